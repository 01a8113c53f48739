/** A screen's header: back, title, and additional controls. */

import type { ComponentChildren } from 'preact';
import * as words from '../../words/en/screens/parts.ts';
import { useOfferBar } from '../offers/place.tsx';
import { Sign } from './sign.tsx';
import './signs.ts';
import './head.css';
import './form.css';

interface BackLinkProps {
  back?: string;
  label?: string;
  /** What Back does, if it does not follow a URL. */
  onBack?: (() => void) | undefined;
}

interface Props extends BackLinkProps {
  title: ComponentChildren;
  children?: ComponentChildren;
}

export function Head({ title, back = '#/', label = words.home, onBack, children }: Props) {
  const offer = useOfferBar();
  const sign = <Sign name="back" size={22} />;
  return (
    <header class={`across gap3 head ${offer ? 'offered' : ''}`}>
      {onBack ? (
        <button type="button" class="round first across rigid quiet" aria-label={label} onClick={onBack}>
          {sign}
        </button>
      ) : (
        <a href={back} class="round first across rigid quiet" aria-label={label}>
          {sign}
        </a>
      )}
      <h1 class={`grow ${offer ? 'hidden' : ''}`}>{title}</h1>
      {offer ?? children}
    </header>
  );
}

type ScreenProps = Props & { class?: string };

/** A screen with its header. */
export const Screen = ({ class: extra = '', children, ...head }: ScreenProps) => (
  <main class={`screen ${extra}`}>
    <Head {...head} />
    {children}
  </main>
);

/** A screen of text and forms. */
export const Framed = (props: ScreenProps) => <Screen class="framed gap5" {...props} />;
