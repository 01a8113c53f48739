/** How far a player has opened the packs of a match, and which decks they built: kept beside the game, on this phone. */
import { useEffect, useState } from 'preact/hooks';
import { keepNote, keptNote } from '../../../../peer/store/notes.ts';

export interface PacksNote {
  /** Cards turned over so far, through all packs in order. */
  readonly turned: number;
  /** By seat: the decks built from the pool, by id. */
  readonly decks: readonly [string, string] | null;
}

const first: PacksNote = { turned: 0, decks: null };

/** Nothing turned over, for anything that is not such a note. */
export function readPacksNote(value: unknown): PacksNote {
  if (typeof value !== 'object' || value === null) return first;
  const { turned, decks }: Partial<Record<keyof PacksNote, unknown>> = value;
  if (!Number.isInteger(turned) || Number(turned) < 0) return first;
  const [corp, runner] = Array.isArray(decks) ? decks : [];
  const pair = typeof corp === 'string' && typeof runner === 'string';
  return { turned: Number(turned), decks: pair ? [corp, runner] : null };
}

/** `game`: its name on this phone. Null until it is read. */
export function usePacksNote(game: string): [PacksNote | null, (note: PacksNote) => void] {
  const [note, setNote] = useState<PacksNote | null>(null);
  useEffect(() => void keptNote(game).then((kept) => setNote(readPacksNote(kept))), [game]);
  const change = (next: PacksNote): void => {
    setNote(next);
    void keepNote(game, next);
  };
  return [note, change];
}
