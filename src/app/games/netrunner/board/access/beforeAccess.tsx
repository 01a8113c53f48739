/**
 * For the Corp with its hand uncovered, before its fort is accessed: the cards inside, which of them are traps, and
 * what they would do.
 */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Slot } from '../../../../../rules/game.ts';
import { bitsOf, CORP } from '../../../../../rules/netrunner/table.ts';
import { bitsShort, fromTo, harmOf } from '../../../../../words/en/netrunner/access.ts';
import * as say from '../../../../../words/en/netrunner/board/access.ts';
import { promptOf } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { RunHeader } from '../run/runHeader.tsx';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { CardPage } from '../sheets/page.tsx';
import { PanelBox } from './panelBox.tsx';
import { faceDownInside, rezMoves, type Trap, trapsOf } from './traps.ts';
import './access.css';
import './beforeAccess.css';

interface Props extends DecisionProps {
  line: ComponentChildren;
  /** Called with the traps that are to be paid for when they are accessed. */
  onUse(slots: readonly Slot[]): void;
}

/** Shown only if there is a trap inside; otherwise the usual prompt for the window is shown. */
export function BeforeAccess({ v, line, onPlay, onShow, onUse }: Props) {
  const traps = trapsOf(v);
  const [left, setLeft] = useState<readonly Slot[]>([]);
  const [looked, setLooked] = useState<Slot | undefined>(traps[0]?.slot);
  const used = traps.filter(({ slot }) => !left.includes(slot));
  const shown = faceDownInside(v).find(({ slot }) => slot === looked) ?? traps[0];
  const toggle = (slot: Slot): void =>
    setLeft(left.includes(slot) ? left.filter((one) => one !== slot) : [...left, slot]);
  const use = (): void => {
    onUse(used.map(({ slot }) => slot));
    onPlay(...rezMoves(used));
  };
  return (
    <section class="access-view corp stacked shrinks" aria-label={promptOf(v)}>
      <RunHeader
        v={v}
        title={say.title(v.table.run?.fort ?? '')}
        detail={say.detail(promptOf(v))}
        line={line}
        onShow={onShow}
      />
      <Inside v={v} traps={traps} looked={shown?.slot} onLook={setLooked} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled by keyboard too. */}
      <section class="accessed stacked gap4 shrinks" tabIndex={0} aria-label={say.theCard}>
        {shown && <CardPage card={shown.card} v={v} slot={shown.slot} />}
      </section>
      <div class="below rigid">
        {traps.length > 1 && <Picks traps={traps} left={left} onToggle={toggle} />}
        {used.length > 0 && (
          <PanelBox
            panel={{
              title: say.ifUsed,
              rows: harmOf(
                v,
                used.map(({ means }) => means),
              ),
            }}
            seat={CORP}
          />
        )}
      </div>
      <UseTraps v={v} used={used} onUse={use} onPlay={onPlay} />
    </section>
  );
}

interface PicksProps {
  traps: readonly Trap[];
  left: readonly Slot[];
  onToggle(slot: Slot): void;
}

/** Chooses which of several traps to use. */
function Picks({ traps, left, onToggle }: PicksProps) {
  return (
    <ul class="picks stacked gap2">
      {traps.map(({ slot, card, rez, pay }) => (
        <li key={slot}>
          <button
            type="button"
            class="pick shape across gap4 semibold raised2"
            aria-pressed={!left.includes(slot)}
            onClick={() => onToggle(slot)}
          >
            <i class="centers" aria-hidden="true">
              {left.includes(slot) ? '' : '✓'}
            </i>
            <span>
              {cardOf(card).title} <small>{say.price(rez + pay)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface UseProps extends Pick<DecisionProps, 'v' | 'onPlay'> {
  used: readonly Trap[];
  onUse(): void;
}

/** Buttons to use the traps, only rez them, or leave them. */
function UseTraps({ v, used, onUse, onPlay }: UseProps) {
  const bits = used.reduce((sum, { rez, pay }) => sum + rez + pay, 0);
  const have = bitsOf(v.table, CORP);
  const short = bits - have;
  return (
    <div class="access-foot corp stacked gap3 rigid">
      <ActionButton
        kind={short > 0 ? 'plain' : 'main'}
        title={say.useTitle(used.map(({ card }) => cardOf(card).title))}
        detail={say.useDetail(used)}
        bits={bits === 0 ? undefined : bits}
        after={bits === 0 || short > 0 ? undefined : fromTo(have, have - bits)}
        blocked={used.length === 0 ? say.chooseATrapFirst : short > 0 ? bitsShort(short) : null}
        onClick={onUse}
      />
      <span class="abreast flex gap3">
        <ActionButton kind={short > 0 ? 'main' : 'plain'} title={say.dontUse} onClick={() => onPlay({ do: 'pass' })} />
        {used.some(({ pay }) => pay > 0) && used.every(({ rez }) => rez <= have) && (
          <ActionButton
            kind="quiet"
            title={say.rezOnly}
            detail={say.decideLater}
            onClick={() => onPlay(...rezMoves(used))}
          />
        )}
      </span>
    </div>
  );
}

interface InsideProps {
  v: NetrunnerSeated;
  traps: readonly Trap[];
  looked: Slot | undefined;
  onLook(slot: Slot): void;
}

/** All cards of the fort, visible through their backs; a tap shows a card's page. */
function Inside({ v, traps, looked, onLook }: InsideProps) {
  return (
    <ul class="inside-row flex gap3 rigid">
      {faceDownInside(v).map(({ slot, card }) => (
        <li key={slot}>
          <button
            type="button"
            class="inside-card across gap4 fills"
            aria-pressed={slot === looked}
            onClick={() => onLook(slot)}
          >
            <Emblem id={card} side={0} size={34} />
            <span>
              <b>{cardOf(card).title}</b>
              <small class="as-block quiet">
                {say.about(
                  cardOf(card),
                  traps.some((trap) => trap.slot === slot),
                )}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
