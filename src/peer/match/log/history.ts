/** All that has happened on the table. What lies before the snapshot that a phone has started from is found again when somebody asks. */
import type { Happening } from '../fold/state.ts';

export class History {
  readonly #since: Happening[] = [];
  #find: () => Promise<readonly Happening[]> = async () => [];
  #before: Promise<readonly Happening[]> | null = null;

  /** How what came before everything that was added is found. */
  begin(find: () => Promise<readonly Happening[]>): void {
    this.#find = find;
  }

  add(...happened: readonly Happening[]): void {
    this.#since.push(...happened);
  }

  /** Everything up to the moment at which it resolves. */
  async all(): Promise<readonly Happening[]> {
    this.#before ??= this.#find();
    return [...(await this.#before), ...this.#since];
  }
}
