/**
 * The card behind an event or a question, so both can be shown with its name. Frames know it, and a table holds no face
 * only one player knows: whatever is named here is public.
 */
import type { CardId, Seat } from '../game.ts';
import type { Frame } from './frame.ts';
import type { Table } from './table.ts';

/** A card, and its owner. */
export interface Source {
  card: CardId;
  seat: Seat;
}

/**
 * Frames that only carry out or ask for the text below them. Any other frame belongs to the rules: no card is behind
 * it.
 */
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

/**
 * The card whose text is carried out now, including whatever that text asks for; undefined if the rules alone act or
 * ask.
 */
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
      // If several could step in, the choice between them names them.
      return frame.left.length === 1 ? frame.left[0] : undefined;
    default:
      return undefined;
  }
}
