/** Card text with its symbols in words: "[3]" is "3 bits". */
import { counted } from '../counted.ts';

const words: Readonly<Record<string, string>> = { action: 'action', trash: 'trash this card' };

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
  return (words[symbol] ?? `[${symbol}]`) + rest;
}
