/** The root session: pairing two phones, opening their game, and moving from one game to the next. */
import type { CardId } from '../rules/game.ts';
import type { Failure } from '../words/failure.ts';
import type { PairedPeer } from './device/transports.ts';
import { loadWithRetry } from './offline/parts.ts';
import type { FinishedMatchGame, Intermission } from './play/between.ts';
import { allowsSeveralGuests } from './play/group/room.ts';
import type { LobbyChoice } from './play/lobby.ts';
import type { Opened } from './play/open.ts';
import { openedHere } from './play/opened.ts';
import type { Rematch } from './play/rematch.ts';
import type { Wish } from './play/rematchMessage.ts';
import { goTo, type Route } from './route.ts';

export const loadOpen = () => loadWithRetry(() => import('./play/open.ts'));
const loadGroup = () => loadWithRetry(() => import('./play/group/here.ts'));
const loadNext = () => loadWithRetry(() => import('./play/next.ts'));
const loadRemoval = () => loadWithRetry(() => import('./play/removeGame.ts'));

/** Whether two phones meet on this route to agree on a game. */
export const isPairing = ({ at }: Route): boolean => at === 'host' || at === 'join';

/** Retry delay after a storage failure (ms). */
const AGAIN_MS = 2000;

/** Withdraws rematch requests, because this player has moved on to another game; those at the table `room` remain. */
function withdrawRematches(room: string | null): void {
  for (const { rematch, shelved } of openedHere.values())
    if (!allowsSeveralGuests(shelved) || shelved.ticket.room !== room) rematch.withdraw();
}

export class AppSession {
  paired: PairedPeer | null = null;
  /** The other phone belongs to this player and is transferring a game. */
  brought = false;
  /** A finished game whose rules this version no longer has. */
  between: Intermission | null = null;
  trouble: Failure | null = null;
  #opened: Opened | null = null;
  /** The intermission whose link is being handed to the next game. */
  #handedOn: Intermission | null = null;

  constructor(private readonly changed: () => void) {}

  /** The opened game with the given ID, unless it has been removed. */
  openedAt(game: string): Opened | null {
    return this.#opened?.shelved.game === game && openedHere.has(game) ? this.#opened : null;
  }

  readonly meet = (paired: PairedPeer): void => {
    withdrawRematches(null);
    this.#set({ paired });
  };

  readonly bring = (): void => this.#set({ brought: true });

  /** Opens a game that another phone has just transferred to this one. Either phone's transfer closes the link. */
  readonly receive = (game: string): void => {
    this.#opened = null;
    this.#leavePair();
    goTo({ at: 'table', game }, true);
  };

  /** The games of a table with several players. `null` while loading. */
  group: readonly Opened[] | null = null;
  #room: string | null = null;
  /** Tables whose games are being opened. */
  readonly #gathering = new Set<string>();
  #gatherAgain: ReturnType<typeof setTimeout> | undefined;
  #route: Route = { at: 'home' };

  /** The games of the given table; null while loading, and for games that allow only one other player. */
  groupIn(room: string): readonly Opened[] | null {
    // Some of these games may have been removed on another screen.
    const isWhole = this.group?.every(({ shelved }) => openedHere.has(shelved.game));
    return this.#room === room && isWhole ? this.group : null;
  }

  /** Adds a game that begins at a table with several players, without changing the view. */
  readonly join = (opened: Opened): void => {
    this.#keep(opened);
    void this.#gather(opened.shelved.ticket.room);
  };

  /**
   * Begins the game agreed on in the lobby. If it can't be opened, the link is closed, so that the other phone doesn't
   * wait for cards.
   */
  async begin(paired: PairedPeer, mine: LobbyChoice, theirs: LobbyChoice, deck: readonly CardId[]): Promise<void> {
    const next = await (await loadOpen()).openNew(paired, mine, theirs, deck);
    if (next.ok) return this.#sit(next.value);
    paired.link.close();
    this.#set({ paired: null, trouble: next.error });
  }

  async remove({ shelved }: Opened): Promise<void> {
    const done = await (await loadRemoval()).removeGame(shelved);
    if (!done.ok) return this.#set({ trouble: done.error });
    const { room } = shelved.ticket;
    const isShared = allowsSeveralGuests(shelved) && (await loadGroup()).groupHere(room).length > 0;
    goTo(isShared ? { at: 'group', room } : { at: 'home' }, true);
  }

  /**
   * On a route change: closes an abandoned lobby and opens the game shown at the new route. Returns the cleanup for
   * leaving it.
   */
  arrive(route: Route): (() => void) | undefined {
    this.#route = route;
    clearTimeout(this.#gatherAgain);
    this.#set({ trouble: null });
    if (this.paired && !isPairing(route)) {
      // Closing the link tells the other phone, and both can pair again.
      this.paired.link.close();
      this.#leavePair();
    }
    if (route.at === 'group') void this.#gather(route.room);
    if (route.at !== 'table' || this.openedAt(route.game)) return undefined;
    const there = openedHere.get(route.game);
    if (!there) return this.#reopen(route.game);
    this.#open(there);
    return undefined;
  }

  #set(next: Partial<Pick<AppSession, 'paired' | 'brought' | 'between' | 'trouble' | 'group'>>): void {
    Object.assign(this, next);
    this.changed();
  }

  #leavePair(): void {
    this.#set({ paired: null, brought: false });
  }

  #open(opened: Opened): void {
    this.#opened = opened;
    this.changed();
    if (allowsSeveralGuests(opened.shelved)) void this.#gather(opened.shelved.ticket.room);
  }

  /** Opens the other readable games of the given table. */
  async #gather(room: string): Promise<void> {
    if (this.#room !== room) this.#set({ group: null });
    this.#room = room;
    const { groupHere, openRoomGames } = await loadGroup();
    const show = (): void => {
      if (this.#room === room) this.#set({ group: groupHere(room) });
    };
    // A second attempt would find the games locked by the first, which will show them all anyway.
    if (this.#gathering.has(room)) return show();
    this.#gathering.add(room);
    const trouble = await openRoomGames(room, (opened) => {
      this.#keep(opened);
      show();
    });
    this.#gathering.delete(room);
    show();
    if (this.#room === room) this.#gathered(room, trouble);
  }

  /** Retries while the storage is busy, and leaves a table without games, unless the player has left already. */
  #gathered(room: string, trouble: Failure | null): void {
    const { at } = this.#route;
    const isEmpty = at === 'group' && this.group?.length === 0;
    if (isEmpty && trouble === null) goTo({ at: 'home' }, true);
    else if (isEmpty) this.#set({ trouble });
    else if (this.trouble?.kind === 'E-SHUT') this.#set({ trouble: null });
    if (trouble?.kind !== 'E-SHUT' || (at !== 'group' && at !== 'table')) return;
    clearTimeout(this.#gatherAgain);
    this.#gatherAgain = setTimeout(() => void this.#gather(room), AGAIN_MS);
  }

  /** Opens a stored game, retrying while the storage is busy. */
  #reopen(game: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let after: Intermission | null = null;
    const tryToOpen = async (): Promise<void> => {
      const there = openedHere.get(game);
      if (there) return this.#open(there);
      const again = await (await loadOpen()).openAgain(game);
      if (again.ok && 'sitting' in again.value) this.#play(again.value);
      if (again.ok && !('sitting' in again.value)) {
        after = again.value;
        if (left) after.leave();
        else this.#showBetween(after);
      }
      if (left) return;
      // The other games of a table open at the same time, so it may be this page that holds the lock.
      const isOurs = !again.ok && again.error.kind === 'E-TAB' && this.#gathering.size > 0;
      this.#set({ trouble: again.ok || isOurs ? null : again.error });
      if (isOurs || (!again.ok && again.error.kind === 'E-SHUT')) timer = setTimeout(() => void tryToOpen(), AGAIN_MS);
    };
    void tryToOpen();
    return () => {
      left = true;
      clearTimeout(timer);
      if (after !== this.#handedOn) after?.leave();
      this.#set({ between: null });
    };
  }

  #play(next: Opened): void {
    this.#keep(next);
    this.#open(next);
  }

  /** Keeps the game live, whether it is on screen or not. */
  #keep(next: Opened): void {
    const { game } = next.shelved;
    openedHere.set(game, next);
    next.rematch.onBegin = async (wish) => {
      const finished = (await loadNext()).finishedIn(next);
      const begun = await this.#goOn(finished, next.rematch, wish, () => {
        next.rematch.back();
        const { room } = next.shelved.ticket;
        // Another player's game may be in view.
        if (allowsSeveralGuests(next.shelved) && !this.#showsGone()) void this.#gather(room);
        else goTo({ at: 'table', game }, true);
      });
      if (!begun) next.rematch.back();
    };
  }

  /** `behind`: the game is not in view, because another player's game is. */
  #sit(next: Opened, behind = false): void {
    withdrawRematches(next.shelved.ticket.room);
    if (behind) return this.join(next);
    this.#play(next);
    this.#leavePair();
    // Back from the table goes home, not to the pairing screen.
    goTo({ at: 'table', game: next.shelved.game }, true);
  }

  #showBetween(after: Intermission): void {
    this.#set({ between: after });
    after.rematch.onBegin = async (wish) => {
      this.#handedOn = after;
      const begun = await this.#goOn(after, after.rematch, wish, () => {
        this.#handedOn = null;
        // The game is reopened with its own link.
        after.leave();
        goTo({ at: 'table', game: after.shelved.game }, true);
      });
      if (!begun) this.#handedOn = null;
    };
  }

  /** Starts the next game of a match. Returns whether it has begun. */
  async #goOn(
    finished: FinishedMatchGame | null,
    rematch: Rematch,
    wish: Wish,
    withdrawn: () => void,
  ): Promise<boolean> {
    const { decksFor, openNext, seatAfter } = await loadNext();
    const deck = finished ? decksFor(rematch, finished)[seatAfter(finished.shelved.seat, wish)].cards : [];
    const next = await openNext(finished, wish, deck, withdrawn);
    // Close any other lobby first.
    if (next.ok) this.paired?.link.close();
    const behind = finished !== null && allowsSeveralGuests(finished.shelved) && !this.#shows(finished.shelved.game);
    if (next.ok) this.#sit(next.value, behind);
    else if (!behind) this.#set({ trouble: next.error });
    return next.ok;
  }

  /** Whether the game in view is no longer open on this page. */
  #showsGone(): boolean {
    return this.#route.at === 'table' && !openedHere.has(this.#route.game);
  }

  #shows(game: string): boolean {
    return this.#route.at === 'table' && this.#route.game === game;
  }
}
