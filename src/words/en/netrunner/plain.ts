/** A text without its symbols' brackets: "[3]" is "3 bits". */
import { counted } from '../counted.ts';
export const plain = (text: string): string =>
  text
    .replace(/\[(\d+)\]/g, (_, n: string) => counted(Number(n), 'bit'))
    .replace(/\[action\]/g, 'action')
    .replace(/\[trash\]/g, 'trash this card')
    .replace(/\[sub\]\s*/g, '');
