/** What all icebreakers have in common, so that a card says only what makes it another one. */
import { program } from '../card.ts';

type Facts = Omit<Parameters<typeof program>[2], 'keywords' | 'mu' | 'strength'>;

/** An icebreaker. `kind`: what it is called beside that. `mu`: 1 where nothing is said. */
export function breaker(
  id: string,
  title: string,
  { kind, mu = 1, ...facts }: Facts & { strength: number; kind?: 'Killer' | 'Noisy' | 'Random' | 'Worm'; mu?: number },
): void {
  program(id, title, { ...facts, mu, keywords: kind === undefined ? ['Icebreaker'] : ['Icebreaker', kind] });
}
