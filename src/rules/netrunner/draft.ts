/**
 * The next table while it is made, with what happened on the way. The lists and cards of the old table are shared and
 * never changed: every function here replaces what it touches. The only place where a table is written.
 */
import type { CardId, Place, Seat, Slot } from '../game.ts';
import { definition } from './card.ts';
import { isRemembered, type NetrunnerEvent } from './event.ts';
import type { Frame } from './frame.ts';
import {
  CORP,
  type Corp,
  cardAt,
  countersOf,
  type Fort,
  type FortId,
  fortOf,
  type Holder,
  hostedIn,
  type Installed,
  isCentral,
  type Lasting,
  RUNNER,
  type Table,
} from './table.ts';

type Shared = Pick<Corp, 'bits' | 'hand' | 'pile' | 'points' | 'counters'>;

export interface Draft {
  table: Table;
  events: NetrunnerEvent[];
}

/** A draft that can be written without touching `table`. */
export function draftOf(table: Table): Draft {
  return { table: { ...table, corp: { ...table.corp }, runner: { ...table.runner } }, events: [] };
}

export function emit(draft: Draft, event: NetrunnerEvent): void {
  draft.events.push(event);
  if (!isRemembered(event)) return;
  const { past } = draft.table;
  draft.table.past = { ...past, turn: [...past.turn, event] };
}

// ---- frames

export function push(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames, frame];
}

/** Ends the frame at work; `got` is its answer for the frame below. */
export function pop(draft: Draft, got?: readonly number[]): void {
  const frames = draft.table.frames.slice(0, -1);
  const below = frames.at(-1);
  if (got && below) frames[frames.length - 1] = { ...below, got };
  draft.table.frames = frames;
}

/** Changes the frame at work. */
export function become(draft: Draft, frame: Frame): void {
  draft.table.frames = [...draft.table.frames.slice(0, -1), frame];
}

// ---- bits and other numbers

/** Adds bits (below 0: takes). A pool never goes below 0: the caller has checked. */
export function changeBits(draft: Draft, seat: Seat, amount: number, why: string): void {
  if (amount === 0) return;
  side(draft, seat).bits += amount;
  emit(draft, { kind: 'bits', seat, amount, why });
}

/** More actions in the turn going on; what is still owed takes them first (N-TURN-12). */
export function addActions(draft: Draft, seat: Seat, count: number): void {
  const owed = Math.min(count, draft.table.debt[seat]);
  owe(draft, seat, -owed);
  draft.table.actions += count - owed;
}

/** Actions to forgo in turns to come; below 0: forgone now. */
export function owe(draft: Draft, seat: Seat, more: number): void {
  const [corp, runner] = draft.table.debt;
  draft.table.debt = seat === CORP ? [corp + more, runner] : [corp, runner + more];
}

/** What is good for one thing only comes next, and counts as well (R-GEN-46). Result: how many went. */
function forgoSpecial(draft: Draft, count: number): number {
  let left = count;
  const kept = draft.table.special.toReversed().flatMap((one) => {
    const gone = Math.min(left, one.left);
    left -= gone;
    return one.left > gone ? [{ ...one, left: one.left - gone }] : [];
  });
  draft.table.special = kept.reverse();
  return count - left;
}

/** Actions left this turn go first, the rest is owed (N-TURN-12). */
export function forgo(draft: Draft, seat: Seat, count: number): void {
  if (draft.table.active !== seat) return owe(draft, seat, count);
  const left = count - forgoSpecial(draft, count);
  const now = Math.min(left, draft.table.actions);
  draft.table.actions -= now;
  owe(draft, seat, left - now);
}

/** The part of the draft that belongs to a seat: both have bits, a hand, a pile, points and counters. */
export function side(draft: Draft, seat: Seat): Shared {
  return seat === CORP ? draft.table.corp : draft.table.runner;
}

// ---- cards in slots

export function change(draft: Draft, slot: Slot, patch: Partial<Installed>): void {
  draft.table.cards = { ...draft.table.cards, [slot]: { ...cardAt(draft.table, slot), ...patch } };
}

/** The type that was chosen for a card is chosen no more. */
export function forgetType(draft: Draft, slot: Slot): void {
  const { chosen: _, ...card } = cardAt(draft.table, slot);
  draft.table.cards = { ...draft.table.cards, [slot]: card };
}

export function addCounters(draft: Draft, slot: Slot, counter: string, amount: number): void {
  if (amount === 0) return;
  const { counters } = cardAt(draft.table, slot);
  change(draft, slot, { counters: { ...counters, [counter]: (counters[counter] ?? 0) + amount } });
  emit(draft, { kind: 'counters', slot, counter, amount });
}

/** Adds counters to a player, a fort or a card, or takes them (below 0). What is no longer there gets none (R-GEN-04). */
export function changeCounters(draft: Draft, on: Holder, counter: string, amount: number): void {
  if (amount === 0) return;
  const held = countersOf(draft.table, on);
  if (!held) return;
  if ('slot' in on) return addCounters(draft, on.slot, counter, amount);
  const { [counter]: before = 0, ...others } = held;
  const now = before + amount;
  const counters = now === 0 ? others : { ...others, [counter]: now };
  if ('fort' in on) changeFort(draft, on.fort, { counters });
  else side(draft, on.seat).counters = counters;
  emit(draft, { kind: 'given', to: on, counter, amount });
}

export function countUse(draft: Draft, slot: Slot, name: string, times = 1): void {
  const { used } = cardAt(draft.table, slot);
  change(draft, slot, { used: { ...used, [name]: (used[name] ?? 0) + times } });
}

/** A new slot, with a handle never used before (N-HID-02). It stands in no list yet. */
export function newSlot(draft: Draft, card: Omit<Installed, 'slot' | 'counters' | 'used'>): Slot {
  const slot = draft.table.lastSlot + 1;
  draft.table.lastSlot = slot;
  draft.table.cards = { ...draft.table.cards, [slot]: { ...card, slot, counters: {}, used: {} } };
  return slot;
}

function dropSlot(draft: Draft, slot: Slot): void {
  const { [slot]: _, ...cards } = draft.table.cards;
  draft.table.cards = cards;
}

// ---- forts

export function newFort(draft: Draft): FortId {
  draft.table.lastFort += 1;
  const id = `f${draft.table.lastFort}`;
  draft.table.forts = [...draft.table.forts, { id, ice: [], inside: [], counters: {} }];
  return id;
}

function changeFort(draft: Draft, id: FortId, patch: Partial<Fort>): void {
  draft.table.forts = draft.table.forts.map((fort) => (fort.id === id ? { ...fort, ...patch } : fort));
}

/** Ice goes outermost (N-CINS-18), everything else inside. */
export function placeInFort(draft: Draft, slot: Slot, id: FortId): void {
  const fort = fortOf(draft.table, id);
  if (!fort) throw new Error(`no fort ${id}`);
  const { ice } = cardAt(draft.table, slot);
  change(draft, slot, { fort: id });
  if (ice) changeFort(draft, id, { ice: [slot, ...fort.ice] });
  else changeFort(draft, id, { inside: [...fort.inside, slot] });
  const { run } = draft.table;
  if (ice && run?.fort === id) draft.table.run = { ...run, at: run.at + 1 };
}

/** The other card stands where that ice stood; the one it replaces stands on no fort any more. */
export function takePlace(draft: Draft, old: Slot, fresh: Slot): void {
  const { fort } = cardAt(draft.table, old);
  if (fort === null) return;
  const ice = fortOf(draft.table, fort)?.ice ?? [];
  changeFort(draft, fort, { ice: ice.map((slot) => (slot === old ? fresh : slot)) });
  change(draft, fresh, { fort });
  change(draft, old, { fort: null });
}

/** The ice of a fort in another order, the outermost first. */
export function orderIce(draft: Draft, fort: FortId, ice: readonly Slot[]): void {
  changeFort(draft, fort, { ice });
}

/** Everything inside goes to its owner's hand; the fort stays, empty as it may be, until `endIfEmpty`. */
export function takeInsideOut(draft: Draft, fort: FortId): number {
  const inside = fortOf(draft.table, fort)?.inside ?? [];
  changeFort(draft, fort, { inside: [] });
  for (const slot of inside) {
    change(draft, slot, { fort: null });
    slotToHand(draft, slot);
  }
  return inside.length;
}

/** A subsidiary fort without any card is none (N-CINS-12, T-6). */
export function endIfEmpty(draft: Draft, id: FortId): void {
  const fort = fortOf(draft.table, id);
  if (fort && fort.ice.length + fort.inside.length === 0 && !isCentral(id)) dropFort(draft, id);
}

/** Takes a slot out of its fort; a subsidiary fort ends with its last card (N-CINS-12, T-6). */
function leaveFort(draft: Draft, slot: Slot): void {
  const id = cardAt(draft.table, slot).fort;
  const fort = id === null ? undefined : fortOf(draft.table, id);
  if (!fort) return;
  const at = fort.ice.indexOf(slot);
  const ice = fort.ice.filter((one) => one !== slot);
  const inside = fort.inside.filter((one) => one !== slot);
  const { run } = draft.table;
  if (at >= 0 && run?.fort === fort.id) {
    // Ice outside the place of the run moves in (N-CINS-22); if it is the ice at hand, the next one stands here now.
    if (at < run.at) draft.table.run = { ...run, at: run.at - 1 };
    else if (at === run.at) draft.table.run = { ...run, gone: true };
  }
  if (ice.length + inside.length > 0 || isCentral(fort.id)) return changeFort(draft, fort.id, { ice, inside });
  dropFort(draft, fort.id);
}

function dropFort(draft: Draft, id: FortId): void {
  draft.table.forts = draft.table.forts.filter((one) => one.id !== id);
  // Before its success the run has nowhere to go any more (OP-11); after it the accesses due are finished.
  const now = draft.table.run;
  if (now?.fort === id && !now.success) draft.table.run = { ...now, ended: true };
}

// ---- cards on the move

const place = (slot: Slot): Place => ({ in: 'slot', slot });

/**
 * A card leaves its slot for its owner's discard pile: face up when its face is public, face down otherwise
 * (N-CINS-07). Its counters are gone (N-CTR-01).
 */
export function trashSlot(draft: Draft, slot: Slot): void {
  const { owner, card } = cardAt(draft.table, slot);
  if (hasChangedSides(draft.table, slot)) return openSlot(draft, slot);
  leavePlay(draft, slot);
  emit(draft, { kind: 'trashed', seat: owner, slot, card });
  if (card === null) {
    change(draft, slot, { fort: null, active: false, counters: {}, used: {} });
    draft.table.corp.down = [slot, ...draft.table.corp.down];
    draft.events.push({
      kind: 'card',
      owner,
      from: place(slot),
      to: { in: 'slot', slot, discarded: true },
      face: null,
    });
    return;
  }
  dropSlot(draft, slot);
  toDiscard(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: place(slot), to: { in: 'open' }, face: card });
}

/** Puts a face on top of its owner's face-up discard pile (N-GOLD-10). */
export function toDiscard(draft: Draft, owner: Seat, card: CardId): void {
  const { corp, runner } = draft.table;
  if (owner === CORP) corp.up = [card, ...corp.up];
  else runner.trash = [card, ...runner.trash];
}

/** Whose deck the card came from: the Runner may have a card of the Corp's in his rig. */
const deckOf = (table: Table, slot: Slot): Seat => {
  const { owner, card } = cardAt(table, slot);
  return card === null ? owner : definition(card).side;
};

/** Such a card lies in nobody's pile or hand again: where it leaves play it is out of the game. */
export const hasChangedSides = (table: Table, slot: Slot): boolean => deckOf(table, slot) !== cardAt(table, slot).owner;

/** A card of the Corp's that lies open comes into a slot of the Runner's. */
export function changeSides(draft: Draft, card: CardId): Slot {
  const slot = newSlot(draft, { card, owner: RUNNER, active: false, ice: false, fort: null });
  draft.events.push({ kind: 'card', owner: CORP, from: { in: 'open' }, to: place(slot), face: card });
  return slot;
}

/** A slot ends and its card lies open elsewhere (stolen); the caller puts it into a list. */
export function openSlot(draft: Draft, slot: Slot): void {
  const { card } = cardAt(draft.table, slot);
  const owner = deckOf(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  draft.events.push({ kind: 'card', owner, from: place(slot), to: { in: 'open' }, face: card });
}

/** A slot ends and its card goes back into its owner's hand, face down. */
export function slotToHand(draft: Draft, slot: Slot): void {
  if (hasChangedSides(draft.table, slot)) return openSlot(draft, slot);
  const { owner } = cardAt(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  side(draft, owner).hand += 1;
  draft.events.push({ kind: 'card', owner, from: place(slot), to: { in: 'hand' }, face: null });
}

/** A slot ends and its card goes into its owner's draw pile, which is shuffled next; `at`: to that place instead. */
export function slotToPile(draft: Draft, slot: Slot, at?: number): void {
  if (hasChangedSides(draft.table, slot)) return openSlot(draft, slot);
  const { owner, card } = cardAt(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  side(draft, owner).pile += 1;
  const to: Place = at === undefined ? { in: 'pile' } : { in: 'pile', at };
  draft.events.push({ kind: 'card', owner, from: place(slot), to, face: card });
}

/** Both piles of Archives go into R&D, which is shuffled next. */
export function archivesToPile(draft: Draft): void {
  const { corp } = draft.table;
  for (const slot of corp.down) slotToPile(draft, slot);
  for (const face of corp.up) {
    corp.pile += 1;
    draft.events.push({ kind: 'card', owner: CORP, from: { in: 'open' }, to: { in: 'pile' }, face });
  }
  corp.up = [];
}

/** Out of whatever list holds the slot. */
export function leavePlay(draft: Draft, slot: Slot): void {
  leaveFort(draft, slot);
  const { corp, runner } = draft.table;
  if (runner.rig.includes(slot)) {
    const inside = hostedIn(draft.table, slot);
    runner.rig = runner.rig.filter((one) => one !== slot);
    for (const one of inside) trashSlot(draft, one);
  }
  if (corp.scored.includes(slot)) corp.scored = corp.scored.filter((one) => one !== slot);
  if (corp.down.includes(slot)) corp.down = corp.down.filter((one) => one !== slot);
}

/** From hand into a new slot. With a face: shown, so that whoever answers proves it. */
export function handToSlot(
  draft: Draft,
  owner: Seat,
  card: Omit<Installed, 'slot' | 'counters' | 'used' | 'owner'>,
  discarded?: true,
): Slot {
  side(draft, owner).hand -= 1;
  unsee(draft, owner, card.card);
  const slot = newSlot(draft, { ...card, owner });
  const to: Place = discarded ? { in: 'slot', slot, discarded } : place(slot);
  draft.events.push({
    kind: 'card',
    owner,
    from: { in: 'hand' },
    to,
    face: card.card,
    ...(card.card === null ? {} : { fresh: true as const }),
  });
  return slot;
}

/** From hand to the open, shown; the caller puts it into a list. */
export function handToOpen(draft: Draft, owner: Seat, card: CardId): void {
  side(draft, owner).hand -= 1;
  unsee(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: { in: 'hand' }, to: { in: 'open' }, face: card, fresh: true });
}

/** The face of a slot becomes public. */
export function turnUp(draft: Draft, slot: Slot, face: CardId): void {
  const { owner, card } = cardAt(draft.table, slot);
  if (card !== null) return;
  change(draft, slot, { card: face });
  draft.events.push({ kind: 'card', owner, from: place(slot), to: place(slot), face, fresh: true });
}

/** A face the Runner saw in HQ leaves it openly. */
function unsee(draft: Draft, owner: Seat, face: CardId | null): void {
  const { seen } = draft.table.corp;
  const at = owner === CORP && face !== null ? seen.indexOf(face) : -1;
  if (at >= 0) draft.table.corp.seen = seen.toSpliced(at, 1);
}

/** A face that was shown for a moment is covered again (N-HID-15); with rulings it stays known (T-3). */
export function cover(draft: Draft, slot: Slot): void {
  const { owner } = cardAt(draft.table, slot);
  change(draft, slot, draft.table.options.rules === 'rulings' ? { card: null, seen: true } : { card: null });
  draft.events.push({ kind: 'card', owner, from: place(slot), to: place(slot), face: null });
}

// ---- lasting effects

export function last(draft: Draft, lasting: Lasting): void {
  draft.table.lasting = [...draft.table.lasting, lasting];
}

/** With a seat, what lasts until a moment of that player. */
export function endLasting(draft: Draft, until: Lasting['until'], seat?: Seat): void {
  const ends = (one: Lasting): boolean => one.until === until && (seat === undefined || one.seat === seat);
  if (draft.table.lasting.some(ends)) draft.table.lasting = draft.table.lasting.filter((one) => !ends(one));
}

export function gameOver(draft: Draft, winner: Seat | null, why: string): void {
  if (draft.table.over) return;
  draft.table.over = { winner, why };
  emit(draft, { kind: 'over', winner, why });
}

/** What the Runner once promised to forfeit comes off the points he scores. */
function forfeited(draft: Draft, points: number): number {
  let left = points;
  draft.table.lasting = draft.table.lasting.flatMap((one) => {
    if (one.what !== 'forfeit' || left === 0) return [one];
    const now = Math.min(left, one.amount);
    left -= now;
    return now === one.amount ? [] : [{ ...one, amount: one.amount - now }];
  });
  return points - left;
}

/** Adds agenda points; seven win at once (N-WIN-01, N-WIN-02). */
export function addPoints(draft: Draft, seat: Seat, brought: number): void {
  const points = seat === RUNNER && brought > 0 ? brought - forfeited(draft, brought) : brought;
  side(draft, seat).points += points;
  if (side(draft, seat).points >= 7)
    gameOver(
      draft,
      seat,
      seat === RUNNER ? 'The Runner has seven agenda points.' : 'The Corp has seven agenda points.',
    );
}
