/** Estimates a run's cost and gain from what the seat knows. Both sides plan with this. */
import { Latest } from '../../../base/remember.ts';
import type { CardId, Slot } from '../../game.ts';
import { cheapestPlan, missingBits } from '../breaking.ts';
import { findCard } from '../card.ts';
import { minAgendaPoints } from '../deck.ts';
import type { Card } from '../effect.ts';
import type { NetrunnerEvent } from '../event.ts';
import type { Means } from '../means.ts';
import { textOf } from '../rulebook/effects.ts';
import { accessCount, difficulty, rezCost } from '../rulebook/numbers.ts';
import { banPrices } from '../rulebook/run/ban.ts';
import { openSubs, subsOf } from '../rulebook/run/subroutines.ts';
import {
  ARCHIVES,
  CORP,
  cardAt,
  counters,
  type FortId,
  fortOf,
  HQ,
  POINTS_TO_WIN,
  RD,
  RUNNER,
  type Table,
} from '../table.ts';
import { chanceOfAgenda, DISCARDED_AGENDAS } from './beliefs.ts';
import { breakableTypes, iceTypes, worthOfChange, worthOfPoints } from './scene.ts';
import { definitionAt, faceAt, type MachineView } from './view.ts';
import { worth } from './worth.ts';

/** What stands between the Runner and a fort. */
export interface RunEstimate {
  /** Bits, harm in bits, and the chance to get through. */
  bits: number;
  harm: number;
  chance: number;
}

/** The Runner's estimate for a piece of face-down ice. */
const UNKNOWN = { rez: 4, bits: 2.5, harm: 1.2, stops: 0.75 };

/** Whether effects of ice end the run, and the value of their harm to the Corp. */
export function harmOf(table: Table, means: readonly Means[]): { ends: boolean; harm: number } {
  const ends = means.some(endsRun);
  const harm = means.reduce((sum, one) => sum + Math.max(0, worth(one, { table, owner: CORP, stake: 0 })), 0);
  return { ends, harm };
}

/** `harmOf` for a card's printed subroutines. */
export const harmOfIce = (table: Table, { subs }: Card): ReturnType<typeof harmOf> =>
  harmOf(
    table,
    subs.map(({ means }) => means),
  );

/** Whether the effect certainly ends the run. */
export function endsRun(means: Means): boolean {
  if (means.v === 'endRun') return true;
  return means.v === 'all' && means.parts.some(endsRun);
}

/**
 * The Runner's cost of a run on the given fort from position `from`. `spare`: bits the Corp reserves for other things.
 */
export function estimateRun(view: MachineView, id: FortId, from = 0, spare = 0): RunEstimate {
  const { table } = view;
  const fort = fortOf(table, id);
  const price: RunEstimate = { bits: costOfBans(table), harm: 0, chance: 1 };
  if (!fort) return price;
  let corp = table.corp.bits - spare;
  const broken = breakableTypes(table);
  for (const slot of fort.ice.slice(from)) {
    const ice = cardAt(table, slot);
    if (ice.active) add(price, estimateIce(table, slot, ''));
    else {
      const card = definitionAt(view, slot);
      const cost = card ? rezCost(table, slot, card.id) : UNKNOWN.rez;
      if (corp < cost) continue;
      corp -= cost;
      add(price, card ? estimateIce(table, slot, card.id) : unknownIce(broken));
    }
  }
  if (price.bits > table.runner.bits + 0.5) price.chance *= price.bits > table.runner.bits + 2 ? 0.05 : 0.3;
  return price;
}

/** The bits that lift all bans on running; none within a run. */
const costOfBans = (table: Table): number =>
  table.run === null ? banPrices(table).reduce((sum, price) => sum + price, 0) : 0;

function add(price: RunEstimate, more: RunEstimate): void {
  price.bits += more.bits;
  price.harm += more.harm;
  price.chance *= more.chance;
}

/** A ranking needs the same ice for every card that could be installed behind it. */
const estimates = new Latest<Table, Map<string, RunEstimate>>();

/** The cheapest way through ice; `hidden`: what it is face down, as if rezzed. */
function estimateIce(table: Table, slot: Slot, hidden: CardId): RunEstimate {
  const known = estimates.of(table) ?? estimates.keep(table, new Map());
  const key = `${slot} ${hidden}`;
  const before = known.get(key);
  if (before) return before;
  const found = estimateRezzedIce(hidden === '' ? table : withRezzed(table, slot, hidden), slot);
  known.set(key, found);
  return found;
}

/** The cheapest way through rezzed ice. */
function estimateRezzedIce(table: Table, slot: Slot): RunEstimate {
  const subs = subsOf(table, slot);
  const left = openSubs(table, slot);
  const { ends, harm } = harmOf(
    table,
    left.flatMap((at) => (subs[at] ? [textOf(subs[at].ref).means] : [])),
  );
  const plan = cheapestPlan(table, slot);
  const short = plan ? missingBits(table, plan) : 1;
  if (plan && short === 0 && (ends || plan.bits < harm)) return { bits: plan.bits, harm: 0, chance: 1 };
  return { bits: 0, harm, chance: ends ? 0 : 1 };
}

/** The table with known face-down ice rezzed. */
function withRezzed(table: Table, slot: Slot, card: CardId): Table {
  return { ...table, cards: { ...table.cards, [slot]: { ...cardAt(table, slot), card, active: true } } };
}

function unknownIce(broken: ReadonlySet<string>): RunEstimate {
  const lacking = iceTypes.filter((type) => !broken.has(type)).length / iceTypes.length;
  return { bits: UNKNOWN.bits * (1 - lacking), harm: UNKNOWN.harm, chance: 1 - UNKNOWN.stops * lacking };
}

const densities = new Latest<Table, { readonly points: number }>();

/** The density of points in the Corp's hidden cards: the points in a deck of the given size, less the visible ones. */
export const pointDensity = (table: Table): number =>
  (densities.of(table) ?? densities.keep(table, { points: densityOf(table) })).points;

function densityOf({ corp, runner, cards, forts }: Table): number {
  const faceDown = Object.values(cards).filter(({ owner, card }) => owner === CORP && card === null).length;
  const hidden = corp.hand + corp.pile + faceDown;
  const installed = forts.reduce((sum, { ice, inside }) => sum + ice.length + inside.length, 0);
  const size =
    corp.hand + corp.pile + corp.up.length + corp.down.length + corp.scored.length + runner.stolen.length + installed;
  const gone = [...runner.stolen, ...corp.up, ...corp.scored.flatMap((slot) => cards[slot]?.card ?? [])];
  const seen = gone.reduce((sum, card) => sum + (findCard(card)?.points ?? 0), 0);
  return hidden === 0 ? 0 : Math.max(0, minAgendaPoints(size) - seen) / hidden;
}

/** The value of what the Runner may find in a fort, in bits, from what the seat knows. */
export function stakeOf(view: MachineView, id: FortId): number {
  const { table, known: mine, seat } = view;
  // A point that the Runner steals is one that the Corp cannot score.
  const point = worthOfPoints(table, RUNNER, 1) * (1 + table.corp.points / POINTS_TO_WIN);
  if (id === HQ) {
    if (table.corp.hand === 0) return 0;
    const each = pointsInHand(view) / table.corp.hand;
    return each * Math.min(accessCount(table, HQ), table.corp.hand) * point;
  }
  if (id === RD) {
    if (table.corp.pile === 0) return 0;
    const top = seat === RUNNER ? mine.seen[0] : undefined;
    const count = accessCount(table, RD);
    const unseen = top === undefined ? count : count - 1;
    return unseen * pointDensity(table) * point + (findCard(top)?.points ?? 0) * point;
  }
  if (id === ARCHIVES) return (pointsInArchives(view) + openAgendas(table)) * point;
  const found = seat === RUNNER && isStale(table, id) ? 0.1 : 1;
  return found * (fortOf(table, id)?.inside ?? []).reduce((sum, slot) => sum + stakeInside(view, id, slot), 0);
}

/** Whether nothing was installed since the Runner's last access, so that another access would find the same cards. */
function isStale(table: Table, id: FortId): boolean {
  const came = (event: NetrunnerEvent): boolean => event.kind === 'success' && event.fort === id;
  if (table.past.turn.some(came)) return true;
  if (!table.past.last[RUNNER].some(came)) return false;
  return !table.past.last[CORP].some(
    (event) => event.kind === 'installed' && event.fort === id && event.ice === undefined,
  );
}

/** Expected points in HQ from what the seat knows; cards seen there may have left since. */
function pointsInHand({ table, known, seat }: MachineView): number {
  const points = (card: CardId): number => findCard(card)?.points ?? 0;
  if (seat === CORP) return known.hand.reduce((sum, card) => sum + points(card), 0);
  let unseen = table.corp.hand;
  let sum = 0;
  for (const { card, left } of known.theirs?.hand ?? []) {
    const there = 1 / (1 + left.length);
    sum += there * points(card);
    unseen -= there;
  }
  return sum + Math.max(0, unseen) * pointDensity(table);
}

/** Expected face-down points in Archives from what the seat knows. */
function pointsInArchives(view: MachineView): number {
  const { table } = view;
  return table.corp.down.reduce((sum, slot) => {
    const face = faceAt(view, slot);
    return sum + (face === null ? pointDensity(table) * DISCARDED_AGENDAS : (findCard(face)?.points ?? 0));
  }, 0);
}

const openAgendas = ({ corp }: Table): number => corp.up.reduce((sum, card) => sum + (findCard(card)?.points ?? 0), 0);

/** The value to the Runner of one card inside a fort. */
function stakeInside(view: MachineView, id: FortId, slot: Slot): number {
  const { table, seat } = view;
  const there = cardAt(table, slot);
  const advanced = counters(there, 'advancement');
  const card = definitionAt(view, slot);
  if (card) {
    if (card.type === 'agenda') return worthOfSteal(table, card.points ?? 0) + advanced;
    if (card.ambush || (seat === RUNNER && !there.active && card.triggers.some(({ on }) => on === 'accessed')))
      return -2;
    return (card.trash ?? 9) <= table.runner.bits ? 3 : 0.5;
  }
  return agendaChance(view, id, slot) * worthOfSteal(table, 2) + (advanced >= 2 ? 3 : 0);
}

/** The probability that a face-down card in the given fort is an agenda. */
export function agendaChance(view: MachineView, id: FortId, slot: Slot): number {
  const { run } = view.table;
  // Within a run, what the Runner has paid is no longer part of the price.
  return chanceOfAgenda(view.table, slot, estimateRun(view, id, run?.fort === id ? run.at : 0).chance);
}

/** The value of stealing an installed agenda: the Corp would have scored every other one. */
const worthOfSteal = (table: Table, points: number): number =>
  worthOfPoints(table, RUNNER, points) + 0.5 * worthOfPoints(table, CORP, points);

/** The Runner's value of a run on the given fort from here, not counting the action; `stake`: the value of success. */
export function worthOfRun(view: MachineView, id: FortId, from = 0, stake?: number): number {
  const { table } = view;
  const { bits, harm, chance } = estimateRun(view, id, from);
  const blind = hasUnknownIce(view, id, from) && table.corp.bits >= 3;
  const danger = blind ? (table.runner.hand < 3 ? 3 : 0) + (table.runner.bits < 3 ? 1.5 : 0) : 0;
  const found = stake ?? stakeOf(view, id) + (mayScoreNextTurn(table, id) ? 4 : 0);
  const price = 0.85 * Math.max(-bits, worthOfChange(table.runner.bits, -bits));
  return chance * found + price - harm * 0.7 - danger;
}

/** The value of a successful run: a number, or the value of accessing that fort. */
export type Success = number | FortId;

/**
 * The value of the best run a text allows: on the given fort, or on any. `success`: its value, if it is not the value
 * of accessing that fort.
 */
export function worthOfBestRun(view: MachineView, fort: string | undefined, success?: Success): number {
  const any = fort === undefined || fort === 'chosen';
  const stake = typeof success === 'string' ? stakeOf(view, success) : success;
  const runs = view.table.forts.flatMap(({ id }) => (any || id === fort ? [worthOfRun(view, id, 0, stake)] : []));
  return Math.max(...runs, 0);
}

const hasUnknownIce = (view: MachineView, id: FortId, from: number): boolean =>
  (fortOf(view.table, id)?.ice ?? []).slice(from).some((slot) => faceAt(view, slot) === null);

/** Whether a card there may be scored during the Corp's next turn. */
export const mayScoreNextTurn = (table: Table, id: FortId): boolean =>
  (fortOf(table, id)?.inside ?? []).some((slot) => {
    const there = cardAt(table, slot);
    const advanced = counters(there, 'advancement');
    return there.card === null
      ? advanced > 0
      : findCard(there.card)?.type === 'agenda' && difficulty(table, there.card, slot) - advanced <= 3;
  });

/** The probability that the Runner gets in with their current bits. `spare`: bits the Corp spends before then. */
export const breakInChance = (view: MachineView, id: FortId, spare = 0): number =>
  estimateRun(view, id, 0, spare).chance;
