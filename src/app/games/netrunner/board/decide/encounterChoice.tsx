/**
 * Encountering ice: break what the chips show and let the other subroutines fire; jacking out comes after passing the
 * ice.
 */

import { type BreakPlan, missingBits } from '../../../../../rules/netrunner/breaking.ts';
import type { Means } from '../../../../../rules/netrunner/means.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { textOf } from '../../../../../rules/netrunner/rulebook/effects.ts';
import { approached } from '../../../../../rules/netrunner/rulebook/run/encountered.ts';
import { openSubs, subsOf } from '../../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { bitsOf, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as say from '../../../../../words/en/netrunner/board/decide.ts';

import { inBrief } from '../../../../../words/en/netrunner/consequence.ts';
import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { jackOutBan } from '../../../../../words/en/netrunner/lasting.ts';
import { ActionButton } from '../../../../parts/button.tsx';

import type { NetrunnerSeated } from '../seated.ts';
import { withPayments } from '../sheets/paying.ts';
import type { DecisionProps } from './decisionProps.ts';

/**
 * An encounter: break by the plan, in another way, or let the subroutines fire. `plan` is null if nothing can break
 * them; `left`: how many would fire.
 */
export function EncounterChoice({ v, plan, left, onPlay }: DecisionProps & { plan: BreakPlan | null; left: number }) {
  const have = bitsOf(v.table, RUNNER);
  const breaking = plan ? Object.keys(plan.chosen).length : 0;
  const blocked = plan && breaking > 0 ? refusalText(v, plan) : null;
  const paid = plan && breaking > 0 && !blocked ? withPayments(v.table, RUNNER, plan.moves) : null;
  const own = (plan?.bits ?? 0) - (paid?.kept ?? 0);
  return (
    <>
      {plan && breaking > 0 && (
        <ActionButton
          kind="main"
          title={say.breakTitle(breaking, left)}
          detail={`${breakerWords(v, plan)}${paid && paid.kept > 0 ? say.bitsFromCards(paid.kept) : ''}`}
          bits={plan.bits}
          after={blocked ? undefined : own === 0 ? say.bitsLeft(have) : say.changeOfBits(have, have - own)}
          blocked={blocked}
          onClick={() => onPlay(...(paid?.moves ?? plan.moves), { do: 'pass' })}
        />
      )}
      {plan && paid && paid.kept > 0 && (
        <button type="button" class="text-button pay-else" onClick={() => onPlay(...plan.moves)}>
          {say.payAnotherWay}
        </button>
      )}
      <span class="abreast flex wraps gap3">
        <ActionButton
          kind={left > 0 ? 'harm' : 'main'}
          title={say.letFireTitle(left)}
          detail={left === 0 ? say.everythingIsBroken : inBrief(v, unbroken(v))}
          onClick={() => onPlay({ do: 'pass' })}
        />
        <JackOutLater v={v} />
      </span>
    </>
  );
}

/** Which breakers are used, and whether their strength is increased first. */
function breakerWords(v: NetrunnerSeated, plan: BreakPlan): string {
  const names = [...new Set(Object.values(plan.chosen))].map((slot) => nameAt(v, slot));
  const raised = plan.moves.some((move) => move.do === 'use' && move.sub === undefined && move.subs === undefined);
  return `${names.join(', ')}, ${say.strengthNote(raised)}`;
}

/** Why the rules would refuse the first impossible move of the plan; null if none. */
function refusalText(v: NetrunnerSeated, plan: BreakPlan): string | null {
  const short = missingBits(v.table, plan);
  if (short > 0) return say.bitShortfall(plan.bits, short);
  const [first] = plan.moves as Move[];
  return first ? (whyNot(v.refusal(first)) ?? null) : null;
}

function unbroken(v: NetrunnerSeated): Means[] {
  const slot = approached(v.table);
  if (slot === undefined) return [];
  const subs = subsOf(v.table, slot);
  return openSubs(v.table, slot).flatMap((at) => (subs[at] ? [textOf(subs[at].ref).means] : []));
}

/** Jacking out, which is not allowed yet, with the reason. */
const JackOutLater = ({ v }: { v: NetrunnerSeated }) => (
  <ActionButton
    kind="quiet"
    title={say.jackOut}
    blocked={jackOutBan(v) ?? say.jackOutLater}
    onClick={() => undefined}
  />
);
