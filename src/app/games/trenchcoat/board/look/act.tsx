/** A button in the shape used on this phone: a title, a second line, an icon. */
import type { ComponentChildren } from 'preact';
import { Sign } from '../../../../parts/sign.tsx';
import '../../../../parts/button.css';
import './act.css';
import { useState } from 'preact/hooks';

interface Props {
  title: ComponentChildren;
  detail?: ComponentChildren | undefined;
  /** `main`: filled with the mode's colour. `quiet`: outlined. */
  kind?: 'main' | 'plain' | 'quiet';
  sign?: string | undefined;
  /** Why it can't be used now; shown in the second line. */
  blocked?: string | null | undefined;
  /** Whether this is the selected one of several buttons. */
  on?: boolean | undefined;
  small?: boolean | undefined;
  /** Its share of a row of two. */
  width?: 'wide' | 'narrow';
  onClick(): void;
}

export function Act({ title, detail, kind = 'plain', sign, blocked, on, small = false, width, onClick }: Props) {
  const second = blocked ?? detail;
  return (
    <span class={`act flex rigid shrinks ${blocked ? 'quiet' : kind} ${small ? 'small' : ''} ${width ?? ''} ring`}>
      <button
        type="button"
        class={`own ${blocked || kind === 'quiet' ? 'rim' : ''}`}
        aria-disabled={blocked ? 'true' : undefined}
        aria-pressed={on}
        onClick={() => {
          if (!blocked) onClick();
        }}
      >
        <span class="words stacked grow dense">
          <b class="text-figure">{title}</b>
          {second && <small>{second}</small>}
        </span>
        {sign && <Sign name={sign} size={small ? 20 : 28} />}
      </button>
    </span>
  );
}

interface TwiceProps {
  title: string;
  detail: string;
  /** Shown after the first tap. */
  sure: string;
  sureDetail: string;
  small?: boolean;
  sign?: string;
  width?: 'narrow';
  onSure(): void;
}

/** A button that acts on the second tap; after the first it asks whether the player is sure. */
export function Twice({ title, detail, sure, sureDetail, onSure, ...look }: TwiceProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Act
      key={String(asked)}
      {...look}
      kind="quiet"
      title={asked ? sure : title}
      detail={asked ? sureDetail : detail}
      onClick={() => (asked ? onSure() : setAsked(true))}
    />
  );
}
