/** Checks whether a stored draft still has the format that this version expects. */
import type { Gain } from '../../../../rules/trenchcoat/game/call.ts';
import { isPlain } from '../../../../rules/trenchcoat/game/form.ts';
import { gains } from '../../../../rules/trenchcoat/game/forms.ts';
import { type Telling, tellings } from '../../../../rules/trenchcoat/game/names.ts';
import { checkSheet } from '../../../../rules/trenchcoat/sheet/check.ts';
import type { Sheet } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import type { TestChoices } from '../../../../rules/trenchcoat/test/outcome.ts';
import { manners } from '../../../../rules/trenchcoat/test/terms.ts';
import type { CallSheetDraft } from '../master/draft.ts';

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isSheet = (value: unknown): value is Sheet => checkSheet(value as never).ok;

export const isGains = (value: unknown): value is readonly Gain[] =>
  gains(value, { kind: 'part', part: 'move' }) === null;

export const orNull =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is T | null =>
    value === null || is(value);

/** Checks for a plain object whose fields all have the given types. */
export const hasFields =
  <T extends object>(are: { readonly [K in keyof T]: (value: unknown) => boolean }) =>
  (value: unknown): value is T =>
    isPlain(value) &&
    Object.entries<(value: unknown) => boolean>(are).every(([field, is]) =>
      is((value as Record<string, unknown>)[field]),
    );

export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value);
const among =
  (names: readonly unknown[]) =>
  (value: unknown): boolean =>
    names.includes(value);
export const isListOf =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);

export const isTelling = (value: unknown): value is Telling => among(tellings)(value);

export const isCallDraft = hasFields<CallSheetDraft>({
  label: isText,
  acting: among(['player', 'gm']),
  who: isNumber,
  manner: among(manners),
  terms: isListOf(
    hasFields<CallSheetDraft['terms'][number]>({
      is: among(['ability', 'modifier']),
      side: among(['acts', 'against']),
      row: isNumberOrNull,
      name: isText,
      reason: isText,
      value: isNumberOrNull,
      limit: isNumberOrNull,
      hidden: isFlag,
      count: (value) => value === undefined || isNumber(value),
      leftOpen: (value) => value === undefined || value === true,
    }),
  ),
  exploit: orNull(hasFields<{ node: number }>({ node: isNumber })),
  time: isNumber,
  open: isFlag,
});

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
