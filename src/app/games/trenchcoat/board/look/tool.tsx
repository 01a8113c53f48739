/** A button that is only an icon. */
import { Sign } from '../../../../parts/sign.tsx';

interface Props {
  label: string;
  sign: string;
  size?: number;
  class?: string;
  onClick(): void;
}

export const Tool = ({ label, sign, size = 22, class: more = '', onClick }: Props) => (
  <button type="button" class={`tool icon-box rigid ${more}`} aria-label={label} onClick={onClick}>
    <Sign name={sign} size={size} />
  </button>
);

export const Leave = ({ label, onClick }: Pick<Props, 'label' | 'onClick'>) => (
  <button type="button" class="leave icon-box rigid quiet" aria-label={label} onClick={onClick}>
    <Sign name="back" size={20} />
  </button>
);
