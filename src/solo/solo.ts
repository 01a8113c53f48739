/**
 * A game on one phone as plain data: the decks, a seed, and what was decided. All else follows from these, so a game that
 * was left is played again up to where it stood, and taking a decision back is playing again without it.
 */
import { fail, ok, type Result } from '../base/result.ts';
import type { CardId, GameEvent, Refusal, Seat } from '../rules/game.ts';
import { type Move, netrunner, type Table } from '../rules/netrunner/index.ts';
import { idleMove, idleNote } from './idle.ts';
import { arrange, decide, decideSealed, type LocalGame, startLocal, toArrange } from './local.ts';
import { seeded } from './random.ts';

export interface SoloGame {
  /** `goldfish`: one plays, the other side does nothing. `hotSeat`: two people, one phone. */
  kind: 'goldfish' | 'hotSeat';
  /** Goldfish: the side that is played. */
  seat: Seat;
  decks: [CardId[], CardId[]];
  options: Record<string, string>;
  seed: number; // whole, below 2^32
  /** Version of the rules it was begun with: others might read the same answers otherwise. */
  version: number;
  answers: SoloAnswer[];
}

export interface SoloAnswer {
  seat: Seat;
  move: Move;
  /** Passed by a standing wish, not by a tap: taking back goes past it. */
  wish?: true;
}

/** What one answer brought, with all that followed by itself. */
export interface SoloStep {
  events: GameEvent[];
  before: Table;
}

export interface Solo {
  game: SoloGame;
  local: LocalGame<Table, Move>;
  /** By seat: noted in a trace, and not yet opened. */
  notes: [Move | null, Move | null];
  steps: SoloStep[];
}

type Beginning = Pick<SoloGame, 'kind' | 'seat' | 'decks' | 'options' | 'seed'>;

/** A new game, dealt up to the first decision of whoever plays. Refused as the deck rules say. */
export const beginSolo = (beginning: Beginning): Result<Solo, Refusal> =>
  openSolo({ ...beginning, version: netrunner.version, answers: [] });

/** A kept game at the question where it was left. It may come from a damaged store: what it is not, is refused. */
export function openSolo(kept: SoloGame): Result<Solo, Refusal> {
  const game = readSolo(kept);
  if (!game) return fail({ kind: 'E-GAME', text: 'What this phone kept of the game is damaged. Deal a new one.' });
  if (game.version !== netrunner.version)
    return fail({ kind: 'E-VERSION', text: 'This game was begun with other rules than these. Deal a new one.' });
  const local = startLocal(netrunner, game.decks, game.options, seeded(game.seed));
  if (!local.ok) return local;
  local.value.arranging = true;
  const solo: Solo = {
    game: { ...game, answers: [] },
    local: local.value,
    notes: [null, null],
    steps: [{ events: local.value.opening ?? [], before: local.value.table }],
  };
  idle(solo);
  for (const answer of game.answers) {
    const done = answerSolo(solo, answer);
    if (!done.ok)
      return fail({ ...done.error, text: 'What this phone kept of the game does not fit together. Deal a new one.' });
  }
  return ok(solo);
}

/** One decision; then everything up to the next one of whoever plays. The same object goes on. */
export function answerSolo(solo: Solo, answer: SoloAnswer): Result<null, Refusal> {
  const { local, game } = solo;
  const { seat, move } = answer;
  if (netrunner.ask(local.table).kind === 'sealed' && move.do === 'note') {
    const refused = netrunner.refusal(local.table, seat, move, local.known[seat]);
    if (refused) return fail(refused);
    solo.notes[seat] = move;
    if (game.kind === 'goldfish') solo.notes[seat === 0 ? 1 : 0] = idleNote;
    const [corp, runner] = solo.notes;
    if (corp && runner) {
      const done = step(solo, () => decideSealed(local, [corp, runner]));
      if (!done.ok) return done;
      solo.notes = [null, null];
    }
  } else {
    const wanted = toArrange(local);
    const order = wanted?.seat === seat && move.do === 'choose' ? move.picks : null;
    const done = step(solo, () => (order ? arrange(local, order) : decide(local, seat, move)));
    if (!done.ok) return done;
  }
  game.answers.push(answer);
  idle(solo);
  return ok(null);
}

function step(solo: Solo, act: () => Result<GameEvent[], Refusal>): Result<null, Refusal> {
  const before = solo.local.table;
  const done = act();
  if (!done.ok) return done;
  solo.steps.push({ events: done.value, before });
  return ok(null);
}

/** Goldfish: the other side's answers, as long as it is asked. */
function idle(solo: Solo): void {
  const { game, local } = solo;
  if (game.kind !== 'goldfish') return;
  for (;;) {
    const question = netrunner.ask(local.table);
    const wanted = toArrange(local);
    if (wanted && wanted.seat !== game.seat) {
      step(solo, () => arrange(local, [...wanted.cards.keys()]));
      continue;
    }
    if ((question.kind !== 'move' && question.kind !== 'choose') || question.of === game.seat) return;
    const done = step(solo, () => decide(local, question.of, idleMove(local, question.of)));
    if (!done.ok) throw new Error(`the one who does nothing was refused: ${done.error.text}`);
  }
}

/** Whose decision it is. `shown`: whose screen is up; in a trace it stays up until he has noted. */
export function deciderOf({ local, notes, game }: Solo, shown: Seat | null): Seat | null {
  const question = netrunner.ask(local.table);
  if (question.kind === 'move' || question.kind === 'choose') return question.of;
  if (question.kind === 'look') return toArrange(local)?.seat ?? null;
  if (question.kind !== 'sealed') return null;
  if (game.kind === 'goldfish') return game.seat;
  if (shown !== null && notes[shown] === null) return shown;
  return notes[0] === null ? 0 : 1;
}

/** How many answers are left when the last decision is taken back; null where there is none to take back. */
function takenBack({ answers }: SoloGame): number | null {
  const last = answers.findLastIndex(({ wish }) => !wish);
  return last < 0 ? null : last;
}

/**
 * Whether that player may take the last decision back. Alone that is free; of two on one phone only the one who made it,
 * and only if it told him nothing: no card drawn, looked at or turned up, no chance, nothing opened.
 */
export function mayTakeBack(solo: Solo, seat: Seat): boolean {
  const left = takenBack(solo.game);
  return left !== null && (solo.game.kind === 'goldfish' || isHarmless(solo, left, seat));
}

/** The game without its last decision. */
export function takeBack({ game }: Solo): Solo {
  const before = openSolo({ ...game, answers: game.answers.slice(0, takenBack(game) ?? 0) });
  if (!before.ok) throw new Error(`a game that was played cannot be played again: ${before.error.text}`);
  return before.value;
}

function isHarmless(solo: Solo, left: number, seat: Seat): boolean {
  const after = solo.game.answers.slice(left);
  if (after.some((answer) => answer.seat !== seat)) return false;
  // An answer that sealed a note made no step: it may be given anew until both are sealed.
  if (after[0]?.move.do === 'note') return solo.notes[seat] !== null;
  return solo.steps.slice(-after.length).every(({ events }) => !events.some(tells));
}

/** Somebody may know more after it than before. */
const tells = (event: GameEvent): boolean => {
  if (event.kind !== 'card') return telling.has(event.kind);
  const card = event as unknown as { from: { in: string }; fresh?: true };
  return card.from.in === 'pile' || card.fresh === true;
};
const telling = new Set(['look', 'hide', 'trace', 'damage', 'accessed', 'turn', 'over', 'searched', 'exposed']);

/** The game in what a store brought back, if it has the form of one. */
function readSolo(value: unknown): SoloGame | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, seat, decks, options, seed, version, answers } = value as Partial<SoloGame>;
  if (kind !== 'goldfish' && kind !== 'hotSeat') return null;
  if ((seat !== 0 && seat !== 1) || typeof seed !== 'number' || typeof version !== 'number') return null;
  if (!Array.isArray(decks) || decks.length !== 2 || !decks.every(Array.isArray) || !Array.isArray(answers))
    return null;
  if (typeof options !== 'object' || options === null) return null;
  const sound = answers.every(
    (one) => (one?.seat === 0 || one?.seat === 1) && typeof one.move === 'object' && one.move,
  );
  return sound ? { kind, seat, decks, options, seed, version, answers } : null;
}
