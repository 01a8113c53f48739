// Chunk: pairing
/** Why two phones can't find or don't accept each other. */
import type { Trouble } from '../../peer/pairing/trouble.ts';
import type { Failure } from '../failure.ts';
import { say, type WordsByKind } from '../says.ts';

/** What is wrong, and what to do next: one sentence each. */
export interface Advice {
  readonly what: string;
  readonly next: string;
}

const troubles: WordsByKind<Trouble, [], Advice> = {
  'no-server': () => ({
    what: 'This phone can’t reach the pairing server.',
    next: 'Check that both phones are on the same Wi-Fi, and that the computer running Meatspace is on. Settings shows the server.',
  }),
  'nobody-there': () => ({
    what: 'No game with that code.',
    next: 'Check the code, and keep Meatspace open on the other phone.',
  }),
  full: () => ({
    what: 'The pairing server is full.',
    next: 'This phone keeps trying. Or pair by camera, without a server.',
  }),
  taken: () => ({
    what: 'Another phone is using this code.',
    next: 'Close Meatspace on any other phone or tab, or get a new code.',
  }),
  'no-route': () => ({
    what: 'Both phones are online, but the network doesn’t let them connect.',
    next: 'Turn off any VPN, leave guest Wi-Fi, or turn on a hotspot on one phone and connect the other to it.',
  }),
  'no-webrtc': () => ({
    what: 'This browser can’t connect two phones.',
    next: 'Open Meatspace in an up-to-date Chrome, Firefox or Safari.',
  }),
  version: ({ own, other }) => ({
    what: `The two phones run different versions of Meatspace: ${own} here, ${other} there.`,
    next: 'Close Meatspace on both phones, open it again to get the newest version, and pair again.',
  }),
  occupied: () => ({
    what: 'The host is already playing with another phone.',
    next: 'Ask the host for a new code.',
  }),
  tableFull: () => ({
    what: 'This table is full.',
    next: 'Wait until a player leaves, or ask the host.',
  }),
  unknown: () => ({
    what: 'The other phone doesn’t know this one.',
    next: 'Pair the phones again. A game saved on both phones continues.',
  }),
  stranger: () => ({
    what: 'The phone that answered is not the one this link came from.',
    next: 'Ask the host for a new link and open that one.',
  }),
  differs: () => ({
    what: 'The symbols were different, so the phones weren’t connected to each other.',
    next: 'Get a new code and try again, ideally on a network you trust.',
  }),
  intercepted: () => ({
    what: 'Someone is intercepting the connection between the two phones.',
    next: 'Switch to another network, such as a hotspot, and get a new code.',
  }),
  garbled: () => ({
    what: 'The other phone doesn’t seem to be running Meatspace.',
    next: 'Check that the other phone has Meatspace open, and pair again.',
  }),
};

export const troubleAdvice = (trouble: Trouble): Advice =>
  say(troubles, { what: 'The two phones can’t be paired.', next: 'Pair them again.' }, trouble);

/** Why this phone can't start a new game. */
export const movedToNewPhone: Failure = {
  kind: 'E-PASSED',
  text: 'You moved to a new phone. Start new games there. Open games continue here, or you can move them.',
};
