/**
 * The kit for a table with real cards, as a `Game` without cards: it counts, hides bids, rolls fair dice, and enforces
 * nothing.
 */
import { type ByKind, byKind } from '../../base/byKind.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import {
  type Answer,
  type Game,
  other,
  type Question,
  type Refusal,
  type Seat,
  type Setup,
  type Step,
} from '../game.ts';
import { cardKnowledge } from '../known.ts';
import { readMove, refusal, refuse } from './refusal.ts';
import {
  ACTIONS,
  CORP,
  countersOf,
  type Decisions,
  initialTable,
  type KitEvent,
  type KitOutcome,
  type Move,
  numberNames,
  numberOf,
  POINTS_TO_WIN,
  RUNNER,
  type Table,
} from './table.ts';

export const kit: Game<Table, Move, Decisions> = {
  id: 'kit',
  version: 1,
  build: import.meta.url,
  seats: ['Corp', 'Runner'],
  cards: [],
  options: {},
  setup,
  deckRefusal: (_, deck) => (deck.length === 0 ? null : refuse('noCards')),
  ask,
  moves,
  refusal: (table, seat, move) => refusal(table, seat, move),
  answer,
  knowledge: { ...cardKnowledge, cards: () => null },
};

function setup({ sizes, options }: Setup): Result<Table, Refusal> {
  if (!sizes?.every((size) => size === 0)) return fail(refuse('noDecks'));
  if (Object.keys(options ?? {}).length > 0) return fail(refuse('noOptions'));
  return ok(initialTable);
}

const asked: Readonly<Record<Table['step'], (table: Table) => Question<Decisions>>> = {
  free: ({ pen }) => ({ kind: 'move', of: pen, window: 'free' }),
  link: () => ({ kind: 'move', of: RUNNER, window: 'link' }),
  bids: () => ({ kind: 'sealed', first: CORP, what: 'bids' }),
  die: () => ({ kind: 'chance', below: 6 }),
  coin: () => ({ kind: 'chance', below: 2 }),
  over: (table) => ({ kind: 'over', winner: winnerOf(table), why: 'The game at the table is over.' }),
};

function ask(table: Table): Question<Decisions> {
  return asked[table.step](table);
}

/** The player with seven points at the end, if any (K-END-01). */
function winnerOf(table: Table): Seat | null {
  const has = (seat: Seat): boolean => numberOf(table, seat, 'points') >= POINTS_TO_WIN;
  return has(CORP) === has(RUNNER) ? null : has(CORP) ? CORP : RUNNER;
}

/** Legal moves; only some of the many ways to change a number. */
function moves(table: Table, seat: Seat): Move[] {
  const upTo = (max: number): number[] => [...Array(Math.min(max, 20) + 1).keys()];
  const free: Move[] = [...numberNames[seat], ...countersOf(table, seat)].flatMap((name) =>
    [-5, -3, -1, 1, 3, 5].map((by): Move => ({ do: 'change', name, by })),
  );
  const all: Move[] = [
    ...free,
    ...countersOf(table, seat).map((name): Move => ({ do: 'remove', name })),
    ...upTo(8).map((limit): Move => ({ do: 'trace', limit })),
    ...upTo(5).map((link): Move => ({ do: 'link', link })),
    ...upTo(numberOf(table, seat, 'bits')).map((bits): Move => ({ do: 'bid', bits })),
    ...(['turn', 'die', 'coin', 'drop', 'yield', 'end'] as const).map((verb): Move => ({ do: verb })),
  ];
  return all.filter((move) => refusal(table, seat, move) === null);
}

function answer(table: Table, given: Answer<Move>): Result<Step<Table>, Refusal> {
  if (given.kind === 'move') {
    const { seat, move } = given;
    if (seat !== CORP && seat !== RUNNER) return fail(refuse('noSuchPlayer'));
    if (readMove(move)?.do === 'bid') return fail(refuse('bidIsSealed'));
    const wrong = refusal(table, seat, move);
    return wrong ? fail(wrong) : ok(byKind('do', move, played, countMove(table, seat, move), seat));
  }
  if (given.kind === 'sealed') return readBids(table, given.bids);
  if (given.kind === 'chance') return applyRoll(table, given.value);
  return fail(refuse('notAsked'));
}

/** Lets a phone know which of its queued moves have been written (K-PEN-02). */
function countMove(table: Table, seat: Seat, move: Move): Table {
  if (move.do === 'yield') return table;
  const [corp, runner] = table.written;
  return { ...table, written: seat === CORP ? [corp + 1, runner] : [corp, runner + 1] };
}

const step = (table: Table, ...events: KitEvent[]): Step<Table> => ({ table, events });

const played: ByKind<'do', Move, Step<Table>, [table: Table, seat: Seat]> = {
  change({ name, by }, table, seat) {
    const from = numberOf(table, seat, name);
    const numbers = { ...table.sides[seat].numbers, [name]: from + by };
    return step(withNumbers(table, seat, numbers), { kind: 'changed', seat, name, from, to: from + by });
  },
  remove({ name }, table, seat) {
    const { [name]: _, ...numbers } = table.sides[seat].numbers;
    return step(withNumbers(table, seat, numbers), { kind: 'removed', seat, name });
  },
  turn(_, table, seat) {
    const turn = table.turn + 1;
    const numbers = { ...table.sides[seat].numbers, actions: ACTIONS[seat] };
    return step({ ...withNumbers(table, seat, numbers), turn, active: seat }, { kind: 'turn', seat, turn });
  },
  die: (_, table) => step({ ...table, step: 'die' }),
  coin: (_, table) => step({ ...table, step: 'coin' }),
  trace: ({ limit }, table) =>
    step({ ...table, step: 'link', trace: { limit, link: null } }, { kind: 'tracing', limit }),
  link: ({ link }, table) =>
    step({ ...table, step: 'bids', trace: { limit: table.trace?.limit ?? 0, link } }, { kind: 'linked', link }),
  drop: (_, table) => step({ ...table, step: 'free', trace: null, pen: RUNNER }, { kind: 'dropped' }),
  yield: (_, table, seat) => step({ ...table, pen: other(seat) }),
  end: (_, table, seat) => step({ ...table, step: 'over' }, { kind: 'ended', seat }),
  bid() {
    throw new Error('a bid is sealed');
  },
};

function withNumbers(table: Table, seat: Seat, numbers: Readonly<Record<string, number>>): Table {
  const sides = seat === CORP ? ([{ numbers }, table.sides[1]] as const) : ([table.sides[0], { numbers }] as const);
  return { ...table, sides };
}

/** Both pay, whatever the result (K-TRC-03); the Corp wins ties (K-TRC-04). */
function readBids(table: Table, [corp, runner]: readonly [Move, Move]): Result<Step<Table>, Refusal> {
  if (corp?.do !== 'bid' || runner?.do !== 'bid') return fail(refuse('bothBidBits'));
  const wrong = refusal(table, CORP, corp) ?? refusal(table, RUNNER, runner);
  if (wrong) return fail(wrong);
  const { limit = 0, link } = table.trace ?? {};
  const success = corp.bits >= (link ?? 0) + runner.bits;
  const traced = { limit, link: link ?? 0, corp: corp.bits, runner: runner.bits, success };
  const paid = ([CORP, RUNNER] as const).reduce((now, seat) => {
    const bits = numberOf(now, seat, 'bits') - (seat === CORP ? corp : runner).bits;
    return withNumbers(now, seat, { ...now.sides[seat].numbers, bits });
  }, table);
  return ok(step({ ...came(paid, { kind: 'trace', ...traced }), trace: null }, { kind: 'traced', ...traced }));
}

function applyRoll(table: Table, value: number): Result<Step<Table>, Refusal> {
  const below = table.step === 'die' ? 6 : 2;
  if (table.step !== 'die' && table.step !== 'coin') return fail(refuse('nothingFalls'));
  if (!Number.isInteger(value) || value < 0 || value >= below) return fail(refuse('noSuchChance', { most: below - 1 }));
  if (table.step === 'die')
    return ok(step(came(table, { kind: 'die', value: value + 1 }), { kind: 'die', value: value + 1 }));
  return ok(step(came(table, { kind: 'coin', heads: value === 1 }), { kind: 'coin', heads: value === 1 }));
}

const came = (table: Table, outcome: KitOutcome): Table => ({
  ...table,
  step: 'free',
  outcome,
  outcomes: table.outcomes + 1,
});

export type { Move, Table };
