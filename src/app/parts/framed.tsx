/** A screen with a home link in its header. */
import type { ComponentChildren } from 'preact';
import { Head, type WayBack } from './head.tsx';
import './form.css';
import './framed.css';

export function Framed({ title, children, ...way }: { title: string; children: ComponentChildren } & WayBack) {
  return (
    <main class="screen framed gap5">
      <Head title={title} {...way} />
      {children}
    </main>
  );
}
