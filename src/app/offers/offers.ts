/**
 * What other players ask of this one, on whatever screen this one is: a bar instead of the title says so until it is answered,
 * withdrawn, or the phones part. It is part of the first bundle, so it draws nothing.
 */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '../../rules/game.ts';

export interface OpenOffer {
  /** One per asker and game: a newer offer of the same id replaces the older one. */
  readonly id: string;
  /** The name of the player who asks, as it begins a sentence. */
  readonly by: string;
  /** What that player's seal is drawn from. */
  readonly seal: string;
  readonly side: Seat;
  /** "Ann wants a rematch". */
  readonly title: string;
  /** "Swap sides". */
  readonly detail: string;
  /** "Rematch, swap sides?" */
  readonly question: string;
  /** What happens if this player accepts, a sentence each. */
  readonly means: readonly string[];
  accept(): void;
  decline(): void;
}

const offers = new Map<string, OpenOffer>();
const listeners = new Set<() => void>();
/** Screens that have a place for the bar of their own. */
let places = 0;

const changed = (): void => {
  for (const listener of [...listeners]) listener();
};

export function showOffer(offer: OpenOffer): void {
  offers.set(offer.id, offer);
  changed();
}

export function withdrawOffer(id: string): void {
  if (offers.delete(id)) changed();
}

/** The offer that has waited longest; null when nobody asks for anything. */
export function firstOffer(): OpenOffer | null {
  return offers.values().next().value ?? null;
}

/** The offer of that id as it stands now. */
export const standing = (id: string): OpenOffer | undefined => offers.get(id);

/** Returns a function that ends it. */
export function onOffers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOffer(): OpenOffer | null {
  const [offer, setOffer] = useState(firstOffer);
  useEffect(() => {
    const look = (): void => setOffer(firstOffer());
    look();
    return onOffers(look);
  }, []);
  return offer;
}

/** For a screen that draws the bar instead of its title. */
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

/** The offer that no screen has a place for. */
export function useUnplacedOffer(): OpenOffer | null {
  const [offer, setOffer] = useState<OpenOffer | null>(null);
  useEffect(() => {
    const look = (): void => setOffer(places > 0 ? null : firstOffer());
    look();
    return onOffers(look);
  }, []);
  return offer;
}
