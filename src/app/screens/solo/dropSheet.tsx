/** A new game takes the place of the open one of its kind: that is asked first. */
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';

interface Props {
  /** Which game is open. */
  words: string;
  onDrop(): void;
  onKeep(): void;
}

/** Asks before an open game gives way to a new one. `words`: how it stands. */
export function DropSheet({ words, onDrop, onKeep }: Props) {
  return (
    <Sheet label="Drop the open game?" onClose={onKeep}>
      <h2>Drop the open game?</h2>
      <p>{words}. You can’t resume it later.</p>
      <Big kind="main" title="Keep it" detail="nothing is dealt" onClick={onKeep} />
      <Big kind="harm" title="Drop it and deal" onClick={onDrop} />
    </Sheet>
  );
}
