/** The last event in one line, and buttons for everything that is not on the table: the record, the list, take back. */
import type { ComponentChildren } from 'preact';
import * as words from '../../../../../words/en/netrunner/board/news.ts';
import { type HeadlineEvent, headlineOf } from '../../../../../words/en/netrunner/board/news.ts';
import { namesFor, readBy } from '../../../../../words/en/you.ts';
import { listen } from '../../../../device/listen.ts';
import { RoundButton } from '../../../../parts/button.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { useMedia } from '../../../../parts/useSize.ts';
import type { OpenSheet } from '../openSheet.tsx';
import { cardOf, type NetrunnerSeated, sideClass } from '../seated.ts';
import { RecordText } from './recordText.tsx';
import './eventLine.css';
import { useEffect, useState } from 'preact/hooks';
import type { CardId, Seat } from '../../../../../rules/game.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import './headline.css';

interface Props {
  v: NetrunnerSeated;
  open: boolean;
  /** Whether the hand can be opened or covered here. */
  eye: boolean;
  /** For a run's header: no words, since the run shows the event. */
  brief: boolean;
  setOpen(open: boolean): void;
  onShow(next: OpenSheet): void;
  /** News, shown next to the line. */
  children: ComponentChildren;
}

/** `brief`: a run is on screen, so the line is short. */
export function EventLine({ v, open, eye, brief, setOpen, onShow, children }: Props) {
  const line = v.lines.at(-1);
  const last = line ? readBy(line, v.seat, v.names) : words.gameStarts(v.table.turn);
  // Next to three icons, and next to four on wider phones too, there is no room for a word.
  const narrow = useMedia(v.takeBack && v.hint ? '(max-width: 400px)' : '(max-width: 340px)');
  const record = (): void => onShow({ kind: 'record' });
  return (
    <div class={`across rigid event-line tappable ${brief ? 'brief' : ''}`}>
      {!brief && v.request}
      {!brief && !v.request && (
        <button type="button" class="last across fine quiet tappable" onClick={record}>
          <i class="hidden">{words.record}</i>
          <span class="breaks">
            <RecordText text={last} names={namesFor(v.names, v.seat)} die={line?.die} />
          </span>
        </button>
      )}
      {eye && (
        <button type="button" class="eye text-body semibold" onClick={() => setOpen(!open)}>
          <Sign name="eye" size={22} />
          <span class={narrow && (brief || open) ? 'hidden' : ''}>
            {words.handAction(open, brief)}
            <i class="hidden"> {words.handDetail(open, brief)}</i>
          </span>
        </button>
      )}
      {brief && <RoundButton sign="record" label={words.recordTitle} onClick={record} />}
      {v.takeBack && !v.pending && !v.request && (
        <RoundButton sign="undo" label={words.takeBack} onClick={v.takeBack} />
      )}
      {v.hint && <RoundButton sign="bulb" label={words.hintWhatMattersNow} onClick={v.hint} />}
      {(brief || !v.request) && (
        <RoundButton sign="list" label={words.whatCanIDo} onClick={() => onShow({ kind: 'list' })} home />
      )}
      <RoundButton sign="more" label={words.tableMenu} onClick={() => onShow({ kind: 'menu' })} />
      {children}
    </div>
  );
}

/** Duration of the animation in headline.css (ms). */
const SHOWN_MS = 900;

interface HeadlineProps {
  v: NetrunnerSeated;
  /** An agenda stolen by this Runner: shown on the tap that decides it, not when the event arrives. */
  stolen: { card: CardId } | null;
}

/**
 * A moment worth watching: an agenda is stolen or scored, or the Runner is flatlined. Animates above everything for
 * less than a second, ignores touches, and gives way to the next one. With reduced motion, the event line says the
 * same.
 */
export function Headline({ v, stolen }: HeadlineProps) {
  const [shown, setShown] = useState<(HeadlineEvent & { nth: number }) | null>(null);
  const show = (one: HeadlineEvent | null): void => {
    if (one) setShown((before) => ({ ...one, nth: (before?.nth ?? 0) + 1 }));
  };
  useEffect(() => show(headlineOf(v, v.news?.events ?? [], v.access !== undefined)), [v.news?.seq]);
  useEffect(() => {
    if (stolen)
      show(headlineOf(v, [{ kind: 'stolen', card: stolen.card, points: cardOf(stolen.card).points ?? 0 }], false));
  }, [stolen]);
  useEffect(() => {
    if (!shown) return;
    const go = (): void => setShown(null);
    const timer = setTimeout(go, SHOWN_MS);
    const stop = listen(['pointerdown'], go);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [shown]);
  if (!shown) return null;
  const { title, detail, card, seat, harm } = shown;
  return (
    <div
      key={shown.nth}
      class={`stacked gap2 centered headline on-paper text-lead ${harm ? 'harm' : sideClass(seat)}`}
      aria-hidden="true"
    >
      {card !== undefined && <Emblem id={card} side={cardOf(card).side as Seat} size={72} />}
      <b>{title}</b>
      <span>{detail}</span>
    </div>
  );
}
