/** Numbers, limits and places in words. Symbols are in brackets, and screens draw them: `[3]` bits. */
import type { Limit } from '../../../rules/netrunner/effect.ts';
import { HQ, RD, type SpecialActions } from '../../../rules/netrunner/table.ts';
import { counted, nounFor } from '../counted.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 1 -> "one"; digits above ten. */
export const number = (n: number): string => words[n] ?? String(n);

/** 1 -> "once", 2 -> "twice", 3 -> "three times". */
export const frequency = (n: number): string => ['never', 'once', 'twice'][n] ?? `${number(n)} times`;

/** The period of a limit: " a turn", " a run", or empty for the whole game. */
export const perWords = ({ per }: Limit): string => ({ turn: ' per turn', run: ' per run', game: '' })[per ?? 'turn'];

const vowels = new Set('aeiou');

/** 1, "card" -> "a card"; 3 -> "three cards". */
export const some = (n: number, noun: string): string =>
  n === 1 ? `${vowels.has(noun.charAt(0).toLowerCase()) ? 'an' : 'a'} ${noun}` : `${number(n)} ${nounFor(n, noun)}`;

/** Examples: "a program" or "hardware". */
export const aType = (type: string): string => (type === 'hardware' ? type : some(1, type));

/** A kind of damage as the rulebook spells it. */
export const damageNamed = (type: string): string => (type === 'net' ? 'Net' : type);

/** Bits, as a symbol. */
export const bits = (n: number): string => `[${n}]`;

/** What an action can be used for. */
export const actionPurposes: Record<SpecialActions['for'], string> = {
  install: 'install a card',
  program: 'install a program',
  draw: 'draw a card',
  bit: 'gain [1]',
  run: 'run',
  [HQ]: 'run on HQ',
  [RD]: 'run on R&D',
  subsidiary: 'run on a subsidiary fort',
};

/** Where a card may be installed, if restricted. */
export const placeWords = {
  subsidiary: 'a subsidiary fort',
  hqOrRd: 'HQ or R&D',
  hq: 'HQ',
  notArchives: 'a fort other than Archives',
} as const;

const symbolNames: Readonly<Record<string, string>> = { action: 'action', trash: 'trash this card' };

/** Card text with its symbols in words: "[3]" is "3 bits". */
export function plain(text: string): string {
  const [start = '', ...symbols] = text.split('[');
  return start + symbols.map(spelled).join('');
}

/** `text` starts just after an opening bracket. */
function spelled(text: string): string {
  const end = text.indexOf(']');
  const symbol = text.slice(0, end);
  const rest = text.slice(end + 1);
  if (end < 1) return `[${text}`;
  if (symbol === 'sub') return rest.trimStart();
  const bits = Number(symbol);
  if (Number.isInteger(bits)) return counted(bits, 'bit') + rest;
  return (symbolNames[symbol] ?? `[${symbol}]`) + rest;
}
