/** Whether the game stops at rarely used chances to act. Only this phone knows. */
import * as words from '../../../words/en/screens/settings.ts';
import { OUT_OF_TURN, type OutOfTurn, type Settings } from '../../device/settings.ts';
import { Option, Options } from '../../parts/options.tsx';

const names: Readonly<Record<OutOfTurn, string>> = { skip: words.skipAutomatically, ask: words.askEveryTime };
const notes: Readonly<Record<OutOfTurn, string>> = {
  skip: words.skipNote,
  ask: words.askEveryTimeNote,
};

interface Props {
  settings: Settings;
  keep(settings: Settings): void;
}

export function OutOfTurnChoice({ settings, keep }: Props) {
  const now = settings.outOfTurn;
  return (
    <section>
      <h2>{words.duringAGame}</h2>
      <Options legend={words.whenICouldAct} note={notes[now]}>
        {OUT_OF_TURN.map((one) => (
          <Option key={one} on={one === now} onTake={() => keep({ ...settings, outOfTurn: one })} title={names[one]} />
        ))}
      </Options>
    </section>
  );
}
