// Chunk: deck-pick
import { rich } from '../../../rich.ts';
import { listed } from '../../listed.ts';

export const cards = (name: string, count: number) => `${name}, ${count} cards`;
export const cantBeUsed = <T>(strong: T, text: string) => rich`${strong} can’t be used: ${text}`;
export const beyondThePool = (titles: readonly string[]) => `Your pool doesn’t have ${listed([...new Set(titles)])}.`;
