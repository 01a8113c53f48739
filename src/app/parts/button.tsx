/** A large button: a title, a second line, its price. Cut for the Corp's phone, round for the Runner's. */
import type { ComponentChildren } from 'preact';
import { Bits } from './bits.tsx';
import './button.css';

interface Props {
  title: ComponentChildren;
  detail?: ComponentChildren | undefined;
  actions?: number | undefined;
  bits?: number | undefined;
  /** What stands below the price: "9 to 5". */
  after?: string | undefined;
  /** `main`: filled with the player's colour. `harm`: outlined in magenta. `quiet`: outlined. */
  kind?: 'main' | 'plain' | 'harm' | 'quiet';
  /** Why it cannot be used now; said in the second line. */
  blocked?: string | null;
  /** The whole sentence, where the second line has room for two words only. */
  why?: string | undefined;
  onClick(): void;
  class?: string;
}

export function Big({
  title,
  detail,
  actions = 0,
  bits = 0,
  after,
  kind = 'plain',
  blocked,
  why,
  onClick,
  class: extra = '',
}: Props) {
  const second = blocked ?? detail;
  return (
    <span class={`big ring ${kind} ${extra}`}>
      <button
        type="button"
        class="shape"
        aria-disabled={blocked ? 'true' : undefined}
        title={blocked ? why : undefined}
        onClick={() => (blocked ? undefined : onClick())}
      >
        <span class="words">
          <b>{title}</b>
          {second && <small>{second}</small>}
          {blocked && why && <span class="hidden"> {why}</span>}
        </span>
        {(actions > 0 || bits > 0 || after) && (
          <span class="price">
            {actions > 0 && <ActionPrice n={actions} />}
            {bits > 0 && <Bits n={bits} />}
            {after && <small>{after}</small>}
          </span>
        )}
      </button>
    </span>
  );
}

function ActionPrice({ n }: { n: number }) {
  return (
    <span class="action-price" role="img" aria-label={`${n} action${n === 1 ? '' : 's'}`}>
      {n > 3 && n}
      {['a', 'b', 'c'].slice(0, n > 3 ? 1 : n).map((key) => (
        <i key={key} />
      ))}
    </span>
  );
}
