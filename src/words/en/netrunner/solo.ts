/** What the netrunner/solo screens say. */
import type { Seat } from '../../../rules/game.ts';
import { CORP } from '../../../rules/netrunner/table.ts';

/** What the policy does, in the words that stand beside its results. */
export const policyWords = (side: Seat): string =>
  `Each turn: cards that bring bits are played, one action draws a card, the others take a bit. Nothing is installed${
    side === CORP ? '' : ', no run is made'
  }, and what is too much in hand is discarded by chance.`;

export const anAgenda = 'an agenda';
export const aPieceOfIce = 'a piece of ice';
export const iceForBitsOr = (oPENING_BITS: number) => `ice for ${oPENING_BITS} bits or less`;
export const aCardThatBrings = 'a card that brings bits';
export const aNode = 'a node';
export const anUpgrade = 'an upgrade';
export const anOperation = 'an operation';
export const anIcebreaker = 'an icebreaker';
export const aBreakerOfWalls = 'a breaker of walls';
export const aBreakerOfCode = 'a breaker of code gates';
export const aBreakerOfSentries = 'a breaker of sentries';
export const aProgram = 'a program';
export const hardware = 'hardware';
export const aResource = 'a resource';
export const aPrep = 'a prep';
