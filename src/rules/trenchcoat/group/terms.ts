/** The calls for each player's log in a joint test: from the players' sheets, without another player's numbers. */
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Call } from '../game/call.ts';
import { totalOfCall } from '../game/hiddenTerms.ts';
import { hasEnded, type Table } from '../game/table.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { type TestableAbility as SheetPick, testableAbilities, testableNamed } from '../sheet/abilities.ts';
import { sizeModifier } from '../test/size.ts';
import { NORMAL_TIME } from '../test/taskTime.ts';
import { type CharacterRow, type ModifierTerm, singleCharacter, type TestSide } from '../test/terms.ts';
import { totalOf } from '../test/total.ts';
import { type JointId, type JointKind, MAX_PLAYERS, type Together } from './together.ts';

/** Names of terms that no sheet has. */
export const DIFFICULTY = 'Difficulty';
export const HELPERS = 'Helpers';
export const TEAM = 'Team';

/** Why a character can't take part. */
export type ExclusionReason =
  | { readonly kind: 'no sheet' | 'ended' }
  /** The character's sheet has no number with this name. */
  | { readonly kind: 'no number'; readonly name: string };

/** The number that a player's main character uses (T-ROLE-02). */
export function abilityForTest(
  table: Pick<Table, 'sheets' | 'step'>,
  name: string,
): Result<SheetPick, ExclusionReason> {
  if (hasEnded(table)) return fail({ kind: 'ended' });
  const [sheet] = table.sheets;
  if (sheet === undefined) return fail({ kind: 'no sheet' });
  const pick = testableNamed(sheet, name);
  return pick ? ok(pick) : fail({ kind: 'no number', name });
}

/** Names on the players' sheets, the most common first; equally common ones in the order of the sheets. */
export function commonNames(tables: readonly Pick<Table, 'sheets'>[]): string[] {
  const counts = new Map<string, { readonly name: string; readonly count: number }>();
  for (const { sheets } of tables) {
    const own = new Map((sheets[0] ? testableAbilities(sheets[0]) : []).map(({ name }) => [name.toLowerCase(), name]));
    for (const [key, name] of own) {
      const { name: first, count } = counts.get(key) ?? { name, count: 0 };
      counts.set(key, { name: first, count: count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ name }) => name);
}

export interface JointParticipant {
  readonly pick: SheetPick;
  readonly dice: boolean;
}

export interface JointDraft {
  readonly kind: JointKind;
  readonly label: string;
  readonly difficulty: number;
  /** Task Time in thousandths; absent: the normal time. */
  readonly time?: number;
  /** The index of the leader or attacker among the participants. */
  readonly first: number;
}

/** The call for each participant, in the same order. */
export function jointCalls(
  draft: JointDraft,
  takers: readonly JointParticipant[],
  id: string,
): Result<readonly Call[], InputFault> {
  const { kind, label, first } = draft;
  const of = takers.length;
  if (of < 2 || of > MAX_PLAYERS)
    return fail(refuse('listLength', { name: 'players', least: 2, most: MAX_PLAYERS, has: of }));
  if (kind === 'opposed' && of !== 2) return fail(refuse('opposedTwo'));
  if (kind === 'opposed' && takers.some(({ dice }) => dice !== takers[0]?.dice)) return fail(refuse('otherDice'));
  const more = jointBonus(draft, takers);
  if (!more.ok) return more;
  return ok(
    takers.map(({ pick }, at): Call => {
      const isFirst = at === first;
      const defends = kind === 'opposed' && !isFirst;
      const own = singleCharacter(
        [{ name: pick.name, score: pick.score }],
        defends ? [] : modifiersOf(draft, isFirst, more.value),
      );
      return {
        label,
        terms: defends
          ? { acts: singleCharacter([]), against: own }
          : { acts: own, against: singleCharacter([]), ...timeOf(draft, isFirst) },
        acting: defends ? 'gm' : 'player',
        who: 0,
        exploit: null,
        open: false,
        together: togetherOf(kind, isFirst, { id, of, nth: at + 1 }),
      };
    }),
  );
}

/** Time counts once (T-COL-09): for the player who rolls, and for the acting side. */
const timeOf = ({ kind, time = NORMAL_TIME }: JointDraft, isFirst: boolean) =>
  time === NORMAL_TIME || (kind === 'supported' && !isFirst) ? {} : { time };

function togetherOf(kind: JointKind, isFirst: boolean, of: JointId): Together {
  if (kind === 'supported') return { ...of, kind, part: isFirst ? 'leads' : 'helps' };
  if (kind === 'opposed') return { ...of, kind, part: isFirst ? 'attacks' : 'defends' };
  return { ...of, kind };
}

/** The helpers' bonus for the leader, or the team-size bonus for each member of a team. */
function jointBonus(
  { kind, difficulty, first }: JointDraft,
  takers: readonly JointParticipant[],
): Result<number, InputFault> {
  if (kind === 'team') return sizeModifier(takers.length);
  if (kind !== 'supported') return ok(0);
  return helpersBonus(
    takers.map(({ pick }) => rowOf(pick, difficulty)),
    first,
  );
}

const rowOf = ({ name, score }: SheetPick, difficulty: number): CharacterRow => ({
  abilities: [{ name, score }],
  modifiers: [{ name: DIFFICULTY, value: difficulty }],
});

/**
 * The leader's log has one number for all helpers: the difference between the supported test (T-SUP-03 to 05) and the
 * test by the leader alone, so that both give the same total.
 */
export function helpersBonus(rows: readonly CharacterRow[], leader: number): Result<number, InputFault> {
  const all = totalOf({ acts: { manner: 'supported', rows } });
  if (!all.ok) return all;
  const row = rows[leader];
  const own = totalOf({ acts: { manner: 'alone', rows: row ? [row] : [] } satisfies TestSide });
  return own.ok ? ok(all.value - own.value) : own;
}

function modifiersOf({ kind, difficulty }: JointDraft, isFirst: boolean, more: number): ModifierTerm[] {
  const hard = { name: DIFFICULTY, value: difficulty };
  if (kind === 'team') return [hard, { name: TEAM, value: more }];
  return kind === 'supported' && isFirst ? [hard, { name: HELPERS, value: more }] : [hard];
}

export function ownTotal(call: Pick<Call, 'terms' | 'together'>): number | null {
  const total = totalOfCall(call, []);
  return total.ok ? total.value : null;
}
