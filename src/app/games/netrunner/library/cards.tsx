/** The list: results above, the field and its filters within reach of the thumb. */

import { useLayoutEffect, useState } from 'preact/hooks';
import * as say from '../../../../words/en/netrunner/decks/library.ts';
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
      <Head title={say.allCards} back="#/decks" label={say.decksAndCards}>
        <p role="status">{say.ofCards(<b>{found.length}</b>, knownCards().length)}</p>
      </Head>
      {found.length === 0 && <NothingFound wanted={wanted} onChange={want} />}
      <Rows found={found} words={words} />
      <search class="finder">
        <Chips wanted={wanted} onChange={want} />
        <div class="finder-field across">
          <Sign name="search" size={22} />
          <input
            type="search"
            aria-label={say.searchLabel}
            placeholder={say.searchExample}
            value={wanted.typed}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="search"
            onInput={(event) => want({ typed: event.currentTarget.value })}
          />
          {wanted.typed !== '' && (
            <button type="button" aria-label={say.clearTheField} onClick={() => want({ typed: nothing.typed })}>
              <Sign name="close" size={20} />
            </button>
          )}
        </div>
      </search>
    </main>
  );
}
