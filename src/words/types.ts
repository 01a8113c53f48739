/** Types that every language must implement, for words used in more than one layer. */
import type { Json } from '../base/canonical.ts';
import type { GameId } from '../rules/catalogue.ts';
import type { Seat } from '../rules/game.ts';
import type { OptionChoices } from '../rules/options.ts';

/** A game's words for the home screen. Loaded with the first paint, so keep it small. */
export interface GameInfo {
  readonly id: GameId;
  /**
   * For a game that only deals: the game that its match continues with. Players choose it there, not in a list of
   * games.
   */
  readonly leadsTo?: GameId;
  /** The game's name, where there is a choice of games. */
  readonly name: string;
  /** The names of the two sides, by seat. */
  readonly seats: readonly [string, string];
  /** The noun for an amount of points. */
  pointWords(points: number): string;
  /** The progress of a game without turns and points, such as "12 tests". The points of such a game are never shown. */
  progressWords?(turn: number): string;
  /**
   * Words for the next game after this one, with the same seats or swapped ones. If absent, there is a rematch, usually
   * with sides swapped.
   */
  readonly next?: { readonly same: string; readonly changed: string; wanted(by: string): string };
  /** A sentence from the rules about how the game ended, reworded to follow a colon. */
  endWords(text: string): string;
  /** The seat whose phone can play with up to `max` others at once, in a separate game with each. */
  readonly group?: { readonly seat: Seat; readonly max: number };
  /** Whether finished games can be reviewed, which requires a machine that plays the game. */
  readonly reviewed?: true;
  /** A one-line description without a full stop. */
  readonly about: string;
  /** The icon next to the game's name in a list. */
  readonly icon: string;
  /** Who owns the rights to the game. */
  readonly owner: string;
  /** The game's own screen, with material that players prepare. `who`: the players it is for. */
  readonly own?: { readonly title: string; readonly detail: string; readonly sign: string; readonly who: string };
  /** What its lessons teach; absent for the main game and for a game without lessons. */
  readonly learn?: string;
}

/** A public number of a player, for showing changes. */
export interface Count {
  readonly seat: Seat;
  /** The noun after the player's name, such as "bits". */
  readonly name: string;
  readonly n: number;
  /** An amount paid, in words, such as "2 bits". Absent if the number is never spent. */
  paid?(n: number): string;
}

/** Words for each option of a table. Does not compile if an option has none. */
export type WordsOf<C extends OptionChoices> = { readonly [K in keyof C]: OptionWords<C[K][number]> };

/** One option of the table. `note` and `more` describe the chosen value. */
export interface OptionWords<V extends string = string> {
  readonly legend: string;
  /** The label of each choice. */
  readonly names: Readonly<Record<V, string>>;
  note(value: V): string;
  /** Everything that the option changes, for players who want to know. */
  more?(value: V): string;
}

/** A card, and the changes that both players can agree to make to it. */
interface Fixable {
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
  places(table: T): readonly Fixable[];
  states(table: T): readonly Fixable[];
  /** The record's line about a fix. `before`: the table before the fix. */
  words(before: T, change: Json, names: readonly [string, string]): string;
}
