/**
 * Which layers may import which, and what the two lowest may not use. Both checks are functions of the sources only, so
 * that they can be tested on planted faults.
 */
import { posix } from 'node:path';
import {
  childList,
  freeNames,
  imports,
  isNode,
  lineOf,
  memberName,
  type Node,
  parse,
  type Source,
  visit,
} from './source.ts';

/** The layers, and the layers each may import in addition to itself. Two that do not name each other stay separate. */
const below: Record<string, string[]> = {
  base: [],
  rules: ['base'],
  peer: ['base', 'rules'],
  solo: ['base', 'rules'],
  words: ['base', 'rules', 'peer', 'solo'],
  app: ['base', 'rules', 'peer', 'solo', 'words'],
  server: ['base', 'rules', 'peer', 'solo'],
  cli: ['base', 'rules', 'peer', 'solo', 'words'],
  main: ['base', 'rules', 'peer', 'solo', 'words', 'app'],
};

/** Walls within a layer. With `types`, only run-time imports count. */
const walls: { from: RegExp; to: RegExp; types?: 'allowed'; why: string }[] = [
  {
    from: /^src\/peer\/(secret|log)\//,
    to: /^src\/peer\/(link|store|match|pairing)\//,
    why: 'secret and log know no link, store, match or pairing',
  },
  {
    from: /^src\/peer\/(link|store)\//,
    to: /^src\/peer\/(secret|log|match|pairing)\//,
    types: 'allowed',
    why: 'link and store know no more than types of secret, log, match and pairing',
  },
  {
    from: /^src\/peer\/(match|pairing)\//,
    to: /^src\/peer\/(link\/(memory|fate|peerjs|peerjs\/.*|codes|codes\/.*|bothGates|textChannel)|store\/(memory|idb|connection))\.ts$/,
    why: 'match and pairing know link and store by their interfaces, not their drivers',
  },
  {
    from: /^src\/(?!peer\/crypto(\.ts$|\/))/,
    to: /^src\/peer\/crypto\//,
    why: 'cryptography is reached through src/peer/crypto.ts alone',
  },
  {
    from: /^src\/app\/(device|games|offline|parts|play|words)\//,
    to: /^src\/app\/screens\//,
    why: 'the screens stand on all else',
  },
  {
    from: /^src\/app\/games\/\w+\/solo\//,
    to: /^src\/app\/(?!games\/\w+\/solo\/)/,
    why: 'what one phone plays by itself knows no screen',
  },
];

/** The one game that a file belongs to; null if shared by all games. */
const gameOf = (path: string): string | null =>
  /^src\/(?:rules|app\/games)\/(\w+)\//.exec(path)?.[1] ??
  /^src\/words\/\w+\/(?!screens\/)(\w+)\//.exec(path)?.[1] ??
  null;

/** The lists of all games, which load each game on demand. */
const lists = /^src\/(rules\/catalogue|app\/games\/index|words\/\w+\/(signs|games))\.ts$/;

/** The part of a game that is loaded before anyone plays it. */
const eager = /^src\/words\/\w+\/\w+\/sign\.ts$/;

/** The command line, where the user names the game. */
const terminal = /^src\/cli\//;

/** Signs that a file shared by all games was written for one of them. The rules define deck sizes. */
const names = /netrunner|\bcorp|\brunner|agenda|trenchcoat|\bgame.?master|\bdecker/i;
const sizes = /\b4[05] cards|\b45\b/;

/** Files in which numbers are lengths on the screen. */
const drawing = /^src\/app\/parts\/|\.css$/;

/** The layers within Netrunner's rules, topmost first; each imports itself and those below. The first match counts. */
const netrunner: { called: string; is: RegExp }[] = [
  { called: 'the game as a whole', is: /^(index|flow|correct|deck|nearest|breaking)\.ts$/ },
  { called: 'cards', is: /^cards\// },
  { called: 'verbs', is: /^verbs\// },
  { called: 'the rulebook', is: /^rulebook\// },
  { called: 'the draft', is: /^draft(\.ts$|\/)/ },
  { called: 'table, move, event and card', is: /^[^/]*$/ },
];

/** Packages that only certain files may name. */
const seams: { names: RegExp; where: RegExp; why: string }[] = [
  {
    names: /^(@noble|libsodium)/,
    where: /^src\/peer\/crypto\//,
    why: '@noble and libsodium are named by src/peer/crypto alone',
  },
  { names: /^cborg(\/|$)/, where: /^src\/peer\/log\/cbor\.ts$/, why: 'cborg is named by src/peer/log/cbor.ts alone' },
  {
    names: /^@?preact(\/|$)/,
    where: /^src\/(app\/(?!games\/\w+\/solo\/)|main\.tsx$)/,
    why: 'preact is for the screens alone',
  },
  { names: /^peerjs(\/|$)/, where: /^src\/peer\/link\/peerjs(\.ts$|\/)/, why: 'PeerJS is named by its driver alone' },
  { names: /^idb(\/|$)/, where: /^src\/peer\/store\//, why: 'idb is named in the store alone' },
  { names: /^node:/, where: /^src\/(server|cli)\//, why: 'only server and cli run in a terminal' },
];

/** Globals that could give two phones different results, or a result other than a value. */
const impure = new Set(
  (
    'Date Intl Promise window document fetch console performance crypto setTimeout setInterval setImmediate ' +
    'queueMicrotask requestAnimationFrame globalThis self navigator localStorage indexedDB process'
  ).split(' '),
);

/** Filled while the cards are loaded, before there is any table. */
const catalogue = 'src/rules/netrunner/card.ts';

/** Every import that goes upwards, sideways or around a seam, as `path imports target: reason`. Checks `src/` only. */
export function importFaults(files: Source[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((file) => {
      const program = parse(file);
      if (!program) return [`${file.path} cannot be read`];
      return imports(program).flatMap(({ target, typeOnly, lazy }) => {
        if (target === null) return [`${file.path} imports what is not written out`];
        return wrong(file.path, target, typeOnly, lazy).map((why) => `${file.path} imports ${target}: ${why}`);
      });
    });
}

/** Every line of shared code in `src/app`, `src/peer`, `src/solo` and `src/words` that names a game, as `path:line`. */
export function nameFaults(files: Source[]): string[] {
  return files
    .filter(({ path }) => /^src\/(app|peer|solo|words)\//.test(path) && gameOf(path) === null && !lists.test(path))
    .flatMap(({ path, text }) => {
      const words = (line: string) => names.test(line) || (!drawing.test(path) && sizes.test(line));
      return text.split('\n').flatMap((line, at) => (words(line) ? [`${path}:${at + 1}`] : []));
    });
}

/** Everything impure in `src/base` and `src/rules`, including state that outlives a call, as `path:line what`. */
export function purityFaults(files: Source[]): string[] {
  return files
    .filter(({ path }) => /^src\/(base|rules)\//.test(path))
    .flatMap((file) => {
      const program = parse(file);
      if (!program) return [`${file.path} cannot be read`];
      const kept: [Node, string][] = file.path === catalogue ? [] : keptState(program);
      return [...kept, ...impurities(program)].map(([node, what]) => `${file.path}:${lineOf(file.text, node)} ${what}`);
    });
}

/** State that outlives a call. Only `remember` and `Latest` in `base/remember.ts` may have it, keyed by identity. */
function keptState(program: Node): [Node, string][] {
  return childList(program['body'])
    .map((node) => (isNode(node['declaration']) ? node['declaration'] : node))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((node) =>
      childList(node['declarations']).filter(
        (one) => node['kind'] !== 'const' || (isEmpty(one['init']) && !isReadonly(one['id'])),
      ),
    )
    .map((one) => [one, 'state between calls']);
}

/** An initially empty container: a list, record, map or set. */
function isEmpty(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'TSAsExpression') return isEmpty(value['expression']);
  if (value.type === 'NewExpression')
    return (
      isNode(value['callee']) && /^(Weak)?(Map|Set)$/.test(`${value['callee']['name']}`) && isBare(value['arguments'])
    );
  return (
    (value.type === 'ArrayExpression' && isBare(value['elements'])) ||
    (value.type === 'ObjectExpression' && isBare(value['properties']))
  );
}

const isBare = (list: unknown): boolean => childList(list).length === 0;

function isReadonly(name: unknown): boolean {
  const outer = isNode(name) && isNode(name['typeAnnotation']) ? name['typeAnnotation']['typeAnnotation'] : null;
  if (!isNode(outer)) return false;
  if (outer.type === 'TSTypeOperator') return outer['operator'] === 'readonly';
  return (
    outer.type === 'TSTypeReference' && isNode(outer['typeName']) && /^Readonly/.test(`${outer['typeName']['name']}`)
  );
}

function wrong(path: string, target: string, typeOnly: boolean, lazy: boolean): string[] {
  if (!/^[./]/.test(target)) {
    const why = seams.filter(({ names, where }) => names.test(target) && !where.test(path)).map((seam) => seam.why);
    return why.length === 0 && /^src\/(base|rules)\//.test(path) ? ['base and rules stand on no package'] : why;
  }
  const file = target.replace(/\?.*$/, '');
  const to = file.startsWith('/') ? file.slice(1) : posix.join(posix.dirname(path), file);
  const [above, beneath] = [floor(path), floor(to)];
  if (above === null) return ['it stands on no floor'];
  if (beneath === null) return /\.(css|json|svg)$/.test(to) ? [] : ['that is on no floor'];
  if (above !== beneath && !below[above]!.includes(beneath)) return [`${above} may not import ${beneath}`];
  const [from, onto] = [innerFloor(path), innerFloor(to)];
  if (from !== null && onto !== null && onto < from) return [`${inner(from)} may not import ${inner(onto)}`];
  return [...otherGame(path, to, lazy), ...wallsBetween(path, to, typeOnly)];
}

/** No game names another, and shared code names none, except for the lists of games. */
function otherGame(path: string, to: string, lazy: boolean): string[] {
  const game = gameOf(to);
  if (game === null || game === gameOf(path) || terminal.test(path)) return [];
  if (gameOf(path) !== null) return ['no game knows another one'];
  if (!lists.test(path)) return ['what all games share knows none of them'];
  return lazy || eager.test(to) ? [] : ['a game is loaded when somebody plays it'];
}

function wallsBetween(path: string, to: string, typeOnly: boolean): string[] {
  return walls
    .filter((wall) => wall.from.test(path) && wall.to.test(to) && !(wall.types === 'allowed' && typeOnly))
    .map((wall) => wall.why);
}

function floor(path: string): string | null {
  const name = /^src\/(?:(main)\.tsx$|([a-z]+)\/)/.exec(path);
  const found = name?.[1] ?? name?.[2];
  return found !== undefined && found in below ? found : null;
}

/** A file's layer within Netrunner, where 0 is the topmost; null for a file of another part. */
function innerFloor(path: string): number | null {
  const inside = /^src\/rules\/netrunner\/(.*)$/.exec(path)?.[1];
  return inside === undefined ? null : netrunner.findIndex(({ is }) => is.test(inside));
}

const inner = (floor: number): string => netrunner[floor]?.called ?? 'what stands on no floor of Netrunner';

function impurities(program: Node): [Node, string][] {
  const found: [Node, string][] = [];
  const membersOf = new Map<unknown, string | null>();
  visit(program, (node) => {
    if (node['async'] === true || node.type === 'AwaitExpression' || node['await'] === true)
      found.push([node, 'async']);
    if (node.type === 'MemberExpression') membersOf.set(node['object'], memberName(node));
    if (node.type === 'MemberExpression' || node.type === 'Property') {
      const name = memberName(node);
      if (name !== null && /^(localeCompare|toLocale.*)$/.test(name)) found.push([node, name]);
    }
    if (node.type === 'CallExpression' && isNode(node['callee']) && childList(node['arguments']).length === 0) {
      const name = node['callee'].type === 'MemberExpression' ? memberName(node['callee']) : null;
      if (name === 'sort' || name === 'toSorted') found.push([node, `${name} without an order`]);
    }
  });
  for (const node of freeNames(program)) {
    const name = node['name'] as string;
    if (impure.has(name)) found.push([node, name]);
    // Any use of Math without a named member could be `random` under another name.
    if (name === 'Math' && (membersOf.get(node) ?? 'random') === 'random') found.push([node, 'Math.random']);
  }
  return found.sort(([a], [b]) => a.start - b.start);
}
