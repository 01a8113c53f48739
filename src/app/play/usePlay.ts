// Chunk: board
/** A running game on a screen: its record, the player's answers, and automatic passes. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '../../base/result.ts';
import { type AnyMove, isConcession, other, type Refusal, type Seat } from '../../rules/game.ts';
import { readPreference } from '../device/preferences.ts';
import { readSettings } from '../device/settings.ts';
import type { TableUi } from '../games/gameUi.ts';
import { useRedraw } from '../parts/hooks.ts';
import { type GameRecord, type KeptRecord, nextReveal, recordOf } from './record.ts';
import type { RunningGame, RunningView, WantsToAct } from './running.ts';
import { type Seated, type SeatSetting, seatedOf } from './seated.ts';
import type { TableUiState } from './tableUiState.ts';

/** Delay before an automatic pass (ms); tests set it to 0. */
const passDelayMs = (): number => Number(readPreference('passDelayMs') ?? 400);

/** Delay before the screen shows that an answer is pending (ms). Most arrive sooner. */
const PENDING_MS = 150;

const NO_HOLD = 'none';

/** When the player wants to be asked, from the settings: where it matters, or at every chance to act. */
export const holdAsSet = (): string => (readSettings().outOfTurn === 'ask' ? 'always' : NO_HOLD);

/** Screen state alongside the game. */
interface Held<T, M extends AnyMove> {
  running: RunningGame<T, M>;
  /** By seat. */
  holds: [string, string];
  /** The last refusal, with the log length that the player saw; on a different table it says nothing any more. */
  refused: { readonly words: string; readonly seat: Seat; readonly length: number | undefined } | null;
}

/**
 * `running` may be a different game at the next call. `watched`: the seat shown when an opponent on another phone could
 * tell from the timing whether the player thought; automatic passes then take a fixed time.
 */
export function usePlay<T, M extends AnyMove, R extends GameRecord>(
  running: RunningGame<T, M>,
  ui: TableUi<T, M, R>,
  setting: SeatSetting,
  place: TableUiState,
  watched: Seat | null,
) {
  const changed = useRedraw((redraw) => running.onChange(redraw), [running]);
  const held = useRef<Held<T, M> | null>(null);
  const kept = useRef<KeptRecord<T, R> | null>(null);
  const [pending, setPending] = useState(false);
  const [answers] = useState(answerQueue);

  const wished = (seat: Seat): M | null => {
    const view = running.view(seat);
    const hold = held.current?.holds[seat] ?? NO_HOLD;
    return view?.asked ? ui.autoPass.answer(view.table, seat, hold, opponentWants(view, seat)) : null;
  };
  /** Used if the timing can reveal nothing to anyone. */
  const passAtOnce = (): void => {
    if (watched !== null) return;
    const passes = (seat: Seat): boolean => {
      const move = wished(seat);
      const done = move && running.answer(seat, [move], true);
      return done !== null && !(done instanceof Promise) && done.ok;
    };
    while (passes(0) || passes(1));
  };
  if (held.current?.running !== running) {
    held.current = { running, holds: [setting.hold ?? NO_HOLD, setting.hold ?? NO_HOLD], refused: null };
    kept.current = null;
    passAtOnce();
  }
  const now = held.current;

  const answered = (seat: Seat, done: Result<null, Refusal>, before: T | undefined): void => {
    if (!done.ok) {
      now.refused = { words: ui.refusal(done.error), seat, length: running.view(seat)?.length };
      return changed();
    }
    const view = running.view(seat);
    if (view && before !== undefined) {
      const hold = ui.autoPass.after?.(now.holds[seat], before, view.table) ?? now.holds[seat];
      if (hold !== now.holds[seat]) changed();
      now.holds[seat] = hold;
    }
    passAtOnce();
  };
  const play = async (seat: Seat, moves: readonly M[]): Promise<void> => {
    if (now.refused !== null) changed();
    now.refused = null;
    const before = running.view(seat)?.table;
    const done = running.answer(seat, moves);
    if (!(done instanceof Promise)) return answered(seat, done, before);
    const late = setTimeout(() => setPending(true), PENDING_MS);
    try {
      answered(seat, await answers.during(done), before);
    } finally {
      clearTimeout(late);
      setPending(false);
    }
  };
  const tap = useTaps();
  /** `length`: the log length that the player saw. */
  const playOnce = (seat: Seat, moves: readonly M[], length: number): void => {
    const [move] = moves;
    // A tapped move may wait for the other phone; conceding does not (PROTOCOL 14.6).
    const isCurrent = (): boolean => running.view(seat)?.length === length;
    tap(length, isConcession(move), isCurrent, () => play(seat, moves));
  };
  const passing = watched === null ? null : wished(watched);
  const seen = watched === null ? null : running.view(watched);
  // If the opponent has openly asked to act, the pass need not wait: there is nothing to hide.
  const delay = watched !== null && seen && opponentWants(seen, watched) !== null ? 0 : passDelayMs();
  usePassing(passing === null ? -1 : (seen?.length ?? -1), delay, () => {
    if (passing === null || watched === null) return;
    const meant = (): boolean => running.view(watched)?.length === seen?.length && wished(watched) !== null;
    // The pass may become due again while it is being saved, because the opponent's wish can come and go.
    void answers.afterwards(meant, () => void play(watched, [passing]));
  });

  kept.current = recordOf(ui.recorder, setting.names, running.told(), kept.current);
  const { record, news, fresh } = kept.current;
  return {
    record,
    fresh,
    /** The last refusal, as a sentence, until the next answer by either player. */
    refused: now.refused && running.view(now.refused.seat)?.length === now.refused.length ? now.refused.words : null,
    /** Clears the refusal; its text disappears with the next render. */
    forget: (): void => {
      now.refused = null;
    },
    /** Plays a move for a seat without a screen (the machine). */
    answer: (seat: Seat, move: M): void => void play(seat, [move]),
    hold: (seat: Seat): string => now.holds[seat],
    setHold(seat: Seat, hold: string): void {
      now.holds[seat] = hold;
      passAtOnce();
      changed();
    },
    /** Props of the given player's board; null if they have nothing to see here. */
    seated(seat: Seat): Seated<T, M> | null {
      const view = running.view(seat);
      if (!view) return null;
      const sitting = {
        pending: pending || view.held === true,
        passing: passing !== null,
        play: (moves: readonly M[]) => {
          const [move] = moves;
          // A tap on a view drawn before the game moved on is ignored: the player hasn't seen the question it would
          // answer now. So is the second tap of a double tap while the phones work out what follows from the first.
          const isMeant = isForPlayer(view) || isConcession(move);
          if (isMeant && running.view(seat)?.length === view.length) playOnce(seat, moves, view.length);
        },
        ...(running.want && { want: running.want }),
      };
      const reveal = kept.current && nextReveal(kept.current, place, seat, changed);
      return {
        ...seatedOf(ui.game, setting, seat, view, sitting),
        ...(news && { news }),
        ...(reveal && { reveal }),
      };
    },
  };
}

/** Plays one tap after the other; two taps on the same table count as one. `length`: the log length at the tap. */
function useTaps() {
  /** The last tap, until its move is stored. */
  const last = useRef<{ readonly length: number; readonly done: Promise<void> } | null>(null);
  return (length: number, isUrgent: boolean, isCurrent: () => boolean, play: () => Promise<void>): void => {
    const before = isUrgent ? null : last.current;
    if (before?.length === length) return;
    // The table was shown before it was stored: the move is made once the store has caught up.
    const done = before === null ? play() : before.done.then(() => (isCurrent() ? play() : undefined));
    const tap = { length, done };
    last.current = tap;
    void done.finally(() => {
      if (last.current === tap) last.current = null;
    });
  };
}

/** Whether a player answers the question, and not the phones on their own. */
const isForPlayer = ({ question: { kind }, arrange }: RunningView<unknown>): boolean =>
  kind === 'move' || kind === 'choose' || kind === 'sealed' || kind === 'over' || arrange !== null;

/** Whether the opponent would like to act. */
const opponentWants = ({ wants }: RunningView<unknown>, seat: Seat): WantsToAct => wants?.[other(seat)] ?? null;

/** Passes after `delay`. `at`: identifies the moment; −1 if nothing is to be passed. */
function usePassing(at: number, delay: number, pass: () => void): void {
  useEffect(() => {
    if (at < 0) return;
    const timer = setTimeout(pass, delay);
    return () => clearTimeout(timer);
  }, [at]);
}

/** Stores answers one at a time; automatic answers wait until none is in progress. */
interface AnswerQueue {
  /** Tracks `answer` and returns it. No automatic answer starts before it settles. */
  during<R>(answer: Promise<R>): Promise<R>;
  /**
   * Calls `make` once no answer is in progress, if `meant` still returns true then, so that an answer due twice is
   * given only once. `make` must call `during` before it returns.
   */
  afterwards(meant: () => boolean, make: () => void): Promise<void>;
}

export function answerQueue(): AnswerQueue {
  let underWay: Promise<unknown> | null = null;
  return {
    during(answer) {
      const done: Promise<unknown> = answer.finally(() => {
        if (underWay === done) underWay = null;
      });
      underWay = done;
      return answer;
    },
    async afterwards(meant, make) {
      // Another caller in the queue may have started an answer.
      while (underWay !== null) await underWay;
      if (meant()) make();
    },
  };
}
