/** Creating, filling, rearranging and leaving forts; a subsidiary fort ends with its last card (N-CINS-12, T-6). */
import { withChanges } from '../../../base/withChanges.ts';
import type { Seat, Slot } from '../../game.ts';
import type { Source } from '../event.ts';
import { CORP, cardAt, countersOf, type Fort, type FortId, fortOf, type Holder, isCentral } from '../table.ts';
import { changeRun, type Draft, emit, side } from './draft.ts';
import { newSlot, slotPlace, updateCard } from './slots.ts';

/** Creates an empty subsidiary fort with a number never used before. */
export function newFort(draft: Draft): FortId {
  draft.table.lastFort += 1;
  const id = `f${draft.table.lastFort}`;
  draft.table.forts = [...draft.table.forts, { id, ice: [], inside: [], counters: {} }];
  return id;
}

export function changeFort(draft: Draft, id: FortId, patch: Partial<Fort>): void {
  draft.table.forts = draft.table.forts.map((fort) => (fort.id === id ? withChanges(fort, patch) : fort));
}

/** Keeps a card face down despite counters on its fort that expose everything. */
export function keepUnexposed(draft: Draft, slot: Slot): void {
  const fort = fortOf(draft.table, cardAt(draft.table, slot).fort ?? '');
  if (fort) changeFort(draft, fort.id, { unexposed: [...(fort.unexposed ?? []), slot] });
}

/** A new counter exposes everything in the fort, including cards kept face down despite earlier counters. */
export function resetUnexposed(draft: Draft, id: FortId): void {
  if (fortOf(draft.table, id)?.unexposed) changeFort(draft, id, { unexposed: [] });
}

/** Ice goes outermost (N-CINS-18), everything else inside. */
export function placeInFort(draft: Draft, slot: Slot, id: FortId): void {
  const fort = fortOf(draft.table, id);
  if (!fort) throw new Error(`no fort ${id}`);
  const { ice } = cardAt(draft.table, slot);
  updateCard(draft, slot, { fort: id });
  if (ice) changeFort(draft, id, { ice: [slot, ...fort.ice] });
  else changeFort(draft, id, { inside: [...fort.inside, slot] });
  const { run } = draft.table;
  if (ice && run?.fort === id) changeRun(draft, { at: run.at + 1 });
}

/** Replaces the ice `old`, which leaves the fort, with `fresh`. */
export function replaceIce(draft: Draft, old: Slot, fresh: Slot): void {
  const { fort } = cardAt(draft.table, old);
  if (fort === null) return;
  const ice = fortOf(draft.table, fort)?.ice ?? [];
  changeFort(draft, fort, { ice: ice.map((slot) => (slot === old ? fresh : slot)) });
  updateCard(draft, fresh, { fort });
  updateCard(draft, old, { fort: null });
}

/** Reorders the ice on a fort, outermost first. */
export function orderIce(draft: Draft, fort: FortId, ice: readonly Slot[]): void {
  changeFort(draft, fort, { ice });
}

/** Installs the top card of R&D face down at the given position on the fort, as ice in a new slot. */
export function fromPileToFort(draft: Draft, fort: FortId, at: number): void {
  const there = fortOf(draft.table, fort);
  if (!there) return;
  draft.table.corp.pile -= 1;
  const slot = newSlot(draft, { owner: CORP, card: null, active: false, ice: true, fort });
  changeFort(draft, fort, { ice: there.ice.toSpliced(at, 0, slot) });
  draft.events.push({ kind: 'card', owner: CORP, from: { in: 'pile', at: 0 }, to: slotPlace(slot), face: null });
}

/**
 * Moves ice to the given position on a fort, with everything on it. A run that has just begun starts outside all ice
 * there.
 */
export function moveIce(draft: Draft, slot: Slot, to: FortId, at: number): void {
  leaveFort(draft, slot);
  const fort = fortOf(draft.table, to);
  if (!fort) throw new Error(`no fort ${to}`);
  updateCard(draft, slot, { fort: to });
  changeFort(draft, to, { ice: fort.ice.toSpliced(at, 0, slot) });
  if (draft.table.run) changeRun(draft, { at: 0, gone: false });
}

/** Removes a subsidiary fort without cards (N-CINS-12, T-6). */
export function removeIfEmpty(draft: Draft, id: FortId): void {
  const fort = fortOf(draft.table, id);
  if (fort && fort.ice.length + fort.inside.length === 0 && !isCentral(id)) dropFort(draft, id);
}

/** Takes a slot out of its fort; a subsidiary fort ends with its last card (N-CINS-12, T-6). */
export function leaveFort(draft: Draft, slot: Slot): void {
  const id = cardAt(draft.table, slot).fort;
  const fort = id === null ? undefined : fortOf(draft.table, id);
  if (!fort) return;
  const at = fort.ice.indexOf(slot);
  const ice = fort.ice.filter((one) => one !== slot);
  const inside = fort.inside.filter((one) => one !== slot);
  const { run } = draft.table;
  if (at >= 0 && run?.fort === fort.id) {
    // If ice outside the run's position leaves, the position shifts (N-CINS-22); if the current ice leaves, the next
    // takes its place.
    if (at < run.at) changeRun(draft, { at: run.at - 1 });
    else if (at === run.at) changeRun(draft, { gone: true });
  }
  const unexposed = fort.unexposed && { unexposed: fort.unexposed.filter((one) => one !== slot) };
  if (ice.length + inside.length > 0 || isCentral(fort.id))
    return changeFort(draft, fort.id, { ice, inside, ...unexposed });
  dropFort(draft, fort.id);
}

function dropFort(draft: Draft, id: FortId): void {
  draft.table.forts = draft.table.forts.filter((one) => one.id !== id);
  // Before success, the run ends because its fort is gone (OP-11); after success, pending accesses are finished.
  const now = draft.table.run;
  if (now?.fort === id && !now.success) changeRun(draft, { ended: true });
}

/**
 * Adds bits (takes them if `amount` is below 0); the caller ensures that the pool stays at 0 or above. `by`: what is
 * paid for, if not a text.
 */
export function changeBits(draft: Draft, seat: Seat, amount: number, reason: string, by?: Source): void {
  if (amount === 0) return;
  side(draft, seat).bits += amount;
  emit(draft, { kind: 'bits', seat, amount, why: reason, ...(by ? { by } : {}) });
}

/**
 * Adds counters to a player, a fort or a card, or takes them (below 0). No effect on a card or fort that has left play
 * (R-GEN-04).
 */
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

/** Adds counters to a card, or removes them if `amount` is below 0. */
export function addCounters(draft: Draft, slot: Slot, counter: string, amount: number): void {
  if (amount === 0) return;
  const { counters } = cardAt(draft.table, slot);
  updateCard(draft, slot, { counters: { ...counters, [counter]: (counters[counter] ?? 0) + amount } });
  emit(draft, { kind: 'counters', slot, counter, amount });
}
