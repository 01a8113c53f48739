/** The name of what the player makes, or the text that they write. */
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';
import { useDraft } from '../useDraft.ts';

interface Props {
  what: string;
  /** What it is for, so that a text for something else starts empty. */
  of: string;
  /** Else a text. */
  isName: boolean;
  onTake(text: string): void;
  onClose(): void;
}

export function WordsSheet({ what, of, isName, onTake, onClose }: Props) {
  const draft = useDraft({ name: 'words', of, initial: '', is: isText });
  const text = draft.value;
  const blocked = text.trim() === '' ? words.typeItFirst : null;
  return (
    <Sheet label={what} onClose={onClose}>
      <h2>{what}</h2>
      <TextField
        label={isName ? words.whatIsItCalled : words.whatDoesItSay}
        text={text}
        most={isName ? 40 : 500}
        lines={isName ? 1 : 4}
        onText={draft.set}
      />
      <Act
        kind="main"
        title={words.askForIt}
        blocked={blocked}
        onClick={() => {
          draft.forget();
          onTake(text.trim());
        }}
      />
    </Sheet>
  );
}
