/** A long game's picture is wider than the screen: its width, and which part is visible. */

/** Turns that fit the width of the screen. */
const TURNS = 30;

/** Minimum distance of the handle from an edge (px), so a finger's width is visible beyond it. */
const EDGE = 64;

/** Timeline width, in viewports (>= 1). */
export const widthsOf = (turns: number): number => Math.max(1, turns / TURNS);

interface Strip {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** The scroll position (px) that shows the moment at that share of the game, scrolling as little as possible. */
export function scrolledTo(share: number, { scrollLeft, clientWidth, scrollWidth }: Strip): number {
  const x = share * scrollWidth;
  const least = x - clientWidth + EDGE;
  const most = x - EDGE;
  const wanted = Math.min(Math.max(scrollLeft, least), Math.max(most, least));
  return Math.min(Math.max(0, wanted), Math.max(0, scrollWidth - clientWidth));
}
