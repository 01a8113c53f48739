/** What a board is given: the public table, one seat with what it knows, and a way to answer. It holds no rule. */
import type { ComponentChildren } from 'preact';
import type { AnyMove, Game, GameEvent, Refusal, Seat } from '../../rules/game.ts';
import type { RunningView } from './running.ts';

/** What the last steps brought; `seq` is new with each piece. */
export interface News {
  seq: number;
  events: readonly GameEvent[];
}

/** Shown once until seen; several appear in turn. */
export interface RevealedHands {
  nth: number;
  shown: unknown;
  close(): void;
}

/** What stays the same during a game, and actions on the game as a whole. */
export interface SeatSetting {
  /** By seat: what the players are called, and the text their seals are drawn from. */
  readonly names: readonly [string, string];
  readonly seals: readonly [string, string];
  readonly link: 'open' | 'away' | 'closed';
  /** What stands in the place of the link where there is no other phone. */
  readonly standing?: string;
  /** Nobody sits opposite: nothing has to be covered. */
  readonly alone?: true;
  /** The app plays the other side, which this player sees nothing of. */
  readonly machine?: true;
  /** What tells this game from every other one of the phone: what a board keeps beside it goes by that name. */
  readonly keptAs: string;
  /** Where the player wants to be asked at first, as `AutoPass` has it; `none` where that is not said. */
  readonly hold?: string;
  /** Saves the game as a file; absent where there is no log to be saved. */
  readonly save?: () => void;
}

export interface Seated<T, M extends AnyMove> extends SeatSetting, Omit<RunningView<T>, 'asked' | 'length'> {
  seat: Seat;
  moves: readonly M[];
  /** Answers; what was tapped is shown as pending until the table has moved. */
  play(...moves: M[]): void;
  pending: boolean;
  /** The window passes by the player's own wish in a moment. */
  passing?: boolean;
  refusal(move: M): Refusal | null;
  /** Lets the other phone know that this player would like to act. */
  want?: (on: boolean) => void;
  news?: News;
  reveal?: RevealedHands | undefined;
  /** Asks to take the last action back, where the table allows it. */
  takeBack?: () => void;
  /** Shows what matters now, where such hints have a place at the table. */
  hint?: () => void;
  /** Once it is over: what comes next, the likeliest first. */
  next?: readonly { title: string; detail: string; act(): void }[];
  /** What else can be done with the game as a whole. */
  also?: readonly { title: string; act(): void }[];
  /** How long the other player has been waited for, and the way to what can be done about it: behind the words of the wait. */
  waited?: ComponentChildren;
  /** This player's open request, shown instead of the last event. */
  request?: ComponentChildren;
  /** The game is put off: "Paused by both of you". */
  paused?: string | undefined;
}

/** Props of that player's board: the hidden cards they know, none of the opponent's. */
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
