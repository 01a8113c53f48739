/** Frames: what happens next. The last one is at work. */
import type { Frame } from '../frame.ts';
import type { Draft } from './draft.ts';

export function push(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames, frame];
}

/** Ends the frame at work; `got` is its answer for the frame below. */
export function pop(draft: Draft, got?: readonly number[]): void {
  const frames = draft.table.frames.slice(0, -1);
  const below = frames.at(-1);
  if (got && below) frames[frames.length - 1] = { ...below, got };
  draft.table.frames = frames;
}

/** Changes the frame at work. */
export function become(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames.slice(0, -1), frame];
}
