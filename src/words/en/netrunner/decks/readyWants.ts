// Chunk: deck-pick
/** How each built-in deck wins, in one line, by id. */
export const readyWants: Readonly<Record<string, string>> = {
  'built-in-0': 'A bit of everything: ice, money and surprises.',
  'quick-returns': 'Fast advance: small agendas, scored right away.',
  'deep-freeze': 'Glacier: one fort behind expensive ice, all paid for.',
  'black-bag': 'Tag and damage: find the Runner, then send someone.',
  'live-wire': 'Net damage: every run costs cards, and traps bite.',
  'dirty-money': 'Black Ops: agendas that pay, and bad publicity.',
  'built-in-1': 'A bit of everything: breakers, money and ways out.',
  'heavy-metal': 'Big rig: the best breakers, then run anywhere.',
  'soft-shoes': 'Stealth: bits that come back pay for quiet breakers.',
  'slow-poison': 'Virus: every run leaves something behind.',
  'fast-talk': 'Bits and preps: a small rig, money and bold runs.',
  'front-page': 'Bad publicity: tell all, until the Corp is ruined.',
};
