/** A deck that is built in: what it is called, and what is in it. */
import type { CardId } from '../../../game.ts';

export interface ReadyDeck {
  /** No other deck of its side has it, in whatever version. */
  readonly id: string;
  readonly name: string;
  readonly cards: readonly CardId[];
}

/** `list`: a count and a card's id, and a comma between two of them. */
export const ready = (id: string, name: string, list: string): ReadyDeck => ({
  id,
  name,
  cards: list
    .trim()
    .split(/,\s*/)
    .flatMap((line) => {
      const [count, card = ''] = line.split(' ');
      return Array.from({ length: Number(count) }, () => card);
    }),
});
