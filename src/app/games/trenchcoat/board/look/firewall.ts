/** The colour of a node’s Firewall. */
import { colourOf } from '../../../../../rules/trenchcoat/matrix/node.ts';

/** Colours whose names end in the same word share a tint; without a name there is none. */
export function firewallFill(firewall: number): { background: string } {
  const name = colourOf(firewall)?.split(' ').at(-1)?.toLowerCase();
  return { background: name === undefined ? 'var(--edge)' : `var(--fw-${name})` };
}
