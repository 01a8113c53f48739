/** What the netrunner/solo screens say. */
import type { Seat } from '../../../rules/game.ts';
import { CORP } from '../../../rules/netrunner/table.ts';

/** What the policy does, in the words that stand beside its results. */
export const policyWords = (side: Seat): string =>
  `Each turn: cards that bring bits are played, one action draws a card, the others take a bit. Nothing is installed${
    side === CORP ? '' : ', no run is made'
  }, and what is too much in hand is discarded by chance.`;
