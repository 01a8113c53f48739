/** The subroutines of the encountered ice: what each will do, and a chip with the full price for every breaker. */

import type { Slot } from '../../../../../rules/game.ts';
import { type BreakOffer, type BreakPlan, breakOffers, planFor } from '../../../../../rules/netrunner/breaking.ts';
import { keywordsAt } from '../../../../../rules/netrunner/rulebook/cards/keywords.ts';
import { textOf } from '../../../../../rules/netrunner/rulebook/effects.ts';
import { bitsAvailable } from '../../../../../rules/netrunner/rulebook/pay/payment.ts';
import { openSubs, subsOf } from '../../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { cardAt, RUNNER, type Run } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/run.ts';

import { consequence, headline } from '../../../../../words/en/netrunner/consequence.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { hyphenated, nameWithin } from '../../../../../words/en/netrunner/short.ts';
import { isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { Bits, Text } from '../../../../parts/bits.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import './subs.css';

interface Props {
  v: NetrunnerSeated;
  slot: Slot;
  run: Run;
  plan: BreakPlan | null;
  onChoose(chosen: Record<number, Slot>): void;
}

/** Each subroutine: its text, its effect now, and the programs that can break it. */
export function Subs({ v, slot, run, plan, onChoose }: Props) {
  const subs = subsOf(v.table, slot).map(({ ref }) => textOf(ref));
  const open = openSubs(v.table, slot);
  const keywords = keywordsAt(v.table, slot);
  const choosing = v.seat === RUNNER && isAsked(v) && v.question.kind === 'move' && v.question.window === 'encounter';
  const mine = choosing ? breakOffers(v.table, slot) : [];
  const pick = (sub: number, breaker: Slot): void => {
    const { [sub]: now, ...rest } = plan?.chosen ?? {};
    onChoose(now === breaker ? rest : { ...rest, [sub]: breaker });
  };
  return (
    <>
      <ol class="subs">
        {subs.map((sub, at) => {
          const broken = run.broken.includes(at);
          const done = !open.includes(at);
          const then = done ? null : consequence(v, sub.means);
          return (
            <li key={at} class={`flex wraps ${broken ? 'broken' : done ? 'broken idle' : ''}`}>
              <span class="sub-number across rigid centers bold">
                {broken ? <Sign name="check" size={16} /> : at + 1}
              </span>
              <span class="sub-text stacked grow">
                <b class={`text-lead ${headline(v, sub).length > 70 ? 'long' : ''}`}>
                  <Text>{headline(v, sub)}</Text>
                </b>
                <small>{broken ? words.broken : done ? words.doesNothing : then}</small>
              </span>
              {!done && mine.length > 0 && (
                <span class="flex wraps gap3 fills">
                  {mine.map((offer) => (
                    <Chip
                      key={offer.breaker}
                      v={v}
                      offer={offer}
                      bits={priceOf(v, slot, plan, at, offer.breaker)}
                      on={plan?.chosen[at] === offer.breaker}
                      onPick={() => pick(at, offer.breaker)}
                    />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {choosing && mine.length === 0 && (
        <p class="no-breaker semibold">{words.nothingInstalledBreaks(words.kind(keywords))}</p>
      )}
    </>
  );
}

/** The cost of breaking this subroutine with the given breaker, on top of what the other chips have paid for. */
function priceOf(v: NetrunnerSeated, ice: Slot, plan: BreakPlan | null, sub: number, breaker: Slot): number {
  const { [sub]: _, ...others } = plan?.chosen ?? {};
  return planFor(v.table, ice, { ...others, [sub]: breaker }).bits - planFor(v.table, ice, others).bits;
}

/** Space for a name on a chip, in units of the rough ruler: on a narrow phone (`NARROW`), and on any (`ROOM`). */
const NARROW = 440;
const ROOM = 900;

interface ChipProps {
  v: NetrunnerSeated;
  offer: BreakOffer;
  bits: number;
  on: boolean;
  onPick(): void;
}

function Chip({ v, offer, bits, on, onPick }: ChipProps) {
  const { card } = cardAt(v.table, offer.breaker);
  const name = nameAt(v, offer.breaker);
  const short = bits - bitsAvailable(v.table, RUNNER, { for: 'icebreaker', ...(card === null ? {} : { card }) });
  return (
    <button
      type="button"
      class={`across gap2 chip bold tappable shrinks ${short > 0 ? 'poor' : ''}`}
      aria-pressed={on}
      onClick={onPick}
    >
      {on && <Sign name="check" size={16} />}
      <span class="chip-name grow text-body">
        <span class="hidden">{name}</span>
        <span class="whole" aria-hidden="true">
          {hyphenated(nameWithin(name, ROOM))}
        </span>
        <span class="brief" aria-hidden="true">
          {hyphenated(nameWithin(name, NARROW))}
        </span>
        {short > 0 && <small>{words.short(short)}</small>}
      </span>
      <Bits n={bits} />
    </button>
  );
}
