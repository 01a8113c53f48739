/**
 * The contents of a sealed page: the hidden terms of a call, the Game Master's choices when telling, and private
 * changes. Every page has eight places and one size, so that its size does not reveal how many are used.
 */
import type { TestChoices } from '../test/outcome.ts';
import type { HiddenTerm } from '../test/terms.ts';
import type { Target } from './names.ts';

export const PLACES = 8;

/** The Game Master's choices when telling a test's result (T-ANOM-09, -12, -13). */
export interface PageChoice extends TestChoices {
  readonly is: 'choice';
}

export type Alert = 'none' | 'silent' | 'active';

/** The measures in Table 3.10, in rising order. */
export const measures = ['analyze', 'trace', 'silent', 'combat', 'active', 'shutdown'] as const;
export type SecurityMeasure = (typeof measures)[number];

/**
 * A private change with its number in the drawer, counted from 1 over the session; 0 if it came with the entry itself.
 * `node`: the node's number in the table.
 */
export type PageChange = { is: 'change'; nr: number } & ChangeWhat;

export type ChangeWhat =
  /** The tally step from an exploit test. */
  | { to: 'step'; node: number; add: number; test: number }
  /** The result of Analyze ICE. */
  | { to: 'found'; node: number; add: number }
  /** A tally corrected by hand, which triggers no measure. */
  | { to: 'tally'; node: number; value: number }
  | { to: 'alert'; node: number; value: Alert }
  /** A measure triggered or held back by hand. */
  | { to: 'fire'; node: number; measure: SecurityMeasure }
  | { to: 'hold'; node: number; measure: SecurityMeasure }
  | { to: 'thing'; node: number; kind: Exclude<Target, 'node'>; id: number; state: string }
  /** A test the player did not notice: the spare held number it used, and its total (T-FAIR-10). */
  | { to: 'secret'; held: number; label: string; total: number }
  /**
   * A test the player did not notice, without a spare number. The Game Master's phone rolled both halves as one number
   * below 59049, and nobody can verify it.
   */
  | { to: 'alone'; label: string; total: number; value: number }
  | { to: 'note'; text: string };

export type PagePlace = { is: 'term'; term: HiddenTerm } | PageChoice | PageChange;
