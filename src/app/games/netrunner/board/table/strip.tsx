/** Both players in two rows: the numbers that matter in a run, always in the same place. A tap explains them. */

import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../../rules/game.ts';
import { actionsPerTurn } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { bitsOf, CORP, handOf, pileOf, pointsOf, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/table.ts';
import { stripWords } from '../../../../../words/en/netrunner/board/table.ts';
import { Actions } from '../../../../parts/bits.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import type { OpenSheet } from '../openSheet.tsx';
import { type NetrunnerSeated, sideClass } from '../seated.ts';
import { runBits } from './plate.tsx';
import './strip.css';

/** Shown while a run replaces the plates. */
export function Strip({ v, onShow }: { v: NetrunnerSeated; onShow(next: OpenSheet): void }) {
  return (
    <button type="button" class="strip rigid as-block" onClick={() => onShow({ kind: 'players' })}>
      <span class="hidden">
        {stripWords(v, CORP)}; {stripWords(v, RUNNER)}
      </span>
      <span class="as-block" aria-hidden="true">
        <span class="labels quiet centered text-label nowrap">
          <i>{words.points}</i>
          <i>{words.bits}</i>
          <i>{words.hand}</i>
          <i class="piles draw">
            <span class="whole">{words.drawPrefix}</span>
            {words.draw}
          </i>
          <i class="piles">{words.trash}</i>
        </span>
        <Row v={v} seat={CORP} />
        <Row v={v} seat={RUNNER} />
      </span>
    </button>
  );
}

function Row({ v, seat }: { v: NetrunnerSeated; seat: Seat }) {
  const { table } = v;
  const kept = runBits(table, seat);
  const { up, down } = table.corp;
  return (
    <span class={`strip-row centered text-figure ${sideClass(seat)}`}>
      <span class="name across gap2 shrinks">
        <Emblem id={v.seals[seat]} side={seat} size={20} />
        <b class="one-line text-body">{words.subject(seat === v.seat, v.names[seat])}</b>
        {table.active === seat && <Actions left={table.actions} all={actionsPerTurn(table, seat)} />}
        {seat === RUNNER && <Harm sign="tag" n={table.runner.tags} />}
        {seat === RUNNER && <Harm sign="brain" n={table.runner.brain} />}
      </span>
      <b class="own">{pointsOf(table, seat)}</b>
      <b class="own">
        {bitsOf(table, seat)}
        {kept > 0 && <i class="fine quiet regular">+{kept}</i>}
      </b>
      <b>{handOf(table, seat)}</b>
      <b class="piles draw">{pileOf(table, seat)}</b>
      <b class="piles">
        {seat === CORP ? (
          <>
            {down.length}
            <Beside>{up.length}</Beside>
          </>
        ) : (
          table.runner.trash.length
        )}
      </b>
    </span>
  );
}

const Beside = ({ children }: { children: ComponentChildren }) => (
  <>
    <i class="fine quiet regular">+</i>
    {children}
  </>
);

/** Renders nothing if the number is zero. */
function Harm({ sign, n }: { sign: string; n: number }) {
  return n === 0 ? null : (
    <span class="harm across rigid fine bold">
      <Sign name={sign} size={13} />
      {n}
    </span>
  );
}
