/** What a solo player decides instead of a Game Master, while the program keeps the node hidden. */

import { readTyped, SCORE } from '../../../../../rules/trenchcoat/input.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { Act, Twice } from '../look/act.tsx';
import { NumberField } from '../look/fields.tsx';
import { TitledSheet } from '../look/titled.tsx';
import type { TrenchSession } from '../session.ts';
import { useNumber } from '../useDraft.ts';

interface Props {
  what: string;
  onTake(difficulty: string): void;
  onClose(): void;
}

/** A number that the rules leave to the person running the game. */
export function Difficulty({ what, onTake, onClose }: Props) {
  const number = useNumber({
    name: 'difficulty',
    of: what,
    read: (typed) => readTyped(typed, words.theDifficulty, SCORE),
  });
  const take = (): void => {
    const difficulty = number.take();
    if (!difficulty.ok) return;
    number.forget();
    onTake(String(difficulty.value));
  };
  return (
    <TitledSheet title={words.youDecide(what)} onClose={onClose}>
      <p>{words.difficultyNote}</p>
      <NumberField label={words.difficulty} {...number.field} />
      <Act kind="main" title={words.tryTitle} onClick={take} />
    </TitledSheet>
  );
}

export const EndAlone = ({ v }: { v: TrenchSession }) => (
  <div class="acts">
    <Twice
      small
      title={words.endTitle}
      detail={words.endAloneNote}
      sure={words.endAlonePrompt}
      sureDetail={words.endNote}
      sign="eye"
      onSure={() => v.play({ do: 'yield' })}
    />
  </div>
);
