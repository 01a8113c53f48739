/** Which events deserve a moment before both players’ eyes: what a line that soon makes room for the next would let slip by. */
import type { CardId, Seat } from '../../rules/game.ts';
import type { NetrunnerEvent } from '../../rules/netrunner/event.ts';
import { CORP, type Table } from '../../rules/netrunner/table.ts';

export interface Moment {
  /** Of what comes together the heaviest is told large; what is lighter than `TELLING` is told beside others only. */
  weight: number;
  card?: CardId;
  die?: number;
  /** Who has done it, and has it before his eyes already. */
  by?: Seat;
  /** The screen of the run or the access shows it while it lasts. */
  shownInRun?: true;
}

export const TELLING = 2;

/** From the event alone, and the public table before it. */
export function momentOf(event: NetrunnerEvent, before: Table): Moment | null {
  switch (event.kind) {
    case 'stolen':
    case 'scored':
      return { weight: 6, card: event.card };
    case 'rolled':
      return { weight: 5, die: event.value };
    case 'damage':
    case 'badPublicity':
    case 'points':
    case 'purged':
    case 'guessed':
    case 'noted':
      return { weight: 4 };
    case 'tags':
      return event.amount > 0 ? { weight: 4 } : null;
    case 'runOver':
      return event.success
        ? null
        : event.jackedOut
          ? { weight: 3, by: before.active }
          : { weight: 3, shownInRun: true };
    case 'accessed':
      return event.card === null ? null : { weight: 2, card: event.card, shownInRun: true };
    case 'exposed':
    case 'shown':
      return { weight: 3, card: event.card };
    case 'played':
      return { weight: 3, card: event.card, by: event.seat };
    case 'rezzed': {
      const rezzed: Moment = { weight: 2, card: event.card, by: CORP };
      return before.run && before.cards[event.slot]?.ice ? { ...rezzed, shownInRun: true } : rezzed;
    }
    case 'trashed':
      return event.card === null ? { weight: 1 } : { weight: 3, card: event.card, by: before.active };
    case 'diverted':
    case 'swapped':
    case 'rearranged':
      return { weight: 2 };
    case 'prevented':
    case 'given':
      return { weight: 1 };
    case 'encountered':
      return { weight: 1, card: event.card, shownInRun: true };
    case 'subroutine':
      return { weight: 1, shownInRun: true };
    default:
      return null;
  }
}
