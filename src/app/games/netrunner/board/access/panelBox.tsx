/** What a card does in this game: rows with an icon and numbers, or its points toward seven. */
import type { Seat } from '../../../../../rules/game.ts';
import { POINTS_TO_WIN } from '../../../../../rules/netrunner/table.ts';
import { type Panel, pointsWords } from '../../../../../words/en/netrunner/access.ts';
import { Sign } from '../../../../parts/sign.tsx';

/** With more cards than this, backs are not drawn and only words are used. */
const MAX_BACKS = 8;

export function PanelBox({ panel, seat }: { panel: Panel; seat: Seat }) {
  const { title, danger, rows, track } = panel;
  return (
    <section
      class={`stacked gap2 panel sided seat${seat} raised ${danger ? 'danger' : ''}`}
      aria-label={title ?? undefined}
    >
      {title && <h3 class="fine quiet semibold">{title}</h3>}
      {rows.map(({ sign, text, detail, aside, cards }) => (
        <p key={text} class="panel-row across gap4">
          <Sign name={sign} size={24} />
          <span class="words grow">
            <b>{text}</b>
            {detail && <small class="as-block fine quiet">{detail}</small>}
          </span>
          {cards && cards.lost + cards.left <= MAX_BACKS && <Backs {...cards} />}
          {aside && <span class="aside flex gap3 quiet rigid nowrap">{aside}</span>}
        </p>
      ))}
      {track && (
        <>
          <p class="panel-row across gap4">
            <Track from={track.from} to={track.to} />
            <b class="aside rigid nowrap">{pointsWords(track.from, track.to)}</b>
          </p>
          <p class="note fine quiet">{track.note}</p>
        </>
      )}
    </section>
  );
}

/** The backs of a hand's cards; lost ones are crossed out. */
function Backs({ lost, left }: { lost: number; left: number }) {
  return (
    <span class="backs flex rigid" aria-hidden="true">
      {Array.from({ length: lost + left }, (_, at) => (
        <i key={at} class={at < lost ? 'lost' : ''} />
      ))}
    </span>
  );
}

function Track({ from, to }: { from: number; to: number }) {
  return (
    <span class="track7 flex rigid" aria-hidden="true">
      {Array.from({ length: POINTS_TO_WIN }, (_, at) => (
        <i key={at} class={at < from ? 'had' : at < to ? 'new' : ''} />
      ))}
    </span>
  );
}
