/**
 * A game on one phone as plain data: the decks, a seed and the decisions. Everything else follows from these, so
 * resuming a game means replaying it, and taking a decision back means replaying without it.
 */
import { fail, ok, type Result } from '../base/result.ts';
import * as is from '../base/shapes.ts';
import {
  type AnyMove,
  type CardId,
  type Game,
  type GameEvent,
  type Known,
  other,
  type Refusal,
  type Seat,
} from '../rules/game.ts';
import { withMemory } from '../rules/known.ts';
import type { GamePosition, Moment } from '../rules/moment.ts';
import { type SoloKind, soloKinds } from './kinds.ts';
import { arrange, cardsToArrange, continueLocal, decide, decideSealed, type LocalGame, startLocal } from './local.ts';
import type { MachinePlayer } from './machine.ts';
import { seeded } from './random.ts';
import { refuse } from './refusal.ts';

/** What a game provides for playing on one phone. */
export interface SoloRules<T, M extends AnyMove> {
  readonly game: Game<T, M>;
  /** The idle player's answers to questions, and their secret bid. */
  idle(local: LocalGame<T, M>, seat: Seat): M;
  readonly idleBid: M;
  /** Whether the event may have revealed something to a player. */
  tells(event: GameEvent): boolean;
  /** A computer player; loaded when someone plays against it. */
  machine?(): Promise<MachinePlayer<T, M>>;
}

export interface SoloGame<M extends AnyMove = AnyMove> {
  kind: SoloKind;
  /** The game's id. Missing in older stored games: the caller knows which game it is. */
  game?: string;
  /** For goldfish and machine games: the side a person plays. */
  seat: Seat;
  /** For machine games: the level, by the game's name for it. */
  level?: string;
  /**
   * For machine games: how many answers the machine may try per move. Fixed, so that a reopened game finds the same
   * moves.
   */
  budget?: number;
  decks: [CardId[], CardId[]];
  options: Record<string, string>;
  seed: number; // integer, below 2^32
  /** The position of another game to continue from; if absent, it starts with the deal. */
  start?: GamePosition;
  /** The rules version it started with: other versions might read the same answers differently. */
  version: number;
  answers: SoloAnswer<M>[];
  /** The machine offered to concede, but its opponent wants to play on. */
  playOn?: true;
}

export interface SoloAnswer<M extends AnyMove = AnyMove> {
  seat: Seat;
  move: M;
  /** A pass by standing order, not by a tap: a take-back skips it. */
  wish?: true;
}

/** The result of one answer and everything that followed automatically. */
export interface SoloStep<T> {
  events: GameEvent[];
  before: T;
  after: T;
  /** By seat, afterwards. */
  known: readonly [Known, Known];
  piles: readonly [readonly CardId[], readonly CardId[]];
  /** Both bids were opened in this step. */
  opened?: true;
  /** The decision that led to it, if one player made it openly; `nth` of all answers. */
  by?: { readonly seat: Seat; readonly move: AnyMove; readonly nth: number };
}

export interface Solo<T, M extends AnyMove> {
  rules: SoloRules<T, M>;
  game: SoloGame<M>;
  local: LocalGame<T, M>;
  /** Sealed bids that are not opened yet, by seat. */
  bids: [M | null, M | null];
  steps: SoloStep<T>[];
}

type AnySolo = Solo<unknown, AnyMove>;

type Beginning = Pick<SoloGame, 'kind' | 'seat' | 'level' | 'budget' | 'decks' | 'options' | 'seed' | 'start'>;

/** The seat without a person. */
export const machineSeat = ({ kind, seat }: Pick<SoloGame, 'kind' | 'seat'>): Seat | null =>
  kind === 'machine' ? other(seat) : null;

/** A new game, dealt up to a person's first decision. Refuses as the deck rules do. */
export const beginSolo = <T, M extends AnyMove>(
  rules: SoloRules<T, M>,
  beginning: Beginning,
): Result<Solo<T, M>, Refusal> =>
  openSolo(rules, { ...beginning, game: rules.game.id, version: rules.game.version, answers: [] });

/** Resumes a stored game at its last question. The store may be damaged: anything invalid is refused. */
export function openSolo<T, M extends AnyMove>(rules: SoloRules<T, M>, record: unknown): Result<Solo<T, M>, Refusal> {
  const game = readSolo<M>(record);
  if (!game) return fail(refuse('savedDamaged'));
  if (game.version !== rules.game.version || (game.game ?? rules.game.id) !== rules.game.id)
    return fail(refuse('savedOtherRules'));
  const random = seeded(game.seed);
  const started = game.start
    ? ok(continueLocal(rules.game, game.start as GamePosition<T, Known>, random))
    : startLocal(rules.game, game.decks, game.options, random);
  if (!started.ok) return started;
  const local = started.value;
  local.arranging = true;
  const machine = machineSeat(game);
  if (machine !== null) local.known[machine] = withMemory(local.known[machine]);
  const { table, known, piles, opening = [] } = local;
  const solo: Solo<T, M> = {
    rules,
    game: { ...game, answers: [] },
    local,
    bids: [null, null],
    steps: [{ events: opening, before: table, after: table, known: [...known], piles: [...piles] }],
  };
  idle(solo);
  for (const answer of game.answers) {
    const done = answerSolo(solo, answer);
    if (!done.ok) return fail(refuse('savedInconsistent'));
  }
  return ok(solo);
}

/** Applies one decision, then everything up to a person's next one. Mutates and returns the same object. */
export function answerSolo<T, M extends AnyMove>(solo: Solo<T, M>, answer: SoloAnswer<M>): Result<null, Refusal> {
  const { seat, move } = answer;
  const order = cardsToArrange(solo.local)?.seat === seat ? picksOf(move) : null;
  const done = isBid(solo, answer)
    ? bid(solo, answer)
    : step(solo, () => (order ? arrange(solo.local, order) : decide(solo.local, seat, move)), {
        by: { seat, move, nth: solo.game.answers.length },
      });
  if (!done.ok) return done;
  solo.game.answers.push(answer);
  idle(solo);
  return ok(null);
}

/**
 * At a sealed question, every move is a bid, except one the table accepts as a single player's move: players may still
 * concede.
 */
function isBid({ local: { game, table } }: AnySolo, { seat, move }: SoloAnswer): boolean {
  return game.ask(table).kind === 'sealed' && !game.answer(table, { kind: 'move', seat, move }).ok;
}

/** Seals a bid. Once both are sealed, they are revealed together. */
function bid<T, M extends AnyMove>(solo: Solo<T, M>, { seat, move }: SoloAnswer<M>): Result<null, Refusal> {
  const { rules, game, local, bids } = solo;
  const refused = rules.game.refusal(local.table, seat, move, local.known[seat]);
  if (refused) return fail(refused);
  bids[seat] = move;
  if (game.kind === 'goldfish') bids[other(seat)] = rules.idleBid;
  const [first, second] = bids;
  if (first === null || second === null) return ok(null);
  const done = step(solo, () => decideSealed(local, [first, second]), { opened: true });
  if (done.ok) solo.bids = [null, null];
  return done;
}

/** The picks of a choice, which have the same name in every game's moves (`Question`). */
function picksOf(move: AnyMove): readonly number[] | null {
  const { picks } = move as { picks?: unknown };
  return Array.isArray(picks) ? picks : null;
}

function step(
  { local, steps }: AnySolo,
  act: () => Result<GameEvent[], Refusal>,
  more: Pick<SoloStep<unknown>, 'opened' | 'by'> = {},
): Result<null, Refusal> {
  const before = local.table;
  const done = act();
  if (!done.ok) return done;
  const { table: after, known, piles } = local;
  steps.push({ events: done.value, before, after, known: [...known], piles: [...piles], ...more });
  return ok(null);
}

/** Goldfish: answers for the idle side until nothing is asked of it. */
function idle(solo: AnySolo): void {
  const { rules, game, local } = solo;
  if (game.kind !== 'goldfish') return;
  for (;;) {
    const question = rules.game.ask(local.table);
    const wanted = cardsToArrange(local);
    if (wanted && wanted.seat !== game.seat) {
      step(solo, () => arrange(local, [...wanted.cards.keys()]));
      continue;
    }
    if ((question.kind !== 'move' && question.kind !== 'choose') || question.of === game.seat) return;
    const done = step(solo, () => decide(local, question.of, rules.idle(local, question.of)));
    if (!done.ok) throw new Error(`the one who does nothing was refused: ${JSON.stringify(done.error)}`);
  }
}

/** The game so far, step by step, including everything hidden. */
export const momentsOf = <T, M extends AnyMove>({
  steps,
  game,
}: Pick<Solo<T, M>, 'steps' | 'game'>): Moment<T, Known>[] =>
  steps.map(({ events, after, known, piles, by }, seq) => ({
    seq,
    events,
    table: after,
    known,
    piles,
    ...(by && { by: { seat: by.seat, move: by.move, seed: seedOf(game.seed, by.nth) } }),
  }));

/** The machine's random seed for the answer with the given number: the same each time the game is opened. */
export const seedOf = (seed: number, answer: number): number => (seed ^ Math.imul(answer + 1, 0x9e3779b1)) >>> 0;

/** Whose decision it is. `shown`: whose screen is visible; if both bid, it stays visible until both have bid. */
export function deciderOf(solo: Pick<AnySolo, 'local' | 'bids' | 'game'>, shown: Seat | null): Seat | null {
  const { local, bids, game } = solo;
  const question = local.game.ask(local.table);
  if (question.kind === 'move' || question.kind === 'choose') return question.of;
  if (question.kind === 'look') return cardsToArrange(local)?.seat ?? null;
  if (question.kind !== 'sealed') return null;
  if (game.kind === 'goldfish') return game.seat;
  // The machine seals its bid before the person is asked for theirs.
  const machine = machineSeat(game);
  if (machine !== null) return bids[machine] === null ? machine : game.seat;
  if (shown !== null && bids[shown] === null) return shown;
  return bids[0] === null ? 0 : 1;
}

/**
 * How many answers remain after taking back the last decision and all the machine's since then; null if there is none.
 */
function takenBack({ answers, ...game }: SoloGame): number | null {
  const machine = machineSeat(game);
  const last = answers.findLastIndex(({ seat, wish }) => !wish && seat !== machine);
  return last < 0 ? null : last;
}

/**
 * Whether the given player may take back the last decision. A person playing alone always may, also against the
 * machine; on a shared phone, only the player who made the decision, and only if it revealed nothing to them: no card
 * drawn, looked at or turned up, no chance, nothing opened.
 */
export function mayTakeBack(solo: AnySolo, seat: Seat): boolean {
  const left = takenBack(solo.game);
  return left !== null && (solo.game.kind !== 'hotSeat' || isHarmless(solo, left, seat));
}

/** The game without its last decision. */
export function takeBack<T, M extends AnyMove>({ rules, game }: Solo<T, M>): Solo<T, M> {
  const before = openSolo(rules, { ...game, answers: game.answers.slice(0, takenBack(game) ?? 0) });
  if (!before.ok) throw new Error(`a game that was played cannot be played again: ${JSON.stringify(before.error)}`);
  return before.value;
}

function isHarmless({ rules, game, bids, steps }: AnySolo, left: number, seat: Seat): boolean {
  const after = game.answers.slice(left);
  if (after.some((answer) => answer.seat !== seat)) return false;
  // A bid adds no step until both are sealed: until then, it can be changed.
  const made = bids[seat] === null ? after.length : after.length - 1;
  return steps.slice(steps.length - made).every(({ opened, events }) => !opened && !events.some(tells));

  function tells(event: GameEvent): boolean {
    if (event.kind !== 'card') return event.kind === 'look' || event.kind === 'hide' || rules.tells(event);
    const card = event as unknown as { from: { in: string }; fresh?: true };
    return card.from.in === 'pile' || card.fresh === true;
  }
}

/** The maximum number of answers any device tries for one move. */
const MAX_BUDGET = 100_000;

/** The game in a stored value, if it has the right format. */
function readSolo<M extends AnyMove>(value: unknown): SoloGame<M> | null {
  if (!isStored(value)) return null;
  const { kind, game, seat, level, budget, decks, options, seed, start, version, answers, playOn } =
    value as SoloGame<M>;
  const named = {
    ...(game !== undefined && { game }),
    ...(level !== undefined && { level }),
    ...(budget !== undefined && { budget }),
    ...(start && { start }),
    ...(playOn === true && { playOn }),
  };
  return { kind, ...named, seat, decks, options, seed, version, answers };
}

const isStored = is.fields<SoloGame>({
  kind: is.oneOf(soloKinds),
  game: is.orMissing(is.text),
  seat: is.seat,
  level: is.orMissing(is.text),
  budget: is.orMissing(is.whole(1, MAX_BUDGET)),
  decks: is.pairOf(is.list),
  options: is.object,
  seed: is.number,
  start: is.orMissing(
    is.fields<GamePosition>({ table: is.object, known: is.pairOf(is.object), piles: is.pairOf(is.list) }),
  ),
  version: is.number,
  answers: is.listOf(is.fields<Pick<SoloAnswer, 'seat' | 'move'>>({ seat: is.seat, move: is.object })),
  playOn: is.anything,
});
