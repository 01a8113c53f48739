/** Where a source can be mutated, and how: one small fault per site, each of which still compiles. */
import { parseSync } from 'vite';

export interface Site {
  readonly start: number;
  readonly end: number;
  /** The replacement text. */
  readonly text: string;
}

/** A node of a parsed source, with only the fields read here. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const swapped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
};

const isPart = (value: unknown): value is Part => typeof (value as Part | null)?.type === 'string';

/** Types mean nothing at run time, and a module's imports are checked before any test. */
const isLeftOut = ({ type }: Part): boolean => /^TS(?!As|Satisfies|NonNull)|^Import|^Export(All|Named)/.test(type);

/** All sites of a source, in order. Throws if it does not parse. */
export function sitesOf(path: string, source: string): Site[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  const sites: Site[] = [];
  const walk = (part: Part): void => {
    if (isLeftOut(part) && !isPart(part['declaration'])) return;
    sites.push(...faultsAt(part, source));
    for (const value of Object.values(part)) for (const child of [value].flat()) if (isPart(child)) walk(child);
  };
  walk(program as unknown as Part);
  return sites.sort((a, b) => a.start - b.start);
}

function faultsAt(part: Part, source: string): Site[] {
  const at = ({ start, end }: Part, text: string): Site[] => [{ start, end, text }];
  const textOf = ({ start, end }: Part): string => source.slice(start, end);
  const [left, right] = [part['left'], part['right']] as Part[];
  switch (part.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const to = swapped[String(part['operator'])];
      if (to === undefined || !left || !right || isText(left) || isText(right)) return [];
      return at(part, `${textOf(left)} ${to} ${textOf(right)}`);
    }
    case 'UnaryExpression':
      return part['operator'] === '!' ? at(part, textOf(part['argument'] as Part)) : [];
    case 'ConditionalExpression': {
      const [test, yes, no] = [part['test'], part['consequent'], part['alternate']] as [Part, Part, Part];
      return at(part, `${textOf(test)} ? ${textOf(no)} : ${textOf(yes)}`);
    }
    case 'Literal':
      if (typeof part['value'] === 'number') return at(part, String(part['value'] + 1));
      return typeof part['value'] === 'boolean' ? at(part, String(!part['value'])) : [];
    case 'ExpressionStatement':
      return isDropped(part['expression'] as Part) ? at(part, ';') : [];
    default:
      return [];
  }
}

/** Concatenated texts are words, not numbers. */
const isText = ({ type, value }: Part): boolean => type === 'TemplateLiteral' || typeof value === 'string';

/** A statement with an effect: a call, an assignment. */
const isDropped = ({ type, argument }: Part): boolean =>
  /^(Call|Await|Assignment|Update)Expression$/.test(type) ||
  (type === 'UnaryExpression' && (argument as Part).type === 'CallExpression');

/** The source with that mutation. */
export const withFault = (source: string, { start, end, text }: Site): string =>
  `${source.slice(0, start)}${text}${source.slice(end)}`;
