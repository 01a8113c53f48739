/**
 * A large button: a title, a second line, and its price. It has cut corners on the first seat's phone and is round on
 * the other's.
 */

import type { ComponentChildren, ComponentProps } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { capital } from '../../words/en/capital.ts';
import * as say from '../../words/en/screens/parts.ts';
import { Bits } from './bits.tsx';
import { GlossaryContext } from './glossaryContext.ts';
import { Sign } from './sign.tsx';
import './signs.ts';
import './button.css';

interface Props {
  title: ComponentChildren;
  detail?: ComponentChildren | undefined;
  actions?: number | undefined;
  bits?: number | undefined;
  /** Points the action gains, and their unit. */
  points?: { n: number; words: string } | undefined;
  /** Shown below the price: "9 to 5". */
  after?: string | undefined;
  /** `main`: filled with the player's colour. `harm`: outlined in magenta. `quiet`: outlined. */
  kind?: 'main' | 'plain' | 'harm' | 'quiet';
  /** Why it can't be used now; shown in the second line, and below the button on tap. */
  blocked?: ComponentChildren;
  /** The full sentence, if the second line has room for only a word or two. */
  why?: string | undefined;
  /** What would allow it, one sentence each. */
  ways?: readonly string[] | undefined;
  /** Explains elsewhere why the button is blocked, if there is no room here. */
  onWhy?: (() => void) | undefined;
  onClick(): void;
  class?: string;
}

export function ActionButton(props: Props) {
  const { title, detail, kind = 'plain', blocked, why, ways, onWhy, onClick, class: extra = '' } = props;
  const [asked, setAsked] = useState(false);
  const told = Boolean(blocked) && asked;
  const second = told ? say.notNow : (blocked ?? detail);
  const tell = onWhy ?? (() => setAsked(!asked));
  return (
    <span class={`big stacked ${kind} ${told ? 'told' : ''} ${extra}`}>
      <span class="ring flex">
        <button
          type="button"
          class="shape"
          aria-disabled={blocked ? 'true' : undefined}
          aria-expanded={blocked && !onWhy ? told : undefined}
          onClick={() => (blocked ? tell() : onClick())}
        >
          <span class="words stacked grow">
            <b class="text-lead dense">{title}</b>
            {second && <small>{second}</small>}
            {blocked && why && !told && <span class="hidden"> {why}</span>}
          </span>
          <Price {...props} />
        </button>
      </span>
      {told && <Reason why={why ?? blocked ?? ''} ways={ways} />}
    </span>
  );
}

interface RoundButtonProps {
  sign: string;
  label: string;
  home?: boolean;
  class?: string;
  onClick(): void;
}

/** A round button that is only an icon. `home`: where focus goes when the focused button disappears. */
export function RoundButton({ sign, label, home, class: extra = '', onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      class={`round ${extra}`}
      aria-label={label}
      data-home-focus={home ? '' : undefined}
      onClick={onClick}
    >
      <Sign name={sign} size={22} />
    </button>
  );
}

function Price({ actions = 0, bits = 0, points, after }: Props) {
  if (actions === 0 && bits === 0 && points === undefined && !after) return null;
  return (
    <span class="price across wraps text-lead bold nowrap">
      {actions > 0 && <ActionPrice n={actions} />}
      {bits > 0 && <Bits n={bits} />}
      {points !== undefined && (
        <span class="bits nowrap">
          {points.n} <Sign name="points" size={18} />
          <span class="hidden"> {points.words}</span>
        </span>
      )}
      {after && <small>{after}</small>}
    </span>
  );
}

/** A text-only button, for what is rarely needed. */
export const TextButton = ({ class: extra = '', ...props }: ComponentProps<'button'> & { class?: string }) => (
  <button type="button" class={`text-button tappable semibold centered ${extra}`} {...props} />
);

/** Why something can't be done now, and what would allow it. */
export function Reason({ why, ways = [] }: { why: ComponentChildren; ways?: readonly string[] | undefined }) {
  const box = useRef<HTMLSpanElement>(null);
  const worded = useContext(GlossaryContext) ?? ((text: string) => text);
  // The explanation may open below the edge of the screen, under the finger.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <span ref={box} class="reason stacked gap3" role="status">
      <span>{typeof why === 'string' ? worded(capital(why)) : why}</span>
      {ways.length > 0 && <span class="quiet semibold">{say.wayOutTitle}</span>}
      {ways.map((way) => (
        <span key={way} class="way-on flex gap4">
          <Sign name="forward" size={16} />
          {way}
        </span>
      ))}
    </span>
  );
}

function ActionPrice({ n }: { n: number }) {
  return (
    <span class="action-price" role="img" aria-label={say.action(n)}>
      {n > 3 && n}
      {['a', 'b', 'c'].slice(0, n > 3 ? 1 : n).map((key) => (
        <i key={key} />
      ))}
    </span>
  );
}
