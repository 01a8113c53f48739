/** The table's question, and the table after an answer. Depends only on public facts. */
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Answer, Step as Answered, Question, Seat } from '../../game.ts';
import { HALVES } from '../dice/half.ts';
import { ROLLS } from '../dice/odds.ts';
import { helps, isOpposed } from '../group/together.ts';
import { type InputFault, refuse } from '../reasons.ts';
import type { TrenchEvent } from './event.ts';
import { withGains, withNode } from './gains.ts';
import type { Decisions, Move } from './move.ts';
import { refusal, withItemAt } from './refusal.ts';
import { readPage, readPiece } from './slots.ts';
import { GM, type OpenTest, PLAYER, type SessionStep, type Table } from './table.ts';

/** Numbers that the Game Master holds per test: their half, and four spares. */
export const HELD_PER_TEST = 5;

export function ask(table: Table): Question<Decisions> {
  const { step } = table;
  if (step === 'idle' || step === 'called') return { kind: 'move', of: PLAYER, window: step };
  // Each combines two halves, so one spare is enough for a test of ten dice.
  if (step === 'holding') return { kind: 'chance', below: ROLLS, heldBy: GM, count: HELD_PER_TEST };
  if (step === 'rolling') return { kind: 'chance', below: table.test?.call.open ? ROLLS : HALVES };
  if (step === 'openingDice') return { kind: 'open', of: GM, facts: [], held: upTo(table.held) };
  if (step === 'openingNode') return { kind: 'open', of: GM, facts: upTo(table.facts), held: [] };
  if (step === 'over') return { kind: 'over', winner: null, why: 'the evening is over' };
  return { kind: 'move', of: GM, window: step };
}

type Next = Result<Answered<Table>, InputFault>;

/** The next table and the events. Refuses anything the table did not ask for or does not allow. */
export function answer(table: Table, given: Answer<Move>): Next {
  switch (given.kind) {
    case 'move': {
      const refused = refusal(table, given.seat, given.move);
      return refused === null ? ok(applyMove(table, given.seat, given.move)) : fail(refused);
    }
    case 'held':
      return table.step === 'holding' ? ok(applyHeld(table, given.number)) : unasked;
    case 'chance':
      return table.step === 'rolling' ? applyRoll(table, given.value) : unasked;
    case 'open':
      return applyOpening(table, given);
    default:
      return unasked;
  }
}

const unasked: Next = fail(refuse('notAsked'));

const step = (table: Table, event: TrenchEvent): Answered<Table> => ({ table, events: [event] });
const upTo = (count: number): number[] => [...Array(count).keys()];

function applyMove(table: Table, seat: Seat, move: Move): Answered<Table> {
  const page = table.facts;
  const after = { ...table, facts: table.facts + (('commits' in move && move.commits) || 0) };
  switch (move.do) {
    case 'sheet':
      return step(
        { ...after, sheets: withItemAt(table.sheets, move.at, move.sheet) },
        { kind: 'sheet', at: move.at, sheet: move.sheet, before: table.sheets[move.at] ?? null },
      );
    case 'request': {
      const { request } = move;
      const pending = { request, exploited: false };
      return step({ ...after, step: 'requested', pending }, { kind: 'requested', request });
    }
    case 'leave':
      return step(withGains(after, [{ gain: 'left', node: move.node }]), { kind: 'left', node: move.node });
    case 'yield':
    case 'done':
      return step({ ...after, step: seat === GM ? 'idle' : 'lead' }, { kind: 'turn', to: seat === GM ? PLAYER : GM });
    case 'roll':
      return { table: { ...after, step: isAllTheirs(table.test) ? 'rolling' : 'holding' }, events: [] };
    case 'bring':
      return applyBring(after, move, page);
    case 'call':
      return applyCall(after, move, page);
    case 'without': {
      const { outcome, say, gains, span } = move;
      const clock = table.clock + span;
      const request = table.pending?.request ?? null;
      const next = withGains({ ...after, clock, step: 'idle', pending: null }, gains);
      return step(next, { kind: 'without', request, outcome, say, gains, span, clock, page });
    }
    case 'tell':
      return applyTell(after, move, page);
    case 'announce': {
      const { say, gains } = move;
      return step(withGains(after, gains), { kind: 'announced', say, gains, page });
    }
    case 'clock':
      return step({ ...after, clock: move.to }, { kind: 'clock', from: table.clock, to: move.to });
    case 'dice':
      return step({ ...after, dice: move.on }, { kind: 'dice', on: move.on });
    case 'stop':
      return step({ ...after, step: 'ending' }, { kind: 'stopped' });
    case 'end':
      // A request or a test without a result stays open permanently.
      return step(
        { ...after, step: 'opening', pending: null, test: null },
        { kind: 'ending', page, pages: after.facts - page, stopped: table.step === 'ending' },
      );
    case 'openDice':
      return { table: { ...after, step: 'openingDice' }, events: [] };
    case 'openNode':
      return { table: { ...after, step: 'openingNode' }, events: [] };
    case 'close':
      return step({ ...after, step: 'over' }, { kind: 'closed' });
  }
}

/** The Game Master has no half: all ten dice are open, or another player has the other half (T-OPP-04). */
const isAllTheirs = (test: OpenTest | null): boolean => test !== null && (test.call.open || isOpposed(test.call));

function applyBring(table: Table, move: Extract<Move, { do: 'bring' }>, facts: number): Answered<Table> {
  const { name, aid } = move;
  return step(withNode(table, move), { kind: 'brought', node: table.nodes.length, name, aid, facts });
}

function applyCall(table: Table, { call }: Extract<Move, { do: 'call' }>, page: number): Answered<Table> {
  const number = table.tests + 1;
  const test: OpenTest = { number, call, page, held: null, half: null, second: null };
  const request = table.pending?.request ?? null;
  // A helper rolls no dice: the leader rolls for all.
  const next: SessionStep = table.dice && !helps(call) ? 'called' : 'rolled';
  return step(
    { ...table, tests: number, test, step: next },
    { kind: 'called', test: number, call, request, page, dice: table.dice },
  );
}

function applyHeld(table: Table, number: number): Answered<Table> {
  const test = openTest(table);
  return step(
    { ...table, held: table.held + HELD_PER_TEST, step: 'rolling', test: { ...test, held: number } },
    { kind: 'held', test: test.number, held: number, count: HELD_PER_TEST },
  );
}

function applyRoll(table: Table, value: number): Next {
  const test = openTest(table);
  const below = test.call.open ? ROLLS : HALVES;
  if (!Number.isInteger(value) || value < 0 || value >= below) return fail(refuse('notFiveDice'));
  const half = test.call.open ? Math.floor(value / HALVES) : value;
  const second = test.call.open ? value % HALVES : null;
  return ok(
    step(
      { ...table, step: 'rolled', test: { ...test, half, second } },
      { kind: 'rolled', test: test.number, half, second },
    ),
  );
}

function applyTell(table: Table, { tell }: Extract<Move, { do: 'tell' }>, page: number): Answered<Table> {
  const { number } = openTest(table);
  const clock = table.clock + tell.span;
  const pending = tell.next === 'own' && table.pending ? { ...table.pending, exploited: true } : null;
  // A test that was not requested was the Game Master's own, so it remains their turn.
  const next: SessionStep = pending ? 'requested' : table.pending ? 'idle' : 'lead';
  const after = withGains({ ...table, clock, step: next, pending, test: null }, tell.gains);
  return step(after, { kind: 'told', test: number, tell, clock, page });
}

function applyOpening(table: Table, { facts, held }: Extract<Answer<Move>, { kind: 'open' }>): Next {
  const { opened } = table;
  if (table.step === 'openingDice')
    return ok(
      step({ ...table, step: 'opening', opened: { ...opened, dice: true } }, { kind: 'openedDice', held: [...held] }),
    );
  if (table.step !== 'openingNode') return unasked;
  if (!facts.every((fact) => readPage(fact) !== null || readPiece(fact) !== null)) return fail(refuse('sealedElse'));
  return ok(
    step({ ...table, step: 'opening', opened: { ...opened, node: true } }, { kind: 'openedNode', facts: [...facts] }),
  );
}

function openTest({ test }: Table): OpenTest {
  if (test === null) throw new Error('a test is rolled that nobody has called');
  return test;
}
