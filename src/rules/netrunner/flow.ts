/**
 * Runs a table's frames until one asks. A frame's handler defines what is asked, the legal answers, what an answer
 * does, and what happens automatically; everything it needs is in the table, so the flow can stop anywhere.
 */

import { Latest } from '../../base/remember.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Answer, CardId, Known, Refusal, Seat, Slot, Step } from '../game.ts';
import { findCard } from './card.ts';
import { decisionName, decisionOf, type NetrunnerQuestion } from './decisions.ts';
import { type Draft, draftOf, gameOver, push } from './draft.ts';
import { sourceOf } from './event.ts';
import type { Frame } from './frame.ts';
import { type Move, readMove } from './move.ts';
import { refuse } from './refusal.ts';
import { useAbility } from './rulebook/abilities.ts';
import { canBe } from './rulebook/cards/faces.ts';
import { exposeByCounters } from './rulebook/cards/reveal.ts';
import { inAllOrders } from './rulebook/choose/choose.ts';
import type { Handler } from './rulebook/handler.ts';
import { handlers } from './rulebook/index.ts';
import { isMemoryExceeded } from './rulebook/numbers.ts';
import { accountMoves, accountRefusal, askAgain, drawsOnAccount } from './rulebook/pay/payment.ts';
import { wrongMomentRefusal } from './rulebook/turn/window.ts';
import { windows } from './rulebook/turn/windows.ts';
import { CORP, hasFaceDownInRig, RUNNER, type Table } from './table.ts';

/** Who won, and why (N-GEN-03). */
const gameIsOver = ({ winner, why }: Extract<NetrunnerQuestion, { kind: 'over' }>): Refusal =>
  refuse('gameOver', { winner, says: why });

const handlerOf = (frame: Frame): Handler => handlers[frame.do] as unknown as Handler;

const top = (table: Table): Frame => {
  const frame = table.frames.at(-1);
  if (!frame) throw new Error('the table has nothing to do');
  return frame;
};

/**
 * The last table asked, with its question: moves, refusal and answer ask the same table again right away. Tables are
 * immutable, so the question stays valid.
 */
const asked = new Latest<Table, NetrunnerQuestion>();

/** The table's question, and who is asked; see `Game.ask`. */
export const ask = (table: Table): NetrunnerQuestion => asked.of(table) ?? asked.keep(table, questionOf(table));

function questionOf(table: Table): NetrunnerQuestion {
  if (table.over) return { kind: 'over', ...table.over };
  const frame = top(table);
  const question = handlerOf(frame).ask?.(table, frame);
  if (!question) throw new Error(`frame ${frame.do} should have gone on`);
  return withSource(table, question);
}

/** A decision names the card that asks for it; if something may be answered, it names the card about to act. */
function withSource(table: Table, question: NetrunnerQuestion): NetrunnerQuestion {
  if (question.by || !decisionOf(question)) return question;
  const { frames } = table;
  const by = sourceOf({ frames: frames.at(-1)?.do === 'rezAnswer' ? frames.slice(0, -1) : frames });
  return by ? { ...question, by } : question;
}

/** Whether this seat decides now. */
const isAsked = (question: NetrunnerQuestion, seat: Seat): boolean =>
  question.kind === 'sealed' || ((question.kind === 'move' || question.kind === 'choose') && question.of === seat);

/** Legal moves for the seat that is asked, none for the other; see `Game.moves`. */
export function moves(table: Table, seat: Seat, known: Known): Move[] {
  const question = ask(table);
  if (!isAsked(question, seat)) return [];
  const frame = top(table);
  const handler = handlerOf(frame);
  const legal = (handler.moves?.(table, frame, seat, known) ?? []).filter(
    (move) => handler.refusal?.(table, frame, seat, move, known) === null,
  );
  // No rule depends on the order of the picks, so any order is accepted.
  const listed = question.kind === 'choose' && question.ordered ? inAllOrders(legal) : legal;
  if (seat !== RUNNER || !hasFaceDownInRig(table)) return listed;
  const accounts = accountMoves(table, question, known);
  return [...listed, ...accounts.filter((move) => move.do === 'use' && accountRefusal(table, move, known) === null)];
}

/** Why the move (any value) may not be played now; null if it may. See `Game.refusal`. */
export function refusal(table: Table, seat: Seat, value: unknown, known?: Known): Refusal | null {
  const judged = judgeMove(table, ask(table), seat, value, known);
  return judged.ok ? null : judged.error;
}

/** Parses and judges a move, for a caller that already has the question. */
function judgeMove(
  table: Table,
  question: NetrunnerQuestion,
  seat: Seat,
  value: unknown,
  known?: Known,
): Result<Move, Refusal> {
  const read = readMove(value);
  if (!read.ok) return read;
  if (question.kind === 'over') return fail(gameIsOver(question));
  const move = read.value;
  if (move.do === 'concede') return read;
  if (!isAsked(question, seat)) return fail(notAskedRefusal(table, question, seat, move));
  const frame = top(table);
  const wrong = drawsOnAccount(table, question, move)
    ? accountRefusal(table, move, known)
    : (handlerOf(frame).refusal?.(table, frame, seat, move, known) ?? null);
  return wrong ? fail(wrong) : read;
}

function notAskedRefusal(table: Table, question: NetrunnerQuestion, seat: Seat, move: Move): Refusal {
  if (
    outsideWindows(question) &&
    (move.do === 'rez' || move.do === 'score' || move.do === 'purge' || move.do === 'use')
  )
    return wrongMomentRefusal(table, seat, move);
  if (isStepOfRun(table, seat, move)) return wrongMomentRefusal(table, seat, move);
  const decision = decisionName(question);
  return decision && 'of' in question
    ? refuse('theirDecision', { of: question.of as Seat, decision })
    : refuse('firstSomethingElse', { decision: null });
}

/** In the middle of an action: no window opens before it is over (N-REZ-14). */
const outsideWindows = (question: NetrunnerQuestion): boolean =>
  question.kind === 'choose' ||
  (question.kind === 'move' && question.window !== 'action' && !Object.hasOwn(windows, question.window));

/** The Runner's steps of a run have a fixed moment, regardless of who decides (N-RUN-07, N-BRK-14). */
function isStepOfRun(table: Table, seat: Seat, move: Move): boolean {
  if (!table.run || seat !== RUNNER) return false;
  if (move.do === 'jackOut') return true;
  if (move.do !== 'use') return false;
  const face = table.cards[move.slot]?.card;
  return findCard(face)?.abilities[move.ability]?.when === 'encounter';
}

/** The next table, and the events on the way to it; see `Game.answer`. */
export function answer(table: Table, given: Answer<Move>): Result<Step<Table>, Refusal> {
  const read = readAnswer(table, ask(table), given);
  if (!read.ok) return read;
  const taken = read.value;
  const draft = draftOf(table);
  if (taken.kind === 'move' && taken.move.do === 'concede') {
    gameOver(
      draft,
      taken.seat === CORP ? RUNNER : CORP,
      taken.seat === CORP ? 'The Corp has conceded.' : 'The Runner has conceded.',
    );
  } else {
    const frame = top(table);
    // The question is repeated with the bits gained.
    if (taken.kind === 'move' && drawsOnAccount(table, ask(table), taken.move)) {
      askAgain(draft);
      useAbility(draft, RUNNER, taken.move);
    } else if (taken.kind === 'move') handlerOf(frame).takeMove?.(draft, frame, taken.move, taken.seat);
    else handlerOf(frame).take?.(draft, frame, taken);
    flow(draft);
  }
  return ok({ table: draft.table, events: draft.events });
}

/** Continues until a frame asks or the game is over. */
export function flow(draft: Draft): void {
  // A guard against our own bugs: no legal chain of forced steps is nearly that long.
  for (let steps = 0; steps < 10_000; steps++) {
    if (draft.table.over) return;
    // Lost memory interrupts everything else (N-RINS-12).
    if (top(draft.table).do !== 'fit' && isMemoryExceeded(draft.table)) push(draft, { do: 'fit' });
    exposeByCounters(draft);
    const frame = top(draft.table);
    const handler = handlerOf(frame);
    const question = handler.ask?.(draft.table, frame);
    if (question) {
      asked.keep(draft.table, withSource(draft.table, question));
      return;
    }
    if (!handler.step) throw new Error(`frame ${frame.do} should have asked`);
    handler.step(draft, frame);
  }
  throw new Error('the flow does not come to a question');
}

/**
 * Parses anything as the answer to the given question, rebuilt from the checked values, or returns why it is invalid.
 */
function readAnswer(table: Table, question: NetrunnerQuestion, given: Answer<Move>): Result<Answer<Move>, Refusal> {
  if (question.kind === 'over') return fail(gameIsOver(question));
  if (typeof given !== 'object' || given === null) return fail(refuse('notAnAnswer'));
  if (given.kind === 'move') {
    if (given.seat !== CORP && given.seat !== RUNNER) return fail(refuse('noSuchPlayer'));
    const seat = given.seat === CORP ? CORP : RUNNER;
    const move = question.kind === 'sealed' ? concession(given.move) : judgeMove(table, question, seat, given.move);
    return move.ok ? ok({ kind: 'move', seat, move: move.value }) : move;
  }
  if (given.kind !== question.kind) return fail(refuse('firstSomethingElse', { decision: decisionName(question) }));
  switch (given.kind) {
    case 'sealed':
      return readBids(table, question, given.bids);
    case 'chance': {
      const { value } = given;
      const below = question.kind === 'chance' ? question.below : 0;
      const fits = Number.isInteger(value) && value >= 0 && value < below;
      return fits ? ok({ kind: 'chance', value }) : fail(refuse('noSuchChance', { most: below - 1 }));
    }
    case 'pick': {
      const { face } = given;
      const fits = question.kind === 'pick' && findCard(face)?.side === question.hand;
      return fits ? ok({ kind: 'pick', face }) : fail(noSuchFace);
    }
    case 'show':
      return readFaces(table, question, given.faces);
    case 'hide':
    case 'look':
    case 'blind':
      return ok({ kind: given.kind });
    default:
      return fail(refuse('noSuchAnswer'));
  }
}

const noSuchFace = refuse('noSuchFace');

/** A sealed question is answered by both bids together; the only single move allowed is conceding. */
function concession(value: unknown): Result<Move, Refusal> {
  const read = readMove(value);
  return read.ok && read.value.do !== 'concede' ? fail(refuse('bidsOpenTogether')) : read;
}

/** Faces of face-down cards, each of which can be there. */
function readFaces(table: Table, question: NetrunnerQuestion, faces: readonly CardId[]): Result<Answer<Move>, Refusal> {
  if (question.kind !== 'show' || !Array.isArray(faces) || faces.length !== question.slots.length)
    return fail(noSuchFace);
  const shown = new Map<Slot, CardId>(question.slots.map((slot, at) => [slot, faces[at]]));
  const fits = question.slots.every((slot) => canBe(table, slot, shown.get(slot), shown));
  return fits ? ok({ kind: 'show', faces: [...faces] }) : fail(noSuchFace);
}

function readBids(table: Table, question: NetrunnerQuestion, bids: unknown): Result<Answer<Move>, Refusal> {
  if (!Array.isArray(bids) || bids.length !== 2) return fail(refuse('bothBids'));
  const corp = judgeMove(table, question, CORP, bids[CORP]);
  if (!corp.ok) return corp;
  const runner = judgeMove(table, question, RUNNER, bids[RUNNER]);
  return runner.ok ? ok({ kind: 'sealed', bids: [corp.value, runner.value] }) : runner;
}
