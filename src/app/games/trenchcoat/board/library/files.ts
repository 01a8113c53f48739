/** Copies, imports and exports sheets and nodes as text files. */
import { fail, ok, type Result } from '../../../../../base/result.ts';
import { emptyNode } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { readNode, writeNode } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import { readSheet } from '../../../../../rules/trenchcoat/sheet/sheetFile.ts';
import * as words from '../../../../../words/en/trenchcoat/board/library.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { type Item, titleOf } from './items.ts';

export const textCopied = (item: Item): string =>
  item.text.replace(/^Name:.*$/m, `Name: ${words.copiedName(titleOf(item).name)}`);

export const newNodeText = (): string => writeNode(emptyNode(words.newNode));

/** A file's content, or every fault with its file and row. A file with any fault is not imported. */
export function importItem(text: string, file: string): Result<Pick<Item, 'kind' | 'text'>, readonly string[]> {
  const kind = /^\uFEFF?\s*Meatspace node/.test(text) ? 'node' : 'sheet';
  const read = kind === 'node' ? readNode(text) : readSheet(text);
  if (read.ok) return ok({ kind, text });
  return fail(read.error.map((wrong) => words.row(file, wrong.row, refusalWords(wrong))));
}

/** Example: "harbour-registry.txt". */
function fileNameOf(item: Item): string {
  const plain = titleOf(item)
    .name.normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || item.kind}.txt`;
}

export function exportItem(item: Item): void {
  const url = URL.createObjectURL(new Blob([item.text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(item);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
