/** How each built-in deck means to win, in a line, by its id. */
export const readyWants: Readonly<Record<string, string>> = {
  'built-in-0': 'A bit of everything: ice, money and surprises.',
  'quick-returns': 'Fast advance: small agendas, scored at once.',
  'deep-freeze': 'Glacier: one fort behind costly ice, and money for it.',
  'black-bag': 'Tag and damage: find the Runner, then send somebody.',
  'live-wire': 'Net damage: every run costs cards, and traps bite.',
  'dirty-money': 'Black Ops: agendas that pay, and give a bad name.',
  'built-in-1': 'A bit of everything: breakers, money and ways out.',
  'heavy-metal': 'Big rig: the best breakers, and then anywhere.',
  'soft-shoes': 'Stealth: bits that come back pay quiet breakers.',
  'slow-poison': 'Virus: each run leaves something behind.',
  'fast-talk': 'Bits and preps: a small rig, money and bold runs.',
  'front-page': 'Bad publicity: tell all, until the Corp is ruined.',
};
