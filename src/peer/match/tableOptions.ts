/** What two may agree on beside the game's own options, and no game hears of. */
import { isObject, readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Setup } from '../../rules/game.ts';

/** Options in canonical bytes from outside, texts by name, or why they are none. */
export function readOptions(bytes: Uint8Array): Result<Setup['options'], string> {
  const read = readCanonical(bytes);
  if (!read.ok) return read;
  const options: Setup['options'] = {};
  for (const [name, choice] of isObject(read.value) ? Object.entries(read.value) : [])
    if (typeof choice === 'string') options[name] = choice;
  const same = isObject(read.value) && Object.keys(read.value).length === Object.keys(options).length;
  return same ? ok(options) : fail('the options are no texts by name');
}

/** The silence after which a decision is overdue, in seconds, the default first; 0: never (PROTOCOL 14.2). */
export const silences = ['120', '300', '900', '0'] as const;

/** The options of a game, without those of the table. */
export function gameOptions(options: Readonly<Record<string, string>>): Record<string, string> {
  const { silence: _, [AFTER]: __, decks: ___, takeBack: ____, ...own } = options;
  return own;
}

/** Whether a move may be taken back when the other player agrees, the default first (PROTOCOL 14.10). Where it is not said, none may. */
export const takeBacks = ['consent', 'off'] as const;

export const takesBack = ({ takeBack }: Readonly<Record<string, string>>): boolean => takeBack === 'consent';

/** Whether both decks are shown after each game, the default, or stay secret until the last one of a row (PROTOCOL 9.17). */
export const deckSecrecies = ['shown', 'secret'] as const;

export const keepsDecks = ({ decks }: Readonly<Record<string, string>>): boolean => decks === 'secret';

/** Where a game is not the first of its row: the id of the one before, in hexadecimal (PROTOCOL 9.16). */
export const AFTER = 'after';

/** The agreed silence in milliseconds; 0: a decision is never overdue. */
export function silenceMs({ silence }: Readonly<Record<string, string>>): number {
  const seconds = silences.find((one) => one === silence) ?? silences[0];
  return Number(seconds) * 1000;
}
