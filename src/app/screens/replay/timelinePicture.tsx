/** The whole game as one picture, used as the slider's track: the past is bright, the rest is dark. */

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import * as words from '../../../words/en/screens/replay.ts';
import type { ReplaySource } from './replaying.ts';

interface Props extends ReplaySource {
  at: number;
  title: string;
  said: string;
  onGo(at: number): void;
}

/** Height of one half, in the drawing's own units. */
const HALF = 40;

export function TimelinePicture(props: Props) {
  const { timeline, at, title, said, followed, onGo } = props;
  const picture = useMemo(() => drawn(props), [timeline]);
  const strip = useRef<HTMLDivElement>(null);
  const last = Math.max(1, timeline.last);
  const [done, all] = followed;
  // Keeps the handle in view.
  useLayoutEffect(() => {
    const box = strip.current;
    if (box) box.scrollLeft = scrollPosition(at / last, box);
  }, [at, last]);
  return (
    <div class={`course frames ${done < all ? 'cut-off' : ''}`}>
      <div class="course-strip" ref={strip}>
        <div class="course-long" style={{ width: `${100 * picture.widths}%` }}>
          <Picture {...picture} at={at} last={last} />
          <input
            class="fills"
            type="range"
            aria-label={words.pointInTheGame}
            aria-valuetext={`${title}. ${said}`}
            min={0}
            max={timeline.last}
            value={at}
            onInput={(event) => onGo(Number(event.currentTarget.value))}
            onKeyDown={(event) => {
              const way = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : null;
              if (way === null) return;
              event.preventDefault();
              onGo(timeline.from(at, way, 'turn'));
            }}
          />
        </div>
      </div>
      {props.replay && (
        <p class="legend quiet centered text-label" aria-hidden="true">
          {words.chartLegend(props.replay.height, <i class="in">▲</i>, <i class="stopped">✕</i>)}
        </p>
      )}
    </div>
  );
}

/** Both players' values, the events, and the handle's position. */
function Picture({ bars, marks, turns, at, last }: ReturnType<typeof drawn> & { at: number; last: number }) {
  const left = (moment: number): string => `${(100 * moment) / last}%`;
  return (
    <div class="course-picture" aria-hidden="true">
      {bars.map(({ seat, path }) => (
        <svg
          key={seat}
          class={`fills seat${seat}`}
          viewBox={`0 0 ${last} ${HALF}`}
          preserveAspectRatio={words.none}
          aria-hidden="true"
        >
          <path class="coming" d={path} />
          <path class="behind" d={path} style={{ clipPath: `inset(0 ${100 - (100 * at) / last}% 0 0)` }} />
        </svg>
      ))}
      <i class="middle fills" />
      {marks.map(({ moment, kind, text }) => (
        <span
          key={`${kind}${moment}`}
          class={`course-mark text-label bold ${kind} ${moment > at ? 'coming' : ''}`}
          style={{ left: left(moment) }}
        >
          {text}
        </span>
      ))}
      {turns.map(({ at, turn }) => (
        <span key={turn} class="turn text-label bold" style={{ left: left(at) }}>
          {turn}
        </span>
      ))}
      <i class="handle" style={{ left: left(at) }} />
    </div>
  );
}

interface Mark {
  moment: number;
  kind: string;
  text: string;
}

/** Maximum number of labels that fit below the timeline. */
const MAX_TURNS = 9;
const MAX_POINTS = 14;

function drawn({ timeline, replay, ui }: ReplaySource) {
  const marks: Mark[] = [];
  const starts: { at: number; turn: number }[] = [];
  const heights: [number, number][] = [];
  let points: readonly [number, number] = [0, 0];
  for (const [moment, step] of timeline.steps.entries()) {
    const now = ui.summary(step.after);
    if (now.turn !== ui.summary(step.before).turn) starts.push({ at: moment, turn: now.turn });
    const [first, second] = replay?.heights(step.after) ?? [0, 0];
    heights.push([first, second]);
    const end = replay?.runEnd(step) ?? null;
    if (end !== null) marks.push({ moment, kind: end, text: end === 'in' ? '▲' : '✕' });
    for (const seat of [0, 1] as const)
      if (now.points[seat] > points[seat])
        marks.push({ moment, kind: `points seat${seat}`, text: `${now.points[seat]}` });
    points = now.points;
  }
  const maxHeight = Math.max(1, ...heights.flat());
  // One step per turn: each player's values at its end.
  const ends = [...starts.slice(1).map(({ at }) => at), timeline.last];
  const bars = ([0, 1] as const).map((seat) => {
    let path = `M0 ${seat === 0 ? HALF : 0}`;
    let from = 0;
    for (const end of ends) {
      const tall = (HALF * (heights[end]?.[seat] ?? 0)) / maxHeight;
      const y = seat === 0 ? HALF - tall : tall;
      path += `L${from} ${y}L${end} ${y}`;
      from = end;
    }
    return { seat, path: `${path}L${from} ${seat === 0 ? HALF : 0}Z` };
  });
  const widths = timelineWidth(starts.length);
  const width = timeline.last / widths;
  return {
    bars: replay ? bars : [],
    marks: legible(marks, width / MAX_POINTS),
    turns: starts.filter(keepSpaced(width / MAX_TURNS)),
    widths,
  };
}

/** Of overlapping points, keeps the last, which is their sum. */
const legible = (marks: readonly Mark[], room: number): Mark[] =>
  marks.filter(({ kind, moment }, at) => {
    const next = kind.startsWith('points') ? marks.slice(at + 1).find((one) => one.kind === kind) : undefined;
    return next === undefined || next.moment - moment >= room;
  });

/** Keeps the points that are far enough from the last one kept. */
export function keepSpaced(minDistance: number): (one: { at: number }) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return ({ at }) => {
    if (at - last < minDistance) return false;
    last = at;
    return true;
  };
}

/** How many turns fit the width of the screen. */
const TURNS = 30;

/** Minimum distance of the handle from an edge (px), so that the timeline stays visible beyond the finger. */
const EDGE = 64;

/** Width of the timeline, in viewports (>= 1). */
export const timelineWidth = (turns: number): number => Math.max(1, turns / TURNS);

interface Strip {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/**
 * The scroll position (px) that brings the moment at the given share of the game into view, scrolling as little as
 * possible.
 */
export function scrollPosition(share: number, { scrollLeft, clientWidth, scrollWidth }: Strip): number {
  const x = share * scrollWidth;
  const minScroll = x - clientWidth + EDGE;
  const maxScroll = x - EDGE;
  const wanted = Math.min(Math.max(scrollLeft, minScroll), Math.max(maxScroll, minScroll));
  return Math.min(Math.max(0, wanted), Math.max(0, scrollWidth - clientWidth));
}
