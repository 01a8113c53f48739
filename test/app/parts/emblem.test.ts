/** Emblems: each card has its own, and all of them can be drawn. */
import { describe, expect, it } from 'vitest';
import { emblem } from '../../../src/app/parts/heraldry.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';

const drawing = (id: string, side: 0 | 1): string => JSON.stringify(emblem(id, side));

describe('emblems', () => {
  it('differ for any two cards of the same side', () => {
    const seen = new Map<string, string>();
    for (const { id, side } of allCards()) {
      const key = `${side} ${drawing(id, side)}`;
      expect(seen.get(key), `${id} is drawn like another card`).toBeUndefined();
      seen.set(key, id);
    }
  });

  it('are the same each time', () => {
    expect(drawing('hunter', 0)).toBe(drawing('hunter', 0));
  });

  it('are drawn for any text, with finite numbers in every path', () => {
    for (const side of [0, 1] as const)
      for (let n = 0; n < 500; n++)
        for (const { d, fill } of emblem(`key ${n}`, side)) {
          expect(d).toMatch(/^M[-\d.a-zA-Z ,]+$/);
          expect(d).not.toMatch(/NaN|Infinity|undefined/);
          expect(fill).toMatch(/^(ink|paper|#[0-9a-f]{6})$/);
        }
  });
});
