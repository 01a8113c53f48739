/** The log with more entries, before they are stored: a rejected entry leaves no trace. */
import type { Entry } from '../../log/entry.ts';
import { isWhole } from '../fold/points.ts';
import type { Happening, State } from '../fold/state.ts';

interface Step {
  readonly entry: Entry;
  readonly state: State;
  readonly happened: readonly Happening[];
}

export class Batch {
  steps: Step[] = [];
  readonly #before: State;

  constructor(before: State) {
    this.#before = before;
  }

  get state(): State {
    return this.steps.at(-1)?.state ?? this.#before;
  }

  add(entry: Entry, state: State, happened: readonly Happening[]): void {
    this.steps.push({ entry, state, happened });
  }

  /** One of the new entries. */
  entry(seq: number | undefined): Entry | null {
    return this.steps.find(({ entry }) => entry.seq === seq)?.entry ?? null;
  }

  /** Drops proofs whose ACT is missing and returns them. */
  backToWhole(): Entry[] {
    const dropped: Entry[] = [];
    while (!isWhole(this.state)) {
      const last = this.steps.pop();
      if (last === undefined) break;
      dropped.unshift(last.entry);
    }
    return dropped;
  }
}
