/** The terms of a test other than its dice. */

/**
 * A named attribute, skill or number. `score` null: not typed yet. A limit caps the score, never the modifiers
 * (T-TEST-04).
 */
export interface AbilityTerm {
  readonly name: string;
  readonly score: number | null;
  readonly limit?: number | null;
  /** Hidden from the player. */
  readonly hidden?: true;
}

/**
 * Helpful modifiers are positive, hindering modifiers negative (T-TEST-05). `value` null: the Game Master has to type
 * it.
 */
export interface ModifierTerm {
  readonly name: string;
  readonly value: number | null;
  readonly hidden?: true;
}

/** One character, or `count` identical ones (T-COL-08). */
export interface CharacterRow {
  readonly name?: string;
  readonly abilities: readonly AbilityTerm[];
  readonly modifiers: readonly ModifierTerm[];
  readonly count?: number;
}

/** How a side acts: alone, all on the whole task, or each on a part of it. */
export const manners = ['alone', 'supported', 'collaborative'] as const;
export type Manner = (typeof manners)[number];

export interface TestSide {
  readonly manner: Manner;
  /** One if `alone`, else two or more. */
  readonly rows: readonly CharacterRow[];
}

export interface TestTerms {
  /** The acting side; in an opposed test the attacker. */
  readonly acts: TestSide;
  /** The defender; if absent, the test is unopposed. */
  readonly against?: TestSide;
  /** Task Time in thousandths; 1000 or absent: the normal time. */
  readonly time?: number;
}

export const singleCharacter = (
  abilities: readonly AbilityTerm[],
  modifiers: readonly ModifierTerm[] = [],
): TestSide => ({
  manner: 'alone',
  rows: [{ abilities, modifiers }],
});

/**
 * A hidden ability or modifier, and its position in the terms. Short names: it has to fit into a slot of fixed size.
 */
export interface HiddenNumber {
  readonly is: 'ability' | 'modifier';
  readonly side: 'acts' | 'against';
  /** Open rows come first, then fully hidden ones. */
  readonly row: number;
  readonly name: string;
  readonly value: number | null;
  readonly limit?: number | null;
}

/** Fully hidden rows: how their side acts with them, and how many characters each represents. */
export interface HiddenGroup {
  readonly is: 'group';
  readonly side: 'acts' | 'against';
  readonly manner: Manner;
  readonly counts: readonly number[];
}

export type HiddenTerm = HiddenNumber | HiddenGroup;

/** Splits terms into those both may know and those only the Game Master knows. `joinTerms` reverses it. */
export function splitTerms({ acts, against, ...rest }: TestTerms): { open: TestTerms; hidden: HiddenTerm[] } {
  const own = splitSide(acts, 'acts');
  const other = against && splitSide(against, 'against');
  const open = { ...rest, acts: own.open, ...(other && { against: other.open }) };
  return { open, hidden: [...own.hidden, ...(other?.hidden ?? [])] };
}

/** Also hides how many rows are hidden entirely, and whether there are any. */
function splitSide(side: TestSide, which: HiddenTerm['side']): { open: TestSide; hidden: HiddenTerm[] } {
  const rows = side.rows.map((row) => ({ row, open: openOf(row) }));
  const seen = rows.filter(({ open }) => hasTerms(open));
  const unseen = rows.filter(({ open }) => !hasTerms(open)).map(({ row }) => row);
  const counts = unseen.map(({ count = 1 }) => count);
  // A single fully hidden character needs no group: to the player, nobody acts.
  const isGroup =
    unseen.length > 0 && (seen.length > 0 || side.manner !== 'alone' || counts.length > 1 || counts[0] !== 1);
  const characters = seen.reduce((sum, { row: { count = 1 } }) => sum + count, 0);
  const manner = characters > 1 ? side.manner : 'alone';
  return {
    open: seen.length > 0 ? { manner, rows: seen.map(({ open }) => open) } : singleCharacter([]),
    hidden: [
      ...(isGroup ? [{ is: 'group', side: which, manner: side.manner, counts } as const] : []),
      ...[...seen.map(({ row }) => row), ...unseen].flatMap((row, at) => hiddenIn(row, which, at)),
    ],
  };
}

const openOf = (row: CharacterRow): CharacterRow => ({
  ...row,
  abilities: row.abilities.filter(({ hidden }) => !hidden),
  modifiers: row.modifiers.filter(({ hidden }) => !hidden),
});

const hasTerms = ({ abilities, modifiers }: CharacterRow): boolean => abilities.length + modifiers.length > 0;

const hiddenIn = ({ abilities, modifiers }: CharacterRow, side: HiddenTerm['side'], row: number): HiddenNumber[] => [
  ...abilities
    .filter(({ hidden }) => hidden)
    .map(({ name, score: value, limit }) => ({
      ...({ is: 'ability', side, row, name, value } as const),
      ...(limit != null && { limit }),
    })),
  ...modifiers
    .filter(({ hidden }) => hidden)
    .map(({ name, value }) => ({ is: 'modifier', side, row, name, value }) as const),
];

/** The complete terms: fully hidden rows after the others, and a row's hidden terms after its open ones. */
export function joinTerms({ acts, against, ...rest }: TestTerms, hidden: readonly HiddenTerm[]): TestTerms {
  const of = (which: HiddenTerm['side']) => hidden.filter(({ side }) => side === which);
  return {
    ...rest,
    acts: joinSide(acts, of('acts')),
    ...(against && { against: joinSide(against, of('against')) }),
  };
}

function joinSide(side: TestSide, hidden: readonly HiddenTerm[]): TestSide {
  const group = hidden.find((term) => term.is === 'group');
  const numbers = hidden.filter((term) => term.is !== 'group');
  const rows = group ? [...side.rows.filter(hasTerms), ...group.counts.map(unseenRow)] : side.rows;
  return { manner: group?.manner ?? side.manner, rows: rows.map((row, at) => joinRow(row, at, numbers)) };
}

const unseenRow = (count: number): CharacterRow => ({ abilities: [], modifiers: [], ...(count !== 1 && { count }) });

function joinRow(row: CharacterRow, at: number, hidden: readonly HiddenNumber[]): CharacterRow {
  const here = hidden.filter((term) => term.row === at);
  const abilities = here
    .filter(({ is }) => is === 'ability')
    .map(
      ({ name, value, limit }): AbilityTerm => ({ name, score: value, ...(limit != null && { limit }), hidden: true }),
    );
  const modifiers = here
    .filter(({ is }) => is === 'modifier')
    .map(({ name, value }): ModifierTerm => ({ name, value, hidden: true }));
  return { ...row, abilities: [...row.abilities, ...abilities], modifiers: [...row.modifiers, ...modifiers] };
}
