/** Nodes for the report and the screens. */
import type { SecretNode } from '../../../rules/trenchcoat/game/known.ts';
import type { NodeReader } from '../../../rules/trenchcoat/game/report.ts';
import type { Node } from '../../../rules/trenchcoat/matrix/node.ts';
import { states as processStates, readNode } from '../../../rules/trenchcoat/matrix/nodeFile.ts';

/** The node in a text; null if it has none. */
export function nodeOf(text: string): Node | null {
  const read = readNode(text);
  return read.ok ? read.value : null;
}

/** The node with its processes' current states. Triggered Combat ICE runs until something else happens to it (T-TAL-07). */
export function nodeNow({ text, states, inForce }: SecretNode): Node | null {
  const node = nodeOf(text);
  const stateOf = (process: Node['processes'][number], id: number) =>
    processStates.find((state) => state === states[`process/${id}`]) ??
    (process.ice === 'Combat' && inForce.includes('combat') ? 'running' : process.state);
  return node && { ...node, processes: node.processes.map((one, id) => ({ ...one, state: stateOf(one, id) })) };
}

export const nodeNumbers: NodeReader = (text) => {
  const node = nodeOf(text);
  return node && { system: node.ratings.system ?? 0, firewall: node.ratings.firewall ?? 0 };
};

/** A process as the Game Master reads it, with the reminder that crashed Combat ICE restarts (T-TAL-07). */
export const processWords = ({ score, ice, state }: Node['processes'][number], now = state as string): string =>
  [score, ice === 'Combat' && now === 'crashed' ? 'crashed: it restarts' : now]
    .filter((word) => word !== null)
    .join(', ');

/** Lines of a node, by the names under which the player learns them. */
export const factNames = {
  address: 'AID',
  functionality: 'Functionality',
  accounts: 'Accounts',
  logs: 'Logs',
  subscriptions: 'Subscriptions',
} as const;

/** Measures by name. */
export const measureNames = {
  analyze: 'Analyze ICE',
  trace: 'Trace ICE',
  silent: 'Silent Alert',
  combat: 'Combat ICE',
  active: 'Active Alert',
  shutdown: 'Shutdown',
} as const;
