/** Frames: what happens next. The last one is at work. */
import { changed } from '../../../base/changed.ts';
import type { Frame } from '../frame.ts';
import type { Draft } from './draft.ts';

/** Comes next, before what is at work now. */
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

/** What the frame at work finds next, as if a frame above it had brought that. */
export function answerWith(draft: Draft, got: readonly number[]): void {
  const top = draft.table.frames.at(-1);
  if (top) become(draft, { ...top, got });
}

/** Changes what is named of the frame at work. */
export function alter<F extends Frame>(draft: Draft, frame: F, fields: Partial<F>): void {
  become(draft, changed(frame, fields));
}

/** Another frame is at work instead of this one. */
export function become(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames.slice(0, -1), frame];
}
