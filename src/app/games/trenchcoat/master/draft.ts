/** A call that the Game Master is preparing: every term with its source, open or hidden. Pure. */
import type { Result } from '../../../../base/result.ts';
import type { Call } from '../../../../rules/trenchcoat/game/call.ts';
import { callMove, type MasterView } from '../../../../rules/trenchcoat/game/master.ts';
import type { InputFault } from '../../../../rules/trenchcoat/reasons.ts';
import { NORMAL_TIME } from '../../../../rules/trenchcoat/test/taskTime.ts';
import type { CharacterRow, Manner, TestSide, TestTerms } from '../../../../rules/trenchcoat/test/terms.ts';
import { applyLimit, totalOf } from '../../../../rules/trenchcoat/test/total.ts';

export interface DraftTerm {
  readonly is: 'ability' | 'modifier';
  readonly side: 'acts' | 'against';
  /** The index of the character on that side. Null, for modifiers only: applies to all of them. */
  readonly row: number | null;
  readonly name: string;
  readonly reason: string;
  /** Null until the Game Master has typed it. */
  readonly value: number | null;
  /** An ability's limit; null if it has none. */
  readonly limit: number | null;
  readonly hidden: boolean;
  /** Whether it is a modifier whose number the rules leave to the Game Master. */
  readonly leftOpen?: true;
  /** For an ability in a group test: how many identical characters it stands for (T-COL-08); one if absent. */
  readonly count?: number;
}

export interface CallSheetDraft {
  readonly label: string;
  readonly acting: Call['acting'];
  readonly who: number;
  readonly manner: Manner;
  readonly terms: readonly DraftTerm[];
  readonly exploit: Call['exploit'];
  /** Task Time multiplier, in thousandths: 1000 is ×1. */
  readonly time: number;
  readonly open: boolean;
}

export const emptyDraft: CallSheetDraft = {
  label: '',
  acting: 'player',
  who: 0,
  manner: 'alone',
  terms: [],
  exploit: null,
  time: NORMAL_TIME,
  open: false,
};

/** What a term adds to the total; null while it has no number. */
export function addedValue({ is, side, value, limit }: DraftTerm): number | null {
  if (value === null) return null;
  const counted = is === 'modifier' ? value : applyLimit(value, limit);
  return side === 'acts' ? counted : -counted + 0;
}

export function termsOf({ manner, terms, time, open }: CallSheetDraft): TestTerms {
  const side = (which: DraftTerm['side'], how: Manner): TestSide => {
    const here = terms.filter((term) => term.side === which);
    const rows = rowsOf(here);
    // A modifier for a character who no longer takes part applies to all.
    const isFor = (at: number, { row }: DraftTerm): boolean => row === at || row === null || !rows.includes(row);
    return {
      manner: how,
      rows: rows.map((at) =>
        rowOf(
          here.filter((term) => isFor(at, term)),
          open,
        ),
      ),
    };
  };
  const opposed = terms.some((term) => term.side === 'against');
  return { acts: side('acts', manner), time, ...(opposed && { against: side('against', 'alone') }) };
}

/** The rows of the acting characters that have an ability in the test. */
function rowsOf(terms: readonly DraftTerm[]): number[] {
  const rows = new Set(terms.flatMap(({ is, row }) => (is === 'ability' && row !== null ? [row] : [])));
  return rows.size === 0 ? [0] : [...rows].sort((a, b) => a - b);
}

const rowOf = (terms: readonly DraftTerm[], open: boolean): CharacterRow => ({
  ...countOf(terms),
  abilities: terms
    .filter(({ is }) => is === 'ability')
    .map(({ name, value, limit, hidden }) => ({
      name,
      score: value,
      ...(limit !== null && { limit }),
      ...(hidden && !open && { hidden }),
    })),
  modifiers: terms
    .filter(({ is }) => is === 'modifier')
    .map(({ name, value, hidden }) => ({ name, value, ...(hidden && !open && { hidden }) })),
});

const countOf = (terms: readonly DraftTerm[]): Pick<CharacterRow, 'count'> => {
  const count = terms.find(({ count: many = 1 }) => many > 1)?.count;
  return count === undefined ? {} : { count };
};

/** The total T, or what is missing. */
export const totalOfDraft = (draft: CallSheetDraft): Result<number, InputFault> => totalOf(termsOf(draft));

export function callDraft(v: MasterView, draft: CallSheetDraft): ReturnType<typeof callMove> {
  const { label, acting, who, exploit, open } = draft;
  return callMove(v, { label, acting, who, exploit, open, terms: termsOf(draft) });
}

/** Converts terms to an editable draft. `reason`: by term name. */
export function draftTerms(terms: TestTerms, reason: (name: string) => string): DraftTerm[] {
  const ofSide = (side: TestSide | undefined, which: DraftTerm['side']): DraftTerm[] =>
    (side?.rows ?? []).flatMap((row, at) => [
      ...row.abilities.map(
        ({ name, score, limit, hidden }): DraftTerm => ({
          is: 'ability',
          side: which,
          row: at,
          name,
          reason: reason(name),
          value: score,
          limit: limit ?? null,
          hidden: hidden ?? false,
        }),
      ),
      ...row.modifiers.map(
        ({ name, value, hidden }): DraftTerm => ({
          is: 'modifier',
          side: which,
          row: side?.rows.length === 1 ? null : at,
          name,
          reason: reason(name),
          value,
          limit: null,
          hidden: hidden ?? false,
          ...(value === null && { leftOpen: true }),
        }),
      ),
    ]);
  return [...ofSide(terms.acts, 'acts'), ...ofSide(terms.against, 'against')];
}

export const withTerm = (draft: CallSheetDraft, at: number, term: DraftTerm | null): CallSheetDraft => ({
  ...draft,
  terms: term === null ? draft.terms.toSpliced(at, 1) : draft.terms.toSpliced(at, 1, term),
});

/** The row of the acting side's next ability: in a group each character has a row. */
export const nextRow = ({ manner, terms }: CallSheetDraft): number =>
  manner === 'alone' ? 0 : Math.max(-1, ...terms.filter(isOwnAbility).map(({ row }) => row ?? 0)) + 1;

/** The acting characters of a group test, by row, for a modifier that applies to one of them. */
export const helpersOf = ({ manner, terms }: CallSheetDraft): { row: number; name: string }[] =>
  manner === 'alone'
    ? []
    : rowsOf(terms.filter(isOwnAbility)).map((row, at) => {
        const names = terms.filter((term) => isOwnAbility(term) && term.row === row).map(({ name }) => name);
        return { row, name: `${at + 1}: ${names.join(' and ')}` };
      });

const isOwnAbility = ({ is, side }: DraftTerm): boolean => is === 'ability' && side === 'acts';
