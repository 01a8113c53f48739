// Chunk: split
import type { Seat } from '../../../rules/game.ts';
import { CORP } from '../../../rules/netrunner/table.ts';

/** How the simulated player plays, shown with the results. */
export const policyWords = (side: Seat): string =>
  `Each turn, the simulated player plays cards that give bits, draws one card, and takes bits with all other actions. They install nothing${
    side === CORP ? '' : ', make no runs'
  } and discard at random down to the hand limit.`;

export const agendaCard = 'an agenda';
export const iceCard = 'a piece of ice';
export const affordableIce = (openingBits: number) => `ice for ${openingBits} bits or less`;
export const economyCard = 'a card that gives bits';
export const nodeCard = 'a node';
export const upgradeCard = 'an upgrade';
export const operationCard = 'an operation';
export const icebreakerCard = 'an icebreaker';
export const wallBreaker = 'a wall breaker';
export const codeGateBreaker = 'a code gate breaker';
export const sentryBreaker = 'a sentry breaker';
export const programCard = 'a program';
export const hardware = 'hardware';
export const resourceCard = 'a resource';
export const prepCard = 'a prep';
