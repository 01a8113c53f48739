/** A screen of its own with the way home in its head. */
import type { ComponentChildren } from 'preact';
import { Sign } from './sign.tsx';
import './framed.css';

export function Framed({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="screen framed">
      <header>
        <a href="#/" class="round" aria-label="Home">
          <Sign name="back" size={22} />
        </a>
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}
