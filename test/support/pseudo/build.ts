/** The app in the test language: texts are marked as the words are built. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { appPlugins } from '../../../vite.config.ts';
import { childList, isNode, type Node, parse } from '../sources/source.ts';
import { inPseudo } from './language.ts';

/** Returns the folder of the build; the caller removes it. */
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

/** A module of this folder in the test language. */
export async function loadPseudo<Module>(name: string): Promise<Module> {
  const outDir = mkdtempSync(join(tmpdir(), 'meatspace-pseudo-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [marking()],
    build: {
      ssr: fileURLToPath(new URL(name, import.meta.url)),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'said.mjs' } },
    },
  });
  const module = (await import(pathToFileURL(join(outDir, 'said.mjs')).href)) as Module;
  rmSync(outDir, { recursive: true });
  return module;
}

/**
 * Excludes the lessons, whose words are stored with their moves: no test plays them in this language. Also excludes the
 * language's name, which the browser must know.
 */
const said = /\/src\/words\/en\/(?!netrunner\/lessons\/|trenchcoat\/learn\/lesson\.ts|language\.ts).*\.ts$/;

const marking = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (code, id) => (said.test(id) ? { code: markedSource(id, code), map: null } : null),
});

/** A source file of the words with its texts marked, except texts it compares, looks up or passes on as a kind. */
export function markedSource(path: string, code: string): string {
  const program = parse({ path, text: code });
  if (!program) throw new Error(`${path} cannot be read`);
  const found: Text[] = [];
  collect(program, false, texts.test(path) ? putsAll : putsInto, found);
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
 * The literals that a person reads. `puts`: this node's value is inserted into a text, so that even a single lower-case
 * word is a word; otherwise, it is a kind.
 */
function collect(node: Node, puts: boolean, into: typeof putsInto, found: Text[]): void {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull)|ThrowStatement)/.test(node.type)) return;
  if (isMeaning(node)) return;
  if (node.type === 'NewExpression' && !(isNode(node['callee']) && node['callee']['name'] === 'Map')) return;
  if (node.type === 'TemplateElement') found.push(node as Node & Text);
  if (node.type === 'Literal' && typeof node['value'] === 'string' && (puts || !isKind(node['value'])))
    found.push(node as Node & Text);
  for (const [field, value] of Object.entries(node))
    for (const child of isNode(value) ? [value] : childList(value))
      if (!names(node, field, child)) collect(child, into(node, field, puts), into, found);
}

/** A meaning consists only of kinds. */
const isMeaning = (node: Node): boolean =>
  node.type === 'ObjectExpression' &&
  childList(node['properties']).some(({ key }) => isNode(key) && key['name'] === 'v');

/** A property name or a compared value is not a text. */
const names = ({ type, operator }: Node, field: string, child: Node): boolean =>
  field === 'source' ||
  (type === 'Property' && field === 'key') ||
  (type === 'MemberExpression' && field === 'property') ||
  (type === 'SwitchCase' && field === 'test') ||
  (type === 'BinaryExpression' && operator !== '+' && child.type === 'Literal');

function putsInto({ type, callee, value, operator, object }: Node, field: string, puts: boolean): boolean {
  switch (type) {
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return field === 'arguments' && isNode(callee) && makesText.test(`${callee['name']}`);
    case 'VariableDeclarator':
      return field === 'init';
    // Singular and plural: "bit", "bits".
    case 'Property':
      return isNode(value) && value.type === 'ArrayExpression';
    case 'ConditionalExpression':
      return puts && field !== 'test';
    case 'LogicalExpression':
      return puts && (operator === '??' || field === 'right');
    // An item of a list: ['never', 'once'][n].
    case 'MemberExpression':
      return puts && field === 'object' && isNode(object) && object.type === 'ArrayExpression';
    case 'ArrowFunctionExpression':
      return puts && field === 'body';
    default:
      return puts && /^(Parenthesized|Array|TSAs|TSSatisfies)Expression$/.test(type);
  }
}

/** Functions that insert nearly all of their arguments into a text. */
const putsAll = ({ type, callee }: Node, field: string): boolean =>
  type === 'CallExpression'
    ? field === 'arguments' && isNode(callee) && callee.type === 'Identifier'
    : !/^(Member|Binary|Chain)Expression$/.test(type) && field !== 'test';

/** The files to which that applies: card texts and their parts. */
const texts = /\/netrunner\/(cards\/|phrases)/;

/** Functions that make a text from a number and a noun, from several texts, or from one. */
const makesText = /^(counted|nounFor|listed|capital|it|you|verb|more|some|atLeast|does|led|runner|corp|by|fall)$/;

const isKind = (text: string): boolean => /^[a-z][\w-]*$/.test(text);

/** The escapes of a literal are not letters. */
const markedLiteral = (source: string): string =>
  source.replace(/\\(?:u\{?[\da-fA-F]+\}?|.)|[^\\]+/gs, (part) => (part.startsWith('\\') ? part : inPseudo(part)));
