/** Where the cards of one deck are, as far as one side knows. */
import { describe, expect, it } from 'vitest';
import {
  newDeck,
  pileRows,
  type Seal,
  shuffled,
  type TrackedDeck,
  withCardMoved,
  withCardSeen,
} from '../../../src/peer/match/fold/cardTracker.ts';
import type { Face } from '../../../src/peer/secret/deckTable.ts';
import type { CardEvent, CardId, Place } from '../../../src/rules/game.ts';

const names: readonly CardId[] = ['ant', 'bee', 'cat'];
/** Row 0 and row 1 are two copies of the same card. */
const faces: readonly Face[] = [0, 0, 1, 2].map((card, row) => ({
  deck: 0,
  row,
  card,
  point: new Uint8Array(32).fill(row),
}));
const face = (row: number): Face => faces[row] as Face;

const hand: Place = { in: 'hand' };
const open: Place = { in: 'open' };
const top: Place = { in: 'pile', at: 0 };
const slot = (number: number): Place => ({ in: 'slot', slot: number });
const seal: Seal = { by: 0, handle: { seq: 9, index: 0 }, commitment: new Uint8Array(32) };

const event = (from: Place, to: Place, card: CardId | null = null): CardEvent => ({
  kind: 'card',
  owner: 0,
  from,
  to,
  face: card,
});

/** The deck after some events, each with the card known from it; throws if one is refused. */
function moved(where: TrackedDeck, ...steps: readonly (readonly [CardEvent, Face | null, Seal?])[]): TrackedDeck {
  let now = where;
  for (const [one, known, bound] of steps) {
    const next = withCardMoved(now, one, bound ? { face: known, seal: bound } : { face: known }, names);
    if (!next.ok) throw new Error(`${next.error.kind}: ${next.error.detail.kind}`);
    now = next.value.where;
  }
  return now;
}

const refused = (where: TrackedDeck, one: CardEvent, known: Face | null, bound?: Seal): string => {
  const next = withCardMoved(where, one, bound ? { face: known, seal: bound } : { face: known }, names);
  return next.ok ? 'taken' : next.error.kind;
};

/** A shuffled deck from which the owner has drawn the first card they were shown. */
function drawn(full: boolean, row: number): TrackedDeck {
  const deck = shuffled(newDeck(0, 4, full), null);
  const looked = withCardSeen(deck, 0, full ? face(row) : null);
  if (!looked.ok) throw new Error(looked.error.detail.kind);
  return moved(looked.value, [event(top, hand), null]);
}

describe('the deck’s owner', () => {
  it('knows which cards the pile holds, not where', () => {
    const where = drawn(true, 2);
    expect(pileRows(where)).toEqual([0, 1, 3]);
    expect(where.hand.map((token) => token.face?.row)).toEqual([2]);
    expect(where.pile.map((token) => token.joint)).toEqual([1, 2, 3]);
  });

  it('cannot move a card that is not where they say', () => {
    const where = drawn(true, 2);
    expect(refused(where, event(hand, open, 'bee'), face(2))).toBe('taken');
    expect(refused(where, event(hand, open, 'cat'), face(3))).toBe('place');
    expect(refused(where, event({ in: 'pile' }, hand, 'bee'), face(2))).toBe('place');
    expect(refused(where, event(hand, open, 'cat'), face(2))).toBe('face');
  });

  it('does not draw what they already have', () => {
    expect(withCardSeen(drawn(true, 2), 1, face(2))).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
  });
});

describe('the other player', () => {
  it('knows how many cards there are, and those they were shown', () => {
    const where = drawn(false, 2);
    expect(where.hand.map((token) => token.face)).toEqual([null]);
    const shown = moved(where, [event(hand, open, 'bee'), face(2)]);
    expect(shown.open.map((token) => token.face?.row)).toEqual([2]);
    expect(refused(shown, event(hand, open, 'bee'), face(2))).toBe('duplicate');
  });

  it('knows nothing about a hand once a card has left it unseen', () => {
    const start = shuffled(newDeck(0, 4, false), null);
    const two = moved(start, [event(top, hand), null], [event(top, hand), null]);
    const back = moved(two, [event(hand, slot(1), 'ant'), face(0)], [event(slot(1), hand), null]);
    expect(back.hand.map((token) => token.face?.row)).toEqual([undefined, 0]);
    const hidden = moved(back, [event(hand, slot(2)), null, seal]);
    expect(hidden.hand.map((token) => token.face)).toEqual([null]);
  });

  it('sees that a card cannot come from a hand in which they know every card', () => {
    const start = shuffled(newDeck(0, 4, false), null);
    const known = moved(
      start,
      [event(top, hand), null],
      [event(hand, slot(1), 'ant'), face(0)],
      [event(slot(1), hand), null],
    );
    expect(refused(known, event(hand, open, 'bee'), face(2))).toBe('place');
  });
});

describe('a face-down card', () => {
  const start = drawn(true, 2);

  it('is bound by a commitment, which stays with it from slot to slot', () => {
    expect(refused(start, event(hand, slot(1)), face(2))).toBe('game');
    const where = moved(start, [event(hand, slot(1)), face(2), seal], [event(slot(1), slot(2)), null]);
    expect(where.slots).toEqual({ 2: { face: face(2), open: false, seal, joint: null } });
  });

  it('loses its commitment in the hand', () => {
    const where = moved(start, [event(hand, slot(1)), face(2), seal], [event(slot(1), hand), null]);
    expect(where.hand).toEqual([{ face: face(2), open: false, seal: null, joint: null }]);
  });

  it('is turned up as the card it was', () => {
    const where = moved(start, [event(hand, slot(1)), face(2), seal]);
    expect(refused(where, event(slot(1), slot(1), 'bee'), face(2))).toBe('taken');
    expect(refused(where, event(slot(1), slot(1), 'cat'), face(3))).toBe('face');
    expect(refused(where, event(slot(1), slot(1), 'cat'), face(2))).toBe('face');
  });
});

describe('the pile', () => {
  it('has no order after a search until it has been shuffled', () => {
    const deck = shuffled(newDeck(0, 4, true), null);
    const where = moved(deck, [event({ in: 'pile' }, hand, 'cat'), face(3)]);
    expect(where.loose).toBe(true);
    expect(refused(where, event(top, hand), face(0))).toBe('game');
    const again = shuffled(where, null);
    expect([again.loose, again.epoch, again.pile.length]).toEqual([false, 2, 3]);
    expect(pileRows(again)).toEqual([0, 1, 2]);
  });

  it('keeps the positions of a shuffle while cards are put on it and taken off', () => {
    const where = moved(drawn(true, 2), [event(hand, top), face(2), seal]);
    expect(where.pile.map((token) => token.joint)).toEqual([null, 1, 2, 3]);
    expect(where.pile[0]?.seal).toEqual(seal);
    expect(refused(where, event(hand, top), face(2), seal)).toBe('place');
  });
});

it('of two face-up copies, both phones take the same one', () => {
  for (const full of [true, false]) {
    const start = shuffled(newDeck(0, 4, full), null);
    let where = start;
    for (const row of [1, 0]) {
      const looked = withCardSeen(where, where.pile[0]?.joint as number, full ? face(row) : null);
      if (looked.ok) where = moved(looked.value, [event(top, hand), null], [event(hand, open, 'ant'), face(row)]);
    }
    const taken = moved(where, [event(open, hand, 'ant'), null]);
    expect(taken.open.map((token) => token.face?.row)).toEqual([1]);
  }
});
