/** The lobby as a screen sees it: both players' wishes, kept equal over the link until the game begins. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Link, LinkState } from '../../peer/link/link.ts';
import { silences } from '../../peer/match/tableOptions.ts';
import { agreed, readWishes, type Wishes, writeWishes } from './lobby.ts';

/** How often the wishes are said again: a word lost on the way is heard a moment later. */
const SAY_AGAIN_MS = 1000;

export interface LobbyState {
  mine: Wishes;
  theirs: Wishes | null;
  link: LinkState;
  change(wishes: Partial<Wishes>): void;
}

/** `begin` is called once, when both are ready for the same table. */
export function useLobby(
  link: Link,
  host: boolean,
  name: string,
  begin: (mine: Wishes, theirs: Wishes) => void,
): LobbyState {
  const [mine, setMine] = useState<Wishes>({
    name,
    ready: false,
    hostSeat: 0,
    options: { rules: '1996', trace: '1996', silence: silences[0] },
    cards: 45,
  });
  const [theirs, setTheirs] = useState<Wishes | null>(null);
  const [state, setState] = useState(link.state);
  const now = useRef({ mine, theirs, begun: false });
  now.current.mine = mine;

  useEffect(() => {
    const start = (other: Wishes): void => {
      if (now.current.begun) return;
      now.current.begun = true;
      // One last word, so that the other phone need not wait for the next.
      link.send(writeWishes(now.current.mine));
      begin(now.current.mine, other);
    };
    const heard = (other: Wishes): void => {
      now.current.theirs = other;
      setTheirs(other);
      let own = now.current.mine;
      // The host's choices count; what the guest was ready for has changed then.
      if (!host && (own.hostSeat !== other.hostSeat || JSON.stringify(own.options) !== JSON.stringify(other.options))) {
        own = { ...own, hostSeat: other.hostSeat, options: other.options, ready: false };
        now.current.mine = own;
        setMine(own);
      }
      if (agreed(own, other)) start(other);
    };
    link.onPacket((packet) => {
      const read = readWishes(packet);
      if (read === 'begun') {
        // The other phone plays already: it can only have begun with what this one was ready for.
        if (now.current.mine.ready && now.current.theirs) start(now.current.theirs);
      } else if (read !== null) heard(read);
    });
    const say = (): void => {
      if (!now.current.begun) link.send(writeWishes(now.current.mine));
    };
    say();
    const timer = setInterval(say, SAY_AGAIN_MS);
    // It may have changed since the first drawing.
    setState(link.state);
    const end = link.onState((next) => {
      setState(next);
      say();
    });
    return () => {
      clearInterval(timer);
      end();
    };
  }, [link]);

  const change = (wishes: Partial<Wishes>): void => {
    const next = { ...now.current.mine, ...wishes };
    now.current.mine = next;
    setMine(next);
    link.send(writeWishes(next));
    if (now.current.theirs && agreed(next, now.current.theirs) && !now.current.begun) {
      now.current.begun = true;
      begin(next, now.current.theirs);
    }
  };
  return { mine, theirs, link: state, change };
}
