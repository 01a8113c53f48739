/** Shows the opponent's rematch request on any screen. */

import { other, type Seat } from '../../rules/game.ts';
import * as words from '../../words/en/screens/open.ts';
import { begun } from '../../words/en/sides.ts';
import type { AnyTableUi } from '../games/gameUi.ts';
import { showOffer, withdrawOffer } from '../offers/offers.ts';
import type { Rematch } from './rematch.ts';
import type { Wish } from './rematchMessage.ts';

/** Names of the rematch kinds, on buttons and in questions. */
export const rematchWords = ({ next }: AnyTableUi['info']): Readonly<Record<Wish, string>> =>
  next ?? { changed: words.rematchSwapSides, same: words.rematchSameSides };

/** The usual choice: swapping sides in a card game, the same seat at a role-playing table. */
export const usualRematch = ({ next }: AnyTableUi['info']): Wish => (next ? 'same' : 'changed');

/** Example: "You play the White, Bob the Black." */
export function rematchSides({ seats }: AnyTableUi['info'], seat: Seat, them: string, wish: Wish): string {
  const mine = wish === 'changed' ? other(seat) : seat;
  return words.whoPlaysWhat(seats[mine], them, seats[other(mine)]);
}

interface Finished {
  readonly ui: Pick<AnyTableUi, 'info'>;
  /** The finished game's name in the store. */
  readonly name: string;
  readonly seat: Seat;
  readonly names: readonly [string, string];
  readonly keys: readonly [string, string];
}

/** Keeps the offer up to date until the rematch is closed. */
export function offerRematch(rematch: Rematch, { ui, name, seat, names, keys }: Finished): void {
  const id = words.rematch(name);
  const side = other(seat);
  const by = begun(names[side]);
  const look = (): void => {
    const wish = rematch.asked;
    if (wish === null) return withdrawOffer(id);
    showOffer({
      id,
      by,
      seal: keys[side],
      side,
      title: ui.info.next?.wanted(by) ?? words.wantsARematch(by),
      detail: words.swapOrSameSides(wish),
      question: `${rematchWords(ui.info)[wish]}?`,
      means: [rematchSides(ui.info, seat, names[side], wish), words.finishedGameSaved],
      accept: () => rematch.want(wish),
      decline: () => rematch.decline(),
    });
  };
  rematch.onChange(look);
  look();
}
