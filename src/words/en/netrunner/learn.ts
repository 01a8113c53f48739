// Chunk: learn
/** UI text of the `netrunner/learn` screens. */

export const learn = 'Learn';
export const aFirstGame = 'A first game';
export const firstGameDetail =
  'Two players: the Corp hides agendas behind ice, the Runner breaks in to steal them. First to seven agenda points wins. Play the rulebook’s sample game step by step. Tap anything else to find out what it would do.';
export const lessonSeat = (isCorp: boolean) => (isCorp ? 'From the Corp’s seat' : 'From the Runner’s seat');
export const glossary = 'Glossary';
