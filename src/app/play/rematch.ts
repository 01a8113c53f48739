/**
 * Rematch of the same two players, possible once a game's log is closed: each player's wish is sent over the link until
 * both want the same. Lives as long as the page has the game open, on any screen.
 */

import { useLayoutEffect } from 'preact/hooks';
import { hex } from '../../base/bytes.ts';
import { watchers } from '../../base/watchers.ts';
import type { LinkState } from '../../peer/link/link.ts';
import type { ScreenChannel } from '../../peer/link/split.ts';
import type { View } from '../../peer/match/match.ts';
import type { Trouble } from '../../peer/pairing/trouble.ts';
import type { PlayedGame } from '../../peer/store/shelf.ts';
import { useRedraw } from '../parts/hooks.ts';
import type { Decks } from './bring.ts';
import { readRematch, type Wish, writeRematch } from './rematchMessage.ts';

/** How often the wish is sent again (ms), in case a message was lost. */
const REPEAT_MS = 1000;

/**
 * The name both phones use for a finished game. Null until its log is closed here or, if its decks stay secret until
 * the match ends, until it is decided.
 */
export function closedLog({ status, length, head }: View<unknown>): string | null {
  const closed =
    status.kind === 'over' && (status.verdict !== null || status.kept === true) && status.waitsFor === null;
  return closed ? `${length} ${hex(head)}` : null;
}

export class Rematch {
  readonly #watchers = watchers();
  #after: string | null = null;
  #begun = false;
  #closed = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unlisten = (): void => {};
  /** The wish this player has declined, until the other phone acknowledges it. */
  #declined: Wish | null = null;

  mine: Wish | null = null;
  theirs: Wish | null = null;
  /** The opponent has declined this player's last wish. */
  refused = false;
  /** Whether the phones have been connected since the game was opened. */
  met: boolean;
  /** Why the phones are not connected; null if unknown. */
  trouble: Trouble | null = null;
  /** The decks this player would bring, by side; null until one has been chosen. */
  decks: Decks | null = null;
  /** The earlier games of the match, in their current state. */
  before: readonly PlayedGame[] = [];
  /** Whether the end of the game is on screen, which already shows all this. */
  #inSight = false;
  /** Called once both want the same. */
  onBegin: (wish: Wish) => void = () => {};

  /** `troubled`: why the two are not connected. */
  constructor(
    private readonly words: ScreenChannel,
    private readonly troubled: () => Trouble | null,
  ) {
    this.met = words.state === 'open';
  }

  get link(): LinkState {
    return this.words.state;
  }

  /** The opponent's wish, if it awaits an answer outside the end screen. */
  get asked(): Wish | null {
    const { theirs, mine } = this;
    const answered = theirs === null || theirs === mine || theirs === this.#declined;
    return answered || this.#begun || this.#inSight || this.link !== 'open' ? null : theirs;
  }

  /**
   * `after`: the head of the closed log, which identifies the game on both phones. Nobody is asked while it is null.
   */
  closedAt(after: string | null): void {
    if (after === this.#after || this.#closed) return;
    this.#silence();
    this.#after = after;
    this.theirs = null;
    if (after === null) return;
    this.words.onPacket((packet) => {
      const said = readRematch(packet, after);
      if (said !== null) this.#heard(said.wish, said.declined);
    });
    this.#unlisten = this.words.onState((state) => {
      if (state === 'open') this.met = true;
      // The phones have disconnected; the question is asked again when they reconnect.
      else this.theirs = null;
      this.#say();
      this.#watchers.tell();
    });
    this.#timer = setInterval(() => {
      this.#say();
      const trouble = this.link === 'away' ? this.troubled() : null;
      if (trouble === this.trouble) return;
      this.trouble = trouble;
      this.#watchers.tell();
    }, REPEAT_MS);
    this.#say();
    this.#watchers.tell();
  }

  /** Null withdraws the wish. */
  want(wish: Wish | null): void {
    this.mine = wish;
    this.refused = false;
    if (wish !== null) this.#declined = null;
    this.#say();
    this.#settle();
    this.#watchers.tell();
  }

  /** Withdraws the wish because this player is elsewhere now; a game that both have started continues. */
  withdraw(): void {
    if (!this.#begun && this.mine !== null) this.want(null);
  }

  decline(): void {
    this.#declined = this.theirs;
    this.#say();
    this.#watchers.tell();
  }

  choose(decks: Decks): void {
    this.decks = decks;
    // The wish was made for a different deck.
    this.want(null);
  }

  inSight(on: boolean): void {
    if (this.#inSight === on) return;
    this.#inSight = on;
    this.#watchers.tell();
  }

  /** The next game did not start, so both players are back at the end of this one. */
  back(): void {
    this.#begun = false;
    this.#say();
    this.#watchers.tell();
  }

  /** Call when the next game takes the link, or this game is closed. */
  close(): void {
    this.#silence();
    this.#closed = true;
    this.#after = null;
    this.theirs = null;
    this.#watchers.tell();
  }

  /** Returns an unsubscribe function. */
  onChange(listener: () => void): () => void {
    return this.#watchers.add(listener);
  }

  #heard(wish: Wish | null, declined: Wish | null): void {
    this.theirs = wish;
    if (declined !== null && declined === this.mine) {
      this.mine = null;
      this.refused = true;
      this.#say();
    }
    if (wish === null && this.#declined !== null) {
      // Acknowledged: the same wish may be sent again.
      this.#declined = null;
      this.#say();
    }
    this.#settle();
    this.#watchers.tell();
  }

  #settle(): void {
    const { mine, theirs } = this;
    if (this.#begun || mine === null || mine !== theirs) return;
    this.#say();
    this.#begun = true;
    this.onBegin(mine);
  }

  #say(): void {
    if (this.#after === null || this.#begun) return;
    this.words.send(writeRematch(this.#after, { wish: this.mine, begun: false, declined: this.#declined }));
  }

  #silence(): void {
    clearInterval(this.#timer);
    this.#unlisten();
    if (this.#after !== null) this.words.onPacket(() => {});
  }
}

/** `shownHere`: the screen itself shows the opponent's wish, so no bar is needed. */
export function useRematch(rematch: Rematch, shownHere: boolean): Rematch {
  useRedraw((redraw) => rematch.onChange(redraw), [rematch]);
  useLayoutEffect(() => {
    rematch.inSight(shownHere);
    return () => rematch.inSight(false);
  }, [rematch, shownHere]);
  return rematch;
}
