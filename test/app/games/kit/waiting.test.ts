/** Taps on the kit's board before they can be written: kept in order, written once, and never lost. */
import { describe, expect, test } from 'vitest';
import {
  enqueue,
  markSent,
  markUnsent,
  nextStep,
  numberWith,
  type QueueContext,
  type QueuedMove,
  readQueue,
} from '../../../../src/app/games/kit/board/useQueue.ts';
import { other, type Seat } from '../../../../src/rules/game.ts';
import { kit, type Move, type Table } from '../../../../src/rules/kit/index.ts';
import { CORP, initialTable, numberOf, RUNNER } from '../../../../src/rules/kit/table.ts';
import { seeded } from '../../../../src/solo/random.ts';

const more = (by: number, name = 'bits'): Move => ({ do: 'change', name, by });

function now(table: Table, seat: Seat, rest: Partial<QueueContext> = {}): QueueContext {
  const mine = table.step === 'free' && table.pen === seat;
  const known = kit.knowledge.begin(seat, []);
  const refused = (move: Move): boolean => kit.refusal(table, seat, move, known) !== null;
  return { table, seat, mine, questionAt: 7, busy: false, alone: false, refused, ...rest };
}

function wrote(table: Table, seat: Seat, move: Move): Table {
  const step = kit.answer(table, { kind: 'move', seat, move });
  if (!step.ok) throw new Error(JSON.stringify(step.error));
  return step.value.table;
}

describe('taps', () => {
  test('on the same number are merged until one is being sent, and can cancel each other out', () => {
    const three = enqueue(enqueue([], CORP, more(1)), CORP, more(2));
    expect(three.map(({ move }) => move)).toEqual([more(3)]);
    expect(enqueue(three, CORP, more(-3))).toEqual([]);
    const going = markSent(three, now(initialTable, CORP));
    expect(enqueue(going, CORP, more(1)).map(({ move }) => move)).toEqual([more(3), more(1)]);
    expect(enqueue(three, CORP, more(1, 'points'))).toHaveLength(2);
  });

  test('show the future number until the table has it', () => {
    const going = markSent(enqueue([], CORP, more(3)), now(initialTable, CORP));
    expect(numberWith(going, initialTable, CORP, 'bits')).toBe(8);
    expect(numberWith(going, wrote(initialTable, CORP, more(3)), CORP, 'bits')).toBe(8);
  });
});

describe('a waiting tap', () => {
  const one = enqueue([], CORP, more(1));
  const runners = wrote(initialTable, CORP, { do: 'yield' });

  test('is played once when the player may write', () => {
    expect(nextStep(one[0], now(initialTable, CORP))).toBe('give');
    expect(nextStep(markSent(one, now(initialTable, CORP))[0], now(initialTable, CORP))).toBe(null);
  });

  test('is not written while the pen is about to pass', () => {
    expect(nextStep(one[0], now(initialTable, CORP, { busy: true }))).toBe(null);
  });

  test('is played again with the player’s next pen if the pen passed first', () => {
    const late = markSent(one, now(initialTable, CORP));
    expect(nextStep(late[0], now(runners, CORP, { questionAt: 8 }))).toBe(null);
    const back = wrote(runners, RUNNER, { do: 'yield' });
    expect(nextStep(late[0], now(back, CORP, { questionAt: 9 }))).toBe('give');
    expect(nextStep(late[0], now(wrote(back, CORP, more(1)), CORP, { questionAt: 10 }))).toBe('done');
  });

  test('is played again at the next tap if it could not be stored', () => {
    expect(nextStep(markUnsent(markSent(one, now(initialTable, CORP)))[0], now(initialTable, CORP))).toBe('give');
  });

  test('is dropped if the table refuses it, and the next one is played', () => {
    const [short, next] = enqueue(enqueue([], CORP, more(-6)), CORP, { do: 'die' });
    expect(nextStep(short, now(initialTable, CORP))).toBe('refused');
    expect(nextStep(next, now(initialTable, CORP))).toBe('give');
  });

  test('passes the pen to the same phone if that phone plays both seats', () => {
    const theirs = enqueue([], RUNNER, more(1));
    expect(nextStep(theirs[0], now(initialTable, CORP, { alone: true }))).toBe('yield');
    expect(nextStep(theirs[0], now(initialTable, CORP))).toBe(null);
  });
});

test('a page that is killed at any moment restores the waiting taps and writes them once', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = seeded(seed);
    let table: Table = initialTable;
    let questionAt = 0;
    let sum = 5;
    let kept: readonly QueuedMove[] = [];
    const write = (seat: Seat, move: Move): void => {
      table = wrote(table, seat, move);
      questionAt += 1;
    };
    const goOn = (dies: () => boolean): void => {
      const at = now(table, CORP, { questionAt });
      const what = nextStep(kept[0], at);
      if (what === 'done') kept = kept.slice(1);
      if (what !== 'give') return;
      const [head] = kept;
      kept = markSent(kept, at);
      if (head && !dies()) write(CORP, head.move);
      if (dies()) kept = readQueue(JSON.parse(JSON.stringify(kept)));
    };
    for (let n = 0; n < 60; n++) {
      const by = 1 + random(3);
      const tap = random(4);
      if (tap === 0) {
        sum += by;
        kept = enqueue(markUnsent(kept), CORP, more(by));
      } else if (tap === 1 && table.step === 'free') write(table.pen, { do: 'yield' });
      else goOn(() => random(3) === 0);
    }
    kept = markUnsent(kept);
    while (kept.length > 0) {
      if (table.pen !== CORP) write(other(CORP), { do: 'yield' });
      goOn(() => false);
    }
    expect(numberOf(table, CORP, 'bits'), `seed ${seed}`).toBe(sum);
  }
});

test('anything else in the store is ignored', () => {
  const good = { seat: 0, move: more(2), nth: 3, at: 5 };
  const bad = [null, 7, {}, { seat: 2, move: more(1), nth: null }, { seat: 0, move: { do: 'fly' } }];
  expect(readQueue([good, ...bad, { ...good, nth: 'x' }])).toEqual([{ ...good, at: null }]);
  expect(readQueue(undefined)).toEqual([]);
  expect(readQueue({ length: 1 })).toEqual([]);
});
