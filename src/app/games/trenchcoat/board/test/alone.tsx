/** What one person alone says in the place of a Game Master, while the program keeps the node dark. */
import { useState } from 'preact/hooks';
import { readTyped, SCORE } from '../../../../../rules/trenchcoat/input.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import type { Session } from '../session.ts';

interface Props {
  /** What he tries. */
  what: string;
  onTake(difficulty: string): void;
  onClose(): void;
}

/** The rules leave this number to whoever runs the game. */
export function Difficulty({ what, onTake, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (): void => {
    const number = readTyped(typed, 'The difficulty', SCORE);
    if (number.ok) onTake(String(number.value));
    else setWrong(number.error.text);
  };
  return (
    <Sheet label={`${what}: you decide`} onClose={onClose}>
      <h2>{what}: you decide</h2>
      <p>The rules give no number for how hard this is. −2 is a slight handicap, −6 a severe one, 0 none.</p>
      <NumberField
        label="Difficulty"
        text={typed}
        wrong={wrong}
        onText={(text) => {
          setWrong(null);
          setTyped(text);
        }}
      />
      <Act kind="main" title="Try it" onClick={take} />
    </Sheet>
  );
}

export function EndAlone({ v }: { v: Session }) {
  const [asking, setAsking] = useState(false);
  return (
    <div class="acts">
      <Act small title="End it" detail="and see the node" sign="eye" onClick={() => setAsking(true)} />
      {asking && (
        <Sheet label="End it and see the node?" onClose={() => setAsking(false)}>
          <h2>End it and see the node?</h2>
          <p>You can’t play on after that. The log then shows every hidden half and term.</p>
          <Act kind="main" title="Keep playing" onClick={() => setAsking(false)} />
          <Act
            title="End it"
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
