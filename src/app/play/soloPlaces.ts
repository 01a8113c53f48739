/**
 * Storage slots for solo games, several of each kind. An unreadable slot may hold an open game, so nothing is ever
 * written to it.
 */
import { ok, type Result } from '../../base/result.ts';
import { clearSoloSlot, lookUpSoloSlot, writeSoloSlot } from '../../peer/store/decks.ts';
import type { StoreFault } from '../../peer/store/store.ts';
import { type SoloKind, soloKinds } from '../../solo/kinds.ts';

/** A slot's name, such as `machine` or `machine-2`: the first of a kind has no number. */
export type SoloSlot = string;

const MAX = 6;

const slotsFor = (kind: SoloKind): SoloSlot[] =>
  Array.from({ length: MAX }, (_, at) => (at === 0 ? kind : `${kind}-${at + 1}`));

/** Slots of games begun while storage was unreadable; their names are unique. */
const apart = new Set<SoloSlot>();
/** Where games begun in a temporary slot were moved to. */
const moved = new Map<SoloSlot, SoloSlot>();

/** Loads all stored games, by slot. */
export async function loadSolos(): Promise<Result<Map<SoloSlot, unknown>, StoreFault>> {
  const places = [...soloKinds.flatMap(slotsFor), ...apart];
  const found = await Promise.all(places.map(lookUpSoloSlot));
  const all = new Map<SoloSlot, unknown>();
  for (const [at, kept] of found.entries()) {
    if (!kept.ok) return kept;
    if (kept.value !== undefined) all.set(places[at] ?? '', kept.value);
  }
  return ok(all);
}

/** Loads a slot's content, even if its game has been moved since. */
export const lookUpSolo = (place: SoloSlot): Promise<Result<unknown, StoreFault>> =>
  lookUpSoloSlot(moved.get(place) ?? place);

/** Returns a slot for a game started while storage is unavailable. */
export function temporarySlot(kind: SoloKind, seed: number): SoloSlot {
  const place = `${kind}-apart-${seed}`;
  apart.add(place);
  return place;
}

/** Returns an empty slot, or one whose game `isOver`; null if all slots hold open games. */
export async function freeSlot(
  kind: SoloKind,
  isOver: (kept: unknown) => boolean,
): Promise<Result<SoloSlot | null, StoreFault>> {
  const all = await loadSolos();
  if (!all.ok) return all;
  const places = slotsFor(kind);
  return ok(
    places.find((place) => !all.value.has(place)) ?? places.find((place) => isOver(all.value.get(place))) ?? null,
  );
}

/** Stores a game in its slot. A game in a temporary slot moves to a regular one once storage can be read. */
export async function saveSolo(
  place: SoloSlot,
  game: { readonly kind: SoloKind },
): Promise<Result<unknown, StoreFault>> {
  if (apart.has(place)) {
    const free = await freeSlot(game.kind, () => false);
    if (free.ok && free.value !== null) {
      apart.delete(place);
      moved.set(place, free.value);
      const kept = await writeSoloSlot(free.value, game);
      await clearSoloSlot(place);
      return kept;
    }
  }
  return writeSoloSlot(moved.get(place) ?? place, game);
}

export const deleteSolo = (place: SoloSlot): Promise<Result<unknown, StoreFault>> =>
  clearSoloSlot(moved.get(place) ?? place);
