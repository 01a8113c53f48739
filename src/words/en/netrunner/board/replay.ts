// Chunk: split
import { counted } from '../../counted.ts';
import { begun } from '../../sides.ts';
import { signed } from '../hints.ts';

/**
 * `worth` and `taken`: what the other move and the machine's own are worth. `left`: the level of a machine that passed
 * up a better move; null if none did.
 */
export function besides(what: string, worth: string, taken: string, left: string | null): string {
  if (worth === taken) return `“${what}” was worth the same.`;
  if (left === null) return `Next best was “${what}”, worth ${worth === signed(0) ? 'nothing' : worth}.`;
  return left === 'sharp'
    ? `It thought ahead and passed up “${what}”, which looks better at first glance (${worth}).`
    : `A beginner’s slip: “${what}” was worth ${worth}.`;
}

/** What Sharp's lookahead found: what the move is worth, and another one. */
export const lookedAhead = (worth: string, other: string, otherWorth: string, deals: number): string =>
  `Four turns ahead, this comes to about ${worth} bits, and “${other}” to ${otherWorth}: the average of ${deals} deals of the cards it couldn’t see.`;
export const noLookingAhead = 'It doesn’t look ahead for this kind of decision.';
export const noLookingAgain = 'What it looked ahead to can’t be worked out again on this device.';

/** A move in a sentence of its own: a button's label is shorter, since the board and the button's details say the rest. */
export function moveSentence(does: string, label: string): string {
  if (does === 'bit') return 'Take a bit';
  if (does === 'draw') return 'Draw a card';
  return does === 'use' ? `Use ${label}` : label;
}

/** What a decision leaves the player with. */
export const bitsLeftNote = (bits: number, of: number): string => `leaves ${bits} of ${counted(of, 'bit')}`;

export const actionsLeft = (actions: number) => `${counted(actions, 'action')} left`;
export const playerDetailsSuffix = ': everything this player has';
export const hand = (whose: string) => `${whose} hand`;
export const cardNotShown = (n: number) => `${counted(n, 'card')}, not shown`;
export const noCards = 'no cards';
export const hiddenFromYourOpponent = ', hidden from your opponent';
export const forts = 'Forts';
export const rig = 'Rig';
export const owner = (yours: boolean, name: string) => (yours ? 'Your' : begun(`${name}’s`));
export const player = 'Player';
export const pileLabel = 'to draw';
export const subject = (yours: boolean, name: string) => (yours ? 'You' : begun(name));
export const hiddenFromMachine = (list: string) => `It couldn’t see what you held: ${list}.`;
export const whatItHad = (bits: number, hand: number) =>
  `It had ${counted(bits, 'bit')} and ${counted(hand, 'card')} in hand.`;

export const points = 'points';
export const bits = 'bits';
export const handLabel = 'hand';
export const tag = (n: number) => counted(n, 'tag');
