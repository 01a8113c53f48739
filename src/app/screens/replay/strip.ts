/** A long game's picture is wider than the screen: how wide, and which part of it stands before the eyes. */

/** Turns that fit the width of the screen. */
const TURNS = 30;

/** How near to an edge the handle comes, in px: a finger's width is seen beyond it. */
const EDGE = 64;

/** Timeline width, in viewports (>= 1). */
export const widthsOf = (turns: number): number => Math.max(1, turns / TURNS);

interface Strip {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Where the strip is to be scrolled, in px, so that the moment at that share of the game is seen: no further than it must. */
export function scrolledTo(share: number, { scrollLeft, clientWidth, scrollWidth }: Strip): number {
  const x = share * scrollWidth;
  const least = x - clientWidth + EDGE;
  const most = x - EDGE;
  const wanted = Math.min(Math.max(scrollLeft, least), Math.max(most, least));
  return Math.min(Math.max(0, wanted), Math.max(0, scrollWidth - clientWidth));
}
