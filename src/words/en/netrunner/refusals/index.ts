/** Netrunner's refusals: why a move is refused, and what would make it possible. */

import type { WordsFor } from '../../../../base/refusal.ts';
import type { Refusal } from '../../../../rules/game.ts';
import type { Reasons } from '../../../../rules/netrunner/refusal.ts';
import { giveWords } from '../../gameRefusals.ts';
import { sayRefusal } from '../../refusals.ts';
import { cards } from './cards.ts';
import { title } from './parts.ts';
import { prices } from './prices.ts';
import { runs } from './runs.ts';
import { turn } from './turn.ts';

export type RefusalWords = WordsFor<Reasons>;

const words: RefusalWords = { ...turn, ...prices, ...cards, ...runs };

export const refusalWords = (refusal: Refusal): string => sayRefusal(refusal, words);

giveWords('netrunner', refusalWords, title);
// The game that deals packs has the same refusals.
giveWords('packs', refusalWords);
