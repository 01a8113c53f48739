/** The Game Master's drawer on one phone, with a slow store that may fail. */
import { expect, test } from 'vitest';
import { drawersIn } from '../../../../src/app/games/trenchcoat/board/useDraft.ts';
import { fail, ok } from '../../../../src/base/result.ts';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';
import { knowledge } from '../../../../src/rules/trenchcoat/game/knowledge.ts';
import type { TrenchKnown } from '../../../../src/rules/trenchcoat/game/known.ts';
import type { ChangeWhat } from '../../../../src/rules/trenchcoat/game/page.ts';
import { pageOf } from '../../../../src/rules/trenchcoat/game/slots.ts';

const found = (add: number): ChangeWhat => ({ to: 'found', node: 0, add });

/** A store in which each call takes a tick. `full`: it writes nothing new to disk, but the page still has it. */
function slowNotes() {
  const notes = new Map<string, unknown>();
  const store = {
    full: false,
    async kept(game: string) {
      await Promise.resolve();
      return notes.get(game);
    },
    async keep(game: string, note: unknown) {
      await Promise.resolve();
      notes.set(game, note);
      return store.full ? fail('full') : ok(null);
    },
  };
  return store;
}

test('given two screens of one game, when both make changes at the same time, then all are stored, each with its own number', async () => {
  const drawers = drawersIn(slowNotes());
  const known = knowledge.begin(0, []);
  const made = await Promise.all([1, 2, 3].map((add) => drawers.add('a', () => known, found(add))));
  const { changes } = await drawers.read('a');
  expect(changes.map(({ nr }) => nr)).toEqual([1, 2, 3]);
  expect(made.at(-1)?.changes).toEqual(changes);
  expect(await drawers.read('b')).toEqual({ changes: [] });
});

test('given a page that binds the waiting changes, when another change is made meanwhile, then it is judged by what is known at its turn', async () => {
  const drawers = drawersIn(slowNotes());
  let known: TrenchKnown = knowledge.begin(0, []);
  const first = await drawers.add('a', () => known, found(1));
  const second = drawers.add('a', () => known, found(2));
  const page = pageOf(first?.changes ?? []);
  if (!page.ok) throw new Error(page.error.why);
  known = knowledge.told(known, { kind: 'fact', of: 0, number: 0, value: page.value });
  expect((await second)?.changes.map(({ nr }) => nr)).toEqual([2]);
});

test('given a full store, when a change cannot be stored, then it is discarded, and the next one takes its number', async () => {
  const store = slowNotes();
  const drawers = drawersIn(store);
  const known = knowledge.begin(0, []);
  await drawers.add('a', () => known, found(1));
  store.full = true;
  expect(await drawers.add('a', () => known, found(2))).toBeNull();
  store.full = false;
  expect((await drawers.read('a')).changes.map(({ nr }) => nr)).toEqual([1]);
  const kept = await drawers.add('a', () => known, found(3));
  expect(kept?.changes).toMatchObject([
    { nr: 1, add: 1 },
    { nr: 2, add: 3 },
  ]);
});

test('given two secret tests on the same held number, when they are made at the same time, then the second is dropped', async () => {
  const drawers = drawersIn(slowNotes());
  const held = [0, 1, 2, 3, 4].reduce(
    (known, number) => knowledge.told(known, { kind: 'held', of: 0, number, value: number }),
    knowledge.begin(0, []),
  );
  const event: TrenchEvent = { kind: 'held', test: 1, held: 0, count: 5 };
  const known = knowledge.learn(held, [event], []);
  const watch: ChangeWhat = { to: 'secret', held: 1, label: 'Watch', total: 3 };
  const [first, second] = await Promise.all([0, 1].map(() => drawers.add('a', () => known, watch)));
  expect([first?.changes.length, second]).toEqual([1, null]);
  expect(await drawers.add('a', () => known, { ...watch, held: 2 })).toMatchObject({
    changes: [{ held: 1 }, { held: 2 }],
  });
});

test('given a draft and a change made at the same time, then both are stored, and a sent draft is removed', async () => {
  const drawers = drawersIn(slowNotes());
  const known = knowledge.begin(0, []);
  const draft = { of: '7', value: 'Rain falls' };
  await Promise.all([
    drawers.keepDraft('a', '0/say', draft),
    drawers.add('a', () => known, found(1)),
    drawers.keepDraft('a', '1/test', draft),
    drawers.add('a', () => known, found(2)),
  ]);
  expect((await drawers.read('a')).changes).toHaveLength(2);
  expect(await drawers.drafts('a')).toEqual({ '0/say': draft, '1/test': draft });
  await drawers.keepDraft('a', '0/say', null);
  expect(await drawers.drafts('a')).toEqual({ '1/test': draft });
});
