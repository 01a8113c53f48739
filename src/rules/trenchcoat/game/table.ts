/**
 * What both phones know of a session. No history: the record, the log and the final report are folds over the events,
 * so the table stays small however long the session is. What only the Game Master knows is in their `Known`, never
 * here.
 */
import type { Seat } from '../../game.ts';
import type { Span } from '../numbers/duration.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Call } from './call.ts';
import type { AccountLevel, Target } from './names.ts';

export const GM: Seat = 0;
export const PLAYER: Seat = 1;

/** Something in a node that the player knows about. */
export interface Thing {
  kind: Exclude<Target, 'node'>;
  /**
   * Its index among things of its kind in the node's text, so that both phones mean the same thing. Ids of things
   * created in play start at 500.
   */
  id: number;
  name: string;
  /** As last told: running, idle, crashed, broken, removed … */
  state: string | null;
  /** The text read from it. */
  text: string | null;
  /** Game time of the last news about it. */
  at: Span;
}

/** One piece of knowledge about a node: a row of the analysis, its logs, its alarm. */
export interface LearnedFact {
  /** Which row: a name in the analysis table, or `logs`, `accounts`, `subscriptions`, `alarm`. */
  field: string;
  value: string;
  at: Span;
}

/** A node as the player knows it. */
export interface NodeView {
  /** Empty if the player does not know the name. */
  name: string;
  /** Whether its address is known, so that it can be accessed. */
  aid: boolean;
  /** The account the player holds there; null before access. */
  level: AccountLevel | null;
  /** Shut down: only a start is possible. */
  down: boolean;
  /** A broadcast Active Alert. A silent alert is never here. */
  alert: boolean;
  learned: LearnedFact[];
  things: Thing[];
}

/** The player's request. `who`: which of their characters. */
export type Request =
  | {
      kind: 'action';
      who: number;
      /** Name in the action table. */
      action: string;
      target: Target;
      /** Number of the node in the table. */
      node: number;
      /** Id of a target other than a node; null if the player can't point at it yet (Find, Create). */
      thing: number | null;
      /** Paths of the sheet fields to use. */
      ability: string[];
      say: string;
    }
  | { kind: 'test'; who: number; ability: string[]; say: string };

/** A request in progress. */
export interface Pending {
  request: Request;
  /** The exploit before the action succeeded: the action's own test comes now. */
  exploited: boolean;
}

/** A called test. Numbers count all tests of the session from 1, without gaps (T-FAIR-08). */
export interface OpenTest {
  number: number;
  call: Call;
  /** The fact number of the Game Master's sealed page with the hidden terms. */
  page: number;
  /**
   * The first of the Game Master's held numbers for this test, which is their half; null before the draw, and if none
   * is held.
   */
  held: number | null;
  /** The player's half, 0 to 242; null before the roll, and without dice. */
  half: number | null;
  /** The second half, in a test with all ten dice open. */
  second: number | null;
}

/** The state of a session between two questions. */
export type SessionStep =
  /** The Game Master is free to act. */
  | 'lead'
  /** The player is free to act. */
  | 'idle'
  /** The Game Master answers a request. */
  | 'requested'
  /** A test is called; the player has to roll. */
  | 'called'
  /** The Game Master's half and spares are drawn and held. */
  | 'holding'
  /** The player's half is drawn openly. */
  | 'rolling'
  /** The Game Master tells the outcome. */
  | 'rolled'
  /** The player has ended the session; the Game Master's last pages are still to come. */
  | 'ending'
  /** The session is over except for what is revealed. */
  | 'opening'
  | 'openingDice'
  | 'openingNode'
  | 'over';

export interface Table {
  /** False: played without dice, so that every roll is 0 (T-DICE-11). */
  dice: boolean;
  clock: Span;
  /** The player's characters, as on both phones; the first is the main character (T-ROLE-02). */
  sheets: Sheet[];
  /** By number, in the order in which they were added. */
  nodes: NodeView[];
  step: SessionStep;
  pending: Pending | null;
  test: OpenTest | null;
  /** Counts: tests called, the Game Master's facts and held numbers. */
  tests: number;
  facts: number;
  held: number;
  /** What was revealed at the end. */
  opened: { dice: boolean; node: boolean };
}

/** Nothing more can be played, except revealing the dice and nodes. */
export const hasEnded = ({ step }: Pick<Table, 'step'>): boolean => /^(ending|opening|over)/.test(step);
