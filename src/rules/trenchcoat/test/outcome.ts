/** What the dice and the total of a test come to, and what the Game Master still has to choose. */
import { type Band, bandOf } from '../dice/band.ts';
import { type DiceEvent, eventOf } from '../dice/half.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { type Halves, resultOf, type Whose } from './halves.ts';

/** How a test stands: without anything the player acts and nobody opposes them. */
export interface Setting {
  readonly opposed?: boolean;
  /** The player's character is the one who is attacked. */
  readonly playerDefends?: boolean;
}

/** What the Game Master chose; there are no defaults. */
export interface TestChoices {
  /** Whether the event of the half that is not the player's counts (T-ANOM-12). */
  readonly event?: 'use' | 'ignore';
  /** Success is out of the question, so a positive critical brings none (T-ANOM-09). */
  readonly impossible?: boolean;
  /** Where criticals settle nothing by themselves (T-ANOM-13). */
  readonly success?: boolean;
}

export interface TestOutcome {
  /** R. */
  readonly result: number;
  /** TQ = R + T. */
  readonly quality: number;
  readonly band: Band;
  /** By the number alone. */
  readonly byNumber: boolean;
  /** After criticals and choices; null while a choice is owed. */
  readonly success: boolean | null;
  readonly events: { readonly [whose in Whose]?: DiceEvent };
  /** What keeps the test open. */
  readonly owed: readonly ('event' | 'success')[];
}

/** Null while a half is missing. `halves` null: played without dice, so R is 0 and nothing happens beside (T-DICE-11). */
export function outcomeOf(
  total: number,
  halves: Halves | null,
  choices: TestChoices = {},
  setting: Setting = {},
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

/** Each half by itself, never the ten dice together (T-ANOM-01). */
function eventsOf({ player, gm }: Halves): TestOutcome['events'] {
  const [own, other] = [player && eventOf(player), gm && eventOf(gm)];
  return { ...(own && { player: own }), ...(other && { gm: other }) };
}

/** A critical of the half that is not the player's sets nothing by itself, and in an opposed test neither do two, nor the defender's. */
function isToPick(
  { player, gm }: TestOutcome['events'],
  { event }: TestChoices,
  { opposed, playerDefends }: Setting,
): boolean {
  const [own, other] = [isDecisive(player), isDecisive(gm)];
  return (other && event === 'use') || (opposed === true && own && (other || playerDefends === true));
}

/** Whether an event says by itself that a test succeeds or fails: a neutral critical is only strange (T-ANOM-11). */
const isDecisive = (event: DiceEvent | undefined): boolean => event?.degree === 'critical' && event.sign !== 'neutral';

function owedFor(events: TestOutcome['events'], choices: TestChoices, setting: Setting): TestOutcome['owed'] {
  const event = events.gm !== undefined && choices.event === undefined;
  const success = isToPick(events, choices, setting) && choices.success === undefined;
  return [...(event ? (['event'] as const) : []), ...(success ? (['success'] as const) : [])];
}

/** After all choices (T-ANOM-09, 10). */
function settled(events: TestOutcome['events'], choices: TestChoices, setting: Setting, byNumber: boolean): boolean {
  if (isToPick(events, choices, setting)) return choices.success ?? byNumber;
  if (!isDecisive(events.player)) return byNumber;
  if (events.player?.sign === 'negative') return false;
  return choices.impossible === true ? byNumber : true;
}

/** A test is not closed while a choice is owed (T-ANOM-12, 13). */
export function closeRefusal({ owed }: TestOutcome): InputFault | null {
  if (owed.includes('event')) return refuse('eventFirst');
  return owed.includes('success') ? refuse('successFirst') : null;
}

/** What somebody writes of an event, or of anything (T-ANOM-07): longer text is cut, which is told. */
export function cutNote(text: string, most: number): { text: string; isCut: boolean } {
  if (text.length <= most) return { text, isCut: false };
  const letters = [...text];
  if (letters.length <= most) return { text, isCut: false };
  return { text: letters.slice(0, most).join(''), isCut: true };
}
