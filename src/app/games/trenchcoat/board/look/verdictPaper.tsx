/** One big word on a paper background, with a check or a cross. */
import { Sign } from '../../../../parts/sign.tsx';

interface Props {
  /** For a screen reader. */
  label: string;
  /** Null if it is neither. */
  success: boolean | null;
  title: string;
  detail: string;
}

export const VerdictPaper = ({ label, success, title, detail }: Props) => (
  <section class="verdict-paper paper across gap4 rigid" aria-label={label} role="status">
    {success !== null && (
      <i class={`icon-box rigid ${success ? 'yes' : 'no'}`}>
        <Sign name={success ? 'check' : 'close'} size={30} />
      </i>
    )}
    <span class="stacked shrinks dense breaks">
      <b>{title}</b>
      {detail !== '' && <small class="text-body">{detail}</small>}
    </span>
  </section>
);
