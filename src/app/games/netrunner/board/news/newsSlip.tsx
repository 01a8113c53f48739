/**
 * Shows the latest news as a slip of paper next to the event line: the card, the dice, the words. It closes
 * automatically or at the next tap; news of a loss stays longer, until tapped. The slip covers part of the table, so it
 * can't stay for good. Nothing waits for it, and screen readers get the same news from `Live`.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { namesFor, readBy } from '../../../../../words/en/you.ts';
import { listen } from '../../../../device/listen.ts';
import { Die } from '../../../../parts/die.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';
import type { OpenSheet } from '../openSheet.tsx';
import { cardOf, type NetrunnerSeated, sideClass, type TableLine } from '../seated.ts';
import { RecordText } from './recordText.tsx';
import './newsSlip.css';
import { withoutFullStop } from '../../../../../words/en/capital.ts';
import * as words from '../../../../../words/en/netrunner/board/news.ts';
import { promptOf, resultWords } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { type Loss, MIN_NEWS_WEIGHT } from '../../../../../words/en/netrunner/moment.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { CardList } from './drawnSlip.tsx';

/** Time to notice the slip; `LINE_MS`: time to read each line (ms). */
const NOTICE_MS = 2500;
const LINE_MS = 1000;
/** How long news of a loss stays, so that each card can be read (ms). The record and the trash also name the cards. */
const LOSS_MS = 10_000;
/** News that follows this soon is shown together; later news replaces it (ms). */
const TOGETHER_MS = 1200;
/** Maximum number of lines; more would fill a page. */
const MAX_LINES = 5;

/** Collects the lines to show. `busy`: whether a run or an access is on screen. */
export function useLatestNews(v: NetrunnerSeated, busy: boolean) {
  const fresh = useNewLines(v);
  const [lines, setLines] = useState<readonly TableLine[]>([]);
  const came = useRef(Number.NEGATIVE_INFINITY);
  const clear = useCallback(() => setLines([]), []);
  // Before painting, so that the slip appears in the same frame as the event.
  useLayoutEffect(() => {
    const telling = notableLines(fresh, v.seat, busy);
    const now = performance.now();
    const together = now - came.current < TOGETHER_MS;
    if (telling.length === 0) {
      // The run's screen shows the other lines, and the slip must not cover it.
      if (busy && !together) setLines(lastingLines);
      return;
    }
    came.current = now;
    setLines((before) =>
      linesToKeep(withoutDuplicates([...(together ? before : lastingLines(before)), ...telling]), MAX_LINES),
    );
  }, [v.news?.seq]);
  useEffect(() => {
    if (lines.length === 0) return;
    const stays = lastingLines(lines).length > 0;
    const cancelTimer = afterVisible(stays ? LOSS_MS : NOTICE_MS + LINE_MS * lines.length, clear);
    const stop = listen(['pointerdown', 'keydown'], (event: PointerEvent | KeyboardEvent) => {
      // Escape closes a sheet; with no sheet open, it closes the slip.
      if ('key' in event && event.key === 'Escape' && !document.querySelector('dialog[open]')) clear();
      else if (!(event.target as Element).closest('.lately')) setLines(lastingLines);
    });
    return () => {
      cancelTimer();
      stop();
    };
  }, [lines, clear]);
  return { lines, clear };
}

interface Props extends ReturnType<typeof useLatestNews> {
  v: NetrunnerSeated;
  onShow(next: OpenSheet): void;
}

/** Hidden from screen readers, which have `Live`. A tap closes the slip and shows its card. */
export function LatestNews({ v, lines, clear, onShow }: Props) {
  if (lines.length === 0 || v.question.kind === 'over') return null;
  const main = lines.reduce((best, line) => (importanceOf(line) >= importanceOf(best) ? line : best));
  const card = main.moment?.card ?? lines.findLast(({ moment }) => moment?.card)?.moment?.card;
  const stays = lastingLines(lines).length > 0;
  const losses = lines.flatMap(({ moment }) => moment?.loss ?? []);
  const others = lines.filter(({ moment }) => !moment?.loss);
  const dice = lines.flatMap(({ moment }) => moment?.die ?? []);
  const tap = (): void => {
    clear();
    if (card !== undefined && !stays) onShow({ kind: 'card', card });
  };
  return (
    <div class={`lately ${main.seat === null ? '' : sideClass(main.seat)} ${stays ? 'stays' : ''}`} aria-hidden="true">
      <button
        type="button"
        class={`across on-paper gap4 fills ${losses.length > 0 ? 'losses' : ''}`}
        tabIndex={-1}
        onClick={tap}
      >
        {losses.map((loss, at) => (
          <LossSlip key={at} v={v} loss={loss} />
        ))}
        {dice.map((die, at) => (
          <Die key={at} value={die} size={52} />
        ))}
        {dice.length + losses.length === 0 && card !== undefined && (
          <span class={cardOf(card).side === 0 ? 'corp' : 'runner'}>
            <Emblem id={card} side={cardOf(card).side} size={60} />
          </span>
        )}
        {others.length > 0 && (
          <span class="said stacked grow fine">
            {others.map((line, at) => (
              <span key={at} class={line === main ? 'main' : ''}>
                <RecordText text={readBy(line, v.seat, v.names)} names={namesFor(v.names, v.seat)} />
              </span>
            ))}
          </span>
        )}
      </button>
    </div>
  );
}

/** The slip for a loss: the source of the damage, the lost cards, and the hand before and after. */
function LossSlip({ v, loss }: { v: NetrunnerSeated; loss: Loss }) {
  const mine = loss.seat === v.seat;
  const whose = words.possessive(mine, v.names[loss.seat]);
  const one = loss.cards.length === 1;
  return (
    <span class="loss quiet stacked gap4">
      <span class="loss-head across gap4">
        <Sign name="drop" size={26} />
        <span class="said stacked grow fine">
          <b class="main">{loss.title}</b>
          {loss.by}
        </span>
        <span class="change stacked rigid fine dense">
          {words.hand(<b class="text-number">{words.handChange(loss.hand[0], loss.hand[1])}</b>, whose)}
        </span>
      </span>
      <CardList cards={loss.cards} />
      <span>{words.chosenAtRandom(one, whose)}</span>
    </span>
  );
}

/** The lines that this player can't see otherwise; empty if none of them is worth showing. */
export function notableLines(
  fresh: readonly TableLine[],
  seat: NetrunnerSeated['seat'],
  busy: boolean,
): readonly TableLine[] {
  const news = fresh.filter(({ moment }) => moment && moment.by !== seat && !(busy && moment.shownInRun));
  return news.some(({ moment }) => (moment?.weight ?? 0) >= MIN_NEWS_WEIGHT) ? news : [];
}

const importanceOf = ({ moment }: TableLine): number => moment?.weight ?? 0;

/** Keeps one line per card, the most important one: "stolen" rather than "accessed". */
export const withoutDuplicates = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(
    (line) =>
      line.moment?.card === undefined ||
      !lines.some((one) => one.moment?.card === line.moment?.card && importanceOf(one) > importanceOf(line)),
  );

/** Lines about losses, which stay longer and are not closed by a tap elsewhere. */
export const lastingLines = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(({ moment }) => moment?.stays);

/** The newest lines, plus all lasting ones. */
export function linesToKeep(lines: readonly TableLine[], max: number): readonly TableLine[] {
  const passing = lines.filter(({ moment }) => !moment?.stays);
  const freeLines = Math.max(0, max - (lines.length - passing.length));
  const newest = new Set(passing.slice(passing.length - Math.min(freeLines, passing.length)));
  return lines.filter((line) => line.moment?.stays || newest.has(line));
}

/** Calls `act` once the page has been visible for `ms` without interruption. Returns a cancel function. */
function afterVisible(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(act, ms);
  };
  look();
  const stop = listen(['visibilitychange'], look);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The lines of the latest news; empty when the table is first opened. */
function useNewLines({ lines, news }: Pick<NetrunnerSeated, 'lines' | 'news'>): readonly TableLine[] {
  const told = useRef({ seq: news?.seq, from: lines.length, to: lines.length });
  const { seq, from, to } = told.current;
  const count = lines.length;
  if (news === undefined) told.current = { seq: undefined, from: count, to: count };
  else if (news.seq !== seq) told.current = { seq: news.seq, from: to, to: count };
  else told.current = { seq, from, to: count };
  return lines.slice(told.current.from, told.current.to);
}

const MAX_ANNOUNCED = 6;

/** The newest lines and the question, in a region for screen readers only. */
export function Live({ v }: { v: NetrunnerSeated }) {
  const fresh = useNewLines(v);
  const happened = (fresh.length > 0 ? fresh.slice(-MAX_ANNOUNCED) : v.lines.slice(-1)).map(({ text }) => text);
  const last = happened.length > 0;
  // The last line of a finished game says how it ended; what that means for this player follows.
  const said = [
    ...happened.map((text) => `${withoutFullStop(text)}.`),
    v.question.kind === 'over' && last ? `${resultWords(v)}.` : promptOf(v),
  ];
  return (
    <p class="hidden" role="status">
      {said.filter(Boolean).join(' ')}
    </p>
  );
}
