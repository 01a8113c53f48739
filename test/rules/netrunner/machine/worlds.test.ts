/** Worlds: hidden cards consistent with everything a seat sees, and games that continue in them. */
import { expect, test } from 'vitest';
import { thinker } from '../../../../src/app/games/netrunner/solo/thinker.ts';
import { other, type Seat } from '../../../../src/rules/game.ts';
import { withMemory, without } from '../../../../src/rules/known.ts';
import { findCard } from '../../../../src/rules/netrunner/card.ts';
import { builtInDecks } from '../../../../src/rules/netrunner/cards/starters.ts';
import { netrunner } from '../../../../src/rules/netrunner/index.ts';
import { sampleWorld } from '../../../../src/rules/netrunner/machine/worlds.ts';
import { canBe } from '../../../../src/rules/netrunner/rulebook/cards/faces.ts';
import { CORP, handOf, pileOf, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { think } from '../../../../src/solo/search.ts';
import { branch, choose, deal, type NetrunnerGame, playOne } from '../../../support/randomPlay.ts';
import { rezzed, scenario } from '../../../support/scenario.ts';

/** Random games, each viewed every few decisions. */
function* moments(games: number, every: number): Generator<{ local: NetrunnerGame; seat: Seat; seed: number }> {
  for (let seed = 1; seed <= games; seed++) {
    const decks = [0, 1].map((side) => builtInDecks[side]?.[seed % 6]?.cards ?? []);
    const local = deal(seed, [decks[0] ?? [], decks[1] ?? []]);
    for (const side of [0, 1] as const) local.known[side] = withMemory(local.known[side]);
    for (let answers = 0; answers < 300 && playOne(local, choose) > 0; answers++) {
      if (answers % every !== 0 || local.table.over) continue;
      yield { local, seat: ((answers / every) % 2) as Seat, seed: seed * 1000 + answers };
    }
  }
}

/** The first list minus the second, copy by copy. */
const lessAll = (some: readonly string[], among: readonly string[]): string[] =>
  among.reduce<string[]>((left, card) => without(left, card), [...some]);

test('a world has the sizes of the table, the seat’s own cards, and a possible card for each face-down card', () => {
  let looked = 0;
  let recalled = 0;
  for (const { local, seat, seed } of moments(12, 7)) {
    const { table, known } = local;
    const world = sampleWorld({ table, known: known[seat], seat }, seeded(seed));
    if (!world) throw new Error(`no world at ${seed}`);
    looked++;
    const theirs = other(seat);
    expect(world.known[seat], `${seed}`).toEqual(known[seat]);
    expect([...world.piles[seat]].sort(), `${seed}`).toEqual([...known[seat].pile].sort());
    expect([world.known[theirs].hand.length, world.piles[theirs].length], `${seed}`).toEqual([
      handOf(table, theirs),
      pileOf(table, theirs),
    ]);
    const { slots, hand } = world.known[theirs];
    const memory = known[seat].theirs;
    const sure = memory?.hand.filter(({ left }) => left.length === 0).map(({ card }) => card) ?? [];
    recalled += sure.length + Object.keys(memory?.slots ?? {}).length;
    expect(slots, `${seed}`).toMatchObject(memory?.slots ?? {});
    expect(lessAll(sure, hand), `${seed}`).toEqual([]);
    for (const [at, face] of Object.entries(known[seat].seen))
      expect(world.piles[theirs][Number(at)], `${seed}`).toBe(face);
    const shown = new Map(Object.entries(slots).map(([slot, face]) => [Number(slot), face]));
    for (const card of Object.values(table.cards)) {
      if (card.owner !== theirs) continue;
      expect(card.card ?? slots[card.slot], `${seed}`).toBe(slots[card.slot]);
      expect(canBe(table, card.slot, slots[card.slot], shown), `${seed} slot ${card.slot}`).toBe(true);
    }
    for (const face of [...hand, ...world.piles[theirs]]) expect(findCard(face)?.side).toBe(theirs);
  }
  expect(looked).toBeGreaterThan(100);
  expect(recalled).toBeGreaterThan(50);
});

test('remembered cards are where they were seen, and in the hand unless something left it face down', () => {
  let recalled = 0;
  for (const { local, seat, seed } of moments(24, 3)) {
    const { slots, hand } = local.known[seat].theirs ?? { slots: {}, hand: [] };
    const truly = local.known[other(seat)];
    for (const [slot, face] of Object.entries(slots)) expect(truly.slots[Number(slot)], `${seed}`).toBe(face);
    const sure = hand.filter(({ left }) => left.length === 0).map(({ card }) => card);
    expect(lessAll(sure, truly.hand), `${seed}`).toEqual([]);
    recalled += sure.length;
  }
  expect(recalled).toBeGreaterThan(50);
});

test('a game continues in a world with no refused answers', () => {
  for (const { local, seat, seed } of moments(6, 25)) {
    const world = sampleWorld({ table: local.table, known: local.known[seat], seat }, seeded(seed));
    if (!world) throw new Error(`no world at ${seed}`);
    const there = {
      ...branch(local, seeded(seed)),
      known: [...world.known],
      piles: [[...world.piles[0]], [...world.piles[1]]],
    } as NetrunnerGame;
    let played = 0;
    while (played < 40 && playOne(there, choose) > 0) played++;
    expect(played === 40 || there.table.over !== null, `${seed}`).toBe(true);
  }
});

test('with the same seed, the search finds the same move, and a legal one', () => {
  let thought = 0;
  for (const { local, seed } of moments(3, 40)) {
    const question = netrunner.ask(local.table);
    if (question.kind !== 'move' || question.window !== 'action') continue;
    const sight = { table: local.table, known: local.known[question.of], seat: question.of };
    const move = think(thinker, sight, 300, seeded(seed));
    expect(think(thinker, sight, 300, seeded(seed))).toEqual(move);
    expect(netrunner.refusal(local.table, question.of, move, local.known[question.of])).toBeNull();
    thought++;
  }
  expect(thought).toBeGreaterThan(3);
});

test('in most worlds an advanced card is an agenda, and in few one without ice or next to another card', () => {
  const t = scenario({
    forts: {
      f1: { inside: ['tycho-extension'] },
      f2: { ice: ['keeper'], inside: ['tycho-extension'] },
      f3: { ice: ['keeper'], inside: [{ card: 'tycho-extension', counters: { advancement: 1 } }] },
      f4: { ice: ['keeper'], inside: ['rockerboy-promotion', 'red-herrings'] },
    },
  });
  const view = { table: t.table, known: t.local.known[RUNNER], seat: RUNNER };
  const worlds = Array.from({ length: 300 }, (_, seed) => sampleWorld(view, seeded(seed)));
  const [bare = 0, protectedByIce = 0, advanced = 0, accompanying = 0] = ['f1', 'f2', 'f3', 'f4'].map((id) => {
    const slot = t.table.forts.find((fort) => fort.id === id)?.inside[0] ?? 0;
    return worlds.filter((world) => findCard(world?.known[CORP].slots[slot])?.type === 'agenda').length;
  });
  for (const unlikely of [bare, accompanying]) {
    expect(unlikely).toBeGreaterThan(0);
    expect(protectedByIce).toBeGreaterThan(unlikely);
  }
  expect(advanced).toBeGreaterThan(protectedByIce);
});

test('behind the ice of a poor Corp, agendas are where the Runner cannot get in', () => {
  const agendas = (ice: string | ReturnType<typeof rezzed>): number => {
    const forts = { f1: { ice: [ice], inside: ['tycho-extension'] } };
    const t = scenario({ turn: 'runner', corp: { bits: 1 }, runner: { bits: 5 }, forts });
    const view = { table: t.table, known: t.local.known[RUNNER], seat: RUNNER };
    const slot = t.table.forts.find(({ id }) => id === 'f1')?.inside[0] ?? 0;
    const worlds = Array.from({ length: 200 }, (_, seed) => sampleWorld(view, seeded(seed)));
    return worlds.filter((world) => findCard(world?.known[CORP].slots[slot])?.type === 'agenda').length;
  };
  expect(agendas(rezzed('data-wall'))).toBeGreaterThan(130);
  expect(agendas('data-wall')).toBeLessThan(130);
});

test('a card face down in Archives is hardly ever an agenda, since the Corp discards those last', () => {
  const t = scenario({ turn: 'runner', corp: { down: ['trap', 'trap', 'trap', 'trap'] } });
  const view = { table: t.table, known: t.local.known[RUNNER], seat: RUNNER };
  const faces = Array.from({ length: 100 }, (_, seed) => {
    const slots = sampleWorld(view, seeded(seed))?.known[CORP].slots ?? {};
    return t.table.corp.down.map((slot) => slots[slot]);
  }).flat();
  expect(faces.filter((face) => findCard(face)?.type === 'agenda').length / faces.length).toBeLessThan(0.05);
});
