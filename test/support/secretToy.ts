/**
 * A game without cards, for testing matches: each round, one player writes down secret numbers and rolls a secret die,
 * both bid a word, the opponent guesses, and the writer reveals any of it. The player with more points at the end wins.
 */

import type { Json } from '../../src/base/canonical.ts';
import { fail, ok } from '../../src/base/result.ts';
import {
  type Answer,
  type AnyMove,
  type DecisionNames,
  type Game,
  other,
  type Question,
  type Refusal,
  type Seat,
} from '../../src/rules/game.ts';
import type { Revealed } from '../../src/rules/hidden.ts';
import { giveWords } from '../../src/words/en/gameRefusals.ts';
import { refuse, toyWords } from './toyTable.ts';

export interface Shown extends Revealed {
  readonly kind: 'fact' | 'held';
}

export interface SecretTable {
  round: number;
  last: number;
  step: 'write' | 'roll' | 'note' | 'guess' | 'show' | 'open' | 'over';
  /** How many facts and held numbers each player has. */
  facts: [number, number];
  held: [number, number];
  words: [string, string][];
  guess: number;
  /** What the writer reveals now. */
  opening: { facts: number[]; held: number[] };
  shown: Shown[];
  score: [number, number];
}

export type SecretMove = AnyMove &
  (
    | { do: 'write'; facts?: readonly Json[]; commits?: number }
    | { do: 'note'; word: string }
    | { do: 'guess'; number: number }
    | { do: 'show'; which: number[]; die: boolean }
  );

/** What a player knows: each value by owner and number, `0/3`. */
export interface SecretKnown {
  seat: Seat;
  fact: Record<string, Json>;
  held: Record<string, Json>;
}

export type SecretGame = Game<SecretTable, SecretMove, DecisionNames, SecretKnown>;

export const words = ['rain', 'owl', 'two word', 'ünïcöd'] as const;
const MAX_SIZE = 9;

/** The writer of the round. */
export const writerOf = ({ round }: Pick<SecretTable, 'round'>): Seat => (round % 2 === 0 ? 0 : 1);

/**
 * `ends`: whether the end opens everything, or only the dice. `largest`: the largest number that may be written; 9 for
 * an honest player. `count`: the number of dice rolled together; the last one counts.
 */
export const secretToy = (ends: 'seeds' | 'dice', largest = MAX_SIZE, count = 1): SecretGame => ({
  id: `secrets-${ends}${count === 1 ? '' : `-${count}`}`,
  version: 1,
  seats: ['keeper', 'seeker'],
  cards: [],
  options: { rounds: ['4', '2'] },
  setup: ({ sizes, options }) =>
    sizes.every((size) => size === 0) && ['2', '4'].includes(options['rounds'] ?? '')
      ? ok(firstTable(Number(options['rounds'])))
      : fail(refuse('E-FORM', 'two or four rounds, and no cards')),
  deckRefusal: (_, deck) => (deck.length === 0 ? null : refuse('E-DECK', 'there are no cards')),
  ask: (table) => ask(table, count),
  moves: (table, seat, known) => moves(table, seat, known, largest),
  refusal: (table, seat, move, known) => refusal(table, seat, move, known, largest),
  answer: (table, given) => answer(table, given, largest, count),
  knowledge: {
    begin: (seat) => ({ seat, fact: {}, held: {} }),
    learn: (known) => known,
    told: (known, { kind, of, number, value }) => ({
      ...known,
      [kind]: { ...known[kind], [`${of}/${number}`]: value },
    }),
    cards: () => null,
  },
  ...(ends === 'dice' ? { opens: dice } : {}),
});

const dice = ({ held }: SecretTable) =>
  ([0, 1] as const).map((of) => ({ of, facts: [], held: [...Array(held[of]).keys()] }));

function firstTable(last: number): SecretTable {
  return {
    round: 0,
    last,
    step: 'write',
    facts: [0, 0],
    held: [0, 0],
    words: [],
    guess: 0,
    opening: { facts: [], held: [] },
    shown: [],
    score: [0, 0],
  };
}

function ask(table: SecretTable, count = 1): Question {
  const writer = writerOf(table);
  switch (table.step) {
    case 'write':
    case 'show':
      return { kind: 'move', of: writer, window: table.step };
    case 'guess':
      return { kind: 'move', of: other(writer), window: 'guess' };
    case 'roll':
      return { kind: 'chance', below: 6, heldBy: writer, ...(count !== 1 && { count }) };
    case 'note':
      return { kind: 'sealed', first: writer, what: 'word' };
    case 'open':
      return { kind: 'open', of: writer, ...table.opening };
    case 'over': {
      const [a, b] = table.score;
      return { kind: 'over', winner: a === b ? null : a > b ? 0 : 1, why: 'all rounds are played' };
    }
  }
}

function moves(table: SecretTable, seat: Seat, known: SecretKnown, largest: number): SecretMove[] {
  const all: SecretMove[] = [
    ...[0, 4, largest].flatMap((n): SecretMove[] => [
      { do: 'write', facts: [{ n }] },
      { do: 'write', facts: [{ n }, { n: largest - n }] },
    ]),
    ...words.map((word): SecretMove => ({ do: 'note', word })),
    ...[0, 4, 9].map((number): SecretMove => ({ do: 'guess', number })),
    ...[true, false].flatMap((die) =>
      [[], [lastWritten(table, seat)]].map((which): SecretMove => ({ do: 'show', which, die })),
    ),
  ];
  return all.filter((move) => refusal(table, seat, move, known, largest) === null);
}

/** The word committed after the fact is a fact too. */
const lastWritten = ({ facts }: SecretTable, seat: Seat): number => facts[seat] - 2;

const no = (text: string): Refusal => refuse('E-FORM', text);
const isFact = (value: unknown, largest: number): boolean =>
  typeof value === 'object' && value !== null && 'n' in value && isBelow(value.n, largest + 1);
const isBelow = (value: unknown, below: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < below;

function refusal(
  table: SecretTable,
  seat: Seat,
  given: unknown,
  known: SecretKnown | undefined,
  largest: number,
): Refusal | null {
  if (typeof given !== 'object' || given === null || !('do' in given)) return no('no move');
  const move = given as SecretMove;
  const question = ask(table);
  const asked = question.kind === 'sealed' || (question.kind === 'move' && question.of === seat);
  if (!asked || move.do !== table.step) return no('not now');
  switch (move.do) {
    case 'write': {
      const { facts, commits } = move;
      if (facts === undefined) return commits === 1 || commits === 2 ? null : no('one number or two');
      if (!Array.isArray(facts) || facts.length < 1 || facts.length > 2) return no('one number or two');
      return known === undefined || facts.every((fact) => isFact(fact, largest)) ? null : no('a number from 0 to 9');
    }
    case 'note':
      return words.some((word) => word === move.word) ? null : no('one of the words');
    case 'guess':
      return isBelow(move.number, MAX_SIZE + 1) ? null : no('a number from 0 to 9');
    case 'show': {
      const { which, die } = move;
      const fits = Array.isArray(which) && which.every((one) => isBelow(one, table.facts[seat]));
      return fits && typeof die === 'boolean' ? null : no('which of them?');
    }
  }
}

function answer(before: SecretTable, given: Answer<SecretMove>, largest: number, count: number) {
  const table = structuredClone(before);
  const writer = writerOf(table);
  if (given.kind === 'move') {
    const refused = refusal(before, given.seat, given.move, undefined, largest);
    if (refused) return fail(refused);
    const { move } = given;
    if (move.do === 'write') {
      table.facts[writer] += move.commits ?? 0;
      table.step = 'roll';
    } else if (move.do === 'guess') {
      table.guess = move.number;
      table.step = 'show';
    } else if (move.do === 'show') {
      table.opening = { facts: move.which, held: move.die ? [table.held[writer] - 1] : [] };
      table.step = 'open';
    }
  } else if (given.kind === 'held' && table.step === 'roll') {
    table.held[writer] += count;
    table.step = 'note';
  } else if (given.kind === 'sealed' && table.step === 'note') {
    table.words.push(given.bids.map((note) => (note.do === 'note' ? note.word : '')) as [string, string]);
    table.facts[writer] += 1;
    table.step = 'guess';
  } else if (given.kind === 'open' && table.step === 'open') {
    if (!given.facts.every((fact) => isFact(fact, largest))) return fail(no('a number from 0 to 9 was to be written'));
    const { facts, held } = table.opening;
    for (const [at, number] of facts.entries())
      table.shown.push({ kind: 'fact', of: writer, number, value: given.facts[at] as Json });
    for (const [at, number] of held.entries())
      table.shown.push({ kind: 'held', of: writer, number, value: given.held[at] as number });
    const guessed = given.facts.some((fact) => (fact as { n: number }).n === table.guess);
    table.score[guessed ? other(writer) : writer] += 1 + (given.held[0] ?? 0);
    table.round += 1;
    table.step = table.round < table.last ? 'write' : 'over';
  } else return fail(no('that is not what was asked'));
  return ok({ table, events: [{ kind: before.step }] });
}

for (const ends of ['seeds', 'dice'] as const)
  for (const count of [1, 2, 3]) giveWords(secretToy(ends, MAX_SIZE, count).id, toyWords);
