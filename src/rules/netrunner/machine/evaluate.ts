/**
 * The value of a table for one seat, in bits, from public facts and what the seat knows. Used to compare the outcomes
 * of a choice.
 */
import type { Seat } from '../../game.ts';
import { findCard } from '../card.ts';
import { ARCHIVES, CORP, cardAt, counters, HQ, isCentral, RD, RUNNER, type Table } from '../table.ts';
import { breakInChance, stakeOf } from './reading.ts';
import { breakableTypes, worthOfBits, worthOfPoints } from './scene.ts';
import { definitionAt, type MachineView } from './view.ts';

const WON = 200;
/** The share of its value that ice has on a fort that guards nothing, beside another such fort. */
const IDLE = 0.3;

export function evaluate(view: MachineView): number {
  const { table, seat } = view;
  if (table.over) return table.over.winner === null ? 0 : table.over.winner === seat ? WON : -WON;
  const corp = corpValue(view) - runnerValue(view);
  return seat === CORP ? corp : -corp;
}

/** The value of a player's agenda points, each worth more than the one before. */
function worthOfScore(table: Table, seat: Seat, have: number): number {
  let sum = 0;
  const before = { ...table, corp: { ...table.corp, points: 0 }, runner: { ...table.runner, points: 0 } };
  for (let at = 0; at < Math.min(have, 6); at++) sum += worthOfPoints(before, seat, 1) * (1 + at / 10);
  return sum;
}

function corpValue(view: MachineView): number {
  const { table } = view;
  const { corp } = table;
  let sum =
    worthOfScore(table, CORP, corp.points) +
    worthOfBits(corp.bits) +
    0.8 * Math.min(corp.hand, 6) -
    5 * corp.badPublicity;
  let waiting = 0;
  for (const { id, ice, inside } of table.forts) {
    const guard = ice.reduce((all, slot, at) => all + worthOfIce(view, slot) / (1 + 0.25 * (ice.length - 1 - at)), 0);
    if (id === ARCHIVES || (!isCentral(id) && inside.length === 0)) {
      // One fort can wait for an agenda; ice on more guards nothing.
      sum += IDLE * Math.min(waiting, guard);
      waiting = Math.max(waiting, guard);
    } else sum += guard;
    let hidden = 0;
    for (const slot of inside) {
      const there = cardAt(table, slot);
      const card = definitionAt(view, slot);
      if (card?.type === 'agenda') hidden += 2 + 2 * counters(there, 'advancement');
      else sum += there.active ? 1.5 + 0.5 * (card?.cost ?? 0) : 1;
      if (!card) hidden += 1.5 * counters(there, 'advancement');
    }
    if (hidden > 0) sum += hidden * (1 - 0.8 * breakInChance(view, id));
    if (id === HQ || id === RD) sum -= 0.8 * stakeOf(view, id) * breakInChance(view, id);
  }
  sum += waiting;
  for (const slot of corp.scored) sum += 0.3 * Object.keys(cardAt(table, slot).counters).length;
  if (corp.pile <= 3) sum -= 10 * (4 - corp.pile);
  return (
    sum -
    0.4 * table.forts.filter(({ id, ice, inside }) => id !== ARCHIVES && ice.length === 0 && inside.length > 0).length
  );
}

function worthOfIce(view: MachineView, slot: number): number {
  const there = cardAt(view.table, slot);
  const card = definitionAt(view, slot);
  return there.active ? 1 + 0.75 * (card?.cost ?? 3) : 2.5;
}

function runnerValue({ table }: MachineView): number {
  const { runner } = table;
  let sum = worthOfScore(table, RUNNER, runner.points) + worthOfBits(runner.bits) + 1.1 * Math.min(runner.hand, 6);
  sum -= 1.5 * Math.max(0, 3 - runner.hand) + 3 * runner.tags + 5 * runner.brain;
  for (const slot of runner.rig) sum += 1.5 + 0.75 * (findCard(cardAt(table, slot).card)?.cost ?? 2);
  return sum + 3 * Math.min(3, breakableTypes(table).size) + 1.5 * counterValue(table);
}

/** Counters that the Runner has given the Corp. */
function counterValue(table: Table): number {
  const { corp } = table;
  return Object.values(corp.counters).reduce((sum, count) => sum + count, 0);
}
