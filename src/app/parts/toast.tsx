/** A sentence over the table: it goes by itself, or stays until it was read. */
import { createPortal } from 'preact/compat';
import { useState } from 'preact/hooks';
import './toast.css';

export const Toast = ({ text }: { text: string }) => (
  <p class="toast" role="alert">
    {text}
  </p>
);

/** Where all notices stand, whatever part of the screen has them to give: one above the other. */
function stack(): Element {
  const there = document.querySelector('.toasts');
  if (there) return there;
  const made = document.createElement('div');
  made.className = 'toasts';
  return document.body.appendChild(made);
}

/** What must not be missed. It lies over the table, so whoever has read it can put it away. */
export function Notice({ text }: { text: string }) {
  const [read, setRead] = useState<string | null>(null);
  if (read === text) return null;
  return createPortal(
    <div class="toast unread">
      <p role="alert">{text}</p>
      <button type="button" class="text-button" onClick={() => setRead(text)}>
        Understood
      </button>
    </div>,
    stack(),
  );
}
