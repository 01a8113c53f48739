/** Merges an export's decks with those on the phone: nothing is overwritten unless the player says so. */
import type { KeptDeck } from '../store/decks.ts';

/** The same deck on both sides, with different cards. */
export interface Clash {
  here: KeptDeck;
  brought: KeptDeck;
}

export interface Merge {
  /** Not yet on the phone. */
  fresh: KeptDeck[];
  /** On the phone already, with the same list. */
  there: number;
  /** To ask the player about, one by one. */
  clashes: Clash[];
}

/** Pure. Compares lists in any order, under any id and name: opening a file twice does not ask twice. */
export function mergeDecks(here: readonly KeptDeck[], brought: readonly KeptDeck[]): Merge {
  const byId = new Map(here.map((deck) => [deck.id, deck]));
  const lists = new Set(here.map(listOf));
  const merge: Merge = { fresh: [], there: 0, clashes: [] };
  for (const deck of brought) {
    const same = byId.get(deck.id);
    if (lists.has(listOf(deck))) merge.there++;
    else if (same) merge.clashes.push({ here: same, brought: deck });
    else merge.fresh.push(deck);
  }
  return merge;
}

/**
 * - `both`: the imported one gets a new id and name. - `brought`: it replaces the existing one. - `here`: it is
 * skipped.
 */
export type Choice = 'both' | 'brought' | 'here';

/** The deck to store for a choice; null if none. `copy`: the name and unused id it gets if both are kept. */
export function settle({ brought }: Clash, choice: Choice, copy: Pick<KeptDeck, 'id' | 'name'>): KeptDeck | null {
  if (choice === 'here') return null;
  return choice === 'brought' ? brought : { ...brought, ...copy };
}

const listOf = ({ game = '', side, cards }: KeptDeck): string => JSON.stringify([game, side, [...cards].sort()]);
