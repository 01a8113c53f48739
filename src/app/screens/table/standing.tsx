/** Both players with their points, and between them on paper what is said of the game. */
import { pointsOf } from '../../../rules/netrunner/table.ts';
import type { Seated } from '../../games/netrunner/board/seated.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { begun, seatName } from '../../words/sides.ts';
import './standing.css';

interface Props {
  v: Pick<Seated, 'table' | 'seat' | 'names' | 'seals'>;
  title: string;
  detail: string;
}

export function Standing({ v, title, detail }: Props) {
  return (
    <div class="standing">
      <Side v={v} seat={0} />
      <div class="said">
        <h2>{title}</h2>
        <p>{detail}</p>
      </div>
      <Side v={v} seat={1} />
    </div>
  );
}

function Side({ v, seat }: { v: Props['v']; seat: 0 | 1 }) {
  const points = pointsOf(v.table, seat);
  return (
    <div class={`side ${seat === 0 ? 'corp' : 'runner'}`}>
      <Emblem id={v.seals[seat]} side={seat} size={44} />
      <span class="standing-who">
        <b>{seat === v.seat ? 'You' : begun(v.names[seat])}</b>
        <small>{seatName(seat)}</small>
      </span>
      <span class="points">
        {points}
        <span class="hidden"> agenda point{points === 1 ? '' : 's'}</span>
      </span>
    </div>
  );
}
