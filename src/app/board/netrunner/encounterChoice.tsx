/** Meeting ice: break what the chips say, let the rest fire; jacking out comes once it is passed. */
import type { BreakPlan } from '../../../rules/netrunner/breaking.ts';
import type { Move } from '../../../rules/netrunner/move.ts';
import { textOf } from '../../../rules/netrunner/rulebook/effects.ts';
import { available } from '../../../rules/netrunner/rulebook/payment.ts';
import { subsOf } from '../../../rules/netrunner/rulebook/subroutines.ts';
import { approached } from '../../../rules/netrunner/rulebook/window.ts';
import { RUNNER } from '../../../rules/netrunner/table.ts';
import { Big } from '../../parts/button.tsx';
import { inBrief } from '../../words/consequence.ts';
import { nameAt } from '../../words/moves.ts';
import type { Acting } from './acting.ts';
import { JackOutLater } from './runChoice.tsx';
import type { Seated } from './seated.ts';

const words = ['none', 'one', 'both', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const how = (n: number): string => words[n] ?? String(n);

export function EncounterChoice({ v, plan, left, onPlay }: Acting & { plan: BreakPlan | null; left: number }) {
  const have = available(v.table, RUNNER, 'icebreaker');
  const breaking = plan ? Object.keys(plan.chosen).length : 0;
  const blocked = plan && breaking > 0 ? refused(v, plan, have) : null;
  return (
    <>
      {plan && breaking > 0 && (
        <Big
          kind="main"
          title={breakTitle(breaking, left)}
          detail={team(v, plan)}
          bits={plan.bits}
          after={blocked ? undefined : `${have} to ${have - plan.bits}`}
          blocked={blocked}
          onClick={() => onPlay(...plan.moves, { do: 'pass' })}
        />
      )}
      <span class="abreast">
        <Big
          kind={left > 0 ? 'harm' : 'main'}
          title={
            left === 0 ? 'Go on' : left === 1 ? 'Let it fire' : left === 2 ? 'Let both fire' : `Let ${how(left)} fire`
          }
          detail={left === 0 ? 'everything is broken' : inBrief(v, unbroken(v))}
          onClick={() => onPlay({ do: 'pass' })}
        />
        <JackOutLater />
      </span>
    </>
  );
}

function breakTitle(breaking: number, left: number): string {
  if (breaking < left) return `Break ${how(breaking) === 'both' ? 'two' : how(breaking)}, let ${left - breaking} fire`;
  return breaking === 1 ? 'Break it' : breaking === 2 ? 'Break both' : `Break all ${how(breaking)}`;
}

/** Who breaks, and that strength is bought first where it is. */
function team(v: Seated, plan: BreakPlan): string {
  const names = [...new Set(Object.values(plan.chosen))].map((slot) => nameAt(v, slot));
  const raised = plan.moves.some((move) => move.do === 'use' && move.sub === undefined && move.subs === undefined);
  return `${names.join(', ')}, ${raised ? 'strength included' : 'already strong enough'}`;
}

/** The first thing the rules would refuse of it. */
function refused(v: Seated, plan: BreakPlan, have: number): string | null {
  if (plan.bits > have) return `${plan.bits} bits needed; you have ${have}`;
  const [first] = plan.moves as Move[];
  return first ? (v.refusal(first)?.text ?? null) : null;
}

function unbroken(v: Seated): string[] {
  const slot = approached(v.table);
  if (slot === undefined) return [];
  return subsOf(v.table, slot)
    .filter((_, at) => !v.table.run?.broken.includes(at))
    .map((sub) => textOf(sub.ref).says);
}
