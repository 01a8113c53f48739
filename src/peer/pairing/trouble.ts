/** Why two phones do not find, or do not take, each other: a kind for the program, and for people what to do next. */
import { exhaustive } from '../../base/never.ts';
import type { GateFault } from '../link/channel.ts';

/**
 * Beside the faults of the way (`GateFault`):
 * - `version`: the two phones run different rules or protocols.
 * - `occupied`: the host plays with another phone already.
 * - `unknown`: the host does not know this phone from an earlier pairing.
 * - `stranger`: whoever answers is not the host of the link, or the link is not the host's.
 * - `differs`: the people said that the symbols were not the same.
 * - `intercepted`: the two phones do not see the same connection: somebody is in between.
 * - `garbled`: what arrives is not from Meatspace.
 */
export type Trouble = { kind: 'version'; own: string; other: string } | { kind: TroubleKind };
export type TroubleKind = GateFault | Refusal;
export type Refusal = (typeof refusals)[number];

/** In the order of their numbers on the wire: append only. `version` is told by the versions themselves. */
export const refusals = ['occupied', 'unknown', 'stranger', 'differs', 'intercepted', 'garbled'] as const;

/** A sentence that says what is the matter, and one that says what to do. English; the screens may say it in other words. */
export function explain(trouble: Trouble): { what: string; next: string } {
  switch (trouble.kind) {
    case 'no-server':
      return {
        what: 'This phone does not reach the meeting point.',
        next: 'Check that both phones are in the same Wi-Fi and that the computer that runs Meatspace is on. Settings say whether another server is asked.',
      };
    case 'nobody-there':
      return {
        what: 'Nobody is in this room.',
        next: 'Compare the code letter by letter, and keep Meatspace open on the other phone.',
      };
    case 'full':
      return {
        what: 'The meeting point has no place left.',
        next: 'This phone tries again by itself. Or pair by two codes: they need no meeting point.',
      };
    case 'taken':
      return {
        what: 'This room is in use by another phone.',
        next: 'Close Meatspace where it may still be open, or make a new room.',
      };
    case 'no-route':
      return {
        what: 'Both phones are there, but the network lets nothing through from one to the other.',
        next: 'Switch a VPN off, leave the guest Wi-Fi, or let one phone open a hotspot and the other join it.',
      };
    case 'no-webrtc':
      return {
        what: 'This browser cannot connect two phones.',
        next: 'Open Meatspace in an up-to-date Chrome, Firefox or Safari.',
      };
    case 'version':
      return {
        what: `The two phones run different versions of Meatspace: ${trouble.own} here, ${trouble.other} there.`,
        next: 'Close Meatspace on both phones, open it again so that both have the newest one, and pair once more.',
      };
    case 'occupied':
      return {
        what: 'The host plays with another phone already.',
        next: 'A game has two phones. Ask the host for a room of your own.',
      };
    case 'unknown':
      return {
        what: 'The other phone does not remember this one.',
        next: 'Pair the two phones anew; a game that both have kept goes on from there.',
      };
    case 'stranger':
      return {
        what: 'The phone that answered is not the one this link came from.',
        next: 'Let the host show a new link and open that one.',
      };
    case 'differs':
      return {
        what: 'The symbols were not the same, so the two phones were not connected to each other.',
        next: 'Make a new room and try again, best in a network you trust.',
      };
    case 'intercepted':
      return {
        what: 'Somebody stands between the two phones.',
        next: 'Change to another network, a hotspot of one phone for example, and make a new room.',
      };
    case 'garbled':
      return {
        what: 'The other side does not speak like Meatspace.',
        next: 'Check that the other phone has Meatspace open, and pair again.',
      };
    default:
      return exhaustive(trouble);
  }
}
