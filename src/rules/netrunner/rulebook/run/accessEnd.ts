/**
 * The end of an access: agendas are stolen, trash costs paid, everything else goes back (N-ACC-07 to 11). A free steal
 * is forced and happens without asking; the Runner is asked if they have a choice, and always if only they know one of
 * the cards.
 */

import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { hasUsable } from '../../active.ts';
import { definition, findCard } from '../../card.ts';
import {
  addPoints,
  changeRun,
  type Draft,
  emit,
  emitTrashed,
  giveToRunner,
  removeFaceUp,
  replaceFrame,
  slotToHand,
  toDiscard,
  turnDown,
} from '../../draft.ts';
import type { Accessed, FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, counters, hasFaceDownInRig, RUNNER, type Table } from '../../table.ts';
import { useMoves, useRefusal } from '../abilities.ts';
import { hiddenMoves } from '../cards/hidden.ts';
import { installFault, putInRig } from '../cards/install.ts';
import { trash } from '../cards/trash.ts';
import { offerReplacements, replacements } from '../choose/replace.ts';
import { isRunFree, isTrashFree, stealCost, trashCost } from '../numbers.ts';
import { bitsAvailable, bitsRefusal, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

type Frame = FrameOf<'access'>;

/** Everything due is accessed and settled before the run ends (N-ACC-14). */
export const accessUnderway: Refusal = refuse('accessUnderway');

/** Cards neither stolen nor trashed yet, nor removed by another accessed card's effect. */
const unsettled = (table: Table, frame: Frame): { entry: Accessed; at: number }[] =>
  frame.seen
    .map((entry, at) => ({ entry, at }))
    .filter(({ entry }) => entry.state === 'open' && (entry.slot === null || entry.slot in table.cards));

/** The current position of a card in R&D, adjusted for cards above it that are gone. */
function position(frame: Frame, entry: Accessed): number {
  return (
    entry.at - frame.seen.filter((one) => one.from === 'pile' && one.state === 'settled' && one.at < entry.at).length
  );
}

const faceOf = (frame: Frame, entry: Accessed, known?: Known): CardId | undefined =>
  entry.card ?? (known?.seat === RUNNER ? known.seen[position(frame, entry)] : undefined);

const isAgenda = (face: CardId): boolean => definition(face).type === 'agenda';

/** Bits to trash the given card; null if access cannot trash it (N-ACC-10, N-ACC-19). */
function costOf(table: Table, frame: Frame, entry: Accessed, face: CardId): number | null {
  if (entry.from === 'archives') return null;
  return mayGo(table, frame, entry)
    ? 0
    : trashCost(table, frame.fort, entry.from === 'inside' ? entry.slot : null, face);
}

/** The Runner is asked if they can pay, or if face-down cards may provide the bits. */
export function settleAsked(table: Table, frame: Frame): boolean {
  return (
    (mayBeFreed(table, frame) ||
      unsettled(table, frame).some(({ entry }) => {
        if (entry.card === null || mayGo(table, frame, entry)) return true;
        if (definition(entry.card).asProgram) return installFault(table, definition(entry.card)) === null;
        if (isAgenda(entry.card)) {
          const tax = stealCost(table, frame.fort, entry.card);
          return tax > 0 && (bitsAvailable(table, RUNNER, 'steal') >= tax || hasFaceDownInRig(table));
        }
        const cost = costOf(table, frame, entry, entry.card);
        const about = { for: 'trash', card: entry.card } as const;
        return cost !== null && (bitsAvailable(table, RUNNER, about) >= cost || hasFaceDownInRig(table));
      })) &&
    !forced(table, frame)
  );
}

/** A card's text lets it be trashed for free, whatever it is: that overrides any rule (N-GEN-06). */
const mayGo = (table: Table, { fort, free }: Frame, { from }: Accessed): boolean =>
  from !== 'archives' && (free === true || isTrashFree(table, fort, from !== 'inside'));

/**
 * A Runner card, perhaps face down, could let them trash what they access: they must declare it before anything is
 * stolen.
 */
const mayBeFreed = (table: Table, frame: Frame): boolean =>
  !frame.free &&
  (hasUsable(table, RUNNER, 'settle') || hasFaceDownInRig(table)) &&
  unsettled(table, frame).some(({ entry }) => entry.from !== 'archives');

/** A public agenda that costs nothing to steal is still there: it is stolen before anyone is asked. */
const forced = (table: Table, frame: Frame): boolean => forcedOne(table, frame) !== undefined;

const forcedOne = (table: Table, frame: Frame) =>
  mayBeFreed(table, frame)
    ? undefined
    : unsettled(table, frame).find(
        ({ entry }) => entry.card !== null && isFree(table, frame, entry.card) && !mayGo(table, frame, entry),
      );

/** An agenda with nothing more to pay now; it is paid later if its steal is replaced (R-GEN-60). */
const isFree = (table: Table, { fort }: Frame, face: CardId): boolean =>
  isAgenda(face) &&
  !definition(face).asProgram &&
  (stealCost(table, fort, face) === 0 || replacements(table, 'steal', { fort }).length > 0);

/**
 * What can happen to an accessed card when the access is settled: prices in bits, null if the rules do not allow it.
 */
export interface SettleWays {
  readonly steal: number | null;
  readonly trash: number | null;
  /** The Runner can't leave the card (N-ACC-07). */
  readonly must: boolean;
}

/** The options for `face`, regardless of what the Runner can pay; also before the access reaches the card. */
export function settleWays(table: Table, frame: Frame, cardIndex: number, face: CardId): SettleWays {
  const entry = frame.seen[cardIndex];
  if (!entry || !unsettled(table, frame).some(({ at }) => at === cardIndex))
    return { steal: null, trash: null, must: false };
  const { asProgram } = definition(face);
  const steals = isAgenda(face) && !(asProgram && installFault(table, definition(face)));
  const free = isFree(table, frame, face);
  return {
    steal: steals ? (free || asProgram ? 0 : stealCost(table, frame.fort, face)) : null,
    trash: costOf(table, frame, entry, face),
    must: free && !mayGo(table, frame, entry),
  };
}

export function settleMoves(table: Table, frame: Frame, known: Known): Move[] {
  const moves: Move[] = [{ do: 'pass' }];
  for (const { entry, at } of unsettled(table, frame)) {
    const card = faceOf(frame, entry, known);
    if (card !== undefined) moves.push({ do: 'steal', at, card }, { do: 'trash', at, card });
  }
  return [...moves, ...useMoves(table, RUNNER, 'settle'), ...hiddenMoves(table, 'settle', known)];
}

/** Anything accessed now may be trashed for free. */
export function freeAccessed(draft: Draft): void {
  draft.table.frames = draft.table.frames.map((frame) => (frame.do === 'access' ? { ...frame, free: true } : frame));
}

/** Why the Runner cannot settle the given cards that way. */
export function settleRefusal(table: Table, frame: Frame, move: Move, known?: Known): Refusal | null {
  if (move.do === 'pass') return unmetObligation(table, frame, known);
  if (move.do === 'jackOut') return accessUnderway;
  if (move.do === 'use') return useRefusal(table, RUNNER, move, 'settle', known);
  if (move.do !== 'steal' && move.do !== 'trash') return wrongMomentRefusal(table, RUNNER, move);
  const entry = frame.seen[move.at];
  const card = findCard(move.card);
  if (!entry || !unsettled(table, frame).some(({ at }) => at === move.at) || card?.side !== CORP) return noSuchCard;
  const face = faceOf(frame, entry, known);
  if (face !== undefined && face !== move.card) return noSuchCard;
  if (move.do === 'steal') {
    if (card.type !== 'agenda') return refuse('notAgenda', { card: card.id });
    if (card.asProgram) return installFault(table, card);
    if (isFree(table, frame, card.id)) return null;
    const tax = stealCost(table, frame.fort, card.id);
    return bitsRefusal(table, RUNNER, 'steal', tax, 'stealCost', { card: card.id });
  }
  if (entry.from === 'archives') return refuse('inArchivesAlready', { card: card.id });
  const cost = costOf(table, frame, entry, card.id);
  if (cost === null) return refuse('noTrashCost', { card: card.id });
  return bitsRefusal(table, RUNNER, { for: 'trash', card: card.id }, cost, 'trashCost', { card: card.id });
}

/**
 * An accessed agenda is stolen, or trashed if a card allows that; unless more would have to be paid for it (R-GEN-60).
 */
function unmetObligation(table: Table, frame: Frame, known?: Known): Refusal | null {
  const left = unsettled(table, frame).map(({ entry }) => faceOf(frame, entry, known));
  const agenda = left.find((face) => face !== undefined && isFree(table, frame, face));
  return agenda === undefined ? null : refuse('hasToBeStolen', { card: agenda });
}

/** Forced outcomes happen without asking: one steal, or everything goes back. */
export function settleForced(draft: Draft, frame: Frame): void {
  const next = forcedOne(draft.table, frame);
  if (next?.entry.card) steal(draft, frame, next.at, next.entry.card);
  else replaceFrame(draft, { ...frame, step: 'back' });
}

/** Applies the Runner's answer. */
export function applySettlement(draft: Draft, frame: Frame, move: Move): void {
  if (move.do === 'steal') steal(draft, frame, move.at, move.card);
  else if (move.do === 'trash') trashAccessed(draft, frame, move.at, move.card);
  else replaceFrame(draft, { ...frame, step: 'back' });
}

const settled = (frame: Frame, at: number, state: Accessed['state'] = 'settled'): Frame => ({
  ...frame,
  seen: frame.seen.map((entry, index) => (index === at ? { ...entry, state } : entry)),
});

/** Installs the agenda in the rig instead of adding it to the stolen agendas (R-CARD-theorem-proof). */
function installStolen(draft: Draft, frame: Frame, at: number, entry: Accessed, card: CardId): void {
  replaceFrame(draft, settled(frame, at));
  takeOut(draft, frame, entry, card);
  putInRig(draft, giveToRunner(draft, card), definition(card));
}

function steal(draft: Draft, frame: Frame, at: number, card: CardId): void {
  const entry = frame.seen[at];
  if (!entry) return;
  if (definition(card).asProgram) return installStolen(draft, frame, at, entry, card);
  const about = { fort: frame.fort, card, ...(entry.slot === null ? {} : { slot: entry.slot }) };
  replaceFrame(draft, settled(frame, at, 'kept'));
  if (offerReplacements(draft, 'steal', about)) return;
  const tax = stealCost(draft.table, frame.fort, card);
  const advanced = entry.slot === null ? 0 : counters(cardAt(draft.table, entry.slot), 'advancement');
  replaceFrame(draft, settled(frame, at));
  takeOut(draft, frame, entry, card);
  const { runner } = draft.table;
  const points = definition(card).points ?? 0;
  runner.stolen = [...runner.stolen, card];
  emit(draft, { kind: 'stolen', card, points, ...(advanced > 0 ? { advanced } : {}) });
  spend(draft, RUNNER, { for: 'steal', card }, tax);
  addPoints(draft, RUNNER, points);
}

/** Takes the card from where it was accessed, face up. */
function takeOut(draft: Draft, frame: Frame, entry: Accessed, card: CardId): void {
  const { corp } = draft.table;
  if (entry.slot !== null) return removeFaceUp(draft, entry.slot);
  if (entry.from === 'pile') {
    corp.pile -= 1;
    draft.events.push({
      kind: 'card',
      owner: CORP,
      from: { in: 'pile', at: position(frame, entry) },
      to: { in: 'open' },
      face: card,
      ...(entry.card === null ? { fresh: true as const } : {}),
    });
    return;
  }
  const at = corp.up.indexOf(card);
  corp.up = corp.up.filter((_, index) => index !== at);
}

/** Whether only a card's effect makes trashing free; otherwise it would cost something or be impossible. */
const isSpared = (table: Table, { fort }: Frame, { from, slot }: Accessed, face: CardId): boolean =>
  isTrashFree(table, fort, from !== 'inside') &&
  !isRunFree(table, fort, from !== 'inside') &&
  trashCost(table, fort, from === 'inside' ? slot : null, face) !== 0;

function trashAccessed(draft: Draft, frame: Frame, at: number, card: CardId): void {
  const entry = frame.seen[at];
  if (!entry) return;
  const cost = costOf(draft.table, frame, entry, card) ?? 0;
  if (isSpared(draft.table, frame, entry, card)) changeRun(draft, { spared: true });
  replaceFrame(draft, settled(frame, at));
  if (entry.slot !== null) trash(draft, entry.slot);
  else {
    takeOut(draft, frame, entry, card);
    toDiscard(draft, CORP, card);
    emitTrashed(draft, CORP, null, card);
  }
  spend(draft, RUNNER, { for: 'trash', card }, cost);
}

/** With rulings, what the Runner has seen in HQ is remembered as long as it may be there (T-3). */
function backToHand(draft: Draft, slot: Slot): void {
  const { corp, options } = draft.table;
  const { card } = cardAt(draft.table, slot);
  slotToHand(draft, slot);
  if (options.rules === 'rulings' && card !== null) corp.seen = [...corp.seen, card];
}

/** The rest goes back where it was, hidden again (N-ACC-11, N-HID-15). */
export function putBack(draft: Draft, frame: Frame): void {
  for (const entry of frame.seen) {
    if (entry.state === 'settled' || entry.slot === null || !draft.table.cards[entry.slot]) continue;
    if (entry.from === 'hand') backToHand(draft, entry.slot);
    else if (entry.covered && !cardAt(draft.table, entry.slot).active) turnDown(draft, entry.slot);
  }
}
