/** An error message, announced immediately; renders nothing if there is none. */
import type { ComponentChildren } from 'preact';
import './form.css';

export function ErrorMessage({ id, children }: { id?: string | undefined; children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p class="wrong" role="alert" id={id}>
      {children}
    </p>
  );
}
