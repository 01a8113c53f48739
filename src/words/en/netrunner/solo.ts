// Chunk: split
/** The words of the netrunner/solo screens. */
import type { Seat } from '../../../rules/game.ts';
import { CORP } from '../../../rules/netrunner/table.ts';

/** How the simulated player plays, shown with the results. */
export const policyWords = (side: Seat): string =>
  `Each turn, the simulated player plays cards that give bits, draws one card, and takes bits with all other actions. They install nothing${
    side === CORP ? '' : ', make no runs'
  } and discard at random down to the hand limit.`;

export const anAgenda = 'an agenda';
export const aPieceOfIce = 'a piece of ice';
export const affordableIce = (openingBits: number) => `ice for ${openingBits} bits or less`;
export const aCardThatGivesBits = 'a card that gives bits';
export const aNode = 'a node';
export const anUpgrade = 'an upgrade';
export const anOperation = 'an operation';
export const anIcebreaker = 'an icebreaker';
export const aWallBreaker = 'a wall breaker';
export const aCodeGateBreaker = 'a code gate breaker';
export const aSentryBreaker = 'a sentry breaker';
export const aProgram = 'a program';
export const hardware = 'hardware';
export const aResource = 'a resource';
export const aPrep = 'a prep';
