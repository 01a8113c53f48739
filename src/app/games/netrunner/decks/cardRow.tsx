/** A card in a list: its emblem, name and count, with minus and plus buttons if it can be edited. */

import { type CardId, MAX_DECK_SIZE } from '../../../../rules/game.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import { capital } from '../../../../words/en/capital.ts';
import * as say from '../../../../words/en/netrunner/decks/decks.ts';
import { ofPool } from '../../../../words/en/netrunner/decks/sealed.ts';
import { useHold } from '../../../device/useHold.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { Sign } from '../../../parts/sign.tsx';
import './cardRow.css';
import type { JSX } from 'preact';
import { groupsIn } from './groups.ts';

interface Props {
  card: CardId;
  n: number;
  /** Whether to show the type too, for mixed lists. */
  typed?: boolean;
  /** Maximum number of copies in the deck: as many as its pool has. */
  maxCopies?: number | undefined;
  onShow?: () => void;
  onSet?: (n: number) => void;
}

export function CardRow({ card, n, typed = false, maxCopies, onShow, onSet }: Props) {
  const named = findCard(card);
  const title = named?.title ?? card;
  const facts = named && capital([...(typed ? [named.type] : []), ...say.factsOf(named)].join(', '));
  const words = (
    <>
      <Emblem id={card} side={named?.side ?? 0} size={34} />
      <span class="stacked grow">
        <b>{title}</b>
        <small class="quiet">
          {named && typed && <Sign name={named.type} size={14} />} {named ? facts : say.notInThisVersion}
        </small>
      </span>
    </>
  );
  return (
    <div class={`across card-row ${named?.side === 1 ? 'runner seat1' : 'corp seat0'}`}>
      {named && onShow ? (
        <button type="button" class="card-name across grow gap4" onClick={onShow}>
          {words}
        </button>
      ) : (
        <span class="card-name across grow gap4">{words}</span>
      )}
      {onSet && (
        <button
          type="button"
          class="adjust rigid centered text-title"
          aria-label={say.removeOne(title)}
          onClick={() => onSet(Math.max(0, n - 1))}
        >
          −
        </button>
      )}
      <strong class="centered text-figure">
        {n}
        {maxCopies !== undefined && <small class="as-block regular fine quiet"> {ofPool(maxCopies)}</small>}
        <span class="hidden">{say.copiesSuffix(title)}</span>
      </strong>
      {onSet && (
        <More
          title={title}
          full={maxCopies !== undefined && n >= maxCopies}
          onAdd={(more) => onSet(Math.min(maxCopies ?? MAX_DECK_SIZE, n + more))}
        />
      )}
    </div>
  );
}

/** A playset: the number of copies that most decks use. */
const SET = 3;

/** Adds one copy on a tap or key press, three when held. */
function More({ title, full, onAdd }: { title: string; full: boolean; onAdd(n: number): void }) {
  const hold = useHold(() => onAdd(SET), true);
  return (
    <button
      type="button"
      class="adjust rigid centered text-title"
      aria-label={say.addOne(title)}
      aria-disabled={full || undefined}
      {...hold}
      onClick={() => onAdd(1)}
    >
      +
    </button>
  );
}

/** A deck's cards by type, with a count for each type. */
interface GroupsProps {
  cards: readonly CardId[];
  row(card: CardId, n: number): JSX.Element;
}

export function CardGroups({ cards, row }: GroupsProps) {
  return groupsIn(cards).map(({ title, entries, count }) => (
    <section key={title}>
      <h2>
        {title} <span>{count}</span>
      </h2>
      <ul>
        {entries.map(({ card, n }) => (
          <li key={card}>{row(card, n)}</li>
        ))}
      </ul>
    </section>
  ));
}
