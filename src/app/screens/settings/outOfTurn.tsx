/** Whether the game stops at chances to act that players seldom use. Only this phone knows. */
import { OUT_OF_TURN, type OutOfTurn, type Settings } from '../../device/settings.ts';
import { Option, Options } from '../../parts/options.tsx';

const names: Readonly<Record<OutOfTurn, string>> = { skip: 'Skip automatically', ask: 'Ask every time' };
const notes: Readonly<Record<OutOfTurn, string>> = {
  skip: 'Chances that players rarely use are skipped, always after the same time. You are still asked where it matters.',
  ask: 'The game stops at each of your chances to act, also in your opponent’s turn.',
};

interface Props {
  settings: Settings;
  keep(settings: Settings): void;
}

export function OutOfTurnChoice({ settings, keep }: Props) {
  const now = settings.outOfTurn;
  return (
    <section>
      <h2>During a game</h2>
      <Options legend="When I could act out of turn" note={notes[now]}>
        {OUT_OF_TURN.map((one) => (
          <Option key={one} on={one === now} onTake={() => keep({ ...settings, outOfTurn: one })} title={names[one]} />
        ))}
      </Options>
    </section>
  );
}
