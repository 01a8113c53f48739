/**
 * What the Game Master's phone computes, and the moves it makes from the Game Master's decisions, each with its sealed
 * page.
 */
import type { Json } from '../../../base/canonical.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { HALVES, type Halves, halfOf } from '../dice/half.ts';
import { isShared, pickedOutcome } from '../group/together.ts';
import type { Span } from '../numbers/duration.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { closeRefusal, outcomeOf, type TestChoices, type TestOutcome } from '../test/outcome.ts';
import type { TestTerms } from '../test/terms.ts';
import type { Call, Gain, Tell } from './call.ts';
import { type Drawer, waitingIn } from './drawer.ts';
import { openTerms, totalOfCall, wholeTerms } from './hiddenTerms.ts';
import { changesIn } from './knowledge.ts';
import type { Spare, TrenchKnown, TrenchSecrets } from './known.ts';
import type { GmMove } from './move.ts';
import type { WithoutTest } from './names.ts';
import type { ChangeWhat, PageChange } from './page.ts';
import { withChanges } from './secret.ts';
import { filledPage, lastPages, piecesOf, readPage } from './slots.ts';
import type { OpenTest, Table } from './table.ts';

/** A session as the Game Master's phone has it. */
export interface MasterView {
  readonly table: Table;
  readonly known: TrenchKnown;
  readonly drawer: Drawer;
}

/** Everything the Game Master's screen shows: changes on pages, and changes still in the drawer. */
export const secretsOf = ({ known, drawer }: Omit<MasterView, 'table'>): TrenchSecrets | null =>
  known.secret && withChanges(known.secret, waitingIn(drawer, known));

/** Both halves of the open test as far as this phone has them; null if played without dice. */
export function halvesOf(
  { half, second }: Pick<OpenTest, 'half' | 'second'>,
  own: number | null,
  dice: boolean,
): Halves | null {
  if (!dice) return null;
  const master = second ?? own;
  return { ...(half !== null && { player: halfOf(half) }), ...(master !== null && { gm: halfOf(master) }) };
}

/** Who opposes whom in a called test, on which the meaning of criticals depends (T-ANOM-13). */
export const conditionsOf = (call: Call, hidden: Parameters<typeof wholeTerms>[1]) => ({
  opposed: wholeTerms(call, hidden).against !== undefined,
  playerDefends: call.acting === 'gm',
});

/** The open test's outcome; null before the roll, or on a phone that does not know it. */
export function pendingOutcome(
  { table, known }: Pick<MasterView, 'table' | 'known'>,
  choices: TestChoices = {},
): { readonly total: number; readonly outcome: TestOutcome } | null {
  const { test } = table;
  const { secret } = known;
  if (test === null || table.step !== 'rolled' || secret === null) return null;
  const hidden = secret.terms ?? [];
  const total = totalOfCall(test.call, hidden);
  if (!total.ok) return null;
  const halves = halvesOf(test, secret.half, table.dice);
  if (isShared(test.call)) return { total: total.value, outcome: pickedOutcome(halves?.player ?? null, choices) };
  const outcome = outcomeOf(total.value, halves, choices, conditionsOf(test.call, hidden));
  return outcome && { total: total.value, outcome };
}

/**
 * The halves of a test that the player does not notice, from a spare number (T-FAIR-10). Both are the Game Master's.
 */
export const secretHalves = ({ value }: Pick<Spare, 'value'>): Halves => ({
  player: halfOf(Math.floor(value / HALVES)),
  gm: halfOf(value % HALVES),
});

/** The next spare number; null if there is none: then only this phone rolls, and the test is "not verifiable". */
export const nextSpare = (secrets: TrenchSecrets): Spare | null => secrets.spares[0] ?? null;

export interface CallDraft extends Omit<Call, 'terms'> {
  /** Hidden terms are marked. */
  readonly terms: TestTerms;
}

/**
 * Calls a test. E-BLANK and related faults if the terms have no total; E-RANGE if the hidden terms do not fit on a
 * page.
 */
export function callMove({ known, drawer }: MasterView, { terms, ...rest }: CallDraft): Result<GmMove, InputFault> {
  const { open, hidden } = openTerms(terms);
  const call: Call = { ...rest, terms: open };
  const total = totalOfCall(call, hidden);
  if (!total.ok) return total;
  const page = filledPage(
    hidden.map((term) => ({ is: 'term', term })),
    waitingIn(drawer, known),
  );
  return page.ok ? ok({ do: 'call', call, facts: [page.value] }) : page;
}

export interface TellDraft extends Omit<Tell, 'success' | 'band' | 'quality'> {
  readonly choices: TestChoices;
  /** Told instead of the dice's result: a ruling. */
  readonly ruling?: boolean;
  /** What the player is told about a part that other logs decide. */
  readonly joint?: Pick<TestOutcome, 'band' | 'quality'>;
  /** What an exploit test adds to a tally. */
  readonly step: { readonly node: number; readonly add: number } | null;
}

/** Tells the open test. E-STATE while a choice is owed. Includes what anyone in a node notices of a measure. */
export function tellMove(v: MasterView, draft: TellDraft): Result<GmMove, InputFault> {
  const { choices, ruling, joint, step, ...rest } = draft;
  const { table, known, drawer } = v;
  const standing = pendingOutcome(v, choices);
  const test = table.test;
  if (standing === null || test === null || known.secret === null) return fail(refuse('noTestOpen'));
  const { outcome } = standing;
  const owed = closeRefusal(outcome);
  if (owed !== null) return fail(owed);
  const own: PageChange[] = step ? [{ is: 'change', nr: 0, to: 'step', ...step, test: test.number }] : [];
  const page = filledPage([{ is: 'choice', ...choices }], waitingIn(drawer, known), own);
  if (!page.ok) return page;
  const { telling } = rest;
  const { band, quality } = joint ?? outcome;
  const tell: Tell = {
    ...rest,
    success: telling === 'nothing' ? null : (ruling ?? outcome.success),
    band: telling === 'words' || telling === 'quality' ? band.name : null,
    quality: telling === 'quality' ? quality : null,
    gains: [...rest.gains, ...noticedGains(v, page.value)],
  };
  return ok({ do: 'tell', tell, facts: [page.value] });
}

export function withoutMove(
  v: MasterView,
  draft: { readonly outcome: WithoutTest; readonly say: string; readonly gains: Gain[]; readonly span: Span },
): Result<GmMove, InputFault> {
  const sealed = sealedGains(v, draft.gains);
  return sealed.ok ? ok({ do: 'without', ...draft, ...sealed.value }) : sealed;
}

/** Announces something both can see, in the Game Master's own turn. */
export function announceMove(
  v: MasterView,
  { say, gains }: { readonly say: string; readonly gains: Gain[] },
): Result<GmMove, InputFault> {
  const sealed = sealedGains(v, gains);
  return sealed.ok ? ok({ do: 'announce', say, ...sealed.value }) : sealed;
}

/** A page of waiting changes, and the gains together with what anyone in a node notices of those changes. */
function sealedGains(v: MasterView, gains: Gain[]): Result<{ gains: Gain[]; facts: Json[] }, InputFault> {
  const page = filledPage([], waitingIn(v.drawer, v.known));
  return page.ok ? ok({ gains: [...gains, ...noticedGains(v, page.value)], facts: [page.value] }) : page;
}

/** Brings a node into the session. `text`: its file. E-RANGE if it is too long to be sealed. */
export function bringMove(name: string, aid: boolean, text: string): Result<GmMove, InputFault> {
  const pieces = piecesOf(text);
  return pieces.ok ? ok({ do: 'bring', name, aid, facts: pieces.value }) : pieces;
}

/** Ends the session. E-RANGE if not all waiting changes fit on the last pages: none is dropped silently. */
export function endMove({ known, drawer }: MasterView): Result<GmMove, InputFault> {
  const waiting = waitingIn(drawer, known);
  const facts = lastPages(waiting);
  const left = waiting.length - facts.reduce<number>((sum, fact) => sum + (readPage(fact)?.length ?? 0), 0);
  return left === 0 ? ok({ do: 'end', facts }) : fail(refuse('changesLeftOut', { left }));
}

/** Ends a session that the player has stopped: if the waiting changes exceed the last pages, the excess goes first. */
export function stoppedMove(v: MasterView): Result<GmMove, InputFault> {
  const end = endMove(v);
  return end.ok ? end : announceMove(v, { say: '', gains: [] });
}

/** What a persona in a node notices about a page's changes: an Active Alert, its end, and the Shutdown. */
function noticedGains({ table, known }: MasterView, page: Json): Gain[] {
  if (known.secret === null) return [];
  const after = withChanges(known.secret, changesIn(readPage(page) ?? []));
  return table.nodes.flatMap((view, node): Gain[] => {
    const is = after.nodes[node];
    if (is === undefined || view.level === null) return [];
    const active = is.alert === 'active';
    const shut = is.inForce.includes('shutdown');
    return [
      ...(active !== view.alert ? [{ gain: 'alert', node, active } as const] : []),
      ...(shut ? [{ gain: 'down', node, down: true } as const] : []),
    ];
  });
}

/** A test with a spare number, as a change for the drawer, sent with the next secret event. */
export const secretTest = ({ held }: Spare, label: string, total: number): ChangeWhat => ({
  to: 'secret',
  held,
  label,
  total,
});

/** A test without a spare number: `value`, below 59049, was rolled by the Game Master's phone only. */
export const unverifiableTest = (value: number, label: string, total: number): ChangeWhat => ({
  to: 'alone',
  label,
  total,
  value,
});
