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
