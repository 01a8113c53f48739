/** A solo game as a running game: both seats, of which one is shown. */

import { ok } from '../../base/result.ts';
import { watchers } from '../../base/watchers.ts';
import type { AnyMove, Seat } from '../../rules/game.ts';
import { cardsToArrange } from '../../solo/local.ts';
import { answerSolo, deciderOf, machineSeat, type Solo, takeBack } from '../../solo/solo.ts';
import type { PlayStep, RunningGame, RunningView, StepContext } from './running.ts';

export interface SoloRunning<T, M extends AnyMove> extends RunningGame<T, M> {
  readonly solo: Solo<T, M>;
  /** The seat whose screen is shown; null for neither. */
  shown: Seat | null;
  /** The seat that has to decide; null for neither. */
  readonly decider: Seat | null;
  takeBack(): void;
  /** Declines the machine's offer to concede. */
  declineConcession(): void;
}

/** `shown`: whose screen to show first. */
export function soloRunning<T, M extends AnyMove>(opened: Solo<T, M>, shown: Seat | null): SoloRunning<T, M> {
  const { add: onChange, tell: changed } = watchers();
  let solo = opened;
  // Steps from before the game was resumed are not news.
  let told: StepContext<T> = { steps: stepsOf(solo), since: solo.steps.length };
  return {
    shown,
    get solo() {
      return solo;
    },
    get decider() {
      return deciderOf(solo, this.shown);
    },
    told: () => told,
    view(seat) {
      // The machine's view is never shown.
      if (seat === machineSeat(solo.game)) return null;
      return viewOf(solo, seat, this.decider === seat);
    },
    answer(seat, moves, wish) {
      for (const [at, move] of moves.entries()) {
        const done = answerSolo(solo, { seat, move, ...(wish && { wish }) });
        if (!done.ok && at === 0) return done;
        if (!done.ok) break;
      }
      told = { ...told, steps: [...told.steps, ...stepsOf(solo, told.steps.length)] };
      changed();
      return ok(null);
    },
    takeBack() {
      solo = takeBack(solo);
      told = { steps: stepsOf(solo), since: solo.steps.length };
      changed();
    },
    declineConcession() {
      solo.game.playOn = true;
      changed();
    },
    onChange,
  };
}

/** The steps from the given index. */
function stepsOf<T, M extends AnyMove>({ steps, game }: Solo<T, M>, from = 0): PlayStep<T>[] {
  const machine = machineSeat(game);
  return steps.slice(from).map(({ known, ...step }, at) => ({
    ...step,
    known: [machine === 0 ? null : known[0], machine === 1 ? null : known[1]],
    seq: from + at,
  }));
}

function viewOf<T, M extends AnyMove>({ local, bids, game }: Solo<T, M>, seat: Seat, asked: boolean): RunningView<T> {
  const wanted = cardsToArrange(local);
  const { length } = game.answers;
  return {
    table: local.table,
    known: local.known[seat],
    question: local.game.ask(local.table),
    questionAt: length,
    length,
    asked,
    arrange: wanted?.seat === seat ? wanted.cards : null,
    sealed: [bids[0] !== null, bids[1] !== null],
    corner: `${length}`,
  };
}
