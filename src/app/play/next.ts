/** The next game of the same two players, over the same link. */

import { hex } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { PREVIOUS_GAME, sharedOptions } from '../../peer/match/tableOptions.ts';
import { gameId } from '../../peer/secret/seed.ts';
import { findShelved, matchPool, type PlayedGame, putOnShelf, type Shelved, shelf } from '../../peer/store/shelf.ts';
import { type CardId, other, type Seat } from '../../rules/game.ts';
import type { OptionChoices } from '../../rules/options.ts';
import { missingFrom } from '../../rules/pool.ts';
import * as words from '../../words/en/screens/open.ts';
import { unnamed } from '../../words/en/sides.ts';
import { gameInfoOf, playedAfter } from '../../words/en/signs.ts';
import type { Failure } from '../../words/failure.ts';
import type { GameInfo } from '../../words/types.ts';
import { device } from '../device/device.ts';
import type { AnyGameUi, DeckChoice } from '../games/gameUi.ts';
import { loadTableUi } from '../games/index.ts';
import type { FinishedMatchGame } from './between.ts';
import { type Decks, decksForOptions, decksOf } from './bring.ts';
import type { LobbyChoice } from './lobby.ts';
import { matchGameOf } from './matchGame.ts';
import { type Opened, openNew } from './open.ts';
import { forgetOpened } from './opened.ts';
import { closedLog, type Rematch } from './rematch.ts';
import { answerBegun, type Wish } from './rematchMessage.ts';

/** This player's seat in the next game. */
export const seatAfter = (seat: Seat, wish: Wish): Seat => (wish === 'changed' ? other(seat) : seat);

/**
 * The deck this player last used on each side; failing that, the deck they built for the match, or the built-in one.
 */
function lastDecks(ui: AnyGameUi, games: readonly PlayedGame[]): Decks {
  const builtIn = decksOf(ui);
  const built = games.find(({ dealt }) => dealt !== undefined)?.dealt?.decks;
  const last = (side: Seat): DeckChoice => {
    const cards = games.findLast(({ seat, dealt }) => seat === side && dealt === undefined)?.deck ?? built?.[side];
    if (!cards || cards.join() === builtIn[side].cards.join()) return builtIn[side];
    return { id: 'before', name: words.sameDeck, side, cards, touched: 0 };
  };
  return [last(0), last(1)];
}

/** The decks this player would bring to the next game, by side: the chosen one, or else the last one used. */
export function decksFor(
  { decks, before }: Pick<Rematch, 'decks' | 'before'>,
  { ui, options, played }: Pick<FinishedMatchGame, 'ui' | 'options'> & { readonly played: PlayedGame | null },
): Decks {
  const games = played === null ? before : [...before, played];
  const last = decks ?? lastDecks(ui, games);
  // In a match with pools, a deck that is not allowed can't be replaced by another one.
  return matchPool(games) === null ? decksForOptions(ui, last, options) : last;
}

/** An open game as the starting point of the next one; null until its log is closed. */
export function finishedIn({ sitting, shelved: row, met, held, rematch }: Opened): FinishedMatchGame | null {
  const { match, ui } = sitting;
  const view = match.view();
  const [after, played, file] = [closedLog(view), matchGameOf(sitting), match.file()];
  if (after === null || played === null || file === null) return null;
  const shelved = { ...row, before: [...rematch.before] };
  const { decks } = rematch;
  const { dealt } = played;
  const built = dealt && decks && { ...dealt, decks: [decks[0].cards, decks[1].cards] satisfies [CardId[], CardId[]] };
  // The opponent may have moved to a phone with a different key.
  const peerKey = view.move.peerKey ?? met.peerKey;
  return {
    shelved,
    met: { ...met, peerKey, ticket: { ...met.ticket, peerKey } },
    ui,
    after,
    id: gameId(file.header),
    options: match.agreed().options,
    played: built ? { ...played, dealt: built } : played,
    listen: sitting.listen,
    close() {
      match.close();
      forgetOpened(row.game);
      held.release();
    },
  };
}

/**
 * Begins the next game with the options of the finished one. `withdrawn`: called if the opponent changes their mind
 * first. Fails with E-PEN if the finished game is not closed, else as `openNew` does; the finished game is then
 * unchanged.
 */
export async function openNext(
  before: FinishedMatchGame | null,
  wish: Wish,
  deck: readonly CardId[],
  withdrawn: () => void,
): Promise<Result<Opened, Failure>> {
  if (before === null) return fail({ kind: 'E-PEN', text: words.gameNotFinished });
  const { shelved, played, ui } = before;
  const pool = matchPool([...(shelved.before ?? []), played]);
  // Otherwise the other phone would find out at the end, and the game would be lost.
  if (pool !== null && missingFrom(pool, deck).length > 0) return fail({ kind: 'E-DECK', text: words.beyondYourPool });
  const info = playedAfter(ui.info);
  const choices = info === ui.info ? null : { ...(await loadTableUi(info)).game.options, ...sharedOptions };
  const { mine, theirs, following } = agreedNext(before, wish, info, choices);
  // Done first, because two games must not compete for one link.
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

/** The agreement, since both want the same. `choices`: every option of the game; null to keep the previous game's. */
function agreedNext(
  { shelved, met, ui, after, id, options, played }: FinishedMatchGame,
  wish: Wish,
  info: GameInfo,
  choices: OptionChoices | null,
) {
  const { seat, names } = shelved;
  const next = seatAfter(seat, wish);
  const own = Object.fromEntries(Object.entries(options).filter(([name]) => choices === null || name in choices));
  const called = (of: Seat): string => (names[of] === unnamed(ui.info, of) ? '' : names[of]);
  const choice = (of: Seat): LobbyChoice => ({
    name: called(of),
    ready: true,
    hostSeat: met.role === 'host' ? next : other(next),
    game: info.id,
    options: { ...own, [PREVIOUS_GAME]: hex(id) },
    cards: 0,
  });
  const following = { before: [...(shelved.before ?? []), played], follows: { after, wish } };
  return { mine: choice(seat), theirs: choice(other(seat)), following };
}

/** Removes a game that the other phone never received. */
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
  // A game that only deals packs is over once the match continues.
  const waits = row.result?.kept === true && gameInfoOf(row.rules).leadsTo !== undefined;
  await putOnShelf({ ...row, followed, ...(waits && { over: followed }) });
}
