/** A new game takes the place of the open one of its kind: that is asked first. */
import * as say from '../../../words/en/screens/solo/dropGame.ts';
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
    <Sheet label={say.dropTheOpenGame} onClose={onKeep}>
      <h2>{say.dropTheOpenGame}</h2>
      <p>{say.youCantResumeIt(words)}</p>
      <Big kind="main" title={say.keepIt} detail={say.nothingIsDealt} onClick={onKeep} />
      <Big kind="harm" title={say.dropItAndDeal} onClick={onDrop} />
    </Sheet>
  );
}
