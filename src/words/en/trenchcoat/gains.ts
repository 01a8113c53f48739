/** What an outcome gives the player, in words. */
import type { Gain } from '../../../rules/trenchcoat/game/call.ts';
import type { Table } from '../../../rules/trenchcoat/game/table.ts';
import { capital } from '../capital.ts';
import { levelNames } from './nodes.ts';

export const nodeName = ({ nodes }: Table, at: number): string => nodes[at]?.name || 'the unknown node';

export function gainWords(gain: Gain, table: Table): string {
  const { nodes, sheets } = table;
  if (gain.gain === 'damage') return damageWords(gain, sheets[gain.who]?.name ?? 'the character');
  const node = nodeName(table, gain.node);
  const thing =
    'id' in gain
      ? (nodes[gain.node]?.things.find(({ kind, id }) => kind === gain.kind && id === gain.id)?.name ?? null)
      : null;
  switch (gain.gain) {
    case 'accessed':
      return `${node} is accessed as ${levelNames[gain.level]}`;
    case 'level':
      return `${levelNames[gain.level]} account on ${node}`;
    case 'left':
      return `Access to ${node} ends`;
    case 'aid':
      return `The address of ${node}`;
    case 'noAid':
      return `The address of ${node} no longer works`;
    case 'named':
      return `The unknown node is ${gain.name}`;
    case 'learned':
      return `${gain.field}: ${gain.value}`;
    case 'thing':
      return `${gain.name}, a ${gain.kind}${gain.state === null ? '' : `, ${gain.state}`}`;
    case 'text':
      return `The text of ${thing ?? `the ${gain.kind}`}: ${gain.text}`;
    case 'gone':
      return `${thing ?? `The ${gain.kind}`} is gone`;
    case 'alert':
      return gain.active ? `Active Alert in ${node}` : `The Active Alert in ${node} ends`;
    case 'down':
      return gain.down ? `${node} shuts down: the connection is lost` : `${node} is up again`;
  }
}

/** Examples: "Vesper Quill takes 2 Physical damage" or "Vesper Quill recovers from 1 damage". */
function damageWords({ pips, label }: Extract<Gain, { gain: 'damage' }>, name: string): string {
  const harm = `${Math.abs(pips)} ${label === '' ? '' : `${label} `}damage`;
  return `${capital(name)} ${pips < 0 ? 'recovers from' : 'takes'} ${harm}`;
}
