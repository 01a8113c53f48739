// Chunk: bytes
/** Options two players agree on in addition to the game's own; the game never sees them. */
import { readCanonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import * as is from '../../base/shapes.ts';
import type { Setup } from '../../rules/game.ts';
import type { OptionChoices } from '../../rules/options.ts';

/** Parses untrusted options from canonical bytes: strings by name. */
export function readOptions(bytes: Uint8Array): Result<Setup['options'], 'malformed'> {
  const read = readCanonical(bytes);
  if (!read.ok) return fail('malformed');
  const options: Setup['options'] = {};
  for (const [name, choice] of is.object(read.value) ? Object.entries(read.value) : [])
    if (typeof choice === 'string') options[name] = choice;
  const same = is.object(read.value) && Object.keys(read.value).length === Object.keys(options).length;
  return same ? ok(options) : fail('malformed');
}

export const sharedOptions = {
  /** The silence after which a decision is overdue, in seconds; 0: never (PROTOCOL 14.2). */
  silence: ['120', '300', '900', '0'],
  /** Whether a move may be taken back if the other player agrees (PROTOCOL 14.10). Absent: off. */
  takeBack: ['consent', 'off'],
  /** Whether both decks are shown after each game, or stay secret until the end of the match (PROTOCOL 9.17). */
  decks: ['shown', 'secret'],
} as const satisfies OptionChoices;
export type SharedOptions = typeof sharedOptions;

/** A game's own options, without the match options. */
export function gameOptions(options: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(options).filter(([name]) => name !== PREVIOUS_GAME && !Object.hasOwn(sharedOptions, name));
  return Object.fromEntries(own);
}

export const allowsTakeBack = ({ takeBack }: Readonly<Record<string, string>>): boolean => takeBack === 'consent';

export const keepsDecksSecret = ({ decks }: Readonly<Record<string, string>>): boolean => decks === 'secret';

/** For later games of a match: the previous game's id, in hexadecimal (PROTOCOL 9.16). */
export const PREVIOUS_GAME = 'after';

/** The agreed silence in milliseconds; 0: a decision is never overdue. */
export function silenceMs({ silence }: Readonly<Record<string, string>>): number {
  const seconds = sharedOptions.silence.find((one) => one === silence) ?? sharedOptions.silence[0];
  return Number(seconds) * 1000;
}
