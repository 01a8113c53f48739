/** Forts and counts of cards, as texts name them. */
import { number } from '../sentence.ts';
import { ARCHIVES, type FortId, HQ, RD } from '../table.ts';

const centrals: Record<string, string> = { [HQ]: 'HQ', [RD]: 'R&D', [ARCHIVES]: 'Archives' };

export const fortCalled = (fort: FortId): string => centrals[fort] ?? 'that fort';

/** 1 -> "one more card". */
export const more = (cards: number): string => `${number(cards)} more card${cards === 1 ? '' : 's'}`;
