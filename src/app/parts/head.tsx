/** The head of a screen: the way back, its title, and what else stands beside it. */
import type { ComponentChildren } from 'preact';
import { Sign } from './sign.tsx';
import './head.css';

interface Props {
  title: ComponentChildren;
  back?: string;
  label?: string;
  children?: ComponentChildren;
}

export function Head({ title, back = '#/', label = 'Home', children }: Props) {
  return (
    <header class="head">
      <a href={back} class="round" aria-label={label}>
        <Sign name="back" size={22} />
      </a>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
