/** What the two rule books change at the table, so that nobody chooses by a name alone. */
export const ruleWords = (rules: string | undefined): string =>
  rules === 'rulings'
    ? 'A Runner deck has 45 cards or more, and a played card is trashed before its text is carried out.'
    : 'A Runner deck has 40 cards or more, and a played card is trashed after its text was carried out.';
