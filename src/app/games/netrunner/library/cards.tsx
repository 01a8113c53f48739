/** The list: results at the top, the search field and its filters within reach of the thumb. */

import { useLayoutEffect, useState } from 'preact/hooks';
import * as say from '../../../../words/en/netrunner/decks/library.ts';
import { Head } from '../../../parts/head.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { findCards, indexedCards, wordsToHighlight } from '../decks/search.ts';
import { Chips } from './chips.tsx';
import { emptyQuery, libraryState, saveLibraryState } from './libraryState.ts';
import { NothingFound } from './nothingFound.tsx';
import { Rows } from './rows.tsx';
import './library.css';

export function Cards() {
  const [wanted, setWanted] = useState(libraryState().wanted);
  const found = findCards(wanted);
  const words = wordsToHighlight(wanted.typed);
  useLayoutEffect(() => {
    scrollTo(0, libraryState().scrolled);
    const scrolled = (): void => saveLibraryState({ scrolled: scrollY });
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
  const want = (next: Partial<typeof wanted>): void => {
    saveLibraryState({ wanted: { ...wanted, ...next }, scrolled: 0, heights: new Map() });
    setWanted({ ...wanted, ...next });
    scrollTo(0, 0);
  };
  return (
    <main class="screen card-library gap4">
      <Head title={say.allCards} back="#/decks" label={say.decksAndCards}>
        <p class="quiet" role="status">
          {say.cardTotal(<b>{found.length}</b>, indexedCards().length)}
        </p>
      </Head>
      {found.length === 0 && <NothingFound wanted={wanted} onChange={want} />}
      <Rows found={found} words={words} />
      <search class="finder as-block raised">
        <Chips wanted={wanted} onChange={want} />
        <div class="finder-field across raised2">
          <Sign name="search" size={22} />
          <input
            class="grow text-lead"
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
            <button
              class="icon-box"
              type="button"
              aria-label={say.clearTheField}
              onClick={() => want({ typed: emptyQuery.typed })}
            >
              <Sign name="close" size={20} />
            </button>
          )}
        </div>
      </search>
    </main>
  );
}
