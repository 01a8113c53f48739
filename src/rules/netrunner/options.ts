/** The options of a table of Netrunner. A new one is a line here: it does not compile before it has words. */
import type { Choices, Chosen } from '../options.ts';

export const tableOptions = {
  /** Rulebook of 1996, or with the official rulings (T-1, T-3, T-4, T-5). */
  rules: ['1996', 'rulings'],
  /** The trace rule of the table (N-TRX-12). */
  trace: ['1996', 'comprehensive'],
} as const satisfies Choices;

export type Options = Chosen<typeof tableOptions>;
