/** What the Game Master's phone derives from a request and an outcome. The Game Master can change all of it. */

import type { Gain } from '../../../../rules/trenchcoat/game/call.ts';
import { stepOf, triggeredBy } from '../../../../rules/trenchcoat/game/secret.ts';
import { entryOf } from '../../../../rules/trenchcoat/matrix/actions.ts';
import { proposedBand } from '../../../../rules/trenchcoat/matrix/analyze.ts';
import { effectsOf, isLocked, type MatrixScene } from '../../../../rules/trenchcoat/matrix/effects.ts';
import { accountOf } from '../../../../rules/trenchcoat/matrix/levels.ts';

import { nodeNow, nodeOf } from '../../../../rules/trenchcoat/matrix/nodeFile.ts';
import { type Action, propose, spanOf } from '../../../../rules/trenchcoat/matrix/propose.ts';
import { attributes, matrixAttributes } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import type { TestOutcome } from '../../../../rules/trenchcoat/test/outcome.ts';
import * as say from '../../../../words/en/trenchcoat/master.ts';
import { refusalWords } from '../../../../words/en/trenchcoat/refusals/index.ts';
import { reasonWords } from '../../../../words/en/trenchcoat/terms.ts';
import { type MasterState, playerName, secretsOf } from '../board/session.ts';
import type { TellConsequences } from '../board/test/result.tsx';
import { draftTerms, emptyDraft } from './draft.ts';
import { type TestProposal as Proposed, proposeTest } from './pickAbility.ts';

interface MasterProposal extends Proposed {
  /** What a success gives, if it is decided without a test. */
  readonly success: Pick<TellConsequences, 'gains' | 'span'>;
  /** Whether the rules require no test here, so that deciding is offered first. */
  readonly untested: boolean;
  /** Why the request is not possible as made; the Game Master may still allow it. */
  readonly refused: string | null;
}

const nothing = { gains: [], span: 0 } as const;

/** One of the table's nodes with everything that the Game Master has about it; null if unreadable. */
export function sceneOf(v: MasterState, at: number): MatrixScene | null {
  const secret = secretsOf(v).nodes[at];
  const view = v.table.nodes[at];
  const node = secret && nodeNow(secret);
  return view && secret && node ? { view, node, alert: secret.alert, states: secret.states } : null;
}

export function proposalOf(v: MasterState): MasterProposal | null {
  const { pending } = v.table;
  if (!pending) return null;
  const { request } = pending;
  if (request.kind === 'test') return { ...proposeTest(v, request), success: nothing, untested: false, refused: null };
  const scene = sceneOf(v, request.node);
  const sheet = v.table.sheets[request.who];
  const asked = say.playerAsksFor(playerName(v), wordsFor(v, request));
  const bare = { draft: { ...emptyDraft, label: request.action, who: request.who }, asked, success: nothing };
  if (!scene || !sheet) return { ...bare, untested: false, refused: say.unreadableNode };
  const made = propose(request, sheet, { ...scene, exploited: pending.exploited });
  if (!made.ok) return { ...bare, untested: false, refused: refusalWords(made.error) };
  const { label, terms, exploit, test, reasons } = made.value;
  const effects = effectsOf(request, scene, 0);
  const locked = say.encryptedPrompt(isLocked(request, scene));
  return {
    draft: {
      ...emptyDraft,
      label,
      who: request.who,
      terms: draftTerms(terms, (name) => (reasons[name] ? reasonWords(reasons[name]) : '')),
      exploit,
    },
    asked: say.requestOnNode(
      isShutting(v, request.node) ? say.shutdownWarning(scene.node.name) : '',
      exploit ? say.asksForAnExploit(playerName(v)) : asked,
      scene.node.name,
      locked,
    ),
    success: { gains: effects.gains, span: spanOf(request.action, sheet) ?? 0 },
    untested: !test,
    refused: null,
  };
}

/** Whether a Shutdown has been triggered that the player has not been told about. */
const isShutting = (v: MasterState, at: number): boolean =>
  secretsOf(v).nodes[at]?.inForce.includes('shutdown') ?? false;

function wordsFor(v: MasterState, { action, target, thing, node }: Action): string {
  const found = v.table.nodes[node]?.things.find(({ kind, id }) => kind === target && id === thing);
  return found ? `${action}: ${found.name},` : action;
}

/** Proposes attributes that the node leaves unset, which the Game Master can change (T-ANA-14). */
const proposedBands = (fields: readonly string[], { node, view }: MatrixScene, at: number, quality: number): Gain[] =>
  attributes.flatMap((name): Gain[] => {
    const field = matrixAttributes[name];
    if (!fields.includes(field)) return [];
    const said = view.learned.find((one) => one.field === field)?.value;
    return [{ gain: 'learned', node: at, field, value: proposedBand(node.ratings[name] ?? 0, quality, said) }];
  });

export function consequencesOf(v: MasterState, outcome: TestOutcome, success: boolean): TellConsequences {
  const { test, pending } = v.table;
  const request = pending?.request;
  const call = test?.call;
  const tally = call?.exploit ? tallyOf(v, call.exploit.node, outcome.result, call.who) : null;
  if (!call || request?.kind !== 'action') return { ...nothing, tally, next: 'done' };
  const scene = sceneOf(v, request.node);
  const sheet = v.table.sheets[request.who];
  if (!scene || !sheet) return { ...nothing, tally, next: 'done' };
  const span = spanOf(request.action, sheet, call.terms.time) ?? 0;
  // The rules give no duration for a failed exploit (T-ACT-05).
  if (!success) return { gains: [], tally, span: call.exploit ? 0 : span, next: 'done' };
  const own = call.exploit !== null && accountOf(request.action) === null && entryOf(request.action).test;
  if (own) return { ...nothing, tally, next: 'own' };
  const effects = effectsOf(request, scene, call.exploit ? null : outcome.quality);
  return {
    gains: [...effects.gains, ...proposedBands(effects.missing, scene, request.node, outcome.quality)],
    span: accountOf(request.action) ? 0 : span,
    tally,
    next: 'done',
  };
}

/** An exploit's step of the tally before its result is told, such as "14 + 2 = 16", and what it triggers. */
function tallyOf(v: MasterState, node: number, result: number, who: number): TellConsequences['tally'] {
  const secret = secretsOf(v).nodes[node];
  const read = secret && nodeOf(secret.text);
  if (!secret || !read) return null;
  const sleaze = v.table.sheets[who]?.device?.ratings.sleaze ?? null;
  const add = stepOf(result, read.ratings.system ?? 0, sleaze);
  const fires = triggeredBy(secret, add);
  const seen = sleaze === null ? `. No Sleaze: ${playerName(v)} is recognised` : '';
  return {
    step: { node, add },
    words: `${secret.tally} + ${add} = ${secret.tally + add}`,
    fires: say.triggeredWords(fires, v.table.nodes[node]?.level != null, playerName(v)) + seen,
  };
}

/** What changes behind the scenes if an action succeeds; put into the drawer before the result is told. */
export function changesAfter(v: MasterState, success: boolean): ReturnType<typeof effectsOf>['changes'] {
  const { pending, test } = v.table;
  const request = pending?.request;
  if (!success || request?.kind !== 'action' || (test?.call.exploit && entryOf(request.action).test)) return [];
  const scene = sceneOf(v, request.node);
  return scene ? effectsOf(request, scene, 0).changes : [];
}
