/** The table's question, and the table after an answer. Depends only on public facts. */
import { type ByKind, byKind } from '../../../base/byKind.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Answer, Step as Answered, Question } from '../../game.ts';
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
      if (refused !== null) return fail(refused);
      const counted = { ...table, facts: table.facts + (('commits' in given.move && given.move.commits) || 0) };
      return ok(byKind('do', given.move, played, counted, table.facts));
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

/** What each move does to a table that already counts its facts. `page`: the number of the first of them. */
const played: ByKind<'do', Move, Answered<Table>, [table: Table, page: number]> = {
  sheet: ({ at, sheet }, table) =>
    step(
      { ...table, sheets: withItemAt(table.sheets, at, sheet) },
      { kind: 'sheet', at, sheet, before: table.sheets[at] ?? null },
    ),
  request: ({ request }, table) =>
    step({ ...table, step: 'requested', pending: { request, exploited: false } }, { kind: 'requested', request }),
  leave: ({ node }, table) => step(withGains(table, [{ gain: 'left', node }]), { kind: 'left', node }),
  yield: (_, table) => step({ ...table, step: 'lead' }, { kind: 'turn', to: GM }),
  done: (_, table) => step({ ...table, step: 'idle' }, { kind: 'turn', to: PLAYER }),
  roll: (_, table) => ({ table: { ...table, step: isAllTheirs(table.test) ? 'rolling' : 'holding' }, events: [] }),
  bring(move, table, page) {
    const { name, aid } = move;
    return step(withNode(table, move), { kind: 'brought', node: table.nodes.length, name, aid, facts: page });
  },
  call({ call }, table, page) {
    const number = table.tests + 1;
    const test: OpenTest = { number, call, page, held: null, half: null, second: null };
    const request = table.pending?.request ?? null;
    // A helper rolls no dice: the leader rolls for all.
    const next: SessionStep = table.dice && !helps(call) ? 'called' : 'rolled';
    return step(
      { ...table, tests: number, test, step: next },
      { kind: 'called', test: number, call, request, page, dice: table.dice },
    );
  },
  without({ outcome, say, gains, span }, table, page) {
    const clock = table.clock + span;
    const request = table.pending?.request ?? null;
    const next = withGains({ ...table, clock, step: 'idle', pending: null }, gains);
    return step(next, { kind: 'without', request, outcome, say, gains, span, clock, page });
  },
  tell({ tell }, table, page) {
    const { number } = openTest(table);
    const clock = table.clock + tell.span;
    const pending = tell.next === 'own' && table.pending ? { ...table.pending, exploited: true } : null;
    // A test that was not requested was the Game Master's own, so it remains their turn.
    const next: SessionStep = pending ? 'requested' : table.pending ? 'idle' : 'lead';
    const after = withGains({ ...table, clock, step: next, pending, test: null }, tell.gains);
    return step(after, { kind: 'told', test: number, tell, clock, page });
  },
  announce: ({ say, gains }, table, page) => step(withGains(table, gains), { kind: 'announced', say, gains, page }),
  clock: ({ to }, table) => step({ ...table, clock: to }, { kind: 'clock', from: table.clock, to }),
  dice: ({ on }, table) => step({ ...table, dice: on }, { kind: 'dice', on }),
  stop: (_, table) => step({ ...table, step: 'ending' }, { kind: 'stopped' }),
  // A request or a test without a result stays open permanently.
  end: (_, table, page) =>
    step(
      { ...table, step: 'opening', pending: null, test: null },
      { kind: 'ending', page, pages: table.facts - page, stopped: table.step === 'ending' },
    ),
  openDice: (_, table) => ({ table: { ...table, step: 'openingDice' }, events: [] }),
  openNode: (_, table) => ({ table: { ...table, step: 'openingNode' }, events: [] }),
  close: (_, table) => step({ ...table, step: 'over' }, { kind: 'closed' }),
};

/** The Game Master has no half: all ten dice are open, or another player has the other half (T-OPP-04). */
const isAllTheirs = (test: OpenTest | null): boolean => test !== null && (test.call.open || isOpposed(test.call));

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
