/** What a test is made of besides its dice. */

/** An attribute, a skill or a number by name. `score` null: not typed yet. A limit caps the score, never the modifiers (T-TEST-04). */
export interface Ability {
  readonly name: string;
  readonly score: number | null;
  readonly limit?: number | null;
  /** The player must not know it. */
  readonly hidden?: true;
}

/** Helpful ones are positive, hindering ones negative (T-TEST-05). `value` null: the Game Master has to type it. */
export interface Modifier {
  readonly name: string;
  readonly value: number | null;
  readonly hidden?: true;
}

/** One character, or `count` of them who are all alike (T-COL-08). */
export interface Row {
  readonly name?: string;
  readonly abilities: readonly Ability[];
  readonly modifiers: readonly Modifier[];
  readonly count?: number;
}

/** How those on one side act: by themselves, all on the whole task, or each on a part of it. */
export type Manner = 'alone' | 'supported' | 'collaborative';

export interface Side {
  readonly manner: Manner;
  /** One where `alone`, else two or more. */
  readonly rows: readonly Row[];
}

export interface Terms {
  /** Who acts; in an opposed test the attacker. */
  readonly acts: Side;
  /** The defender: without one the test is unopposed. */
  readonly against?: Side;
  /** Task Time in thousandths; 1000 or none: as long as it takes. */
  readonly time?: number;
}

/** One character by himself. */
export const alone = (abilities: readonly Ability[], modifiers: readonly Modifier[] = []): Side => ({
  manner: 'alone',
  rows: [{ abilities, modifiers }],
});

/** A hidden ability or modifier, and where in the terms it belongs. Short names: it has to fit into a slot of fixed size. */
export interface HiddenTerm {
  readonly is: 'ability' | 'modifier';
  readonly side: 'acts' | 'against';
  readonly row: number;
  readonly name: string;
  readonly value: number | null;
  readonly limit?: number | null;
}

/** What both may know of the terms, and what the Game Master alone does. `joinTerms` puts them together again. */
export function splitTerms(terms: Terms): { open: Terms; hidden: HiddenTerm[] } {
  const hidden: HiddenTerm[] = [];
  const openSide = (side: Side, which: 'acts' | 'against'): Side => ({
    ...side,
    rows: side.rows.map((row, at) => {
      for (const { hidden: isHidden, name, score: value, limit } of row.abilities)
        if (isHidden)
          hidden.push({ is: 'ability', side: which, row: at, name, value, ...(limit != null && { limit }) });
      for (const { hidden: isHidden, name, value } of row.modifiers)
        if (isHidden) hidden.push({ is: 'modifier', side: which, row: at, name, value });
      const open = (one: Ability | Modifier) => !one.hidden;
      return { ...row, abilities: row.abilities.filter(open), modifiers: row.modifiers.filter(open) };
    }),
  });
  const { acts, against } = terms;
  const open = { ...terms, acts: openSide(acts, 'acts'), ...(against && { against: openSide(against, 'against') }) };
  return { open, hidden };
}

/** The whole terms again, the hidden ones behind the open ones of their row. */
export function joinTerms(open: Terms, hidden: readonly HiddenTerm[]): Terms {
  const joined = (side: Side, which: 'acts' | 'against'): Side => ({
    ...side,
    rows: side.rows.map((row, at) => {
      const here = hidden.filter((term) => term.side === which && term.row === at);
      const abilities = here
        .filter(({ is }) => is === 'ability')
        .map(
          ({ name, value, limit }): Ability => ({
            name,
            score: value,
            ...(limit != null && { limit }),
            hidden: true,
          }),
        );
      const modifiers = here
        .filter(({ is }) => is === 'modifier')
        .map(({ name, value }): Modifier => ({ name, value, hidden: true }));
      return { ...row, abilities: [...row.abilities, ...abilities], modifiers: [...row.modifiers, ...modifiers] };
    }),
  });
  const { acts, against } = open;
  return { ...open, acts: joined(acts, 'acts'), ...(against && { against: joined(against, 'against') }) };
}
