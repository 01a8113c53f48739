/** Nouns for amounts, cards and forts. */

import type { CardType } from '../../../../rules/netrunner/effect.ts';
import type { Damage, Purpose } from '../../../../rules/netrunner/frame.ts';
import type { CardFilter, Cards, Per, Where } from '../../../../rules/netrunner/means.ts';
import { ARCHIVES, type FortId, HQ, RD } from '../../../../rules/netrunner/table.ts';
import { nounFor } from '../../counted.ts';
import { bits, damageNamed, number, some } from '../phrases.ts';
import type { Phrasing } from './say.ts';

export { bits, damageNamed, frequency, number, perWords, some } from '../phrases.ts';

/** 1, "card" -> "one more card". */
export const more = (n: number, noun: string): string => `${number(n)} more ${nounFor(n, noun)}`;

/** Counters shared by several cards; all others are named after their card. */
const sharedCounters: Readonly<Record<string, string>> = {
  advancement: 'advancement',
  strength: 'strength',
  virus: 'virus',
};

/** "Baskerville" -> "Baskerville counter". */
export const counterCalled = (name: string): string => `${sharedCounters[name] ?? name} counter`;

/** "Baskerville", 1 -> "a Baskerville counter". */
export const counter = (name: string, n = 1): string => some(n, counterCalled(name));

export const articleFor = (word: string): string =>
  ['a', 'e', 'i', 'o', 'u'].includes(word.charAt(0).toLowerCase()) ? 'an' : 'a';

/** Examples: "wall", "code gate or sentry" or "preps, programs and resources". */
export function list(words: readonly string[], link: 'and' | 'or'): string {
  const end = words.at(-1) ?? '';
  return words.length < 2 ? end : `${words.slice(0, -1).join(', ')} ${link} ${end}`;
}

/** With a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const damages = (types: readonly Damage[]): string => types.map(damageNamed).join(' or ');

const centrals: Readonly<Record<FortId, string>> = { [HQ]: 'HQ', [RD]: 'R&D', [ARCHIVES]: 'Archives' };

export const fortCalled = (fort: Where): string => centrals[fort] ?? 'that fort';

/** Example: "unrezzed ice"; "ice" if its state doesn't matter. */
export const iceIn = (state: CardFilter['state']): string => (state === undefined ? 'ice' : `${states[state]} ice`);

const states = { rezzed: 'rezzed', unrezzed: 'unrezzed', hidden: 'hidden' } as const;

const purposes: Partial<Record<Purpose, string>> = {
  install: 'installing',
  rez: 'rezzing cards',
  icebreaker: 'using icebreakers',
  link: 'raising your link',
};

export const spentOn = (pays: readonly Purpose[], link: 'and' | 'or'): string =>
  pays.map((one) => purposes[one] ?? one).join(` ${link} `);

export const filterOf = (cards: Cards | undefined): CardFilter => (typeof cards === 'object' ? cards : {});

/** The card type; "card" for any. */
export const typeOf = (cards: Cards): CardType | 'card' | 'icebreaker' => {
  const type = typeof cards === 'object' ? cards.type : cards === 'this' || cards === 'that' ? 'card' : cards;
  return typeof type === 'string' && type !== 'card' ? type : 'card';
};

/** "piece of hardware", "daemon": its name in the rig. */
export const noun = (cards: Cards): string =>
  filterOf(cards).keyword?.toLowerCase() ?? (typeOf(cards) === 'hardware' ? 'piece of hardware' : typeOf(cards));

const beside = (cards: Cards): string => {
  const { not } = filterOf(cards);
  return not === undefined ? '' : ` that are not ${not.toLowerCase()}`;
};

const isHardware = (cards: Cards): boolean => filterOf(cards).keyword === undefined && typeOf(cards) === 'hardware';

/** Examples: "pieces of hardware that are not cybernetics" or "connections". */
export const plural = (cards: Cards): string =>
  `${isHardware(cards) ? 'pieces of hardware' : `${noun(cards)}s`}${beside(cards)}`;

/** Examples: "all hardware" or "all connections". */
export const allOf = (cards: Cards): string => `all ${isHardware(cards) ? `hardware${beside(cards)}` : plural(cards)}`;

/** Examples: "an installed program" or "two installed connections". */
export const installed = (n: number, cards: Cards): string =>
  n === 1 ? `${some(1, `installed ${noun(cards)}`)}${beside(cards)}` : `${number(n)} installed ${plural(cards)}`;

const counted = {
  iceRezzed: () => 'piece of ice that the Corp rezzed this turn',
  stolenAdvancement: () => 'advancement counter on the agendas the Runner stole during their last turn',
  tag: () => 'tag they have',
  iceOutside: (of: readonly string[]) =>
    `${
      of.length > 0
        ? `rezzed ${list(
            of.map((one) => one.toLowerCase()),
            'or',
          )}`
        : 'piece of rezzed ice'
    } outside this ice on its fort`,
} as const;

/** Example: "for each advancement counter on this card". */
export function forEvery(per: Per, { self }: Pick<Phrasing, 'self'>): string {
  const { each, of = [], every = 1, ...rest } = typeof per === 'string' ? { each: per } : per;
  const names = typeof of === 'string' ? [of] : of;
  if (each === 'counter') {
    const [name = ''] = names;
    const counters = every === 1 ? `each ${counterCalled(name)}` : `every ${number(every)} ${counterCalled(name)}s`;
    return `for ${counters}${name === 'advancement' ? ` on ${self()}` : ''}${rest.after ? ' but the first' : ''}`;
  }
  return each in counted ? `for each ${counted[each as keyof typeof counted](names)}` : `for each ${each}`;
}

/** Example: "[2]". */
export const bitsOrOne = (n: number | undefined): string => bits(n ?? 1);
