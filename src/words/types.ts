/** Types that every language must implement: words shared by more than one layer. */
import type { Json } from '../base/canonical.ts';
import type { GameId } from '../rules/catalogue.ts';
import type { Seat } from '../rules/game.ts';
import type { Choices } from '../rules/options.ts';

/** A game's words on the home screen. Loaded with the first paint, so keep it small. */
export interface GameSign {
  readonly id: GameId;
  /** A game that only deals: the game its match goes on with. It is chosen there, not in a list of games. */
  readonly leadsTo?: GameId;
  /** Shown where there is a choice of games. */
  readonly name: string;
  /** What the two sides are called, by seat. */
  readonly seats: readonly [string, string];
  /** The noun for a number of points. */
  pointWords(points: number): string;
  /** How far a game without turns and points has got: "12 tests". Its points are shown nowhere. */
  progressWords?(turn: number): string;
  /** What is played after such a game, with the same or changed seats. Absent: a rematch, usually with sides swapped. */
  readonly next?: { readonly same: string; readonly changed: string; wanted(by: string): string };
  /** A sentence of its rules about the end, worded to follow a colon. */
  endWords(text: string): string;
  /** Finished games can be reviewed: the machine plays this game. */
  readonly reviewed?: true;
  /** What it is, in a line without a full stop. */
  readonly about: string;
  /** The icon next to its name in a list. */
  readonly icon: string;
  /** Who owns the game. */
  readonly owner: string;
  /** A separate screen for what players prepare, and for which players. */
  readonly own?: { readonly title: string; readonly detail: string; readonly sign: string; readonly who: string };
  /** What its lessons teach, if it is not the main game and has any. */
  readonly learn?: string;
}

/** A player's public number, for showing changes. */
export interface Count {
  readonly seat: Seat;
  /** "bits"; follows the player's name. */
  readonly name: string;
  readonly n: number;
  /** An amount paid, in words: "2 bits". Absent if nothing is paid with it. */
  paid?(n: number): string;
}

/** Words for each option of a table. An option without words does not compile. */
export type WordsOf<C extends Choices> = { readonly [K in keyof C]: OptionWords<C[K][number]> };

/** One option of the table. `note` and `more` describe the chosen value. */
export interface OptionWords<V extends string = string> {
  readonly legend: string;
  /** What each choice is called. */
  readonly names: Readonly<Record<V, string>>;
  note(value: V): string;
  /** Everything it changes, for players who want to know. */
  more?(value: V): string;
}

/** A card, and the changes both players can make to it. */
export interface Correctable {
  readonly name: string;
  /** Whose it is. */
  readonly seat: Seat;
  readonly ways: readonly { readonly title: string; readonly change: Json }[];
}

/** What two players can fix together (`Game.correct`). */
export interface CorrectUi<T> {
  counts(table: T): readonly {
    readonly name: string;
    readonly seat: Seat;
    readonly now: number;
    change(to: number): Json;
  }[];
  places(table: T): readonly Correctable[];
  states(table: T): readonly Correctable[];
  /** What the record says about it. `before`: the table before the fix. */
  words(before: T, change: Json, names: readonly [string, string]): string;
}
