/** Words of the Learn screen, the guided game and its hints. */

export const hint = 'Hint';
export const itsNotYourTurn = 'It’s not your turn to act.';
export const whatMattersNow = 'What matters now';
export const hintNote =
  'Listed in the same order as on the table. The numbers are rough estimates in bits. The choice is yours.';
export const backToTheTable = 'Back to the table';
export const noMoreHints = 'No more hints';
export const untilYouAsk = 'until you ask for them again';
export const aGuidedGame = 'A guided game';
export const guidedGameDetail =
  'A whole game against Novice. Tap the bulb for a hint: what matters now, and what you could do.';
export const playTheRunner = 'Play the Runner';
export const playTheCorp = 'Play the Corp';

/** Patterns for the inflected forms of a term. */
export const forms: Readonly<Record<string, string>> = {
  access: 'access(?:ed|es|ing)?',
  advance: 'advanc(?:ed?|es|ing)',
  bit: 'bits?',
  break: 'break(?:s|ing)?|broken',
  die: 'die|dice',
  discard: 'discard(?:s|ed|ing)?',
  expose: 'expos(?:ed?|es|ing)',
  memory: 'memory|MU',
  'r-d': 'R&D',
  steal: 'steals?|stolen?|stole',
  tag: 'tag(?:s|ged)?',
  trash: 'trash(?:ed|es|ing)?',
  // But not "turned up".
  turn: 'turns?(?! (?:up|down|over|off))',
};

export const learn = 'Learn';
export const aFirstGame = 'A first game';
export const firstGameDetail =
  'Two players: the Corp hides agendas behind ice, the Runner breaks in to steal them. First to seven agenda points wins. Play the rulebook’s sample game step by step. Try any other move to see what it would do.';
export const lessonSeat = (isCorp: boolean) => (isCorp ? 'From the Corp’s seat' : 'From the Runner’s seat');
export const glossary = 'Glossary';
