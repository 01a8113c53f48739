/**
 * What a game gives to the screens that all games share. They name no game: whatever is said or drawn of one comes from
 * here. `T` is its table, `M` its move, `R` its record.
 */

import type { JSX } from 'preact';
import type { KeptDeck } from '../../peer/store/decks.ts';
import type { Played } from '../../peer/store/shelf.ts';
import type { AnyMove, CardId, Game, Known, Refusal, Seat } from '../../rules/game.ts';
import type { Moment } from '../../rules/moment.ts';
import type { Choices } from '../../rules/options.ts';
import type { SoloRules } from '../../solo/solo.ts';
import type { CorrectUi, Count, GameSign, WordsOf } from '../../words/types.ts';
import type { Felt } from '../device/feel.ts';
import type { TimelineMarks } from '../play/past/reel.ts';
import type { TablePlace } from '../play/place.ts';
import type { GameRecord, Recorder } from '../play/record.ts';
import type { PlayStep, Wanting } from '../play/running.ts';
import type { Seated } from '../play/seated.ts';

/** How a game stands, in numbers that are public. */
export interface GameSummary {
  /** 0 before the first one. */
  readonly turn: number;
  readonly points: readonly [number, number];
  readonly over: boolean;
  /** Whose turn it is, and how far it has come: "2 actions left". Absent where nobody has the turn. */
  readonly now?: { readonly active: Seat; readonly words: string };
}

export interface DeckChoice extends KeptDeck {
  builtIn?: true;
  /** How it means to win, in a line. */
  wants?: string;
}

export interface DeckPickProps {
  side: Seat;
  options: Record<string, string>;
  chosen: DeckChoice;
  label: string;
  onChoose(deck: DeckChoice): void;
}

export interface LobbyProps {
  seat: Seat;
  options: Record<string, string>;
  chosen: DeckChoice;
  /** All that is known of what the other one brings; null before they have said anything. */
  theirs: { readonly name: string; readonly cards: number } | null;
  onChoose(deck: DeckChoice): void;
}

/** For a game to which the players bring cards. */
export interface DeckUi {
  /** By seat: what is brought where nothing else is chosen. */
  readonly builtIn: readonly [DeckChoice, DeckChoice];
  Pick(props: DeckPickProps): JSX.Element;
  /** What a player brings, between pairing and the first card. */
  Lobby(props: LobbyProps): JSX.Element;
  /** `id`: null for the list of all; of a deck that is received the code that holds it. */
  Screen(props: { id: string | null; what: 'deck' | 'numbers' | 'share' | 'received' }): JSX.Element;
  /** All cards; `card`: the page of one. */
  Library(props: { card: CardId | null }): JSX.Element;
}

/** Windows that pass by a player's standing wish. `hold`: where they want to be asked all the same: `none`, `always`, or what the game has in between. */
export interface AutoPass<T, M extends AnyMove> {
  /**
   * The answer that is given without asking the player; null where the player is asked. From public facts and the hold alone.
   * `wanted`: whether the opponent would like to act.
   */
  answer(table: T, seat: Seat, hold: string, wanted: Wanting): M | null;
  /** The wish after they have answered; `before`: the table that asked them, `after`: as it is then. */
  after(hold: string, before: T, after: T): string;
}

export interface SoloUi<T, M extends AnyMove> {
  readonly rules: SoloRules<T, M>;
  /** What the one who does nothing does. */
  readonly idleWords: string;
  /** How well the machine plays, in words, for each of its levels; absent where a game has no machine. */
  readonly levels?: readonly { readonly id: string; readonly name: string; readonly note: string }[];
  /** One person plays both seats, sees what either sees, and need not hand the phone to anybody. No other way to play alone is offered then but `against`. */
  readonly together?: {
    readonly note: string;
    readonly standing: string;
    /** The program may play the other seat, its levels are what can be chosen then. `both`: what it is called to play both oneself. */
    readonly against?: {
      readonly both: string;
      readonly title: string;
      readonly note: string;
      readonly legend: string;
      readonly seat: Seat;
    };
  };
}

export interface BoardProps<T, M extends AnyMove, R extends GameRecord> {
  v: Seated<T, M>;
  record: R;
  hold: string;
  setHold(hold: string): void;
  /** What lies open there, for when the player comes back to the table. */
  place: TablePlace;
  onLeave(): void;
}

export interface HintProps<T, M extends AnyMove> {
  v: Seated<T, M>;
  onClose(): void;
  /** No more of them. */
  onOff(): void;
}

export interface HintUi<T, M extends AnyMove> {
  Sheet(props: HintProps<T, M>): JSX.Element;
}

/** Before anything lies on a table. */
export interface GameUi<T, M extends AnyMove, C extends Choices> {
  readonly sign: GameSign;
  readonly game: Game<T, M> & { readonly options: C };
  readonly options: WordsOf<C>;
  readonly decks: DeckUi | null;
  /** What its sign leads to, where it has that. */
  Own?(): JSX.Element;
  readonly solo: SoloUi<T, M>;
  summary(table: T): GameSummary;
  /** What the game or its match refuses, in a sentence. */
  refusal(refusal: Refusal): string;
  /** By what it ended, in a sentence, where the table knows more than the rule says. `them`: the opponent’s name. */
  endedBy?(table: T, seat: Seat, them: string): string | null;
  /** For a game that nobody wins by its rules: how it ended, and what is proven of it then. Null: not by its rules. */
  ending?(table: T): { readonly title: string; readonly detail: string; readonly proven: string } | null;
}

/** What a finished game counts in a match of several. */
export interface MatchUi {
  /** By seat. */
  scores(game: Pick<Played, 'winner' | 'points' | 'fault'>): readonly [number, number];
  /** How it is counted, in a sentence. */
  readonly words: string;
}

export interface ReplayTableProps<T, R extends GameRecord> {
  moment: Moment<T, Known>;
  record: R;
  /** By seat: what the players are called, and the text their seals are drawn from. */
  names: readonly [string, string];
  seals: readonly [string, string];
  /** Whose half lies below. */
  seat: Seat;
  /** Who is "you"; null where nobody here played. */
  mine: Seat | null;
  /** What that player did not know is marked. */
  blind: Seat | null;
}

/** Why the machine did something, in words; every worth in bits, with its sign. */
export interface WhyTold {
  /** What it did. */
  readonly title: string;
  readonly reasons: readonly { readonly worth: string; readonly words: string }[];
  readonly sum: string;
  /** What else there was, and what it did not see: a sentence each. */
  readonly notes: readonly string[];
}

/** A game that is over, for who looks at it again. */
export interface ReplayUi<T, R extends GameRecord = GameRecord> extends TimelineMarks<T> {
  /** Both halves of a table, with every card that is known. */
  Table(props: ReplayTableProps<T, R>): JSX.Element;
  /** Whose turn it is, and how far it has come: "2 actions left". */
  now(table: T): { readonly active: Seat; readonly words: string };
  /** By seat: what its course is drawn from. */
  heights(table: T): readonly [number, number];
  /** What the heights are called. */
  readonly height: string;
  /** A run that ended with that step: it got in, or it was stopped. */
  runEnd(step: PlayStep<T>): 'in' | 'stopped' | null;
  /** How many cards of the other one that player did not know. */
  hiddenFrom(seat: Seat, moment: Moment<T, Known>): number;
  /** Why the machine, which plays at that level, went from the one moment to the next. Null where it weighed nothing. */
  why?(
    before: Moment<T, Known>,
    by: NonNullable<Moment['by']>,
    told: Pick<ReplayTableProps<T, R>, 'names' | 'seals'> & { readonly level: string },
  ): WhyTold | null;
}

/** At the table. */
export interface TableUi<T, M extends AnyMove, R extends GameRecord = GameRecord> extends GameUi<T, M, Choices> {
  readonly autoPass: AutoPass<T, M>;
  /** Where games of it are counted together. */
  readonly match?: MatchUi;
  readonly recorder: Recorder<T, R>;
  /** Where the game knows what can be put right. */
  readonly correct?: CorrectUi<T>;
  /** What can be counted on a table. */
  counts?(table: T): readonly Count[];
  /** What a card is called. */
  cardTitle?(card: CardId): string;
  /**
   * What of a step that player can feel or hear, for whoever is not looking; the end is told without the game. From its events and
   * its public tables alone: the other one may hear it as well.
   */
  felt?(step: Omit<PlayStep<T>, 'known'>, seat: Seat): readonly Felt[];
  /** Whether the player gives up with that move: between two phones they say so outside of the rules. */
  concedes(move: M): boolean;
  /** What is asked, before a phone is handed over: by public facts alone. */
  asked(v: Seated<T, M>): string;
  /** What matters now to whoever plays against the machine, as they can see it themselves; loaded when it is asked for. */
  hint?(): Promise<HintUi<T, M>>;
  Board(props: BoardProps<T, M, R>): JSX.Element;
  /** Its board has places of its own for `v.waited` and `v.request`; elsewhere both stand above the table. */
  readonly saysWaits?: true;
  /** Loaded when somebody looks at a game again; where there is none its record is gone through. */
  replay?(): Promise<ReplayUi<T, R>>;
  /** A line of the record. */
  Told(props: { text: string; names: readonly [string, string] }): JSX.Element;
}

/** Whatever game it is. */
export type AnyGameUi = GameUi<unknown, AnyMove, Choices>;
export type AnyTableUi = TableUi<unknown, AnyMove>;
export type AnyReplayUi = ReplayUi<unknown>;
