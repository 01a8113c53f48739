/** The terms of a test in words. */
import type { Call } from '../../../../rules/trenchcoat/game/call.ts';
import { timeModifier, timeText, UNCHANGED } from '../../../../rules/trenchcoat/test/taskTime.ts';
import type { Side } from '../../../../rules/trenchcoat/test/terms.ts';
import { limited } from '../../../../rules/trenchcoat/test/total.ts';
import { plain, signed } from './numbers.ts';

/** "Cracking 9(8)". */
export const scoreWords = (name: string, score: number | null, limit: number | null | undefined): string =>
  score === null ? name : `${name} ${plain(score)}${limit == null ? '' : `(${plain(limit)})`}`;

export interface ShownTerm {
  readonly is: 'ability' | 'modifier';
  /** "8", "−3". */
  readonly added: string;
  readonly name: string;
  readonly value: number;
}

/** Every open term as a player reads it: what it adds, and its name. */
export function openTerms({ terms }: Pick<Call, 'terms'>): ShownTerm[] {
  const { acts, against, time = UNCHANGED } = terms;
  const longer = time === UNCHANGED ? null : timeModifier(time);
  return [
    ...sideTerms(acts, 1),
    ...(against ? sideTerms(against, -1) : []),
    ...(longer?.ok ? [modifierTerm(`Time ${timeText(time)}`, longer.value)] : []),
  ];
}

const sideTerms = (side: Side, sign: 1 | -1): ShownTerm[] =>
  side.rows.flatMap(({ abilities, modifiers }) => [
    ...abilities.map(({ name, score, limit }): ShownTerm => {
      const value = sign * limited(score ?? 0, limit) + 0;
      return {
        is: 'ability',
        added: sign === 1 ? plain(value) : signed(value),
        name: scoreWords(name, score, limit),
        value,
      };
    }),
    ...modifiers.map(({ name, value }) => modifierTerm(name, sign * (value ?? 0) + 0)),
  ]);

const modifierTerm = (name: string, value: number): ShownTerm => ({
  is: 'modifier',
  added: signed(value),
  name,
  value,
});

/** "Cracking 9(8) +2 Hot Sim −3 User account". */
export const termsLine = (call: Pick<Call, 'terms'>): string =>
  openTerms(call)
    .map(({ is, added, name }, at) => (at === 0 && is === 'ability' ? name : `${added} ${name}`))
    .join(' ');
