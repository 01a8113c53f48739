/** Finds where a type is asserted, not proven: `x as T`, except `as const`. A non-null `x!` counts too. */
import { isNode, type Node, parse, type Source, visit } from './source.ts';

/** Each assertion in these files, as `path:line`. */
export const assertionsIn = (files: readonly Source[]): string[] =>
  files.flatMap((file) => {
    const program = parse(file);
    const found: string[] = [];
    if (program === null) return [`${file.path}: not to be read`];
    visit(program, (node) => {
      if (isClaim(node)) found.push(`${file.path}:${file.text.slice(0, node.start).split('\n').length}`);
    });
    return found;
  });

function isClaim({ type, typeAnnotation: to }: Node): boolean {
  if (type === 'TSNonNullExpression' || type === 'TSTypeAssertion') return true;
  if (type !== 'TSAsExpression') return false;
  return !(isNode(to) && isNode(to['typeName']) && to['typeName']['name'] === 'const');
}
