/**
 * Which cards use which verbs, read from the sources: a verb is exported by `verbs/`, or is a text defined next to a
 * card. Helpers in the card files are followed.
 */
import { posix } from 'node:path';
import { childList, freeNames, isNode, lineOf, memberName, type Node, parse, type Source, visit } from './source.ts';

export interface CardSource {
  id: string;
  lines: number;
  verbs: ReadonlySet<string>;
}

interface Module {
  program: Node;
  text: string;
  /** What a name stands for in this file if it comes from another module. */
  imported: ReadonlyMap<string, { path: string; name: string }>;
  /** What a name stands for that has all exports of another module: `v` in `v.gain(2)`. */
  namespaces: ReadonlySet<string>;
  /** Names declared at the top level of the file. */
  own: ReadonlyMap<string, Node>;
}

/** Every card defined in these sources, in file order. */
export function cardsIn(sources: readonly Source[]): CardSource[] {
  const modules = new Map(
    sources.flatMap((source) => (parse(source) ? [[source.path, moduleOf(source)] as const] : [])),
  );
  return [...modules].flatMap(([path, module]) =>
    childList(module.program['body']).flatMap((statement) => {
      const id = cardId(statement);
      if (id === null) return [];
      const lines =
        lineOf(module.text, { ...statement, start: Number(statement['end']) }) - lineOf(module.text, statement) + 1;
      return [{ id, lines, verbs: verbsOf(modules, path, statement) }];
    }),
  );
}

/** How many cards use each verb. */
export function uses(cards: readonly CardSource[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { verbs } of cards) for (const verb of verbs) found.set(verb, (found.get(verb) ?? 0) + 1);
  return found;
}

/** `ice('keeper', …)`, or a helper of that form. */
function cardId({ type, expression }: Node): string | null {
  if (type !== 'ExpressionStatement' || !isNode(expression) || expression.type !== 'CallExpression') return null;
  const [id, title] = childList(expression['arguments']);
  return typeof id?.['value'] === 'string' && typeof title?.['value'] === 'string' ? id['value'] : null;
}

function verbsOf(modules: ReadonlyMap<string, Module>, path: string, from: Node): Set<string> {
  const verbs = new Set<string>();
  const seen = new Set<Node>();
  const look = (path: string, node: Node): void => {
    const module = modules.get(path);
    if (!module || seen.has(node)) return;
    seen.add(node);
    visit(node, (member) => {
      const verb = verbOf(module, member);
      const room = verb && [...modules].find(([path, { own }]) => path.includes('/verbs/') && own.has(verb))?.[0];
      if (room) verbs.add(`${room.split('/verbs/')[1]} ${verb}`);
    });
    for (const { name } of freeNames({ type: 'Program', start: node.start, body: [node] })) {
      const imported = module.imported.get(String(name));
      const own = module.own.get(String(name));
      if (imported?.path.includes('/verbs/')) verbs.add(`${imported.path.split('/verbs/')[1]} ${imported.name}`);
      else if (imported) lookAt(imported.path, imported.name);
      else if (own && own !== node) {
        if (says(own)) verbs.add(`${path.split('/cards/')[1]} ${name}`);
        look(path, own);
      }
    }
  };
  const lookAt = (path: string, name: string): void => {
    const node = modules.get(path)?.own.get(name);
    if (node && path.includes('/cards/')) look(path, node);
  };
  look(path, from);
  return verbs;
}

/** The verb in `v.gain`; null for any other node. */
function verbOf({ namespaces }: Pick<Module, 'namespaces'>, node: Node): string | null {
  if (node.type !== 'MemberExpression' || !isNode(node['object'])) return null;
  return namespaces.has(String(node['object']['name'])) ? memberName(node) : null;
}

/** Whether the function gives its effect a meaning. */
function says(declaration: Node): boolean {
  let found = false;
  visit(declaration, (node) => {
    if (node.type === 'Property' && isNode(node['key']) && node['key']['name'] === 'says') found = true;
    if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'verb') found = true;
  });
  return found;
}

function moduleOf(source: Source): Module {
  const program = parse(source) as Node;
  const imported = new Map<string, { path: string; name: string }>();
  const namespaces = new Set<string>();
  const own = new Map<string, Node>();
  for (const statement of childList(program['body'])) {
    const from = isNode(statement['source']) ? String(statement['source']['value']) : '';
    for (const one of childList(statement['specifiers'])) {
      if (one.type === 'ImportNamespaceSpecifier' && isNode(one['local'])) namespaces.add(String(one['local']['name']));
      if (isNode(one['local']) && isNode(one['imported']))
        imported.set(String(one['local']['name']), {
          path: posix.join(posix.dirname(source.path), from),
          name: String(one['imported']['name']),
        });
    }
    const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
    if (isNode(declaration['id'])) own.set(String(declaration['id']['name']), declaration);
    for (const one of childList(declaration['declarations']))
      if (isNode(one['id'])) own.set(String(one['id']['name']), one);
  }
  return { program, text: source.text, imported, namespaces, own };
}

/** Optional parameters of verbs that only one card uses: "trashInstalled and". */
export function loneParameters(sources: readonly Source[]): string[] {
  const optional = new Map<string, { name: string; at: number }[]>();
  for (const source of sources.filter(({ path }) => path.includes('/verbs/')))
    for (const [name, node] of moduleOf(source).own) optional.set(name, optionalOf(node));
  const given = new Map<string, number>();
  for (const calls of callsByCard(sources))
    for (const [name, maxArguments] of calls)
      for (const one of optional.get(name) ?? [])
        if (maxArguments > one.at) given.set(`${name} ${one.name}`, (given.get(`${name} ${one.name}`) ?? 0) + 1);
  return [...given].flatMap(([parameter, times]) => (times === 1 ? [parameter] : []));
}

function optionalOf(declaration: Node): { name: string; at: number }[] {
  const made = isNode(declaration['init']) ? declaration['init'] : declaration;
  return childList(made['params']).flatMap((one, at) => {
    if (one.type === 'AssignmentPattern' && isNode(one['left']))
      return [{ name: String(one['left']['name'] ?? 'options'), at }];
    return one['optional'] === true ? [{ name: String(one['name']), at }] : [];
  });
}

/** By card, the maximum number of arguments it passes to each function it calls. */
const callsByCard = (sources: readonly Source[]): Map<string, number>[] =>
  sources
    .filter(({ path }) => path.includes('/cards/'))
    .flatMap((source) => childList(parse(source)?.['body']).filter((statement) => cardId(statement) !== null))
    .map((statement) => {
      const calls = new Map<string, number>();
      visit(statement, (node) => {
        if (node.type !== 'CallExpression' || !isNode(node['callee'])) return;
        const name = memberName(node['callee']) ?? String(node['callee']['name']);
        calls.set(name, Math.max(calls.get(name) ?? 0, childList(node['arguments']).length));
      });
      return calls;
    });
