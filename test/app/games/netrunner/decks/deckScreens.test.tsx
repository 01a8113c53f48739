// @vitest-environment happy-dom
/** Decks: the list, adding cards, a deck received from someone else, and its numbers. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeckChoice } from '../../../../../src/app/games/gameUi.ts';
import { AddSheet } from '../../../../../src/app/games/netrunner/decks/addSheet.tsx';
import { Chart } from '../../../../../src/app/games/netrunner/decks/chart.tsx';
import { DecksScreen } from '../../../../../src/app/games/netrunner/decks/index.tsx';
import { Numbers } from '../../../../../src/app/games/netrunner/decks/numbers.tsx';
import { Received } from '../../../../../src/app/games/netrunner/decks/received.tsx';
import { deleteDeck, loadDecks } from '../../../../../src/peer/store/decks.ts';
import { starterDecks } from '../../../../../src/rules/netrunner/cards/starters.ts';
import { deckCode } from '../../../../../src/rules/netrunner/deckCode.ts';
import { soon } from '../../../../support/screens/soon.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../../support/screens/topLayer.ts';

beforeEach(() => {
  closeLikeBrowsers();
  location.hash = '#/decks';
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of (await loadDecks()).decks) await deleteDeck(id);
});

const own: DeckChoice = { id: 'mine', name: 'Mine', side: 0, cards: [...starterDecks[0]], touched: 1 };
const stored = async () => (await loadDecks()).decks;

describe('the list of decks', () => {
  test('is by side; a new deck is empty and opens at once', async () => {
    render(<DecksScreen id={null} what="deck" />);
    await screen.findByText('All cards');
    expect(lists('section > h2')).toEqual(['Corp', 'Runner']);
    expect(offers('.bottom').slice(0, 2)).toEqual(['New Corp deck', 'New Runner deck']);
    press('New Runner deck');
    await soon(() => expect(location.hash).toMatch(/^#\/deck\//));
    expect(await stored()).toMatchObject([{ side: 1, cards: [] }]);
  });

  test('a deck that is not on this phone says so, and leads back', async () => {
    render(<DecksScreen id="gone" what="deck" />);
    await screen.findByRole('alert');
    location.hash = '#/deck/gone';
    press('All decks');
    expect(location.hash).toBe('#/decks');
  });
});

describe('adding cards', () => {
  function add(deck: DeckChoice): [string, number][] {
    const set: [string, number][] = [];
    render(<AddSheet deck={deck} onSet={(card, n) => set.push([card, n])} onClose={() => {}} />);
    return set;
  }
  const type = (text: string): void =>
    void fireEvent.input(screen.getByRole('searchbox', { hidden: true }), { target: { value: text } });
  const rows = (): string[] => lists('.card-row b');

  test('says of each card its type and facts, as one phrase', () => {
    add(own);
    expect(lists('.card-row small').slice(0, 3)).toEqual([
      'Upgrade, rez 0',
      'Operation, Transactions, cost 5',
      'Node, Transactions, rez 0',
    ]);
  });

  test('shows thirty at first, more on request, and thirty again when the search changes', () => {
    add(own);
    expect(rows()).toHaveLength(30);
    press(offers().at(-1) ?? '');
    expect(rows()).toHaveLength(60);
    press('Agendas');
    expect(rows().length).toBeLessThanOrEqual(30);
    expect(offers('.types').filter((name) => name.endsWith('(on)'))).toEqual(['Agendas (on)']);
  });

  test('finds by name, counts what the deck has, and adds or removes one', () => {
    const set = add({ ...own, cards: ['filter', 'filter'] });
    type('filter');
    expect(rows()).toContain('Filter');
    press('Add one Filter');
    press('Remove one Filter');
    expect(set).toEqual([
      ['filter', 3],
      ['filter', 1],
    ]);
  });

  test('from a pool offers only its cards, and no more copies than it has', () => {
    const set = add({ ...own, cards: ['filter', 'filter'], pool: ['filter', 'filter', 'keeper'] });
    expect(rows()).toEqual(['Filter', 'Keeper']);
    expect(offers()).toContain('Add one Filter (off)');
    press('Remove one Keeper');
    expect(set).toEqual([['keeper', 0]]);
  });

  test('a card’s name opens its text, and leads back to the list', () => {
    add({ ...own, pool: ['filter'] });
    press('Filter');
    expect(reads('h2')).toBe('Filter');
    press('Back to the cards');
    expect(reads('h2')).toBe('Add cards');
  });
});

describe('a deck received from someone', () => {
  const code = deckCode({ name: 'Wall', side: 0, cards: [...starterDecks[0]] });
  const got = (decks: readonly DeckChoice[], text = code): void => void render(<Received code={text} decks={decks} />);

  test('new here can be kept', async () => {
    got([]);
    expect(reads('h1')).toEqual('A deck has arrived');
    expect([reads('.bottom p'), offers('.bottom')]).toEqual([
      'You have no deck with this name. Keep it to make it yours. The sender isn’t told.',
      ['Keep this deck (main)', 'Not now'],
    ]);
    press(offers('.bottom')[0]?.replace(' (main)', '') ?? '');
    await soon(() => expect(location.hash).toMatch(/^#\/deck\//));
    expect(await stored()).toMatchObject([
      { name: 'Wall', side: 0, cards: expect.arrayContaining([starterDecks[0][0]]) },
    ]);
  });

  test('already here, in any order of its cards, is only opened', () => {
    got([{ ...own, name: 'Wall', cards: own.cards.toReversed() }]);
    expect([reads('.bottom p'), offers('.bottom')]).toEqual([
      'You already have this deck.',
      ['Open it (main)', 'Not now'],
    ]);
    press('Open');
    expect(location.hash).toBe('#/deck/mine');
  });

  test('with the name of another deck can replace it, unless that is built in', async () => {
    got([{ ...own, name: 'Wall', cards: ['filter'], builtIn: true }]);
    expect([reads('.bottom p'), offers('.bottom')]).toEqual([
      'There is already a different deck called Wall. You can keep both.',
      ['Keep both (main)', 'Not now'],
    ]);
    cleanup();
    got([{ ...own, name: 'Wall', cards: ['filter'] }]);
    expect([reads('.bottom p'), offers('.bottom')]).toEqual([
      'You already have a different deck called Wall. Keep both, or replace yours.',
      ['Keep both (main)', 'Replace mine', 'Not now'],
    ]);
    press(offers('.bottom')[1] ?? '');
    await soon(() => expect(location.hash).toBe('#/deck/mine'));
    expect((await stored())[0]?.cards).toHaveLength(starterDecks[0].length);
    cleanup();
    location.hash = '#/received';
    got([]);
    press('Not now');
    expect(location.hash).toBe('#/decks');
  });

  test('that can’t be read says why', () => {
    got([], 'nonsense');
    expect([reads('h1'), lists('[role=alert]'), offers('.bottom')]).toEqual([
      'No deck received',
      ['That isn’t a deck code.'],
      ['Decks (main)'],
    ]);
  });
});

describe('a deck’s numbers', () => {
  const workers: { onmessage?(event: unknown): void; onerror?(): void; posted?: unknown; ended?: boolean }[] = [];
  class FakeWorker {
    posted?: unknown;
    ended?: boolean;
    constructor() {
      workers.push(this);
    }
    postMessage(order: unknown) {
      this.posted = order;
    }
    terminate() {
      this.ended = true;
    }
  }
  const tally = (games: number) => ({ games, seen: [[0, 4, 6]], bits: [[0, 0, 10]] });
  const report = (data: unknown) => act(() => workers.at(-1)?.onmessage?.({ data }));

  test('the opening hand of the Corp counts its first draw too; fewer than five cards have none', () => {
    render(<Numbers deck={own} />);
    expect(lists('thead th').slice(0, 4)).toEqual(['At least one', 'Of 45', 'Hand', '+ draw']);
    expect(lists('tbody tr')[0]).toEqual('an agenda864.3%71.5%');
    expect(lists('details tbody tr')).toEqual(['035.7%', '143.2%', '217.8%', '33.1%', '40.2%', '5under 0.1%']);
    cleanup();
    render(<Numbers deck={{ ...own, side: 1, cards: [...starterDecks[1]] }} />);
    expect(lists('thead th').slice(0, 4)).toEqual(['At least one', 'Of 45', 'Hand', 'In hand']);
    cleanup();
    render(<Numbers deck={{ ...own, cards: ['filter'] }} />);
    expect(lists('table')).toEqual([]);
  });

  test('games are played in the background, can be stopped, and end by themselves', () => {
    vi.stubGlobal('Worker', FakeWorker);
    render(<Numbers deck={own} />);
    press('Play');
    expect(workers.at(-1)?.posted).toMatchObject({ side: 0, games: 10_000 });
    report({ tally: tally(500), done: 500 });
    expect(reads('section:last-of-type')).toContain('500 of 10,000');
    press('Stop');
    expect(workers.at(-1)?.ended).toBe(true);
    expect(offers('section:last-of-type')).toEqual(['Play them again500 of 10,000 games (main)']);
    press(offers('section:last-of-type')[0]?.replace(' (main)', '') ?? '');
    report({ tally: tally(10_000), done: 10_000 });
    expect(offers('section:last-of-type')).toEqual(['Play them again10,000 of 10,000 games (main)']);
    press(offers('section:last-of-type')[0]?.replace(' (main)', '') ?? '');
    act(() => workers.at(-1)?.onerror?.());
    expect(lists('.wrong')).toHaveLength(1);
    expect(offers('section:last-of-type').some((name) => name.startsWith('Stop'))).toBe(false);
  });

  test('an illegal deck plays no games, and says why', () => {
    vi.stubGlobal('Worker', FakeWorker);
    render(<Numbers deck={{ ...own, cards: own.cards.slice(0, 20) }} />);
    expect(offers('section:last-of-type')).toEqual([
      'Play themthe deck must be legal: A Corp deck needs at least 45 cards, and this one has 20. (main, off)',
    ]);
  });

  test('a chart lists every turn that was reached, with its mean and range', () => {
    const rows = [{ mean: 1.234, low: 0, high: 3 }, null, { mean: 12.5, low: 9, high: 14 }];
    render(<Chart title="Agendas" unit="agendas" rows={rows as never} />);
    expect(lists('tbody tr')).toEqual(['11.230 to 3', '312.509 to 14']);
    expect(document.querySelector('svg')?.getAttribute('aria-label')).toEqual(
      'Agendas. Turn 1: 1.2 agendas on average. Turn 3: 13, between 9 and 14 in 4 of 5 games.',
    );
    expect(lists('svg g text')).toEqual(['0', '5', '10', '15']);
    cleanup();
    render(<Chart title="Agendas" unit="agendas" rows={[null]} />);
    expect(lists('figure')).toEqual([]);
  });
});
