/** A screen of its own with the way home in its head. */
import type { ComponentChildren } from 'preact';
import { Head } from './head.tsx';
import './form.css';
import './framed.css';

export function Framed({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="screen framed">
      <Head title={title} />
      {children}
    </main>
  );
}
