/** What the Game Master's phone fills in for a request, before he changes anything. */
import type { Request } from '../../../../rules/trenchcoat/game/table.ts';
import { readTyped, SCORE } from '../../../../rules/trenchcoat/input.ts';
import { abilityAt } from '../../../../rules/trenchcoat/sheet/abilities.ts';
import { type Mastered, playerName } from '../board/session.ts';
import { type Draft, type DraftTerm, emptyDraft } from './draft.ts';

export interface Proposal {
  readonly draft: Draft;
  /** "Rae asks for a test". */
  readonly asked: string;
}

/** Of a test of his own ability: what he has picked, and a difficulty that has to be typed (T-UNOP-01). */
export function proposeTest(v: Mastered, request: Extract<Request, { kind: 'test' }>): Proposal {
  const sheet = v.table.sheets[request.who];
  const abilities = request.ability.flatMap((path): DraftTerm[] => {
    const ability = sheet && abilityAt(sheet, path);
    if (!ability?.ok) return [];
    const { name, score, under } = ability.value;
    return [{ ...shown, is: 'ability', name, reason: under, value: score }];
  });
  const missing: DraftTerm[] =
    abilities.length > 0 ? [] : [{ ...shown, is: 'ability', name: 'Ability', reason: '', value: null }];
  const difficulty: DraftTerm = {
    ...shown,
    is: 'modifier',
    row: null,
    name: 'Difficulty',
    reason: 'tap to type it',
    value: null,
    hidden: true,
  };
  return {
    draft: {
      ...emptyDraft,
      who: request.who,
      label: saidOf(request) || abilities.map(({ name }) => name).join(' and ') || 'A test',
      terms: [...abilities, ...missing, difficulty],
    },
    asked: `${playerName(v)} asks for a test`,
  };
}

/** Alone the player says the difficulty, which is no name for a test. */
const saidOf = ({ say }: Extract<Request, { kind: 'test' }>): string =>
  readTyped(say, 'The difficulty', SCORE).ok ? '' : say;

const shown = { side: 'acts', row: 0, limit: null, hidden: false } as const;

/** A test that the Game Master begins himself. */
export const ownDraft: Draft = {
  ...emptyDraft,
  label: 'A test',
  terms: [
    { ...shown, is: 'ability', name: 'Ability', reason: 'tap to type it', value: null },
    { ...shown, is: 'modifier', row: null, name: 'Difficulty', reason: 'tap to type it', value: null, hidden: true },
  ],
};
