// @vitest-environment happy-dom
/**
 * A deck on screen: a built-in deck can only be copied, the player's own deck can be edited, and storage failures are
 * reported.
 */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { DeckChoice } from '../../../../../src/app/games/gameUi.ts';
import { DeckView } from '../../../../../src/app/games/netrunner/decks/deckView.tsx';
import type { StoredDeck } from '../../../../../src/peer/store/decks.ts';
import { starterDecks } from '../../../../../src/rules/netrunner/cards/starters.ts';

afterEach(cleanup);

const own: DeckChoice = { id: 'mine', name: 'Mine', side: 0, cards: [...starterDecks[0]], touched: 1 };

/** Collects every change that the player makes. */
function show(deck: DeckChoice): StoredDeck[] {
  const changes: StoredDeck[] = [];
  render(<DeckView deck={deck} onChanged={(next) => changes.push(next)} onDropped={() => undefined} />);
  return changes;
}

const buttons = (within_: HTMLElement = document.body): string[] =>
  within(within_)
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');

test('a built-in deck can be copied, tried and counted, but not changed', () => {
  show({ ...own, builtIn: true });
  expect(buttons(document.querySelector('.bottom') as HTMLElement)).toEqual(['Copy it', 'Test hand', 'Numbers']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Delete it')).toBeNull();
});

test('a player can rename, edit and delete their own deck', () => {
  const changes = show(own);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Other' } });
  expect(changes.at(-1)).toMatchObject({ id: 'mine', name: 'Other', cards: own.cards });
  expect(changes.at(-1)?.touched).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Add cards' })).toBeTruthy();
});

test('deleting asks first, and Keep it is the answer within reach', () => {
  show(own);
  fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  const sheet = document.querySelector('dialog') as HTMLElement;
  expect(sheet.textContent).toContain('Mine');
  expect(sheet.querySelector('.main')?.textContent).toBe('Keep it');
});

test('an empty deck says so, and deals no hand', () => {
  show({ ...own, cards: [] });
  expect(screen.getByText(/No cards yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Test hand' }));
  expect((document.querySelector('dialog') as HTMLElement).querySelectorAll('li')).toHaveLength(0);
});

test('a test hand has five cards from the deck', () => {
  show(own);
  fireEvent.click(screen.getByRole('button', { name: 'Test hand' }));
  const counts = [...(document.querySelector('dialog') as HTMLElement).querySelectorAll('li')];
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.length).toBeLessThanOrEqual(5);
});
