/** A sheet over the table: moves focus in and back, and is closed by Escape, Back or the scrim. */

import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import * as words from '../../words/en/screens/parts.ts';
import { type Announcement, PendingNotice } from './announced.ts';
import { closeOnBack } from './back.ts';
import { markFresh } from './fresh.ts';
import { useScrollAnchor } from './scrollAnchor.ts';
import { Sign } from './sign.tsx';
import './signs.ts';
import './sheet.css';

interface Props {
  label: string;
  onClose?: (() => void) | undefined;
  /** For questions that must be answered: Back and Escape postpone the question, and nothing else closes it. */
  onLater?: (() => void) | undefined;
  children: ComponentChildren;
  class?: string;
  /** New lines appear above the ones already there. */
  newestFirst?: boolean;
}

export function Sheet({ label, onClose, onLater, children, class: extra = '', newestFirst = false }: Props) {
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
  const closing = useRef(leave);
  closing.current = leave;
  const closable = leave !== undefined;
  useLayoutEffect(() => (closable ? closeOnBack(() => closing.current?.()) : undefined), [closable]);
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
      aria-label={label}
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
              <b class="text-figure">{announced.title}</b>
              <small>{announced.detail}</small>
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
