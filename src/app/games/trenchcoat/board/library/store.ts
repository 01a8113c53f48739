// Chunk: trenchcoat
/** This phone's character sheets and nodes, each stored as its text file, together with the read-only built-in ones. */

import { useEffect, useState } from 'preact/hooks';
import { watchers } from '../../../../../base/watchers.ts';
import { readNote, saveNote } from '../../../../../peer/store/notes.ts';

export interface Item {
  readonly id: string;
  readonly kind: 'sheet' | 'node';
  /** The sheet or node in its file format. */
  readonly text: string;
  /** A built-in item can be copied but not edited. */
  readonly builtIn?: true;
}

const NAME = 'trenchcoat/library';

/** Kept in memory, so that items the browser can't store last as long as the page. */
let items: readonly Item[] | null = null;
const changes = watchers();

export async function ownItems(): Promise<readonly Item[]> {
  const kept = await readNote(NAME);
  items ??= Array.isArray(kept) ? kept.filter(isItem) : [];
  return items;
}

function isItem(value: unknown): value is Item {
  const { id, kind, text } = (value ?? {}) as Partial<Record<keyof Item, unknown>>;
  return typeof id === 'string' && (kind === 'sheet' || kind === 'node') && typeof text === 'string';
}

/** Returns whether the browser stored it. */
async function save(make: (items: readonly Item[]) => readonly Item[]): Promise<boolean> {
  items = make(await ownItems());
  changes.tell();
  return (await saveNote(NAME, items)).ok;
}

/** Replaces the item with the same id; if there is none, adds it at the start. */
export const keepItem = (item: Item): Promise<boolean> =>
  save((all) =>
    all.some(({ id }) => id === item.id) ? all.map((one) => (one.id === item.id ? item : one)) : [item, ...all],
  );

export const dropItem = (id: string): Promise<boolean> => save((all) => all.filter((one) => one.id !== id));

export const newId = (): string => crypto.randomUUID();

/** Null while loading. */
export function useOwnItems(): readonly Item[] | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    const changed = (): void => redraw((n) => n + 1);
    void ownItems().then(changed);
    return changes.add(changed);
  }, []);
  return items;
}
