/** What a test does with a person's phone, whichever engine is in it: it reads the screen, taps what has a role and a name, and asks the page. */
import type { Screen, Thing } from './ariaTree.ts';

export interface Driven {
  readonly name: string;
  look(): Promise<Screen>;
  /** Result: whether it could be tapped. */
  tap(thing: Thing, screen: Screen): Promise<boolean>;
  /** Waits for it, then taps it. Names are the beginning of what a screen reader says. */
  press(role: 'button' | 'link', name: string): Promise<void>;
  /** Waits for words on the screen. Default 30 seconds. */
  sees(words: string | RegExp, timeoutMs?: number): Promise<void>;
  /** The corner of the table: number of the last entry, last bytes of the log's head. */
  corner(): Promise<string>;
  /** What the page shows, for the report of a failure. */
  describe(): Promise<string>;
}

/** A page that runs a function of the test and says what it makes of one argument; both go over as text. */
export interface Asked {
  evaluate<R>(act: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(act: (given: A) => R | Promise<R>, given: A): Promise<R>;
}
