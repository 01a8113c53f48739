/**
 * Every refusal is a sentence with the reason, the numbers if numbers decide, and what would make the action possible.
 * All kinds are reached by trying everything everywhere in random games.
 */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Refusal, Seat } from '../../../src/rules/game.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { seeded } from '../../../src/solo/random.ts';
import { refusalWords } from '../../../src/words/en/netrunner/refusals/index.ts';
import { deal, type NetrunnerGame, playOut } from '../../support/randomPlay.ts';

const GAMES = 6;
const random = seeded(7);
const ids = allCards().map((card) => card.id);

/** By kind, each sentence seen. */
const heard = new Map<string, Set<string>>();

/** Moves of every kind, with existing and missing cards. */
function attempts({ table, known }: NetrunnerGame, seat: Seat): Move[] {
  const slots = [...Object.keys(table.cards).map(Number), 9_999];
  const forts = [...table.forts.map(({ id }) => id), 'f99', 'new'];
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const own = [...known[seat].hand, one(ids)];
  const face = (slot: number) => table.cards[slot]?.card ?? known[0].slots[slot] ?? one(ids);
  return [
    { do: 'pass' },
    { do: 'draw' },
    { do: 'removeTag' },
    { do: 'jackOut' },
    { do: 'bid', bits: 99 },
    { do: 'run', fort: one(forts) },
    { do: 'choose', picks: [one(slots), one(slots)] },
    { do: 'choose', picks: [] },
    ...own.flatMap((card): Move[] => [
      { do: 'play', card },
      { do: 'install', card },
      { do: 'install', card, over: true },
      { do: 'install', hidden: card, ice: random(2) === 0, fort: one(forts) },
      { do: 'install', hidden: card, ice: random(2) === 0, fort: one(forts), over: one(slots) },
      { do: 'discard', card },
    ]),
    ...slots.flatMap((slot): Move[] => [
      { do: 'advance', slot },
      { do: 'trashResource', slot },
      { do: 'rez', slot, card: face(slot) },
      { do: 'score', slot, card: face(slot) },
      { do: 'use', slot, ability: random(2) },
      { do: 'use', slot, ability: random(2), times: 9 },
      { do: 'use', slot, ability: random(2), sub: random(3) },
    ]),
    { do: 'steal', at: 0, card: one(ids) },
    { do: 'trash', at: 0, card: one(ids) },
  ];
}

function ask(local: NetrunnerGame): void {
  for (const seat of [0, 1] as const)
    for (const move of attempts(local, seat)) {
      const refusal = netrunner.refusal(local.table, seat, move, local.known[seat]);
      if (refusal) hear(refusal);
    }
}

function hear(refusal: Refusal): void {
  const said = heard.get(refusal.kind) ?? new Set();
  heard.set(refusal.kind, said.add(refusalWords(refusal)));
}

beforeAll(() => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const local = deal(seed);
    for (let at = 0; at < 260 && !local.table.over; at++) {
      if (at % 4 === 0) ask(local);
      playOut(local, undefined, 1);
    }
    const over: Table = { ...local.table, over: { winner: 0, why: 'The Runner was flatlined.' } };
    const refusal = netrunner.refusal(over, 1, { do: 'draw' });
    if (refusal) hear(refusal);
  }
});

const sentences = (kind: string): string[] => [...(heard.get(kind) ?? [])];

describe('N-GEN-01 a refusal', () => {
  it('is a sentence for every kind, with the singular for one', () => {
    expect([...heard.keys()].length).toBeGreaterThanOrEqual(14);
    for (const text of [...heard.values()].flatMap((texts) => [...texts])) {
      expect(text).toMatch(/^[A-Z\d“"].*[.!?]$/s);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|(?<![\d.])1 (bits|actions|cards|tags)\b/);
    }
  });

  it.each([
    ['E-BITS', /\d.*\d/],
    ['E-ACTIONS', /\d/],
    ['E-COUNT', /\d|[Cc]hoose/],
    ['E-MU', /\d+ MU.*\d/],
    ['E-STRENGTH', /\d.*\d/],
    ['E-LIMIT', /\d|one/],
    ['E-TAG', /\b(0|no) tags/],
    ['E-KEYWORD', / breaks only .*\. .* is /],
    ['E-TURN', /the (Corp|Runner)’s decision: /],
    ['E-PENDING', /: |\bfirst\b|\bmust\b/],
    ['E-OVER', /has won/],
    ['E-PLACE', /HQ, R&D|\bgo(es)? |only be installed in/],
  ])('of the kind %s includes the values it refers to', (kind, pattern) => {
    expect(sentences(kind).filter((text) => !pattern.test(text))).toEqual([]);
  });

  it('is the same for a hidden card and an unknown one (E-CARD)', () => {
    for (const text of sentences('E-CARD'))
      expect(text).toMatch(/^There is no|^You have no card|doesn’t have that ability\.$/);
  });
});
