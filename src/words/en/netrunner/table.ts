import type { Level } from '../../../rules/netrunner/machine/decide.ts';
import { counted } from '../counted.ts';

export const yourDeck = 'Your deck';
export const brings = (whose: string, cards: number) => `${whose} brings ${counted(cards, 'card')}.`;
export const goldfishIdle = 'takes bits, bids 0 and passes';
export const actionsLeft = (actions: number) => `${counted(actions, 'action')} left`;
export const matchScoring = 'The winner gets 10 points, the loser 1 for each agenda point.';
export const choiceNotice = 'You have a choice to make.';
export const secretBidNotice = (what: string) => `${what === 'trace' ? 'Trace: both' : 'Both'} players bid in secret.`;

export const theOtherPlayer = 'The other player';

const words: Record<Level | 'sharp', { name: string; note: string }> = {
  novice: { name: 'Novice', note: 'Knows the rules but makes mistakes.' },
  regular: { name: 'Regular', note: 'Plays well but doesn’t look ahead.' },
  sharp: { name: 'Sharp', note: 'Thinks for a second or two per move.' },
};

/** Weakest first. */
export const levelWords = Object.entries(words).map(([id, { name, note }]) => ({ id, name, note }));
