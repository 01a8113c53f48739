/**
 * Shows events as motion: which card on screen moved, turned over, left or was touched, and how. Derived only from
 * events, never by comparing tables; nothing waits for it. With reduced motion, every motion is a short fade.
 */
import { useEffect, useRef } from 'preact/hooks';
import { type ByKind, bySomeKind } from '../../../../../base/byKind.ts';
import type { Slot } from '../../../../../rules/game.ts';
import type { NetrunnerEvent } from '../../../../../rules/netrunner/event.ts';
import type { TableNews } from '../seated.ts';

interface Motion {
  /** Where the motion is: at a card's slot, a fort, or the Runner's trash. */
  at: { slot: number } | { fort: string } | { trash: true };
  how: 'came' | 'turned' | 'touched' | 'shook';
}

/** At most one motion per place: the last one. */
export function motionsOf(events: readonly NetrunnerEvent[]): Motion[] {
  const found = new Map<string, Motion>();
  for (const event of events) {
    const motion = motionOf(event);
    if (motion) found.set(JSON.stringify(motion.at), motion);
  }
  return [...found.values()];
}

const motionOf = (event: NetrunnerEvent): Motion | undefined => bySomeKind('kind', event, motions);

const atSlot =
  (how: Motion['how']) =>
  ({ slot }: { slot: Slot }): Motion => ({ at: { slot }, how });

const motions: Partial<ByKind<'kind', NetrunnerEvent, Motion>> = {
  installed: atSlot('came'),
  rezzed: atSlot('turned'),
  derezzed: atSlot('turned'),
  exposed: atSlot('turned'),
  advanced: atSlot('touched'),
  counters: atSlot('touched'),
  used: atSlot('touched'),
  approached: atSlot('touched'),
  trashed: ({ seat }) => ({ at: seat === 0 ? { fort: 'archives' } : { trash: true }, how: 'touched' }),
  damage: () => ({ at: { trash: true }, how: 'shook' }),
  run: ({ fort }) => ({ at: { fort }, how: 'touched' }),
};

const frames: Readonly<Record<Motion['how'], Keyframe[]>> = {
  came: [{ transform: 'translateY(-14px)', opacity: 0 }, {}],
  turned: [{ transform: 'rotateX(90deg)' }, {}],
  touched: [{}, { transform: 'scale(1.06)' }, {}],
  shook: [{}, { transform: 'translateX(-5px)' }, { transform: 'translateX(5px)' }, {}],
};
const lasts: Readonly<Record<Motion['how'], number>> = { came: 220, turned: 260, touched: 220, shook: 220 };
const FADE_MS = 100;

const selector = ({ at }: Motion): string =>
  'slot' in at ? `[data-slot="${at.slot}"]` : 'fort' in at ? `[data-fort="${at.fort}"]` : '[data-trash]';

/** Plays the motions of the last step once. */
export function useMotion(news: TableNews | undefined): void {
  const played = useRef(news?.seq);
  useEffect(() => {
    if (!news || played.current === news.seq) return;
    played.current = news.seq;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const motion of motionsOf(news.events)) {
      const element = document.querySelector(`.board ${selector(motion)}`);
      if (still) element?.animate([{ opacity: 0.4 }, {}], { duration: FADE_MS });
      else element?.animate(frames[motion.how], { duration: lasts[motion.how], easing: 'cubic-bezier(.2,.8,.2,1)' });
    }
  }, [news]);
}
