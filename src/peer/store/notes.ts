/** What a game's screens keep beside it on this phone alone, by name: plain JSON that is in no entry and in no file. */
import type { Result } from '../../base/result.ts';
import { dropAlone, keepAlone, keptAlone, lookUpAlone } from './decks.ts';
import type { StoreFault } from './store.ts';

const named = (name: string): string => `note/${name}`;

/** As it was kept; undefined where there is none. */
export const keptNote = (name: string): Promise<unknown> => keptAlone(named(name));

/** The same, or what keeps it from being read. */
export const lookUpNote = (name: string): Promise<Result<unknown, StoreFault>> => lookUpAlone(named(name));

/** Resolves when it is on the disk, or with what keeps it from there. */
export const keepNote = (name: string, note: unknown): Promise<Result<null, StoreFault>> =>
  keepAlone(named(name), note);

export const dropNote = (name: string): Promise<Result<null, StoreFault>> => dropAlone(named(name));
