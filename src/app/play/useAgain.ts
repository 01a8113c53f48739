/** The wish for another game as a screen sees it: both players', said over the link until they are the same. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LinkState } from '../../peer/link/link.ts';
import type { Words } from '../../peer/link/split.ts';
import type { Trouble } from '../../peer/pairing/trouble.ts';
import { readWish, type Wish, writeWish } from './again.ts';

/** How often the wish is said again: a word lost on the way is heard a moment later. */
const SAY_AGAIN_MS = 1000;

export interface Again {
  readonly mine: Wish | null;
  readonly theirs: Wish | null;
  readonly link: LinkState;
  /** The two have been linked since this game is seen. */
  readonly met: boolean;
  /** Why the two phones do not get linked; null where nothing is known of it. */
  readonly trouble: Trouble | null;
  want(wish: Wish | null): void;
}

/**
 * `after`: the head of the finished log; null while it is not closed, and nobody is asked. `wished`: what this player has wished for
 * before. `troubled`: why the two do not get linked. `begin` is called once.
 */
export function useAgain(
  words: Words,
  after: string | null,
  wished: Wish | null,
  troubled: () => Trouble | null,
  begin: (wish: Wish) => void,
): Again {
  const [mine, setMine] = useState<Wish | null>(wished);
  const [theirs, setTheirs] = useState<Wish | null>(null);
  const [link, setLink] = useState(words.state);
  const [met, setMet] = useState(words.state === 'open');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const now = useRef({ mine, theirs, begun: false, begin });
  now.current.begin = begin;
  const say = (): void => {
    if (after !== null && !now.current.begun) words.send(writeWish(after, { wish: now.current.mine, begun: false }));
  };
  const settle = (): void => {
    const { mine, theirs, begun, begin } = now.current;
    if (begun || mine === null || mine !== theirs) return;
    say();
    now.current.begun = true;
    begin(mine);
  };
  useEffect(() => {
    if (after === null) return;
    words.onPacket((packet) => {
      const said = readWish(packet, after);
      if (said === null) return;
      now.current.theirs = said.wish;
      setTheirs(said.wish);
      settle();
    });
    setLink(words.state);
    say();
    const timer = setInterval(() => {
      say();
      setTrouble(words.state === 'away' ? troubled() : null);
    }, SAY_AGAIN_MS);
    const end = words.onState((state) => {
      setLink(state);
      if (state === 'open') setMet(true);
      say();
    });
    return () => {
      clearInterval(timer);
      end();
      words.onPacket(() => {});
    };
  }, [words, after]);
  return {
    mine,
    theirs,
    link,
    met,
    trouble,
    want(wish) {
      now.current.mine = wish;
      setMine(wish);
      say();
      settle();
    },
  };
}
