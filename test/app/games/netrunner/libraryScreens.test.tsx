// @vitest-environment happy-dom
/** The library, as a player reads and taps it: the list with its filters, and a card's page. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LibraryScreen } from '../../../../src/app/games/netrunner/library/index.tsx';
import {
  emptyQuery,
  libraryState,
  saveLibraryState,
} from '../../../../src/app/games/netrunner/library/libraryState.ts';
import { deleteDeck, loadDecks, saveDeck } from '../../../../src/peer/store/decks.ts';
import { MAX_DECK_SIZE } from '../../../../src/rules/game.ts';
import { findCard } from '../../../../src/rules/netrunner/card.ts';
import { starterDecks } from '../../../../src/rules/netrunner/cards/starters.ts';
import { soon } from '../../../support/screens/soon.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../support/screens/topLayer.ts';

/** A block of rows that the list watches, and what tells it that the block is near the screen. */
interface Watched {
  block: HTMLElement;
  comes(near: boolean): void;
}

let watched: Watched[] = [];

beforeEach(() => {
  closeLikeBrowsers();
  watched = [];
  saveLibraryState({ wanted: emptyQuery, scrolled: 0, heights: new Map() });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly call: (looks: readonly object[]) => void) {}
      observe(block: HTMLElement) {
        const comes = (isIntersecting: boolean) =>
          this.call([{ isIntersecting, target: block, boundingClientRect: { height: 260 } }]);
        watched.push({ block, comes });
      }
      disconnect() {}
    },
  );
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of (await loadDecks()).decks) await deleteDeck(id);
});

const list = () => void render(<LibraryScreen card={null} />);
const rows = (): string[] => lists('.library-row .what b');
const total = (): string => reads('[role=status]');
const type = (text: string): void =>
  void act(() => void fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } }));
const frames = async (count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth++) await act(() => new Promise((done) => requestAnimationFrame(() => done())));
};

describe('the list of cards', () => {
  test('shows each card with its type and its price, an agenda with its points', () => {
    list();
    type('loony goon');
    expect(total()).toBe('1 of 580 cards');
    expect(lists('.library-row')).toEqual(['Loony Goon Program, Icebreaker, Killer4 bitsinstall']);
    type('"corporate coup"');
    expect(lists('.library-row .price')).toEqual(['2points']);
    expect(document.querySelector('.library-row')?.getAttribute('href')).toBe('#/library/corporate-coup');
  });

  test('marks the words that were found in the text', () => {
    list();
    type('end the run');
    expect(lists('.library-row mark').length).toBeGreaterThan(0);
    expect(new Set(lists('.library-row mark').map((mark) => mark.toLowerCase()))).toContain('end');
  });

  test('is emptied by the sign in the field, which is there only with text in it', () => {
    list();
    expect(offers('.finder-field')).toEqual([]);
    type('goon');
    expect(offers('.finder-field')).toEqual(['Clear the field']);
    press('Clear the field');
    expect(total()).toBe('580 of 580 cards');
  });

  test('draws blocks near the screen, and keeps the height of those that leave it', async () => {
    list();
    const drawn = rows().length;
    expect(drawn).toBe(24);
    const [seventh, eighth] = watched.slice(6) as [Watched, Watched];
    expect([seventh.block.childElementCount, seventh.block.style.height]).toEqual([0, '16rem']);
    seventh.comes(true);
    eighth.comes(true);
    // One block per frame.
    await frames(1);
    expect(rows()).toHaveLength(drawn + 4);
    await frames(2);
    expect(rows()).toHaveLength(drawn + 8);
    seventh.comes(false);
    await frames(2);
    expect(rows()).toHaveLength(drawn + 4);
    expect(seventh.block.style.height).toBe('260px');
    expect(libraryState().heights.get(6)).toBe(260);
  });

  test('keeps a block with the focus in it, wherever it is', async () => {
    list();
    const seventh = watched[6] as Watched;
    seventh.comes(true);
    await frames(2);
    seventh.block.querySelector('a')?.focus();
    seventh.comes(false);
    await frames(2);
    expect(seventh.block.childElementCount).toBe(4);
  });

  test('is where it was when a player comes back to it', () => {
    list();
    type('wall');
    press('Type');
    press('Ice');
    const found = total();
    cleanup();
    list();
    expect([total(), screen.getByRole<HTMLInputElement>('searchbox').value]).toEqual([found, 'wall']);
  });
});

describe('the filters', () => {
  const chips = (): string[] => offers('.finder .library-chips');

  test('are chosen from a sheet, show their value, and are cleared by another tap', () => {
    list();
    expect(chips()).toEqual(['Both (on)', 'Corp', 'Runner', 'Type', 'Set', 'Cost']);
    press('Type');
    expect(offers().slice(0, 4)).toEqual(['Agendas', 'Ice', 'Nodes', 'Upgrades']);
    press('Ice');
    expect(chips()[3]).toBe('Ice, clear it (on)');
    press('Cost');
    const costs = offers();
    expect([costs[0], costs.at(-1)]).toEqual(['0', expect.stringMatching(/^\d+ or more$/)]);
    press('4');
    expect(chips().slice(3)).toEqual(['Ice, clear it (on)', 'Set', 'Cost 4, clear it (on)']);
    const both = Number.parseInt(total(), 10);
    press('Cost 4, clear it');
    expect(Number.parseInt(total(), 10)).toBeGreaterThan(both);
    press('Ice, clear it');
    expect(total()).toBe('580 of 580 cards');
  });

  test('offer the types of the chosen side, and another side clears a type it lacks', () => {
    list();
    press('Runner');
    press('Type');
    expect(offers()).not.toContain('Agendas');
    press('Programs');
    expect(chips()[3]).toBe('Programs, clear it (on)');
    press('Corp');
    expect(chips().slice(0, 4)).toEqual(['Both', 'Corp (on)', 'Runner', 'Type']);
    press('Type');
    press('Nodes');
    press('Both');
    expect(chips().slice(0, 4)).toEqual(['Both (on)', 'Corp', 'Runner', 'Nodes, clear it (on)']);
  });

  test('that prevent a match are offered to be removed, with what that finds', () => {
    list();
    type('loony goon');
    press('Corp');
    expect(reads('.nothing-found')).toBe('No cards found.Without Corp only1 card');
    press('Without Corp only');
    expect(rows()).toEqual(['Loony Goon']);
  });
});

describe('a card’s page', () => {
  const page = async (card: string): Promise<void> => {
    render(<LibraryScreen card={card} />);
    await soon(() => expect(reads('[aria-label="In these decks"]')).toMatch(/copies$|None of your decks/));
  };
  const own = (id: string, cards: readonly string[]) =>
    saveDeck({ id, name: `Deck ${id}`, side: 0, cards: [...cards], touched: 1 });

  test('names its set, its place in the list, and leads to its neighbours there', async () => {
    saveLibraryState({ wanted: { ...emptyQuery, typed: 't:agenda', side: 0 } });
    await page('corporate-coup');
    const [, at = 0, of = 0] = (/^Card (\d+) of (\d+)$/.exec(reads('h1 small')) ?? []).map(Number);
    expect(of).toBeLessThan(100);
    const neighbours = [...document.querySelectorAll('a.round.up, a.round.down')].map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ]);
    expect(neighbours.map(([label]) => label)).toEqual(
      [at > 1 && 'Previous card', at < of && 'Next card'].filter(Boolean),
    );
    expect(reads()).toMatch(/Set: \w+/);
  });

  test('a card that was not searched for has its place among all', async () => {
    saveLibraryState({ wanted: { ...emptyQuery, typed: 'loony' } });
    await page('corporate-coup');
    expect(reads('h1 small')).toMatch(/^Card \d+ of 580$/);
  });

  test('lists the decks that have it, with how many copies', async () => {
    await own('one', ['corporate-coup', 'corporate-coup', 'bbs-whispering-campaign']);
    await own('two', ['bbs-whispering-campaign']);
    await page('corporate-coup');
    expect(lists('.in-decks li').filter((deck) => deck.startsWith('Deck'))).toEqual(['Deck one2 copies']);
    cleanup();
    await page(starterDecks[0][0] ?? '');
    expect(lists('.in-decks li')[0]).toMatch(/built in\d copies$/);
  });

  test('a first deck is made with it at once', async () => {
    await page('loony-goon');
    expect(offers('.bottom')).toEqual(['Add to a deckstarts a Runner deck (main)']);
    press('Add to a deck');
    await screen.findByText('My Runner deck now has its first card.');
    expect((await loadDecks()).decks).toMatchObject([{ side: 1, cards: ['loony-goon'] }]);
  });

  test('it can’t be added before the decks have been read: that would start another one', async () => {
    await own('one', []);
    render(<LibraryScreen card="corporate-coup" />);
    expect(screen.queryByText('Add to a deck')).toBeNull();
    await screen.findByText('Add to a deck');
  });

  test('an own deck takes another copy, unless it is full', async () => {
    await own('one', ['bbs-whispering-campaign']);
    await own('full', Array(MAX_DECK_SIZE).fill('bbs-whispering-campaign'));
    await page('bbs-whispering-campaign');
    press('Add to a deck');
    expect(reads('h2')).toMatch(/^Add .* to$/);
    const [fresh, ...decks] = offers();
    expect(fresh).toBe('A new decka Corp deck with this card');
    expect(decks.toSorted()).toEqual(['Deck fullno room for another card (off)', 'Deck onehas 1 copy, 1 card in all']);
    press('Deck one');
    await screen.findByText('Deck one now has 2 copies.');
    await soon(async () =>
      expect((await loadDecks()).decks.find(({ id }) => id === 'one')?.cards).toEqual([
        'bbs-whispering-campaign',
        'bbs-whispering-campaign',
      ]),
    );
  });

  test('that this version does not have says so', () => {
    render(<LibraryScreen card="no-such-card" />);
    expect([reads('h1'), reads('[role=alert]')]).toEqual(['No such card', 'This version doesn’t have that card.']);
  });

  test('rulings beyond three are folded away', async () => {
    const { default: byCard } = await import('../../../../src/rules/netrunner/RULES.md?cards');
    const [card = '', rulings = []] = Object.entries(byCard).find(([id, all]) => all.length > 3 && findCard(id)) ?? [];
    await page(card);
    await screen.findByText(rulings[0] ?? '');
    expect(lists('.card-rulings > p').slice(0, 3)).toEqual(rulings.slice(0, 3));
    expect(lists('.card-rulings > p')).toHaveLength(3);
    expect(reads('.card-rulings summary')).toMatch(/^\d+ more$/);
    expect(lists('.card-rulings details p')[0]).toBe(rulings[3]);
  });
});
