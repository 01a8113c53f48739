/**
 * Requests from other players, on any screen: a bar replaces the title until the request is answered or withdrawn, or
 * the phones disconnect. Part of the first bundle, so it renders nothing.
 */

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { watchers } from '../../base/watchers.ts';
import type { Seat } from '../../rules/game.ts';

export interface OpenOffer {
  /** Unique per asker and game: a newer offer with the same id replaces the older one. */
  readonly id: string;
  /** The name of the asking player, capitalized for the start of a sentence. */
  readonly by: string;
  /** The text from which that player's seal is drawn. */
  readonly seal: string;
  readonly side: Seat;
  /** Example: "Ann wants a rematch". */
  readonly title: string;
  /** Example: "Swap sides". */
  readonly detail: string;
  /** Example: "Rematch, swap sides?" */
  readonly question: string;
  /** What happens if this player accepts, one sentence each. */
  readonly means: readonly string[];
  accept(): void;
  decline(): void;
}

const offers = new Map<string, OpenOffer>();
const { add, tell: changed } = watchers();
/** How many mounted screens have their own place for the bar. */
let places = 0;

export function showOffer(offer: OpenOffer): void {
  offers.set(offer.id, offer);
  changed();
}

export function withdrawOffer(id: string): void {
  if (offers.delete(id)) changed();
}

/** The offer that has been waiting longest; null if there is none. */
export function firstOffer(): OpenOffer | null {
  return offers.values().next().value ?? null;
}

export const currentOffer = (id: string): OpenOffer | undefined => offers.get(id);

/** Returns an unsubscribe function. */
export const onOffers = add;

function useOffer(): OpenOffer | null {
  const [offer, setOffer] = useState(firstOffer);
  useEffect(() => {
    const look = (): void => setOffer(firstOffer());
    look();
    return onOffers(look);
  }, []);
  return offer;
}

/** For a screen that shows the bar instead of its title. */
export function useOfferPlace(): OpenOffer | null {
  useLayoutEffect(() => {
    places++;
    changed();
    return () => {
      places--;
      changed();
    };
  }, []);
  return useOffer();
}

/** The first offer, if the current screen has no place for it. */
export function useUnplacedOffer(): OpenOffer | null {
  const [offer, setOffer] = useState<OpenOffer | null>(null);
  useEffect(() => {
    const look = (): void => setOffer(places > 0 ? null : firstOffer());
    look();
    return onOffers(look);
  }, []);
  return offer;
}
