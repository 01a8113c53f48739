/** Counts what the arena's players did in situations that matter, over many games. */
import type { CardId, Seat } from '../../../src/rules/game.ts';
import { findCard } from '../../../src/rules/netrunner/card.ts';
import { estimateRun, stakeOf } from '../../../src/rules/netrunner/machine/reading.ts';
import { sampleWorld } from '../../../src/rules/netrunner/machine/worlds.ts';
import { difficulty } from '../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, cardAt, isCentral, RUNNER, type Table } from '../../../src/rules/netrunner/table.ts';
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
const SAMPLES = 20;
const SELDOM = 4;

/** Counts habits over one game; `sees` is called with the game before each answer. */
export function habitsOf(): { sees(local: NetrunnerGame): void; readonly seen: () => Habits } {
  const counts: Record<string, Count> = {};
  const count = (name: string, was: boolean, said = 0): void => {
    counts[name] = plus(counts[name], { was: Number(was), of: 1, said });
  };
  let before: Table | null = null;
  let begun: Table | null = null;
  let could = false;
  let idle = 0;
  const sees = (local: NetrunnerGame): void => {
    const { table } = local;
    if (before && table.turn !== before.turn) {
      if (before.active === RUNNER) {
        const ran = table.past.last[RUNNER].some(({ kind }) => kind === 'run');
        idle = could && !ran ? idle + 1 : 0;
        if (could) count('match point, second turn without a run', idle >= 2);
      } else if (begun && isPunishable(begun)) count('tagged Runner punished', punished(begun, table));
      begun = table;
      could = table.active === RUNNER && table.corp.points >= MATCH_POINT && canRun(local);
      if (table.active === RUNNER)
        for (const face of behindIce(local)) count('unseen behind ice: an agenda', isAgenda(face));
      if (table.active === RUNNER && table.turn % (2 * SELDOM) === 0) beliefs(local, count);
    }
    if (table.over && before && !before.over && table.corp.pile === 0 && table.over.winner === RUNNER)
      count('R&D empty, an agenda in HQ that could have been scored', couldScore(local));
    before = table;
  };
  return { sees, seen: () => counts };
}

/** Whether the Corp holds an agenda and the bits for it. */
const couldScore = ({ table, known }: NetrunnerGame): boolean =>
  known[CORP].hand.some((id) => isAgenda(id) && difficulty(table, id) <= table.corp.bits);

/** At the start of a Runner turn: the faces of face-down cards behind ice that the Runner has not seen. */
function behindIce({ table, known }: NetrunnerGame): (CardId | undefined)[] {
  return table.forts.flatMap(({ id, ice, inside }) =>
    isCentral(id) || ice.length === 0
      ? []
      : inside
          .filter((slot) => cardAt(table, slot).card === null && known[RUNNER].theirs?.slots[slot] === undefined)
          .map((slot) => known[CORP].slots[slot]),
  );
}

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
