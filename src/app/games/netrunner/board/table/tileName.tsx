/** A card's name on a tile, shortened to what fits into so many px in the face that is used. */

import { rem } from '../../../../parts/useSize.ts';
import { type Ruler, shortName } from '../../words/short.ts';

/** Of the name on a tile, in rem. */
const NAME_REM = 0.6875;

let canvas: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Measures once for each text and size. */
const measured: Ruler = (text) => {
  const size = rem() * NAME_REM;
  const key = `${size} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    canvas ??= document.createElement('canvas').getContext('2d');
    if (!canvas) return text.length * size * 0.6;
    canvas.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
    width = canvas.measureText(text).width;
    widths.set(key, width);
  }
  return width;
};

/** `room` in px; 0 while nothing is laid out yet. */
export function TileName({ title, room }: { title: string; room: number }) {
  return <span class="name">{room > 0 ? shortName(title, room, measured) : ''}</span>;
}
