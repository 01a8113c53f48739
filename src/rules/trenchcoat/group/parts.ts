/**
 * The parts of joint tests, read from their logs. An open test is stored nowhere else, so nothing is lost if the page
 * crashes.
 */
import type { Call, Tell } from '../game/call.ts';
import type { TrenchEvent } from '../game/event.ts';
import type { JointSecret } from '../game/known.ts';
import type { TestChoices } from '../test/outcome.ts';
import type { HiddenTerm } from '../test/terms.ts';
import { helps, type Together } from './together.ts';

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
