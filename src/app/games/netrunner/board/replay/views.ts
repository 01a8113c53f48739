/** A moment of a finished game as the board's parts take it: with every face that is known, and what one of the two did not know. */
import type { CardId, Known, Seat, Slot } from '../../../../../rules/game.ts';
import type { Moment } from '../../../../../rules/moment.ts';
import { CORP, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import type { ReplayTableProps } from '../../../gameUi.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import type { NetrunnerSeated } from '../seated.ts';
import { firstSeen } from '../table/drawn.ts';

type Shown = Moment<Table, Known>;

/** Where nothing is known of a player's cards. */
const nothing = (seat: Seat): Known => ({ seat, hand: [], pile: [], slots: {}, seen: {}, own: {} });

/** What the parts of a board need; nothing can be done with it. */
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
    keptAs: 'replay',
    lines: record.lines,
    piles: record.piles,
    drawn: firstSeen({ hand: [], pile: 0, turn: table.turn }),
    sealed: [false, false],
    corner: '',
    unknown: blind === null ? new Set() : new Set(unknownTo(blind, { table })),
  };
}

/** The table as if every card that is known lay face up; face-down ones stay what they are otherwise. */
export function withFaces({ table, known }: Shown, seats: readonly Seat[]): Table {
  const cards = Object.values(table.cards).map((card) => {
    const face = seats.includes(card.owner) ? (known[card.owner]?.slots[card.slot] ?? null) : null;
    return [card.slot, card.card === null && face !== null ? { ...card, card: face } : card];
  });
  return { ...table, cards: Object.fromEntries(cards) };
}

/** Installed cards of the other one that lay face down before that player, and that they had not seen. */
function unknownTo(seat: Seat, { table }: Pick<Shown, 'table'>): Slot[] {
  const down = new Set(table.corp.down);
  return Object.values(table.cards)
    .filter(({ owner, card, seen, slot }) => owner !== seat && card === null && seen !== true && !down.has(slot))
    .map(({ slot }) => slot);
}

/** The hand of that player, with which of it the other one had been shown. */
export function handOf({ table, known }: Shown, seat: Seat): { card: CardId; shown: boolean }[] {
  const shown = seat === CORP ? [...table.corp.seen] : [];
  return (known[seat]?.hand ?? []).map((card) => {
    const at = shown.indexOf(card);
    if (at >= 0) shown.splice(at, 1);
    return { card, shown: at >= 0 };
  });
}

/** How many cards of the other one, in hand and on the table, that player did not know. */
export function hiddenFrom(seat: Seat, { table }: Shown): number {
  const held = seat === RUNNER ? table.corp.hand - table.corp.seen.length : table.runner.hand;
  return Math.max(0, held) + unknownTo(seat, { table }).length;
}
