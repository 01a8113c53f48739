/** Two gates to one address: takes a channel from whichever brings one. Reports the first gate's state. */
import type { Channel, Gate, GateState } from './channel.ts';

/** One gate from two. Reports all of the second one's states except `reaching`. */
export function bothGates(first: Gate, second: Gate): Gate {
  return {
    onChannel: (handler: (channel: Channel) => void) => {
      first.onChannel(handler);
      second.onChannel(handler);
    },
    onState: (handler: (state: GateState) => void) => {
      first.onState(handler);
      second.onState((state) => {
        if (state !== 'reaching') handler(state);
      });
    },
    linked: (yes) => {
      first.linked(yes);
      second.linked(yes);
    },
    close: () => {
      first.close();
      second.close();
    },
  };
}
