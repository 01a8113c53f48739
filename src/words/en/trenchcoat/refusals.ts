/** What Pink Trenchcoat refuses. */

import type { Refusal } from '../../../rules/game.ts';
import { giveWords } from '../gameRefusals.ts';
import { sayRefusal } from '../refusals.ts';

const words = { fault: ({ says }: { says: string }) => says };

export const refusalWords = (refusal: Refusal): string => sayRefusal(refusal, words);

giveWords('trenchcoat', refusalWords);
