/**
 * Resolves a request for a matrix action: whether it is possible, whether an exploit comes first, and all its terms.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import type { AccountLevel } from '../game/names.ts';
import type { Alert } from '../game/page.ts';
import type { NodeView, Request, Thing } from '../game/table.ts';
import { type Span, testDuration } from '../numbers/duration.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { abilityAt, skillNamed } from '../sheet/abilities.ts';
import { fieldAt } from '../sheet/fields.ts';
import { accessMethods, type Sheet } from '../sheet/sheet.ts';
import { NORMAL_TIME } from '../test/taskTime.ts';
import { type ModifierTerm, singleCharacter, type TestTerms } from '../test/terms.ts';
import { accesses } from './access.ts';
import { type ActionEntry, entryOf, isWarfare, rangeOf } from './actions.ts';
import { accountOf, exploitModifier, isAtLeast, type LevelRow, rowOf } from './levels.ts';
import { type Colour, colourOf, type Node, ratingIn } from './node.ts';
import { levelWords } from './nodeFields.ts';

export type Action = Extract<Request, { kind: 'action' }>;

/** What the player's own phone can tell about an action before they request it. */
export interface LegalAction {
  readonly row: LevelRow;
  readonly entry: ActionEntry;
  /** The modifier of the exploit that comes first; null if none needed. */
  readonly exploit: number | null;
}

/**
 * In the order of T-ACT-01: target, state of the node, prerequisite, program, account. Returns the first failure; an
 * account that is too low is not a failure, since an exploit then comes first. Judges only by what both phones know.
 */
export function checkAction(
  { action, target, thing }: Pick<Action, 'action' | 'target' | 'thing'>,
  sheet: Sheet,
  node: NodeView,
): Result<LegalAction, InputFault> {
  const row = rowOf(action, target);
  if (row === null) return fail(refuse('notOnTarget', { action, target }));
  const entry = entryOf(action);
  const known = thing === null ? undefined : node.things.find((one) => one.kind === target && one.id === thing);
  const wrong =
    stateFault(action, node) ??
    needsFault(entry, row, node, known) ??
    programFault(row, sheet) ??
    ownSignalFault(action, sheet);
  if (wrong !== null) return fail(wrong);
  const level = levelOf(row, known);
  const modifier = isAtLeast(node.level ?? 'anonymous', level) ? null : exploitModifier({ action, level });
  if (modifier !== null && sheet.numbers['programs.exploit'] === undefined) return fail(refuse('exploitMissing'));
  return ok({ row: { ...row, level }, entry, exploit: modifier });
}

/** The Game Master may have told the player that a file is readable only from User up. */
const levelOf = ({ level }: LevelRow, thing: Thing | undefined): AccountLevel =>
  thing?.state === 'for users' ? 'user' : level;

function stateFault(action: string, node: NodeView): InputFault | null {
  if (action === 'Startup') return node.down ? null : refuse('nodeUp', { node: node.name });
  return node.down ? refuse('nodeDown', { node: node.name }) : null;
}

/**
 * Possible without access: an order reaches a process wherever it runs (T-ACT-E04), and a signal needs no account
 * (T-EW-04).
 */
const unaccessed = ['Find Node', 'Startup', 'Command', 'Find Wireless', 'Jam Wireless'];
/** For these the rules require a found node, not an accessed one: its address is enough (T-ACT-E02, E07, E19). */
const byAddress = ['Analyze', 'Crash', 'Slow'];

function needsFault(
  { needs }: ActionEntry,
  { action, target }: LevelRow,
  node: NodeView,
  thing: Thing | undefined,
): InputFault | null {
  if (action === 'Access') {
    if (node.level !== null) return refuse('insideAlready', { node: node.name });
    return node.aid ? null : refuse('addressUnknown', { node: node.name });
  }
  if (node.level === null && !unaccessed.includes(action)) {
    if (target !== 'node' || !byAddress.includes(action)) return refuse('accessFirst', { node: node.name });
    if (!node.aid) return refuse('addressUnknown', { node: node.name });
  }
  if (needs === 'found' && target !== 'node' && thing === undefined) return refuse('findFirst', { target });
  return null;
}

function programFault({ program }: LevelRow, sheet: Sheet): InputFault | null {
  if (program === null || sheet.numbers[program] !== undefined) return null;
  return refuse('programMissing', { program: fieldAt(program)?.name ?? program });
}

const ownSignalFault = (action: string, { device }: Sheet): InputFault | null =>
  action === 'Find Wireless' && device?.ratings.signal === undefined ? refuse('ownSignal') : null;

export interface Proposal {
  readonly label: string;
  /** Hidden terms are marked; a modifier without a number has to be typed. */
  readonly terms: TestTerms;
  readonly exploit: { readonly node: number } | null;
  readonly test: boolean;
  /** The source of each term, by its name. */
  readonly reasons: Readonly<Record<string, TermReason>>;
}

/** The source of a term in a proposed call. */
export type TermReason =
  /** No limit, or a program's; `limit`: null if the program is not owned. */
  | { readonly kind: 'unlimited' | 'accessMethod' }
  | { readonly kind: 'limit'; readonly program: string; readonly limit: number | null }
  /** A column of Table 3.9. */
  | { readonly kind: 'exploit'; readonly column: 'account' | 'action' }
  | { readonly kind: 'firewall'; readonly colour: Colour | null; readonly alert: Alert }
  | { readonly kind: 'typed' | 'noSleaze' | 'ofNode' | 'noCrypt' }
  /** The rating plus 3. */
  | { readonly kind: 'crypt'; readonly rating: number }
  /** How far both Signals reach, in metres. */
  | { readonly kind: 'ranges'; readonly own: number; readonly its: number };

interface ActionContext {
  readonly view: NodeView;
  readonly node: Node;
  readonly alert: Alert;
  /** The exploit succeeded: the action's own test comes now. */
  readonly exploited: boolean;
}

/** The call for an action: its exploit first if one is needed, else its own test. Refuses as `checkAction` does. */
export function propose(request: Action, sheet: Sheet, place: ActionContext): Result<Proposal, InputFault> {
  const legal = checkAction(request, sheet, place.view);
  if (!legal.ok) return legal;
  const { row, exploit } = legal.value;
  if (isWarfare(request.action) && place.node.ratings.signal === undefined)
    return fail(refuse('notWireless', { node: place.node.name }));
  return ok(
    exploit !== null && !place.exploited
      ? exploitCall(request, sheet, place, row.level, exploit)
      : ownCall(request, sheet, place, legal.value),
  );
}

/** The call for an exploit (T-EXP-02). */
function exploitCall(
  request: Action,
  sheet: Sheet,
  { view, node, alert }: ActionContext,
  level: AccountLevel,
  modifier: number,
): Proposal {
  const cracking = skillNamed(sheet, 'Cracking');
  const limit = sheet.numbers['programs.exploit'] ?? null;
  const account = accountOf(request.action);
  const price = account ? `${levelWords[account]} account` : `${levelWords[level]} action`;
  const wall = `Firewall of ${view.name || node.name}`;
  const method = methodTerm(sheet);
  return {
    label: request.action,
    terms: {
      acts: singleCharacter(
        [{ name: 'Cracking', score: cracking.ok ? cracking.value.score : null, ...(limit !== null && { limit }) }],
        [method, { name: price, value: modifier }],
      ),
      against: singleCharacter([{ name: wall, score: ratingIn(node, alert, 'firewall'), hidden: true }]),
    },
    exploit: { node: request.node },
    test: true,
    reasons: {
      Cracking: { kind: 'limit', program: 'Exploit', limit },
      [method.name]: { kind: 'accessMethod' },
      [price]: { kind: 'exploit', column: account ? 'account' : 'action' },
      [wall]: { kind: 'firewall', colour: colourOf(node.ratings.firewall ?? 0), alert },
    },
  };
}

function ownCall(request: Action, sheet: Sheet, place: ActionContext, { row, entry }: LegalAction): Proposal {
  const limit = row.program === null ? undefined : sheet.numbers[row.program];
  const program: TermReason =
    row.program === null
      ? { kind: 'unlimited' }
      : { kind: 'limit', program: fieldAt(row.program)?.name ?? '', limit: limit ?? null };
  const paths = request.ability.length > 0 ? request.ability : ['skills.processing'];
  const abilities = paths.map((path) => {
    const ability = abilityAt(sheet, path);
    const name = ability.ok ? ability.value.name : (fieldAt(path)?.name ?? 'Ability');
    return { name, score: ability.ok ? ability.value.score : null, ...(limit !== undefined && { limit }) };
  });
  const method = methodTerm(sheet);
  const against = hindranceOf(request, entry, place, sheet);
  return {
    label: request.action,
    terms: { acts: singleCharacter(abilities, against ? [method, against.term] : [method]) },
    exploit: null,
    test: entry.test,
    reasons: {
      ...Object.fromEntries(abilities.map(({ name }) => [name, program])),
      [method.name]: { kind: 'accessMethod' },
      ...(against && { [against.term.name]: against.reason }),
    },
  };
}

/** Added after the limit, to every test in which the user acts (T-ACC-07). */
const methodTerm = ({ method }: Sheet): ModifierTerm & { value: number } => ({
  name: accessMethods[method],
  value: accesses[method].skill,
});

/** A hindrance is printed as a name and counts negatively (T-ACT-04). */
function hindranceOf(
  { action, target, thing }: Action,
  { hindrance }: ActionEntry,
  { node, view }: ActionContext,
  sheet: Sheet,
): { term: ModifierTerm; reason: TermReason } | null {
  const by = (name: string, value: number | null, reason: TermReason) => ({
    term: { name, value, hidden: true } as const,
    reason,
  });
  switch (hindrance) {
    case 'none':
      return null;
    case 'typed':
      return by('Difficulty', null, isWarfare(action) ? rangesOf(sheet, node) : { kind: 'typed' });
    case 'sleaze': {
      const { sleaze } = node.ratings;
      return by('Sleaze', -(sleaze ?? 0) + 0, { kind: sleaze === undefined ? 'noSleaze' : 'ofNode' });
    }
    case 'system':
      return by('System', -(node.ratings.system ?? 0) + 0, { kind: 'ofNode' });
    case 'crypt': {
      // Something encrypted in play has the rating that the Game Master types (T-ACT-E11).
      const known = view.things.find((one) => one.kind === target && one.id === thing);
      if (known?.state === 'encrypted') return by('Encryption', null, { kind: 'typed' });
      const list = target === 'file' ? node.files : node.streams;
      const crypt = thing === null ? null : (list[thing]?.crypt ?? null);
      if (crypt === null) return by('Encryption', null, { kind: 'noCrypt' });
      return by('Encryption', -(crypt + 3), { kind: 'crypt', rating: crypt });
    }
  }
}

/** Only the Game Master knows how far away the node is, so both ranges are shown next to the difficulty (T-EW-01). */
const rangesOf = ({ device }: Sheet, { ratings }: Node): TermReason => ({
  kind: 'ranges',
  own: rangeOf(device?.ratings.signal ?? -1),
  its: rangeOf(ratings.signal ?? -1),
});

/** Game time of the action; null if it has to be typed (T-ACT-05). `time`: Task Time in thousandths. */
export function spanOf(action: string, { method }: Sheet, time = NORMAL_TIME): Span | null {
  const { duration } = entryOf(action);
  return duration === null ? null : testDuration(duration, time, accesses[method].tick);
}
