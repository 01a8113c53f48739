/** What Netrunner refuses, in sentences: why, and what would make it possible. */
import type { Refusal } from '../../../../rules/game.ts';
import type { ValuesOf, Why } from '../../../../rules/netrunner/refusal.ts';
import { sayRefusal } from '../../refusals.ts';
import { cards } from './cards.ts';
import { moves } from './moves.ts';
import { prices } from './prices.ts';
import { runs } from './runs.ts';
import { texts } from './texts.ts';
import { turn } from './turn.ts';

/** One for each: a new one without words does not compile. */
export type RefusalWords = {
  readonly [W in Why]: ValuesOf<W> extends undefined ? string : (values: ValuesOf<W>) => string;
};

const words: RefusalWords = { ...moves, ...turn, ...prices, ...cards, ...runs, ...texts };

export const refusalWords = (refusal: Refusal): string => sayRefusal(words, refusal);
