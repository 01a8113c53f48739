/** The list: what is read stands above, the field and its filters where the thumb is. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Head } from '../../../parts/head.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { findCards, knownCards, wordsOf } from '../decks/search.ts';
import { Chips } from './chips.tsx';
import { Row } from './row.tsx';
import { keepPlace, nothing, placeNow, ROWS } from './wish.ts';
import './library.css';

export function Cards() {
  const [wanted, setWanted] = useState(placeNow().wanted);
  const [rows, setRows] = useState(placeNow().rows);
  const found = findCards(wanted);
  const { words } = wordsOf(wanted.typed);
  useLayoutEffect(() => {
    scrollTo(0, placeNow().scrolled);
    const scrolled = (): void => keepPlace({ scrolled: scrollY });
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
  const want = (next: Partial<typeof wanted>): void => {
    keepPlace({ wanted: { ...wanted, ...next }, rows: ROWS, scrolled: 0 });
    setWanted({ ...wanted, ...next });
    setRows(ROWS);
    scrollTo(0, 0);
  };
  const more = (): void => {
    keepPlace({ rows: rows + ROWS });
    setRows(rows + ROWS);
  };
  return (
    <main class="screen card-library">
      <Head title="Library">
        <p role="status">
          <b>{found.length}</b> of {knownCards().length} cards
        </p>
      </Head>
      {found.length === 0 && <p class="quiet">No card says that.</p>}
      <ul>
        {found.slice(0, rows).map(({ card, line }) => (
          <li key={card.id}>
            <Row card={card} line={line} words={words} />
          </li>
        ))}
      </ul>
      {rows < found.length && <Foot key={rows} onSeen={more} />}
      <search class="finder">
        <Chips wanted={wanted} onChange={want} />
        <div class="finder-field">
          <Sign name="search" size={22} />
          <input
            type="search"
            aria-label="Name, kind, text, set or cost"
            placeholder="Name, kind, text, set, cost 3"
            value={wanted.typed}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="search"
            onInput={(event) => want({ typed: event.currentTarget.value })}
          />
          {wanted.typed !== '' && (
            <button type="button" aria-label="Clear the field" onClick={() => want({ typed: nothing.typed })}>
              <Sign name="close" size={20} />
            </button>
          )}
        </div>
      </search>
    </main>
  );
}

/** How far below the screen rows are drawn ahead of the thumb. */
const AHEAD = '1200px';

/** The end of what is drawn: whoever comes near it gets more. */
function Foot({ onSeen }: { onSeen(): void }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([one]) => one?.isIntersecting && onSeen(), { rootMargin: AHEAD });
    if (foot.current) watch.observe(foot.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={foot} class="foot" />;
}
