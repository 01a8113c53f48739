/** Netrunner's table options. A new option is a line here: it does not compile without words. */
import type { Chosen, OptionChoices } from '../options.ts';

export const tableOptions = {
  /** The 1996 rulebook alone, or with the official rulings (T-1, T-3, T-4, T-5). */
  rules: ['1996', 'rulings'],
  /** The table's trace rule (N-TRX-12). */
  trace: ['1996', 'comprehensive'],
} as const satisfies OptionChoices;

export type Options = Chosen<typeof tableOptions>;
