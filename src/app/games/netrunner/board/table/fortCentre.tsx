/** The inner end of a fort: one of the Corp's piles, or the cards inside. */

import { ARCHIVES, type Fort, HQ, RD } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/table.ts';
import { markOf, type NetrunnerSeated } from '../seated.ts';
import { InsideTile } from './tile.tsx';
import './fortCentre.css';

interface Props {
  v: NetrunnerSeated;
  fort: Fort;
  open: boolean;
  /** Space available for a name (px). */
  nameWidth: number;
}

/**
 * For a central fort, the public part of its pile or hand; for other forts, the cards inside. `nameWidth`: space for text
 * (px).
 */
export function FortCore({ v, fort, open, nameWidth }: Props) {
  const { corp } = v.table;
  const extra = fort.inside.length > 0 && <span class="counter upgrades">+{fort.inside.length}</span>;
  if (fort.id === ARCHIVES)
    return (
      <span class="pile archives">
        <span class="tile back cut half">
          <b class="text-lead">{corp.down.length}</b>
        </span>
        <span class="tile paper cut half">
          <b class="text-lead">{corp.up.length}</b>
        </span>
        {extra}
      </span>
    );
  if (fort.id === RD)
    return (
      <span class="pile rd">
        <span class="tile back cut">
          <b class="plaque">{corp.pile}</b>
        </span>
        <i />
        <i />
        {extra}
      </span>
    );
  if (fort.id === HQ)
    return (
      <span class="pile hq">
        <i class="tile back cut" />
        <i class="tile back cut" />
        <span class="tile back cut">
          <b class="plaque">{corp.hand}</b>
        </span>
        {extra}
      </span>
    );
  return <Inside v={v} fort={fort} open={open} nameWidth={nameWidth} />;
}

/** One card fills the space and two share it; from three cards up, only their number is shown. */
function Inside({ v, fort, open, nameWidth }: Props) {
  const n = fort.inside.length;
  if (n === 0) return <span class="tile empty cut quiet centers">{words.empty}</span>;
  if (n > 2)
    return (
      <span class="tile back cut">
        <b class="plaque">{n}</b>
      </span>
    );
  return (
    <span class={`insides n${n}`}>
      {fort.inside.map((slot) => (
        <span class={`inside-slot ${markOf(v, slot)}`} key={slot} data-slot={slot}>
          <InsideTile v={v} slot={slot} open={open} nameWidth={nameWidth - 5} maxLines={n === 1 ? 2 : 1} />
        </span>
      ))}
    </span>
  );
}
