/** Context for generating a card's text. */
import type { Seat } from '../../../../rules/game.ts';
import type { Special } from '../../../../rules/netrunner/effect.ts';
import type { Means } from '../../../../rules/netrunner/means.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import { it, type Sentence, type Text, type Verb, you } from './sentence.ts';

export interface Phrasing {
  /** The card's owner, addressed as "you". */
  readonly side: Seat;
  /** Names the card; call in reading order. */
  readonly self: Naming;
  /** The built-in effect; only in an ability's text. */
  readonly special?: Special | undefined;
  readonly text: (means: Means) => Text;
}

/** How the card is referred to: "this card", "this ice". */
export type Naming = (name?: string) => string;

export const byName: Naming = (name = 'this card') => name;

const PRONOUN = 'it';

/** The name first, then "it". */
export function byPronoun(first?: 'that card'): Naming {
  let isNamed = false;
  return (name = 'this card') => {
    if (isNamed) return PRONOUN;
    isNamed = true;
    return first ?? name;
  };
}

/** The words for a group of meanings. */
export type MeaningWords<V extends Means['v']> = { readonly [K in V]: (means: Meaning<K>, say: Phrasing) => Text };

export type Meaning<V extends Means['v']> = Means extends infer M
  ? M extends { v: Means['v'] }
    ? V extends M['v']
      ? M
      : never
    : never
  : never;

export const sideNames = ['the Corp', 'the Runner'] as const;

/** An instruction to the card's owner, or a statement about the opponent. */
export const does = (say: Phrasing, who: Seat | undefined, [base, third]: Verb, rest: string): Sentence =>
  who === undefined || who === say.side ? you(`${base} ${rest}`) : it(sideNames[who], `${third} ${rest}`);

/** The card owner's draw pile and hand. */
export const pileOf = ({ side }: Phrasing): string => (side === CORP ? 'R&D' : 'your stack');
export const handOf = ({ side }: Phrasing): string => (side === CORP ? 'HQ' : 'your hand');
