/** Decks of an export beside those that are on the phone: nothing is written over unless its player says so. */
import type { KeptDeck } from '../store/decks.ts';

/** The same deck on both sides, with other cards. */
export interface Clash {
  here: KeptDeck;
  brought: KeptDeck;
}

export interface Merge {
  /** Not there yet. */
  fresh: KeptDeck[];
  /** There with the same list already. */
  there: number;
  /** To be asked about, one by one. */
  clashes: Clash[];
}

/** Pure. A list counts as the same in whatever order, and under whatever id and name: who opens a file twice is not asked twice. */
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

/** - `both`: the one from the file gets an id and a name of its own. - `brought`: it takes the place. - `here`: it is left out. */
export type Choice = 'both' | 'brought' | 'here';

/** The deck to keep for a choice; null: none. `copy`: how it is called beside the other one, by an id that no deck has. */
export function settle({ brought }: Clash, choice: Choice, copy: Pick<KeptDeck, 'id' | 'name'>): KeptDeck | null {
  if (choice === 'here') return null;
  return choice === 'brought' ? brought : { ...brought, ...copy };
}

const listOf = ({ game = '', side, cards }: KeptDeck): string => JSON.stringify([game, side, [...cards].sort()]);
