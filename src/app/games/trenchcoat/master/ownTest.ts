/** What the Game Master's phone prefills for a request. */

import type { Request } from '../../../../rules/trenchcoat/game/table.ts';
import { abilityAt } from '../../../../rules/trenchcoat/sheet/abilities.ts';
import * as words from '../../../../words/en/trenchcoat/master.ts';

import { type MasterState, playerName } from '../board/session.ts';
import { type CallSheetDraft, type DraftTerm, emptyDraft } from './draft.ts';

export interface TestProposal {
  readonly draft: CallSheetDraft;
  /** Example: "Rae asks for a test". */
  readonly asked: string;
}

/** For a test of the player's own ability: their picks, and a difficulty still to be typed (T-UNOP-01). */
export function proposeTest(v: MasterState, request: Extract<Request, { kind: 'test' }>): TestProposal {
  const sheet = v.table.sheets[request.who];
  const said = words.requestText(request);
  const abilities = request.ability.flatMap((path): DraftTerm[] => {
    const ability = sheet && abilityAt(sheet, path);
    if (!ability?.ok) return [];
    const { name, score, under } = ability.value;
    return [{ ...shown, is: 'ability', name, reason: under, value: score }];
  });
  const missing: DraftTerm[] =
    abilities.length > 0 ? [] : [{ ...shown, is: 'ability', name: words.ability, reason: '', value: null }];
  const difficulty: DraftTerm = {
    ...shown,
    is: 'modifier',
    row: null,
    name: words.difficulty,
    reason: words.difficultyPrompt,
    value: null,
    hidden: true,
  };
  return {
    draft: {
      ...emptyDraft,
      who: request.who,
      label: labelOf(said) || abilities.map(({ name }) => name).join(' and ') || words.aTest,
      terms: [...abilities, ...missing, difficulty],
    },
    asked: words.asksForATest(playerName(v), said),
  };
}

const LONGEST_LABEL = 60;

/** What the player is trying, shortened to a test's label; the whole text is shown below it. */
function labelOf(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_LABEL ? text : `${letters.slice(0, LONGEST_LABEL - 1).join('')}…`;
}

const shown = { side: 'acts', row: 0, limit: null, hidden: false } as const;

/** A test that the Game Master starts. */
export const ownDraft: CallSheetDraft = {
  ...emptyDraft,
  label: words.aTest,
  terms: [
    { ...shown, is: 'ability', name: words.ability, reason: words.difficultyPrompt, value: null },
    {
      ...shown,
      is: 'modifier',
      row: null,
      name: words.difficulty,
      reason: words.difficultyPrompt,
      value: null,
      hidden: true,
    },
  ],
};
