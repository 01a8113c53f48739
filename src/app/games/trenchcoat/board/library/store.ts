/** Character sheets and nodes of this phone, each kept as its text file; what comes with the game is among them and never changes. */
import { useEffect, useState } from 'preact/hooks';
import { keepNote, keptNote } from '../../../../../peer/store/notes.ts';

export interface Item {
  readonly id: string;
  readonly kind: 'sheet' | 'node';
  /** As a file. */
  readonly text: string;
  /** Comes with the game: it can be copied, not changed. */
  readonly builtIn?: true;
}

const NAME = 'trenchcoat/library';

/** Of the page: what the browser has not kept is there as long as it is open. */
let items: readonly Item[] | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<readonly Item[]> {
  const kept = await keptNote(NAME);
  items ??= Array.isArray(kept) ? kept.filter(isItem) : [];
  return items;
}

function isItem(value: unknown): value is Item {
  const { id, kind, text } = (value ?? {}) as Partial<Record<keyof Item, unknown>>;
  return typeof id === 'string' && (kind === 'sheet' || kind === 'node') && typeof text === 'string';
}

/** Result: whether the browser keeps it. */
async function save(make: (items: readonly Item[]) => readonly Item[]): Promise<boolean> {
  items = make(await load());
  for (const listener of [...listeners]) listener();
  return (await keepNote(NAME, items)).ok;
}

/** In the place of the one of that id, or before all others. */
export const keepItem = (item: Item): Promise<boolean> =>
  save((all) =>
    all.some(({ id }) => id === item.id) ? all.map((one) => (one.id === item.id ? item : one)) : [item, ...all],
  );

export const dropItem = (id: string): Promise<boolean> => save((all) => all.filter((one) => one.id !== id));

export const newId = (): string => crypto.randomUUID();

/** Null while they are looked for. */
export function useOwnItems(): readonly Item[] | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    const changed = (): void => redraw((n) => n + 1);
    listeners.add(changed);
    void load().then(changed);
    return () => {
      listeners.delete(changed);
    };
  }, []);
  return items;
}
