/**
 * Parses source files, so that comments, strings and property names cause no false alarms, and code inside a template
 * literal is seen.
 */
import { parseSync } from 'vite';

/** A file of the project. `path` is relative to the project's root, with `/`. */
export interface Source {
  path: string;
  text: string;
}

/** A node of the syntax tree, as far as these checks need it. */
export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

export interface Import {
  /** As written; null if computed. */
  target: string | null;
  /** Imports only types, which do not exist at run time. */
  typeOnly: boolean;
  /** Loaded on demand. */
  lazy: boolean;
}

/** A file's tree; null if it has syntax errors. */
export function parse({ path, text }: Source): Node | null {
  const { program, errors } = parseSync(path, text);
  return errors.length > 0 ? null : (program as unknown as Node);
}

/** Every import of a file: static, re-exported, dynamic, inline type, and `new URL('…', import.meta.url)`. */
export function imports(program: Node): Import[] {
  const found: Import[] = [];
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('Export')) {
      if (!isNode(node['source'])) return;
      const names = childList(node['specifiers']);
      const typed = (name: Node) => name['importKind'] === 'type' || name['exportKind'] === 'type';
      const typeOnly = typed(node) || (names.length > 0 && names.every(typed));
      found.push({ target: literal(node['source']), typeOnly, lazy: false });
    }
    if (node.type === 'ImportExpression') found.push({ target: literal(node['source']), typeOnly: false, lazy: true });
    if (node.type === 'TSImportType')
      found.push({ target: literal(node['source'] ?? node['argument']), typeOnly: true, lazy: false });
    if (node.type === 'NewExpression' && isNode(node['callee']) && node['callee']['name'] === 'URL') {
      const [target, base] = childList(node['arguments']);
      if (base?.type === 'MemberExpression' && isNode(base['object']) && base['object'].type === 'MetaProperty') {
        found.push({ target: literal(target), typeOnly: false, lazy: true });
      }
    }
  });
  return found;
}

/** Names that a file uses without declaring them in an enclosing function. */
export function freeNames(program: Node): Node[] {
  const found: Node[] = [];
  const enter = (node: Node, known: ReadonlySet<string>) => {
    const inside = opensScope(node) ? new Set([...known, ...declared(node)]) : known;
    if (node.type === 'Identifier' && !known.has(node['name'] as string)) found.push(node);
    for (const [field, child] of children(node)) if (!namesOnly(node, field)) enter(child, inside);
  };
  enter(program, new Set());
  return found;
}

export function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const [, child] of children(node)) visit(child, see);
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export const childList = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export const lineOf = (text: string, node: Node): number => text.slice(0, node.start).split('\n').length;

/** The name in a member expression or a pattern's property; null if computed. */
export const memberName = ({ computed, property, key }: Node): string | null => {
  const name = property ?? key;
  if (!isNode(name)) return null;
  return computed ? literal(name) : name.type === 'Identifier' ? (name['name'] as string) : literal(name);
};

function literal(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'TSLiteralType') return literal(node['literal']);
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
}

function* children(node: Node): Generator<[string, Node]> {
  for (const [field, value] of Object.entries(node)) {
    if (isNode(value)) yield [field, value];
    else for (const child of childList(value)) yield [field, child];
  }
}

/** A field whose identifier is a name, not the use of a variable: `a.date`, `{ date: … }`, a label. */
function namesOnly(node: Node, field: string): boolean {
  if (field === 'property' || field === 'key') return node['computed'] !== true;
  return (
    ['label', 'imported', 'exported', 'meta', 'qualifier'].includes(field) ||
    (node.type === 'TSQualifiedName' && field === 'right') ||
    (node.type === 'TSEnumMember' && field === 'id') ||
    (node.type === 'ExportNamedDeclaration' && field === 'specifiers' && isNode(node['source']))
  );
}

const opensScope = (node: Node): boolean =>
  node.type === 'Program' || (Array.isArray(node['params']) && !node.type.startsWith('TSTypeParameter'));

/** Names declared in a scope: its parameters, and its body's declarations outside inner scopes. */
function declared(scope: Node): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(pattern['name'] as string);
    bind(pattern['argument'] ?? pattern['left'] ?? pattern['parameter']);
    for (const element of childList(pattern['elements'])) bind(element);
    for (const property of childList(pattern['properties'])) bind(property['value'] ?? property);
  };
  const look = (node: Node): void => {
    if (/Declarat|Import.*Specifier/.test(node.type)) bind(node['id'] ?? node['local']);
    if (node.type === 'CatchClause') bind(node['param']);
    if (node !== scope && opensScope(node)) return;
    for (const parameter of childList(node['params'])) bind(parameter);
    for (const [, child] of children(node)) look(child);
  };
  look(scope);
  return names;
}
