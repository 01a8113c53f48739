/**
 * What a test does with a person's phone, in any engine: reads the screen, taps by role and name, and runs scripts in
 * the page.
 */
import type { Screen, Thing } from './ariaTree.ts';

/** How long a browser test waits for anything (ms): longer than the busiest machine takes. */
export const WAIT_MS = 120_000;

export interface Driven {
  readonly name: string;
  look(): Promise<Screen>;
  /** Returns whether the thing could be tapped. */
  tap(thing: Thing, screen: Screen): Promise<boolean>;
  /** Waits for the element, then taps it. A name is the beginning of what a screen reader reads. */
  press(role: 'button' | 'link', name: string): Promise<void>;
  /** Waits for text on the screen. */
  sees(words: string | RegExp): Promise<void>;
  /** The table's corner: the last entry's number and the end of the log's hash. */
  corner(): Promise<string>;
  /** What the page shows, for failure reports. */
  describe(): Promise<string>;
}

/** A page that runs a test's function with one argument and returns the result; both are sent as text. */
export interface Asked {
  evaluate<R>(act: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(act: (given: A) => R | Promise<R>, given: A): Promise<R>;
}
