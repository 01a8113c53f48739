/** Both players with their points, and between them the state of the game. */

import type { AnyMove } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/table/table.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { Emblem } from '../../parts/emblem.tsx';
import type { Seated } from '../../play/seated.ts';
import './playersHeader.css';

interface Props {
  v: Pick<Seated<unknown, AnyMove>, 'table' | 'seat' | 'names' | 'seals'>;
  ui: Pick<AnyGameUi, 'info' | 'summary'>;
  title: string;
  detail: string;
}

/** `title` and `detail` describe the game. */
export function PlayersHeader({ v, ui, title, detail }: Props) {
  return (
    <div class="standing stacked">
      <Side v={v} ui={ui} seat={0} />
      <div class="said stacked centered centers">
        <h2>{title}</h2>
        <p>{detail}</p>
      </div>
      <Side v={v} ui={ui} seat={1} />
    </div>
  );
}

function Side({ v, ui: { info, summary }, seat }: Pick<Props, 'v' | 'ui'> & { seat: 0 | 1 }) {
  const points = summary(v.table).points[seat];
  return (
    <div class={`side across gap5 seat${seat}`}>
      <Emblem id={v.seals[seat]} side={seat} size={44} />
      <span class="standing-who stacked grow breaks">
        <b class="text-figure dense">{words.winnerName(seat === v.seat, v.names[seat])}</b>
        <small class="fine quiet">{info.seats[seat]}</small>
      </span>
      {!info.progressWords && (
        <span class="points text-huge bold">
          {points}
          <span class="hidden"> {info.pointWords(points)}</span>
        </span>
      )}
    </div>
  );
}
