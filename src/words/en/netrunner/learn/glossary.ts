/** What the netrunner/learn/glossary screens say. */

/** Other forms in which a word stands in a text. */
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
  // A card is turned up, and nobody’s turn it is.
  turn: 'turns?(?! (?:up|down|over|off))',
};

export const wordsWhoseMeaningNames = 'Words whose meaning names it';
export const glossary = 'Glossary';
export const learn = 'Learn';
export const wordsOf = (count: boolean, count2: number, count3: number) =>
  count ? `${count2} words` : `${count2} of ${count3}`;
export const words2 = 'Words';
export const noWordHereSays = 'No word here says that.';
export const all = 'All';
export const searchTheWords = 'Search the words';
export const search = 'Search';
