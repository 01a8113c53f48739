/**
 * The cards in the discard piles and how they got there, derived from events, since the table knows only which cards
 * they are.
 */
import type { CardId, Seat, Slot } from '../../../../rules/game.ts';
import type { NetrunnerEvent } from '../../../../rules/netrunner/event.ts';
import { RUNNER, type Table } from '../../../../rules/netrunner/table.ts';
import { damageWords, isEndOfTurn, trashedFate } from './fates.ts';

export interface DiscardedCard {
  owner: Seat;
  /** Null while it is face down. */
  card: CardId | null;
  /** The slot of a face-down card; null for a face-up one. */
  slot: Slot | null;
  turn: number;
  /** Example: "lost to 1 Net damage from Neural Blade". */
  how: string;
}

/** A card in a pile, as displayed. `fell` is null if the record does not go back that far. */
export interface PileCard {
  card: CardId | null;
  slot: Slot | null;
  fell: DiscardedCard | null;
}

/** The piles after a step, newest first. `before`: the table before it. */
export function pilesAfter(
  piles: readonly DiscardedCard[],
  events: readonly NetrunnerEvent[],
  before: Table,
  names: readonly [string, string],
): readonly DiscardedCard[] {
  let now = piles;
  let { turn } = before;
  const fall = (owner: Seat, card: CardId | null, slot: Slot | null, how: string): void => {
    now = [{ owner, card, slot, turn, how }, ...now];
  };
  for (const [at, event] of events.entries()) {
    const told = { events, at, before, names };
    if (event.kind === 'turn') turn = event.turn;
    else if (event.kind === 'damage')
      for (const card of event.lost ?? []) fall(RUNNER, card, null, `lost to ${damageWords(event)}`);
    else if (event.kind === 'played') fall(event.seat, event.card, null, 'played');
    else if (event.kind === 'trashed')
      fall(event.seat, event.card, event.card === null ? event.slot : null, trashedFate(event, told));
    else if (event.kind === 'discarded')
      fall(
        event.seat,
        event.card ?? null,
        event.card === undefined ? slotAfter(events, at) : null,
        isEndOfTurn(before)
          ? `discarded at the end of turn ${turn}, chosen by ${names[event.seat]}`
          : `discarded by ${names[event.seat]}`,
      );
    else if (event.kind === 'card') {
      const { from, to, owner, face } = event;
      if (to.in === 'slot' && to.discarded && !now.some(({ slot }) => slot === to.slot))
        fall(owner, null, to.slot, from.in === 'pile' ? 'trashed from R&D' : 'put there');
      // The card is turned face up where it is, for example by a run on Archives.
      else if (from.in === 'slot' && to.in === 'open' && face !== null)
        now = now.map((one) => (one.slot === from.slot ? { ...one, card: face, slot: null } : one));
      else if (from.in === 'slot' && !(to.in === 'slot' && to.slot === from.slot))
        now = now.filter(({ slot }) => slot !== from.slot);
      else if (from.in === 'open' && face !== null) now = withoutNewest(now, owner, face);
    }
  }
  return now;
}

/** The slot that the next card goes to. */
function slotAfter(events: readonly NetrunnerEvent[], at: number): Slot | null {
  const moved = events.slice(at + 1).find((one) => one.kind === 'card');
  return moved?.kind === 'card' && moved.to.in === 'slot' ? moved.to.slot : null;
}

function withoutNewest(piles: readonly DiscardedCard[], owner: Seat, card: CardId): readonly DiscardedCard[] {
  const at = piles.findIndex((one) => one.owner === owner && one.card === card);
  return at < 0 ? piles : piles.toSpliced(at, 1);
}

/** A pile, newest first. Face-down cards in Archives keep their place in time. */
export function cardsInPile(table: Table, seat: Seat, piles: readonly DiscardedCard[]): readonly PileCard[] {
  const left = piles.filter(({ owner }) => owner === seat);
  const take = (fits: (one: DiscardedCard) => boolean): DiscardedCard | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  if (seat === RUNNER)
    return table.runner.trash.map((card) => ({ card, slot: null, fell: take((one) => one.card === card) }));
  const up = table.corp.up.map((card): PileCard => ({ card, slot: null, fell: take((one) => one.card === card) }));
  const down = table.corp.down.map((slot): PileCard => ({ card: null, slot, fell: take((one) => one.slot === slot) }));
  return merged(up, down, piles);
}

/** Merges two lists, each newest first. */
function merged(
  up: readonly PileCard[],
  down: readonly PileCard[],
  piles: readonly DiscardedCard[],
): readonly PileCard[] {
  const all: PileCard[] = [];
  const rank = ({ fell }: PileCard): number => (fell ? piles.indexOf(fell) : piles.length);
  let at = 0;
  for (const one of up) {
    for (let next = down[at]; next && rank(next) < rank(one); next = down[at]) {
      all.push(next);
      at++;
    }
    all.push(one);
  }
  return [...all, ...down.slice(at)];
}
