/** What Pink Trenchcoat refuses, in sentences. */

import type { WordsFor } from '../../../../base/refusal.ts';
import type { Refusal } from '../../../../rules/game.ts';
import type { Reasons } from '../../../../rules/trenchcoat/reasons.ts';
import { giveWords } from '../../gameRefusals.ts';
import { sayRefusal } from '../../refusals.ts';
import { tests } from './tests.ts';

export type RefusalWords = WordsFor<Reasons>;

const words: RefusalWords = { fault: ({ says }) => says, ...tests };

export const refusalWords = (refusal: Refusal): string => sayRefusal(words, refusal);

giveWords('trenchcoat', refusalWords);
