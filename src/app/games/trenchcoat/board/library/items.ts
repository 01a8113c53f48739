// Chunk: trenchcoat
/** This phone's sheets and nodes, each stored as its text file, and the read-only built-in ones. */

import * as is from '../../../../../base/shapes.ts';
import { watchers } from '../../../../../base/watchers.ts';
import { readNote, saveNote } from '../../../../../peer/store/notes.ts';
import { bringMove } from '../../../../../rules/trenchcoat/game/master.ts';
import { sampleNodes, sampleSheets } from '../../../../../rules/trenchcoat/made.ts';
import { colourOf, type Node } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { readNode, writeNode } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import { deviceClasses, type Sheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { readSheet, writeSheet } from '../../../../../rules/trenchcoat/sheet/sheetFile.ts';
import * as words from '../../../../../words/en/trenchcoat/board/library.ts';
import { useRedraw } from '../../../../parts/hooks.ts';
import type { SoloLevel } from '../../../gameUi.ts';

export const builtInItems: readonly Item[] = [
  ...sampleNodes.map((node): Item => ({ id: `made/${node.name}`, kind: 'node', text: writeNode(node), builtIn: true })),
  ...sampleSheets.map(
    (sheet): Item => ({ id: `made/${sheet.name}`, kind: 'sheet', text: writeSheet(sheet), builtIn: true }),
  ),
];

/** The item's node; null if its text is invalid, as it may be while it is being typed. */
export function nodeIn({ kind, text }: Item): Node | null {
  const read = kind === 'node' ? readNode(text) : null;
  return read?.ok ? read.value : null;
}

/** Nodes that can be played unseen. Each is identified by its text, so that a game keeps the node it began with. */
export const ownNodes = (items: readonly Item[]): readonly SoloLevel[] =>
  items.flatMap((item) => {
    const node = nodeIn(item);
    const fits = node !== null && bringMove(node.name, true, item.text).ok;
    return fits ? [{ id: item.text, name: node.name, note: words.ownItemNote }] : [];
  });

export function sheetIn({ kind, text }: Item): Sheet | null {
  const read = kind === 'sheet' ? readSheet(text) : null;
  return read?.ok ? read.value : null;
}

const unread = (item: Item): string => /^Name: *(.+)$/m.exec(item.text)?.[1]?.trim() || words.unnamed;

/** The `firewall` is null unless the item is a node. */
export function titleOf(item: Item) {
  const [node, sheet] = [nodeIn(item), sheetIn(item)];
  if (node) {
    const firewall = node.ratings.firewall ?? 0;
    const ice = node.processes.filter(({ ice }) => ice !== null).map(({ name }) => name);
    const things = words.file(node.files.length);
    const detail = words.firewall(
      deviceClasses[node.class].toLowerCase(),
      colourOf(firewall),
      [things, ...ice].join(', '),
    );
    return { name: node.name, detail, firewall };
  }
  if (sheet) {
    const cracking = sheet.skills.find(({ name }) => name === 'Cracking');
    const detail = `${sheet.kind}${cracking ? words.cracking(cracking.value) : ''}`;
    return { name: sheet.name, detail, firewall: null };
  }
  return { name: unread(item), detail: words.notPlayableYet, firewall: null };
}

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

const isItem = is.fields<Omit<Item, 'builtIn'>>({ id: is.text, kind: is.oneOf(['sheet', 'node']), text: is.text });

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
  useRedraw((redraw) => {
    void ownItems().then(redraw);
    return changes.add(redraw);
  });
  return items;
}
