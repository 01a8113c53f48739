/** The app in the language of tests: what the words say is marked as they are built in. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { appPlugins } from '../../../vite.config.ts';
import { childList, isNode, type Node, parse } from '../sources/source.ts';
import { inPseudo } from './language.ts';

/** A folder with the build; the caller removes it. */
export async function buildPseudo(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'meatspace-pseudo-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [marking(), ...appPlugins()],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Of the words: what lessons say stands beside what they do, and no test plays them in this language. */
const said = /\/src\/words\/en\/(?!netrunner\/lessons\/).*\.ts$/;

const marking = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (code, id) => (said.test(id) ? { code: markedSource(id, code), map: null } : null),
});

/** A source file of the words with its texts marked: not what it compares, looks up or passes on as a kind. */
export function markedSource(path: string, code: string): string {
  const program = parse({ path, text: code });
  if (!program) throw new Error(`${path} cannot be read`);
  const found: Text[] = [];
  collect(program, false, found);
  let out = '';
  let at = 0;
  for (const { start, end } of found.sort((one, other) => one.start - other.start)) {
    out += code.slice(at, start) + markedLiteral(code.slice(start, end));
    at = end;
  }
  return out + code.slice(at);
}

interface Text {
  readonly start: number;
  readonly end: number;
}

/**
 * The literals that a person reads. `puts`: what this node comes to is put into a text, so that even one word in small letters
 * is a word; elsewhere such a word is a kind.
 */
function collect(node: Node, puts: boolean, found: Text[]): void {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull)|ThrowStatement)/.test(node.type)) return;
  if (node.type === 'NewExpression' && !(isNode(node.callee) && node.callee.name === 'Map')) return;
  if (node.type === 'TemplateElement') found.push(node as Node & Text);
  if (node.type === 'Literal' && typeof node.value === 'string' && (puts || !isKind(node.value)))
    found.push(node as Node & Text);
  for (const [field, value] of Object.entries(node))
    for (const child of isNode(value) ? [value] : childList(value))
      if (!names(node, field, child)) collect(child, putsInto(node, field, puts), found);
}

/** Neither a property’s name nor what something is compared with is said. */
const names = ({ type, operator }: Node, field: string, child: Node): boolean =>
  field === 'source' ||
  (type === 'Property' && field === 'key') ||
  (type === 'MemberExpression' && field === 'property') ||
  (type === 'SwitchCase' && field === 'test') ||
  (type === 'BinaryExpression' && operator !== '+' && child.type === 'Literal');

function putsInto({ type, callee, value }: Node, field: string, puts: boolean): boolean {
  if (type === 'TemplateLiteral') return true;
  if (type === 'CallExpression') return field === 'arguments' && isNode(callee) && makesText.test(`${callee.name}`);
  if (type === 'VariableDeclarator') return field === 'init';
  // One and many: "bit", "bits".
  if (type === 'Property') return isNode(value) && value.type === 'ArrayExpression';
  if (type === 'ConditionalExpression') return puts && field !== 'test';
  if (type === 'LogicalExpression') return puts && field === 'right';
  if (type === 'ArrowFunctionExpression') return puts && field === 'body';
  return puts && /^(Parenthesized|Array|TSAs|TSSatisfies)Expression$/.test(type);
}

/** What makes a text of a number and a noun, of several texts, or of one. */
const makesText =
  /^(counted|nounFor|listed|capital|it|you|verb|more|some|atLeast|does|led|runner|corp|actionPart|count)$/;

const isKind = (text: string): boolean => /^[a-z][\w-]*$/.test(text);

/** The escapes of a literal are no letters. */
const markedLiteral = (source: string): string =>
  source.replace(/\\(?:u\{?[\da-fA-F]+\}?|.)|[^\\]+/gs, (part) => (part.startsWith('\\') ? part : inPseudo(part)));
