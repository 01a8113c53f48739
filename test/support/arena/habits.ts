/** Counts what the arena's players did in situations that matter, over many games. */
import type { CardId, Seat, Slot } from '../../../src/rules/game.ts';
import { findCard } from '../../../src/rules/netrunner/card.ts';
import { estimateRun, stakeOf } from '../../../src/rules/netrunner/machine/reading.ts';
import { breakableTypes, typesBroken } from '../../../src/rules/netrunner/machine/scene.ts';
import { sampleWorld } from '../../../src/rules/netrunner/machine/worlds.ts';
import type { Move } from '../../../src/rules/netrunner/move.ts';
import { difficulty, handSize } from '../../../src/rules/netrunner/rulebook/numbers.ts';
import {
  ARCHIVES,
  bitsOf,
  CORP,
  cardAt,
  type FortId,
  fortOf,
  HQ,
  handOf,
  isCentral,
  RD,
  RUNNER,
  type Table,
} from '../../../src/rules/netrunner/table.ts';
import { seeded } from '../../../src/solo/random.ts';
import type { NetrunnerGame } from '../randomPlay.ts';

/** How often something happened, out of how many times it could. `said`: the sum of the estimated probabilities. */
export interface Count {
  readonly was: number;
  readonly of: number;
  readonly said?: number;
}

/** By name; `belief 3`: cards that are agendas in three of ten worlds. */
export type Habits = Readonly<Record<string, Count>>;

export const summed = (some: readonly Habits[]): Habits => {
  const sum: Record<string, Count> = {};
  for (const habits of some) for (const [name, count] of Object.entries(habits)) sum[name] = plus(sum[name], count);
  return sum;
};

const plus = (a: Count = { was: 0, of: 0 }, b: Count): Count => ({
  was: a.was + b.was,
  of: a.of + b.of,
  said: (a.said ?? 0) + (b.said ?? 0),
});

/** The number of points at which one more agenda wins. */
const MATCH_POINT = 5;
/** Worlds per belief; and beliefs are recorded on one turn in this many. */
const SAMPLES = 100;
const SELDOM = 4;

/** The Corp's first three turns, counting both players' turns. */
const EARLY = 5;
/** Bits that pay for what a turn does: with more, another bit can wait. */
const ENOUGH = 12;

/** Counts habits over one game: `sees` is called with the game before each answer, `decides` with each decision. */
export function habitsOf(): {
  sees(local: NetrunnerGame): void;
  decides(local: NetrunnerGame, seat: Seat, move: Move): void;
  readonly seen: () => Habits;
} {
  const counts: Record<string, Count> = {};
  const count = (name: string, was: boolean, said = 0): void => {
    counts[name] = plus(counts[name], { was: Number(was), of: 1, said });
  };
  let before: Table | null = null;
  let begun: Table | null = null;
  let could = false;
  let idle = 0;
  const hands = new Map<number, readonly CardId[]>();
  const sees = (local: NetrunnerGame): void => {
    const { table } = local;
    if (table.active === RUNNER) hands.set(table.turn, local.known[CORP].hand);
    if (before && table.turn !== before.turn) {
      if (before.active === RUNNER) {
        const ran = table.past.last[RUNNER].some(({ kind }) => kind === 'run');
        idle = could && !ran ? idle + 1 : 0;
        if (could) count('match point, second turn without a run', idle >= 2);
        count('Runner ends a turn tagged without 2 bits', before.runner.tags > 0 && before.runner.bits < 2);
      } else if (begun && isPunishable(begun)) count('tagged Runner punished', punished(begun, table));
      begun = table;
      could = table.active === RUNNER && table.corp.points >= MATCH_POINT && canRun(local);
      if (table.active === RUNNER)
        for (const slot of table.forts.flatMap(({ id }) => unseenBehindIce(local, id)))
          count('unseen behind ice: an agenda', isAgenda(local.known[CORP].slots[slot]));
      if (table.active === RUNNER && table.turn % (2 * SELDOM) === 0) beliefs(local, count);
    }
    if (table.over && before && !before.over) {
      const held = [...hands.values()].at(-2) ?? [];
      if (table.corp.pile === 0 && table.over.winner === RUNNER)
        count('R&D empty, an agenda in HQ that could have been scored', couldScore(local, held));
      for (const id of local.known[CORP].hand) if (findCard(id)?.type === 'upgrade') count('upgrade installed', false);
    }
    before = table;
  };
  const decides = (local: NetrunnerGame, seat: Seat, move: Move): void => {
    for (const [name, was] of blunders(local, seat, move)) count(name, was);
  };
  return { sees, decides, seen: () => counts };
}

/** By name, what the decision could have got wrong, and whether it did. */
function blunders({ table, known }: NetrunnerGame, seat: Seat, move: Move): [string, boolean][] {
  const side = seat === CORP ? 'Corp' : 'Runner';
  if (move.do === 'draw') {
    // After this draw, each action left may still use a card.
    const kept = handOf(table, seat) + 1 - (table.actions - 1);
    return [[`${side} draws a card it must discard`, kept > handSize(table, seat)]];
  }
  if (move.do === 'discard' && seat === CORP)
    return [['Corp discards an agenda', isAgenda(move.hidden ?? move.card ?? undefined)]];
  if (move.do === 'bit')
    return [[`${side} takes a bit instead of installing`, couldInstall(table, known[seat].hand, seat)]];
  if (move.do === 'run' && move.fort === ARCHIVES)
    return [['run on Archives with nothing new there', !mayFindNew(table, known[RUNNER].theirs?.slots ?? {})]];
  if (move.do !== 'install' || seat !== CORP || !('fort' in move) || !('hidden' in move)) return [];
  if (findCard(move.hidden)?.type === 'upgrade') return [['upgrade installed', true]];
  if (findCard(move.hidden)?.type === 'ice')
    return [['ice installed on a second fort that guards nothing', isSpread(table, move.fort ?? '')]];
  if (!isAgenda(move.hidden)) return [];
  const ice = fortOf(table, move.fort ?? '')?.ice.length ?? 0;
  if (ice > 0) {
    const { chance } = estimateRun({ table, known: known[CORP], seat: CORP }, move.fort ?? '');
    return [['agenda installed behind ice that the Runner can pass', chance >= 0.5]];
  }
  const open = table.forts.some((fort) => (fort.id === HQ || fort.id === RD) && fort.ice.length === 0);
  return table.turn <= EARLY ? [['early bare agenda while HQ or R&D is open', open]] : [];
}

/** Whether the fort guards nothing while another such fort has ice already. */
function isSpread({ forts }: Table, id: FortId): boolean {
  const idle = (fort: (typeof forts)[number]): boolean => !isCentral(fort.id) && fort.inside.length === 0;
  const own = forts.find((fort) => fort.id === id);
  return !isCentral(id) && (!own || idle(own)) && forts.some((fort) => fort.id !== id && idle(fort));
}

/** Whether the hand holds something to install that the bits pay for. */
function couldInstall(table: Table, hand: readonly CardId[], seat: Seat): boolean {
  const bits = bitsOf(table, seat);
  const cards = hand.flatMap((id) => findCard(id) ?? []);
  if (seat === CORP) return bits >= ENOUGH && cards.some(({ type }) => type === 'ice' || type === 'agenda');
  const have = breakableTypes(table);
  const rig = new Set(table.runner.rig.map((slot) => cardAt(table, slot).card));
  return cards.some((card) => {
    const lacking = typesBroken(card).some((type) => !have.has(type));
    if (lacking) return (card.cost ?? 0) <= bits;
    return bits >= ENOUGH && card.type === 'hardware' && !rig.has(card.id) && (card.cost ?? 0) <= bits;
  });
}

/** Whether Archives hold an agenda or a card that the Runner has not seen. */
const mayFindNew = ({ corp }: Table, seen: Readonly<Record<number, CardId>>): boolean =>
  corp.up.some(isAgenda) || corp.down.some((slot) => seen[slot] === undefined || isAgenda(seen[slot]));

/** Whether the Corp had the bits and the actions for an agenda in its hand. `held`: its hand before its last turn. */
const couldScore = ({ table, known }: NetrunnerGame, held: readonly CardId[]): boolean =>
  known[CORP].hand.some((id) => {
    const needed = isAgenda(id) ? difficulty(table, id) : Number.POSITIVE_INFINITY;
    return needed <= table.corp.bits && (held.includes(id) || needed < ACTIONS);
  });
const ACTIONS = 3;

/** Face-down cards behind ice in a subsidiary fort that the Runner has not seen. */
export const unseenBehindIce = ({ table, known }: NetrunnerGame, id: FortId): Slot[] =>
  isCentral(id) || fortOf(table, id)?.ice.length === 0
    ? []
    : (fortOf(table, id)?.inside ?? []).filter(
        (slot) => cardAt(table, slot).card === null && known[RUNNER].theirs?.slots[slot] === undefined,
      );

/** At the start of a Runner turn: whether some run is at least as likely as not to reach something of value. */
function canRun({ table, known }: NetrunnerGame): boolean {
  const view = { table, known: known[RUNNER], seat: RUNNER } as const;
  return table.forts.some(({ id }) => stakeOf(view, id) > 0.5 && estimateRun(view, id).chance >= 0.5);
}

/** At the start of a Corp turn: whether the Runner is tagged and has a resource that the Corp can pay to trash. */
function isPunishable(table: Table): boolean {
  return (
    table.runner.tags > 0 &&
    table.corp.bits >= 2 &&
    table.runner.rig.some((slot) => findCard(cardAt(table, slot).card ?? undefined)?.type === 'resource')
  );
}

const resources = (table: Table): number =>
  table.runner.rig.filter((slot) => findCard(cardAt(table, slot).card ?? undefined)?.type === 'resource').length;

/** Whether the Runner lost a resource, or cards to damage, during the turn. */
const punished = (begun: Table, ended: Table): boolean =>
  resources(ended) < resources(begun) || ended.past.last[CORP].some(({ kind }) => kind === 'damage');

function beliefs({ table, known }: NetrunnerGame, count: (name: string, was: boolean, said: number) => void): void {
  const random = seeded(table.turn);
  const view = { table, known: known[RUNNER], seat: RUNNER as Seat };
  const worlds = Array.from({ length: SAMPLES }, () => sampleWorld(view, random));
  for (const { id, inside } of table.forts)
    for (const slot of isCentral(id) ? [] : inside) {
      const face = known[CORP].slots[slot];
      if (cardAt(table, slot).card !== null || face === undefined) continue;
      const said = worlds.filter((world) => isAgenda(world?.known[CORP].slots[slot])).length / SAMPLES;
      count(`belief ${Math.round(said * 5)}`, isAgenda(face), said);
    }
}

const isAgenda = (id: CardId | undefined): boolean => findCard(id)?.type === 'agenda';
