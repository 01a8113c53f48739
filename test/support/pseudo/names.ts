/** Which texts in the test language are words, and which are names. */
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { builtInDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { sampleAdventure, sampleNodes, sampleSheets } from '../../../src/rules/trenchcoat/made.ts';
import { colours, places } from '../../../src/rules/trenchcoat/matrix/node.ts';
import { fields, namedSkills, sections } from '../../../src/rules/trenchcoat/sheet/fields.ts';
import {
  accessMethods,
  characterKinds,
  deviceClasses,
  matrixAttributes,
} from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import { capital } from '../../../src/words/en/capital.ts';
import { initials, shortName } from '../../../src/words/en/netrunner/short.ts';

/** The names on the built-in sheets: character, device, skills and marks. */
const madeUp = sampleSheets.flatMap(({ name, device, skills, characteristics }) => [
  name,
  ...(device ? [device.name] : []),
  ...[...skills, ...characteristics].map((one) => one.name),
]);

/** Texts of the included nodes: their story, their names and everything in them. */
const madeStories = [
  ...Object.values(sampleAdventure),
  ...sampleNodes.flatMap((node) => [
    node.name,
    node.aid,
    node.functionality,
    node.logs,
    node.accounts,
    ...Object.values(node.place),
    ...[...node.files, ...node.processes, ...node.streams].flatMap(({ name, text }) => [name, text]),
    // As typed in a node's file.
    ...node.processes.map(({ state }) => state),
  ]),
].filter((one) => typeof one === 'string' && one !== '');

/** Names within card definitions, such as those of their counters. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^\p{Lu}/u.test(value)
      ? [value]
      : []
    : Object.values(typeof value === 'object' && value !== null ? value : {}).flatMap(namesIn);

/**
 * Names that are the same in every language: of cards and their types, of a sheet's contents, of the app and its games.
 */
const names = [
  ...new Set([
    ...allCards().flatMap(({ title, type, keywords }) => [
      title,
      shortName(title),
      initials(title),
      type,
      capital(type),
      ...keywords,
    ]),
    ...allCards().flatMap(({ keywords }) => keywords.map((keyword) => keyword.toLowerCase())),
    ...namesIn(allCards()),
    ...fields.map(({ name }) => name),
    ...[
      ...Object.values(sections),
      ...namedSkills,
      ...characterKinds,
      ...Object.values(accessMethods),
      ...colours,
      ...places,
      ...Object.values(deviceClasses),
      ...Object.values(deviceClasses).map((name) => name.toLowerCase()),
      ...Object.values(matrixAttributes),
      'Characteristics',
      ...madeUp,
      ...madeStories,
    ],
    ...builtInDecks.flat().map(({ name }) => name),
    ...['Meatspace', 'Netrunner', 'Pink Trenchcoat', 'Ed25519', 'net', 'meat', 'brain'],
  ]),
]
  .map(withoutWords)
  .sort((one, other) => other.length - one.length);

/** Replaces "and" and "or" with a comma: names may contain lists, which the browser joins in its own way. */
function withoutWords(text: string): string {
  return text.replace(/,? (and|or) /g, ', ');
}

/**
 * The part of a text that is neither a word of the test language nor a name. A name may be split into several pieces.
 */
export function leftOf(text: string, also: readonly string[] = []): string {
  const all = [...also, ...names];
  const plain = withoutWords(text.replaceAll('\u00ad', '')).replace(/\d (s|min|h)\b/g, '0');
  // A tile may hyphenate a long name.
  if (all.some((name) => name.includes(plain.endsWith('-') ? plain.slice(0, -1) : plain))) return '';
  return all.reduce((rest, name) => rest.replaceAll(name, ''), plain);
}

export const isUnmarked = (text: string, also: readonly string[] = []): boolean => /[A-Za-z]/.test(leftOf(text, also));
