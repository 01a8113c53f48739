/** Props of a board: the public table, one seat with its knowledge, and a way to answer. Contains no rules. */
import type { ComponentChildren } from 'preact';
import type { AnyMove, Game, GameEvent, Refusal, Seat } from '../../rules/game.ts';
import type { OtherPlayer } from './group/others.ts';
import type { RunningView } from './running.ts';

/** What the last steps changed; `seq` is new for each piece of news. */
export interface News {
  seq: number;
  events: readonly GameEvent[];
}

/** Hands shown until seen; if there are several, one after the other. */
export interface RevealedHands {
  nth: number;
  shown: unknown;
  close(): void;
}

/** What stays the same throughout a game, and actions that concern the game as a whole. */
export interface SeatSetting {
  /** By seat: the players' names; `seals`: the texts from which their seals are drawn. */
  readonly names: readonly [string, string];
  readonly seals: readonly [string, string];
  readonly link: 'open' | 'away' | 'closed';
  /** Shown instead of the connection state if there is no other phone. */
  readonly standing?: string;
  /** There is no other player present, so nothing has to be covered. */
  readonly alone?: true;
  /** The game is played on another phone now: this one only shows it. */
  readonly moved?: true;
  /** The app plays the other side, whose hidden cards this player can't see. */
  readonly machine?: true;
  /** A key unique to this game on the phone, for whatever a board stores with it. */
  readonly storageKey: string;
  /** Where the player initially wants to be asked, in `AutoPass` terms; `none` if unset. */
  readonly hold?: string;
  /** At a host's table with several players: the other guests. */
  readonly others?: readonly OtherPlayer[];
  /** At a table with several players: a link to a waiting player, at the board's lower edge. */
  readonly elsewhere?: ComponentChildren;
  /** Saves the game as a file; absent if there is no log. */
  readonly save?: () => void;
}

export interface Seated<T, M extends AnyMove> extends SeatSetting, Omit<RunningView<T>, 'asked' | 'length'> {
  seat: Seat;
  moves: readonly M[];
  /** Answers with these moves; the tapped move is shown as pending until the table has changed. */
  play(...moves: M[]): void;
  pending: boolean;
  /** The window is about to be passed by the player's standing order. */
  passing?: boolean;
  refusal(move: M): Refusal | null;
  /** Tells the other phone that this player would like to act. */
  want?: (on: boolean) => void;
  news?: News;
  reveal?: RevealedHands | undefined;
  /** Asks to take back the last action, if the table allows it. */
  takeBack?: () => void;
  /** Shows a hint, at tables that offer hints. */
  hint?: () => void;
  /** After the end: possible next steps, most likely first. */
  next?: readonly { title: string; detail: string; act(): void }[];
  /** More options that concern the game as a whole. */
  also?: readonly { title: string; act(): void }[];
  /** How long the opponent has been thinking, with a link to what can be done; shown next to the waiting text. */
  waited?: ComponentChildren;
  /** This player's open request, shown instead of the last event. */
  request?: ComponentChildren;
  /** The game is paused: "Paused by both of you". */
  paused?: string | undefined;
}

/** Props of the given player's board, including the hidden cards they know but none of the opponent's. */
export function seatedOf<T, M extends AnyMove>(
  game: Game<T, M>,
  setting: SeatSetting,
  seat: Seat,
  { asked: _, length: __, ...view }: RunningView<T>,
  {
    pending,
    passing,
    play,
    want,
  }: Pick<Seated<T, M>, 'pending' | 'want'> & {
    passing: boolean;
    play(moves: readonly M[]): void;
  },
): Seated<T, M> {
  const { table, known, arrange, ended } = view;
  const idle = pending || passing || arrange !== null || ended !== undefined;
  return {
    ...setting,
    ...view,
    seat,
    moves: idle ? [] : game.moves(table, seat, known),
    play: (...moves) => play(moves),
    pending,
    passing,
    ...(want && { want }),
    refusal: (move) => game.refusal(table, seat, move, known),
  };
}
