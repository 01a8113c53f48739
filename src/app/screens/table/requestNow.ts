/** This player's open offer, of any kind. */
import type { View } from '../../../peer/match/match.ts';
import type { MatchSession } from '../../play/matchRunning.ts';
import type { GameRecord } from '../../play/record.ts';
import { keyOf, questionOf } from './asked.tsx';
import type { TableRequest } from './request.tsx';

export interface CurrentRequest {
  readonly asked: TableRequest | null;
  /** The last one was declined. */
  readonly declined: boolean;
  /** Both agreed: the table was rolled back or fixed. */
  readonly accepted: boolean;
}

export function requestNow(
  view: View<unknown>,
  sitting: MatchSession,
  record: GameRecord,
  accepted: boolean,
): CurrentRequest {
  const { mine, declined } = view.offers;
  const asked = mine && !declined ? { key: keyOf(mine), question: questionOf({ view, sitting, record }, mine) } : null;
  return { asked, declined, accepted };
}
