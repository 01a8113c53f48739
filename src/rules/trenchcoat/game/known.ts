/**
 * What one player knows beyond the table: nothing for the player; for the Game Master their secrets, from their own
 * facts and held numbers.
 */
import type { Seat } from '../../game.ts';
import type { TestChoices } from '../test/outcome.ts';
import type { HiddenTerm } from '../test/terms.ts';
import type { Alert, SecurityMeasure } from './page.ts';

/** A node behind the scenes: its original text, and what happened to it in secret. */
export interface SecretNode {
  /** As brought: the text of its file. */
  text: string;
  tally: number;
  /** Measures that have triggered or were held back. */
  fired: SecurityMeasure[];
  /** Measures that were not held back: their effect continues. A Shutdown is removed once the player has been told. */
  inForce: SecurityMeasure[];
  alert: Alert;
  /** States that differ from the node's text, kept secret or told, by kind and id: `process/0`. */
  states: Record<string, string>;
}

/** An unused fair number: two halves in one. */
export interface Spare {
  /** Its index among the held numbers. */
  held: number;
  value: number;
}

/** The Game Master's private data on their part of a joint test. */
export interface JointSecret {
  test: number;
  terms: HiddenTerm[];
  /** The Game Master's half, 0 to 242; null until drawn, and if another player rolls it. */
  half: number | null;
  choices: TestChoices;
}

/** What only the Game Master's phone has. */
export interface TrenchSecrets {
  nodes: SecretNode[];
  /** Hidden terms on the last page: the terms of the test called with it. */
  written: HiddenTerm[];
  /** The hidden terms of the open test; null if none is open. */
  terms: HiddenTerm[] | null;
  /** The Game Master's half of the open test, 0 to 242; null until drawn. */
  half: number | null;
  /** The Game Master's choices on the last page, for the test told with it. */
  chosen: TestChoices;
  /** The Game Master's data on each joint test, kept after the test. */
  joint: JointSecret[];
  /** In the order in which unnoticed tests use them. */
  spares: Spare[];
  /** The last of the drawer's changes that is on a page; later changes still wait. */
  bound: number;
  /** Number of facts and held numbers processed. */
  facts: number;
  held: number;
  /** Parts of a node's text, waiting for the rest. */
  parts: string[];
}

export interface TrenchKnown {
  seat: Seat;
  /** Null for the player. */
  secret: TrenchSecrets | null;
}
