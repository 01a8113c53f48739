/** One piece of ice on the ladder. */

import type { ComponentChildren } from 'preact';
import type { Slot } from '../../../../../rules/game.ts';
import { cheapestPlan } from '../../../../../rules/netrunner/breaking.ts';
import type { Card } from '../../../../../rules/netrunner/effect.ts';
import { rezCost, strength } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { cardAt, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/run.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { hyphenated } from '../../../../../words/en/netrunner/short.ts';
import { faceOf } from '../../../../../words/en/netrunner/tableView.ts';
import { tileWords } from '../../../../../words/en/netrunner/tiles.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { iceSign } from '../table/tile.tsx';
import './ladder.css';

interface Props {
  v: NetrunnerSeated;
  slot: Slot;
  open: boolean;
  state: 'passed' | 'here' | 'ahead';
  onSlot(): void;
  children?: ComponentChildren;
}

/** `state`: passed, current, or still ahead. Face-down ice can be read only by the Corp. */
export function LadderStep({ v, slot, open, state, onSlot, children }: Props) {
  const { active } = cardAt(v.table, slot);
  const face = faceOf(v, slot, open);
  const named = face === null ? null : cardOf(face);
  const here = state === 'here';
  return (
    <li class={`flex gap3 rigid step ${state}`} aria-current={here ? 'step' : undefined} data-slot={slot}>
      <span class="rail flex centers">{here ? <Emblem id={v.seals[RUNNER]} side={1} size={36} /> : <i />}</span>
      <div class={`grow step-box ${active ? 'paper' : named ? 'through' : 'back'}`}>
        <button type="button" class="step-head across wraps fills" onClick={onSlot}>
          <span class="hidden">{tileWords(v, slot, open)}</span>
          <span class="drawn" aria-hidden="true">
            {named ? (
              <IceHead v={v} slot={slot} card={named} state={state} />
            ) : (
              <span class="plain">{words.iceNotRezzed}</span>
            )}
          </span>
        </button>
        {children}
      </div>
    </li>
  );
}

function IceHead({ v, slot, card, state }: { v: NetrunnerSeated; slot: Slot; card: Card; state: Props['state'] }) {
  const { active } = cardAt(v.table, slot);
  const sign = iceSign(card.keywords);
  return (
    <>
      <span class={`across rigid block centers ${sign}`}>
        <Sign name={sign} size={state === 'here' ? 30 : 24} />
      </span>
      <span class="words stacked shrinks">
        <b>{hyphenated(card.title)}</b>
        {state !== 'passed' && <small>{detailLine(v, slot, card, state)}</small>}
      </span>
      <span class="strength stacked rigid">
        <b>{active ? strength(v.table, slot) : card.strength}</b>
        {state !== 'passed' && <small>{words.strength}</small>}
      </span>
    </>
  );
}

/** The line below the name: the ice's types when encountered, its cost while it is still ahead. */
function detailLine(v: NetrunnerSeated, slot: Slot, card: Card, state: Props['state']): string {
  if (!cardAt(v.table, slot).active) return words.rezPriceNote(rezCost(v.table, slot, card.id));
  const kinds = card.keywords.join(', ');
  if (state === 'here') return kinds;
  const plan = cheapestPlan(v.table, slot);
  const breaker = plan?.chosen[0];
  return plan && breaker !== undefined ? words.breakPrice(nameAt(v, breaker), plan.bits) : kinds;
}
