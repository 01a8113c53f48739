// Chunk: split
/**
 * The program as Game Master for a solo player in a prepared node they haven't seen: it calls what the rules propose
 * and tells the outcome. Where the rules leave a number to the Game Master, the player gives it with the request;
 * anything else is left to their imagination.
 */
import type { Result } from '../../../../base/result.ts';
import type { Call, Gain } from '../../../../rules/trenchcoat/game/call.ts';
import { emptyDrawer, put } from '../../../../rules/trenchcoat/game/drawer.ts';
import type { TrenchKnown } from '../../../../rules/trenchcoat/game/known.ts';
import {
  bringMove,
  endMove,
  pendingOutcome,
  stoppedMove,
  type TellDraft,
  tellMove,
  withoutMove,
} from '../../../../rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import type { WithoutTest } from '../../../../rules/trenchcoat/game/names.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';
import { refusal } from '../../../../rules/trenchcoat/game/refusal.ts';
import { triggeredBy } from '../../../../rules/trenchcoat/game/secret.ts';
import { GM, type Request, type Table } from '../../../../rules/trenchcoat/game/table.ts';
import { readTyped, SCORE } from '../../../../rules/trenchcoat/input.ts';
import { sampleNodes } from '../../../../rules/trenchcoat/made.ts';
import { accesses } from '../../../../rules/trenchcoat/matrix/access.ts';
import { isLocked } from '../../../../rules/trenchcoat/matrix/effects.ts';
import type { Node, NodeProcess } from '../../../../rules/trenchcoat/matrix/node.ts';
import { nodeNow, nodeOf, writeNode } from '../../../../rules/trenchcoat/matrix/nodeFile.ts';
import type { InputFault } from '../../../../rules/trenchcoat/reasons.ts';
import type { TestChoices } from '../../../../rules/trenchcoat/test/outcome.ts';
import type { MachinePlayer, MachineSight } from '../../../../solo/machine.ts';
import * as words from '../../../../words/en/trenchcoat/master.ts';
import { harms } from '../../../../words/en/trenchcoat/methods.ts';
import { refusalWords } from '../../../../words/en/trenchcoat/refusals/index.ts';
import { attackDraft } from '../board/matrix/attack.ts';
import { type MasterState, secretsOf } from '../board/session.ts';
import { type CallSheetDraft, callDraft } from './draft.ts';
import { changesAfter, consequencesOf, proposalOf, sceneOf } from './proposal.ts';

export const machinePlayer: MachinePlayer<Table, Move> = {
  decide: masterMove,
  think: () => null,
  asTheyLay: () => {
    throw new Error('there are no cards in this game');
  },
};

/**
 * The move for the open question. `level`: the name of a built-in node, or the text of one of the player's own nodes.
 */
export function masterMove({ table, known, level }: Pick<MachineSight<Table>, 'table' | 'known' | 'level'>): Move {
  const v: MasterState = {
    table,
    // The shared type is for cards; in this game it holds what `knowledge` returned.
    known: known as unknown as TrenchKnown,
    drawer: emptyDrawer,
    names: [words.theGameMaster, words.thePlayer],
  };
  switch (table.step) {
    case 'lead':
      return leading(v, level);
    case 'requested':
      return answering(v);
    case 'rolled':
      return tellResult(v);
    case 'ending':
      return done(stoppedMove(v));
    case 'opening':
      if (!table.opened.dice) return { do: 'openDice' };
      return { do: table.opened.node ? 'close' : 'openNode' };
    default:
      throw new Error(`the Game Master is not asked while it is ${table.step}`);
  }
}

/** The player's own nodes are identified by their text. */
const nodeAt = (level: string): Node | undefined =>
  sampleNodes.find(({ name }) => name === level) ?? nodeOf(level) ?? sampleNodes[0];

/** Adds the node and yields; once the player has yielded back, ends the session. */
function leading(v: MasterState, level: string): Move {
  const { table } = v;
  const node = nodeAt(level);
  if (table.nodes.length === 0 && node) return done(bringMove(node.name, true, writeNode(node)));
  return table.sheets.length === 0 ? { do: 'done' } : done(endMove(v));
}

function answering(v: MasterState): Move {
  const proposal = proposalOf(v);
  const request = v.table.pending?.request;
  if (!proposal || !request) throw new Error('nothing is asked of the Game Master');
  const { draft, refused, untested, success } = proposal;
  if (refused !== null) return tellWithoutTest(v, 'fails', refused);
  // There is no time for a strike between an exploit and the action it enables.
  const strike = request.kind === 'action' && !v.table.pending?.exploited ? strikeBefore(v, request) : null;
  if (strike !== null) return done(callDraft(v, strike));
  const scene = request.kind === 'action' ? sceneOf(v, request.node) : null;
  if (request.kind === 'action' && scene && isLocked(request, scene))
    return tellWithoutTest(v, 'fails', words.encryptedNote);
  if (untested) return tellWithoutTest(v, 'succeeds', '', { ...success, changes: changesNow(v, true, null) });
  const call = callDraft(v, withTyped(draft, request.say));
  if (!call.ok) return tellWithoutTest(v, 'does not matter', words.askAgainAndSay(refusalWords(call.error)));
  const unfit = refusal(v.table, GM, call.value);
  return unfit === null ? call.value : tellWithoutTest(v, 'does not matter', refusalWords(unfit));
}

/** What changes behind the scenes when the result of an action is told, through the rules and ICE. */
function changesNow(v: MasterState, success: boolean, step: TallyStep | null): ChangeWhat[] {
  const request = v.table.pending?.request;
  return [...changesAfter(v, success), ...(request?.kind === 'action' ? iceAfter(v, request, step) : [])];
}

/** Fills in the difficulty typed by the player if the rules give no number. */
function withTyped(draft: CallSheetDraft, text: string): CallSheetDraft {
  const number = readTyped(text, words.theDifficulty, SCORE);
  if (!number.ok) return draft;
  const terms = draft.terms.map((term) =>
    term.is === 'modifier' && term.value === null ? { ...term, value: number.value, hidden: false } : term,
  );
  return { ...draft, terms };
}

type UntestedGains = Pick<NonNullable<ReturnType<typeof proposalOf>>['success'], 'gains' | 'span'> & {
  changes: readonly ChangeWhat[];
};

const bringsNothing: UntestedGains = { gains: [], span: 0, changes: [] };

/** If both phones can't record the gain, there is none, and the player is told why. */
function tellWithoutTest(v: MasterState, outcome: WithoutTest, say: string, brings = bringsNothing): Move {
  const { gains, span, changes } = brings;
  const move = done(withoutMove(withDrawerChanges(v, changes), { outcome, say, gains: [...gains], span }));
  const refused = refusal(v.table, GM, move);
  if (refused === null || brings === bringsNothing) return move;
  return tellWithoutTest(v, 'does not matter', words.cantBeRecorded(refusalWords(refused)));
}

/**
 * Tells the result as rolled. Dice events in the hidden half are ignored, since there is no person to interpret them.
 */
function tellResult(v: MasterState): Move {
  const { table } = v;
  let choices: TestChoices = {};
  let standing = pendingOutcome(v, choices);
  if (standing?.outcome.owed.includes('event')) {
    choices = { ...choices, event: 'ignore' };
    standing = pendingOutcome(v, choices);
  }
  if (standing?.outcome.owed.includes('success')) {
    choices = { ...choices, success: standing.outcome.byNumber };
    standing = pendingOutcome(v, choices);
  }
  if (!standing) throw new Error('no test is rolled');
  const { outcome } = standing;
  const success = outcome.success ?? outcome.byNumber;
  const request = table.pending?.request;
  const call = table.test?.call;
  if (call?.acting === 'gm' && request?.kind === 'action') {
    const { say, gains, changes } = afterStrike(v, call, request, success);
    const struck = { telling: 'quality', choices, say, gains: [...gains], span: 0, next: 'done', step: null } as const;
    return done(tellMove(withDrawerChanges(v, changes), { ...struck, gains: [...gains] }));
  }
  const { gains, span, next, tally } = consequencesOf(v, outcome, success);
  const step = tally?.step ?? null;
  const told = { telling: 'success', choices, span, step } as const;
  const changed = withDrawerChanges(v, changesNow(v, success, step));
  const move = done(tellMove(changed, { ...told, say: '', gains: [...gains], next }));
  const refused = refusal(table, GM, move);
  if (refused === null) return move;
  const say = words.cantBeRecorded(refusalWords(refused));
  return done(tellMove(v, { ...told, say, gains: [], span: 0, next: 'done' }));
}

/** The session with these changes in the drawer. */
const withDrawerChanges = (v: MasterState, changes: readonly ChangeWhat[]): MasterState => ({
  ...v,
  drawer: changes.reduce((all, change) => put(all, v.known, change), v.drawer),
});

function done(move: Result<Move, InputFault>): Move {
  if (!move.ok) throw new Error(`the rules refuse what they propose: ${move.error.why}`);
  return move.value;
}

/** What an exploit adds to a tally. */
type TallyStep = NonNullable<TellDraft['step']>;

type Action = Extract<Request, { kind: 'action' }>;

/*
 * A triggered measure acts immediately: Analyze ICE adds its number to the tally. Running Combat ICE strikes
 * before the player's next action, recovers while they act, and strikes again; if it crashes, it restarts the same way
 * (T-TAL-04, 07).
 */
interface Ice {
  readonly id: number;
  readonly process: NodeProcess;
  /** Its state if it differs from the node’s text. */
  readonly state: string | undefined;
}

function iceOf(v: MasterState, at: number, kind: NodeProcess['ice']): Ice[] {
  const secret = secretsOf(v).nodes[at];
  const processes = (secret && nodeNow(secret)?.processes) ?? [];
  return processes.flatMap((process, id) =>
    process.ice === kind ? [{ id, process, state: secret?.states[`process/${id}`] }] : [],
  );
}

/** Combat ICE that is ready to strike before this action; null if there is none. */
function striker(v: MasterState, { node: at }: Action): Ice | null {
  if (v.table.nodes[at]?.level == null) return null;
  const ready = ({ process, state }: Ice): boolean =>
    process.state === 'running' && process.score !== null && state !== words.recovering;
  return iceOf(v, at, 'Combat').find(ready) ?? null;
}

/** The call for a strike by ICE before this action; null if none is ready. */
function strikeBefore(v: MasterState, request: Action): CallSheetDraft | null {
  const ice = striker(v, request);
  const secret = secretsOf(v).nodes[request.node];
  const node = secret && nodeNow(secret);
  if (!ice || !node) return null;
  const attack = attackDraft(v, { ...node, processes: [ice.process] }, request.who);
  if (attack === null) return null;
  // A deck without a Firewall has no defence against it.
  const terms = attack.draft.terms.map((term) => ({ ...term, value: term.value ?? 0 }));
  return { ...attack.draft, terms, who: request.who };
}

interface Strike {
  readonly say: string;
  readonly gains: readonly Gain[];
  readonly changes: readonly ChangeWhat[];
}

/** The consequences of a strike. The rules leave the damage to a person, so the player decides it. */
function afterStrike(v: MasterState, { who, label }: Call, request: Action, hits: boolean): Strike {
  const ice = striker(v, request);
  const sheet = v.table.sheets[who];
  const harm = sheet ? accesses[sheet.method].damage : 'none';
  const say = words.strikeText(label, request.action, hits, harm === 'none' ? null : harms[harm]);
  if (ice === null) return { say, gains: [], changes: [] };
  const { id } = ice;
  const at = request.node;
  const thing = { node: at, kind: 'process', id } as const;
  const isKnown = v.table.nodes[at]?.things.some((one) => one.kind === 'process' && one.id === id) ?? false;
  return {
    say,
    gains: isKnown ? [{ gain: 'thing', ...thing, name: ice.process.name, state: words.recovering }] : [],
    changes: [{ to: 'thing', ...thing, state: words.recovering }],
  };
}

/**
 * What ICE changes after an action: Combat ICE becomes ready again, and Analyze ICE that was just triggered raises the
 * tally.
 */
function iceAfter(v: MasterState, { node: at }: Action, step: TallyStep | null): ChangeWhat[] {
  const secret = secretsOf(v).nodes[at];
  if (!secret) return [];
  const restarts = secret.inForce.includes('combat');
  const ready = iceOf(v, at, 'Combat').flatMap(({ id, state }): ChangeWhat[] =>
    state === words.recovering || (restarts && state === 'crashed')
      ? [{ to: 'thing', node: at, kind: 'process', id, state: 'running' }]
      : [],
  );
  if (step === null || step.node !== at || !triggeredBy(secret, step.add).includes('analyze')) return ready;
  const found = iceOf(v, at, 'Analyze')
    .filter(({ process }) => process.state !== 'crashed')
    .reduce((sum, { process }) => sum + (process.score ?? 0), 0);
  return found === 0 ? ready : [...ready, { to: 'found', node: at, add: Math.min(found, 50) }];
}
