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
    ? `A computer would guess it within hours: it needs ${SHORTEST_PASSPHRASE} letters.`
    : 'Whoever has the file can try many. Four words that have nothing to do with each other are better.';
}

export const shut: Readonly<Record<SealFault, string>> = {
  passphrase: `A passphrase has ${SHORTEST_PASSPHRASE} to ${LONGEST_PASSPHRASE} letters.`,
  wrong: 'That is not the passphrase of this file. Nothing was changed.',
  damaged:
    'The file is damaged: a part of it has changed or is missing. Nothing of it was taken. Bring it over once more.',
  other: 'That is no file of decks and games. A game file is checked at home, under “Check a game file”.',
  newer: 'The file was made by a newer Meatspace. Update this one, then bring it in.',
  large: `The file is larger than ${MOST_EXPORT_BYTES / 1024 / 1024} MB; no file of decks and games is.`,
};

/** A full phone keeps none of it. */
export const noRoom = {
  what: 'This phone has no room for all of these decks and games.',
  next: 'Make room on this phone.',
};

/** What a file that was opened brings, a line each. */
export function brings({ fresh, there, clashes }: Merge, games: number, gamesThere: number): string[] {
  const some = (n: number, words: string): string[] => (n === 0 ? [] : [words]);
  return [
    ...some(fresh.length, `${counted(fresh.length, 'deck that is', 'decks that are')} not here yet`),
    ...some(games, `${counted(games, 'finished game that is', 'finished games that are')} not here yet`),
    ...some(clashes.length, `${counted(clashes.length, 'deck')} with other cards than here`),
    ...some(
      there + gamesThere,
      `${counted(there + gamesThere, 'deck or game', 'decks and games')} that ${there + gamesThere === 1 ? 'is' : 'are'} here already`,
    ),
  ];
}

/** A deck from the file that stands beside one of the same name. */
export const copyName = (name: string): string => `${name} (from the export)`;
