/** What a single player decides instead of a Game Master, while the program keeps the node dark. */

import { useState } from 'preact/hooks';
import { readTyped, SCORE } from '../../../../../rules/trenchcoat/input.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import type { TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';

interface Props {
  /** What they attempt. */
  what: string;
  onTake(difficulty: string): void;
  onClose(): void;
}

/** The rules leave this number to the person who runs the game. */
export function Difficulty({ what, onTake, onClose }: Props) {
  const draft = useDraft({ name: 'difficulty', of: what, initial: '', is: isText });
  const typed = draft.value;
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (): void => {
    const number = readTyped(typed, words.theDifficulty, SCORE);
    if (!number.ok) return setWrong(refusalWords(number.error));
    draft.forget();
    onTake(String(number.value));
  };
  return (
    <Sheet label={words.youDecide(what)} onClose={onClose}>
      <h2>{words.youDecide(what)}</h2>
      <p>{words.difficultyNote}</p>
      <NumberField
        label={words.difficulty}
        text={typed}
        wrong={wrong}
        onText={(text) => {
          setWrong(null);
          draft.set(text);
        }}
      />
      <Act kind="main" title={words.tryIt} onClick={take} />
    </Sheet>
  );
}

export function EndAlone({ v }: { v: TrenchSession }) {
  const [asking, setAsking] = useState(false);
  return (
    <div class="acts">
      <Act small title={words.endIt} detail={words.andSeeTheNode} sign="eye" onClick={() => setAsking(true)} />
      {asking && (
        <Sheet label={words.endItAndSee} onClose={() => setAsking(false)}>
          <h2>{words.endItAndSee}</h2>
          <p>{words.noMorePlay}</p>
          <Act kind="main" title={words.keepPlaying} onClick={() => setAsking(false)} />
          <Act
            title={words.endIt}
            onClick={() => {
              setAsking(false);
              v.play({ do: 'yield' });
            }}
          />
        </Sheet>
      )}
    </div>
  );
}
