// @vitest-environment happy-dom
/** Fixing the table, and answering the opponent's requests: what would change, and what each answer does. */
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FixTable } from '../../../../src/app/screens/table/fixTable.tsx';
import { keyOf, OpponentOffer, questionOf } from '../../../../src/app/screens/table/opponentOffer.tsx';
import type { OfferView } from '../../../../src/peer/match/view.ts';
import type { CorrectUi } from '../../../../src/words/types.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../support/screens/topLayer.ts';

const pressed: unknown[] = [];
const note = (what: string) => () => void pressed.push(what);
beforeEach(() => {
  closeLikeBrowsers();
  pressed.length = 0;
});
afterEach(cleanup);

const ways = [
  { title: 'To Archives', change: { to: 'pile' } },
  { title: 'To HQ', change: { to: 'hand' } },
];
const ui: CorrectUi<unknown> = {
  counts: () => [
    { name: 'bits', seat: 1, now: 5, change: (to) => ({ of: 1, to }) },
    { name: 'tags', seat: 0, now: 0, change: (to) => ({ of: 0, to }) },
  ],
  places: () => [{ name: 'Keeper', seat: 0, ways }],
  states: () => [],
  words: (_, change) => `changed to ${JSON.stringify(change)}`,
};

function fix(refuses = false): void {
  const match = { withChange: () => (refuses ? { ok: false, error: {} } : { ok: true }) };
  const sitting = { names: ['Ann', 'Bob'], match, ui: { refusal: () => 'That can’t be.' } };
  render(
    <FixTable
      {...{ ui, seat: 0, table: {} }}
      sitting={sitting as never}
      onClose={note('close')}
      onAsk={(change) => pressed.push(change)}
    />,
  );
}

describe('fixing the table', () => {
  test('counts are listed with the own ones first, go down to none, and change nothing until they differ', () => {
    fix();
    expect(lists('option')).toEqual(['Your tags', 'Bob’s bits']);
    expect(offers().slice(0, 3)).toEqual(['A count (on)', 'A place', 'A card’s state']);
    expect(offers().at(-2)).toBe('Ask Bobsay what is wrong first (off)');
    press('Remove one: Your tags');
    expect([reads('.count-steps p'), lists('h3')]).toEqual(['0', []]);
    press('Add one: Your tags');
    press('Add one: Your tags');
    expect([reads('.count-steps p'), lists('h3'), reads('.stands')]).toEqual([
      '0 2',
      ['The record will say'],
      'Fixed by agreement: changed to {"of":0,"to":2}',
    ]);
    press('Ask Bob');
    expect(pressed).toEqual([{ of: 0, to: 2 }, 'close']);
  });

  test('another count starts from its own value', () => {
    fix();
    press('Add one: Your tags');
    const select = screen.getByRole('combobox', { hidden: true });
    // Not `fireEvent.change`, which the library turns into another event.
    act(() => {
      (select as HTMLSelectElement).value = '1';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect([reads('.count-steps p'), reads('.says'), lists('h3')]).toEqual(['5', 'currently 5', []]);
    press('Remove one: Bob’s bits');
    press('Ask Bob');
    expect(pressed[0]).toEqual({ of: 1, to: 4 });
  });

  test('a card’s place is chosen by a tap and undone by another; without a card there is nothing to choose', () => {
    fix();
    press('Add one: Your tags');
    press('A place');
    expect(offers().at(-2)).toBe('Ask Bobsay what is wrong first (off)');
    press('Keeper: To HQ');
    expect(offers('.ways-to')).toEqual(['Keeper: To Archives', 'Keeper: To HQ (on)']);
    press('Keeper: To HQ');
    expect(offers('.ways-to')).toEqual(['Keeper: To Archives', 'Keeper: To HQ']);
    press('A card’s state');
    expect(reads()).toContain('No such card is visible to both of you.');
    press('Leave it as it is');
    expect(pressed).toEqual(['close']);
  });

  test('a change that the rules refuse can’t be asked for, and says why', () => {
    fix(true);
    press('Add one: Your tags');
    expect([lists('[role=alert]'), lists('h3')]).toEqual([['That can’t be.'], []]);
    expect(offers().at(-2)).toBe('Ask BobThat can’t be. (off)');
  });
});

const draw = { what: 'draw' } as OfferView;
const correct = { what: 'correct', change: { of: 0, to: 2 } } as unknown as OfferView;

function asks(theirs: OfferView | null, about: { noes?: number; stakes?: object | null } = {}) {
  const match = { decline: (all?: boolean) => void pressed.push(all ? 'mute' : 'decline') };
  const sitting = { names: ['Ann', 'Bob'], keys: ['a', 'b'], match, ui: { correct: ui } };
  const view = { seat: 0, table: {}, offers: { theirs, mine: null, noes: about.noes ?? 0 } };
  const stakes = about.stakes ?? null;
  return (
    <OpponentOffer
      {...({ view, sitting, record: { lines: [] }, stakes } as never as Parameters<typeof OpponentOffer>[0])}
      onAccept={note('accept')}
    />
  );
}

describe('the opponent’s request', () => {
  test('is a line above the table; its form recommends neither answer to a draw', () => {
    render(asks(draw));
    expect([reads('p'), offers()]).toEqual(['Bob asks: Agree to a draw?', ['Answer']]);
    press('Answer');
    expect([reads('h2'), offers()]).toEqual([
      'Agree to a draw?',
      ['Acceptnobody wins', 'DeclineBob sees that you decline'],
    ]);
    press('Accept');
    expect([pressed, reads()]).toEqual([['accept'], '']);
  });

  test('in a match says what a draw scores; after two refusals all others can be declined at once', () => {
    render(asks(draw, { noes: 2, stakes: { win: [10, 2], draw: [5, 4], lose: [0, 10] } }));
    press('Answer');
    expect(offers()).toEqual([
      'AcceptYou get 5, Bob 4',
      'DeclineBob sees that you decline',
      'Decline everything from now on',
    ]);
    press('Decline everything');
    expect(pressed).toEqual(['mute']);
  });

  test('for a fix names the change, and accepting it is the filled answer', () => {
    const { rerender } = render(asks(correct, { noes: 1 }));
    expect(reads('p')).toBe('Bob asks: Fix: changed to {"of":0,"to":2}?');
    press('Answer');
    expect(offers()).toEqual(['Acceptboth tables change (main)', 'DeclineBob sees that you decline']);
    rerender(asks(null));
    expect([reads('h2'), offers()]).toEqual(['Fix: changed to {"of":0,"to":2}?', ['Close (main)']]);
    press('Close');
    expect(reads()).toBe('');
    rerender(asks(correct));
    press('Answer');
    press('Decline');
    expect([pressed, reads()]).toEqual([['decline'], '']);
    rerender(asks(draw));
    expect(reads('p')).toBe('Bob asks: Agree to a draw?');
  });
});

test('an own request is known by what it asks', () => {
  const asked = (mine: OfferView) => {
    const game = { view: { table: {} }, sitting: { ui: {}, names: ['Ann', 'Bob'] }, record: {} };
    return [keyOf(mine), questionOf(game as never, mine)];
  };
  expect(asked(draw)).toEqual(['draw', 'Agree to a draw?']);
  expect(asked(correct)).toEqual(['fix {"of":0,"to":2}', 'Fix: the table?']);
  expect(keyOf({ what: 'back', to: 7 } as OfferView)).toBe('back 7');
});
