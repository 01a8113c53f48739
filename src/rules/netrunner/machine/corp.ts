/**
 * The Corp's next action, by rules of thumb: first ice on HQ and R&D, then on the fort where it plans to score; an
 * agenda where the Runner will not get in before it is scored; bits and cards with the remaining actions.
 */

import { type ByKind, bySomeKind } from '../../../base/byKind.ts';
import type { CardId, Slot } from '../../game.ts';
import { definition, findCard } from '../card.ts';
import type { Card } from '../effect.ts';
import type { Move } from '../move.ts';
import { virusCounters } from '../rulebook/cards/purge.ts';
import { accessCount, difficulty, handSize, installCost, rezCost } from '../rulebook/numbers.ts';
import {
  ARCHIVES,
  CORP,
  cardAt,
  counters,
  type FortId,
  fortOf,
  HQ,
  isCentral,
  RD,
  RUNNER,
  type Table,
} from '../table.ts';
import { type Ranked, type Reason, rankedMove, reasonFor } from './ranked.ts';
import { breakInChance, harmOfIce, stakeOf } from './reading.ts';
import {
  afterPaying,
  breakableTypes,
  isBreakable,
  marginalBitValue,
  wasInstalled,
  worthOfChange,
  worthOfPoints,
} from './scene.ts';
import { worthInPlay, worthScored } from './standing.ts';
import { faceAt, type MachineView, ownHand } from './view.ts';
import { worth } from './worth.ts';

type Install = Extract<Move, { do: 'install' }> & { fort?: FortId; hidden?: CardId; rezzed?: CardId; over?: Slot };

const spending = (view: MachineView, bits: number): Reason =>
  reasonFor('price', worthOfChange(view.table.corp.bits, -bits));

/** Ranks a Corp action; undefined if the move isn't one. `bluffing`: whether to pretend to install an agenda. */
export const corpAction = (view: MachineView, move: Move, bluffing = false): Ranked | undefined =>
  bySomeKind('do', move, actions, view, bluffing);

const actions: Partial<ByKind<'do', Move, Ranked | undefined, [view: MachineView, bluffing: boolean]>> = {
  bit: (move, { table }) => rankedMove(move, reasonFor('bits', marginalBitValue(table.corp.bits))),
  draw: (move, view) => rankedMove(move, reasonFor('cards', worthOfDraw(view))),
  score: (move, { table }) =>
    rankedMove(move, reasonFor('points', 100 + worthOfPoints(table, CORP, definition(move.card).points ?? 0))),
  play: (move, view) => rankPlay(view, move, definition(move.card)),
  advance: (move, view) => rankAdvance(view, move),
  install: (move, view, bluffing) => rankInstall(view, move as Install, bluffing),
  trashResource: (move, view) =>
    rankedMove(move, reasonFor('effect', worthOfTrashing(view, move.slot)), spending(view, 2)),
  purge: (move, view) =>
    canGetMore(view.table)
      ? rankedMove(move, reasonFor('wait', -1))
      : rankedMove(move, reasonFor('effect', worthOfPurge(view.table)), reasonFor('wait', -worthOfTurn(view))),
};

/** Whether the Runner can still bring more counters this turn: a purge is better afterwards. */
const canGetMore = ({ active, actions, run }: Table): boolean => active === RUNNER && (actions > 0 || run !== null);

const isAgendaAt = (view: MachineView, slot: Slot): boolean => findCard(faceAt(view, slot) ?? '')?.type === 'agenda';

/** The value of trashing a tagged Runner's resource. Next turn the tag may be gone. */
function worthOfTrashing({ table }: MachineView, slot: Slot): number {
  const card = findCard(cardAt(table, slot).card ?? undefined);
  return 8 + (card ? 0.6 * Math.min(8, worthInPlay(table, card, slot)) : 1);
}

/** Turns that a purge should last: it is worth less if the counters come back sooner. */
const LASTS = 5;

function worthOfPurge(table: Table): number {
  const { runner, cards, active, past } = table;
  const count = virusCounters(table).reduce((sum, one) => sum + one.count, 0);
  const turn = active === RUNNER ? past.turn : past.last[RUNNER];
  const runs = turn.filter(({ kind }) => kind === 'success').length;
  const viruses = runner.rig.filter((slot) => findCard(cards[slot]?.card)?.keywords.includes('Virus')).length;
  return 1.6 * count * Math.min(1, count / (LASTS * runs * viruses));
}

/** The least that a turn of three actions is worth: bits. */
const TURN = 4;

/**
 * The value of a turn of three actions, which a purge takes: bits, counters on an installed agenda, or ice on an
 * open HQ or R&D, where the counters may come from.
 */
function worthOfTurn(view: MachineView): number {
  const { forts } = view.table;
  const agendas = forts.flatMap(({ inside }) => inside.filter((slot) => isAgendaAt(view, slot)));
  const open = forts.flatMap(({ id, ice }) => ((id === HQ || id === RD) && ice.length === 0 ? [id] : []));
  const guards = ownHand(view).filter(({ type }) => type === 'ice');
  const protect = (fort: FortId, { id }: Card): number =>
    rankInstall(view, { do: 'install', hidden: id, fort } as Install, false)?.worth ?? 0;
  return Math.max(
    TURN,
    ...agendas.map((slot) => 3 * rankAdvance(view, { do: 'advance', slot }).worth),
    ...open.flatMap((fort) => guards.map((card) => (2 / 3) * TURN + protect(fort, card))),
  );
}

function worthOfDraw(view: MachineView): number {
  const { corp } = view.table;
  if (corp.pile <= 6) return -2;
  const room = handSize(view.table, CORP) - corp.hand;
  // Even if each action left uses a card, the hand stays too large.
  if (room + view.table.actions - 2 < 0) return -0.5;
  // A rich Corp looks for something better than its hand.
  if (room <= 0) return corp.pile > 12 && corp.bits > 12 ? 0.7 : 0.1;
  const hand = ownHand(view);
  const lacksIce =
    !hand.some(({ type }) => type === 'ice') &&
    view.table.forts.some(({ id, ice }) => (id === HQ || id === RD) && ice.length === 0);
  return (room >= 3 ? 0.8 : 0.4) + (lacksIce ? 0.7 : 0);
}

function rankPlay(view: MachineView, move: Move, card: Card): Ranked {
  const { table } = view;
  const text = card.play?.means;
  const cost = card.cost ?? 0;
  // What the text brings comes to a pool that the card has been paid from.
  const brings = text ? worth(text, { table: afterPaying(table, CORP, cost), owner: CORP, card: card.id }) : 0;
  // Money comes before what it pays for.
  const reason = text?.v === 'gain' ? reasonFor('income', brings + 0.3) : reasonFor('effect', brings);
  return rankedMove(move, reason, spending(view, cost));
}

/** Values advancing: counters needed to score an agenda there, and how many the Corp can still add this turn. */
function rankAdvance(view: MachineView, move: Extract<Move, { do: 'advance' }>): Ranked {
  const { table } = view;
  const { slot } = move;
  const face = faceAt(view, slot);
  const card = face === null ? undefined : findCard(face);
  const there = cardAt(table, slot);
  const price = spending(view, 1);
  if (card?.type !== 'agenda') {
    const bait = card?.advanceable && counters(there, 'advancement') < 2 && table.corp.bits > 8 ? 1.4 : -1;
    return rankedMove(move, reasonFor('advance', bait), price);
  }
  const left = difficulty(table, card.id, slot) - counters(there, 'advancement');
  if (left <= 0) return rankedMove(move, reasonFor('advance', -2), price);
  const points = worthOfPoints(table, CORP, card.points ?? 0) + worthScored(table, card);
  if (left <= table.actions && table.corp.bits >= left)
    return rankedMove(move, reasonFor('advance', 12 + points / left), price);
  const turns = Math.ceil((left - table.actions) / 3);
  const nextTurn = turns <= 1 && table.corp.bits + 1 >= left;
  const risk = breakInChance(view, there.fort ?? '', left);
  const later = turns > 1 && table.corp.bits + turns >= left ? (points * (1 - risk) ** turns) / left : 0.2;
  const gain = nextTurn ? (points * (1 - risk)) / left + 0.5 : later;
  return rankedMove(
    move,
    reasonFor('advance', gain),
    reasonFor('danger', -risk * (points / 2) * (nextTurn ? 0.5 : 0.3)),
    price,
  );
}

function rankInstall(view: MachineView, move: Install, bluffing: boolean): Ranked | undefined {
  const id = move.hidden ?? move.rezzed;
  if (id === undefined || move.fort === undefined || 'clear' in move) return undefined;
  const card = definition(id);
  const over = move.over === undefined ? 0 : overwriteLoss(view, move.over);
  const loss = reasonFor('cards', -over);
  if (card.type === 'ice') return rankIce(view, move, card, loss);
  if (card.type === 'agenda') return rankAgenda(view, move, card, loss);
  if (card.type === 'node') return rankNode(view, move, card, loss, bluffing);
  return rankUpgrade(view, move, card, loss, bluffing);
}

/** The value of a card lost by overwriting. */
function overwriteLoss(view: MachineView, slot: Slot): number {
  const face = faceAt(view, slot);
  const card = face === null ? undefined : findCard(face);
  if (!card) return 5;
  if (card.type !== 'agenda') return Math.max(1, worthInPlay(view.table, card, slot));
  return Math.max(20, worthOfPoints(view.table, CORP, card.points ?? 0));
}

const ICE = [4.2, 2.4, 1.1, 0.3];
const SCORING_ICE = [3.6, 3, 1.8, 0.8];
/** Extra value of installing ice with a full hand: otherwise the next draw forces a discard. */
const MAKES_ROOM = 0.4;
/** One good fort is enough for all agendas: how much less ice on another fort is worth. */
const ANOTHER_FORT = 2.4;

function rankIce(view: MachineView, move: Install, card: Card, loss: Reason): Ranked {
  const { table } = view;
  const id = move.fort ?? '';
  const fort = fortOf(table, id);
  const there = fort?.ice.length ?? 0;
  const cost = installCost(table, id, true, there);
  const { ends, harm } = harmOfIce(table, card);
  const stops = ends ? 1 : Math.min(0.9, 0.35 + harm / 10);
  const fits = isBreakable(card, breakableTypes(table)) ? 0.7 : 1;
  const payable = (card.cost ?? 0) <= table.corp.bits + 2 ? 1 : 0.55;
  const place = worthOfPlace(view, id, there);
  const room = table.corp.hand >= handSize(table, CORP) ? MAKES_ROOM * stops : 0;
  return rankedMove(move, reasonFor('protect', place * stops * fits * payable + room, id), spending(view, cost), loss);
}

/** The value of another piece of ice on the given fort. */
function worthOfPlace(view: MachineView, id: FortId, there: number): number {
  const { table } = view;
  if (id === ARCHIVES) return there === 0 && table.corp.down.length > 2 ? 1.2 : 0;
  if (id === HQ || id === RD) {
    const press = Math.min(3, stakeOf(view, id) / 4);
    return (ICE[there] ?? 0) + press / (1 + there);
  }
  const fort = fortOf(table, id);
  const holds = (fort?.inside ?? []).some((slot) => isAgendaAt(view, slot));
  const place = SCORING_ICE[there] ?? 0;
  if (holds) return place + 1;
  const centres = table.forts.some((one) => (one.id === HQ || one.id === RD) && one.ice.length === 0);
  return Math.max(0, place - ANOTHER_FORT * betterForts(table, id, there) - (centres ? 1.5 : 0));
}

/** How many subsidiary forts have more ice than the given one, or as much and came first. */
function betterForts({ forts }: Table, id: FortId, there: number): number {
  const own = forts.findIndex((one) => one.id === id);
  return forts.filter(
    (one, at) =>
      !isCentral(one.id) && one.ice.length > 0 && (one.ice.length > there || (one.ice.length === there && at < own)),
  ).length;
}

/** How often the Runner runs on an unknown card that ice protects, and on one that lies open. */
const RUN_RATE = { iced: 0.6, bare: 0.9 };
/** Successful runs on an open HQ that an agenda in hand is expected to wait through. */
const RUNS_ON_HQ = 2;

function rankAgenda(view: MachineView, move: Install, card: Card, loss: Reason): Ranked {
  const { table } = view;
  const id = move.fort ?? '';
  const points = worthOfPoints(table, CORP, card.points ?? 0) + worthScored(table, card);
  const needed = difficulty(table, card.id);
  const now = table.actions - 1;
  const stays = needed - now > 0;
  const bare = (fortOf(table, id)?.ice.length ?? 0) === 0;
  const risk = bare ? RUN_RATE.bare : RUN_RATE.iced * breakInChance(view, id, needed);
  const inHand = view.known.hand.filter((one) => findCard(one)?.type === 'agenda').length;
  // What the agenda risks in HQ, and the room it takes there.
  const found = Math.min(1, accessCount(table, HQ) / table.corp.hand);
  const relief = RUNS_ON_HQ * found * breakInChance(view, HQ) * points * 0.35 + Math.max(0, inHand - 2);
  // An agenda scored in the same turn needs no ice.
  if (!stays && table.corp.bits >= needed) return rankedMove(move, reasonFor('points', 8 + points / 2), loss);
  const turns = Math.ceil(needed / 3);
  const safe = (1 - risk) ** turns;
  const payable = table.corp.bits + 1 >= needed ? 1 : 0.5;
  const gain = safe * (points * 0.45 * payable + relief);
  const late = lateness(table);
  return rankedMove(
    move,
    reasonFor('points', gain + late * points * 0.5),
    reasonFor('danger', -(1 - safe) * points * 0.35 * (1 - late)),
    loss,
  );
}

/** Cards in R&D below which the Corp begins to hurry. */
const HURRY = 18;

/** 0 while there is time, 1 when R&D is empty: an agenda still in hand by then is worth nothing. */
const lateness = ({ corp }: Table): number => Math.max(0, 1 - corp.pile / HURRY);

/** The value to the Corp of a Runner's run on a card that looks like an agenda. */
const BLUFF = 2;

function rankNode(view: MachineView, move: Install, card: Card, loss: Reason, bluffing: boolean): Ranked {
  const { table } = view;
  const id = move.fort ?? '';
  const fort = fortOf(table, id);
  const stands = Math.max(0, worthInPlay(table, card) - (card.cost ?? 0) * 0.7);
  const open = !fort || fort.ice.length === 0;
  const survives = open ? ((card.trash ?? 0) >= 3 ? 0.6 : 0.4) : 0.85;
  const vacant = fort?.inside.every((slot) => findCard(faceAt(view, slot) ?? '')?.type === 'upgrade');
  const inHand = view.known.hand.some((one) => findCard(one)?.type === 'agenda');
  // The best fort is for agendas; if there is none in hand, a card there looks like one.
  const takes = open || !fort ? 0 : inHand && !(vacant && bluffing) ? 0.5 : -BLUFF;
  const bait = card.advanceable ? 0.8 : 0;
  return rankedMove(
    move,
    reasonFor('income', Math.min(7, stands) * survives * 0.6 + bait),
    reasonFor('effect', -takes),
    loss,
  );
}

function rankUpgrade(view: MachineView, move: Install, card: Card, loss: Reason, bluffing: boolean): Ranked {
  const id = move.fort ?? '';
  const fort = fortOf(view.table, id);
  const scoring = fort !== undefined && fort.ice.length > 0 && !isCentral(id);
  const isAgenda = (card: CardId): boolean => findCard(card)?.type === 'agenda';
  const awaited = view.known.hand.some(isAgenda) || fort?.inside.some((slot) => isAgendaAt(view, slot));
  const stands = (0.3 * Math.min(6, worthInPlay(view.table, card)) + 0.2) * (awaited ? 1 : 0.2);
  const good = scoring ? (bluffing && card.ambush ? 1.6 : stands) : 0.1;
  const pays = (card.cost ?? 0) <= view.table.corp.bits ? 1 : 0.5;
  return rankedMove(move, reasonFor('protect', good * pays), loss);
}

/** Whether the card was installed behind ice this turn: the Runner wonders what it is until their turn ends. */
const isNew = (table: Table, slot: Slot): boolean =>
  (fortOf(table, cardAt(table, slot).fort ?? '')?.ice.length ?? 0) > 0 && wasInstalled(table.past.turn, slot);

/** Whether a card inside a fort is just as useful face down for now: the Runner cannot tell it from an agenda. */
function staysHidden({ table }: MachineView, slot: Slot, card: Card): boolean {
  if (table.run !== null) return table.run.fort !== cardAt(table, slot).fort;
  if (table.active !== CORP) return table.actions > 0;
  return table.actions === 0 || isNew(table, slot) || card.abilities.every(({ when }) => when !== 'action');
}

/** The value of rezzing the given card now; `meets`: the Runner is about to encounter it. */
export function worthOfRez(view: MachineView, slot: Slot, id: CardId, meets: boolean): readonly Reason[] {
  const { table } = view;
  const card = definition(id);
  const cost = rezCost(table, slot, id);
  const price = spending(view, cost);
  if (card.type !== 'ice')
    return staysHidden(view, slot, card)
      ? [reasonFor('wait', -1)]
      : [reasonFor('income', worthInPlay(table, card, slot)), price];
  const fort = cardAt(table, slot).fort ?? '';
  const stake = stakeOf(view, fort);
  if (!meets) return [reasonFor('protect', -3), price];
  const { ends, harm } = harmOfIce(table, card);
  const fits = isBreakable(card, breakableTypes(table));
  const tax = (card.strength ?? 0) / 2 + card.subs.length;
  const stops = ends ? (fits ? Math.min(0.8, tax / Math.max(2, table.runner.bits)) : 0.95) : 0;
  const needed = bitsToReserve(view, fort);
  return [
    reasonFor('stop', stops * stake + (fits ? 0.5 * Math.min(tax, table.runner.bits) : 0)),
    reasonFor('harm', harm * (fits ? 0.3 : 0.7)),
    reasonFor('protect', stake > 0.5 ? 2.5 : -3),
    reasonFor('danger', cost + needed > table.corp.bits ? -2 : 0),
    price,
  ];
}

/** Bits needed to rez the ice on a fort with an agenda. */
function bitsToReserve(view: MachineView, but: FortId): number {
  let maxCost = 0;
  for (const { id, ice, inside } of view.table.forts) {
    if (id === but || !inside.some((slot) => isAgendaAt(view, slot))) continue;
    for (const slot of ice)
      if (!cardAt(view.table, slot).active) maxCost = Math.max(maxCost, findCard(faceAt(view, slot) ?? '')?.cost ?? 0);
  }
  return maxCost;
}
