/** Unsigned messages from the other phone: hints for the screen, no more. */
import type { Message } from './wire.ts';

export class Hints {
  /** The other player would like to act in the next window. */
  want = false;
  /** The question whose bid is locked there, by its `asked`. */
  sealed: number | null = null;
  /** It asks whether this player is still there. */
  there = false;
  /** It was asked the same, and its player has not answered. */
  asking = false;
  /** The question at which its player declined an offer; null if they have not. */
  declined: number | null = null;
  /** It sent a hello as if it did not have this game. */
  gone = false;

  /**
   * `asked`: the question open here; null: none. A pause and the end of a match are more than screen hints and handled
   * elsewhere.
   */
  hear({ about, on }: Extract<Message, { kind: 'hint' }>, asked: number | null): void {
    if (about === 'want') this.want = on;
    else if (about === 'sealed') this.sealed = on ? asked : null;
    else if (about === 'there') this.there = on;
    else if (about === 'decline') this.declined = on ? asked : null;
    else if (about === 'here') this.asking = false;
  }
}
