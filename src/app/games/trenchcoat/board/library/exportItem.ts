import { fileNameOf } from './files.ts';

import type { Item } from './store.ts';

/** Downloads the item as a file. */
export function exportItem(item: Item): void {
  const url = URL.createObjectURL(new Blob([item.text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(item);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
