// Chunk: deck-pick
import { rich } from '../../../rich.ts';

export const cards = (name: string, count: number) => `${name}, ${count} cards`;
export const cantBeUsed = <T>(strong: T, text: string) => rich`${strong} can’t be used: ${text}`;
