/** Joint tests, derived from the players' logs and from the calls still queued for them. */
import * as is from '../../../../../base/shapes.ts';
import type { Call } from '../../../../../rules/trenchcoat/game/call.ts';
import { tellMove } from '../../../../../rules/trenchcoat/game/master.ts';
import type { Telling } from '../../../../../rules/trenchcoat/game/names.ts';
import { hasEnded } from '../../../../../rules/trenchcoat/game/table.ts';
import {
  type JointOutcome,
  type JointPart,
  jointOutcome,
  ownParts,
} from '../../../../../rules/trenchcoat/group/outcome.ts';
import {
  helps,
  isShared,
  type JointKind,
  pickedOutcome,
  type Together,
} from '../../../../../rules/trenchcoat/group/together.ts';
import type { TestChoices, TestOutcome } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { asRolled, type Decided, isDecided } from '../draftForms.ts';
import { secretsOf } from '../session.ts';
import { type DraftOptions, draftIn } from '../useDraft.ts';
import type { GroupTable } from './tables.tsx';

export interface JointRow {
  readonly table: GroupTable;
  readonly call: Call;
  readonly together: Together;
  /** Null if it has not been called yet. */
  readonly part: JointPart | null;
  /** Null until the outcome is decided. */
  readonly outcome: TestOutcome | null;
}

export interface JointTest {
  readonly id: string;
  readonly label: string;
  readonly kind: JointKind;
  readonly of: number;
  /** In the same order as the parts. */
  readonly rows: readonly JointRow[];
  readonly outcome: JointOutcome;
  /** Whether a part has not been rolled or told yet. */
  readonly isOpen: boolean;
}

/** All joint tests that the Game Master has not closed, newest first. */
export function jointTests(tables: readonly GroupTable[]): JointTest[] {
  const parts = tables.flatMap((table) =>
    ownParts(table.v.record.events, secretsOf(table.v).joint).map((part) => ({ table, call: part.call, part })),
  );
  const waiting = tables.flatMap((table) =>
    table.v.errands.flatMap((errand) => (errand.do === 'call' ? [{ table, call: errand.call, part: null }] : [])),
  );
  const closed = new Set(tables.flatMap(closedAt));
  const all = [...parts, ...waiting].flatMap((one) => {
    const { together } = one.call;
    return together && !closed.has(together.id) ? [{ ...one, together }] : [];
  });
  const ids = [...new Set(all.map(({ together }) => together.id))].reverse();
  return ids.map((id) => jointTest(all.filter(({ together }) => together.id === id)));
}

function jointTest(found: readonly Omit<JointRow, 'outcome'>[]): JointTest {
  const byTest = found.toSorted((a, b) => Number(a.part === null) - Number(b.part === null));
  // For a moment, a call may be both in the log and in the note.
  const rows = byTest
    .filter(({ together }, at) => byTest.findIndex((one) => one.together.nth === together.nth) === at)
    .map((row) => ({ ...row, part: row.part && withChoices(row.table, row.part) }))
    .sort((a, b) => a.together.nth - b.together.nth);
  const first = rows[0] as (typeof rows)[number];
  const { id, of, kind } = first.together;
  const parts = rows.flatMap(({ part }) => part ?? []);
  const outcome = jointOutcome(parts, of, kind);
  return {
    ...{ id, of, kind, outcome },
    label: first.call.label,
    rows: rows.map((row) => ({ ...row, outcome: (row.part && outcome.outcomes[parts.indexOf(row.part)]) ?? null })),
    isOpen: rows.some((row) => row.part?.state !== 'told' && !hasEnded(row.table.v.table)),
  };
}

const decidedDraft = (test: number): DraftOptions<Decided> => ({
  name: 'result',
  of: test,
  initial: asRolled,
  is: isDecided,
});

/** A rolled part with the choices made for it so far. */
function withChoices({ drafts }: GroupTable, part: JointPart): JointPart {
  if (part.state !== 'rolled') return part;
  return { ...part, choices: draftIn(drafts, decidedDraft(part.test)).choices };
}

/** Makes choices for a part, just as on that player's own screen. */
export function choose({ drafts }: GroupTable, test: number, choices: TestChoices): void {
  const decided = draftIn(drafts, decidedDraft(test));
  drafts.set('result', { of: `${test}`, value: { ...decided, choices } });
}

/** The row where choices are made; in an opposed test, always the attacker's. */
export const choosingRow = ({ rows, kind }: JointTest, row: JointRow): JointRow =>
  kind === 'opposed' ? (rows.find(({ call }) => call.acting === 'player') ?? row) : row;

/** Whether the part is rolled and decided, so that its result can be told now. */
export const canTell = ({ table: { v }, part, outcome }: JointRow): boolean =>
  part?.state === 'rolled' &&
  outcome !== null &&
  outcome.owed.length === 0 &&
  v.table.step === 'rolled' &&
  v.table.test?.number === part.test &&
  !v.pending;

export function tellRow(joint: JointTest, row: JointRow, telling: Telling): void {
  if (canTell(row) && row.outcome !== null) tellPart(joint, row, telling, row.outcome);
}

function tellPart(joint: JointTest, row: JointRow, telling: Telling, outcome: TestOutcome): void {
  const { v } = row.table;
  const chosen = choosingRow(joint, row).part?.choices ?? {};
  const shared = isShared(row.call);
  const made = tellMove(v, {
    telling,
    choices: shared ? { ...chosen, success: outcome.success ?? outcome.byNumber } : chosen,
    ...(shared && { joint: outcome }),
    say: '',
    gains: telling === 'nothing' ? [] : [...v.handed],
    span: 0,
    next: 'done',
    step: null,
  });
  if (!made.ok) return;
  v.play(made.value);
  if (telling !== 'nothing') v.toldHanded();
}

const closedDraft: DraftOptions<string[]> = { name: 'closed', initial: [], is: is.listOf(is.text) };

const closedAt = ({ drafts }: GroupTable): string[] => draftIn(drafts, closedDraft);

/** Maximum number of closed tests to remember; more than anyone would keep open. */
const MAX_CLOSED = 20;

/** Whether the session ended before this part was told. */
export const isLost = ({ table, part }: JointRow): boolean => part?.state !== 'told' && hasEnded(table.v.table);

/**
 * Closes the test: players who have not been called are dropped; the others can still roll, and are told on their own
 * screens. Helpers have nothing to roll and are not told.
 */
export function close(joint: JointTest): void {
  const { id, rows } = joint;
  for (const row of rows) {
    const { table, call, part } = row;
    table.v.drop(id);
    if (helps(call) && part?.state === 'rolled')
      tellPart(joint, row, 'nothing', row.outcome ?? pickedOutcome(null, {}));
    const value = [...closedAt(table), id].slice(-MAX_CLOSED);
    table.drafts.set('closed', { of: '', value });
  }
}
