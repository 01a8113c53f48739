/** Checks that only the words contain sentences for a person: the layers below have data, the screens import them. */
import { childList, isNode, lineOf, type Node, parse, type Source, visit } from './source.ts';

/** The layers without sentences: their texts for people are in `src/words`. Cards have names. */
const silent = /^src\/(app|base|peer|solo|rules\/(?!netrunner\/cards\/))/;
/** In screens, lists of classes and drawings are longer than two words too, but do not look like a sentence. */
const screens = /^src\/app\//;
const looksLikeSentence = /^\s*\p{Lu}\p{Ll}+ |[.?!…]\s*$/u;

/** Texts that are not sentences despite their words, and why. */
export const allowed: readonly { readonly where: RegExp; readonly is?: RegExp; readonly why: string }[] = [
  { where: /^src\/peer\/export\/seal\.ts$/, is: /^meatspace export /, why: 'a label of the key of an export' },
  { where: /^src\/rules\/netrunner\/verbs\/cards\/installs\.ts$/, is: /^trash or stack$/, why: 'a label' },
  {
    where:
      /^src\/rules\/(kit\/index|netrunner\/(correct|flow|draft\/(endings|winning)|rulebook\/(cards\/draw|harm\/flatline|turn\/points)))\.ts$/,
    why: 'how a game ended stands in its table, which both phones hash: other words are other rules',
  },
  { where: /^src\/rules\/netrunner\/rulebook\/abilities\.ts$/, is: /^once a \{\}$/, why: 'a name in a table' },
  {
    where: /^src\/rules\/trenchcoat\/made\.ts$/,
    why: 'a prepared adventure is content, as somebody’s own would be: its nodes come to the table with what stands in them',
  },
  {
    where: /^src\/(rules\/trenchcoat\/matrix\/(actions|effects|levels)|app\/games\/trenchcoat\/learn\/script)\.ts$/,
    is: /^(Send to Stream|Write to File|(View|Change) Alarm Status|(User|Security|Admin) Account Access)$/,
    why: 'the name of an action, by which requests ask for it',
  },
  {
    where: /^src\/rules\/trenchcoat\/dice\/band\.ts$/,
    is: /^Barely made it$/,
    why: 'the name by which a log has a quality',
  },
  {
    where: /^src\/rules\/trenchcoat\/game\/names\.ts$/,
    is: /^does not matter$/,
    why: 'the name by which a log has an answer',
  },
  {
    where: /^src\/rules\/trenchcoat\/sheet\/fields\.ts$/,
    is: /^Wound Heal Time$/,
    why: 'the name of a number on a sheet',
  },
  {
    where: /^src\/rules\/trenchcoat\/rows\.ts$/,
    is: /^Meatspace \{\}, version \{\}$/,
    why: 'a line of a text file, which is read back',
  },
  {
    where: /^src\/rules\/trenchcoat\/(game\/(flow|gains)|matrix\/(effects|propose))\.ts$/,
    is: /^(the evening is over|\{\} to \{\}|It is empty\.|Firewall of \{\})$/,
    why: 'stands in the log or the table, which both phones hash: other words are other rules',
  },
  { where: /^src\/peer\/link\/codes\/signal\.ts$/, is: /^[a-z]=/, why: 'a line of a session description' },
];

/**
 * Every literal of three or more words (a value in it counts as one), except what is thrown, as `path:line text`.
 * Checks only the layers without sentences.
 */
export function sentencesIn(files: Source[]): string[] {
  return files
    .filter(({ path }) => silent.test(path))
    .flatMap((file) => {
      const program = parse(file);
      if (!program) return [`${file.path} cannot be read`];
      return said(program)
        .filter(([, text]) => !screens.test(file.path) || looksLikeSentence.test(text))
        .filter(([, text]) => !allowed.some(({ where, is }) => where.test(file.path) && (is?.test(text) ?? true)))
        .map(([node, text]) => `${file.path}:${lineOf(file.text, node)} ${text}`);
    });
}

function said(program: Node): [Node, string][] {
  const thrown = new Set<Node>();
  visit(program, (node) => {
    if (isThrown(node)) visit(node, (inside) => void thrown.add(inside));
  });
  const found: [Node, string][] = [];
  visit(program, (node) => {
    const text = thrown.has(node) ? null : textOf(node);
    if (text !== null && isSentence(text)) found.push([node, text]);
  });
  return found.sort(([a], [b]) => a.start - b.start);
}

/** An error is a bug, and its text is for the developer who fixes it. */
const isThrown = ({ type, callee }: Node): boolean =>
  type === 'ThrowStatement' || (type === 'NewExpression' && isNode(callee) && /Error$/.test(`${callee['name']}`));

/** The text of a literal, with `{}` for each value. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return childList(node['quasis'])
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join('{}');
}

const isSentence = (text: string): boolean => text.split(/\s+/).filter((word) => /\p{L}|\{\}/u.test(word)).length > 2;
