/** Shown if nothing matches: the filters that prevent a match, each removable, and how many cards match without it. */

import * as words from '../../../../words/en/netrunner/decks/library.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { type CardQuery, findCards } from '../decks/search.ts';
import { valuesOf } from './chips.tsx';
import { emptyQuery } from './libraryState.ts';

interface Props {
  wanted: Required<CardQuery>;
  onChange(next: Partial<CardQuery>): void;
}

export function NothingFound({ wanted, onChange }: Props) {
  const ways = removableFilters(wanted);
  return (
    <section class="nothing-found stacked gap4">
      <p>{words.noCardsFound}</p>
      {ways.map(({ name, off, count }) => (
        <ActionButton key={name} title={words.without(name)} detail={words.card(count)} onClick={() => onChange(off)} />
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
  return [counted(words.anyFilter, none)].filter(({ count }) => count > 0);
}
