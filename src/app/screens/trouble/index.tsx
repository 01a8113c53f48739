/** A game or table that can't be opened: the reason, whether a retry may help, and a way home. */

import * as words from '../../../words/en/screens/trouble.ts';
import type { Failure } from '../../../words/failure.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Framed } from '../../parts/head.tsx';
import { WaitingDots } from '../../parts/waitingDots.tsx';
import { goTo } from '../../route.ts';

/** The reason as a sentence, and what can be done about this kind of failure. */
export function TroubleScreen({ trouble: { kind, text } }: { trouble: Failure }) {
  return (
    <Framed title={words.titles[kind] ?? words.thatDidntWork}>
      <p role="alert">{text}</p>
      {kind === 'E-SHUT' && (
        <p class="across gap4 quiet">
          <WaitingDots />
          {words.tryingAgain}
        </p>
      )}
      <ActionButton kind="main" title={words.home} onClick={() => goTo({ at: 'home' })} />
    </Framed>
  );
}
