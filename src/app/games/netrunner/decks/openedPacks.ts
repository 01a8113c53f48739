/** The packs that a solo player has opened. They are derived from a seed, so a reloaded page shows the same packs. */

import { parseJson } from '../../../../base/json.ts';
import * as is from '../../../../base/shapes.ts';
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
  const read = parseJson(readPreference(KEY) ?? '');
  return isOpened(read) ? read : null;
}

export const saveOpenedPacks = (opened: OpenedPacks | null): void => savePreference(KEY, JSON.stringify(opened));

export const packsIn = ({ seed, boosters }: OpenedPacks): Pack[] => packsOf(seeded(seed), boosters);

const isBoosters = (value: unknown): boolean =>
  is.object(value) &&
  boosterSets.every((set) => is.whole(0, MAX_BOOSTERS)(value[set])) &&
  boosterCount(value as Boosters) <= MAX_BOOSTERS;

const isOpened = is.fields<OpenedPacks>({
  seed: is.whole(0, 2 ** 32 - 1),
  turned: is.whole(0, 1000),
  boosters: isBoosters,
  decks: is.orNull(is.pairOf(is.text)),
});
