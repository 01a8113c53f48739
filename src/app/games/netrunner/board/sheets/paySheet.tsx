/**
 * A payment from several sources: what each holds, what it may be spent on, how much is taken from it now, and what is
 * left.
 */

import { useState } from 'preact/hooks';
import { definition } from '../../../../../rules/netrunner/card.ts';
import type { FrameOf } from '../../../../../rules/netrunner/frame.ts';
import { bitsOf } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';

import { keptBits } from '../../../../../words/en/netrunner/board/table.ts';
import { optionName, type TableChoice } from '../../../../../words/en/netrunner/decide/choices.ts';
import { ActionButton, TextButton } from '../../../../parts/button.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import type { NetrunnerSeated } from '../seated.ts';
import { firstSplit, rebalance, spendOrder } from './paying.ts';
import { Stepper } from './stepper.tsx';
import './paySheet.css';

type Props = DecisionProps & { question: TableChoice; onAside(): void };

/** The cards and pools that pay a price, initially split as `firstSplit` proposes. */
export function PaySheet({ v, question, onPlay, onAside }: Props) {
  const total = question.total ?? 0;
  const held = question.from.map((at) => heldAt(v, at));
  const [picks, setPicks] = useState(() => firstSplit(v.table, v.seat, question));
  // The default spending order, with the pool last.
  const order = spendOrder(v.table, v.seat);
  const inOrder = question.from
    .map((pick, at) => ({ pick, at }))
    .sort((a, b) => order.indexOf(a.pick) - order.indexOf(b.pick));
  const paid = picks.reduce((sum, n) => sum + n, 0);
  const change = (at: number, by: number): void => setPicks(rebalance(picks, held, at, by));
  const title = words.payTitle(total);
  return (
    <Sheet title={title} class="choose paying" onClose={onAside}>
      <p class="quiet">{purposeWords(v)}</p>
      <ul class="sources stacked gap4 rigid">
        {inOrder.map(({ pick, at }) => (
          <Source
            key={pick}
            v={v}
            question={question}
            pick={pick}
            n={picks[at] ?? 0}
            held={held[at] ?? 0}
            onAdd={(by) => change(at, by)}
          />
        ))}
      </ul>
      <div class="footing stacked gap2 raised">
        <ActionButton
          kind="main"
          title={words.pay(total)}
          detail={leftWords(v, question, held, picks)}
          blocked={paid === total ? null : words.paidSoFar(paid, total)}
          onClick={() => onPlay({ do: 'choose', picks })}
        />
        <TextButton onClick={onAside}>{words.lookAtTheTable}</TextButton>
      </div>
    </Sheet>
  );
}

interface SourceProps {
  v: NetrunnerSeated;
  question: TableChoice;
  pick: number;
  n: number;
  held: number;
  onAdd(by: number): void;
}

function Source({ v, question, pick, n, held, onAdd }: SourceProps) {
  const name = optionName(v, question, pick, true);
  const card = pick > 0 ? v.table.cards[pick]?.card : null;
  const kept = keptBits(v.table, v.seat).find(({ at }) => at === pick);
  return (
    <li class="across wraps">
      {card ? <Emblem id={card} side={v.seat} size={30} /> : <Sign name="bit" size={26} />}
      <span class="from breaks shrinks">
        <b>{name}</b>
        <small class="as-block quiet">
          {n === 0 ? words.heldThere(held) : words.bitsChange(held, held - n)}
          {kept ? words.restrictedUse(kept.use) : words.unrestrictedUse}
        </small>
      </span>
      <Stepper n={n} most={held} less={words.spendLess(name)} more={words.spendMore(name)} onStep={onAdd} />
    </li>
  );
}

const heldAt = (v: NetrunnerSeated, at: number): number =>
  at === 0 ? bitsOf(v.table, v.seat) : (keptBits(v.table, v.seat).find((one) => one.at === at)?.bits ?? 0);

/** What is left in the pool, since the next decision depends on it. */
function leftWords(
  v: NetrunnerSeated,
  { from }: TableChoice,
  held: readonly number[],
  picks: readonly number[],
): string {
  const at = from.indexOf(0);
  const [had, gives] = [held[at] ?? bitsOf(v.table, v.seat), picks[at] ?? 0];
  return gives === 0 ? words.poolStays(had) : words.poolChange(had, had - gives);
}

function purposeWords({ table }: NetrunnerSeated): string {
  const frame = table.frames.at(-1) as FrameOf<'pay'>;
  const { card } = frame.what;
  return `${words.purposes[frame.what.for]}${card === undefined ? '' : ` ${definition(card).title}`}.`;
}
