/** A drawn card is marked on its owner's phone and comes last in hand, until the turn ends or it is touched. */
import { describe, expect, it } from 'vitest';
import {
  drawnAfter,
  type Holdings,
  initialDrawn,
  newCardCount,
  sortedHand,
} from '../../../../../src/app/games/netrunner/board/table/drawn.ts';

const held = (hand: string[], pile: number, turn = 3): Holdings => ({ hand, pile, turn });

describe('a new card', () => {
  const before = initialDrawn(held(['broker', 'score'], 20));

  it('comes last, wherever its name would put it, even if there is another copy', () => {
    const { fresh, hand } = drawnAfter(before, held(['afreet', 'broker', 'broker', 'score'], 18));
    expect(sortedHand(hand, fresh)).toEqual([
      { card: 'broker', isNew: false },
      { card: 'score', isNew: false },
      { card: 'afreet', isNew: true },
      { card: 'broker', isNew: true },
    ]);
  });

  it('stays marked until the turn ends, while it is in hand', () => {
    const drew = drawnAfter(before, held(['afreet', 'broker', 'imp', 'score'], 18));
    expect(drawnAfter(drew, held(['broker', 'imp', 'score'], 18)).fresh).toEqual(['imp']);
    expect(drawnAfter(drew, held(['afreet', 'broker', 'imp', 'score'], 18, 4)).fresh).toEqual([]);
  });

  it('is counted the same way on the covered hand, whichever card was played', () => {
    const drew = drawnAfter(before, held(['broker', 'imp', 'score'], 19));
    const played = [held(['broker', 'score'], 19), held(['imp', 'score'], 19)].map((now) => drawnAfter(drew, now));
    expect([drew, ...played].map(newCardCount)).toEqual([1, 1, 1]);
    expect(newCardCount(drawnAfter(drew, held([], 19)))).toBe(0);
    expect(newCardCount(drawnAfter(drew, held(['broker', 'imp', 'score'], 19, 4)))).toBe(0);
  });

  it('can also arrive at the start of a turn, as the Corp’s does', () => {
    expect(drawnAfter(before, held(['afreet', 'broker', 'score'], 19, 4)).fresh).toEqual(['afreet']);
  });

  it('is neither a card that returns from an access nor one from the opening hand', () => {
    const away = drawnAfter(before, held(['broker'], 20));
    expect(drawnAfter(away, held(['broker', 'score'], 20)).fresh).toEqual([]);
    const unset = initialDrawn(held([], 25, 0));
    expect(drawnAfter(unset, held(['afreet', 'broker', 'imp', 'score', 'worm'], 20, 1)).fresh).toEqual([]);
  });
});
