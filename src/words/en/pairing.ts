/** Why two phones do not find, or do not take, each other. */
import type { Trouble } from '../../peer/pairing/trouble.ts';
import { type Says, say } from '../says.ts';

/** What is the matter, and what to do next: a sentence each. */
export interface Advice {
  readonly what: string;
  readonly next: string;
}

const troubles: Says<Trouble, [], Advice> = {
  'no-server': () => ({
    what: 'This phone does not reach the meeting point.',
    next: 'Check that both phones are in the same Wi-Fi and that the computer that runs Meatspace is on. Settings say whether another server is asked.',
  }),
  'nobody-there': () => ({
    what: 'Nobody is in this room.',
    next: 'Compare the code letter by letter, and keep Meatspace open on the other phone.',
  }),
  full: () => ({
    what: 'The meeting point has no place left.',
    next: 'This phone tries again by itself. Or pair by two codes: they need no meeting point.',
  }),
  taken: () => ({
    what: 'This room is in use by another phone.',
    next: 'Close Meatspace where it may still be open, or make a new room.',
  }),
  'no-route': () => ({
    what: 'Both phones are there, but the network lets nothing through from one to the other.',
    next: 'Switch a VPN off, leave the guest Wi-Fi, or let one phone open a hotspot and the other join it.',
  }),
  'no-webrtc': () => ({
    what: 'This browser cannot connect two phones.',
    next: 'Open Meatspace in an up-to-date Chrome, Firefox or Safari.',
  }),
  version: ({ own, other }) => ({
    what: `The two phones run different versions of Meatspace: ${own} here, ${other} there.`,
    next: 'Close Meatspace on both phones, open it again so that both have the newest one, and pair once more.',
  }),
  occupied: () => ({
    what: 'The host plays with another phone already.',
    next: 'A game has two phones. Ask the host for a room of your own.',
  }),
  unknown: () => ({
    what: 'The other phone does not remember this one.',
    next: 'Pair the two phones anew; a game that both have kept goes on from there.',
  }),
  stranger: () => ({
    what: 'The phone that answered is not the one this link came from.',
    next: 'Let the host show a new link and open that one.',
  }),
  differs: () => ({
    what: 'The symbols were not the same, so the two phones were not connected to each other.',
    next: 'Make a new room and try again, best in a network you trust.',
  }),
  intercepted: () => ({
    what: 'Somebody stands between the two phones.',
    next: 'Change to another network, a hotspot of one phone for example, and make a new room.',
  }),
  garbled: () => ({
    what: 'The other side does not speak like Meatspace.',
    next: 'Check that the other phone has Meatspace open, and pair again.',
  }),
};

export const troubleAdvice = (trouble: Trouble): Advice =>
  say(troubles, { what: 'The two phones cannot be paired.', next: 'Pair them again.' }, trouble);
