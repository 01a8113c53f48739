/** Frames: what happens next. The last one is active. */
import { changed } from '../../../base/changed.ts';
import type { Frame } from '../frame.ts';
import type { Draft } from './draft.ts';

/** Makes `frame` the active frame, on top of the current one. */
export function push(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames, frame];
}

/** Ends the active frame; `got` is its result for the frame below. */
export function pop(draft: Draft, got?: readonly number[]): void {
  const frames = draft.table.frames.slice(0, -1);
  const below = frames.at(-1);
  if (got && below) frames[frames.length - 1] = { ...below, got };
  draft.table.frames = frames;
}

/** Gives the active frame a result, as if a frame above it had returned `got`. */
export function answerWith(draft: Draft, got: readonly number[]): void {
  const top = draft.table.frames.at(-1);
  if (top) become(draft, { ...top, got });
}

/** Updates fields of the active frame. */
export function alter<F extends Frame>(draft: Draft, frame: F, fields: Partial<F>): void {
  become(draft, changed(frame, fields));
}

/** Replaces the active frame. */
export function become(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames.slice(0, -1), frame];
}
