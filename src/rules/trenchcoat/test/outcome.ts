/** The result of a test from its dice and total, and the choices the Game Master still has to make. */
import { type Band, bandOf } from '../dice/band.ts';
import { type DiceEvent, eventOf, type Halves, resultOf, type Whose } from '../dice/half.ts';
import { type InputFault, refuse } from '../reasons.ts';

/** Who opposes whom; by default the player acts unopposed. */
export interface TestConditions {
  readonly opposed?: boolean;
  /** The player's character is being attacked. */
  readonly playerDefends?: boolean;
}

/** The Game Master's choices; there are no defaults. */
export interface TestChoices {
  /** Whether the event of the non-player half counts (T-ANOM-12). */
  readonly event?: 'use' | 'ignore';
  /** Success is impossible, so a positive critical does not give it (T-ANOM-09). */
  readonly impossible?: boolean;
  /** Where criticals alone settle nothing (T-ANOM-13). */
  readonly success?: boolean;
}

export interface TestOutcome {
  /** R. */
  readonly result: number;
  /** TQ = R + T. */
  readonly quality: number;
  readonly band: Band;
  /** Success by the number only. */
  readonly byNumber: boolean;
  /** After criticals and choices; null while a choice is owed. */
  readonly success: boolean | null;
  readonly events: { readonly [whose in Whose]?: DiceEvent };
  /** Choices that keep the test open. */
  readonly owed: readonly ('event' | 'success')[];
}

/** Null while a half is missing. `halves` null: played without dice, so R is 0 and there are no events (T-DICE-11). */
export function outcomeOf(
  total: number,
  halves: Halves | null,
  choices: TestChoices = {},
  setting: TestConditions = {},
): TestOutcome | null {
  const result = halves === null ? 0 : resultOf(halves);
  if (result === null) return null;
  const quality = result + total;
  const byNumber = quality >= 0;
  const events = eventsOf(halves ?? {});
  const owed = owedFor(events, choices, setting);
  const success = owed.length > 0 ? null : settled(events, choices, setting, byNumber);
  return { result, quality, band: bandOf(quality), byNumber, success, events, owed };
}

/** Each half separately, never the ten dice together (T-ANOM-01). */
function eventsOf({ player, gm }: Halves): TestOutcome['events'] {
  const [own, other] = [player && eventOf(player), gm && eventOf(gm)];
  return { ...(own && { player: own }), ...(other && { gm: other }) };
}

/**
 * A critical of the non-player half decides nothing on its own; in an opposed test neither do two criticals, nor the
 * defender's.
 */
function mustPick(
  { player, gm }: TestOutcome['events'],
  { event }: TestChoices,
  { opposed, playerDefends }: TestConditions,
): boolean {
  const [own, other] = [isDecisive(player), isDecisive(gm)];
  return (other && event === 'use') || (opposed === true && own && (other || playerDefends === true));
}

/** Whether an event alone decides success or failure: a neutral critical is only strange (T-ANOM-11). */
const isDecisive = (event: DiceEvent | undefined): boolean => event?.degree === 'critical' && event.sign !== 'neutral';

function owedFor(events: TestOutcome['events'], choices: TestChoices, setting: TestConditions): TestOutcome['owed'] {
  const event = events.gm !== undefined && choices.event === undefined;
  const success = mustPick(events, choices, setting) && choices.success === undefined;
  return [...(event ? (['event'] as const) : []), ...(success ? (['success'] as const) : [])];
}

/** After all choices (T-ANOM-09, 10). */
function settled(
  events: TestOutcome['events'],
  choices: TestChoices,
  setting: TestConditions,
  byNumber: boolean,
): boolean {
  if (mustPick(events, choices, setting)) return choices.success ?? byNumber;
  if (!isDecisive(events.player)) return byNumber;
  if (events.player?.sign === 'negative') return false;
  return choices.impossible === true ? byNumber : true;
}

/** A test is not closed while a choice is owed (T-ANOM-12, 13). */
export function closeRefusal({ owed }: TestOutcome): InputFault | null {
  if (owed.includes('event')) return refuse('eventFirst');
  return owed.includes('success') ? refuse('successFirst') : null;
}

/** A comment on an event, or any note (T-ANOM-07): longer text is truncated, and the caller is told. */
export function truncateNote(text: string, maxLength: number): { text: string; isTruncated: boolean } {
  if (text.length <= maxLength) return { text, isTruncated: false };
  const letters = [...text];
  if (letters.length <= maxLength) return { text, isTruncated: false };
  return { text: letters.slice(0, maxLength).join(''), isTruncated: true };
}
