/**
 * Checks that the logs of one Game Master are consistent: all parts of each joint test must have the same terms. Each
 * log is checked separately before this.
 */
import type { Json } from '../../../base/canonical.ts';
import type { JointVerdict } from '../../game.ts';
import { HALVES } from '../dice/half.ts';
import type { TrenchEvent } from '../game/event.ts';
import { termsIn } from '../game/hiddenTerms.ts';
import { choicesIn } from '../game/knowledge.ts';
import type { JointSecret } from '../game/known.ts';
import type { ReportVerdict } from '../game/report.ts';
import { readPage } from '../game/slots.ts';
import { refuse } from '../reasons.ts';
import { sizeModifier } from '../test/size.ts';
import type { CharacterRow } from '../test/terms.ts';
import { type JointPart, jointOutcome, partsIn } from './outcome.ts';
import { DIFFICULTY, HELPERS, helpersBonus, TEAM } from './terms.ts';
import { defends, isShared, type JointKind } from './together.ts';

/** The sessions of all players, one log each. */
export type SessionLogs = readonly (readonly TrenchEvent[])[];

export type JointFault =
  | { readonly kind: 'missing'; readonly found: number }
  | { readonly kind: 'same part'; readonly nth: number }
  | { readonly kind: 'same log' | 'other terms' | 'roles' }
  /** The bonus from the helpers, or from the size of the team. */
  | { readonly kind: 'brings'; readonly told: number | null; readonly right: number };

/** The Game Master told a result that differs from the dice, as they may. */
export interface JointRuling {
  readonly nth: number;
  readonly told: boolean;
  readonly dice: boolean;
}

export interface JointReport {
  readonly id: string;
  readonly label: string;
  readonly kind: JointKind;
  readonly of: number;
  /** `not verified`: something is not revealed or not told. */
  readonly verdict: ReportVerdict;
  readonly fault: JointFault | null;
  readonly rulings: readonly JointRuling[];
}

/** Every joint test, in the order of the first log that contains it. */
export function jointReports(logs: SessionLogs): JointReport[] {
  const all = logs.flatMap((events, log) => partsIn(events, revealedIn(events)).map((part) => ({ log, part })));
  const ids = [...new Set(all.map(({ part }) => part.together.id))];
  return ids.map((id) => reportOf(all.filter(({ part }) => part.together.id === id)));
}

/** The joint reports as a verdict on the whole file. */
export function jointVerdict(logs: SessionLogs): JointVerdict {
  const reports = jointReports(logs);
  const wrong = reports.find(({ fault }) => fault !== null);
  const { label = '', of = 0, fault = null } = wrong ?? {};
  return { tests: reports.length, fault: fault && refuse('jointDiffers', { label, of, fault }) };
}

interface LoggedPart {
  readonly log: number;
  readonly part: JointPart;
}

function reportOf(found: readonly LoggedPart[]): JointReport {
  const parts = found.map(({ part }) => part).sort((a, b) => a.together.nth - b.together.nth);
  const { together, call } = parts[0] as JointPart;
  const { id, of, kind } = together;
  const fault = countFault(found) ?? termsFault(parts);
  const { outcomes } = jointOutcome(parts, of, kind);
  const isKnown = parts.every(({ state }, at) => state === 'told' && outcomes[at]?.success != null);
  const rulings = fault === null ? rulingsIn(parts, outcomes) : [];
  const verdict = fault !== null ? 'differs' : isKnown ? 'fits' : 'not verified';
  return { id, label: call.label, kind, of, verdict, fault, rulings };
}

function countFault(found: readonly LoggedPart[]): JointFault | null {
  const nths = found.map(({ part }) => part.together.nth);
  const twice = nths.find((nth, at) => nths.indexOf(nth) !== at);
  if (twice !== undefined) return { kind: 'same part', nth: twice };
  if (new Set(found.map(({ log }) => log)).size < found.length) return { kind: 'same log' };
  return found.length === found[0]?.part.together.of ? null : { kind: 'missing', found: found.length };
}

function termsFault(parts: readonly JointPart[]): JointFault | null {
  const same = new Set(parts.map(({ call, together: { of, kind } }) => JSON.stringify([call.label, of, kind])));
  const hard = new Set(parts.filter(({ call }) => !defends(call)).map((part) => numberIn(part, DIFFICULTY)));
  const times = new Set(parts.filter(({ call }) => !isShared(call)).map(({ call }) => call.terms.time));
  if (same.size > 1 || hard.size > 1 || times.size > 1) return { kind: 'other terms' };
  const roles = parts.map(({ together }) => ('part' in together ? together.part : together.kind));
  const firsts = roles.filter((role) => role === 'leads' || role === 'attacks').length;
  const isLed = /^(supported|opposed)$/.test(parts[0]?.together.kind ?? '');
  if (firsts !== (isLed ? 1 : 0)) return { kind: 'roles' };
  return bonusFault(parts);
}

/** Checks the one number in a player's log that depends on the other players (T-SUP-03, T-COL-02). */
function bonusFault(parts: readonly JointPart[]): JointFault | null {
  const [first] = parts;
  if (first?.together.kind === 'team') {
    const size = sizeModifier(parts.length);
    const wrong = size.ok && parts.find((part) => numberIn(part, TEAM) !== size.value);
    return wrong ? { kind: 'brings', told: numberIn(wrong, TEAM), right: size.value } : null;
  }
  if (first?.together.kind !== 'supported') return null;
  const leader = parts.findIndex(({ together }) => 'part' in together && together.part === 'leads');
  const right = helpersBonus(parts.map(ownRow), leader);
  const told = numberIn(parts[leader] as JointPart, HELPERS);
  return right.ok && right.value !== told ? { kind: 'brings', told, right: right.value } : null;
}

const rowIn = ({ call }: JointPart): CharacterRow | undefined =>
  (defends(call) ? call.terms.against : call.terms.acts)?.rows[0];

const numberIn = (part: JointPart, of: string): number | null =>
  rowIn(part)?.modifiers.find(({ name }) => name === of)?.value ?? null;

function ownRow(part: JointPart): CharacterRow {
  const row = rowIn(part) ?? { abilities: [], modifiers: [] };
  return { ...row, modifiers: row.modifiers.filter(({ name }) => name !== HELPERS) };
}

const rulingsIn = (parts: readonly JointPart[], outcomes: ReturnType<typeof jointOutcome>['outcomes']): JointRuling[] =>
  parts.flatMap(({ tell, together: { nth } }, at) => {
    const dice = outcomes[at]?.success ?? null;
    const told = tell?.success ?? null;
    return told === null || dice === null || told === dice ? [] : [{ nth, told, dice }];
  });

/** Returns what the Game Master has revealed of each test in the log; null if not revealed. */
function revealedIn(events: readonly TrenchEvent[]): (test: number) => Omit<JointSecret, 'test'> | null {
  const facts = events.findLast((event) => event.kind === 'openedNode')?.facts;
  const values = events.findLast((event) => event.kind === 'openedDice')?.held;
  if (facts === undefined) return () => null;
  const page = (number: number) => readPage((facts[number] ?? null) as Json) ?? [];
  return (number) => {
    const of = events.filter((event) => 'test' in event && event.test === number);
    const called = of.find((event) => event.kind === 'called');
    const held = of.find((event) => event.kind === 'held');
    const told = of.find((event) => event.kind === 'told');
    const value = held && values?.[held.held];
    return {
      terms: called ? termsIn(page(called.page)) : [],
      half: value === undefined ? null : value % HALVES,
      choices: told ? choicesIn(page(told.page)) : {},
    };
  };
}
