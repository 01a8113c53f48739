/** The glossary: all game terms, filtered as you type; a tapped term expands in place. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as say from '../../words/en/screens/lesson.ts';
import type { GlossaryEntry } from '../../words/lessons.ts';
import { Head } from '../parts/head.tsx';
import { Sign } from '../parts/sign.tsx';
import '../parts/button.css';
import './glossary.css';

interface Props {
  words: readonly GlossaryEntry[];
  groups: readonly string[];
  /** The id of the term to expand, from the route. */
  first: string;
  /** The route of the lessons that the glossary belongs to. */
  back: string;
}

export function GlossaryScreen({ words, groups, first, back }: Props) {
  const [text, setText] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(first === '' ? null : first);
  const { named, meant } = search(words, text, group);
  const toggle = (id: string): void => setOpen(open === id ? null : id);
  const lists = [
    { title: null, found: named },
    { title: say.relatedTerms, found: text.trim() === '' ? [] : meant },
  ];
  const count = lists.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <main class="screen glossary">
      <Head title={say.glossary} back={back} label={say.learn}>
        <small class="quiet" role="status">
          {say.termCount(count === words.length, count, words.length)}
        </small>
      </Head>
      {lists.map(
        ({ title, found }) =>
          found.length > 0 && (
            <section key={title ?? ''} aria-label={title ?? say.termsTitle}>
              {title && <h2 class="fine quiet">{title}</h2>}
              <ul>
                {found.map((word) => (
                  <Entry key={word.id} word={word} open={open === word.id} onTap={() => toggle(word.id)} />
                ))}
              </ul>
            </section>
          ),
      )}
      {count === 0 && <p>{say.noTermsFound}</p>}
      <div class="searching">
        <div class="word-kinds flex gap3">
          {[null, ...groups].map((one) => (
            <button
              type="button"
              key={one ?? ''}
              class="pill rigid"
              aria-pressed={group === one}
              onClick={() => setGroup(one)}
            >
              {one ?? say.allTerms}
            </button>
          ))}
        </div>
        <label class="across gap3">
          <Sign name="search" size={20} />
          <span class="hidden">{say.searchGlossary}</span>
          <input
            class="grow tappable"
            type="search"
            value={text}
            placeholder={say.search}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
      </div>
    </main>
  );
}

function Entry({ word, open, onTap }: { word: GlossaryEntry; open: boolean; onTap(): void }) {
  const { name, meaning, example } = word;
  const row = useRef<HTMLLIElement>(null);
  // The requested term may be far down the page.
  useLayoutEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <li ref={row} class={open ? 'open' : ''}>
      <button class="tappable fills as-block" type="button" aria-expanded={open} onClick={onTap}>
        <b class="as-block text-lead">{name}</b>
        <span class="quiet">{meaning}</span>
        {open && example !== undefined && <small class="as-block quiet">{example}</small>}
      </button>
    </li>
  );
}

/** The result of a glossary search. */
interface Found<W extends GlossaryEntry> {
  /** Entries whose name matches; prefix matches first. */
  readonly named: readonly W[];
  /** Entries in which only the meaning matches. */
  readonly meant: readonly W[];
}

/** An empty search returns all entries of the given group, or of every group. */
export function search<W extends GlossaryEntry>(words: readonly W[], text: string, group: string | null): Found<W> {
  const wanted = text.trim().toLowerCase();
  const all = words.filter((word) => group === null || word.group === group);
  const at = ({ name }: W): number => name.toLowerCase().indexOf(wanted);
  const named = all.filter((word) => at(word) >= 0);
  return {
    named: [...named.filter((word) => at(word) === 0), ...named.filter((word) => at(word) > 0)],
    meant: all.filter((word) => at(word) < 0 && word.meaning.toLowerCase().includes(wanted)),
  };
}
