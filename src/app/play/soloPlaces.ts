/**
 * Storage slots of games on one phone, several of each kind. A slot that can't be read may hold an open game, so
 * nothing is ever written there.
 */
import { ok, type Result } from '../../base/result.ts';
import { dropAlone, keepAlone, lookUpAlone } from '../../peer/store/decks.ts';
import type { StoreFault } from '../../peer/store/store.ts';
import { type SoloKind, soloKinds } from '../../solo/kinds.ts';

/** `machine`, `machine-2`: the first of a kind has no number. */
export type SoloPlace = string;

const MOST = 6;

export const placesOf = (kind: SoloKind): SoloPlace[] =>
  Array.from({ length: MOST }, (_, at) => (at === 0 ? kind : `${kind}-${at + 1}`));

/** Games begun while storage was unreadable, each in a unique slot. */
const apart = new Set<SoloPlace>();
/** Those that have since moved into a listed slot. */
const moved = new Map<SoloPlace, SoloPlace>();

/** Everything stored, by slot. */
export async function keptSolos(): Promise<Result<Map<SoloPlace, unknown>, StoreFault>> {
  const places = [...soloKinds.flatMap(placesOf), ...apart];
  const found = await Promise.all(places.map(lookUpAlone));
  const all = new Map<SoloPlace, unknown>();
  for (const [at, kept] of found.entries()) {
    if (!kept.ok) return kept;
    if (kept.value !== undefined) all.set(places[at] ?? '', kept.value);
  }
  return ok(all);
}

/** The content of a slot, even if the game has moved since. */
export const lookUpSolo = (place: SoloPlace): Promise<Result<unknown, StoreFault>> =>
  lookUpAlone(moved.get(place) ?? place);

/** For a game started while storage is unavailable. */
export function placeApart(kind: SoloKind, seed: number): SoloPlace {
  const place = `${kind}-apart-${seed}`;
  apart.add(place);
  return place;
}

/** An empty slot, or one whose game `isOver`; null if open games fill all. */
export async function freePlace(
  kind: SoloKind,
  isOver: (kept: unknown) => boolean,
): Promise<Result<SoloPlace | null, StoreFault>> {
  const all = await keptSolos();
  if (!all.ok) return all;
  const places = placesOf(kind);
  return ok(
    places.find((place) => !all.value.has(place)) ?? places.find((place) => isOver(all.value.get(place))) ?? null,
  );
}

/** Stores the game in its slot. A game begun apart moves into the list as soon as storage can be read. */
export async function keepSolo(place: SoloPlace, game: { readonly kind: SoloKind }): Promise<Result<null, StoreFault>> {
  if (apart.has(place)) {
    const free = await freePlace(game.kind, () => false);
    if (free.ok && free.value !== null) {
      apart.delete(place);
      moved.set(place, free.value);
      const kept = await keepAlone(free.value, game);
      await dropAlone(place);
      return kept;
    }
  }
  return keepAlone(moved.get(place) ?? place, game);
}

export const dropSolo = (place: SoloPlace): Promise<Result<null, StoreFault>> => dropAlone(moved.get(place) ?? place);
