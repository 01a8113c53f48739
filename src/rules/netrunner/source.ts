/**
 * Which card is behind what happens and behind what is asked, so that both can be told with its name. Frames know it, and a table
 * holds no face that only one player knows: whatever is named here is public.
 */
import type { CardId, Seat } from '../game.ts';
import type { Frame } from './frame.ts';
import type { Table } from './table.ts';

/** A card, and whose text it is. */
export interface Source {
  card: CardId;
  seat: Seat;
}

/** What only carries out or asks for the text below it. Any other frame is a matter of the rules: no card is behind it. */
const between: ReadonlySet<Frame['do']> = new Set<Frame['do']>([
  'choose',
  'conceal',
  'counter',
  'draw',
  'flatline',
  'forced',
  'forcedRez',
  'found',
  'guess',
  'guest',
  'hand',
  'hide',
  'innermost',
  'installIce',
  'installOne',
  'installProgram',
  'keepTrashed',
  'look',
  'pay',
  'random',
  'refill',
  'rezOne',
  'roll',
  'runs',
  'search',
  'show',
  'swapIce',
  'tag',
  'trashing',
  'turnTop',
]);

/** The card whose text is carried out now, with whatever that text asks for; undefined where the rules alone do or ask something. */
export function sourceOf({ frames }: Pick<Table, 'frames'>): Source | undefined {
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (!frame) return undefined;
    const source = named(frame);
    if (source) return { card: source.card, seat: source.seat };
    if (!between.has(frame.do)) return undefined;
  }
  return undefined;
}

/** The card that frame is about, if it says so itself. */
function named(frame: Frame): Source | undefined {
  switch (frame.do) {
    case 'effect':
    case 'trace':
      return frame.ref;
    case 'damage':
      return frame.source;
    case 'play':
      return frame;
    case 'choose':
      return frame.ref;
    case 'replace':
      // Several that could step in are named by the choice between them.
      return frame.left.length === 1 ? frame.left[0] : undefined;
    default:
      return undefined;
  }
}
