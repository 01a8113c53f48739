/** How often the Corp bluffs by installing another card face down behind ice, where the Runner expects an agenda. */
import type { Random } from '../../../base/chance.ts';
import { findCard } from '../card.ts';
import { CORP, cardAt, type FortId, isCentral } from '../table.ts';
import { estimateRun } from './reading.ts';
import { worthOfPoints } from './scene.ts';
import { faceAt, type MachineView, ownHand } from './view.ts';

/** The points of a typical agenda, and the chance to score it if the Runner stays away. */
const POINTS = 2;
const SCORED = 0.5;
/** Besides bits, a run costs the Runner an action, and a bluff costs the Corp one. */
const ACTION = 1;

/** Whether to bluff now: drawn at random with the equilibrium's share of bluffs. */
export function shouldBluff(view: MachineView, random: Random): boolean {
  if (view.seat !== CORP || !ownHand(view).some(({ type }) => type === 'node' || type === 'upgrade')) return false;
  const forts = view.table.forts.filter(({ id, ice }) => !isCentral(id) && ice.length > 0);
  // One bluff at a time: five apparent agendas would convince no Runner.
  if (forts.length === 0 || forts.some(({ inside }) => inside.some((slot) => isBluff(view, slot)))) return false;
  const shares = forts.map(({ id }) => shareOfBluffs(view, id));
  return random(PARTS) < PARTS * Math.max(...shares);
}

const PARTS = 10_000;

function isBluff(view: MachineView, slot: number): boolean {
  const { card } = cardAt(view.table, slot);
  return card === null && findCard(faceAt(view, slot) ?? '')?.type !== 'agenda';
}

/**
 * The equilibrium share of bluffs: agenda or bluff against run or stay away, from what each outcome is worth to the
 * Corp (bits).
 */
function shareOfBluffs(view: MachineView, fort: FortId): number {
  const { bits, harm, chance } = estimateRun(view, fort);
  const points = worthOfPoints(view.table, CORP, POINTS);
  const agenda = { run: bits + harm - chance * points, away: SCORED * points };
  const bluff = { run: bits + harm, away: -ACTION };
  return secondRowShare([agenda.run, agenda.away], [bluff.run, bluff.away]);
}

/** In a 2 × 2 zero-sum game the share of the second row in the first player's equilibrium. */
export function secondRowShare([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number {
  const [first, second] = [Math.min(a, b), Math.min(c, d)];
  const saddle = Math.min(Math.max(a, c), Math.max(b, d)) <= Math.max(first, second);
  if (saddle) return second > first ? 1 : 0;
  return (a - b) / (a - b - c + d);
}
