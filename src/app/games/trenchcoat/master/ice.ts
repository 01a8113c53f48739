// Chunk: split
/**
 * ICE in a node that is played unseen. A triggered measure acts immediately: Analyze ICE adds its number to the tally.
 * Running Combat ICE strikes before the player's next action, recovers while they act, and strikes again; if it
 * crashes, it restarts the same way (T-TAL-04, 07).
 */
import type { Call, Gain } from '../../../../rules/trenchcoat/game/call.ts';
import type { TellDraft } from '../../../../rules/trenchcoat/game/master.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';
import { triggeredBy } from '../../../../rules/trenchcoat/game/secret.ts';
import type { Request } from '../../../../rules/trenchcoat/game/table.ts';
import { accesses } from '../../../../rules/trenchcoat/matrix/access.ts';
import type { NodeProcess } from '../../../../rules/trenchcoat/matrix/node.ts';
import { nodeNow } from '../../../../rules/trenchcoat/matrix/nodeFile.ts';
import * as words from '../../../../words/en/trenchcoat/master.ts';
import { harms } from '../../../../words/en/trenchcoat/methods.ts';
import { attackDraft } from '../board/matrix/attack.ts';
import { type MasterState, secretsOf } from '../board/session.ts';
import type { CallSheetDraft } from './draft.ts';

/** What an exploit adds to a tally. */
export type TallyStep = NonNullable<TellDraft['step']>;

type Action = Extract<Request, { kind: 'action' }>;

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
export function strikeBefore(v: MasterState, request: Action): CallSheetDraft | null {
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
export function afterStrike(v: MasterState, { who, label }: Call, request: Action, hits: boolean): Strike {
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
export function iceAfter(v: MasterState, { node: at }: Action, step: TallyStep | null): ChangeWhat[] {
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
