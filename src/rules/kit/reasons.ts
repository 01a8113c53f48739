/** The kit's refusals: the reason, its class, and the values its sentence needs. */
import { refusalFactory, withValues } from '../../base/refusal.ts';

const reasons = {
  notAMove: 'E-FORM',
  noSuchPlayer: 'E-FORM',
  bidIsSealed: 'E-FORM',
  bothBidBits: 'E-FORM',
  notAsked: 'E-PENDING',
  nothingFalls: 'E-PENDING',
  noSuchChance: withValues<{ most: number }, 'E-FORM'>('E-FORM'),
  tableOver: 'E-OVER',
  bidsFirst: 'E-PENDING',
  fallsFirst: 'E-PENDING',
  notYourPen: 'E-TURN',
  noSuchCounter: 'E-CARD',
  onlyCorpTraces: 'E-TURN',
  noTrace: 'E-PENDING',
  linkFirst: 'E-PENDING',
  runnerShowsLink: 'E-TURN',
  takesBits: withValues<{ needs: number; has: number }, 'E-BITS'>('E-BITS'),
  traceLimit: withValues<{ limit: number }, 'E-LIMIT'>('E-LIMIT'),
  counterName: withValues<{ longest: number }, 'E-FORM'>('E-FORM'),
  tooManyCounters: withValues<{ most: number }, 'E-COUNT'>('E-COUNT'),
  onlySoMany: withValues<{ has: number }, 'E-COUNT'>('E-COUNT'),
  highest: withValues<{ most: number }, 'E-COUNT'>('E-COUNT'),
  noCards: 'E-DECK',
  noDecks: 'E-FORM',
  noOptions: 'E-FORM',
} as const;

export type Reasons = typeof reasons;

export const refuse = refusalFactory(reasons);
