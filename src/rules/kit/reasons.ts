/** The kit's refusals: the reason, its class, and the values its sentence needs. */
import { having, refuser } from '../../base/refusal.ts';

const reasons = {
  notAMove: 'E-FORM',
  noSuchPlayer: 'E-FORM',
  bidIsSealed: 'E-FORM',
  bothBidBits: 'E-FORM',
  notAsked: 'E-PENDING',
  nothingFalls: 'E-PENDING',
  noSuchChance: having<{ most: number }, 'E-FORM'>('E-FORM'),
  tableOver: 'E-OVER',
  bidsFirst: 'E-PENDING',
  fallsFirst: 'E-PENDING',
  notYourPen: 'E-TURN',
  noSuchCounter: 'E-CARD',
  onlyCorpTraces: 'E-TURN',
  noTrace: 'E-PENDING',
  linkFirst: 'E-PENDING',
  runnerShowsLink: 'E-TURN',
  takesBits: having<{ needs: number; has: number }, 'E-BITS'>('E-BITS'),
  traceLimit: having<{ limit: number }, 'E-LIMIT'>('E-LIMIT'),
  counterName: having<{ longest: number }, 'E-FORM'>('E-FORM'),
  tooManyCounters: having<{ most: number }, 'E-COUNT'>('E-COUNT'),
  onlySoMany: having<{ has: number }, 'E-COUNT'>('E-COUNT'),
  highest: having<{ most: number }, 'E-COUNT'>('E-COUNT'),
  noCards: 'E-DECK',
  noDecks: 'E-FORM',
  noOptions: 'E-FORM',
} as const;

export type Reasons = typeof reasons;

export const refuse = refuser(reasons);
