/** Netrunner's table options. To add an option, add a line here; it does not compile until it has words. */
import type { Chosen, OptionChoices } from '../options.ts';

export const tableOptions = {
  /** The plain 1996 rulebook, or with the official rulings (T-1, T-3, T-4, T-5). */
  rules: ['1996', 'rulings'],
  /** The table's trace rule (N-TRX-12). */
  trace: ['1996', 'comprehensive'],
} as const satisfies OptionChoices;

export type Options = Chosen<typeof tableOptions>;
