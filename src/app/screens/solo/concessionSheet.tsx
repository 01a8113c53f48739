/** The machine offers to concede: the player takes the win or plays on. */
import * as say from '../../../words/en/screens/solo/soloTable.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { MachineOffer } from '../../play/useMachine.ts';

/** `who`: the machine's side. */
export function ConcessionSheet({ who, accept, decline, later }: MachineOffer & { who: string }) {
  return (
    <Sheet label={say.offersToConcede(who)} onLater={later}>
      <h2>{say.offersToConcede(who)}</h2>
      <p>{say.seesNoWay}</p>
      <ActionButton kind="main" title={say.acceptTheWin} onClick={accept} />
      <ActionButton title={say.playOn} detail={say.noSecondOffer} onClick={decline} />
    </Sheet>
  );
}
