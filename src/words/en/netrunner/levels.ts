/** The machine's levels, in one sentence each. */
import type { Level } from '../../../rules/netrunner/machine/decide.ts';

const words: Record<Level | 'sharp', { name: string; note: string }> = {
  novice: { name: 'Novice', note: 'Knows the rules but makes mistakes.' },
  regular: { name: 'Regular', note: 'Plays well but doesn’t look ahead.' },
  sharp: { name: 'Sharp', note: 'Thinks for a second or two per move.' },
};

/** Weakest first. */
export const levelWords = Object.entries(words).map(([id, { name, note }]) => ({ id, name, note }));
