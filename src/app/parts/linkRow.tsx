/** A row that leads somewhere: an icon or emblem, a name and a note. Part of the first bundle. */
import type { ComponentChildren } from 'preact';
import { Sign } from './sign.tsx';

interface RowProps {
  /** The leading icon or emblem. */
  mark: ComponentChildren;
  title: string;
  detail?: ComponentChildren;
  /** The trailing icon. */
  end?: ComponentChildren;
  class?: string;
  href?: string;
  onClick?(event: MouseEvent): void;
}

/** A link, or a button if there is no URL. */
export function Row({ mark, title, detail, end = <Sign name="forward" size={18} />, ...way }: RowProps) {
  const inside = (
    <>
      {mark}
      <span class="stacked grow">
        <b class="text-lead dense">{title}</b>
        {detail && <small class="quiet">{detail}</small>}
      </span>
      {end}
    </>
  );
  const { class: extra = '', href, onClick } = way;
  return href === undefined ? (
    <button type="button" class={`way across gap5 fills ${extra}`} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <a class={`way across gap5 ${extra}`} href={href} onClick={onClick}>
      {inside}
    </a>
  );
}

interface Props {
  to: string;
  sign: string;
  title: string;
  detail: string;
  /** Size of the icon (px). */
  size?: number;
  class?: string;
}

export const LinkRow = ({ to, sign, title, detail, size = 26, class: extra = '' }: Props) => (
  <li>
    <Row href={to} class={extra} mark={<Sign name={sign} size={size} />} {...{ title, detail }} />
  </li>
);
