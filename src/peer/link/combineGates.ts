/**
 * Combines the gates to one address: takes a channel from whichever gate provides one. Reports the first gate's state.
 */
import type { Gate } from './channel.ts';

/** Combines two gates. Reports every state of the second one except `reaching`. */
export function combineGates(first: Gate, second: Gate): Gate {
  return {
    onChannel: (handler) => {
      for (const gate of [first, second]) gate.onChannel(handler);
    },
    onState: (handler) => {
      first.onState(handler);
      second.onState((state) => (state === 'reaching' ? undefined : handler(state)));
    },
    linked: (yes) => {
      for (const gate of [first, second]) gate.linked(yes);
    },
    close: () => {
      for (const gate of [first, second]) gate.close();
    },
  };
}
