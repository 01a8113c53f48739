/** A text without its symbols' brackets: "[3]" is "3 bits". */
export const plain = (text: string): string =>
  text
    .replace(/\[(\d+)\]/g, (_, n: string) => `${n} bit${n === '1' ? '' : 's'}`)
    .replace(/\[action\]/g, 'action')
    .replace(/\[trash\]/g, 'trash this card')
    .replace(/\[sub\]\s*/g, '');
