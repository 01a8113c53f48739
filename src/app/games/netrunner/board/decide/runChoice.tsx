/** The choices at the current point of a run, within reach of the thumb. */
import { type BreakPlan, missingBits } from '../../../../../rules/netrunner/breaking.ts';
import type { Means } from '../../../../../rules/netrunner/means.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { textOf } from '../../../../../rules/netrunner/rulebook/effects.ts';
import { approached } from '../../../../../rules/netrunner/rulebook/run/encountered.ts';
import { openSubs, subsOf } from '../../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { bitsOf, CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/decide.ts';
import { inBrief } from '../../../../../words/en/netrunner/consequence.ts';
import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { promptOf } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { jackOutBan } from '../../../../../words/en/netrunner/lasting.ts';
import { isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { ActionButton, TextButton } from '../../../../parts/button.tsx';
import { questionId } from '../openSheet.tsx';
import { isInSheet, type NetrunnerSeated, sideClass } from '../seated.ts';
import { Aside } from '../sheets/chooseSheet.tsx';
import { withPayments } from '../sheets/paying.ts';
import { Answers } from './answers.tsx';
import type { DecisionProps } from './decisionProps.ts';
import { Pending, Waiting } from './waiting.tsx';

/**
 * The question at the bottom of the run screen. When encountering ice, the Runner gets `EncounterChoice` instead, with
 * the same `plan` and `left`.
 */
export function RunChoice(props: DecisionProps & { plan: BreakPlan | null; left: number }) {
  const { v } = props;
  return (
    <div class={`stacked gap3 rigid run-choice ${sideClass(v.seat)}`} key={questionId(v)}>
      <Choice {...props} />
    </div>
  );
}

function Choice(props: DecisionProps & { plan: BreakPlan | null; left: number }) {
  const { v, tapped, open, onShow } = props;
  const { question } = v;
  if (tapped) return <Pending tapped={tapped} open={open} />;
  if (v.pending || v.passing || !isAsked(v)) return <Waiting v={v} />;
  if (isInSheet(v)) return <Aside v={v} onChoose={() => onShow(null)} />;
  if (question.kind !== 'move') return <Waiting v={v} />;
  if (question.window === 'encounter') return <EncounterChoice {...props} />;
  return (
    <>
      <p class="asks">{promptOf(v)}</p>
      <Answers {...props} main={isMain(v)} />
      {v.seat === RUNNER && question.window === 'approach' && jackOutBan(v) === null && (
        <p class="quiet text-body">{words.jackOutLaterTitle}</p>
      )}
      {open && <p class="quiet text-body">{blockedRez(v)}</p>}
    </>
  );
}

/** The filled button: rezzing for the Corp, if possible; otherwise continuing. */
function isMain(v: NetrunnerSeated): (move: Move) => boolean {
  const ice = approached(v.table);
  const rez = v.moves.some((move) => move.do === 'rez' && move.slot === ice);
  return (move) => (rez ? move.do === 'rez' && move.slot === ice : move.do === 'pass');
}

/** Why the approached ice can't be rezzed, for a Corp with its cards uncovered. */
function blockedRez(v: NetrunnerSeated): string {
  const slot = approached(v.table);
  const face = slot === undefined ? undefined : v.known.slots[slot];
  if (v.seat !== CORP || slot === undefined || face === undefined || v.table.cards[slot]?.active) return '';
  return whyNot(v.refusal({ do: 'rez', slot, card: face })) ?? '';
}

/**
 * An encounter: break by the plan, in another way, or let the subroutines fire. `plan` is null if nothing can break
 * them; `left`: how many would fire.
 */
function EncounterChoice({ v, plan, left, onPlay }: DecisionProps & { plan: BreakPlan | null; left: number }) {
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
          title={words.breakTitle(breaking, left)}
          detail={`${breakerWords(v, plan)}${paid && paid.kept > 0 ? words.bitsFromCards(paid.kept) : ''}`}
          bits={plan.bits}
          after={blocked ? undefined : own === 0 ? words.bitsLeft(have) : words.changeOfBits(have, have - own)}
          blocked={blocked}
          onClick={() => onPlay(...(paid?.moves ?? plan.moves), { do: 'pass' })}
        />
      )}
      {plan && paid && paid.kept > 0 && (
        <TextButton class="pay-else" onClick={() => onPlay(...plan.moves)}>
          {words.payAnotherWay}
        </TextButton>
      )}
      <span class="abreast flex wraps gap3">
        <ActionButton
          kind={left > 0 ? 'harm' : 'main'}
          title={words.letFireTitle(left)}
          detail={left === 0 ? words.everythingIsBroken : inBrief(v, unbroken(v))}
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
  return `${names.join(', ')}, ${words.strengthNote(raised)}`;
}

/** Why the rules would refuse the first impossible move of the plan; null if none. */
function refusalText(v: NetrunnerSeated, plan: BreakPlan): string | null {
  const short = missingBits(v.table, plan);
  if (short > 0) return words.bitShortfall(plan.bits, short);
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
    title={words.jackOut}
    blocked={jackOutBan(v) ?? words.jackOutLater}
    onClick={() => undefined}
  />
);
