/** The next game of the same two players, over the same link. */

import { hex } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { AFTER } from '../../peer/match/tableOptions.ts';
import { gameId } from '../../peer/secret/seed.ts';
import { findShelved, type Played, putOnShelf, type Shelved, shelf } from '../../peer/store/shelf.ts';
import { type CardId, other, type Seat } from '../../rules/game.ts';
import * as words from '../../words/en/screens/open.ts';
import { unnamed } from '../../words/en/sides.ts';
import type { Failure } from '../../words/failure.ts';
import { device } from '../device/device.ts';
import type { AnyGameUi, DeckChoice } from '../games/gameUi.ts';
import { answerBegun, type Wish } from './again.ts';
import type { Finished } from './between.ts';
import { type Decks, decksForOptions, decksOf } from './bring.ts';
import type { LobbyChoice } from './lobby.ts';
import { type Opened, openNew } from './open.ts';
import { forgetOpened } from './opened.ts';
import { playedIn } from './played.ts';
import { closedLog, type Rematch } from './rematch.ts';

/** This player's seat in the next game. */
export const seatAfter = (seat: Seat, wish: Wish): Seat => (wish === 'changed' ? other(seat) : seat);

/** The decks this player last used on each side; the built-in one if none. */
export function decksAfter(ui: AnyGameUi, games: readonly Played[]): Decks {
  const builtIn = decksOf(ui);
  const last = (side: Seat): DeckChoice => {
    const cards = games.findLast(({ seat }) => seat === side)?.deck;
    if (!cards || cards.join() === builtIn[side].cards.join()) return builtIn[side];
    return { id: 'before', name: words.sameDeck, side, cards, touched: 0 };
  };
  return [last(0), last(1)];
}

/** What this player would bring to the next game, by side: the chosen deck, else the last one used. */
export function decksFor(
  { decks, before }: Pick<Rematch, 'decks' | 'before'>,
  { ui, options, played }: Pick<Finished, 'ui' | 'options'> & { readonly played: Played | null },
): Decks {
  return decksForOptions(ui, decks ?? decksAfter(ui, played === null ? before : [...before, played]), options);
}

/** An open game as the start of the next one; null until its log is closed. */
export function finishedIn({ sitting, shelved: row, met, held, rematch }: Opened): Finished | null {
  const { match, ui } = sitting;
  const view = match.view();
  const [after, played, file] = [closedLog(view), playedIn(sitting), match.file()];
  if (after === null || played === null || file === null) return null;
  const shelved = { ...row, before: [...rematch.before] };
  // The opponent may have moved to a phone with a different key.
  const peerKey = view.move.peerKey ?? met.peerKey;
  return {
    shelved,
    met: { ...met, peerKey, ticket: { ...met.ticket, peerKey } },
    ui,
    after,
    id: gameId(file.header),
    options: match.agreed().options,
    played,
    listen: sitting.listen,
    close() {
      match.close();
      forgetOpened(row.game);
      held.release();
    },
  };
}

/**
 * Begins the next game with the options of the finished one. `withdrawn`: the opponent changed their mind first.
 * Refuses with E-PEN if the finished game is not closed, else as `openNew` does; the finished game is unchanged then.
 */
export async function openNext(
  before: Finished | null,
  wish: Wish,
  deck: readonly CardId[],
  withdrawn: () => void,
): Promise<Result<Opened, Failure>> {
  if (before === null) return fail({ kind: 'E-PEN', text: words.gameNotFinished });
  const { shelved } = before;
  const { mine, theirs, following } = agreedNext(before, wish);
  // First: two games must not compete for one link.
  await markFollowed(shelved, true);
  const stay = (): Promise<void> => {
    // The finished game keeps listening for the opponent's wishes.
    before.listen();
    return markFollowed(shelved, false);
  };
  const opened = await openNew(before.met, mine, theirs, deck, following);
  if (!opened.ok) {
    await stay();
    return opened;
  }
  const next = opened.value;
  const hasMet = (): boolean => next.sitting.match.file() !== null;
  let open = true;
  const leave = next.sitting.match.onChange(() => {
    if (!open || !hasMet()) return;
    open = false;
    leave();
    before.close();
  });
  answerBegun(next.sitting.words, following.follows, () => {
    if (!open || hasMet()) return false;
    open = false;
    leave();
    void removeUnsent(next).then(stay).then(withdrawn);
    return true;
  });
  return ok(next);
}

/** What both have agreed on by wishing for the same. */
function agreedNext({ shelved, met, ui, after, id, options, played }: Finished, wish: Wish) {
  const { seat, names } = shelved;
  const next = seatAfter(seat, wish);
  const called = (of: Seat): string => (names[of] === unnamed(ui.sign, of) ? '' : names[of]);
  const choice = (of: Seat): LobbyChoice => ({
    name: called(of),
    ready: true,
    hostSeat: met.role === 'host' ? next : other(next),
    game: ui.sign.id,
    options: { ...options, [AFTER]: hex(id) },
    cards: 0,
  });
  const following = { before: [...(shelved.before ?? []), played], follows: { after, wish } };
  return { mine: choice(seat), theirs: choice(other(seat)), following };
}

/** Removes a game that the other phone has never heard of. */
async function removeUnsent({ sitting, shelved, held }: Opened): Promise<void> {
  sitting.match.close();
  await sitting.match.idle();
  forgetOpened(shelved.game);
  const { store } = await device();
  await shelf.remove(shelved.game);
  await store.remove(shelved.game);
  held.release();
}

async function markFollowed(shelved: Shelved, followed: boolean): Promise<void> {
  const row = (await findShelved(shelved.game)) ?? shelved;
  await putOnShelf({ ...row, followed });
}
