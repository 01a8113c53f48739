/** The lobby for a screen: both players' choices, synchronised over the link until the game begins. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Link } from '../../peer/link/link.ts';
import { useLinkState } from '../parts/hooks.ts';
import { agreed, bringsGame, type LobbyChoice, readChoice, sameOptions, writeChoice } from './lobby.ts';

/** How often the choice is sent again (ms), in case a message was lost. */
const SAY_AGAIN_MS = 1000;

/**
 * `first`: this player's initial choice. `begin`: called once, when both are ready for the same table. `bring`: called
 * if the other phone is this player's own and brings a game.
 */
export function useLobby(
  link: Link,
  host: boolean,
  first: LobbyChoice,
  begin: (mine: LobbyChoice, theirs: LobbyChoice) => void,
  bring: () => void,
) {
  const [mine, setMine] = useState(first);
  const [theirs, setTheirs] = useState<LobbyChoice | null>(null);
  const state = useLinkState(link);
  const now = useRef({ mine, theirs, begun: false });
  now.current.mine = mine;
  /**
   * Runs once, whichever phone notices first. Sends one last message, so that the other phone need not wait for the
   * next one.
   */
  const start = (other: LobbyChoice): void => {
    if (now.current.begun) return;
    now.current.begun = true;
    link.send(writeChoice(now.current.mine));
    begin(now.current.mine, other);
  };
  const choose = (next: LobbyChoice): LobbyChoice => {
    now.current.mine = next;
    setMine(next);
    return next;
  };
  const heard = (other: LobbyChoice): void => {
    now.current.theirs = other;
    setTheirs(other);
    let own = now.current.mine;
    // The host's choices apply; they have changed since the guest was ready.
    if (!host && !sameOptions(own, other)) {
      const { hostSeat, game, options } = other;
      own = choose({ ...own, hostSeat, game, options, ready: false });
      link.send(writeChoice(own));
    }
    if (agreed(own, other)) start(other);
  };
  useEffect(() => {
    link.onPacket((packet) => {
      if (bringsGame(packet)) return bring();
      const read = readChoice(packet);
      if (read === 'begun') {
        // The other phone is already playing; it can only have begun with what this phone was ready for.
        if (now.current.mine.ready && now.current.theirs) start(now.current.theirs);
      } else if (read !== null) heard(read);
    });
    const say = (): void => {
      if (!now.current.begun) link.send(writeChoice(now.current.mine));
    };
    return repeated(link, say);
  }, [link]);
  const change = (choice: Partial<LobbyChoice>): void => {
    const next = choose({ ...now.current.mine, ...choice });
    link.send(writeChoice(next));
    if (now.current.theirs && agreed(next, now.current.theirs) && !now.current.begun) {
      now.current.begun = true;
      begin(next, now.current.theirs);
    }
  };
  return { mine, theirs, link: state, change };
}

/** Sends immediately, at intervals, and whenever the link changes. Returns a function that stops it. */
function repeated(link: Link, say: () => void): () => void {
  say();
  const timer = setInterval(say, SAY_AGAIN_MS);
  const end = link.onState(say);
  return () => {
    clearInterval(timer);
    end();
  };
}
