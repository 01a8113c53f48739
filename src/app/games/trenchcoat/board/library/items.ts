// Chunk: trenchcoat
/** Stored sheets and nodes, both parsed and as rows of a list. Pure. */

import { bringMove } from '../../../../../rules/trenchcoat/game/master.ts';
import { sampleNodes } from '../../../../../rules/trenchcoat/made/nodes.ts';
import { sampleSheets } from '../../../../../rules/trenchcoat/made/sheets.ts';
import { colourOf, type Node } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { readNode, writeNode } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import { deviceClasses } from '../../../../../rules/trenchcoat/sheet/device.ts';
import type { Sheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import { readSheet, writeSheet } from '../../../../../rules/trenchcoat/sheet/sheetFile.ts';
import * as words from '../../../../../words/en/trenchcoat/board/library.ts';

import type { SoloLevel } from '../../../gameUi.ts';
import type { Item } from './store.ts';

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

interface Title {
  readonly name: string;
  readonly detail: string;
  /** Null unless the item is a node. */
  readonly firewall: number | null;
}

const unread = (item: Item): string => /^Name: *(.+)$/m.exec(item.text)?.[1]?.trim() || words.unnamed;

export function titleOf(item: Item): Title {
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
