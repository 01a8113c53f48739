/** Queries on past events, for cards that depend on them. */
import type { Slot } from '../../game.ts';
import { definition } from '../card.ts';
import type { Card } from '../effect.ts';
import type { NetrunnerEvent } from '../event.ts';
import { CORP, type FortId, RUNNER, type Table } from '../table.ts';

/**
 * In its last turn the Corp installed a card in or on the given fort, or a counter was added to one
 * (R-CARD-roving-submarine).
 */
export const touchedByCorp = ({ past, cards }: Table, fort: FortId): boolean =>
  past.last[CORP].some((event) => {
    if (event.kind === 'installed') return event.fort === fort;
    return event.kind === 'counters' && event.amount > 0 && cards[event.slot]?.fort === fort;
  });

/** Pieces of ice rezzed this turn, each listed once. */
export const iceRezzed = ({ past }: Table): Slot[] => [
  ...new Set(
    past.turn.flatMap((event) =>
      event.kind === 'rezzed' && definition(event.card).type === 'ice' ? [event.slot] : [],
    ),
  ),
];

export const wasTagged = ({ past }: Table): boolean =>
  past.turn.some((event) => event.kind === 'tags' && event.amount > 0);

type Trashed = Extract<NetrunnerEvent, { kind: 'trashed' }>;

/** The Corp's cards that the Runner trashed in that period by their own actions. */
export const trashedByRunner = (events: Table['past']['turn']): Trashed[] =>
  events.filter((event): event is Trashed => event.kind === 'trashed' && event.seat === CORP && event.by === RUNNER);

/** Whether one of the trashed cards is known to match. */
export const trashedAmong = (events: Table['past']['turn'], is: (card: Card) => boolean): boolean =>
  trashedByRunner(events).some(({ card }) => card !== null && is(definition(card)));

/** The events of each successful run on the given fort this turn. */
export function successfulRuns({ past }: Table, fort: FortId): Table['past']['turn'] {
  const starts = past.turn.flatMap((event, at) => (event.kind === 'run' ? [at] : []));
  return starts.flatMap((start, at) => {
    const run = past.turn.slice(start, starts[at + 1]);
    return run.some((event) => event.kind === 'success' && event.fort === fort) ? run : [];
  });
}
