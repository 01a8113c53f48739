/** Combat ICE attacks by an opposed test that the Game Master calls (T-TAL-07). */
import type { Node } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { type Draft, type DraftTerm, emptyDraft } from '../../master/draft.ts';
import type { Session } from '../session.ts';

/** Null where the node has no ICE that attacks. `words`: "opposed test, 7 against 9". */
export function attackDraft(v: Session, node: Node): { draft: Draft; words: string } | null {
  const ice = node.processes.find(({ ice }) => ice === 'Combat');
  const sheet = v.table.sheets[0];
  if (!ice || !sheet) return null;
  const defence = sheet.device?.ratings.firewall ?? null;
  const term = { is: 'ability', row: 0, limit: null } as const;
  const terms: DraftTerm[] = [
    { ...term, side: 'acts', name: ice.name, reason: 'its own number', value: ice.score, hidden: true },
    {
      ...term,
      side: 'against',
      name: 'Firewall of the deck',
      reason: 'you may pick another one',
      value: defence,
      hidden: false,
    },
  ];
  return {
    draft: { ...emptyDraft, label: `${ice.name} attacks`, acting: 'gm', terms },
    words: `opposed test, ${ice.score ?? '?'} against ${defence ?? '?'}`,
  };
}
