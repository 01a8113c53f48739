/** Motion on screen is derived only from events. */
import { describe, expect, it } from 'vitest';
import { motionsOf } from '../../../../../src/app/games/netrunner/board/news/motion.ts';

describe('motionsOf', () => {
  it('turns a rezzed card over, and shows a new one arriving', () => {
    expect(
      motionsOf([
        { kind: 'rezzed', slot: 3, card: 'filter' },
        { kind: 'installed', seat: 0, slot: 4, card: null, fort: 'hq' },
      ]),
    ).toEqual([
      { at: { slot: 3 }, how: 'turned' },
      { at: { slot: 4 }, how: 'came' },
    ]);
  });

  it('moves each place at most once, by its last event', () => {
    expect(
      motionsOf([
        { kind: 'approached', slot: 3 },
        { kind: 'rezzed', slot: 3, card: 'filter' },
      ]),
    ).toEqual([{ at: { slot: 3 }, how: 'turned' }]);
  });

  it('shows a card going to its destination', () => {
    expect(motionsOf([{ kind: 'trashed', seat: 0, by: 0, slot: null, card: null }])).toEqual([
      { at: { fort: 'archives' }, how: 'touched' },
    ]);
    expect(motionsOf([{ kind: 'turn', seat: 0, turn: 1, actions: 3 }])).toEqual([]);
  });
});
