/** The choices at the current point of a run, within reach of the thumb. */

import type { BreakPlan } from '../../../../../rules/netrunner/breaking.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { approached } from '../../../../../rules/netrunner/rulebook/run/encountered.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/decide.ts';
import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { promptOf } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { jackOutBan } from '../../../../../words/en/netrunner/lasting.ts';
import { isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { questionId } from '../openSheet.tsx';
import { isInSheet, type NetrunnerSeated, sideClass } from '../seated.ts';
import { Aside } from '../sheets/chooseSheet.tsx';
import { Answers } from './answers.tsx';
import type { DecisionProps } from './decisionProps.ts';
import { EncounterChoice } from './encounterChoice.tsx';
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
