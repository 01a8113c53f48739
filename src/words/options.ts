/** What a language says of the options of a table. */
import type { Choices } from '../rules/options.ts';

/** Words for each option of a table: without them a new one does not compile. */
export type WordsOf<C extends Choices> = { readonly [K in keyof C]: OptionWords<C[K][number]> };

/** One option of the table. Notes and details are said of the chosen value. */
export interface OptionWords<V extends string = string> {
  readonly legend: string;
  /** What each choice is called. */
  readonly names: Readonly<Record<V, string>>;
  note(value: V): string;
  /** All that it changes, for who asks. */
  more?(value: V): string;
}
