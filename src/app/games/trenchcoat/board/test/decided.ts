/** The Game Master's decisions so far on a rolled test, before the result is told. */
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { isPlain } from '../../../../../rules/trenchcoat/game/form.ts';
import type { Telling } from '../../../../../rules/trenchcoat/game/names.ts';
import type { TestChoices } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { hasFields, isFlag, isGains, isTelling, isText, orNull } from '../draftForms.ts';

export interface Decided {
  choices: TestChoices;
  telling: Telling;
  /** The outcome told instead of the dice's; null if it is told as rolled. */
  ruled: boolean | null;
  say: string;
  /** The changed gains; null if they are as proposed. */
  changed: readonly Gain[] | null;
}

export const asRolled: Decided = { choices: {}, telling: 'success', ruled: null, say: '', changed: null };

export const isDecided = hasFields<Decided>({
  choices: isPlain,
  telling: isTelling,
  ruled: (value) => value === null || isFlag(value),
  say: isText,
  changed: orNull(isGains),
});
