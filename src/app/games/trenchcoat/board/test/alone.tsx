/** What a single player decides instead of a Game Master, while the program keeps the node dark. */

import { useState } from 'preact/hooks';
import { readTyped, SCORE } from '../../../../../rules/trenchcoat/input.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TitledSheet } from '../look/titled.tsx';
import type { TrenchSession } from '../session.ts';
import { useNumber } from '../useNumber.ts';

interface Props {
  /** What they attempt. */
  what: string;
  onTake(difficulty: string): void;
  onClose(): void;
}

/** The rules leave this number to the person who runs the game. */
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
      <Act kind="main" title={words.tryIt} onClick={take} />
    </TitledSheet>
  );
}

export function EndAlone({ v }: { v: TrenchSession }) {
  const [asking, setAsking] = useState(false);
  return (
    <div class="acts">
      <Act small title={words.endIt} detail={words.andSeeTheNode} sign="eye" onClick={() => setAsking(true)} />
      {asking && (
        <TitledSheet title={words.endItAndSee} onClose={() => setAsking(false)}>
          <p>{words.noMorePlay}</p>
          <Act kind="main" title={words.keepPlaying} onClick={() => setAsking(false)} />
          <Act
            title={words.endIt}
            onClick={() => {
              setAsking(false);
              v.play({ do: 'yield' });
            }}
          />
        </TitledSheet>
      )}
    </div>
  );
}
