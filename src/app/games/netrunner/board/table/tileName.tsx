/** A card's name on a tile: in full if it fits, otherwise its short name. */

import * as words from '../../../../../words/en/netrunner/board/table.ts';
import { nameLines, type Ruler, shortName } from '../../../../../words/en/netrunner/short.ts';
import { rem } from '../../../../parts/useSize.ts';

/** Font size of the name on a tile (rem). */
const NAME_REM = 0.6875;

let canvas: CanvasRenderingContext2D | null | undefined;
/** Font size currently set on the canvas (px). */
let fontSize: number | undefined;
const widths = new Map<string, number>();

/** Cached by text and size. */
const measured: Ruler = (text) => {
  const size = rem() * NAME_REM;
  const key = `${size} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    canvas ??= document.createElement('canvas').getContext('2d');
    if (!canvas) return text.length * size * 0.6;
    // Setting the font each time would make the browser lay out everything drawn so far.
    if (size !== fontSize) canvas.font = words.fontOf(size, getComputedStyle(document.body).fontFamily);
    fontSize = size;
    width = canvas.measureText(text).width;
    widths.set(key, width);
  }
  return width;
};

/** Width of a card's short name, in px. */
export const shortWidth = (title: string): number => measured(shortName(title));

/** `maxWidth`: in px; 0 before layout. */
export function TileName({ title, maxWidth, maxLines = 1 }: { title: string; maxWidth: number; maxLines?: 1 | 2 }) {
  const lines = maxWidth > 0 ? nameLines(title, maxWidth, maxLines, measured) : [];
  return (
    <span class={`name lines as-block ${lines.length > 1 ? 'two' : ''}`}>
      {lines.map((line) => (
        <span class="as-block" key={line}>
          {line}
        </span>
      ))}
    </span>
  );
}
