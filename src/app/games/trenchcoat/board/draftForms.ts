/** Checks whether a stored draft still has the format that this version expects. */
import * as is from '../../../../base/shapes.ts';
import type { Gain } from '../../../../rules/trenchcoat/game/call.ts';
import { gains } from '../../../../rules/trenchcoat/game/forms.ts';
import { type Telling, tellings } from '../../../../rules/trenchcoat/game/names.ts';
import { checkSheet } from '../../../../rules/trenchcoat/sheet/check.ts';
import type { Sheet } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import type { TestChoices } from '../../../../rules/trenchcoat/test/outcome.ts';
import { manners } from '../../../../rules/trenchcoat/test/terms.ts';
import type { CallSheetDraft } from '../master/draft.ts';

export const isSheet = (value: unknown): value is Sheet => checkSheet(value).ok;

export const isGains = (value: unknown): value is readonly Gain[] =>
  gains(value, { kind: 'part', part: 'move' }) === null;

export const isTelling = is.oneOf(tellings);

export const isCallDraft = is.fields<CallSheetDraft>({
  label: is.text,
  acting: is.oneOf(['player', 'gm']),
  who: is.number,
  manner: is.oneOf(manners),
  terms: is.listOf(
    is.fields<CallSheetDraft['terms'][number]>({
      is: is.oneOf(['ability', 'modifier']),
      side: is.oneOf(['acts', 'against']),
      row: is.orNull(is.number),
      name: is.text,
      reason: is.text,
      value: is.orNull(is.number),
      limit: is.orNull(is.number),
      hidden: is.flag,
      count: is.orMissing(is.number),
      leftOpen: is.oneOf([undefined, true]),
    }),
  ),
  exploit: is.orNull(is.fields<{ node: number }>({ node: is.number })),
  time: is.number,
  open: is.flag,
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

export const isDecided = is.fields<Decided>({
  choices: is.object,
  telling: isTelling,
  ruled: is.orNull(is.flag),
  say: is.text,
  changed: is.orNull(isGains),
});
