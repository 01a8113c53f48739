/** Two gates to one address: takes a channel from whichever brings one. Reports the first gate's state. */
import type { Gate } from './channel.ts';

/** One gate from two. Reports all of the second one's states except `reaching`. */
export function bothGates(first: Gate, second: Gate): Gate {
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
