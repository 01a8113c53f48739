/** A link row: an icon, a name, and a note on where it leads. Part of the first bundle. */
import { Sign } from './sign.tsx';

interface Props {
  to: string;
  sign: string;
  title: string;
  detail: string;
  /** Size of the icon (px). */
  size?: number;
  class?: string;
}

export function LinkRow({ to, sign, title, detail, size = 26, class: extra = '' }: Props) {
  return (
    <li>
      <a class={`way ${extra}`} href={to}>
        <Sign name={sign} size={size} />
        <span>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        <Sign name="forward" size={18} />
      </a>
    </li>
  );
}
