/** Where a player wants to be stopped although he seldom does anything there. Only his own phone knows. */
import type { Hold } from '../../autoPass.ts';

const choices: readonly (readonly [Hold, string])[] = [
  ['none', 'Go on by itself'],
  ['once', 'Stop at my next one'],
  ['run', 'Stop in this run'],
  ['always', 'Always stop'],
];

/**
 * Where a player wants to be asked although he seldom does anything there. It is his own wish: the other phone sees
 * nothing of it.
 */
export function HoldChoice({ hold, setHold }: { hold: Hold; setHold(hold: Hold): void }) {
  return (
    <fieldset class="hold">
      <legend>At windows where I seldom act</legend>
      <div class="picks">
        {choices.map(([value, title]) => (
          <label key={value} class="pick shape">
            <input type="radio" name="hold" checked={hold === value} onChange={() => setHold(value)} />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
