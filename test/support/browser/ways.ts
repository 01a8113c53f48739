/**
 * From the home screen to every place in the app, by the names of the rows that lead there. No other file contains
 * these names.
 */
import type { Driven } from './driven.ts';

/** Text that is only on the home screen. */
export const HOME = 'A person or the machine';

/** The label of the field for the other phone's code. */
export const CODE_FIELD = 'or type the six-character code';

const ways = {
  play: ['Play'],
  invite: ['Play', 'Invite'],
  join: ['Play', 'Join'],
  machine: ['Play', 'The machine'],
  solo: ['Play', 'Solo or pass-and-play'],
  learn: ['Learn'],
  decks: ['Decks & cards'],
  library: ['Decks & cards', 'All cards'],
  past: ['Past games'],
  more: ['More'],
  settings: ['More', 'Settings'],
  check: ['More', 'Check this phone'],
  file: ['More', 'Check a game file'],
} as const satisfies Record<string, readonly string[]>;

/** Starts on the home screen and waits for each row. */
export async function walk(person: Pick<Driven, 'press'>, to: keyof typeof ways): Promise<void> {
  for (const row of ways[to]) await person.press('link', row);
}

/** From home to one of the tasks under Another phone. */
export async function walkToAnotherPhone(
  person: Pick<Driven, 'press'>,
  way: 'Move this game' | 'Move to a new phone' | 'Export decks and games',
): Promise<void> {
  await walk(person, 'more');
  await person.press('link', 'Another phone');
  await person.press('button', way);
}

/** From home to the sheet for removing a game. */
export async function walkToRemove(person: Pick<Driven, 'press'>): Promise<void> {
  await walk(person, 'more');
  await person.press('button', 'Remove games');
}

/** From home to the last played game. */
export const continueGame = (person: Pick<Driven, 'press'>): Promise<void> => person.press('button', 'Continue');

/** From home to the end of the last finished game with a person on another phone. */
export async function endOfLastGame(person: Pick<Driven, 'press'>, ended: string): Promise<void> {
  await walk(person, 'past');
  await person.press('button', ended);
  await person.press('button', 'Result and rematch');
}

/** From home to the last game with a person, whom this phone finds again without a code. */
export async function playAgainWith(person: Pick<Driven, 'press'>, name: string): Promise<void> {
  await walk(person, 'play');
  await person.press('link', name);
}
