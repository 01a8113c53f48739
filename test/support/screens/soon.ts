import { vi } from 'vitest';

/** Waits until `look` no longer throws, as long as a busy machine may take. */
export const soon = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 20_000 });
