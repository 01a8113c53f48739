import type { CardId, Seat } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { NetrunnerEvent } from '../../../../rules/netrunner/event.ts';
import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { rich } from '../../../rich.ts';
import { counted } from '../../counted.ts';
import { begun } from '../../sides.ts';
import { flatlineWords } from '../harm.ts';
import type { TableView } from '../tableView.ts';

export const drawnTitle = (count: number) => `You draw ${count}`;
export const drawingTitle = 'You draw';
/** While the record is empty: at the start, or when a game continues from another one's position. */
export const gameStarts = (turn: number) => (turn === 0 ? 'The game starts' : `Turn ${turn}`);
export const record = 'Record. ';
export const handAction = (open: boolean, brief: boolean) => (open ? 'Cover' : brief ? 'Hand' : 'Look');
export const handDetail = (open: boolean, brief: boolean) =>
  open ? 'your hand' : brief ? ', look at it' : 'at your hand';
export const recordTitle = 'Record';
export const takeBack = 'Take back';
export const hintWhatMattersNow = 'Hint: what matters now';
export const whatCanIDo = 'What can I do?';
export const tableMenu = 'Table menu';
export const handChange = (from: number, to: number) => `${from} to ${to}`;
export const hand = <T>(change: T, whose: string) => rich`${change}${whose} hand`;
export const chosenAtRandom = (single: boolean, whose: string) =>
  `Chosen at random. ${single ? 'It’s' : 'They’re'} face up in ${whose} trash.`;
export const bidsRevealed = 'Bids revealed';
export const continueLabel = 'Continue';
export const traceResult = (success: boolean) => (success ? 'The trace succeeds' : 'The trace fails');
export const tieResult = (trace: number, link: number, success: boolean) =>
  `${trace} against ${link}: a tie goes to the ${success ? 'Corp' : 'Runner'}`;
export const against = (trace: number, link: number) => `${trace} against ${link}`;
export const ownedNoun = (yours: boolean, noun: string, name: string) =>
  yours ? `Your ${noun}` : begun(`${name}’s ${noun}`);
export const baseOrLimit = (isCorp: boolean, trace: string, limit: number) =>
  isCorp ? `${trace === 'comprehensive' ? 'base' : 'limit'} ${limit}` : '';

export const possessive = (mine: boolean, name: string) => (mine ? 'your' : `${name}’s`);
export const traceOrLink = (isCorp: boolean) => (isCorp ? 'trace' : 'link');

/** The short banner for a steal, a score or a flatline. */
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
