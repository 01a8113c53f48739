/**
 * A moment worth watching: an agenda is stolen or scored, or the Runner is flatlined. Animates above everything for
 * less than a second, ignores touches, and gives way to the next one. With reduced motion, the event line says the
 * same.
 */
import { useEffect, useState } from 'preact/hooks';
import type { CardId, Seat } from '../../../../../rules/game.ts';
import { type HeadlineEvent, headlineOf } from '../../../../../words/en/netrunner/headline.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import { cardOf, type NetrunnerSeated, sideClass } from '../seated.ts';
import './headline.css';

/** Duration of the animation in headline.css (ms). */
const SHOWN_MS = 900;

interface Props {
  v: NetrunnerSeated;
  /** An agenda stolen by this Runner: shown on the tap that decides it, not when the event arrives. */
  stolen: { card: CardId } | null;
}

export function Headline({ v, stolen }: Props) {
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
    document.addEventListener('pointerdown', go);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', go);
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
