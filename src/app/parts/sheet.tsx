/** A sheet over the table: moves focus in and back, and is closed by Escape, Back or the scrim. */
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import * as words from '../../words/en/screens/parts.ts';
import { markFresh } from './fresh.ts';
import { useBack } from './hooks.ts';
import { Sign } from './sign.tsx';
import './signs.ts';
import { listen } from '../device/listen.ts';
import './sheet.css';

/** A sheet is named by its heading, or has a label and writes its own. */
type Named = { title: string; label?: undefined } | { title?: undefined; label: string };

type Props = Named & {
  onClose?: (() => void) | undefined;
  /** For questions that must be answered: Back and Escape postpone the question, and nothing else closes it. */
  onLater?: (() => void) | undefined;
  children: ComponentChildren;
  class?: string;
  /** New lines appear above the ones already there. */
  newestFirst?: boolean;
};

export function Sheet({ title, label, onClose, onLater, children, class: extra = '', newestFirst = false }: Props) {
  const leave = onClose ?? onLater;
  const box = useRef<HTMLDialogElement>(null);
  const announced = useContext(PendingNotice);
  // A layout effect, because nothing below an open sheet may be tapped.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const came = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // The sheet itself takes focus: screen readers start at its top, and no button is focused by chance.
    dialog.focus();
    return () => {
      dialog.close();
      markFresh();
      restoreFocus(came);
    };
  }, []);
  useBack(leave ?? null);
  useScrollAnchor(box, newestFirst);
  // Browsers always close a dialog on a second Back: if the sheet is still wanted, it is shown again.
  const closed = (): void => {
    // The sheet is already closed.
    if (!box.current) return;
    leave?.();
    setTimeout(() => {
      if (box.current?.open === false) box.current.showModal();
    });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that closes a dialog is Escape, and that is onCancel.
    <dialog
      ref={box}
      class={`sheet fills raised ${announced === undefined ? '' : 'reads'} ${extra}`}
      aria-label={title ?? label}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        leave?.();
      }}
      onClose={closed}
      onClick={(event) => {
        if (event.target === box.current) onClose?.();
      }}
    >
      <div class="sheet-body stacked gap4">
        {onClose && (
          <button type="button" class="grip across centers tappable fills" aria-label={words.close} onClick={onClose}>
            <i />
          </button>
        )}
        {announced !== undefined && <PendingBar announced={announced} />}
        {title !== undefined && <h2>{title}</h2>}
        {children}
      </div>
    </dialog>
  );
}

/** The bar that replaces the title, visible without moving anything. Empty while no decision is waiting. */
function PendingBar({ announced }: { announced: Announcement | null }) {
  return (
    <div class="decision" role="status">
      {announced && (
        <span class="ring flex">
          <button type="button" class="shape across grow spread gap4 dense" onClick={announced.go}>
            <span class="stacked grow">
              <b class="one-line text-figure">{announced.title}</b>
              <small class="one-line text-body">{announced.detail}</small>
            </span>
            <Sign name="forward" size={20} />
          </button>
        </span>
      )}
    </div>
  );
}

/** Focus returns to the opener; if that is gone, to the current question. */
function restoreFocus(came: Element | null): void {
  if (came instanceof HTMLElement && came.isConnected && came !== document.body) came.focus();
  else document.querySelector<HTMLElement>('[data-home-focus]')?.focus();
}

/**
 * `box` scrolls and is aligned with the bottom of the screen. New list items appear below a turn's heading, so headings
 * are not used as anchors. `newestFirst`: new lines may even appear above the first one; otherwise a reader at the top
 * stays at the top.
 */
function useScrollAnchor(box: RefObject<HTMLElement | null>, newestFirst: boolean): void {
  const reading = useRef<Reading | null>(null);
  // Runs after every render; the previous one recorded where the line was.
  useLayoutEffect(() => {
    const [scrolls, kept] = [box.current, reading.current];
    // With unchanged lines there is nothing to correct, and a scrolling list would be pulled back.
    const others = scrolls && kept && areOthers(kept.lines, linesOf(scrolls));
    if (others && kept.line.isConnected && (newestFirst || scrolls.scrollTop > 0))
      scrolls.scrollTop += kept.height - heightOf(kept.line, scrolls);
    remember();
  });
  useLayoutEffect(() => listen(['scroll'], remember, box.current, { passive: true }), []);

  function remember(): void {
    const scrolls = box.current;
    if (!scrolls) return;
    const { top } = scrolls.getBoundingClientRect();
    const lines = linesOf(scrolls);
    const line = lines.find((one) => one.getBoundingClientRect().top >= top);
    reading.current = line ? { lines, line, height: heightOf(line, scrolls) } : null;
  }
}

interface Reading {
  lines: readonly Element[];
  /** The first visible line. */
  line: Element;
  height: number;
}

const linesOf = (box: Element): Element[] => [...box.querySelectorAll('li')];

/** Lines were added or removed. */
const areOthers = (before: readonly Element[], now: readonly Element[]): boolean =>
  before.length !== now.length || before[0] !== now[0] || before.at(-1) !== now.at(-1);

/** Distance from the bottom of the box: a rising sheet moves with its contents. */
const heightOf = (line: Element, box: Element): number =>
  box.getBoundingClientRect().bottom - line.getBoundingClientRect().top;

/** Tells open sheets that a decision is waiting. */
export interface Announcement {
  /** Example: "Your decision". */
  title: string;
  /** What the decision is about, in one line. */
  detail: string;
  /** Leaves the sheet and goes to the decision. */
  go(): void;
}

/** Undefined outside sheets for reading; null while nothing waits. */
export const PendingNotice = createContext<Announcement | null | undefined>(undefined);
