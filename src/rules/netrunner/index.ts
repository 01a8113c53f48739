/** Netrunner as it was published in 1996, as a `Game`. */
import { fail, ok, type Result } from '../../base/result.ts';
import { type Game, LARGEST_DECK, type Refusal, type Setup } from '../game.ts';
import { cardKnowledge } from '../known.ts';
import { allCards } from './cards/index.ts';
import { correct } from './correct.ts';
import type { Decisions } from './decisions.ts';
import { deckRefusal } from './deck.ts';
import { answer, ask, moves, refusal } from './flow.ts';
import { seatScores } from './matchScore.ts';
import { type Move, no } from './move.ts';
import { ARCHIVES, CORP, HQ, type Options, RD, type Table } from './table.ts';

const options = { rules: ['1996', 'rulings'], trace: ['1996', 'comprehensive'] } as const;

export const netrunner: Game<Table, Move, Decisions> = {
  id: 'netrunner',
  version: 5,
  seats: ['Corp', 'Runner'],
  cards: allCards().map((card) => card.id),
  options,
  setup,
  deckRefusal: (seat, deck, chosen) => deckRefusal(seat, deck, chosen?.rules === 'rulings' ? 'rulings' : '1996'),
  ask,
  moves,
  refusal,
  answer,
  correct,
  knowledge: cardKnowledge,
  scores: ({ corp, runner }, end) => seatScores({ ...end, points: [corp.points, runner.points] }),
};

/** Five bits each, three central forts, nothing else (N-SET); the shuffle is the first question. */
function setup(given: Setup): Result<Table, Refusal> {
  const { sizes, options: chosen }: Partial<Setup> = given ?? {};
  if (!Array.isArray(sizes) || sizes.length !== 2 || !isDeckSize(sizes[0]) || !isDeckSize(sizes[1]))
    return fail(no('E-FORM', `Each deck of a game has ${FEWEST_CARDS} to ${LARGEST_DECK} cards.`));
  const read = readOptions(chosen);
  if (!read.ok) return read;
  return ok({
    options: read.value,
    turn: 0,
    active: CORP,
    actions: 0,
    special: [],
    debt: [0, 0],
    corp: {
      bits: 5,
      hand: 0,
      pile: sizes[0],
      seen: [],
      up: [],
      down: [],
      scored: [],
      points: 0,
      badPublicity: 0,
      counters: {},
    },
    runner: {
      bits: 5,
      hand: 0,
      pile: sizes[1],
      trash: [],
      rig: [],
      aside: [],
      stolen: [],
      points: 0,
      tags: 0,
      brain: 0,
      counters: {},
    },
    forts: [HQ, RD, ARCHIVES].map((id) => ({ id, ice: [], inside: [], counters: {} })),
    cards: {},
    lastSlot: 0,
    lastFort: 0,
    run: null,
    lasting: [],
    past: { turn: [], last: [[], []], actions: [], ever: [] },
    frames: [{ do: 'setup', step: 0 }],
    over: null,
  });
}

/** A hand has to be dealt from it (N-SET-04). */
const FEWEST_CARDS = 5;

const isDeckSize = (size: unknown): boolean =>
  Number.isInteger(size) && Number(size) >= FEWEST_CARDS && Number(size) <= LARGEST_DECK;

function readOptions(chosen: Setup['options'] | undefined): Result<Options, Refusal> {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen))
    return fail(no('E-FORM', 'Those are no options.'));
  for (const [name, value] of Object.entries(chosen)) {
    const known = Object.hasOwn(options, name) ? (options[name as keyof typeof options] as readonly string[]) : [];
    // Whatever came in need not be a word, nor even let itself be made one.
    const said = typeof value === 'string' ? `${name} ${value}` : name;
    if (!known.includes(value)) return fail(no('E-FORM', `This build knows no option ${said}.`));
  }
  // Own fields only, as they were checked.
  const rules = Object.hasOwn(chosen, 'rules') && chosen.rules === 'rulings' ? 'rulings' : '1996';
  const trace = Object.hasOwn(chosen, 'trace') && chosen.trace === 'comprehensive' ? 'comprehensive' : '1996';
  return ok({ rules, trace });
}

export type { Move, Table };
