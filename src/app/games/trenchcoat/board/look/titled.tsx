/** A bottom sheet with a title. */
import type { ComponentChildren } from 'preact';
import { Sheet } from '../../../../parts/sheet.tsx';

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

export const TitledSheet = ({ title, onClose, children }: Props) => (
  <Sheet label={title} onClose={onClose}>
    <h2>{title}</h2>
    {children}
  </Sheet>
);
