/** A test as the Game Master calls it, and what he tells of it afterwards. Both are public; what is hidden of them is on a sealed page. */
import type { Level, Target, Ticks } from './table.ts';

/** How a test is set up (T-UNOP, T-OPP, T-SUP, T-COL). */
export type TestKind = 'unopposed' | 'opposed' | 'supported' | 'collaborative';

/** A named score with its limit; in a supported or collaborative test it stands for `count` characters who are alike. */
export interface Score {
  name: string;
  score: number;
  /** Null: none (T-TEST-04). */
  limit: number | null;
  /** Of a supported or collaborative test: this row's own modifier, and how many characters it stands for. */
  modifier?: number;
  count?: number;
}

export interface Modifier {
  name: string;
  value: number;
}

/** The open terms in clear. Whether there are hidden ones nobody can see: the player reads "against something" in any case. */
export interface Call {
  kind: TestKind;
  label: string;
  /** Whose success the result is: the acting side's (T-OPP-04). */
  acting: 'player' | 'gm';
  /** Which of the player's characters rolls. */
  who: number;
  /** Scores of the acting side that are open, and of the other one. */
  for: Score[];
  against: Score[];
  modifiers: Modifier[];
  /** An exploit before an action, against the Firewall of that node (T-EXP). */
  exploit: { node: number; level: Level; account: boolean } | null;
  /** Task time in thousandths, and whether the player may choose it (T-TIME-09). */
  time: number;
  /** All ten dice are the player's, and open: nothing of this test is hidden (T-DICE-05). */
  open: boolean;
}

/** What both phones note of an outcome, in a form that the program understands (T-ACT-06). */
export type Gain =
  | { gain: 'accessed'; node: number; level: Level }
  | { gain: 'level'; node: number; level: Level }
  | { gain: 'left'; node: number }
  | { gain: 'aid'; node: number }
  | { gain: 'learned'; node: number; field: string; value: string }
  | { gain: 'thing'; node: number; kind: Exclude<Target, 'node'>; id: number; name: string; state: string | null }
  | { gain: 'text'; node: number; kind: Exclude<Target, 'node'>; id: number; text: string }
  | { gain: 'gone'; node: number; kind: Exclude<Target, 'node'>; id: number }
  | { gain: 'alert'; node: number; active: boolean }
  | { gain: 'down'; node: number; down: boolean }
  | { gain: 'damage'; who: number; pips: number; label: string };

/** How much of the outcome the player hears. */
export type Telling = 'nothing' | 'success' | 'words' | 'quality';

export interface Tell {
  telling: Telling;
  /** Null where nothing is told. */
  success: boolean | null;
  /** The band in words, told with `words` and `quality`; else null. */
  band: string | null;
  /** The test quality, told with `quality`; else null. */
  quality: number | null;
  /** What happens, in the Game Master's words. */
  say: string;
  gains: Gain[];
  /** How much game time passes. */
  ticks: Ticks;
  /** `own`: the exploit is done, and the action's own test follows (T-EXP-09). */
  next: 'done' | 'own';
}

/** A request that needs no dice (T-TEST-01). */
export type Without = 'succeeds' | 'fails' | 'does not matter';
