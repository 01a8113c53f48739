// @vitest-environment happy-dom
/**
 * The end of a sealed match: what is verified about the packs, a deck not built from its pool, and which decks are
 * offered.
 */
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Lobby } from '../../../src/app/games/netrunner/decks/deckPicker.tsx';
import { ui } from '../../../src/app/games/netrunner/index.tsx';
import { PastScreen } from '../../../src/app/screens/past/index.tsx';
import { GameOver } from '../../../src/app/screens/table/gameOver.tsx';
import type { PoolsShown } from '../../../src/app/screens/table/usePools.ts';
import { saveDeck } from '../../../src/peer/store/decks.ts';
import { putOnShelf } from '../../../src/peer/store/shelf.ts';
import { definition } from '../../../src/rules/netrunner/cards/index.ts';
import { buildDeck } from '../../../src/rules/netrunner/packs/build.ts';
import { packsOf, poolOf } from '../../../src/rules/netrunner/packs/packs.ts';
import { missingFrom } from '../../../src/rules/pool.ts';
import { seeded } from '../../../src/solo/random.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { shelfRow } from '../../support/screens/shelfRow.ts';
import { soon } from '../../support/screens/soon.ts';

const store = new FaultyDisk().open();
vi.mock('../../../src/app/device/disk.ts', () => ({ disk: { read: (name: string) => store.read(name) } }));

afterEach(cleanup);

const nothing = (): void => {};
const verdict = { clean: true, winner: 1, ended: { by: 'resignation' } } as const;
const table = { corp: { points: 0 }, runner: { points: 0 }, turn: 1, active: 0, actions: 1, over: null };
const v = { table, seat: 0, names: ['Ann', 'Bob'], seals: ['a', 'b'], link: 'open', question: { kind: 'over' } };

const end = (pools: PoolsShown | null): string =>
  render(
    <GameOver
      v={v as never}
      ui={ui as never}
      status={{ kind: 'over', by: 'resignation', winner: 1, verdict, owed: null, waitsFor: null }}
      waiting={null}
      pools={pools}
      onHome={nothing}
      onSave={nothing}
      onTable={nothing}
      onReplay={nothing}
      onClaim={nothing}
      denied={null}
    />,
  ).container.textContent ?? '';

test('the sentence about the packs is next to the one about the game, and both pools expand to their lists', () => {
  const said = end({
    text: 'Verified: the packs.',
    outcomes: [null, null],
    lists: [{ title: 'Your pool', cards: 'Keeper' }],
  });
  expect(said).toContain('Bob wins');
  expect(said).toContain('Verified: every shuffle');
  expect(said).toContain('Verified: the packs.');
  expect(screen.getByText('Your pool').closest('details')?.textContent).toContain('Keeper');
  cleanup();
  expect(end({ text: null, outcomes: [], lists: [] })).toContain('Checking the packs…');
  cleanup();
  expect(end(null)).not.toMatch(/packs/i);
});

test('a player who used a card that their pool lacks has lost, and the game is not called fair', () => {
  const said = end({ text: 'Foul play: Keeper.', outcomes: [null, { winner: 0, fault: 1 }], lists: [] });
  expect(said).toContain('You win');
  expect(said).not.toContain('Bob wins');
  expect(said).toContain('Foul play: Keeper.');
  expect(said).not.toContain('Verified');
});

test('only the player’s decks within the pool are offered; for the others, the missing cards are named', async () => {
  const [pool, other] = [1, 2].map((seed) => poolOf(packsOf(seeded(seed), { v1: 2, proteus: 0, classic: 0 })));
  const deckOf = (id: string, cards: readonly string[]) => ({
    id,
    name: id,
    side: 0 as const,
    cards: [...cards],
    touched: 1,
  });
  const mine = deckOf('Mine', buildDeck(0, pool!).cards);
  const foreign = definition(other!.find((card) => !pool!.includes(card) && definition(card).side === 0)!);
  await saveDeck(mine);
  await saveDeck(deckOf('One too many', [...mine.cards, foreign.id]));
  render(<Lobby seat={0} options={{ rules: '1996' }} chosen={mine} pool={pool!} theirs={null} onChoose={nothing} />);
  await screen.findByText((text) => text.includes(`Your pool doesn’t have ${foreign.title}.`));
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([`Mine, ${mine.cards.length} cards`]);
});

test('a deck that changed after it was chosen is used in its new form', async () => {
  const pool = poolOf(packsOf(seeded(1), { v1: 2, proteus: 0, classic: 0 }));
  const cards = buildDeck(0, pool).cards;
  const before = { id: 'Changed', name: 'Changed', side: 0 as const, cards: [...cards], touched: 1 };
  const more = pool.find((card) => definition(card).side === 0 && missingFrom(pool, [...cards, card]).length === 0)!;
  const now = [...cards.slice(0, -1), more];
  await saveDeck({ ...before, cards: now });
  const chosen: string[] = [];
  const choose = (deck: { cards: readonly string[] }): void => void chosen.push(deck.cards.join());
  render(<Lobby seat={0} options={{ rules: '1996' }} chosen={before} pool={pool} theirs={null} onChoose={choose} />);
  const link = (await screen.findByText('Change this deck')) as HTMLAnchorElement;
  expect(link.getAttribute('href')).toBe('#/deck/Changed');
  await soon(() => expect(chosen).toEqual([now.join()]));
});

test('packs of an unfinished match can’t be removed without a warning about the consequences', async () => {
  const result = { winner: null, by: 'rules', text: 'Packs dealt', unproven: true, kept: true } as const;
  const ended = { over: true, followed: true, rules: 'packs/1.3', result };
  await putOnShelf(shelfRow('packs', 'Bob', { points: [0, 0], turn: 0, ...ended }));
  render(<PastScreen />);
  (await screen.findByText('Packs dealt')).closest('button')?.click();
  (await screen.findByText('Remove')).closest('button')?.click();
  expect(await screen.findByText(/The match isn’t over\..* you lose it\./)).toBeTruthy();
});
