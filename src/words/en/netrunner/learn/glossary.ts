/** Words of the glossary screen. */

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
  // Not "turned up".
  turn: 'turns?(?! (?:up|down|over|off))',
};

export const relatedTerms = 'Related terms';
export const glossary = 'Glossary';
export const learn = 'Learn';
export const wordsOf = (count: boolean, count2: number, count3: number) =>
  count ? `${count2} terms` : `${count2} of ${count3}`;
export const termsTitle = 'Terms';
export const noTermsFound = 'No terms found.';
export const all = 'All';
export const searchGlossary = 'Search the glossary';
export const search = 'Search';
