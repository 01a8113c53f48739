/** The games of a sealed match: which decks are used, what counts, and never a deck with cards outside the pool. */
import { expect, test } from 'vitest';
import { loadTableUi } from '../../../src/app/games/index.ts';
import { decksFor, openNext } from '../../../src/app/play/next.ts';
import { standingsOf } from '../../../src/app/play/standings.ts';
import { matchPool, type PlayedGame } from '../../../src/peer/store/shelf.ts';
import { buildDeck } from '../../../src/rules/netrunner/packs/build.ts';
import { packsDealt } from '../../../src/rules/netrunner/packs/index.ts';
import { poolOf } from '../../../src/rules/netrunner/packs/packs.ts';
import { mainGameInfo } from '../../../src/words/en/signs.ts';

const held = [1, 2, 3, 4, 5, 6, 7, 8];
const pool = poolOf(packsDealt({ step: 'dealt', boosters: 2, set: 'v1' }, { seat: 0, held })!);
const decks: [string[], string[]] = [[...buildDeck(0, pool).cards], [...buildDeck(1, pool).cards]];
const packs: PlayedGame = {
  seat: 0,
  winner: null,
  by: 'rules',
  kept: true,
  points: [0, 0],
  deck: [],
  dealt: { pool, decks },
};
const won: PlayedGame = { seat: 0, winner: 0, by: 'rules', kept: true, points: [7, 2], deck: decks[0] };
const ui = await loadTableUi(mainGameInfo);

test('the first game uses the decks that both players built, and the next one those for the other sides', () => {
  const first = decksFor({ decks: null, before: [packs] }, { ui, options: {}, played: null });
  expect(first.map(({ cards }) => cards)).toEqual(decks);
  const changed = decks[0].toReversed();
  const after = decksFor({ decks: null, before: [packs] }, { ui, options: {}, played: { ...won, deck: changed } });
  expect(after.map(({ cards }) => cards)).toEqual([changed, decks[1]]);
});

test('a deck that is not allowed is not replaced by a built-in one, which no pool contains', () => {
  const short = { id: 'short', name: 'Short', side: 0 as const, cards: pool.slice(0, 3), touched: 0 };
  const other = { ...short, id: 'other', side: 1 as const };
  const brought = decksFor({ decks: [short, other], before: [packs] }, { ui, options: {}, played: won });
  expect(brought).toEqual([short, other]);
  const without = decksFor({ decks: [short, other], before: [] }, { ui, options: {}, played: { ...won } });
  expect(without.map(({ builtIn }) => builtIn)).toEqual([true, true]);
});

test('a deck with cards outside the pool can’t begin a game', async () => {
  const finished = { shelved: { before: [packs] }, played: won, ui } as unknown as Parameters<typeof openNext>[0];
  const beyond = [...decks[1], ui.decks!.builtIn[1].cards.find((card) => !pool.includes(card))!];
  const done = await openNext(finished, 'changed', beyond, () => {});
  expect(done).toMatchObject({ ok: false, error: { kind: 'E-DECK', text: expect.stringContaining('packs') } });
});

test('opening packs does not count as a game of the match and scores nothing', () => {
  const standings = standingsOf(ui.match!, [packs, won], { seat: 1, points: [0, 0] });
  expect(standings.rows.map(({ seat, gives }) => [seat, gives])).toEqual([
    [0, [10, 2]],
    [1, null],
  ]);
  expect(matchPool([packs, won])).toBe(pool);
  expect(matchPool([won])).toBeNull();
});
