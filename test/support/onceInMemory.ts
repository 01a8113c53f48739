/** Slots as on a disk, which fail when a test says so. */
import { fail, ok } from '../../src/base/result.ts';
import type { Once } from '../../src/peer/store/once.ts';
import type { StoreFault } from '../../src/peer/store/store.ts';

export class OnceInMemory implements Once {
  readonly kept = new Map<string, unknown>();
  ill: StoreFault | null = null;

  async read(name: string) {
    return this.ill === null ? ok(this.kept.get(name)) : fail(this.ill);
  }

  async add(name: string, value: unknown) {
    if (this.ill !== null) return fail(this.ill);
    const there = this.kept.get(name) ?? value;
    this.kept.set(name, there);
    return ok(there);
  }
}
