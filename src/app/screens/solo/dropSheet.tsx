// Chunk: solo-parts
/** Asks before a new game replaces the open game of its kind. */
import * as say from '../../../words/en/screens/solo.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';

interface Props {
  /** The open game, in words. */
  words: string;
  onDrop(): void;
  onKeep(): void;
}

export function DropSheet({ words, onDrop, onKeep }: Props) {
  return (
    <Sheet title={say.dropTheOpenGame} onClose={onKeep}>
      <p>{say.dropWarning(words)}</p>
      <ActionButton kind="main" title={say.keepTitle} detail={say.nothingIsDealt} onClick={onKeep} />
      <ActionButton kind="harm" title={say.replaceAndDeal} onClick={onDrop} />
    </Sheet>
  );
}
