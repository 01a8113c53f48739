/** What the file of decks and games is said to hold, and why it stays shut. */
import type { Merge } from '../../../peer/export/merge.ts';
import {
  LONGEST_PASSPHRASE,
  MOST_EXPORT_BYTES,
  type SealFault,
  SHORTEST_PASSPHRASE,
} from '../../../peer/export/seal.ts';
import { counted } from '../../../words/en/counted.ts';

/** "3 decks and 1 finished game". */
export const holds = (decks: number, games: number): string =>
  `${counted(decks, 'deck')} and ${counted(games, 'finished game')}`;

/** What a passphrase is good for, by its length alone: the app knows no words. Null: nothing is to be said. */
export function weakness(passphrase: string): string | null {
  const letters = [...passphrase].length;
  if (letters === 0 || letters >= 16) return null;
  return letters < SHORTEST_PASSPHRASE
    ? `Too short: a computer could guess it within hours. Use at least ${SHORTEST_PASSPHRASE} characters.`
    : 'Anyone with the file can keep guessing. Four unrelated words are safer.';
}

export const shut: Readonly<Record<SealFault, string>> = {
  passphrase: `A passphrase has ${SHORTEST_PASSPHRASE} to ${LONGEST_PASSPHRASE} characters.`,
  wrong: 'That isn’t this file’s passphrase. Nothing was changed.',
  damaged: 'The file is damaged: part of it has changed or is missing. Nothing was imported. Copy the file again.',
  other: 'That isn’t an export of decks and games. To check a game file, go to More, “Check a game file”.',
  newer: 'A newer version of Meatspace made this file. Update Meatspace, then import it.',
  large: `The file is over ${MOST_EXPORT_BYTES / 1024 / 1024} MB, too large to be an export of decks and games.`,
};

/** A full phone keeps none of it. */
export const noRoom = {
  what: 'There isn’t room on this phone for all these decks and games.',
  next: 'Free up some space.',
};

/** What a file that was opened brings, a line each. */
export function brings({ fresh, there, clashes }: Merge, games: number, gamesThere: number): string[] {
  const some = (n: number, words: string): string[] => (n === 0 ? [] : [words]);
  return [
    ...some(fresh.length, `${counted(fresh.length, 'new deck')}`),
    ...some(games, `${counted(games, 'new finished game')}`),
    ...some(clashes.length, `${counted(clashes.length, 'deck')} with different cards here`),
    ...some(there + gamesThere, `${counted(there + gamesThere, 'deck or game', 'decks and games')} you already have`),
  ];
}

/** A deck from the file that stands beside one of the same name. */
export const copyName = (name: string): string => `${name} (from the export)`;
