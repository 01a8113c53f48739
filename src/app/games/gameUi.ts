/**
 * What a game provides to the screens that all games share. Those screens don't know any particular game: all of its
 * words and drawings come from here. `T` is its table, `M` its move, `R` its record.
 */

import type { ComponentChildren, JSX } from 'preact';
import type { StoredDeck } from '../../peer/store/decks.ts';
import type { PlayedGame } from '../../peer/store/shelf.ts';
import type { AnyMove, CardId, Game, Known, Refusal, Seat } from '../../rules/game.ts';
import type { GamePosition, Moment } from '../../rules/moment.ts';
import type { OptionChoices } from '../../rules/options.ts';
import type { SoloRules } from '../../solo/solo.ts';
import type { CorrectUi, Count, GameInfo, WordsOf } from '../../words/types.ts';
import type { FeedbackKind } from '../device/feedback.ts';
import type { TimelineMarks } from '../play/past/timeline.ts';
import type { GameRecord, Recorder } from '../play/record.ts';
import type { Rematch } from '../play/rematch.ts';
import type { PlayStep, WantsToAct } from '../play/running.ts';
import type { Seated } from '../play/seated.ts';
import type { TableUiState } from '../play/tableUiState.ts';

/** The state of a game in publicly known numbers. */
export interface GameSummary {
  /** 0 before the first turn. */
  readonly turn: number;
  readonly points: readonly [number, number];
  readonly over: boolean;
  /** Whose turn it is, and how much of it is left: "2 actions left". Absent between turns. */
  readonly now?: { readonly active: Seat; readonly words: string };
}

export interface DeckChoice extends StoredDeck {
  builtIn?: true;
  /** The deck's strategy in one line. */
  wants?: string;
}

export interface DeckPickProps {
  side: Seat;
  options: Record<string, string>;
  chosen: DeckChoice;
  /** The only cards the deck may contain, in a match that dealt them. */
  pool?: readonly CardId[] | null;
  label: string;
  onChoose(deck: DeckChoice): void;
}

export interface LobbyProps {
  seat: Seat;
  options: Record<string, string>;
  chosen: DeckChoice;
  /** The only cards the deck may contain, in a match that dealt them. */
  pool?: readonly CardId[] | null;
  /** All that this phone knows about the opponent's deck; null before anything has arrived. */
  theirs: { readonly name: string; readonly cards: number } | null;
  onChoose(deck: DeckChoice): void;
}

export type DeckScreen = 'deck' | 'numbers' | 'share' | 'received' | 'sealed';

/** By seat: the decks the player built from their packs, and the machine's decks from its own. */
export interface SealedDecks {
  readonly mine: readonly [DeckChoice, DeckChoice];
  readonly its: readonly [DeckChoice, DeckChoice];
}

/** For games with decks. */
interface DeckUi {
  /** By seat: the default deck. */
  readonly builtIn: readonly [DeckChoice, DeckChoice];
  Pick(props: DeckPickProps): JSX.Element;
  /** Choosing a deck, between pairing and the first card. */
  Lobby(props: LobbyProps): JSX.Element;
  /** `id`: null for the list of all decks; the code, for a received deck. */
  Screen(props: { id: string | null; what: DeckScreen }): JSX.Element;
  /** Decks built from opened packs; null if the player has built none. */
  sealed?(): Promise<SealedDecks | null>;
  /** All cards; `card`: opens that card's page. */
  Library(props: { card: CardId | null }): JSX.Element;
}

/**
 * Windows that pass automatically, as set by the player. `hold`: where they still want to be asked: `none`, `always`,
 * or a game-specific value.
 */
export interface AutoPass<T, M extends AnyMove> {
  /**
   * The answer given without asking the player; null if they must be asked. Depends only on public information and the
   * hold. `wanted`: whether the opponent would like to act.
   */
  answer(table: T, seat: Seat, hold: string, wanted: WantsToAct): M | null;
  /** The hold after an answer, if it changes; `before` and `after` are the tables before and after it. */
  after?(hold: string, before: T, after: T): string;
}

export interface SoloLevel {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

interface SoloUi<T, M extends AnyMove> {
  readonly rules: SoloRules<T, M>;
  /** How the passive opponent plays, in words. */
  readonly idleWords: string;
  /** The machine's levels, in words; absent if the game has no machine. */
  readonly levels?: readonly SoloLevel[];
  /** Whether the machine waits until the player in the given seat has read this reveal. */
  waitsFor?(shown: unknown, seat: Seat): boolean;
  /** More levels, created by this phone's player. */
  ownLevels?(): Promise<readonly SoloLevel[]>;
  /**
   * One person plays both seats, sees what either seat sees, and never hands over the phone. The only other solo mode
   * is `against`.
   */
  readonly together?: {
    readonly note: string;
    readonly standing: string;
    /** The app may play the other seat at these levels. `both`: the label for playing both seats. */
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
  /** What was open at the table when the player left. */
  place: TableUiState;
  onLeave(): void;
}

/** A game's lessons. `what`: the part named in the route, or an empty string for all. */
export type LearnScreen = (props: { what: string }) => JSX.Element;

export interface DealtProps<T, M extends AnyMove> {
  v: Seated<T, M>;
  /** The game's name on this phone. */
  name: string;
  /** The options both players agreed on, which also apply to the next games. */
  options: Record<string, string>;
  /** The next game of the two players, which begins when both want it. */
  rematch: Rematch;
  /** Ends the match, and shows what was dealt. */
  onEnd(): void;
  /** Ways to reach the other phone. */
  children: ComponentChildren;
}

export interface HintProps<T, M extends AnyMove> {
  v: Seated<T, M>;
  onClose(): void;
  /** Turns off hints. */
  onOff(): void;
}

export interface HintUi<T, M extends AnyMove> {
  Sheet(props: HintProps<T, M>): JSX.Element;
}

/** A game's UI before the table. */
export interface GameUi<T, M extends AnyMove, C extends OptionChoices> {
  readonly info: GameInfo;
  readonly game: Game<T, M> & { readonly options: C };
  readonly options: WordsOf<C>;
  /** The initial choice for each option whose first choice is not the default. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly decks: DeckUi | null;
  /** The game's own screen, opened by its icon, if there is one. */
  Own?(): JSX.Element;
  readonly solo: SoloUi<T, M>;
  summary(table: T): GameSummary;
  /** A refusal by the game or its match, as a sentence. */
  refusal(refusal: Refusal): string;
  /** How the game ended, as a sentence, if the table has more details than the rule. `them`: the opponent's name. */
  endedBy?(table: T, seat: Seat, them: string): string | null;
  /** For games without a winner: how the game ended, and what is verified. Null if it was not ended by its rules. */
  ending?(table: T): { readonly title: string; readonly detail: string; readonly proven: string } | null;
}

/** How a finished game scores in a match. */
export interface MatchUi {
  /** By seat. */
  scores(game: Pick<PlayedGame, 'winner' | 'points' | 'fault'>): readonly [number, number];
  /** The scoring, as a sentence. */
  readonly words: string;
}

export interface ReplayTableProps<T, R extends GameRecord> {
  moment: Moment<T, Known>;
  record: R;
  /** By seat: the players' names; `seals`: the texts from which their seals are drawn. */
  names: readonly [string, string];
  seals: readonly [string, string];
  /** The seat shown in the lower half. */
  seat: Seat;
  /** The seat called "you"; null if neither player uses this phone. */
  mine: Seat | null;
  /** The player who did not know the cards that are marked; null if none are. */
  blind: Seat | null;
}

/** Why the machine made a move, in words. Values are in bits, with a sign. */
export interface MoveExplanation {
  /** The move's name. */
  readonly title: string;
  readonly reasons: readonly { readonly worth: string; readonly words: string }[];
  readonly sum: string;
  /** The alternatives, and what the machine could not see: one sentence each. */
  readonly notes: readonly string[];
  /** What the machine's lookahead found, recomputed off the main thread; absent for a level that doesn't look ahead. */
  ahead?(): Promise<string>;
}

/** A replay of a finished game. */
export interface ReplayUi<T, R extends GameRecord = GameRecord> extends TimelineMarks<T> {
  /** Both halves of a table, with all known cards. */
  Table(props: ReplayTableProps<T, R>): JSX.Element;
  /** Whose turn it is, and how much of it is left: "2 actions left". */
  now(table: T): { readonly active: Seat; readonly words: string };
  /** By seat: the values shown in the timeline. */
  heights(table: T): readonly [number, number];
  /** What the heights in the timeline mean. */
  readonly height: string;
  /** How a run ended with the given step: successful or stopped; null if none did. */
  runEnd(step: PlayStep<T>): 'in' | 'stopped' | null;
  /** How many of the opponent's cards the player did not know. */
  hiddenFrom(seat: Seat, moment: Moment<T, Known>): number;
  /** Why the machine, at its level, made the move between these moments. Null if it had nothing to weigh. */
  why?(
    before: Moment<T, Known>,
    by: Required<NonNullable<Moment['by']>>,
    told: Pick<ReplayTableProps<T, R>, 'names' | 'seals'> & { readonly level: string },
  ): MoveExplanation | null;
  /** What the review of a finished game needs; absent if there is none. */
  readonly review?: {
    /** The machine level that plays the game to the end. */
    readonly level: string;
    reviewer(): Promise<Reviewer<T>>;
    /** The label of a decision's button. */
    moveTitle(
      before: Moment<T, Known>,
      by: NonNullable<Moment['by']>,
      told: Pick<ReplayTableProps<T, R>, 'names' | 'seals'>,
    ): string;
    /**
     * What a decision gains and costs, largest first, and what remains afterwards. Empty if there is nothing to
     * compare.
     */
    reasons(before: Moment<T, Known>, by: NonNullable<Moment['by']>): readonly ReviewReason[];
  };
}

/** `worth`: such as "+3"; absent if the words state a plain fact. */
export interface ReviewReason {
  readonly worth?: string;
  readonly words: string;
}

/** Estimates chances by having the machine play positions to the end, off the main thread. */
export interface Reviewer<T> {
  /**
   * How often the first seat wins from the given position, 0 to 1, after the decision if one is given; null if that
   * decision is impossible. Each `round` plays different games. Rejects if a worker stops, and once closed.
   */
  chance(
    standing: GamePosition<T, Known>,
    first: { readonly seat: Seat; readonly move: AnyMove } | null,
    games: number,
    round?: number,
  ): Promise<number | null>;
  /** The given seat's best moves in this position by the machine's heuristics, best first. */
  candidates(standing: GamePosition<T, Known>, seat: Seat): readonly AnyMove[];
  /** Whether no action is in progress, so that a player chooses freely. */
  pauses(table: T): boolean;
  close(): void;
}

/** A game's UI at the table. */
export interface TableUi<T, M extends AnyMove, R extends GameRecord = GameRecord> extends GameUi<T, M, OptionChoices> {
  readonly autoPass: AutoPass<T, M>;
  /** Present if games are scored together. */
  readonly match?: MatchUi;
  readonly recorder: Recorder<T, R>;
  /** Present if the game supports fixing the table. */
  readonly correct?: CorrectUi<T>;
  /** The table's public numbers, if any. */
  counts?(table: T): readonly Count[];
  /** The name of a card. */
  cardTitle?(card: CardId): string;
  /**
   * The vibration and sound for a player after a step; the end of the game is handled elsewhere. Uses only events and
   * public tables, since the opponent may hear it too.
   */
  felt?(step: Omit<PlayStep<T>, 'known'>, seat: Seat): readonly FeedbackKind[];
  /** The question to show before the phone changes hands. Uses public information only. */
  asked(v: Seated<T, M>): string;
  /** A hint for a player against the machine, based on what they can see; loaded on demand. */
  hint?(): Promise<HintUi<T, M>>;
  Board(props: BoardProps<T, M, R>): JSX.Element;
  /** For a game that only deals cards: shown instead of the table, from the deal until the next game of the match. */
  Dealt?(props: DealtProps<T, M>): JSX.Element;
  /** The board itself shows `v.waited` and `v.request`; otherwise both appear above the table. */
  readonly saysWaits?: true;
  readonly group?: GroupUi<T, M, R>;
  /** Loaded for a replay; if absent, only the record can be replayed. */
  replay?(): Promise<ReplayUi<T, R>>;
  /** A line of the record. */
  RecordText(props: { text: string; names: readonly [string, string] }): JSX.Element;
}

/** One of the games that a phone plays with several players. */
export interface GroupSeat<T, M extends AnyMove, R extends GameRecord> {
  /** The game's name on this phone. */
  readonly game: string;
  readonly v: Seated<T, M>;
  readonly record: R;
}

/** A player's cell in the strip of players. */
export interface GroupCell {
  readonly name: string;
  /** The player's character; null before they have chosen. */
  readonly character: string | null;
  /** The player's seal, drawn at 26 px. */
  readonly seal: JSX.Element;
  /** Whether the player is waiting for this phone. */
  readonly waits: boolean;
  readonly sign: 'asks' | 'rolls' | 'apply' | null;
  /** The state in words; null to show only the player's name. */
  readonly state: string | null;
}

export interface EverybodyProps<T, M extends AnyMove, R extends GameRecord> {
  readonly seats: readonly GroupSeat<T, M, R>[];
  /** A link to another waiting player, at the bottom edge. */
  readonly elsewhere?: ComponentChildren;
  /** Opens the given player's game. */
  onSeat(game: string): void;
  /** Shows the code that invites another player; absent if the table is full. */
  onAdd?: () => void;
  /** Saves all logs as one file; absent if there are none. */
  onSave?: () => void;
  onLeave(): void;
}

/** For a game that one phone can play with several others (`GameInfo.group`). */
export interface GroupUi<T, M extends AnyMove, R extends GameRecord> {
  cell(v: Seated<T, M>): GroupCell;
  /** Shows all games at once. */
  Everybody(props: EverybodyProps<T, M, R>): JSX.Element | null;
  /** Renders nothing; processes games that are not on screen, so that no player waits for a tap. */
  Unseen(props: Pick<EverybodyProps<T, M, R>, 'seats'>): JSX.Element | null;
}

export type AnyGameUi = GameUi<unknown, AnyMove, OptionChoices>;
export type AnyTableUi = TableUi<unknown, AnyMove>;
export type AnyReplayUi = ReplayUi<unknown>;
