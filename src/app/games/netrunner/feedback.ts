/** Which events of a Netrunner game a player can feel or hear without looking. */
import type { Seat } from '../../../rules/game.ts';
import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import { netrunner, type Table } from '../../../rules/netrunner/index.ts';
import { CORP } from '../../../rules/netrunner/table.ts';
import type { FeedbackKind } from '../../device/feedback.ts';
import type { PlayStep } from '../../play/running.ts';
import { automaticAnswer } from './autoPass.ts';

/** Uses only public information, never hands or settings, since both phones lie on the same table. */
export function feedbackFor(
  { events, before, after }: Omit<PlayStep<Table>, 'known'>,
  seat: Seat,
): readonly FeedbackKind[] {
  const felt = events.flatMap((event) => eventFelt(event as NetrunnerEvent, seat) ?? []);
  return isAsked(after, seat) && !isAsked(before, seat) ? [...felt, 'turn'] : felt;
}

function eventFelt(event: NetrunnerEvent, seat: Seat): FeedbackKind | null {
  switch (event.kind) {
    case 'turn':
      return event.seat === seat ? 'turn' : null;
    // Runners know about their own runs anyway.
    case 'run':
      return seat === CORP ? 'run' : null;
    case 'trace':
      return 'trace';
    case 'damage':
      return event.amount > 0 ? 'damage' : null;
    default:
      return null;
  }
}

/**
 * Whether, in the opponent's turn, the table waits for this player and the question does not pass automatically. In
 * their own turn players are watching anyway and would be alerted at every step.
 */
function isAsked(table: Table, seat: Seat): boolean {
  if (table.active === seat) return false;
  const question = netrunner.ask(table);
  const decides = (question.kind === 'move' || question.kind === 'choose') && question.of === seat;
  return (decides || question.kind === 'sealed') && automaticAnswer(table, question, seat, 'none') === null;
}
