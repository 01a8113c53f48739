/** Installing Corp cards (N-CINS). */

import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { definition, findCard, rezzesOnInstall } from '../../card.ts';
import { type Draft, emit, handToSlot, newFort, placeInFort, pop, push } from '../../draft.ts';
import type { Card } from '../../effect.ts';
import type { NetrunnerEvent } from '../../event.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import {
  ARCHIVES,
  CORP,
  cardAt,
  type Fort,
  type FortId,
  fortOf,
  HQ,
  isCentral,
  RD,
  subsidiaries,
  type Table,
} from '../../table.ts';
import { choosing } from '../choose/choose.ts';
import { happens } from '../moments.ts';
import { cannotCreateForts, capacity, installCost, rezCost } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { pointsRefusal } from '../turn/points.ts';

import { mayHaveInHand } from './play.ts';
import { rez, uniqueRefusal } from './rez.ts';
import { trash } from './trash.ts';

type CorpInstall = Extract<Move, { do: 'install'; fort: FortId }>;
export const NEW_FORT: FortId = 'new';

/** Whether the card's own text allows it on the given fort. */
export function isAllowedAt({ installs }: Card, fort: FortId): boolean {
  switch (installs?.only) {
    case 'hqOrRd':
      return fort === HQ || fort === RD;
    case 'hq':
      return fort === HQ;
    case 'notArchives':
      return fort !== ARCHIVES;
    case 'subsidiary':
      return !isCentral(fort);
    default:
      return true;
  }
}

function fitsInside(card: Card, fort: FortId): boolean {
  if (!isAllowedAt(card, fort)) return false;
  return !isCentral(fort) || card.type === 'upgrade';
}

/** Installations worth listing, affordable or not. */
export function corpInstallMoves(table: Table, known: Known): Move[] {
  const moves: Move[] = [];
  const forts = [...table.forts, newOne];
  for (const face of new Set(known.hand)) {
    const card = definition(face);
    if (card.side !== CORP || card.play) continue;
    for (const fort of forts)
      if (card.type === 'ice' ? isAllowedAt(card, fort.id) : fitsInside(card, fort.id)) addPlaces(moves, fort, card);
  }
  return moves;
}

const newOne: Fort = { id: NEW_FORT, ice: [], inside: [], counters: {} };

/**
 * Lists places: ice on the fort, with or without trashing some of what is there; other cards inside, agendas and nodes
 * also over another.
 */
function addPlaces(moves: Move[], fort: Fort, card: Card): void {
  moves.push(installMove(card, fort.id));
  if (card.type === 'ice' && fort.ice.length > 0) moves.push(installMove(card, fort.id, { clear: true }));
  if (card.type === 'ice' || card.type === 'upgrade') return;
  for (const over of fort.inside) moves.push(installMove(card, fort.id, { over }));
}

function installMove(card: Card, fort: FortId, how?: Pick<CorpInstall, 'over' | 'clear'>): CorpInstall {
  const { id } = card;
  const ice = card.type === 'ice';
  const move: CorpInstall = rezzesOnInstall(card)
    ? { do: 'install', rezzed: id, ice, fort }
    : { do: 'install', hidden: id, ice, fort };
  return how ? Object.assign(move, how) : move;
}

/** Why the Corp cannot install there, or cannot install the given card. */
export function corpInstallRefusal(table: Table, move: CorpInstall, known?: Known): Refusal | null {
  const fort = fortOf(table, move.fort);
  if (!fort && move.fort !== NEW_FORT) return refuse('noFortToInstall', { forts: subsidiaries(table) });
  if (!fort && cannotCreateForts(table)) return refuse('noNewForts');
  if (table.corp.hand === 0) return noSuchCard;
  const fault = move.rezzed === undefined ? hiddenFault(move, known) : rezzedFault(table, move, move.rezzed, known);
  if (fault) return fault;
  const card = findCard(move.hidden ?? move.rezzed);
  return move.ice ? iceRefusal(table, move, fort?.ice.length ?? 0) : insideRefusal(table, move, card, known);
}

/** Face down: only the Corp itself can tell what is wrong with the card. */
function hiddenFault(move: CorpInstall, known?: Known): Refusal | null {
  if (known?.seat !== CORP) return null;
  const card = findCard(move.hidden);
  if (!card || !known.hand.includes(card.id)) return noSuchCard;
  if (card.play) return refuse('notInstalled', { card: card.id });
  if (rezzesOnInstall(card)) return refuse('rezzedAtOnce', { card: card.id });
  return placeFault(move, card);
}

function placeFault(move: CorpInstall, card: Card): Refusal | null {
  if ((card.type === 'ice') !== move.ice) return refuse(card.type === 'ice' ? 'iceNotInside' : 'onlyIceOnFort');
  if (move.ice ? isAllowedAt(card, move.fort) : fitsInside(card, move.fort)) return null;
  if (card.installs?.only === undefined) return refuse('subsidiaryOnly');
  return refuse('installedOnly', { card: card.id, ice: move.ice, place: card.installs.only });
}

/** Face up and rezzed: both players see it, and it is paid for immediately. */
function rezzedFault(table: Table, move: CorpInstall, face: CardId, known?: Known): Refusal | null {
  const card = findCard(face);
  if (card?.side !== CORP || move.hidden !== undefined || !mayHaveInHand(table, CORP, face, known)) return noSuchCard;
  if (!rezzesOnInstall(card)) return refuse('installedFaceDown', { card: face });
  const cost = installCost(table, move.fort, move.ice, 0) + rezCost(table, 0, face);
  return (
    placeFault(move, card) ??
    uniqueRefusal(table, card) ??
    pointsRefusal(table, CORP, card) ??
    bitsRefusal(table, CORP, 'rez', cost, 'rezAtInstallCost', { card: face })
  );
}

/** One bit for each ice already there (N-CINS-16). */
function iceRefusal(table: Table, move: CorpInstall, there: number): Refusal | null {
  if (move.over !== undefined) return refuse('iceOverwritesNothing');
  if (move.clear && there === 0) return refuse('noIceToClear');
  // All of it may be trashed first; increases from cards still apply.
  const cost = installCost(table, move.fort, true, move.clear ? 0 : there);
  return bitsRefusal(table, CORP, 'install', cost, 'iceInstallCost');
}

/** One agenda or node per fort: a new one overwrites the old one (N-CINS-05, N-CINS-06). */
function insideRefusal(table: Table, move: CorpInstall, card: Card | undefined, known?: Known): Refusal | null {
  if (move.clear) return refuse('clearOnlyForIce');
  const inside = fortOf(table, move.fort)?.inside ?? [];
  if (move.over !== undefined) {
    if (isCentral(move.fort) || !inside.includes(move.over)) return refuse('overwriteOnlyThere');
    // If all its agendas and nodes are known, one of them must be the one overwritten.
    const holders = occupants(table, inside, known);
    if (holders.length >= capacity(table, move.fort) && !holders.includes(move.over)) return refuse('upgradesStay');
    const face = cardAt(table, move.over).card ?? (known?.seat === CORP ? known.slots[move.over] : undefined);
    if (face !== undefined && definition(face).type === 'upgrade') return refuse('upgradesStay');
    if (card?.type === 'upgrade') return refuse('upgradeOverwritesNothing');
  } else if (card && card.type !== 'upgrade' && occupants(table, inside, known).length >= capacity(table, move.fort))
    return refuse('fortOccupied');
  const cost = installCost(table, move.fort, false, 0);
  return bitsRefusal(table, CORP, 'install', cost, 'insideInstallCost');
}

/** A fort's agendas and nodes, as far as this player can tell. */
const occupants = (table: Table, inside: readonly Slot[], known?: Known): Slot[] =>
  inside.filter((slot) => {
    const face = cardAt(table, slot).card ?? (known?.seat === CORP ? known.slots[slot] : undefined);
    return face !== undefined && definition(face).type !== 'upgrade';
  });

/** Installs a card from HQ, in a new fort if none is named, and requests payment. Returns its slot. */
export function installCorp(draft: Draft, move: CorpInstall): Slot {
  const face = move.rezzed ?? null;
  const slot = handToSlot(draft, CORP, { card: face, active: false, ice: move.ice, fort: null });
  const fort = fortOf(draft.table, move.fort) ? move.fort : newFort(draft);
  if (move.clear) {
    push(draft, { do: 'installIce', slot, fort });
    return slot;
  }
  const cost = installCost(draft.table, fort, move.ice, fortOf(draft.table, fort)?.ice.length ?? 0);
  placeInFort(draft, slot, fort);
  emitInstalled(draft, slot, face, fort, move.ice ? 'outermost' : undefined);
  if (move.over !== undefined) trash(draft, move.over);
  happens(draft, 'corpInstalls', { slot, fort });
  if (face !== null) rezInstalled(draft, slot, face, fort);
  spend(draft, CORP, 'install', cost);
  return slot;
}

/** Both see its position: on the fort, at which end of its ice, or inside. */
export function emitInstalled(
  draft: Draft,
  slot: Slot,
  card: CardId | null,
  fort: FortId,
  ice: 'outermost' | 'innermost' | undefined,
): void {
  const event: NetrunnerEvent = { kind: 'installed', seat: CORP, slot, card, fort };
  emit(draft, event, ice === undefined ? event : { ...event, ice });
}

/** Rezzed as it is installed; a region replaces the older ones in its fort. */
function rezInstalled(draft: Draft, slot: Slot, face: CardId, fort: FortId): void {
  if (isRegion(face))
    for (const older of fortOf(draft.table, fort)?.inside ?? [])
      if (older !== slot && isRegion(cardAt(draft.table, older).card)) trash(draft, older);
  rez(draft, slot, face);
}

const isRegion = (face: CardId | null): boolean => findCard(face)?.keywords.includes('Region') === true;

/** Ice on the same fort is trashed first and lowers the cost (N-CINS-19). */
export const installIce = choosing<FrameOf<'installIce'>>({
  choice(table, { fort }) {
    const from = iceOn(table, fort);
    return { of: CORP, what: 'clearIce', from, min: 0, max: from.length };
  },
  fault(table, { fort }, picks) {
    const there = iceOn(table, fort).length - picks.length;
    const cost = installCost(table, fort, true, there);
    return bitsRefusal(table, CORP, 'install', cost, 'iceBesideCost', { there });
  },
  take(draft, { slot, fort }, picks) {
    const cost = installCost(draft.table, fort, true, iceOn(draft.table, fort).length - picks.length);
    // Placed before the others leave, so that the fort does not disappear in between.
    placeInFort(draft, slot, fort);
    for (const old of picks) trash(draft, old);
    emitInstalled(draft, slot, null, fort, 'outermost');
    pop(draft);
    happens(draft, 'corpInstalls', { slot, fort });
    spend(draft, CORP, 'install', cost);
  },
});

const iceOn = (table: Table, fort: FortId): readonly Slot[] => fortOf(table, fort)?.ice ?? [];
