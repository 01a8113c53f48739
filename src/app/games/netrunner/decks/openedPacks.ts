/** The packs that a solo player has opened. They are derived from a seed, so a reloaded page shows the same packs. */

import {
  type Boosters,
  boosterSets,
  MAX_BOOSTERS,
  type Pack,
  packsOf,
} from '../../../../rules/netrunner/packs/packs.ts';
import { seeded } from '../../../../solo/random.ts';
import { readPreference, savePreference } from '../../../device/preferences.ts';

export interface OpenedPacks {
  readonly seed: number;
  readonly boosters: Boosters;
  /** Cards turned over so far, through all packs in order. */
  readonly turned: number;
  /** By seat: the decks built from this pool, by id. */
  readonly decks: readonly [string, string] | null;
}

const KEY = 'meatspace-sealed';

export const noBoosters: Boosters = { v1: 0, proteus: 0, classic: 0 };
/** The default choice of boosters. */
export const defaultBoosters: Boosters = { ...noBoosters, v1: 2 };

const boosterCount = (boosters: Boosters): number => boosterSets.reduce((sum, set) => sum + boosters[set], 0);

/** Null if no packs are open, or if the stored value was not written by `saveOpenedPacks`. */
export function openedPacks(): OpenedPacks | null {
  try {
    const read: unknown = JSON.parse(readPreference(KEY) ?? 'null');
    return isOpened(read) ? read : null;
  } catch {
    return null;
  }
}

export const saveOpenedPacks = (opened: OpenedPacks | null): void => savePreference(KEY, JSON.stringify(opened));

export const packsIn = ({ seed, boosters }: OpenedPacks): Pack[] => packsOf(seeded(seed), boosters);

function isOpened(value: unknown): value is OpenedPacks {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, boosters, turned, decks }: Partial<Record<keyof OpenedPacks, unknown>> = value;
  return (
    isCount(seed, 2 ** 32 - 1) &&
    isCount(turned, 1000) &&
    typeof boosters === 'object' &&
    boosters !== null &&
    boosterSets.every((set) => isCount((boosters as Record<string, unknown>)[set], MAX_BOOSTERS)) &&
    boosterCount(boosters as Boosters) <= MAX_BOOSTERS &&
    (decks === null || (Array.isArray(decks) && decks.length === 2 && decks.every((id) => typeof id === 'string')))
  );
}

const isCount = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
