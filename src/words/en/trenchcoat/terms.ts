/** A test's terms in words. */
import type { Call } from '../../../rules/trenchcoat/game/call.ts';
import { wholeTerms } from '../../../rules/trenchcoat/game/hiddenTerms.ts';
import type { Request } from '../../../rules/trenchcoat/game/table.ts';
import type { TermReason } from '../../../rules/trenchcoat/matrix/propose.ts';
import { NORMAL_TIME, timeModifier, timeText } from '../../../rules/trenchcoat/test/taskTime.ts';
import type { TestSide } from '../../../rules/trenchcoat/test/terms.ts';
import { applyLimit, groupModifier, totalOf } from '../../../rules/trenchcoat/test/total.ts';
import { say, type WordsByKind } from '../../says.ts';
import { plain, rangeText, signed } from './numbers.ts';

/** Example: "Cracking 9(8)". */
export const scoreWords = (name: string, score: number | null, limit: number | null | undefined): string =>
  score === null ? name : `${name} ${plain(score)}${limit == null ? '' : `(${plain(limit)})`}`;

interface ShownTerm {
  readonly is: 'ability' | 'modifier';
  /** Examples: "8" or "−3". */
  readonly added: string;
  readonly name: string;
  readonly value: number;
}

/** Every open term as a player reads it: its name and what it adds. */
export function openTerms({ terms }: Pick<Call, 'terms'>): ShownTerm[] {
  const { acts, against, time = NORMAL_TIME } = terms;
  const longer = time === NORMAL_TIME ? null : timeModifier(time);
  return [
    ...sideTerms(acts, 1),
    ...groupTerms(acts, 1),
    ...(against ? [...sideTerms(against, -1), ...groupTerms(against, -1)] : []),
    ...(longer?.ok ? [modifierTerm(`Time ${timeText(time)}`, longer.value)] : []),
  ];
}

/** The total of the open terms by the rules; for several characters, their average. */
export function openTotal(call: Pick<Call, 'terms'>): number {
  const total = totalOf(wholeTerms(call, []));
  return total.ok ? total.value : openTerms(call).reduce((sum, { value }) => sum + value, 0);
}

/** The bonus for the number of characters, which is counted only once. */
export function groupTerms({ manner, rows }: TestSide, sign: 1 | -1): ShownTerm[] {
  const characters = rows.reduce((sum, { count = 1 }) => sum + count, 0);
  const extra = manner === 'alone' ? null : groupModifier({ manner }, characters);
  return extra?.ok ? [modifierTerm(groupWords(manner, characters), sign * extra.value + 0)] : [];
}

const groupWords = (manner: TestSide['manner'], characters: number): string =>
  manner === 'supported' ? `Support, average of ${characters}` : `Collaboration, average of ${characters}`;

/** A modifier that every character shares is listed once. */
const sideTerms = ({ rows }: TestSide, sign: 1 | -1): ShownTerm[] =>
  rows.flatMap(({ abilities, modifiers }, at) => [
    ...abilities.map(({ name, score, limit }): ShownTerm => {
      const value = sign * applyLimit(score ?? 0, limit) + 0;
      return {
        is: 'ability',
        added: sign === 1 ? plain(value) : signed(value),
        name: scoreWords(name, score, limit),
        value,
      };
    }),
    ...modifiers.flatMap((modifier) => {
      const { name, value } = modifier;
      const common = rows.every((row) => row.modifiers.some((one) => one.name === name && one.value === value));
      const whose = common ? '' : ` of ${abilities.map((ability) => ability.name).join(' and ')}`;
      return common && at > 0 ? [] : [modifierTerm(`${name}${whose}`, sign * (value ?? 0) + 0)];
    }),
  ]);

const modifierTerm = (name: string, value: number): ShownTerm => ({
  is: 'modifier',
  added: signed(value),
  name,
  value,
});

/** The known terms that change the total. Example: "Cracking 9(8) +2 Hot Sim −3 User account". */
export const termsLine = (call: Pick<Call, 'terms'>): string =>
  openTerms(call)
    .filter(({ added }, at) => at === 0 || added !== '0')
    .map(({ is, added, name }, at) => (at === 0 && is === 'ability' ? name : `${added} ${name}`))
    .join(' ');

const alerts = { none: 'no alert', silent: 'silent alert', active: 'active alert' } as const;

const reasons: WordsByKind<TermReason> = {
  unlimited: () => '',
  accessMethod: () => 'access method',
  limit: ({ program, limit }) => `limit ${program} ${limit ?? ''}`.trim(),
  exploit: ({ column }) => `exploit, ${column === 'account' ? 'account' : 'action'} column`,
  firewall: ({ colour, alert }) => `${colour ?? 'no colour'}, ${alerts[alert]}`,
  typed: () => 'tap to type it',
  noSleaze: () => 'no Sleaze',
  ofNode: () => 'from the node',
  noCrypt: () => 'no Crypt Rating',
  ranges: ({ own, its }) => `their Signal reaches ${rangeText(own)}, the node’s ${rangeText(its)}`,
  crypt: ({ rating }) => `Crypt Rating ${rating} plus 3`,
};

/** Empty if the reason comes from another version. */
export const reasonWords = (reason: TermReason): string => say(reasons, '', reason);

/** A player's requests, in words. */
export const requestTitle = (request: Request): string =>
  request.kind === 'action' ? request.action : request.say || 'A test';
