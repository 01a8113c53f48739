/** The name of what the player makes, or the text that they write. */
import { useState } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';

interface Props {
  what: string;
  /** Else a text. */
  isName: boolean;
  onTake(text: string): void;
  onClose(): void;
}

export function WordsSheet({ what, isName, onTake, onClose }: Props) {
  const [text, setText] = useState('');
  const blocked = text.trim() === '' ? words.typeItFirst : null;
  return (
    <Sheet label={what} onClose={onClose}>
      <h2>{what}</h2>
      <TextField
        label={isName ? words.whatIsItCalled : words.whatDoesItSay}
        text={text}
        most={isName ? 40 : 500}
        lines={isName ? 1 : 4}
        onText={setText}
      />
      <Act kind="main" title={words.askForIt} blocked={blocked} onClick={() => onTake(text.trim())} />
    </Sheet>
  );
}
