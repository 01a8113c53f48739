/** Tests that are called with a tap: a character's numbers as choices, and the call that a choice prepares. Pure. */

import type { Request } from '../../../../rules/trenchcoat/game/table.ts';
import { abilityAt, type TestableAbility } from '../../../../rules/trenchcoat/sheet/abilities.ts';
import type { Sheet } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../words/en/trenchcoat/master.ts';
import { type MasterState, playerName } from '../board/session.ts';
import { type CallSheetDraft, type DraftTerm, emptyDraft, withTerm } from './draft.ts';

/** A draft call that tests one number of the character `who`. */
export const draftFromAbility = (pick: TestableAbility, who: number): CallSheetDraft =>
  withPick({ ...ownDraft, who, label: pick.name }, 0, pick);

/**
 * A draft call for one of the Game Master's characters: the number is hidden, and the player may oppose it with one of
 * theirs.
 */
export function masterDraft(sheet: Sheet, pick: TestableAbility): CallSheetDraft {
  const own = { ...ability, name: `${sheet.name}: ${pick.name}`.slice(0, 40), value: pick.score };
  const against: DraftTerm = { ...ability, side: 'against' };
  return {
    ...ownDraft,
    acting: 'gm',
    label: words.ownTestLabel(sheet.name, pick.name),
    terms: [{ ...own, reason: pick.under, hidden: true }, against, difficulty],
  };
}

/**
 * Adds a hidden score of one of the Game Master’s characters against the test. Drops a difficulty that is still empty.
 */
export function withOpponent(draft: CallSheetDraft, sheet: Sheet, pick: TestableAbility): CallSheetDraft {
  const open = difficultyIndex(draft);
  const terms = draft.terms.filter(({ value }, at) => at !== open || value !== null);
  const against = { is: 'ability', side: 'against', row: 0, limit: null, hidden: true } as const;
  const name = `${sheet.name}: ${pick.name}`.slice(0, 40);
  return { ...draft, terms: [...terms, { ...against, name, reason: pick.under, value: pick.score }] };
}

/** The index of the ability that still needs a number; −1 if none does. */
export const openAbilityIndex = ({ terms }: CallSheetDraft): number =>
  terms.findIndex(({ is, value }) => is === 'ability' && value === null);

export function withPick(draft: CallSheetDraft, at: number, { name, score, under }: TestableAbility): CallSheetDraft {
  const term = draft.terms[at];
  return term ? withTerm(draft, at, { ...term, name, value: score, reason: under }) : draft;
}

/**
 * The index of the term that the Game Master must fill in: the difficulty, or the rating of the encrypted thing. −1 if
 * there is none.
 */
export const difficultyIndex = ({ terms }: CallSheetDraft): number =>
  terms.findIndex(({ is, name, leftOpen }) => is === 'modifier' && (leftOpen === true || name === words.difficulty));

export const difficulties = [0, -2, -4, -6] as const;
/** The modifiers for Crypt Ratings 1, 3, 5 and 7, plus 3 each. */
export const encryptions = [-4, -6, -8, -10] as const;

export function withDifficulty(draft: CallSheetDraft, value: number): CallSheetDraft {
  const at = difficultyIndex(draft);
  const term = draft.terms[at];
  return term ? withTerm(draft, at, { ...term, value, reason: '' }) : draft;
}

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
    const read = sheet && abilityAt(sheet, path);
    if (!read?.ok) return [];
    const { name, score, under } = read.value;
    return [{ ...shown, is: 'ability', name, reason: under, value: score }];
  });
  return {
    draft: {
      ...emptyDraft,
      who: request.who,
      label: labelOf(said) || abilities.map(({ name }) => name).join(' and ') || words.aTest,
      terms: [...(abilities.length > 0 ? abilities : [{ ...ability, reason: '' }]), difficulty],
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
const typed = { reason: words.difficultyPrompt, value: null } as const;
const ability: DraftTerm = { ...shown, ...typed, is: 'ability', name: words.ability };
const difficulty: DraftTerm = {
  ...shown,
  ...typed,
  is: 'modifier',
  row: null,
  name: words.difficulty,
  hidden: true,
};

export const ownDraft: CallSheetDraft = { ...emptyDraft, label: words.aTest, terms: [ability, difficulty] };
