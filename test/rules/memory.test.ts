/** What a player remembers of cards they were shown. */
import { describe, expect, it } from 'vitest';
import type { CardEvent, GameEvent, Place } from '../../src/rules/game.ts';
import { begin, learn, withMemory } from '../../src/rules/known.ts';

const THEIRS = 0;
const moved = (from: Place, to: Place, face: string | null = null): CardEvent => ({
  kind: 'card',
  owner: THEIRS,
  from,
  to,
  face,
});
const hand = { in: 'hand' } as const;
const top = { in: 'pile', at: 0 } as const;
const slot = (slot: number) => ({ in: 'slot', slot }) as const;
const open = { in: 'open' } as const;

/** What the player at seat 1 remembers after these events; `faces`: the cards they looked at. */
const seenAfter = (events: readonly GameEvent[], faces: (string | null)[] = []) =>
  learn(withMemory(begin(1, [])), events, faces).theirs ?? { slots: {}, hand: [] };
const inHand = (events: readonly GameEvent[], faces: (string | null)[] = []) =>
  seenAfter(events, faces).hand.map(({ card }) => card);

describe('a face-down card', () => {
  const shown = [moved(hand, slot(4)), moved(slot(4), slot(4), 'filter')];

  it('is remembered after it was exposed', () => {
    expect(seenAfter([...shown, moved(slot(4), slot(4))]).slots).toEqual({ 4: 'filter' });
  });

  it('is forgotten once it has left', () => {
    expect(seenAfter([...shown, moved(slot(4), open, 'filter')]).slots).toEqual({});
  });

  it('is not known before it was shown', () => {
    expect(seenAfter([moved(hand, slot(4))])).toEqual({ slots: {}, hand: [] });
  });
});

describe('a card in hand', () => {
  const accessed = [moved(hand, slot(7), 'tycho-extension'), moved(slot(7), hand)];

  it('is remembered from an access, from a search and from its return to hand', () => {
    expect(inHand(accessed)).toEqual(['tycho-extension']);
    expect(inHand([moved(top, hand, 'keeper')])).toEqual(['keeper']);
    expect(inHand([moved(slot(3), slot(3), 'banpei'), moved(slot(3), hand)])).toEqual(['banpei']);
  });

  it('given the top card of R&D was looked at, is known to be in hand once drawn', () => {
    const looked: GameEvent = { kind: 'look', by: 1, owner: THEIRS, at: 0, count: 1 } as GameEvent;
    expect(inHand([looked, moved(top, hand)], ['hunter', null])).toEqual(['hunter']);
  });

  it('given another card is seen to leave, is still there', () => {
    expect(inHand([...accessed, moved(hand, open, 'score')])).toEqual(['tycho-extension']);
    expect(inHand([...accessed, moved(hand, open, 'tycho-extension')])).toEqual([]);
  });

  it('given cards leave face down, may be any of these, until they are turned up', () => {
    const left = [...accessed, moved(hand, slot(8)), moved(hand, slot(9))];
    expect(seenAfter(left).hand).toEqual([{ card: 'tycho-extension', left: [8, 9] }]);
    expect(seenAfter([...left, moved(slot(8), slot(8), 'keeper')]).hand).toEqual([
      { card: 'tycho-extension', left: [9] },
    ]);
    expect(seenAfter([...left, moved(slot(9), slot(9), 'tycho-extension')]).hand).toEqual([]);
    expect(seenAfter([...left, moved(slot(9), { in: 'pile' })]).hand).toEqual([
      { card: 'tycho-extension', left: [8, null] },
    ]);
  });

  it('if seen twice, is one card', () => {
    expect(inHand([...accessed, ...accessed])).toEqual(['tycho-extension']);
  });
});
