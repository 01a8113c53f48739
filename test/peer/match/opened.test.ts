/** Openings take as few entries as possible (PROTOCOL 6.3). */
import { expect, test } from 'vitest';
import type { Body, OpenItem } from '../../../src/peer/log/body.ts';
import { ENTRY_LIMIT, signEntry } from '../../../src/peer/log/entry.ts';
import type { Seal } from '../../../src/peer/match/fold/cardTracker.ts';
import { noValues, valueTurns, withFacts, withHeldNumbers } from '../../../src/peer/match/fold/hiddenValues.ts';
import { type OpenTurn, sealTurns, type ToOpen } from '../../../src/peer/match/fold/obligation.ts';
import { filled, gid, signers, value } from '../../support/vectors.ts';

/** The largest entry that the given turns can produce, in bytes. */
async function largest(turns: readonly OpenTurn[], longest: number): Promise<number> {
  const sizes = turns.map(async ({ items }) => {
    const body: Body = { type: 'OPEN', items: items.map((item) => opened(item, longest)) };
    const { bytes } = await signEntry(signers[0], gid, { seq: 2 ** 20 - 1, author: 0, prev: gid, body });
    return bytes.length;
  });
  return Math.max(...(await Promise.all(sizes)));
}

function opened(item: ToOpen, longest: number): OpenItem {
  const [point, salt] = [filled(1), filled(2)];
  if (item.kind === 'seal') return { kind: 'seal', ...item.seal.handle, deck: item.deck, point, salt };
  if (item.kind === 'card') return { kind: 'card', deck: item.deck, point };
  return item.kind === 'fact'
    ? { kind: 'fact', number: item.number, value: filled(3, longest), salt }
    : { kind: 'held', number: item.number, share: point, salt };
}

test('the seals of an entire deck are opened in order, in two entries', async () => {
  const seals = Array.from({ length: 255 }, (_, index): Seal => {
    return { by: 0, handle: { seq: 2 ** 20 - 1, index }, commitment: filled(index % 256) };
  });
  const turns = sealTurns(0, 1, seals);
  expect(turns.map(({ items }) => items.length)).toEqual([153, 102]);
  expect(turns.flatMap(({ items }) => items)).toEqual(seals.map((seal) => ({ kind: 'seal', deck: 1, seal })));
  expect(await largest(turns, 0)).toBeLessThan(ENTRY_LIMIT);
});

test('facts and held numbers are opened, except those already open', async () => {
  const facts = Array.from({ length: 12 }, (_, at) => ({ commitment: filled(at), sealed: filled(at, 2048) }));
  const sealed = value(withFacts(noValues, facts));
  const commitments = Array.from({ length: 16 }, (_, at) => filled(100 + at));
  const held = value(withHeldNumbers(sealed, { type: 'HOLD', commitments }, { below: 6, count: 16 }));
  const all = { of: 0, facts: [...facts.keys()], held: [...commitments.keys()] } as const;
  const turns = value(valueTurns(held, all));
  expect(turns.map(({ items }) => items.length)).toEqual([5, 5, 18]);
  expect(await largest(turns, 2048)).toBeLessThan(ENTRY_LIMIT);
  const shown = { number: 0, value: filled(3), salt: filled(2) };
  const first = { ...held, facts: held.facts.map((fact, at) => (at === 0 ? { ...fact, opened: shown } : fact)) };
  expect(value(valueTurns(first, all)).flatMap(({ items }) => items)).toHaveLength(27);
  expect(value(valueTurns(first, { of: 0, facts: [0], held: [] }))).toEqual([]);
});
