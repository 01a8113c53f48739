/** Attacks by Combat ICE: an opposed test that the Game Master calls (T-TAL-07). */

import type { Node } from '../../../../../rules/trenchcoat/matrix/node.ts';
import * as say from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { type CallSheetDraft, type DraftTerm, emptyDraft } from '../../master/draft.ts';
import type { TrenchSession } from '../session.ts';

interface Attack {
  readonly draft: CallSheetDraft;
  /** Example: "opposed test, 7 against 9", or why it can't attack. */
  readonly words: string;
  readonly running: boolean;
}

/**
 * An attack on the given character by the running Combat ICE or, if none is running, the first. Null if the node has
 * none.
 */
export function attackDraft(v: Pick<TrenchSession, 'table'>, node: Node, who = 0): Attack | null {
  const all = node.processes.filter(({ ice }) => ice === 'Combat');
  const ice = all.find(({ state }) => state === 'running') ?? all[0];
  const sheet = v.table.sheets[who];
  if (!ice || !sheet) return null;
  const defence = sheet.device?.ratings.firewall ?? null;
  const term = { is: 'ability', row: 0, limit: null } as const;
  const terms: DraftTerm[] = [
    { ...term, side: 'acts', name: ice.name, reason: say.ownValueNote, value: ice.score, hidden: true },
    {
      ...term,
      side: 'against',
      name: say.firewallOfTheDeck,
      reason: say.pickAnotherNote,
      value: defence,
      hidden: false,
    },
  ];
  return {
    draft: { ...emptyDraft, label: say.attacks(ice.name), acting: 'gm', terms },
    words:
      ice.state === 'running'
        ? say.opposedTestAgainst(ice.score ?? '?', defence ?? '?')
        : say.stateLine(ice.name, ice.state),
    running: ice.state === 'running',
  };
}
