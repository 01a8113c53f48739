/** What a test has opened, closed after the last test of its file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const open: (() => unknown)[] = [];

/** `close` may already have been called by then. */
export function closeLater(close: () => unknown): void {
  open.push(close);
}

export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((close) => close()));
}

/** The path of a new folder, removed after the last test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meatspace-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
