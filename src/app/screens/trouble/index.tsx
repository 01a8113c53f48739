/** A game or a table that cannot be opened: what is the matter, whether that may pass, and the way home. */

import type { Failure } from '../../../base/result.ts';
import { Breath } from '../../parts/breath.tsx';
import { Big } from '../../parts/button.tsx';
import { Framed } from '../../parts/framed.tsx';
import { goTo } from '../../route.ts';
import './style.css';

const titles: Readonly<Record<string, string>> = {
  'E-SHUT': 'Not just now',
  'E-GAME': 'No such game here',
  'E-NEWER': 'Update Meatspace first',
  'E-TAB': 'Open somewhere else',
};

/** A game that could not be opened: the reason as a sentence, and what can be done about it by its kind. */
export function TroubleScreen({ trouble: { kind, text } }: { trouble: Failure }) {
  return (
    <Framed title={titles[kind] ?? 'That didn’t work'}>
      <p role="alert">{text}</p>
      {kind === 'E-SHUT' && (
        <p class="trying">
          <Breath /> Trying again.
        </p>
      )}
      <Big kind="main" title="Home" onClick={() => goTo({ at: 'home' })} />
    </Framed>
  );
}
