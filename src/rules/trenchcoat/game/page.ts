/**
 * The contents of a sealed page. Every page has eight places and one size, so that it does not reveal how many are
 * used: the hidden terms of a call, the Game Master's choices when telling, and private changes.
 */
import type { TestChoices } from '../test/outcome.ts';
import type { HiddenTerm } from '../test/terms.ts';
import type { Target } from './names.ts';

/** Places on a page. */
export const PLACES = 8;

/** The Game Master's choices when a test was told (T-ANOM-09, -12, -13). */
export interface PageChoice extends TestChoices {
  readonly is: 'choice';
}

export type Alert = 'none' | 'silent' | 'active';

/** The measures of Table 3.10, in rising order. */
export const measures = ['analyze', 'trace', 'silent', 'combat', 'active', 'shutdown'] as const;
export type SecurityMeasure = (typeof measures)[number];

/**
 * A private change, with its number in the drawer, counted from 1 over the session; 0 if it came with the entry itself.
 * `node`: its number in the table.
 */
export type PageChange = { is: 'change'; nr: number } & ChangeWhat;

export type ChangeWhat =
  /** The tally step of an exploit test. */
  | { to: 'step'; node: number; add: number; test: number }
  /** What Analyze ICE found. */
  | { to: 'found'; node: number; add: number }
  /** The tally corrected by hand; fires nothing. */
  | { to: 'tally'; node: number; value: number }
  | { to: 'alert'; node: number; value: Alert }
  /** A measure fired by hand, or held back. */
  | { to: 'fire'; node: number; measure: SecurityMeasure }
  | { to: 'hold'; node: number; measure: SecurityMeasure }
  | { to: 'thing'; node: number; kind: Exclude<Target, 'node'>; id: number; state: string }
  /** A test that the player did not notice: the spare held number it used, and its total (T-FAIR-10). */
  | { to: 'secret'; held: number; label: string; total: number }
  /**
   * The same without a spare number: the Game Master's phone rolled both halves in one, below 59049, and nobody can
   * verify it.
   */
  | { to: 'alone'; label: string; total: number; value: number }
  | { to: 'note'; text: string };

export type PagePlace = { is: 'term'; term: HiddenTerm } | PageChoice | PageChange;
