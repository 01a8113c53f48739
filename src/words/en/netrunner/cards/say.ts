/** What the words of a meaning need to know of the card that they stand on. */
import type { Seat } from '../../../../rules/game.ts';
import type { Special } from '../../../../rules/netrunner/effect.ts';
import type { Means } from '../../../../rules/netrunner/means.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import { it, type Sentence, type Text, type Verb, you } from './sentence.ts';

export interface Say {
  /** Whose card it is: its owner is the reader. */
  readonly side: Seat;
  /** Names the card itself, in the order of reading. */
  readonly self: Naming;
  /** Of the text of an ability: what the rules do themselves. */
  readonly special?: Special | undefined;
  /** The words of a part. */
  readonly text: (means: Means) => Text;
}

/** What a card is called where it is named: "this card", or "this ice". */
export type Naming = (name?: string) => string;

/** Always by its name. */
export const byName: Naming = (name = 'this card') => name;

const PRONOUN = 'it';

/** By its name at first; from then on it is simply "it". */
export function byPronoun(first?: 'that card'): Naming {
  let isNamed = false;
  return (name = 'this card') => {
    if (isNamed) return PRONOUN;
    isNamed = true;
    return first ?? name;
  };
}

/** What a room of words has: for each of its meanings the words. */
export type MeaningWords<V extends Means['v']> = { readonly [K in V]: (means: Meaning<K>, say: Say) => Text };

/** The meaning with that name. */
export type Meaning<V extends Means['v']> = Means extends infer M
  ? M extends { v: Means['v'] }
    ? V extends M['v']
      ? M
      : never
    : never
  : never;

export const players = ['the Corp', 'the Runner'] as const;

/** An instruction to the card's owner, or a statement about the other player. */
export const does = (say: Say, who: Seat | undefined, [base, third]: Verb, rest: string): Sentence =>
  who === undefined || who === say.side ? you(`${base} ${rest}`) : it(players[who], `${third} ${rest}`);

/** One's own draw pile and hand. */
export const pileOf = ({ side }: Say): string => (side === CORP ? 'R&D' : 'your stack');
export const handOf = ({ side }: Say): string => (side === CORP ? 'HQ' : 'your hand');
