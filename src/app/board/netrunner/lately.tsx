/**
 * What has just happened, as a slip of paper beside the line of the last event: the card, the dice, the words. It goes by
 * itself or with the next tap, and nothing waits for it; a screen reader is told the same by `Live`.
 */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Die } from '../../parts/die.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Told } from '../../parts/told.tsx';
import type { Opened } from './opened.tsx';
import { cardOf, type Line, type Seated, sideName } from './seated.ts';
import { tellingOf, weightOf, withoutEchoes } from './telling.ts';
import { useFresh } from './useFresh.ts';
import './lately.css';

/** Time to notice it, and time to read each of its lines. */
const NOTICE_MS = 2500;
const LINE_MS = 1000;
/** What comes so soon after belongs to it; later news takes its place. */
const TOGETHER_MS = 1200;
/** More would be a page. */
const MOST_LINES = 5;

interface Happened {
  lines: readonly Line[];
  clear(): void;
}

/** `busy`: the screen of a run or of an access is up. */
export function useLately(v: Seated, busy: boolean): Happened {
  const fresh = useFresh(v);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const came = useRef(Number.NEGATIVE_INFINITY);
  const clear = useCallback(() => setLines([]), []);
  useEffect(() => {
    const telling = tellingOf(fresh, v.seat, busy);
    const now = performance.now();
    const together = now - came.current < TOGETHER_MS;
    if (telling.length === 0) {
      // The screen of the run shows what comes then; the slip must not lie on it.
      if (busy && !together) clear();
      return;
    }
    came.current = now;
    setLines((before) => withoutEchoes(together ? [...before, ...telling] : telling).slice(-MOST_LINES));
  }, [v.news?.seq]);
  useEffect(() => {
    if (lines.length === 0) return;
    const away = (event: Event): void => {
      if (!(event.target as Element).closest('.lately')) clear();
    };
    const timer = setTimeout(clear, NOTICE_MS + LINE_MS * lines.length);
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', clear);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', clear);
    };
  }, [lines, clear]);
  return { lines, clear };
}

interface Props extends Happened {
  v: Seated;
  onShow(next: Opened): void;
}

export function Lately({ v, lines, clear, onShow }: Props) {
  if (lines.length === 0 || v.question.kind === 'over') return null;
  const main = lines.reduce((best, line) => (weightOf(line) >= weightOf(best) ? line : best));
  const card = main.moment?.card ?? lines.findLast(({ moment }) => moment?.card)?.moment?.card;
  const dice = lines.flatMap(({ moment }) => moment?.die ?? []);
  const tap = (): void => {
    clear();
    if (card !== undefined) onShow({ kind: 'card', card });
  };
  return (
    <div class={`lately ${main.seat === null ? '' : sideName(main.seat)}`} aria-hidden="true">
      <button type="button" tabIndex={-1} onClick={tap}>
        {dice.map((die, at) => (
          <Die key={at} value={die} size={52} />
        ))}
        {dice.length === 0 && card !== undefined && (
          <span class={cardOf(card).side === 0 ? 'corp' : 'runner'}>
            <Emblem id={card} side={cardOf(card).side} size={60} />
          </span>
        )}
        <span class="said">
          {lines.map((line, at) => (
            <span key={at} class={line === main ? 'main' : ''}>
              <Told text={line.text} names={v.names} dice={false} />
            </span>
          ))}
        </span>
      </button>
    </div>
  );
}
