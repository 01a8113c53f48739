/** A button that acts on the second tap; after the first it asks whether the player is sure. */
import { useState } from 'preact/hooks';
import { Act } from './act.tsx';

interface Props {
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

export function Twice({ title, detail, sure, sureDetail, onSure, ...look }: Props) {
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
