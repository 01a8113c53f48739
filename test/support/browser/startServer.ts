import { inject } from 'vitest';
import { type Serving, serve } from '../../../src/server/index.ts';
import { closeLater } from './closing.ts';

/** Serves the built app, or another folder, until the last test of the file has ended. */
export async function startServer(options: Partial<Parameters<typeof serve>[0]> = {}): Promise<Serving> {
  const serving = await serve({ dist: inject('app'), port: 0, ...options });
  closeLater(() => serving.close());
  return serving;
}
