/** The short banner for a steal, a score or a flatline. */
import type { CardId, Seat } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import { CORP, RUNNER } from '../../../rules/netrunner/table.ts';
import { counted } from '../counted.ts';
import { begun } from '../sides.ts';
import { flatlineWords } from './harm.ts';
import type { TableView } from './tableView.ts';

export interface HeadlineEvent {
  title: string;
  detail: string;
  card?: CardId;
  /** The player who benefits. */
  seat: Seat;
  harm?: true;
}

/**
 * The most important of these events; null if none qualifies. `reading`: whether the Runner has yet to read the
 * accessed card.
 */
export function headlineOf(v: TableView, events: readonly NetrunnerEvent[], reading: boolean): HeadlineEvent | null {
  for (const event of [...events].reverse()) {
    const flatline = event.kind === 'over' ? flatlineWords(v.table) : null;
    if (flatline !== null) return { title: 'Flatlined', detail: flatline, seat: CORP, harm: true };
    if (event.kind === 'scored')
      return {
        title: by(v, CORP, 'score', 'scores'),
        detail: pointsOf(event.card, event.points),
        card: event.card,
        seat: CORP,
      };
    if (event.kind === 'stolen' && !(reading && v.seat === RUNNER))
      return {
        title: by(v, RUNNER, 'steal', 'steals'),
        detail: pointsOf(event.card, event.points),
        card: event.card,
        seat: RUNNER,
      };
  }
  return null;
}

const by = (v: TableView, seat: Seat, mine: string, theirs: string): string =>
  v.seat === seat ? `You ${mine}` : `${begun(v.names[seat])} ${theirs}`;

const pointsOf = (card: CardId, points: number): string => `${definition(card).title}, ${counted(points, 'point')}`;
