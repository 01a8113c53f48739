/** Which of the two rule books it is, in a line. */
export const ruleNote = (rules: string | undefined): string =>
  rules === 'rulings' ? 'With what was ruled in the years after.' : 'As the rulebook of the game says it.';

/** What the two rule books change at the table, so that nobody chooses by a name alone. */
export const ruleWords = (rules: string | undefined): string =>
  rules === 'rulings'
    ? 'A Runner deck has 45 cards or more. A played card is trashed before its text is carried out. What the Runner has seen goes to Archives face up. Doubled strength counts the Corp’s cards before the Runner’s.'
    : 'A Runner deck has 40 cards or more. A played card is trashed after its text was carried out. A card that lies face down, or comes from HQ, goes to Archives face down though the Runner has seen it. The player whose turn it is orders what changes strength.';

/** The rule books a table can go by, the default first. */
export const rulebooks = [
  { value: '1996', name: 'Rulebook 1996' },
  { value: 'rulings', name: 'With rulings' },
] as const;

/** The trace rules a table can have, the default first (N-TRX-12). */
export const traceRules = [
  { value: '1996', name: 'Sealed, 1996' },
  { value: 'comprehensive', name: 'Open' },
] as const;

/** How a trace goes by each rule. */
export const traceWords = (trace: string | undefined): string =>
  trace === 'comprehensive'
    ? 'In a trace the Corp spends openly, without a limit, then the Runner answers. A tie goes to the Runner.'
    : 'In a trace both note their bits in secret, the Corp up to the trace limit. A tie goes to the Corp.';
