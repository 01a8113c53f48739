// Chunk: notes
/** What a game's screens store on this phone only, by name: plain JSON that is not in any entry or file. */
import type { Result } from '../../base/result.ts';
import { clearSoloSlot, lookUpSoloSlot, readSoloSlot, writeSoloSlot } from './decks.ts';
import type { StoreFault } from './store.ts';

const named = (name: string): string => `note/${name}`;

/** The stored note; undefined if there is none. */
export const readNote = (name: string): Promise<unknown> => readSoloSlot(named(name));

/** The same, or why it cannot be read. */
export const lookUpNote = (name: string): Promise<Result<unknown, StoreFault>> => lookUpSoloSlot(named(name));

/** Resolves once the note is on disk, or with the reason it isn't. */
export const saveNote = (name: string, note: unknown): Promise<Result<unknown, StoreFault>> =>
  writeSoloSlot(named(name), note);

export const deleteNote = (name: string): Promise<Result<unknown, StoreFault>> => clearSoloSlot(named(name));
