/** The opponent, whether their phone is connected, and the game time. */

import type { ComponentChildren } from 'preact';
import type { Span } from '../../../../../rules/trenchcoat/numbers/duration.ts';
import { begun } from '../../../../../words/en/sides.ts';
import * as words from '../../../../../words/en/trenchcoat/board/look.ts';
import { spanText } from '../../../../../words/en/trenchcoat/numbers.ts';
import { Sign } from '../../../../parts/sign.tsx';
import type { TrenchSession } from '../session.ts';
import { Seal } from './seal.tsx';
import './plate.css';

export function Plate({ v, children }: { v: TrenchSession; children?: ComponentChildren }) {
  const them = v.seat === 0 ? 1 : 0;
  const role = words.seatRole(them);
  const { others = [] } = v;
  const header = (
    <header class={`plate-line across gap4 rigid ${them === 0 ? 'of-gm' : 'of-decker'}`}>
      <Seal seat={them} of={v.seals[them]} size={44} />
      <span class="stacked dense breaks grow">
        <b class="text-figure">{begun(v.names[them])}</b>
        <small class="across gap4 quiet">
          {v.link === 'open' ? <i class="linked rigid" aria-hidden="true" /> : <Sign name="offline" size={16} />}
          {role}, {v.standing ?? words.linkState(v.link)}
        </small>
      </span>
      {children ?? <Clock at={v.table.clock} />}
    </header>
  );
  if (others.length === 0) return header;
  return (
    <>
      {header}
      <p class="plate-others one-line rigid fine quiet">{words.othersLine(others)}</p>
    </>
  );
}

interface RoomProps {
  v: TrenchSession;
  title: ComponentChildren;
  detail: ComponentChildren;
  children?: ComponentChildren;
}

/** The plate, and below it a room with its heading. */
export const RoomPage = ({ v, title, detail, children }: RoomProps) => (
  <>
    <Plate v={v} />
    <div class="room-body">
      <header class="room-head">
        <h2>{title}</h2>
        {detail !== '' && <p class="quiet">{detail}</p>}
      </header>
      {children}
    </div>
  </>
);

export const Clock = ({ at }: { at: Span }) => (
  <span class="game-clock stacked rigid">
    <b class="text-title">{spanText(at)}</b>
    <small>{words.gameTime}</small>
  </span>
);
