/** Encountering ice: what to break, with what, and what to let happen. */
import type { Slot } from '../../game.ts';
import { type BreakOffer, breakOffers, missingBits, planFor } from '../breaking.ts';
import { refusal } from '../flow.ts';
import { textOf } from '../rulebook/effects.ts';
import { approached } from '../rulebook/run/encountered.ts';
import { openSubs, subsOf } from '../rulebook/run/subroutines.ts';
import { CORP, RUNNER } from '../table.ts';
import { type Ranked, rankedMove, reasonFor } from './ranked.ts';
import { endsRun, worthOfRun } from './reading.ts';
import { worthOfChange } from './scene.ts';
import type { MachineView } from './view.ts';
import { worth } from './worth.ts';

interface Threat {
  sub: number;
  ends: boolean;
  harm: number;
}

/** The ways to continue, ranked, each as its first move; one of them is to break nothing. */
export function rankEncounter(view: MachineView): readonly Ranked[] {
  const { table } = view;
  const ice = approached(table);
  const bear = { do: 'pass' } as const;
  if (ice === undefined || !table.run) return [rankedMove(bear)];
  const future = Math.max(0, worthOfRun(view, table.run.fort, table.run.at + 1));
  const threats = threatsOf(view, ice);
  const borne = runValueAfter(threats, new Set(), future);
  const ways: Ranked[] = [rankedMove(bear, reasonFor('harm', borne))];
  for (const offer of breakOffers(table, ice)) {
    const way = breakWith(view, ice, offer, threats, future);
    if (way) ways.push(way);
  }
  return ways;
}

function threatsOf({ table }: MachineView, ice: Slot): Threat[] {
  const subs = subsOf(table, ice);
  return openSubs(table, ice).flatMap((sub) => {
    const one = subs[sub];
    if (!one) return [];
    const { means } = textOf(one.ref);
    return [
      {
        sub,
        ends: endsRun(means),
        harm: Math.max(0, worth(means, { table, owner: CORP, card: one.ref.card, slot: ice, stake: 0 })),
      },
    ];
  });
}

/** The value of the run if these subroutines are broken and the rest resolve in order. */
function runValueAfter(threats: readonly Threat[], broken: ReadonlySet<number>, future: number): number {
  let harm = 0;
  for (const threat of threats) {
    if (broken.has(threat.sub)) continue;
    harm += threat.harm;
    if (threat.ends) return -harm;
  }
  return future - harm;
}

function breakWith(
  view: MachineView,
  ice: Slot,
  offer: BreakOffer,
  threats: readonly Threat[],
  future: number,
): Ranked | null {
  const { table, known } = view;
  const all = threats.map(({ sub }) => sub);
  const some = offer.special.all
    ? all
    : threats.filter(({ ends, harm }) => (ends ? future : 0) + harm > offer.each).map(({ sub }) => sub);
  let best: Ranked | null = null;
  for (const subs of [all, some]) {
    if (subs.length === 0) continue;
    const plan = planFor(table, ice, Object.fromEntries(subs.map((sub) => [sub, offer.breaker])));
    const [move] = plan.moves;
    if (!move || missingBits(table, plan) > 0 || refusal(table, RUNNER, move, known) !== null) continue;
    const left = runValueAfter(threats, new Set(Object.keys(plan.chosen).map(Number)), future);
    const way = rankedMove(
      move,
      reasonFor('stop', left),
      reasonFor('price', 0.9 * worthOfChange(table.runner.bits, -plan.bits)),
    );
    if (!best || way.worth > best.worth) best = way;
  }
  return best;
}
