/** What the bits on a card can be spent on. */
import type { Pool } from '../../../../rules/netrunner/effect.ts';
import type { Purpose } from '../../../../rules/netrunner/frame.ts';
import { bits } from './nouns.ts';

const purposes: Readonly<Partial<Record<Purpose, (pool: Pool) => string>>> = {
  icebreaker: ({ keyword, notKeyword, where }) => {
    const what = where === 'guest' ? 'the icebreaker inside it' : `${keyword?.toLowerCase() ?? 'icebreaker'}s`;
    return `using ${notKeyword === undefined ? '' : `non-${notKeyword.toLowerCase()} `}${what} during runs`;
  },
  link: () => 'raising your link',
  trace: ({ where }) =>
    where === 'fort' ? 'traces in runs on this fort' : where === 'self' ? 'traces by this card' : 'traces',
  untag: () => 'removing tags',
  trash: ({ type }) => `trashing ${type ?? 'card'}s`,
  install: ({ type }) => `installing ${type ?? 'card'}s`,
  play: ({ type }) => `playing ${type ?? 'card'}s`,
};

export const poolUse = (pool: Pool): string =>
  pool.for.map((purpose) => purposes[purpose]?.(pool) ?? purpose).join(' or ');

/** Omits bits added by a trigger, since that text states them. Permanent bits are refilled. */
export function sayPool(pool: Pool, verb: 'install' | 'rez'): readonly string[] {
  const what = poolUse(pool);
  const over = pool.overLimit ? ' Each bit you spend raises the limit of that trace by 1.' : '';
  if (pool.bits === 0) return [`Spend bits from this card only on ${what}.${over}`];
  return [
    `When you ${verb} this card, put ${bits(pool.bits)} from the bank on it.`,
    `Spend bits from this card only on ${what}. Bits you spend come back at the start of your next turn.`,
  ];
}
