/** The list: what is read stands above, the field and its filters where the thumb is. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Head } from '../../../parts/head.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { findCards, knownCards, markedWords } from '../decks/search.ts';
import { Chips } from './chips.tsx';
import { NothingFound } from './nothingFound.tsx';
import { Rows } from './rows.tsx';
import { keepPlace, nothing, placeNow } from './wish.ts';
import './library.css';

export function Cards() {
  const [wanted, setWanted] = useState(placeNow().wanted);
  const found = findCards(wanted);
  const words = markedWords(wanted.typed);
  useLayoutEffect(() => {
    scrollTo(0, placeNow().scrolled);
    const scrolled = (): void => keepPlace({ scrolled: scrollY });
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
  const want = (next: Partial<typeof wanted>): void => {
    keepPlace({ wanted: { ...wanted, ...next }, scrolled: 0, heights: new Map() });
    setWanted({ ...wanted, ...next });
    scrollTo(0, 0);
  };
  return (
    <main class="screen card-library">
      <Head title="All cards" back="#/decks" label="Decks & cards">
        <p role="status">
          <b>{found.length}</b> of {knownCards().length} cards
        </p>
      </Head>
      {found.length === 0 && <NothingFound wanted={wanted} onChange={want} />}
      <Rows found={found} words={words} />
      <search class="finder">
        <Chips wanted={wanted} onChange={want} />
        <div class="finder-field">
          <Sign name="search" size={22} />
          <input
            type="search"
            aria-label="Name, kind, text, set or cost"
            placeholder="Name, kind, text, or t:ice c:3"
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
