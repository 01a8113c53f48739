/** What the other phone lets this one know without signing it: no more than hints, for the screen. */
import type { Message } from './wire.ts';

export class Hints {
  /** It would like to act at the next window. */
  want = false;
  /** The question whose note is locked there, by its `asked`. */
  sealed: number | null = null;
  /** It asks whether this player is still there. */
  there = false;
  /** It was asked the same, and its player has not answered. */
  asking = false;
  /** Its player said no to what was offered at that question; null: he has not. */
  declined: number | null = null;
  /** It has said hello as if there were no such game. */
  gone = false;

  /** `asked`: the question that is open here; null where there is none. A pause, and the end of a row of games, are no hints for the screen alone. */
  hear({ about, on }: Extract<Message, { kind: 'hint' }>, asked: number | null): void {
    if (about === 'want') this.want = on;
    else if (about === 'sealed') this.sealed = on ? asked : null;
    else if (about === 'there') this.there = on;
    else if (about === 'decline') this.declined = on ? asked : null;
    else if (about === 'here') this.asking = false;
  }
}
