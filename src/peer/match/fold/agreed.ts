/**
 * What both players agree to: a draw, taking back, fixing the table (PROTOCOL 14.8, 14.10, 14.11). The log holds only
 * what both have signed: one by a word, an offer, the other by the entry that includes it.
 */

import type { Result } from '../../../base/result.ts';
import type { Refusal, Seat } from '../../../rules/game.ts';
import type { GameOffer } from '../../log/word.ts';
import { refuse } from '../refusal.ts';
import { backRefusal, goBack } from './back.ts';
import { corrected, putRight } from './correct.ts';
import { type Offence, offence } from './offence.ts';
import { mayAgree } from './points.ts';
import { ending } from './questions/over.ts';
import type { Answered, State, Terms } from './state.ts';

/** Why the two cannot agree to that now; null if they can. E-PENDING, E-BACK, or as the game refuses a change. */
export function offerRefusal(terms: Terms, state: State, offer: GameOffer): Refusal | null {
  if (!mayAgree(state)) return refuse('settleFirst');
  if (offer.what === 'draw') return terms.game.nobodyWins ? refuse('nothingToDraw') : null;
  // A bid is bound to the table at which it was made.
  if (state.got.length > 0) return refuse('openBidFirst');
  if (offer.what === 'back') return backRefusal(terms, state, offer.to);
  const done = corrected(terms, state, offer.change);
  return done.ok ? null : done.error;
}

/** The state after both have agreed; the entry is its author's agreement. */
export function takeAgreed(terms: Terms, state: State, offer: GameOffer): Result<Answered, Offence> {
  if (offerRefusal(terms, state, offer) !== null) return offence('proof', { kind: 'not-agreeable' });
  switch (offer.what) {
    case 'draw':
      return ending(terms, state, { by: 'agreement', winner: null }, FIRST);
    case 'back':
      return goBack(terms, state, offer.to);
    case 'correct':
      return putRight(terms, state, offer.change);
  }
}

/** Who shows their seed first when nobody wins. */
const FIRST: Seat = 0;
