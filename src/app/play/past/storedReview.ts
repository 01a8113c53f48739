/** Stores finished reviews on this phone: only the newest few, even though each took a minute to compute. */
import * as is from '../../../base/shapes.ts';
import { readNote, saveNote } from '../../../peer/store/notes.ts';
import type { ReviewState } from './review.ts';

const NAME = 'reviews';
const MAX_KEPT = 30;

interface KeptReview {
  /** The replay's route. */
  readonly of: string;
  /** The version of the rules, and therefore of the estimate. */
  readonly version: number;
  readonly state: ReviewState;
}

/** The stored review; null if there is none from this version. */
export async function keptReview(of: string, version: number): Promise<ReviewState | null> {
  const kept = (await stored()).find((one) => one.of === of && one.version === version);
  return kept?.state ?? null;
}

/** Stores a review. If there is no room, it is computed again next time. */
export async function keepReview(of: string, version: number, state: ReviewState): Promise<void> {
  const others = (await stored()).filter((one) => one.of !== of);
  await saveNote(NAME, [{ of, version, state }, ...others].slice(0, MAX_KEPT));
}

async function stored(): Promise<readonly KeptReview[]> {
  const note = await readNote(NAME);
  return Array.isArray(note) ? note.filter(isReview) : [];
}

const isReview = is.fields<KeptReview>({
  of: is.text,
  version: is.number,
  state: is.fields<ReviewState>({ turns: is.number, games: is.number, curve: is.list, moments: is.list }),
});
