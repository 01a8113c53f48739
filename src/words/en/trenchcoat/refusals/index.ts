/** Pink Trenchcoat's refusals, in sentences. */

import type { WordsFor } from '../../../../base/refusal.ts';
import type { Refusal } from '../../../../rules/game.ts';
import type { Reasons } from '../../../../rules/trenchcoat/reasons.ts';
import { giveWords } from '../../gameRefusals.ts';
import { sayRefusal } from '../../refusals.ts';
import { files } from './files.ts';
import { matrix } from './matrix.ts';
import { moves } from './moves.ts';
import { numbers } from './numbers.ts';
import { tests } from './tests.ts';

export type TrenchRefusalWords = WordsFor<Reasons>;

const words: TrenchRefusalWords = { ...numbers, ...tests, ...files, ...moves, ...matrix };

export const refusalWords = (refusal: Refusal): string => sayRefusal(refusal, words);

giveWords('trenchcoat', refusalWords);
