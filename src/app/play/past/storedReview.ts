/**
 * Stores reviews on this phone: the newest few that are finished, and the estimates of the last one that isn't, because
 * each takes minutes to compute.
 */
import * as is from '../../../base/shapes.ts';
import { deleteNote, readNote, saveNote } from '../../../peer/store/notes.ts';
import type { ReviewCache, ReviewState } from './review.ts';

const NAME = 'reviews';
const MAX_KEPT = 30;
const UNFINISHED = 'reviewEstimates';
/** More than a review makes; the first ones are kept. */
const MAX_ESTIMATES = 2000;
/** Incremented whenever the same game, by the same rules, is estimated differently. */
const ESTIMATE_VERSION = 2;

interface ReviewKey {
  /** The replay's route. */
  readonly of: string;
  /** The version of the rules. */
  readonly version: number;
  /** The version of the estimate. */
  readonly estimate: number;
}

interface KeptReview extends ReviewKey {
  readonly state: ReviewState;
}

interface UnfinishedReview extends ReviewKey {
  readonly estimates: readonly Estimate[];
}

type Estimate = readonly [key: string, chance: number | null];

const isFor = (kept: ReviewKey, of: string, version: number): boolean =>
  kept.of === of && kept.version === version && kept.estimate === ESTIMATE_VERSION;

/** The stored review; null if there is none from this version. */
export async function keptReview(of: string, version: number): Promise<ReviewState | null> {
  return (await stored()).find((one) => isFor(one, of, version))?.state ?? null;
}

/** Stores a finished review and deletes its estimates. If there is no room, it is computed again next time. */
export async function keepReview(of: string, version: number, state: ReviewState): Promise<void> {
  const others = (await stored()).filter((one) => one.of !== of);
  await saveNote(NAME, [{ of, version, estimate: ESTIMATE_VERSION, state }, ...others].slice(0, MAX_KEPT));
  const unfinished = await readNote(UNFINISHED);
  if (isUnfinished(unfinished) && unfinished.of === of) await deleteNote(UNFINISHED);
}

/** The estimates already made for an unfinished review. */
export async function keptEstimates(of: string, version: number): Promise<ReviewCache> {
  const note = await readNote(UNFINISHED);
  return new Map(isUnfinished(note) && isFor(note, of, version) ? note.estimates : []);
}

/** Stores the estimates. Those for any other review are overwritten. */
export async function keepEstimates(of: string, version: number, cache: ReviewCache): Promise<void> {
  const estimates = [...cache].slice(0, MAX_ESTIMATES);
  await saveNote(UNFINISHED, { of, version, estimate: ESTIMATE_VERSION, estimates });
}

async function stored(): Promise<readonly KeptReview[]> {
  const note = await readNote(NAME);
  return Array.isArray(note) ? note.filter(isReview) : [];
}

const key = { of: is.text, version: is.number, estimate: is.number };

const isReview = is.fields<KeptReview>({
  ...key,
  state: is.fields<ReviewState>({ turns: is.number, games: is.number, curve: is.list, moments: is.list }),
});

const isEstimate = (one: unknown): one is Estimate =>
  is.list(one) && is.text(one[0]) && (one[1] === null || (is.number(one[1]) && one[1] >= 0 && one[1] <= 1));

const isUnfinished = is.fields<UnfinishedReview>({ ...key, estimates: is.listOf(isEstimate) });
