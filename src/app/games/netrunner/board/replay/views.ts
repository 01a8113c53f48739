/**
 * Turns a moment of a finished game into props for the board's parts, with every known face and a record of what one
 * player did not know.
 */
import type { CardId, Known, Seat, Slot } from '../../../../../rules/game.ts';
import type { Moment } from '../../../../../rules/moment.ts';
import { CORP, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import type { ReplayTableProps } from '../../../gameUi.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import type { NetrunnerSeated } from '../seated.ts';
import { initialDrawn } from '../table/drawn.ts';

type Shown = Moment<Table, Known>;

/** What is known of a player's cards when nothing is. */
const nothing = (seat: Seat): Known => ({ seat, hand: [], pile: [], slots: {}, seen: {}, own: {} });

/** Returns read-only props for the board's parts. */
export function viewOf(
  {
    moment: { table, known },
    record,
    names,
    seals,
  }: Pick<ReplayTableProps<Table, NetrunnerRecord>, 'moment' | 'record' | 'names' | 'seals'>,
  seat: Seat,
  blind: Seat | null,
): NetrunnerSeated {
  return {
    table,
    seat,
    known: known[seat] ?? nothing(seat),
    question: { kind: 'over', winner: null, why: '' },
    questionAt: 0,
    moves: [],
    play: () => undefined,
    pending: false,
    refusal: () => null,
    names,
    seals,
    link: 'closed',
    storageKey: 'replay',
    lines: record.lines,
    piles: record.piles,
    drawn: initialDrawn({ hand: [], pile: 0, turn: table.turn }),
    sealed: [false, false],
    corner: '',
    unknown: blind === null ? new Set() : new Set(unknownTo(blind, { table })),
  };
}

/** Returns the table with all known cards face up. Otherwise, face-down cards keep their state. */
export function withFaces({ table, known }: Shown, seats: readonly Seat[]): Table {
  const cards = Object.values(table.cards).map((card) => {
    const face = seats.includes(card.owner) ? (known[card.owner]?.slots[card.slot] ?? null) : null;
    return [card.slot, card.card === null && face !== null ? { ...card, card: face } : card];
  });
  return { ...table, cards: Object.fromEntries(cards) };
}

/** The opponent's installed cards that were face down and unknown to the given player. */
function unknownTo(seat: Seat, { table }: Pick<Shown, 'table'>): Slot[] {
  const down = new Set(table.corp.down);
  return Object.values(table.cards)
    .filter(({ owner, card, seen, slot }) => owner !== seat && card === null && seen !== true && !down.has(slot))
    .map(({ slot }) => slot);
}

/** A player's hand, and whether the opponent had been shown each card. */
export function handOf({ table, known }: Shown, seat: Seat): { card: CardId; shown: boolean }[] {
  const shown = seat === CORP ? [...table.corp.seen] : [];
  return (known[seat]?.hand ?? []).map((card) => {
    const at = shown.indexOf(card);
    if (at >= 0) shown.splice(at, 1);
    return { card, shown: at >= 0 };
  });
}

/** How many of the opponent's cards, in hand and on the table, the player did not know. */
export function hiddenFrom(seat: Seat, { table }: Shown): number {
  const held = seat === RUNNER ? table.corp.hand - table.corp.seen.length : table.runner.hand;
  return Math.max(0, held) + unknownTo(seat, { table }).length;
}
