/**
 * Deals packs to two phones, as a `Game` that involves only chance: the first game of a sealed match (PROTOCOL 9.16).
 * Neither player has a decision, and nobody wins. Rules by number: RULES.md.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Answer, AnyMove, Game, Question, Refusal, Setup, Step } from '../../game.ts';
import type { Knowledge } from '../../hidden.ts';
import { readChoices } from '../../options.ts';
import { tableOptions } from '../options.ts';
import { refuse } from '../refusal.ts';
import '../cards/index.ts';
import { CORP, RUNNER } from '../table.ts';
import { type Pack, packsOf, poolOf } from './packs.ts';
import { KEY_WORDS, randomFromKey, WORD } from './stream.ts';
import type { PacksEvent, PacksKnown, PacksTable } from './table.ts';

/** The options of the following games are agreed on here and have no effect on the packs. */
export const packsOptions = {
  boosters: ['0', '1', '2', '3', '4'],
  set: ['v1', 'proteus', 'classic'],
  ...tableOptions,
} as const;

type Decisions = { move: never; choose: never; sealed: never };

export const packs: Game<PacksTable, AnyMove, Decisions, PacksKnown> & { readonly options: typeof packsOptions } = {
  id: 'packs',
  version: 1,
  build: import.meta.url,
  seats: ['Corp', 'Runner'],
  cards: [],
  options: packsOptions,
  setup,
  deckRefusal: (_, deck) => (deck.length === 0 ? null : refuse('packsFirst')),
  ask,
  moves: () => [],
  refusal: () => refuse('notAMove'),
  answer,
  knowledge: knowledge(),
  deals(table, known) {
    const packs = packsDealt(table, known);
    return packs && poolOf(packs);
  },
  nobodyWins: true,
};

function setup({ sizes, options }: Setup): Result<PacksTable, Refusal> {
  if (!sizes?.every((size) => size === 0)) return fail(refuse('packsFirst'));
  const read = readChoices(packsOptions, options);
  if (!read.ok) return fail(read.error === null ? refuse('noOptions') : refuse('noSuchOption', { option: read.error }));
  const { boosters, set } = read.value;
  return ok({ step: 'corp', boosters: Number(boosters), set });
}

/** PK-DEAL-01: the Corp's numbers, then the Runner's. */
function ask({ step }: PacksTable): Question<Decisions> {
  if (step === 'dealt') return { kind: 'over', winner: null, why: 'Packs dealt' };
  return { kind: 'chance', below: WORD, heldBy: step === 'corp' ? CORP : RUNNER, count: KEY_WORDS };
}

function answer(table: PacksTable, given: Answer): Result<Step<PacksTable>, Refusal> {
  if (table.step === 'dealt' || given.kind !== 'held') return fail(refuse('notAnAnswer'));
  if (given.number !== 0) return fail(refuse('noSuchAnswer'));
  const corp = table.step === 'corp';
  const event: PacksEvent = { kind: 'dealt', seat: corp ? CORP : RUNNER };
  return ok({ table: { ...table, step: corp ? 'runner' : 'dealt' }, events: [event] });
}

function knowledge(): Knowledge<PacksKnown> {
  return {
    begin: (seat) => ({ seat, held: [] }),
    learn: (known) => known,
    told: (known, { kind, of, value }) =>
      kind === 'held' && of === known.seat && known.held.length < KEY_WORDS
        ? { ...known, held: [...known.held, Number(value)] }
        : known,
    cards: () => null,
  };
}

/** The given player's packs, from their held numbers (PK-DEAL-03); null before they hold them. */
export function packsDealt({ boosters, set }: PacksTable, { held }: PacksKnown): Pack[] | null {
  if (held.length < KEY_WORDS) return null;
  return packsOf(randomFromKey(held), { v1: 0, proteus: 0, classic: 0, [set]: boosters });
}

export type { PacksKnown, PacksTable };
