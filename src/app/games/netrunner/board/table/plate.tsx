/** Plates: each shows a player and the numbers that both players may see. */
import type { ComponentChildren } from 'preact';
import { other, type Seat } from '../../../../../rules/game.ts';
import { actionsPerTurn } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { BAD_PUBLICITY_LIMIT } from '../../../../../rules/netrunner/rulebook/turn/points.ts';
import { bitsOf, CORP, handOf, pileOf, pointsOf, type Table } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/table.ts';
import { keptBits, links, type RestrictedBits } from '../../../../../words/en/netrunner/board/table.ts';
import { countersIn, counterWords } from '../../../../../words/en/netrunner/counters.ts';
import { withoutArticle } from '../../../../../words/en/sides.ts';
import { Actions, Bits } from '../../../../parts/bits.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import type { OpenSheet } from '../openSheet.tsx';
import { type NetrunnerSeated, sideClass, sideName } from '../seated.ts';
import './plate.css';
import './points.css';
import type { Purpose } from '../../../../../rules/netrunner/frame.ts';

interface Props {
  v: NetrunnerSeated;
  onShow(next: OpenSheet): void;
}

/** The opponent, at the top. */
export function OtherPlate({ v, onShow }: Props) {
  const seat = other(v.seat);
  const side = sideName(seat);
  return (
    <header class={`across wraps rigid plate other ${sideClass(seat)}`}>
      <PlateButton v={v} seat={seat} onShow={onShow} />
      <span class="seal flex">
        <Emblem id={v.seals[seat]} side={seat} size={40} />
      </span>
      <span class="who stacked dense shrinks">
        <b class="one-line text-lead">{withoutArticle(v.names[seat])}</b>
        <small class={`one-line quiet link ${v.link}`}>
          <i /> <span class="spare">{words.sideName(side)}, </span>
          {v.standing ?? links[v.link]}
        </small>
      </span>
      <Harm v={v} seat={seat} />
      <PoolCount v={v} seat={seat} />
      <Count label={words.hand} value={handOf(v.table, seat)} />
      {seat !== CORP && <Count label={words.stack} value={pileOf(v.table, seat)} small />}
      <Points n={pointsOf(v.table, seat)} side={side} />
    </header>
  );
}

/** This phone's player, above their actions. */
export function OwnPlate({ v, onShow }: Props) {
  const { table, seat } = v;
  const side = sideName(seat);
  const mine = table.active === seat;
  return (
    <div class={`across wraps rigid plate own ${sideClass(seat)}`}>
      <PlateButton v={v} seat={seat} onShow={onShow} />
      <span class={`turn-line stacked dense shrinks ${mine ? '' : 'quiet'} ${sideClass(table.active)}`}>
        <b class="one-line text-lead">
          <span class="whose">{words.owner(mine, v.names[other(seat)])} </span>
          <span class="turn-word">{words.turn(table.turn)}</span>
        </b>
        <Actions left={table.actions} all={actionsPerTurn(table, table.active)} />
      </span>
      <Harm v={v} seat={seat} />
      <PoolCount v={v} seat={seat} />
      <Points n={pointsOf(table, seat)} side={side} />
    </div>
  );
}

/** Tags and brain damage, if any, always in words. */
function Harm({ v, seat }: { v: NetrunnerSeated; seat: Seat }) {
  if (seat === CORP)
    return (
      <>
        <Marks v={v} seat={seat} />
        <BadPublicity n={v.table.corp.badPublicity} />
      </>
    );
  const { tags, brain } = v.table.runner;
  return (
    <>
      <Marks v={v} seat={seat} />
      {tags > 0 && <Count label={words.tag(tags)} value={tags} harm />}
      {brain > 0 && <Count label={words.brain} value={brain} harm />}
    </>
  );
}

/** The whole plate is a button that shows everything the player has. */
function PlateButton({ v, seat, onShow }: Props & { seat: Seat }) {
  return (
    <button type="button" class="plate-all" onClick={() => onShow({ kind: 'player', seat })}>
      <span class="hidden">{words.everything(seat === v.seat, v.names[seat])}</span>
    </button>
  );
}

/** The bit pool and, below it, bits reserved for a purpose. */
function PoolCount({ v, seat }: { v: NetrunnerSeated; seat: Seat }) {
  const bits = bitsOf(v.table, seat);
  return (
    <Count
      label={<ReservedBits n={restrictedTotal(v.table, seat)} of={words.bitNoun(bits)} />}
      value={<Bits n={bits} labelled />}
      coloured
    />
  );
}

/** Example: "bits +3": bits on cards that pay only for certain purposes. */
const ReservedBits = ({ n, of }: { n: number; of: string }) => (
  <>
    {of}
    {n > 0 && (
      <span class="bold">
        {' '}
        +{n}
        <span class="hidden">{words.restricted}</span>
      </span>
    )}
  </>
);

/** The amount of bad publicity, and its limit. */
function BadPublicity({ n }: { n: number }) {
  if (n === 0) return null;
  return (
    <span class="count harm stacked">
      <b class="text-number nowrap">
        {n} <span class="of text-label regular">{words.ofLimit(BAD_PUBLICITY_LIMIT)}</span>
      </b>
      <small class="quiet text-label regular">
        {words.badPub}
        <span class="hidden">{words.badPublicityLimit(BAD_PUBLICITY_LIMIT)}</span>
        <span aria-hidden="true">.</span>
      </small>
    </span>
  );
}

/** A player's named counters; if there are several kinds, only the total. "What can I do?" has the details. */
function Marks({ v, seat }: { v: NetrunnerSeated; seat: Seat }) {
  const { counters } = seat === CORP ? v.table.corp : v.table.runner;
  const n = countersIn(counters);
  if (n === 0) return null;
  const kinds = Object.keys(counters).filter((name) => (counters[name] ?? 0) > 0);
  return (
    <span class="count harm marks stacked" title={counterWords(counters)}>
      <b class="text-number nowrap">{n}</b>
      <small class="one-line quiet text-label regular">
        {kinds.length === 1 ? kinds[0] : words.countersWord}
        {kinds.length > 1 && <span class="hidden">: {counterWords(counters)}</span>}
      </small>
    </span>
  );
}

interface CountProps {
  label: ComponentChildren;
  value: ComponentChildren;
  coloured?: boolean;
  harm?: boolean;
  /** May be omitted if there is no room. */
  small?: boolean;
}

/** A number with its label. `harm`: whether it is something bad. */
function Count({ label, value, coloured, harm, small }: CountProps) {
  return (
    <span class={`stacked count ${coloured ? 'coloured' : ''} ${harm ? 'harm' : ''} ${small ? 'spare' : ''}`}>
      <b class="text-number nowrap">{value}</b>
      <small class="quiet text-label regular">{label}</small>
    </span>
  );
}

const seven = [1, 2, 3, 4, 5, 6, 7];

/** The seven points needed to win: squares for the Corp, discs for the Runner. */
function Points({ n, side }: { n: number; side: 'corp' | 'runner' }) {
  return (
    <span class={`points ${side}`} role="img" aria-label={words.agendaPointsGoal(n)}>
      <b class="text-number nowrap">
        {n} <small class="quiet text-label regular">{words.ofGoal(n)}</small>
      </b>
      <span class="track">
        {seven.map((i) => (
          <i key={i} class={i <= n ? 'full' : ''} />
        ))}
      </span>
    </span>
  );
}

const inRuns: ReadonlySet<Purpose> = new Set(['icebreaker', 'link', 'trace', 'trash', 'steal', 'rez']);

/** How many bits outside the pool may matter in a run. */
export const runBits = (table: Table, seat: Seat): number =>
  sum(keptBits(table, seat).filter(({ purposes }) => purposes?.some((one) => inRuns.has(one)) ?? true));

/** Total number of bits outside the pool. */
const restrictedTotal = (table: Table, seat: Seat): number => sum(keptBits(table, seat));

const sum = (kept: readonly RestrictedBits[]): number => kept.reduce((all, { bits }) => all + bits, 0);
