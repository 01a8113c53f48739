/** The review of a finished game: the curve of a player's chances, and the moments that decided it. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/review.ts';
import { namesFor } from '../../../words/en/you.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import { GAMES, type ReviewMoment, type ReviewState, review } from '../../play/past/review.ts';
import { keepReview, keptReview } from '../../play/past/storedReview.ts';
import { goTo, hashOf, type ReplayOf } from '../../route.ts';
import type { ReplaySource } from './replaying.ts';
import { ReviewCurve } from './reviewCurve.tsx';
import { forSeat, linesOf } from './reviewLines.ts';
import { MomentSheet } from './reviewMoment.tsx';
import { wayBack } from './wayBack.ts';
import './review.css';

export function ReviewScreen(props: ReplaySource & { which: ReplayOf }) {
  const { ended, timeline, ui, which } = props;
  const { state, stopped, again } = useReview(props);
  const [opened, setOpened] = useState<ReviewMoment | null>(null);
  const mine = props.mine ?? 1;
  const whose = props.mine === null ? props.names[mine] : null;
  const level = ui.solo.levels?.find(({ id }) => id === props.replay?.review?.level)?.name ?? '';
  const known = state === 'none' ? null : state;
  const moments = known?.moments ?? null;
  return (
    <main class={`gap4 screen review seat${mine}-owner`}>
      <Head
        title={
          <>
            {say.howTheGameWent}
            <small class="ended fine quiet">{ended}</small>
          </>
        }
        {...wayBack()}
      />
      {state === 'none' ? (
        <p role="alert">{say.nothingToReview}</p>
      ) : (
        <>
          <ReviewCurve
            title={say.chanceToWin(whose)}
            points={(known?.curve ?? []).map(({ at, chance }) => ({
              at,
              chance: forSeat(mine, chance),
              turn: turnAt(props, at),
            }))}
            last={timeline.last}
            seat={mine}
            moments={moments ?? []}
          />
          {stopped ? (
            <>
              <p role="alert">{say.estimateStopped}</p>
              <ActionButton title={say.tryAgain} onClick={again} />
            </>
          ) : (
            <p role="status" class="quiet">
              {statusOf(props, known)}
            </p>
          )}
          {moments && <Moments {...props} moments={moments} seat={mine} onOpen={setOpened} />}
          <p class="quiet">{say.howEstimated(level, GAMES)}</p>
        </>
      )}
      <div class="bottom">
        <ActionButton title={say.replay} detail={say.stepByStep} onClick={() => goTo({ at: 'replay', ...which })} />
      </div>
      {opened && <MomentSheet {...props} shown={opened} onClose={() => setOpened(null)} />}
    </main>
  );
}

interface MomentsProps extends ReplaySource {
  moments: readonly ReviewMoment[];
  seat: Seat;
  onOpen(moment: ReviewMoment): void;
}

function Moments(props: MomentsProps) {
  const { moments, seat, onOpen } = props;
  return (
    <section>
      <h2>{say.momentsThatDecided(moments.length)}</h2>
      <ol>
        {moments.map((moment, nth) => (
          <li key={moment.at}>
            <MomentRow {...props} moment={moment} nth={nth + 1} seat={seat} onOpen={() => onOpen(moment)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const turnAt = ({ ui, timeline }: ReplaySource, at: number): number => ui.summary(timeline.moments[at]?.table).turn;

function statusOf(props: ReplaySource, state: ReviewState | null): string {
  const { curve, turns, moments } = state ?? { curve: [], turns: 1, moments: null };
  if (moments) return '';
  if (curve.length === 0) return say.estimatingNow;
  return curve.length < turns ? say.estimating(turnAt(props, curve.at(-1)?.at ?? 0)) : say.lookingForMoments;
}

interface RowProps extends ReplaySource {
  moment: ReviewMoment;
  nth: number;
  seat: Seat;
  onOpen(): void;
}

function MomentRow(props: RowProps) {
  const { ui, names, mine, moment, nth, seat, onOpen } = props;
  const [before, after] = [forSeat(seat, moment.before), forSeat(seat, moment.after)];
  const [first = '', ...more] = linesOf(props, moment);
  const shown = mine === null ? names : namesFor(names, mine);
  return (
    <button type="button" class="review-row" onClick={onOpen}>
      <b class="review-nth">{nth}</b>
      <span class="review-told">
        <ui.RecordText text={first} names={shown} />
        <small>
          {say.turnTitle(turnAt(props, moment.at))}
          {more.length > 0 && '. '}
          {more.length > 0 && <ui.RecordText text={more.at(-1) ?? ''} names={shown} />}
        </small>
      </span>
      <span class={`review-change ${after < before ? 'loss' : `seat${seat}`}`}>
        <b>{say.change(after - before)}</b>
        <small>{say.chanceRange(before, after)}</small>
      </span>
    </button>
  );
}

/** The moments at which turns begin. A game may open in its first turn. */
function startsIn(timeline: ReplaySource['timeline'], turn: (table: unknown) => number): number[] {
  const opening = turn(timeline.moments[0]?.table) > 0 ? [0] : [];
  return [...opening, ...timeline.stops('turn')];
}

/** `none`: the game cannot be reviewed. */
function useReview({ timeline, replay, ui, which }: ReplaySource & { which: ReplayOf }): {
  state: ReviewState | 'none' | null;
  stopped: boolean;
  again(): void;
} {
  const key = hashOf({ at: 'replay', ...which });
  const [state, setState] = useState<ReviewState | 'none' | null>(null);
  const [stopped, setStopped] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const last = timeline.moments[timeline.last];
    const starts = startsIn(timeline, (table) => ui.summary(table).turn);
    if (!replay?.review || starts.length === 0 || !last || last.known.includes(null)) return setState('none');
    const { reviewer: load } = replay.review;
    const question = ui.game.ask(last.table);
    let left = false;
    let close = (): void => {};
    setStopped(false);
    const report = (now: ReviewState): void => {
      if (left) return;
      if (now.moments && which.of !== 'chosen') void keepReview(key, ui.game.version, now);
      setState(now);
    };
    const start = async (): Promise<void> => {
      const kept = await keptReview(key, ui.game.version);
      if (left) return;
      if (kept) return setState(kept);
      const reviewer = await load();
      close = () => reviewer.close();
      if (left) return close();
      const result = question.kind === 'over' ? question.winner : undefined;
      await review({ moments: timeline.moments, starts, result, concedes: ui.concedes }, reviewer, report);
      close();
    };
    start().catch(() => {
      if (!left) setStopped(true);
    });
    return () => {
      left = true;
      close();
    };
  }, [key, round]);
  return { state, stopped, again: () => setRound(round + 1) };
}
