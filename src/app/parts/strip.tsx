/**
 * A grey line above the table for news and the state of the game as a whole. It pushes the table down and covers
 * nothing.
 */

import type { ComponentChildren } from 'preact';
import { createPortal } from 'preact/compat';
import { useLayoutEffect, useState } from 'preact/hooks';
import * as say from '../../words/en/screens/parts.ts';
import { Sign } from './sign.tsx';
import './signs.ts';
import './strip.css';

/** A table with any strips above it, filling the screen. */
export function TableFrame({ children }: { children: ComponentChildren }) {
  return (
    <div class="at-table">
      <div class="strips fills" />
      {children}
    </div>
  );
}

interface Props {
  children: ComponentChildren;
  sign?: string | undefined;
  /** An action, offered as a button next to the text. */
  act?: { readonly title: string; onClick(): void } | undefined;
  /** Whether the notice must not be missed. */
  alert?: boolean;
  /** Whether the strip is in a sheet, which covers the strips above the table. */
  inPlace?: boolean;
}

/** Rendered above the table from any part of the screen; in place if there is no table. */
export function Strip({ children, sign, act, alert = false, inPlace = false }: Props) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(inPlace ? null : document.querySelector('.strips')), [inPlace]);
  const line = (
    <div class="notice-strip across gap3 tappable raised2">
      {sign && <Sign name={sign} size={18} />}
      <p class="grow text-body" role={alert ? 'alert' : 'status'}>
        {children}
      </p>
      {act && (
        <button type="button" class="text-button rigid tappable semibold centered" onClick={act.onClick}>
          {act.title}
        </button>
      )}
    </div>
  );
  return place === null ? line : createPortal(line, place);
}

/** A narrow reminder: nothing can be done about it, but it must not be forgotten. */
function Mark({ words }: { words: string }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.querySelector('.strips')), []);
  const line = (
    <p class="notice-mark fine raised2" role="status">
      {words}
    </p>
  );
  return place === null ? line : createPortal(line, place);
}

/** An important notice that stays until read. `mark`: the reminder shown afterwards, while it applies. */
export function Notice({ text, mark }: { text: string; mark?: string }) {
  const [read, setRead] = useState<string | null>(null);
  if (read === text) return mark === undefined ? null : <Mark words={mark} />;
  return (
    <Strip alert act={{ title: say.understood, onClick: () => setRead(text) }}>
      {text}
    </Strip>
  );
}

/** A refusal shown over the table; disappears with the next answer. */
export const Toast = ({ text }: { text: string }) => (
  <p class="toast semibold" role="alert">
    {text}
  </p>
);
