/** What one player knows beyond the table. The player knows nothing more; the Game Master has their secrets, from their own facts and held numbers. */
import type { Seat } from '../../game.ts';
import type { HiddenTerm } from '../test/terms.ts';
import type { Alert, SecurityMeasure } from './page.ts';

/** A node behind the scenes: its text as it was brought, and what happened to it in secret. */
export interface SecretNode {
  /** As it was brought: the text of its file. */
  text: string;
  tally: number;
  /** Measures that have fired, or were held back. */
  fired: SecurityMeasure[];
  /** Of those, the ones that were not held back: what they do goes on. A Shutdown is none any more once the player has heard of it. */
  inForce: SecurityMeasure[];
  alert: Alert;
  /** States of things that the player has not heard of, by kind and id: `process/0`. */
  states: Record<string, string>;
}

/** A fair number that nobody has needed yet: two halves in one. */
export interface Spare {
  /** Its number among the held ones. */
  held: number;
  value: number;
}

/** What the Game Master's phone alone has. */
export interface TrenchSecrets {
  nodes: SecretNode[];
  /** Hidden terms on the last page: those of the test that is called with it. */
  written: HiddenTerm[];
  /** The hidden terms of the open test; null while none is open. */
  terms: HiddenTerm[] | null;
  /** Their half of the open test, 0 to 242; null while it is not drawn. */
  half: number | null;
  /** In the order in which tests that the player shall not notice take them. */
  spares: Spare[];
  /** The last change of their drawer that stands on a page: what comes after it still waits. */
  bound: number;
  /** Facts and held numbers taken in. */
  facts: number;
  held: number;
  /** Parts of a node's text that wait for the rest. */
  parts: string[];
}

export interface TrenchKnown {
  seat: Seat;
  /** Null for the player. */
  secret: TrenchSecrets | null;
}
