/** The top and the bottom of the screens for several players. */
import type { ComponentChildren } from 'preact';
import { Leave } from '../look/tool.tsx';

interface Props {
  label: string;
  onBack(): void;
  children: ComponentChildren;
}

export const GroupFoot = ({ label, onBack, children }: Props) => (
  <div class="decides acts crew-foot">
    <Leave label={label} onClick={onBack} />
    {children}
  </div>
);

interface HeadProps {
  title: string;
  detail: string;
  children?: ComponentChildren;
}

export const GroupHead = ({ title, detail, children }: HeadProps) => (
  <header class="crew-head flex spread gap4">
    <span>
      <h2>{title}</h2>
      <p class="quiet">{detail}</p>
    </span>
    {children}
  </header>
);
