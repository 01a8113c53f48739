/** The head of a screen: the way back, its title, and what else stands beside it. */
import type { ComponentChildren } from 'preact';
import { Sign } from './sign.tsx';
import './head.css';

interface Props {
  title: ComponentChildren;
  back?: string;
  label?: string;
  /** The way back where it is no address. */
  onBack?: (() => void) | undefined;
  children?: ComponentChildren;
}

export function Head({ title, back = '#/', label = 'Home', onBack, children }: Props) {
  const sign = <Sign name="back" size={22} />;
  return (
    <header class="head">
      {onBack ? (
        <button type="button" class="round first" aria-label={label} onClick={onBack}>
          {sign}
        </button>
      ) : (
        <a href={back} class="round first" aria-label={label}>
          {sign}
        </a>
      )}
      <h1>{title}</h1>
      {children}
    </header>
  );
}
