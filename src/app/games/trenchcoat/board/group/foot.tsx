/** The bottom of the screen: the back button, then the actions. */
import type { ComponentChildren } from 'preact';
import { Sign } from '../../../../parts/sign.tsx';

interface Props {
  label: string;
  onBack(): void;
  children: ComponentChildren;
}

export const GroupFoot = ({ label, onBack, children }: Props) => (
  <div class="decides acts crew-foot">
    <button type="button" class="leave icon-box rigid quiet" aria-label={label} onClick={onBack}>
      <Sign name="back" size={20} />
    </button>
    {children}
  </div>
);
