/** The node in a text, and its current state. */
import type { SecretNode } from '../game/known.ts';
import type { Node } from './node.ts';
import { processStates } from './nodeFields.ts';
import { readNode } from './nodeFile.ts';

/** The node parsed from the text; null if the text is not a node. */
export function nodeOf(text: string): Node | null {
  const read = readNode(text);
  return read.ok ? read.value : null;
}

/**
 * The node with its processes' current states. Triggered Combat ICE runs until something else happens to it (T-TAL-07).
 */
export function nodeNow({ text, states, inForce }: SecretNode): Node | null {
  const node = nodeOf(text);
  const stateOf = (process: Node['processes'][number], id: number) =>
    processStates.find((state) => state === states[`process/${id}`]) ??
    (process.ice === 'Combat' && inForce.includes('combat') ? 'running' : process.state);
  return node && { ...node, processes: node.processes.map((one, id) => ({ ...one, state: stateOf(one, id) })) };
}
