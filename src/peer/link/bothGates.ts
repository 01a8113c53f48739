/** Two ways to one address: whichever brings a channel first, or again. The first one's state is told. */
import type { Channel, Gate, GateState } from './channel.ts';

/** One gate of two. Of the second one’s states all are told but that it is still reaching. */
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
