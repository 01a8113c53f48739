/** Types that every language must implement: words shared by more than one layer. */
import type { Json } from '../base/canonical.ts';
import type { GameId } from '../rules/catalogue.ts';
import type { Seat } from '../rules/game.ts';
import type { OptionChoices } from '../rules/options.ts';

/** A game's words on the home screen. Loaded with the first paint, so keep it small. */
export interface GameSign {
  readonly id: GameId;
  /** A game that only deals: the game its match continues with. It is chosen there, not in a list of games. */
  readonly leadsTo?: GameId;
  /** The game's name, shown where there is a choice of games. */
  readonly name: string;
  /** The names of the two sides, by seat. */
  readonly seats: readonly [string, string];
  /** The noun for an amount of points. */
  pointWords(points: number): string;
  /** Progress of a game without turns and points: "12 tests". Its points are never shown. */
  progressWords?(turn: number): string;
  /**
   * Words for the next game after this one, with the same or swapped seats. Absent: a rematch, usually with sides
   * swapped.
   */
  readonly next?: { readonly same: string; readonly changed: string; wanted(by: string): string };
  /** A sentence from the rules about how the game ended, worded to follow a colon. */
  endWords(text: string): string;
  /** One phone, in that seat, plays with up to `max` others at a time, in a separate game with each. */
  readonly group?: { readonly seat: Seat; readonly max: number };
  /** Whether finished games can be reviewed, which requires a machine that plays the game. */
  readonly reviewed?: true;
  /** A one-line description without a full stop. */
  readonly about: string;
  /** The icon beside the game's name in a list. */
  readonly icon: string;
  /** The owner of the game's rights. */
  readonly owner: string;
  /** The separate screen for material that players prepare. `who`: the players it is for. */
  readonly own?: { readonly title: string; readonly detail: string; readonly sign: string; readonly who: string };
  /** What its lessons teach; absent for the main game and for a game without lessons. */
  readonly learn?: string;
}

/** A public number of a player, for showing changes. */
export interface Count {
  readonly seat: Seat;
  /** The noun after the player's name: "bits". */
  readonly name: string;
  readonly n: number;
  /** An amount paid, in words: "2 bits". Absent if it is never used to pay. */
  paid?(n: number): string;
}

/** Words for each option of a table. An option without words does not compile. */
export type WordsOf<C extends OptionChoices> = { readonly [K in keyof C]: OptionWords<C[K][number]> };

/** One option of the table. `note` and `more` describe the chosen value. */
export interface OptionWords<V extends string = string> {
  readonly legend: string;
  /** The label of each choice. */
  readonly names: Readonly<Record<V, string>>;
  note(value: V): string;
  /** A list of everything the option changes, for players who want to know. */
  more?(value: V): string;
}

/** A card and the changes both players can make to it. */
export interface Correctable {
  readonly name: string;
  /** The seat of the card's owner. */
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
  /** The record's line about the fix. `before`: the table before the fix. */
  words(before: T, change: Json, names: readonly [string, string]): string;
}
