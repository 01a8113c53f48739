/** The outcome of a joint test, from the parts rolled so far. */
import type { Result } from '../../../base/result.ts';
import { type Halves, halfOf } from '../dice/half.ts';
import type { Call, Tell } from '../game/call.ts';
import type { TrenchEvent } from '../game/event.ts';
import { totalOfCall, wholeTerms } from '../game/hiddenTerms.ts';
import type { JointSecret } from '../game/known.ts';
import { conditionsOf } from '../game/master.ts';
import { mean, roundHalfUp } from '../numbers/fraction.ts';
import type { InputFault } from '../reasons.ts';
import { outcomeOf, type TestChoices, type TestOutcome } from '../test/outcome.ts';
import { type HiddenTerm, singleCharacter, type TestTerms } from '../test/terms.ts';
import { totalOf } from '../test/total.ts';
import { helps, type JointKind, type Together } from './together.ts';

export interface JointOutcome {
  /** The outcome of each part; null until decided. */
  readonly outcomes: readonly (TestOutcome | null)[];
  /** Number of parts that are rolled or need no roll. */
  readonly rolled: number;
  readonly told: number;
  readonly succeeded: number;
  /** The best quality rolled so far, and the numbers of its parts: several in a tie. */
  readonly best: { readonly nths: readonly number[]; readonly quality: number } | null;
  /** The overall result; null until decided, and if each player rolls alone. */
  readonly whole: JointResult | null;
}

export type JointResult =
  /** T-COL-02: the average of all parts, rounded once. */
  | { readonly kind: 'team'; readonly quality: number; readonly success: boolean }
  | { readonly kind: 'supported'; readonly nth: number; readonly quality: number; readonly success: boolean }
  /** `nth`: the winning part; `by`: the margin. */
  | { readonly kind: 'opposed'; readonly nth: number; readonly by: number };

/** `of`: the number of parts, called or not. */
export function jointOutcome(parts: readonly JointPart[], of: number, kind: JointKind): JointOutcome {
  const outcomes = parts.map((part) => partOutcome(part, parts));
  const rolls = parts.flatMap((part, at) => {
    const outcome = outcomes[at];
    // A helper has no roll, and an opposed test has one outcome for both.
    return outcome && !helps(part.call) && kind !== 'opposed' ? [{ nth: part.together.nth, outcome }] : [];
  });
  const quality = Math.max(...rolls.map((one) => one.outcome.quality));
  const nths = rolls.filter(({ outcome }) => outcome.quality === quality).map(({ nth }) => nth);
  return {
    outcomes,
    rolled: parts.filter(({ state }) => state !== 'called').length,
    told: parts.filter(({ state }) => state === 'told').length,
    succeeded: rolls.filter(({ outcome }) => outcome.success === true).length,
    best: nths.length > 0 ? { nths, quality } : null,
    whole: jointResult(parts, outcomes, of, kind),
  };
}

function partOutcome(part: JointPart, parts: readonly JointPart[]): TestOutcome | null {
  const { kind } = part.together;
  if (kind === 'opposed') return opposedOutcome(parts);
  if (!helps(part.call)) return aloneOutcome(part);
  const leader = parts.find(({ call }) => call.together?.kind === 'supported' && !helps(call));
  return leader ? aloneOutcome(leader) : null;
}

/** The outcome of a part that its own log decides. */
function aloneOutcome({ call, state, dice, hidden, choices, ...dies }: JointPart): TestOutcome | null {
  if (state === 'called' || hidden === null) return null;
  const total = totalOfCall(call, hidden);
  return total.ok ? outcomeOf(total.value, dice ? halves(dies) : null, choices, conditionsOf(call, hidden)) : null;
}

const halves = ({ half, other }: Pick<JointPart, 'half' | 'other'>): Halves => ({
  ...(half !== null && { player: halfOf(half) }),
  ...(other !== null && { gm: halfOf(other) }),
});

/**
 * Attacker and defender roll half of the dice each, and R is the sum of both (T-OPP-04). The attacker's half is the
 * acting one (T-ANOM-13), and the choices are made in the attacker's part.
 */
function opposedOutcome(parts: readonly JointPart[]): TestOutcome | null {
  const attacker = parts.find(({ call }) => call.acting === 'player');
  const defender = parts.find(({ call }) => call.acting === 'gm');
  if (!attacker || !defender || attacker.state === 'called' || defender.state === 'called') return null;
  const total = opposedTotal(attacker, defender);
  if (total === null || !total.ok) return null;
  const both = attacker.dice ? halves({ half: attacker.half, other: defender.half }) : null;
  return outcomeOf(total.value, both, attacker.choices, { opposed: true });
}

/** The whole total is rounded once (T-OPP-05). */
function opposedTotal(attacker: JointPart, defender: JointPart): Result<number, InputFault> | null {
  if (attacker.hidden === null || defender.hidden === null) return null;
  const own = wholeTerms(attacker.call, attacker.hidden);
  const { against = singleCharacter([]) } = wholeTerms(defender.call, defender.hidden);
  const terms: TestTerms = { acts: own.acts, against, ...(own.time !== undefined && { time: own.time }) };
  return totalOf(terms);
}

function jointResult(
  parts: readonly JointPart[],
  outcomes: readonly (TestOutcome | null)[],
  of: number,
  kind: JointKind,
): JointResult | null {
  if (kind === 'team') {
    const qualities = outcomes.flatMap((outcome) => (outcome ? [outcome.quality] : []));
    if (qualities.length < of) return null;
    const quality = roundHalfUp(mean(qualities));
    return { kind, quality, success: quality >= 0 };
  }
  const at = parts.findIndex(({ call }) => !helps(call) && call.acting === 'player');
  const outcome = outcomes[at];
  const nth = parts[at]?.together.nth;
  if (kind === 'each' || !outcome || nth === undefined || outcome.success === null) return null;
  const { quality, success } = outcome;
  if (kind === 'supported') return { kind, nth, quality, success };
  return { kind, nth: success ? nth : 3 - nth, by: Math.abs(quality) };
}

/** A joint test's part in one log. An open test is stored nowhere else, so nothing is lost if the page crashes. */
export interface JointPart {
  readonly test: number;
  readonly call: Call;
  readonly together: Together;
  readonly state: 'called' | 'rolled' | 'told';
  readonly dice: boolean;
  /** The player's half, 0 to 242; null before the roll, and if there is none. */
  readonly half: number | null;
  /** The Game Master's half, or the second half of ten open dice; null if unknown. */
  readonly other: number | null;
  /** What only the Game Master knows; null if not revealed. */
  readonly hidden: readonly HiddenTerm[] | null;
  readonly choices: TestChoices;
  readonly tell: Tell | null;
}

/** The parts in one session, in order. `secrets`: this phone's knowledge of each. */
export function partsIn(
  events: readonly TrenchEvent[],
  secrets: (test: number) => Omit<JointSecret, 'test'> | null,
): JointPart[] {
  const parts: JointPart[] = [];
  for (const event of events) {
    if (event.kind === 'called') {
      const { test, call, dice } = event;
      const { together } = call;
      if (together === undefined) continue;
      const own = secrets(test);
      const state = dice && !helps(call) ? 'called' : 'rolled';
      const known = { other: own?.half ?? null, hidden: own?.terms ?? null, choices: own?.choices ?? {} };
      parts.push({ test, call, together, state, dice, half: null, tell: null, ...known });
      continue;
    }
    const at = parts.length - 1;
    const last = parts[at];
    if (last === undefined || !('test' in event) || event.test !== last.test) continue;
    if (event.kind === 'rolled')
      parts[at] = { ...last, state: 'rolled', half: event.half, other: event.second ?? last.other };
    if (event.kind === 'told') parts[at] = { ...last, state: 'told', tell: event.tell };
  }
  return parts;
}

/** `partsIn` on the Game Master's phone, with the Game Master's knowledge. */
export const ownParts = (events: readonly TrenchEvent[], joint: readonly JointSecret[]): JointPart[] =>
  partsIn(events, (number) => joint.find(({ test }) => test === number) ?? null);
