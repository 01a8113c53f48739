/**
 * A test called by the Game Master, and how its result is told. Both are public; hidden parts are on a sealed page.
 */
import type { Together } from '../group/together.ts';
import type { Span } from '../numbers/duration.ts';
import type { TestTerms } from '../test/terms.ts';
import type { AccountLevel, Target, Telling } from './names.ts';

/**
 * A called test, with its open terms only. Nobody can see whether there are hidden terms: the player always reads
 * "against something".
 */
export interface Call {
  label: string;
  /** Both sides are always present, so that an opposed test looks like any other; Task Time is included. */
  terms: TestTerms;
  /** The side that succeeds if the result does (T-OPP-04). */
  acting: 'player' | 'gm';
  /** Which of the player's characters rolls. */
  who: number;
  /** An exploit before an action, against the Firewall of this node. */
  exploit: { node: number } | null;
  /** All ten dice are the player's, and open (T-DICE-05). */
  open: boolean;
  /** This call's part of a joint test, if it is one. */
  together?: Together;
}

/** An outcome that both phones record, in machine-readable form. */
export type Gain =
  | { gain: 'accessed'; node: number; level: AccountLevel }
  | { gain: 'level'; node: number; level: AccountLevel }
  | { gain: 'left'; node: number }
  | { gain: 'aid'; node: number }
  /** The address is no longer known. */
  | { gain: 'noAid'; node: number }
  /** The name of a node that was added without a name. */
  | { gain: 'named'; node: number; name: string }
  | { gain: 'learned'; node: number; field: string; value: string }
  | { gain: 'thing'; node: number; kind: Exclude<Target, 'node'>; id: number; name: string; state: string | null }
  | { gain: 'text'; node: number; kind: Exclude<Target, 'node'>; id: number; text: string }
  | { gain: 'gone'; node: number; kind: Exclude<Target, 'node'>; id: number }
  | { gain: 'alert'; node: number; active: boolean }
  | { gain: 'down'; node: number; down: boolean }
  | { gain: 'damage'; who: number; pips: number; label: string };

export interface Tell {
  telling: Telling;
  /** Null if not told. */
  success: boolean | null;
  /** The band in words, told with `words` and `quality`; else null. */
  band: string | null;
  /** The test quality, told with `quality`; else null. */
  quality: number | null;
  /** What happens, in the Game Master's words. */
  say: string;
  gains: Gain[];
  /** How much game time passes. */
  span: Span;
  /** `own`: the exploit succeeded, and the action's own test follows. */
  next: 'done' | 'own';
}
