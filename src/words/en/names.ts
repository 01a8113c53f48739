/** Sanitizes player names for the app's sentences. Names from outside are shown only in this form. */
import type { Seat } from '../../rules/game.ts';
import type { GameInfo } from '../types.ts';
import { sideNames, unnamed } from './sides.ts';

/** Maximum length in graphemes; the code points per grapheme are limited too. */
const NAME_LETTERS = 24;
const CODES_A_LETTER = 3;

/** Cleans a name for one line of at most `letters`: no invisible, bidirectional or stacked combining characters. */
export function oneLine(text: string, letters: number): string {
  const seen = text
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Me}]/gu, '')
    .replace(/(^| )\p{M}+/gu, '$1')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const bounded = [...seen].slice(0, CODES_A_LETTER * letters).join('');
  return lettersOf(bounded).slice(0, letters).join('').trim();
}

/** Splits into code points where the browser can't segment graphemes. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];

/** A cleaned name; empty if nothing is left, or if the app itself uses it to refer to a player. */
export function cleanName(name: string): string {
  const clean = oneLine(name, NAME_LETTERS);
  return isTaken(clean) ? '' : clean;
}

/** Whether the app itself uses the word for a player, or to mean no player. */
export function isTaken(name: string): boolean {
  const [first = ''] = name.trim().split(/\s/);
  return taken.has(folded(name)) || ['you', 'your'].includes(folded(first));
}

/** The app's own words for players, without spaces, for comparison. */
const WORDS = 'you your yours me nobody both host guest player otherplayer theotherplayer otherphone theotherphone';
const sides = sideNames.map((name) => name.replaceAll(' ', '').toLowerCase());
const taken = new Set([...WORDS.split(' '), ...sides.flatMap((name) => [name, `the${name}`])]);

/** A key that is equal for names players would confuse. */
function folded(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return [...plain.replace(/[^\p{L}\p{N}]/gu, '')].map((letter) => alike.get(letter) ?? letter).join('');
}

/** Letters of other alphabets that look like the letters in the words above. */
const alike = new Map(
  ['cсϲ', 'eеε', 'nոп', 'oоοօ0', 'pрρ', 'rг', 'uυս', 'yуүγ', 'tт', 'hһн', 'bь', 'mм'].flatMap(([latin, ...others]) =>
    others.map((other) => [other, latin as string] as const),
  ),
);

/** Display names by seat. An opponent who has no name, or the same name as this player, is named after their side. */
export function namesAt(info: Pick<GameInfo, 'seats'>, seat: Seat, mine: string, theirs: string): [string, string] {
  const other = mine === theirs || (folded(mine) !== '' && folded(mine) === folded(theirs)) ? '' : theirs;
  const [first, second] = seat === 0 ? [mine, other] : [other, mine];
  return [first || unnamed(info, 0), second || unnamed(info, 1)];
}
