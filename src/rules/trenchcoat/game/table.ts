/**
 * What both phones know of an evening. No history: the record, the log and the final report are folds over the events, so the table
 * stays small however long the evening is. What only the Game Master knows is in their `Known`, never here.
 */
import type { Seat } from '../../game.ts';
import type { Span } from '../numbers/duration.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Call } from './call.ts';
import type { AccountLevel, Target } from './names.ts';

/** Who sits where. */
export const GM: Seat = 0;
export const PLAYER: Seat = 1;

/** Something in a node that the player has got to know. */
export interface Thing {
  kind: Exclude<Target, 'node'>;
  /** Its place among the things of that kind in the node's text, so that both phones mean the same one. New ones go on from there. */
  id: number;
  name: string;
  /** As it was last told: running, idle, crashed, broken, removed … */
  state: string | null;
  /** What was read in it. */
  text: string | null;
  /** Game time of the last news of it. */
  at: Span;
}

/** One line of what was learned of a node: a row of the analysis, its logs, its alarm. */
export interface LearnedFact {
  /** Which row: a name of the analysis table, or `logs`, `accounts`, `subscriptions`, `alarm`. */
  field: string;
  value: string;
  at: Span;
}

/** A node as the player knows it. */
export interface NodeView {
  name: string;
  /** Whether its address is known, so that it can be accessed. */
  aid: boolean;
  /** The account they hold there; null while they have not accessed it. */
  level: AccountLevel | null;
  /** Shut down: nothing can be done there but a start. */
  down: boolean;
  /** Active Alert as it was broadcast. A silent one is never here. */
  alert: boolean;
  learned: LearnedFact[];
  things: Thing[];
}

/** What the player asks for. `who`: which of their characters. */
export type Request =
  | {
      kind: 'action';
      who: number;
      /** Name in the action table. */
      action: string;
      target: Target;
      /** Number of the node in the table. */
      node: number;
      /** Of a target that is no node: its id; null where they cannot point at it yet (Find, Create). */
      thing: number | null;
      /** Paths of the sheet's fields that they want to use. */
      ability: string[];
      say: string;
    }
  | { kind: 'test'; who: number; ability: string[]; say: string };

/** What is going on between a request and its end. */
export interface Pending {
  request: Request;
  /** The exploit before the action has succeeded: its own test comes now. */
  exploited: boolean;
}

/** A called test. Numbers count every test of the evening, from 1, without a gap (T-FAIR-08). */
export interface OpenTest {
  number: number;
  call: Call;
  /** The Game Master's sealed page with the hidden terms, by the number of the fact. */
  page: number;
  /** The first of their held numbers of this test, which is their half; null before they are drawn, and where they hold none. */
  held: number | null;
  /** The player's half, 0 to 242; null before it is rolled, and without dice. */
  half: number | null;
  /** Of a test with all ten dice open, the second half. */
  second: number | null;
}

/** How an evening stands between two questions. */
export type SessionStep =
  /** The Game Master does what they like. */
  | 'lead'
  /** The player does. */
  | 'idle'
  /** The Game Master answers a request. */
  | 'requested'
  /** A test is called; the player has to roll. */
  | 'called'
  /** Their half is drawn, and spare ones: held by the Game Master. */
  | 'holding'
  /** The player's half is drawn in the open. */
  | 'rolling'
  /** The Game Master tells what came of it. */
  | 'rolled'
  /** The evening is over but for what is opened. */
  | 'opening'
  | 'openingDice'
  | 'openingNode'
  | 'over';

export interface Table {
  /** False: played without dice, so that every roll is 0 (T-DICE-11). */
  dice: boolean;
  clock: Span;
  /** The player's characters, as both phones hold them; the first one is the main character (T-ROLE-02). */
  sheets: Sheet[];
  /** By number, as they were brought. */
  nodes: NodeView[];
  step: SessionStep;
  pending: Pending | null;
  test: OpenTest | null;
  /** How many there were of each: tests called, facts and held numbers of the Game Master. */
  tests: number;
  facts: number;
  held: number;
  /** What was opened at the end. */
  opened: { dice: boolean; node: boolean };
}
