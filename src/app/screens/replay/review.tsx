/** The review of a finished game: the curve of one player's chances, and the moments that decided it. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { other, type Seat } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/review.ts';
import { namesFor } from '../../../words/en/you.ts';
import { ActionButton, TextButton } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import {
  GAMES_PER_ROUND,
  luckAndChoice,
  type ReviewCache,
  type ReviewMoment,
  type ReviewState,
  review,
} from '../../play/past/review.ts';
import { keepEstimates, keepReview, keptEstimates, keptReview } from '../../play/past/storedReview.ts';
import { goTo, hashOf, type ReplayOf } from '../../route.ts';
import type { ReplaySource } from './replaying.ts';
import { ReviewCurve } from './reviewCurve.tsx';
import { forSeat, headlinesOf, inPercent } from './reviewLines.ts';
import { MomentSheet } from './reviewMoment.tsx';
import { wayBack } from './wayBack.ts';
import './review.css';

export function ReviewScreen(props: ReplaySource & { which: ReplayOf }) {
  const { ended, ui, which } = props;
  const progress = useReview(props);
  const [opened, setOpened] = useState<ReviewMoment | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const mine = props.mine ?? 1;
  const whose = props.mine === null ? props.names[mine] : null;
  const level = ui.solo.levels?.find(({ id }) => id === props.replay?.review?.level)?.name ?? '';
  const known = useMemo(
    () =>
      progress.state === 'none' || progress.state === null ? null : inPercent(progress.state, props.timeline.last),
    [progress.state],
  );
  const moments = known?.moments ?? null;
  const games = known?.games ?? GAMES_PER_ROUND;
  const points = (known?.curve ?? []).map(({ at, chance }) => ({
    at,
    chance: forSeat(mine, chance),
    turn: at === props.timeline.last ? null : turnAt(props, at),
  }));
  const point = chosen === null ? undefined : points[chosen];
  return (
    <main class={`gap4 screen review seat${mine}-owner`}>
      <Head
        title={
          <>
            {say.howTheGameWent}
            <small class="ended fine quiet regular as-block">
              {[ended, scoreOf(props, mine)].filter(Boolean).join(' · ')}
            </small>
          </>
        }
        {...wayBack()}
      />
      {progress.state === 'none' ? (
        <p role="alert">{say.nothingToReview}</p>
      ) : (
        <>
          <ReviewCurve
            title={say.chanceToWin(whose)}
            {...{ points, chosen }}
            turns={known?.turns ?? 1}
            seat={mine}
            moments={moments ?? []}
            onChoose={setChosen}
          />
          <Progress {...progress} words={statusOf(props, known)} done={moments !== null} />
          {moments && <Moments {...props} moments={moments} seat={mine} onOpen={setOpened} />}
          {moments && moments.length > 0 && <Shares {...props} moments={moments} seat={mine} />}
          <p class="fine quiet">{say.howEstimated(level, games, 1 / Math.sqrt(games))}</p>
        </>
      )}
      <div class="bottom stacked gap3 at-bottom">
        <ActionButton
          title={say.replay}
          detail={point ? say.fromTurn(point.turn) : say.stepByStep}
          onClick={() => goTo({ at: 'replay', ...which, ...(point && { view: point.at }) })}
        />
      </div>
      {opened && moments && (
        <MomentSheet {...{ ...props, moments }} shown={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
      )}
    </main>
  );
}

/** The points, this player's first, and the turn in which the game ended. */
function scoreOf({ ui, timeline }: ReplaySource, seat: Seat): string {
  const { points, turn } = ui.summary(timeline.moments[timeline.last]?.table);
  return say.finalScore(points[seat], points[other(seat)], turn);
}

/** What is being estimated, and buttons to stop and continue. */
function Progress(props: Pick<ReviewProgress, 'paused' | 'pause' | 'again'> & { words: string; done: boolean }) {
  const { paused, pause, again, words, done } = props;
  if (done) return null;
  const told = paused === null ? words : paused === 'failed' ? say.estimateStopped : say.stopped;
  return (
    <div class="across spread gap4">
      <p role={paused === 'failed' ? 'alert' : 'status'} class="quiet">
        {told}
      </p>
      <TextButton class="rigid" onClick={paused === null ? pause : again}>
        {paused === null ? say.stop : paused === 'failed' ? say.tryAgain : say.resume}
      </TextButton>
    </div>
  );
}

/** How much of the swings came from each player's decisions, and how much from luck. */
function Shares({ names, mine, moments, seat }: Omit<MomentsProps, 'onOpen'>) {
  const { choices, luck } = luckAndChoice(moments);
  const sign = seat === 0 ? 1 : -1;
  const choicesOf = (one: Seat) => ({
    words: say.choicesOf(one === mine ? null : names[one]),
    by: sign * choices[one],
  });
  const rows = [choicesOf(seat), choicesOf(other(seat)), { words: say.luck, by: sign * luck }];
  return (
    <section>
      <h2 class="quiet fine semibold">{say.luckAndChoice}</h2>
      <ul class="review-shares stacked gap2">
        {rows.map(({ words, by }) => (
          <li key={words} class="across spread">
            <span>{words}</span>
            <b class={toneOf(seat, by)}>{say.change(by)}</b>
          </li>
        ))}
      </ul>
      <p class="fine quiet">{say.whatLuckIs}</p>
    </section>
  );
}

const toneOf = (seat: Seat, by: number): string => (Math.round(100 * by) < 0 ? 'loss' : `seat${seat}`);

interface MomentsProps extends ReplaySource {
  moments: readonly ReviewMoment[];
  seat: Seat;
  onOpen(moment: ReviewMoment): void;
}

function Moments(props: MomentsProps) {
  const { moments, seat, onOpen } = props;
  return (
    <section>
      <h2 class="quiet fine semibold">{say.momentsThatDecided(moments.length)}</h2>
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
  if (!state || state.curve.length === 0) return say.estimatingNow;
  const { curve, turns, games } = state;
  if (curve.at(-1)?.at === props.timeline.last) return say.lookingForMoments;
  return curve.length < turns - 1 ? say.estimating(turnAt(props, curve.at(-1)?.at ?? 0)) : say.estimatingAgain(games);
}

interface RowProps extends ReplaySource {
  moment: ReviewMoment;
  nth: number;
  seat: Seat;
  onOpen(): void;
}

function MomentRow(props: RowProps) {
  const { ui, names, mine, moment, nth, seat, onOpen } = props;
  const [before, chosen, after] = [moment.before, moment.chosen, moment.after].map((chance) => forSeat(seat, chance));
  if (before === undefined || chosen === undefined || after === undefined) return null;
  const [first = '', ...more] = headlinesOf(props, moment);
  const shown = mine === null ? names : namesFor(names, mine);
  return (
    <button type="button" class="review-row across gap4 fills" onClick={onOpen}>
      <b class="review-nth icon-box rigid">{nth}</b>
      <span class="grow semibold breaks">
        <ui.RecordText text={first} names={shown} />
        <small class="as-block quiet regular">
          {say.turnTitle(turnAt(props, moment.at))}
          {more.length > 0 && '. '}
          {more.length > 0 && <ui.RecordText text={more.at(-1) ?? ''} names={shown} />}
        </small>
        <small class="as-block quiet regular">
          {say.choiceAndLuck(say.change(chosen - before), say.change(after - chosen))}
        </small>
      </span>
      <span class={`review-change rigid ${toneOf(seat, after - before)}`}>
        <b class="text-figure">{say.change(after - before)}</b>
        <small class="as-block quiet">{say.chanceRange(before, after)}</small>
      </span>
    </button>
  );
}

/** The moments at which turns begin. A game may start within its first turn. */
function startsIn(timeline: ReplaySource['timeline'], turn: (table: unknown) => number): number[] {
  const opening = turn(timeline.moments[0]?.table) > 0 ? [0] : [];
  return [...opening, ...timeline.stops('turn')];
}

interface ReviewProgress {
  /** `none`: the game can't be reviewed. */
  state: ReviewState | 'none' | null;
  paused: 'failed' | 'byPlayer' | null;
  pause(): void;
  again(): void;
}

/** How often the estimates made so far are stored (ms). */
const STORING_INTERVAL = 5000;

function useReview({ timeline, replay, ui, which }: ReplaySource & { which: ReplayOf }): ReviewProgress {
  const key = hashOf({ at: 'replay', ...which });
  const [state, setState] = useState<ReviewProgress['state']>(null);
  const [paused, setPaused] = useState<ReviewProgress['paused']>(null);
  const [round, setRound] = useState(0);
  const leave = useRef(() => {});
  useEffect(() => {
    const last = timeline.moments[timeline.last];
    const starts = startsIn(timeline, (table) => ui.summary(table).turn);
    if (!replay?.review || starts.length === 0 || !last || last.known.includes(null)) return setState('none');
    const { reviewer: load } = replay.review;
    const question = ui.game.ask(last.table);
    // The route of a chosen file names no particular game.
    const isStored = which.of !== 'chosen';
    let cache: ReviewCache = new Map();
    let size = 0;
    let left = false;
    let close = (): void => {};
    setPaused(null);
    const store = (): void => {
      if (!isStored || left || cache.size === size) return;
      size = cache.size;
      void keepEstimates(key, ui.game.version, cache);
    };
    const storing = setInterval(store, STORING_INTERVAL);
    const end = (): void => {
      clearInterval(storing);
      left = true;
      close();
    };
    const report = (now: ReviewState): void => {
      if (left) return;
      setState(now);
      if (!now.moments) return;
      if (isStored) void keepReview(key, ui.game.version, now);
      end();
    };
    const start = async (): Promise<void> => {
      const kept = isStored ? await keptReview(key, ui.game.version) : null;
      if (left) return;
      if (kept) return setState(kept);
      if (isStored) cache = await keptEstimates(key, ui.game.version);
      size = cache.size;
      const reviewer = await load();
      close = () => reviewer.close();
      if (left) return close();
      const result = question.kind === 'over' ? question.winner : undefined;
      await review({ moments: timeline.moments, starts, result, cache }, reviewer, report);
    };
    start().catch(() => {
      if (!left) setPaused('failed');
    });
    leave.current = () => {
      store();
      end();
    };
    return () => leave.current();
  }, [key, round]);
  const pause = (): void => {
    leave.current();
    setPaused('byPlayer');
  };
  return { state, paused, pause, again: () => setRound(round + 1) };
}
