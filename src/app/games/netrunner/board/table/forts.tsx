/** The Corp's half: forts as columns, each with its ice on the Runner's side. */
import { useEffect, useRef } from 'preact/hooks';
import { isClosed } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { ARCHIVES, cardAt, type Fort, type FortId, HQ, RD } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/table.ts';
import { countersIn, counterWords } from '../../../../../words/en/netrunner/counters.ts';
import { fortName } from '../../../../../words/en/netrunner/places.ts';
import { fortTiles } from '../../../../../words/en/netrunner/tiles.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { rem, type Size, useSize } from '../../../../parts/useSize.ts';
import { fortsInOrder, markOf, type NetrunnerSeated, sideClass, type TableNews } from '../seated.ts';
import { CounterBadge, IceTile, InsideTile } from './tile.tsx';
import './forts.css';
import './fortCentre.css';

/** With no more forts than this (the three central ones), they share the width and are taller if there is room. */
const FEW = 3;
/** With more forts than this, the strip scrolls. */
const SHARED = 6;
/** With more ice than this, the inner pieces become one tile, on any phone. */
const MAX_ICE = 7;

/** All forts side by side; scrolls if they don't fit. */
export function Forts({ v, open, onFort }: { v: NetrunnerSeated; open: boolean; onFort(id: string): void }) {
  const strip = useRef<HTMLUListElement>(null);
  const size = useSize(strip);
  const concerned = fortOfNews(v, v.news);
  // A crowded strip scrolls to the fort where something is happening.
  useEffect(() => {
    if (concerned === null) return;
    const box = strip.current;
    const column = box?.querySelector<HTMLElement>(`[data-fort="${concerned}"]`);
    // Scrolls only the strip; scrollIntoView would also move the table.
    if (!box || !column) return;
    const { left, width } = column.getBoundingClientRect();
    box.scrollLeft += left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
  }, [concerned]);
  const runs = new Set(v.moves.flatMap((move) => (move.do === 'run' ? [move.fort] : [])));
  return (
    <ul ref={strip} class={`flex gap2 grow forts ${sideClass(v.seat)} ${crowdOf(v.table.forts.length)}`}>
      {fortsInOrder(v.table.forts).map((fort) => (
        <li class="column flex" key={fort.id} data-fort={fort.id}>
          <Column
            v={v}
            fort={fort}
            open={open}
            arrow={runs.has(fort.id)}
            onFort={onFort}
            maxIce={maxTiles(size, v.table.forts.length)}
            nameWidth={columnWidth(size, v.table.forts.length) - 5}
          />
        </li>
      ))}
    </ul>
  );
}

/** The fort concerned by the last step; null if there is none. */
function fortOfNews(v: NetrunnerSeated, news: TableNews | undefined): FortId | null {
  for (const event of [...(news?.events ?? [])].reverse()) {
    if ('fort' in event && event.fort) return event.fort;
    const fort = 'slot' in event && event.slot !== null ? v.table.cards[event.slot]?.fort : undefined;
    if (fort) return fort;
  }
  return null;
}

interface ColumnProps {
  v: NetrunnerSeated;
  fort: Fort;
  open: boolean;
  /** Whether a run on this fort may start now. */
  arrow: boolean;
  /** How many ice tiles fit; `nameWidth`: in px. */
  maxIce: number;
  nameWidth: number;
  onFort(id: string): void;
}

/** Layout class by number of forts. */
const crowdOf = (forts: number): string => (forts > SHARED ? 'many' : forts <= FEW ? 'few' : '');

function maxTiles({ height }: Size, forts: number): number {
  if (height === 0) return MAX_ICE;
  const core = height > 420 ? (forts <= FEW ? 108 : 76) : 64;
  const iceHeight = height - Math.max(core, 3.6 * rem()) - 1.2 * rem() - 14;
  return Math.max(3, Math.min(MAX_ICE, Math.floor(iceHeight / (Math.max(31, 1.7 * rem()) + 3))));
}

/** Column width in px, as in forts.css. */
function columnWidth({ width }: Size, forts: number): number {
  const shared = forts > SHARED ? (width >= 380 ? 6.5 : 5.5) : forts;
  return Math.min(forts <= FEW ? 122 : 76, (width - 11) / shared - 5);
}

/** If not all fit, the outermost pieces stay and the rest become one tile; the fort's sheet shows all of them. */
const shownIce = (fort: Fort, maxIce: number) =>
  fort.ice.length <= maxIce ? fort.ice : fort.ice.slice(0, Math.min(maxIce, MAX_ICE) === MAX_ICE ? 4 : maxIce - 1);

function Column({ v, fort, open, arrow, maxIce, nameWidth, onFort }: ColumnProps) {
  const shown = shownIce(fort, maxIce);
  const rest = fort.ice.slice(shown.length);
  const tiles = shown.length + (rest.length > 0 ? 1 : 0);
  return (
    <button
      type="button"
      class="fort stacked gap1 grow centered"
      onClick={() => onFort(fort.id)}
      style={{ '--n': Math.max(1, tiles) }}
    >
      <span class="hidden">{fortWords(v, fort, open)}</span>
      <FortLabel id={fort.id} />
      <span class="core flex rigid" aria-hidden="true">
        <FortCore v={v} fort={fort} open={open} nameWidth={nameWidth} />
        <CounterBadge n={countersIn(fort.counters)} />
      </span>
      <span class="ice-stack stacked gap1 rigid" aria-hidden="true">
        {rest.length > 0 && (
          <span class="ice-slot rigid">
            <span class="tile more cut raised2">
              <b>+{rest.length}</b>
              <span class="name">{words.rezzed(rest.filter((slot) => cardAt(v.table, slot).active).length)}</span>
            </span>
          </span>
        )}
        {[...shown].reverse().map((slot) => (
          <span class={`ice-slot rigid ${markOf(v, slot)}`} key={slot} data-slot={slot}>
            <IceTile v={v} slot={slot} open={open} nameWidth={nameWidth} />
          </span>
        ))}
      </span>
      <span class="lane flex centers">
        {arrow && <Sign name="run" size={22} />}
        {isClosed(v.table, fort.id) && <Sign name="lock" size={20} />}
      </span>
    </button>
  );
}

function FortLabel({ id }: { id: FortId }) {
  if (id !== 'archives')
    return (
      <span class="fort-name rigid quiet text-label regular nowrap" aria-hidden="true">
        {fortName(id)}
      </span>
    );
  return (
    <span class="fort-name rigid quiet text-label regular nowrap" aria-hidden="true">
      <span class="whole">{words.archives}</span>
      <span class="brief">{words.arch}</span>
    </span>
  );
}

/** The fort in a sentence for screen readers. */
function fortWords(v: NetrunnerSeated, fort: Fort, open: boolean): string {
  const { corp } = v.table;
  const holds: Record<FortId, string> = {
    hq: words.card(corp.hand),
    rd: words.card(corp.pile),
    archives: words.faceUpAndDown(corp.up.length, corp.down.length),
  };
  const parts = [
    holds[fort.id],
    ...fortTiles(v, fort, open),
    counterWords(fort.counters),
    isClosed(v.table, fort.id) ? words.closedToRuns : undefined,
  ];
  return `${fortName(fort.id)}: ${parts.filter(Boolean).join('. ')}`;
}

interface FortCoreProps {
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
function FortCore({ v, fort, open, nameWidth }: FortCoreProps) {
  const { corp } = v.table;
  const extra = fort.inside.length > 0 && <span class="counter upgrades">+{fort.inside.length}</span>;
  if (fort.id === ARCHIVES)
    return (
      <span class="pile stacked gap1 archives">
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
      <span class="pile stacked gap1 rd">
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
      <span class="pile stacked gap1 hq">
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
function Inside({ v, fort, open, nameWidth }: FortCoreProps) {
  const n = fort.inside.length;
  if (n === 0) return <span class="tile empty cut quiet centers">{words.empty}</span>;
  if (n > 2)
    return (
      <span class="tile back cut">
        <b class="plaque">{n}</b>
      </span>
    );
  return (
    <span class={`insides stacked gap1 n${n}`}>
      {fort.inside.map((slot) => (
        <span class={`inside-slot ${markOf(v, slot)}`} key={slot} data-slot={slot}>
          <InsideTile v={v} slot={slot} open={open} nameWidth={nameWidth - 5} maxLines={n === 1 ? 2 : 1} />
        </span>
      ))}
    </span>
  );
}
