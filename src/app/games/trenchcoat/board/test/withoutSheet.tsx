/** A request that needs no dice: the Game Master decides. */

import { untestedOutcomes, type WithoutTest } from '../../../../../rules/trenchcoat/game/names.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/textField.tsx';
import { playerName, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';

interface Props {
  v: TrenchSession;
  /** What a success gives, in words. */
  brings: readonly string[];
  onTake(outcome: WithoutTest, say: string): void;
  onClose(): void;
}

export function WithoutSheet({ v, brings, onTake, onClose }: Props) {
  const draft = useDraft({ name: 'without', of: v.questionAt, initial: '', is: isText });
  const say = draft.value;
  return (
    <Sheet label={words.noTest} onClose={onClose}>
      <h2>{words.noTestYouDecide}</h2>
      {brings.length > 0 && (
        <ul class="quiet">
          {brings.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <TextField label={words.wordsFor(playerName(v))} text={say} most={500} lines={2} onText={draft.set} />
      {untestedOutcomes.map((outcome) => (
        <Act
          key={outcome}
          kind={outcome === 'succeeds' ? 'main' : 'plain'}
          title={capital(outcome)}
          onClick={() => {
            draft.forget();
            onTake(outcome, say.trim());
          }}
        />
      ))}
    </Sheet>
  );
}
