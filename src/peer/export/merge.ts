/** Merges an export's decks with those on the phone: nothing is overwritten unless the player says so. */
import type { StoredDeck } from '../store/decks.ts';

/** The same deck on both sides, with different cards. */
export interface DeckConflict {
  here: StoredDeck;
  brought: StoredDeck;
}

export interface DeckMerge {
  /** Not yet on the phone. */
  fresh: StoredDeck[];
  /** On the phone already, with the same list. */
  there: number;
  /** Decks to ask the player about, one at a time. */
  clashes: DeckConflict[];
}

/** Pure. Compares lists in any order, under any id and name: opening a file twice does not ask twice. */
export function mergeDecks(here: readonly StoredDeck[], brought: readonly StoredDeck[]): DeckMerge {
  const byId = new Map(here.map((deck) => [deck.id, deck]));
  const lists = new Set(here.map(listOf));
  const merge: DeckMerge = { fresh: [], there: 0, clashes: [] };
  for (const deck of brought) {
    const same = byId.get(deck.id);
    if (lists.has(listOf(deck))) merge.there++;
    else if (same) merge.clashes.push({ here: same, brought: deck });
    else merge.fresh.push(deck);
  }
  return merge;
}

/**
 * - `both`: the imported deck gets a new id and name.
 * - `brought`: it replaces the existing one.
 * - `here`: it is skipped.
 */
export type MergeChoice = 'both' | 'brought' | 'here';

/**
 * The deck to store for a choice; null if none. `copy`: the name and unused id for the imported deck if both are kept.
 */
export function resolveConflict(
  { brought }: DeckConflict,
  choice: MergeChoice,
  copy: Pick<StoredDeck, 'id' | 'name'>,
): StoredDeck | null {
  if (choice === 'here') return null;
  return choice === 'brought' ? brought : { ...brought, ...copy };
}

const listOf = ({ game = '', side, cards }: StoredDeck): string => JSON.stringify([game, side, [...cards].sort()]);
