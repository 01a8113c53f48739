/**
 * The final report of a session: the player's phone recomputes every test from the events and from what the Game Master
 * has revealed (T-FAIR-07 to 10). A fold over the events; what stays closed is not verified and is held against nobody.
 */
import type { Json } from '../../../base/canonical.ts';
import { HALVES, halfOf } from '../dice/half.ts';
import { isShared, pickedOutcome, type Together } from '../group/together.ts';
import { alertModifier } from '../matrix/node.ts';
import type { InputFault } from '../reasons.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { closeRefusal, outcomeOf, type TestChoices, type TestOutcome } from '../test/outcome.ts';
import type { HiddenTerm } from '../test/terms.ts';
import { applyLimit } from '../test/total.ts';
import type { Call, Tell } from './call.ts';
import type { TrenchEvent } from './event.ts';
import { termsIn, totalOfCall, wholeTerms } from './hiddenTerms.ts';
import { changesIn, choicesIn, freshNode, withSpares } from './knowledge.ts';
import type { SecretNode } from './known.ts';
import { conditionsOf, halvesOf, secretHalves } from './master.ts';
import type { PageChange, PagePlace, SecurityMeasure } from './page.ts';
import { stepOf, withChange } from './secret.ts';
import { PIECES, readPage, readPiece } from './slots.ts';

/** `fits`: everything revealed agrees. `not verified`: part of it was not revealed, or it was never told. */
export type ReportVerdict = 'fits' | 'not verified' | 'differs';

export interface TestReport {
  readonly number: number;
  readonly label: string;
  readonly verdict: ReportVerdict;
  /** Why it is not verified, or what differs; null if it fits. */
  readonly why: TestFault | null;
  /** R; null while the Game Master's half is closed. */
  readonly result: number | null;
  /** T, TQ and the result of the dice; null while the terms are closed. */
  readonly total: number | null;
  readonly quality: number | null;
  readonly success: boolean | null;
  /** What the Game Master told instead, which is allowed. */
  readonly ruling: readonly Ruling[];
  /** The part of a joint test; null if the player made the test alone. */
  readonly together: Together | null;
  /** Whether the event of the Game Master's half counted; null if there was none, or the pages are closed. */
  readonly event: TestChoices['event'] | null;
}

export type TestFault =
  /** Other logs decide its outcome. */
  | { readonly kind: 'shared' }
  | { readonly kind: 'never told' | 'half shut' | 'raised twice' | 'raised alone' | 'no node' }
  /** The test has no total, or could not have been told the way it was. */
  | { readonly kind: 'no total' | 'refused'; readonly fault: InputFault }
  /** `told`: null if there was no step. */
  | { readonly kind: 'tally step'; readonly told: number | null; readonly right: number };

/** A sealed value that is invalid. */
export type SealedFault =
  /** Counted from 1. */
  { readonly kind: 'no page'; readonly number: number } | { readonly kind: 'raised untold' } | SecretFault;

/**
 * Summary: how many fit, or the first that does not. `halves`: only the dice are verified, since the nodes are closed.
 */
export type ReportFinding =
  | { readonly kind: 'missing'; readonly test: number }
  | { readonly kind: 'differs'; readonly test: number; readonly label: string; readonly why: TestFault }
  | { readonly kind: 'fault'; readonly fault: SealedFault }
  | { readonly kind: 'fit'; readonly fit: number; readonly of: number; readonly halves: boolean };

export interface NodeReport {
  readonly name: string;
  readonly tally: number;
  readonly fired: readonly SecurityMeasure[];
  readonly alert: string;
}

export interface Report {
  readonly tests: readonly TestReport[];
  /** Numbers that belong to no test (T-FAIR-08). */
  readonly missing: readonly number[];
  readonly secrets: readonly SecretReport[];
  readonly faults: readonly SealedFault[];
  /** Null while the nodes are closed. */
  readonly nodes: readonly NodeReport[] | null;
  readonly finding: ReportFinding;
}

/** What the report needs from a node; null for invalid text. */
export type NodeReader = (text: string) => { readonly system: number; readonly firewall: number } | null;

interface Test {
  readonly number: number;
  readonly call: Call;
  readonly page: number;
  readonly dice: boolean;
  readonly sleaze: number | null;
  /** The Firewall in effect when the test was called. */
  readonly firewall: number | null;
  held: number | null;
  half: number | null;
  second: number | null;
  told: { readonly tell: Tell; readonly page: number } | null;
}

interface ReportState {
  readonly tests: Test[];
  readonly nodes: { readonly name: string; node: SecretNode }[];
  readonly secrets: Secret[];
  /** Tests rolled without a shared number. */
  readonly alone: SecretReport[];
  /** Spare held numbers, in the order secret tests use them. */
  spares: number[];
  readonly sheets: Sheet[];
  readonly faults: SealedFault[];
}

export function report(events: readonly TrenchEvent[], readNode: NodeReader): Report {
  const facts = events.findLast((event) => event.kind === 'openedNode')?.facts ?? null;
  const held = events.findLast((event) => event.kind === 'openedDice')?.held ?? null;
  const walk: ReportState = { tests: [], nodes: [], secrets: [], alone: [], spares: [], sheets: [], faults: [] };
  for (const event of events) applyEvent(walk, event, facts, readNode);
  const numbers = new Set(walk.tests.map(({ number }) => number));
  const missing = [...Array(Math.max(0, ...numbers)).keys()].map((at) => at + 1).filter((one) => !numbers.has(one));
  const tests = walk.tests.map((test) => testReport(walk, test, held, facts, readNode));
  const nodes = walk.nodes.map(({ name, node: { tally, fired, alert } }) => ({ name, tally, fired, alert }));
  const faults = [...walk.faults, ...(held ? secretFaults(walk, held) : [])];
  return {
    tests,
    missing,
    faults,
    secrets: [...(held ? walk.secrets.flatMap((one) => secretReport(one, held[one.held])) : []), ...walk.alone],
    nodes: facts && nodes,
    finding: findingOf(tests, missing, faults, facts !== null),
  };
}

function applyEvent(walk: ReportState, event: TrenchEvent, facts: readonly Json[] | null, readNode: NodeReader): void {
  const { tests } = walk;
  const last = tests.at(-1);
  switch (event.kind) {
    case 'sheet':
      walk.sheets[event.at] = event.sheet;
      return;
    case 'brought': {
      const text = facts && textOf(facts, event.facts);
      walk.nodes.push({ name: event.name, node: freshNode(text ?? '') });
      return;
    }
    case 'called': {
      const { test: number, call, page, dice } = event;
      const sleaze = walk.sheets[call.who]?.device?.ratings.sleaze ?? null;
      // Changes on the test's page were waiting: they applied when the test was called.
      applyChanges(walk, facts, page);
      const firewall = firewallOf(walk, call, readNode);
      tests.push({ number, call, page, dice, sleaze, firewall, held: null, half: null, second: null, told: null });
      return;
    }
    case 'held':
      if (last?.number === event.test) last.held = event.held;
      walk.spares = withSpares(
        walk.spares,
        [...Array(event.count - 1).keys()].map((at) => event.held + 1 + at),
      );
      return;
    case 'rolled':
      if (last?.number === event.test) Object.assign(last, { half: event.half, second: event.second });
      return;
    case 'told':
      if (last?.number === event.test) last.told = { tell: event.tell, page: event.page };
      applyChanges(walk, facts, event.page, true);
      return;
    case 'without':
    case 'announced':
      applyChanges(walk, facts, event.page);
      return;
    case 'ending':
      for (let page = 0; page < event.pages; page++) applyChanges(walk, facts, event.page + page);
      return;
    default:
      return;
  }
}

/** `told`: an exploit raises a tally only with this change, and its test is judged by it. */
function applyChanges(walk: ReportState, facts: readonly Json[] | null, page: number, told = false): void {
  if (facts?.[page] !== undefined && readPage(facts[page]) === null)
    walk.faults.push({ kind: 'no page', number: page + 1 });
  for (const one of changesIn(pageAt(facts, page))) {
    if (one.to === 'step' && !told) walk.faults.push({ kind: 'raised untold' });
    if (one.to === 'secret') {
      const { held, label, total } = one;
      walk.secrets.push({ held, label, total, next: walk.spares[0] ?? null });
      walk.spares = walk.spares.filter((spare) => spare !== held);
    }
    if (one.to === 'alone') walk.alone.push(...secretReport(one, one.value, false));
    const at = 'node' in one ? walk.nodes[one.node] : undefined;
    if (at !== undefined) at.node = withChange(at.node, one);
  }
}

const pageAt = (facts: readonly Json[] | null, number: number): readonly PagePlace[] =>
  (facts?.[number] !== undefined && readPage(facts[number])) || [];

function textOf(facts: readonly Json[], first: number): string {
  return facts
    .slice(first, first + PIECES)
    .map((fact) => readPiece(fact)?.text ?? '')
    .join('');
}

/** Base and alert of the exploit's node, at the time of the call. */
function firewallOf(walk: ReportState, call: Call, readNode: NodeReader): number | null {
  const node = call.exploit && walk.nodes[call.exploit.node]?.node;
  const read = node && readNode(node.text);
  return read ? read.firewall + alertModifier[node.alert] : null;
}

function testReport(
  walk: ReportState,
  test: Test,
  held: readonly number[] | null,
  facts: readonly Json[] | null,
  readNode: NodeReader,
): TestReport {
  const { number, call, told, dice } = test;
  const shut = {
    number,
    label: call.label,
    result: null,
    total: null,
    quality: null,
    success: null,
    ruling: [],
    together: call.together ?? null,
    event: null,
  } as const;
  const open = (kind: 'never told' | 'half shut' | 'shared'): TestReport => ({
    ...shut,
    verdict: 'not verified',
    why: { kind },
  });
  if (told === null) return open('never told');
  if (isShared(call)) return sharedReport(test, told, open('shared'), facts);
  const own = test.held === null ? null : (held?.[test.held] ?? null);
  const halves = halvesOf(test, own === null ? null : own % HALVES, dice);
  const choices: TestChoices = pageAt(facts, told.page).find((place) => place.is === 'choice') ?? {};
  const hidden = termsIn(pageAt(facts, test.page));
  const total = totalOfCall(call, hidden);
  const setting = conditionsOf(call, hidden);
  const outcome = outcomeOf(total.ok ? total.value : 0, halves, choices, setting);
  if (outcome === null) return open('half shut');
  const { result } = outcome;
  if (facts === null) return { ...shut, result, verdict: 'fits', why: null };
  if (!total.ok) return { ...shut, result, verdict: 'differs', why: { kind: 'no total', fault: total.error } };
  const fault = closeRefusal(outcome);
  const why: TestFault | null =
    fault === null ? stepFault(walk, test, result, pageAt(facts, told.page), readNode) : { kind: 'refused', fault };
  return {
    ...shut,
    result,
    total: total.value,
    quality: outcome.quality,
    success: outcome.success,
    verdict: why === null ? 'fits' : 'differs',
    why,
    ruling: rulingOf(test, told.tell, outcome, hidden),
    event: choices.event ?? null,
  };
}

/**
 * Checks a part whose outcome other logs decide: whether the Game Master told what they picked, and nothing else grew.
 */
function sharedReport(
  { call, page, half }: Test,
  told: NonNullable<Test['told']>,
  report: TestReport,
  facts: readonly Json[] | null,
): TestReport {
  if (facts === null) return report;
  const total = totalOfCall(call, termsIn(pageAt(facts, page)));
  const places = pageAt(facts, told.page);
  const outcome = pickedOutcome(half === null ? null : halfOf(half), choicesIn(places));
  const differs = (why: TestFault): TestReport => ({ ...report, verdict: 'differs', why });
  if (!total.ok) return differs({ kind: 'no total', fault: total.error });
  const fault = closeRefusal(outcome);
  if (fault !== null) return differs({ kind: 'refused', fault });
  if (changesIn(places).some(({ to }) => to === 'step')) return differs({ kind: 'raised alone' });
  const { success } = told.tell;
  const isRuled = success !== null && success !== outcome.success;
  return {
    ...report,
    total: total.value,
    success: outcome.success,
    ruling: isRuled ? [{ kind: 'success', told: success, dice: outcome.success }] : [],
  };
}

/** Whether the tally grew by the result of the exploit's own roll, and not at all without an exploit. */
function stepFault(
  walk: ReportState,
  { number, call, sleaze }: Test,
  result: number,
  places: readonly PagePlace[],
  readNode: NodeReader,
): TestFault | null {
  const [step, another] = changesIn(places).filter((one): one is PageChange & { to: 'step' } => one.to === 'step');
  if (another !== undefined) return { kind: 'raised twice' };
  if (call.exploit === null) return step === undefined ? null : { kind: 'raised alone' };
  const node = walk.nodes[call.exploit.node];
  const read = node && readNode(node.node.text);
  if (!read) return { kind: 'no node' };
  const add = stepOf(result, read.system, sleaze);
  if (step?.test === number && step.node === call.exploit.node && step.add === add) return null;
  return { kind: 'tally step', told: step?.add ?? null, right: add };
}

function findingOf(
  tests: readonly TestReport[],
  missing: readonly number[],
  faults: readonly SealedFault[],
  isNodeOpen: boolean,
): ReportFinding {
  const [gap] = missing;
  if (gap !== undefined) return { kind: 'missing', test: gap };
  const wrong = tests.find(({ verdict }) => verdict === 'differs');
  if (wrong?.why) return { kind: 'differs', test: wrong.number, label: wrong.label, why: wrong.why };
  const [fault] = faults;
  if (fault !== undefined) return { kind: 'fault', fault };
  const fit = tests.filter(({ verdict }) => verdict === 'fits').length;
  return { kind: 'fit', fit, of: tests.length, halves: fit > 0 && !isNodeOpen };
}

export type Ruling =
  | { readonly kind: 'success'; readonly told: boolean; readonly dice: boolean | null }
  | { readonly kind: 'quality'; readonly told: number; readonly dice: number }
  | { readonly kind: 'band'; readonly told: string; readonly dice: string }
  /** `against`: the scores it was called against. */
  | { readonly kind: 'against'; readonly against: readonly number[]; readonly firewall: number };

/**
 * What was told instead of the dice's result, and an exploit called against something other than its node's Firewall.
 */
function rulingOf(
  { firewall, call }: { readonly firewall: number | null; readonly call: Call },
  tell: Tell,
  outcome: TestOutcome,
  hidden: readonly HiddenTerm[],
): Ruling[] {
  const scores = scoresAgainst(call, hidden);
  const isWall = firewall === null || (scores.length === 1 && scores[0] === firewall);
  return [...differences(tell, outcome), ...(isWall ? [] : [{ kind: 'against', against: scores, firewall } as const])];
}

const scoresAgainst = (call: Call, hidden: readonly HiddenTerm[]): number[] =>
  (wholeTerms(call, hidden).against?.rows ?? []).flatMap(({ abilities }) =>
    abilities.map(({ score, limit }) => applyLimit(score ?? 0, limit)),
  );

function differences({ success, quality, band }: Tell, outcome: TestOutcome): Ruling[] {
  if (success !== null && success !== outcome.success)
    return [{ kind: 'success', told: success, dice: outcome.success }];
  if (quality !== null && quality !== outcome.quality)
    return [{ kind: 'quality', told: quality, dice: outcome.quality }];
  if (band !== null && band !== outcome.band.name) return [{ kind: 'band', told: band, dice: outcome.band.name }];
  return [];
}

/** A test that the player did not notice: its terms were not bound beforehand (T-FAIR-10). */
interface SecretReport {
  readonly label: string;
  readonly total: number;
  readonly quality: number;
  /** False if only the Game Master's phone rolled because there was no spare number. */
  readonly verifiable: boolean;
}

interface Secret {
  readonly held: number;
  readonly label: string;
  readonly total: number;
  /** The number that was due; null if there was no spare. */
  readonly next: number | null;
}

/** Why a secret test may not have been rolled with its number. */
type SecretFault =
  | { readonly kind: 'took half'; readonly label: string; readonly test: number }
  | { readonly kind: 'not held' | 'taken before'; readonly label: string }
  /** Held numbers, counted from 1; `due`: null if there was no spare. */
  | { readonly kind: 'not due'; readonly label: string; readonly took: number; readonly due: number | null };

/**
 * Each number serves one test: a number used by a called test or another secret test is not spare. Spares are used in
 * order.
 */
function secretFaults({ tests, secrets }: ReportState, values: readonly number[]): SecretFault[] {
  return secrets.flatMap(({ held, label, next }, at): SecretFault[] => {
    const called = tests.find((test) => test.held === held);
    if (called) return [{ kind: 'took half', label, test: called.number }];
    if (values[held] === undefined) return [{ kind: 'not held', label }];
    const taken = secrets.slice(0, at).some((one) => one.held === held);
    if (taken) return [{ kind: 'taken before', label }];
    return held === next ? [] : [{ kind: 'not due', label, took: held + 1, due: next === null ? null : next + 1 }];
  });
}

function secretReport(
  { label, total }: Pick<Secret, 'label' | 'total'>,
  value: number | undefined,
  verifiable = true,
): SecretReport[] {
  const outcome = value === undefined ? null : outcomeOf(total, secretHalves({ value }));
  return outcome ? [{ label, total, quality: outcome.quality, verifiable }] : [];
}
