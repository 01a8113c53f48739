/** The library: all cards, filtered as you type, and a page for each. */
import type { CardId } from '../../../../rules/game.ts';
import '../signs.ts';
import { listen } from '../../../device/listen.ts';
import '../../../parts/form.css';
import { useLayoutEffect, useState } from 'preact/hooks';
import * as say from '../../../../words/en/netrunner/decks/library.ts';
import { Head } from '../../../parts/head.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { type CardQuery, findCards, indexedCards, wordsToHighlight } from '../decks/search.ts';
import { CardScreen } from './card.tsx';
import { Chips, valuesOf } from './chips.tsx';
import { emptyQuery, libraryState, saveLibraryState } from './libraryState.ts';
import { Rows } from './rows.tsx';
import './library.css';
import { ActionButton } from '../../../parts/button.tsx';

export function LibraryScreen({ card }: { card: CardId | null }) {
  return card === null ? <Cards /> : <CardScreen key={card} card={card} />;
}

/** The list: results at the top, the search field and its filters within reach of the thumb. */
function Cards() {
  const [wanted, setWanted] = useState(libraryState().wanted);
  const found = findCards(wanted);
  const words = wordsToHighlight(wanted.typed);
  useLayoutEffect(() => {
    scrollTo(0, libraryState().scrolled);
    return listen(['scroll'], () => saveLibraryState({ scrolled: scrollY }), window, { passive: true });
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
        <div class="finder-field frames across raised2">
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

/** Shown if nothing matches: the filters that prevent a match, each removable, and how many cards match without it. */
function NothingFound({ wanted, onChange }: { wanted: Required<CardQuery>; onChange(next: Partial<CardQuery>): void }) {
  const ways = removableFilters(wanted);
  return (
    <section class="nothing-found stacked gap4">
      <p>{say.noCardsFound}</p>
      {ways.map(({ name, off, count }) => (
        <ActionButton key={name} title={say.without(name)} detail={say.card(count)} onClick={() => onChange(off)} />
      ))}
    </section>
  );
}

interface Way {
  readonly name: string;
  readonly off: Partial<CardQuery>;
  readonly count: number;
}

/** Every filter whose removal gives results; all of them together if no single one does. */
export function removableFilters(wanted: Required<CardQuery>): Way[] {
  const used = Object.entries(valuesOf(wanted)).flatMap(([filter, name]) =>
    name === null ? [] : [{ name, off: { [filter]: null } }],
  );
  const counted = (name: string, off: Partial<CardQuery>): Way => ({
    name,
    off,
    count: findCards({ ...wanted, ...off }).length,
  });
  const ways = used.map(({ name, off }) => counted(name, off)).filter(({ count }) => count > 0);
  if (ways.length > 0 || used.length < 2) return ways;
  const { typed: _, ...none } = emptyQuery;
  return [counted(say.anyFilter, none)].filter(({ count }) => count > 0);
}
