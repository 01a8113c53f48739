/** Types that every language must implement: words shared by more than one layer. */
import type { Json } from '../base/canonical.ts';
import type { GameId } from '../rules/catalogue.ts';
import type { Seat } from '../rules/game.ts';
import type { Choices } from '../rules/options.ts';

/** What home says of a game: no more than can be loaded with the first paint. */
export interface GameSign {
  readonly id: GameId;
  /** Shown where there is a choice of games. */
  readonly name: string;
  /** What the two sides are called, by seat. */
  readonly seats: readonly [string, string];
  /** What so many points are called. */
  pointWords(points: number): string;
  /** How far it is, for a game without turns and points: "12 tests". */
  progressWords?(turn: number): string;
  /** A sentence of its rules about the end, as the end of another sentence. */
  endWords(text: string): string;
  /** What it is, in a line without a full stop. */
  readonly about: string;
  /** The drawing beside its name in a list. */
  readonly icon: string;
  /** Whose game it is. */
  readonly owner: string;
  /** A screen of its own: what its players prepare, and which of them. */
  readonly own?: { readonly title: string; readonly detail: string; readonly sign: string; readonly who: string };
}

/** A public number of a player, for who has to see what changes. */
export interface Count {
  readonly seat: Seat;
  /** "bits", after whose they are. */
  readonly name: string;
  readonly n: number;
  /** What so much of it is called where it was paid: "2 bits". Absent where nobody pays with it. */
  paid?(n: number): string;
}

/** Words for each option of a table: without them a new one does not compile. */
export type WordsOf<C extends Choices> = { readonly [K in keyof C]: OptionWords<C[K][number]> };

/** One option of the table. Notes and details are said of the chosen value. */
export interface OptionWords<V extends string = string> {
  readonly legend: string;
  /** What each choice is called. */
  readonly names: Readonly<Record<V, string>>;
  note(value: V): string;
  /** All that it changes, for who asks. */
  more?(value: V): string;
}

/** A card, and what both can put it to. */
export interface Correctable {
  readonly name: string;
  /** Whose it is. */
  readonly seat: Seat;
  readonly ways: readonly { readonly title: string; readonly change: Json }[];
}

/** What two players can put right together (`Game.correct`). */
export interface CorrectUi<T> {
  counts(table: T): readonly {
    readonly name: string;
    readonly seat: Seat;
    readonly now: number;
    change(to: number): Json;
  }[];
  places(table: T): readonly Correctable[];
  states(table: T): readonly Correctable[];
  /** What the record says of it; `before`: the table that was put right. */
  words(before: T, change: Json, names: readonly [string, string]): string;
}
