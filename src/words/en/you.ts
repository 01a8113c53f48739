/** A record line as its own player reads it: "You lost Shaka" where the opponent reads "Rae lost Shaka". */
import type { Seat } from '../../rules/game.ts';

/** A line of a record in words. */
export interface RecordText {
  readonly text: string;
  /** The player whose name the text begins with, if it does. */
  readonly subject?: Seat;
}

/** The line for a reader; null reads as a spectator. Past tense, where a verb is the same for "you" and for a name. */
export const readBy = ({ text, subject }: RecordText, reader: Seat | null, names: readonly [string, string]): string =>
  reader !== null && subject === reader ? `You${text.slice(names[reader].length)}` : text;

/** The two players' names for use in a line, with "You" for the given seat. */
export const namesFor = (names: readonly [string, string], seat: Seat): readonly [string, string] =>
  seat === 0 ? ['You', names[1]] : [names[0], 'You'];
