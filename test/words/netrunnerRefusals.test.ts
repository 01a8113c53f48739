/** All of Netrunner's refusals as players read them, found by trying every move throughout random games. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardId, Refusal, Seat } from '../../src/rules/game.ts';
import { allCards } from '../../src/rules/netrunner/cards/index.ts';
import { type Move, netrunner, type Table } from '../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../src/rules/netrunner/table.ts';
import { startLocal } from '../../src/solo/local.ts';
import { type Random, seeded } from '../../src/solo/random.ts';
import { refusalWords } from '../../src/words/en/netrunner/refusals/index.ts';
import { coveringDecks, randomDeck } from '../support/decks.ts';
import { interest, usualInterest } from '../support/netrunner/curious.ts';
import { type NetrunnerGame, playOne, weighed } from '../support/randomPlay.ts';
import { golden, Heard, renew } from '../support/words/heard.ts';

const GAMES = 48;
const STEPS = 240; // Decisions in a game.
const EVERY = 4; // Decisions between two rounds in which everything is tried.

const ids = allCards().map((card) => card.id);
const options = [{}, { rules: 'rulings' }, { trace: 'comprehensive' }, { rules: 'rulings', trace: 'comprehensive' }];
const heard = new Heard();

const hear = (refusal: Refusal | null): void => {
  if (refusal) heard.hear(refusal.kind, refusalWords(refusal));
};

/** Moves of every kind, with existing and missing cards. */
function attempts({ table, known }: NetrunnerGame, seat: Seat, random: Random): unknown[] {
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const slots = [...Object.keys(table.cards).map(Number), 9_999];
  const forts = [...table.forts.map(({ id }) => id), 'f99', 'new'];
  const hand = [...known[seat].hand, ...known[seat === 0 ? 1 : 0].hand.slice(0, 2), one(ids)];
  const face = (slot: number): CardId => table.cards[slot]?.card ?? known[0].slots[slot] ?? one(ids);
  const amounts = (max: number) => [0, 1, random(max), 99];
  return [
    ...[undefined, null, 7, [], { do: 'dance' }, { do: 'draw', much: 1 }, { do: 'run' }, { do: 'run', fort: 3 }],
    { do: 'discard', card: 4 },
    ...['pass', 'draw', 'bit', 'removeTag', 'purge', 'jackOut'].map((verb) => ({ do: verb })),
    ...[0, 1, 2, 3, 12].map((bits) => ({ do: 'liftBan', bits })),
    ...amounts(9).flatMap((bits) => [
      { do: 'bid', bits },
      { do: 'bid', bits, base: one(slots) },
      { do: 'bid', bits, base: one(slots), uses: [[one(slots), random(2), random(3)]] },
      { do: 'bid', bits, uses: [[one(slots), random(2), 1]] },
    ]),
    ...forts.flatMap((fort) => [
      { do: 'run', fort },
      { do: 'removeCounter', name: 'virus', fort },
    ]),
    ...['virus', 'Cascade', 'Crumble', 'constructor'].map((name) => ({ do: 'removeCounter', name })),
    ...[[], [0], [1], [0, 1], [1, 1], [0, 0, 0], [9, 9], [one(slots)], [one(slots), one(slots)]].map((picks) => ({
      do: 'choose',
      picks,
    })),
    ...hand.flatMap((card) => [
      { do: 'play', card },
      { do: 'install', card },
      { do: 'install', card, over: true },
      { do: 'install', card, into: one(slots) },
      { do: 'install', rig: true, hidden: card },
      ...[true, false].flatMap((ice) => [
        { do: 'install', hidden: card, ice, fort: one(forts) },
        { do: 'install', hidden: card, ice, fort: one(forts), over: one(slots) },
        { do: 'install', hidden: card, ice, fort: one(forts), clear: true },
        { do: 'install', rezzed: card, ice, fort: one(forts) },
        { do: 'install', ice, fort: one(forts) },
      ]),
      { do: 'discard', card },
      { do: 'discard', hidden: card },
      { do: 'show', card },
      { do: 'take', at: random(4), card },
      { do: 'take', hidden: card },
      { do: 'tuck', hidden: card },
    ]),
    { do: 'install', rig: true },
    { do: 'discard' },
    { do: 'take' },
    { do: 'tuck' },
    ...slots.flatMap((slot) => [
      { do: 'advance', slot },
      { do: 'trashResource', slot },
      { do: 'rez', slot, card: face(slot) },
      { do: 'rez', slot, card: one(ids) },
      { do: 'score', slot, card: face(slot) },
      { do: 'use', slot, ability: 0 },
      { do: 'use', slot, ability: random(3), card: one(hand) },
      { do: 'use', slot, ability: random(2), times: random(4) },
      { do: 'use', slot, ability: random(2), times: 9 },
      { do: 'use', slot, ability: random(2), sub: random(4) },
      { do: 'use', slot, ability: random(2), subs: [random(2), random(3)] },
      { do: 'use', slot, ability: random(2), subs: [0, 1, 2] },
    ]),
    ...[0, 1].flatMap((at) => [
      { do: 'steal', at, card: one(ids) },
      { do: 'trash', at, card: one(ids) },
      ...(table.run ? accessed(table).map((card) => ({ do: 'steal', at, card })) : []),
      ...(table.run ? accessed(table).map((card) => ({ do: 'trash', at, card })) : []),
    ]),
  ];
}

/** Faces that an access may be about. */
const accessed = ({ corp, cards }: Table): CardId[] => [
  ...corp.up,
  ...Object.values(cards).flatMap(({ card }) => (card === null ? [] : [card])),
];

function ask(local: NetrunnerGame, random: Random): void {
  for (const seat of [CORP, RUNNER] as const)
    for (const move of attempts(local, seat, random)) {
      hear(netrunner.refusal(local.table, seat, move, local.known[seat]));
      hear(netrunner.refusal(local.table, seat, move));
    }
  answers(local);
  corrections(local, random);
}

/** Answers of kinds that may not be asked for, and invalid ones. */
function answers({ table }: NetrunnerGame): void {
  const given: unknown[] = [
    null,
    {},
    { kind: 'move', seat: 2, move: { do: 'draw' } },
    { kind: 'move', seat: 0, move: { do: 'bid', bits: 0 } },
    { kind: 'sealed', bids: [{ do: 'bid', bits: 0 }] },
    {
      kind: 'sealed',
      bids: [
        { do: 'bid', bits: 99 },
        { do: 'bid', bits: 99 },
      ],
    },
    { kind: 'chance', value: 99 },
    { kind: 'hide' },
    { kind: 'pick', face: 'x' },
    { kind: 'show', faces: ['x'] },
    { kind: 'held', number: 0 },
  ];
  for (const answer of given) {
    const step = netrunner.answer(table, answer as never);
    if (!step.ok) hear(step.error);
  }
}

/** Possible and impossible fixes. */
function corrections({ table }: NetrunnerGame, random: Random): void {
  const slots = [...Object.keys(table.cards).map(Number), 9_999];
  const changes: unknown[] = [
    null,
    { what: 'all' },
    { what: 'count', of: 0, name: 'bits', to: table.corp.bits },
    ...[0, 1].flatMap((of) => [
      { what: 'count', of, name: 'actions', to: 0 },
      { what: 'count', of, name: 'actions', to: 2 },
    ]),
    ...slots.flatMap((slot) => [
      { what: 'counters', slot, name: 'virus', to: 1 },
      { what: 'rezzed', slot, to: random(2) === 0 },
      { what: 'leaves', slot, to: 'hand' },
    ]),
    ...[...table.corp.up, 'x'].map((card, index) => ({ what: 'returns', of: 0, index, card, to: 'hand' })),
    ...[...table.runner.trash, 'x'].map((card, index) => ({ what: 'returns', of: 1, index, card, to: 'rig' })),
  ];
  for (const change of changes) {
    const step = netrunner.correct?.(table, change);
    if (step && !step.ok) hear(step.error);
  }
}

/** Refusals before a game: decks and options. */
function beginnings(): void {
  const [corp, runner] = [coveringDecks(CORP)[0] ?? [], coveringDecks(RUNNER)[0] ?? []];
  const decks: [Seat, unknown][] = [
    [CORP, 'no deck'],
    [CORP, Array(300).fill('fire-wall')],
    [CORP, ['no-such-card']],
    [CORP, [7]],
    [CORP, runner],
    [CORP, corp.slice(0, 30)],
    [CORP, Array(50).fill('fire-wall')],
    [RUNNER, corp],
    [RUNNER, runner.slice(0, 39)],
  ];
  for (const [seat, deck] of decks)
    for (const rules of ['1996', 'rulings']) hear(netrunner.deckRefusal(seat, deck as CardId[], { rules }));
  const setups: unknown[] = [
    null,
    { sizes: [4, 45], options: {} },
    { sizes: [45, 45], options: 7 },
    { sizes: [45, 45], options: { colour: 'red' } },
  ];
  for (const setup of setups) {
    const table = netrunner.setup(setup as never);
    if (!table.ok) hear(table.error);
  }
}

function play(seed: number): void {
  const random = seeded(seed);
  const attemptsAt = seeded(seed + 1000);
  const all = [coveringDecks(CORP), coveringDecks(RUNNER)] as const;
  const decks = [CORP, RUNNER].map((seat) =>
    seed % 3 === 0 ? randomDeck(seat as Seat, random) : (all[seat as Seat][seed % all[seat as Seat].length] ?? []),
  ) as [CardId[], CardId[]];
  const started = startLocal(netrunner, decks, options[seed % options.length] as Record<string, string>, random);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const local = started.value;
  const curious = (seat: Seat) => (moves: readonly Move[]) =>
    weighed(moves, (move) => interest(local, seat, move, new Set(), usualInterest(move)), random);
  for (let at = 0; at < STEPS && !local.table.over; at++) {
    const question = netrunner.ask(local.table);
    const seat = question.kind === 'move' || question.kind === 'choose' ? question.of : CORP;
    // In rare windows everything is tried every time.
    if (at % EVERY === 0 || (question.kind === 'move' && question.window !== 'action')) ask(local, attemptsAt);
    playOne(local, curious(seat));
  }
  for (const winner of [CORP, RUNNER, null]) {
    const over: Table = { ...local.table, over: { winner, why: 'The Runner was flatlined.' } };
    hear(netrunner.refusal(over, RUNNER, { do: 'draw' }));
  }
}

beforeAll(() => {
  beginnings();
  for (let seed = 1; seed <= GAMES; seed++) play(seed);
});

describe('Netrunner’s refusals', () => {
  it('match netrunnerRefusals.golden.txt', () => {
    const now = heard.text();
    expect(now, renew).toBe(golden('netrunnerRefusals.golden.txt', import.meta.url, now));
  });
});
