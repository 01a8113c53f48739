/** A thousand complete random games of the rules only; their properties are in `support/properties.ts`. */
import { describe, expect, it } from 'vitest';
import { type Answer, publishedMove } from '../../../src/rules/game.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { checkAnyGame, checkGame } from '../../support/properties.ts';
import { deal, type NetrunnerGame, playOut } from '../../support/randomPlay.ts';
import { replay } from '../../support/replay.ts';

const GAMES = 1_000;
/** Games with random legal decks: slower, since many more texts are played. */
const ANY_GAMES = 300;
const BATCH = 100;
/** One step in this many is checked thoroughly; the long run (`npm run soak`) checks more. */
const EVERY = 80;

/** Games that failed once, by number, with the cause. They are checked at every third step. */
const regressions: readonly (readonly [seed: number, what: string])[] = [
  [10, 'an action ability took the number of a subroutine'],
  [164, 'an action ability was paid several times and worked once'],
];

describe('random games', () => {
  it.each(Array.from({ length: GAMES / BATCH }, (_, at) => at * BATCH + 1))(
    'N-GEN-01 N-GEN-06 a hundred from number %i keep every property and end',
    (first) => {
      for (let seed = first; seed < first + BATCH; seed++) expect(checkGame(seed, EVERY).why).not.toBe('');
    },
  );

  it.each(regressions)('game %i still holds: %s', (seed) => {
    expect(checkGame(seed, 3).why).not.toBe('');
  });

  it.each(Array.from({ length: ANY_GAMES / BATCH }, (_, at) => at * BATCH + 1))(
    'N-GEN-01 a hundred from number %i with any cards of the catalogue and any options do too',
    (first) => {
      for (let seed = first; seed < first + BATCH; seed++) expect(checkAnyGame(seed, EVERY).why).not.toBe('');
    },
  );

  it('are the same for the same number', () => {
    const [once, again] = [deal(5), deal(5)];
    expect(playOut(once)).toBe(playOut(again));
    expect(JSON.stringify(once)).toBe(JSON.stringify(again));
  });
});

describe('N-HID the table', () => {
  it('is reproduced byte for byte from the published answers', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { start, answers, end } = recorded(seed);
      const again = replay(netrunner, start, answers);
      expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(end));
    }
  });

  it('is the same for two Corps that hold different cards and publish the same moves', () => {
    const one: NetrunnerGame = deal(11);
    const two: NetrunnerGame = { ...one, known: [...one.known] };
    const another = one.known[0].pile.slice(0, one.known[0].hand.length);
    two.known[0] = { ...one.known[0], hand: another, pile: [...one.known[0].pile].reverse() };
    for (const fort of ['hq', 'rd', 'new'])
      for (const local of [one, two]) {
        const hidden = local.known[0].hand[0] as string;
        const step = netrunner.answer(local.table, {
          kind: 'move',
          seat: 0,
          move: { do: 'install', hidden, ice: fort !== 'new', fort },
        });
        expect(step.ok).toBe(true);
        if (step.ok) local.table = step.value.table;
      }
    expect(one.known[0].hand).not.toEqual(two.known[0].hand);
    expect(JSON.stringify(one.table)).toBe(JSON.stringify(two.table));
  });
});

/** A random game with every answer as the other phone receives it. */
function recorded(seed: number): { start: Table; answers: Answer<Move>[]; end: Table } {
  const answers: Answer<Move>[] = [];
  const local = deal(seed);
  // The dealer's own answers go through the game too: they are recorded when they are given.
  const start = deal(seed).table;
  local.game = {
    ...netrunner,
    answer(table, answer) {
      answers.push(answer.kind === 'move' ? { ...answer, move: publishedMove(answer.move) } : answer);
      return netrunner.answer(table, answer);
    },
  };
  playOut(local);
  return { start, answers, end: local.table };
}
