/** A card in a list: its emblem, name and count; with minus and plus if editable. */

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
  /** Also shows the type, for mixed lists. */
  typed?: boolean;
  /** The most copies the deck can have: those in its pool. */
  most?: number | undefined;
  onShow?: () => void;
  onSet?: (n: number) => void;
}

export function CardRow({ card, n, typed = false, most, onShow, onSet }: Props) {
  const named = findCard(card);
  const title = named?.title ?? card;
  const words = (
    <>
      <Emblem id={card} side={named?.side ?? 0} size={34} />
      <span>
        <b>{title}</b>
        <small class="quiet">
          {named && typed && (
            <>
              <Sign name={named.type} size={14} /> {capital(named.type)}
              {say.factsOf(named) && ', '}
            </>
          )}
          {named ? say.factsOf(named) : say.notInThisVersion}
        </small>
      </span>
    </>
  );
  return (
    <div class={`across card-row ${named?.side === 1 ? 'runner' : 'corp'}`}>
      {named && onShow ? (
        <button type="button" class="card-name" onClick={onShow}>
          {words}
        </button>
      ) : (
        <span class="card-name">{words}</span>
      )}
      {onSet && (
        <button
          type="button"
          class="adjust rigid centered"
          aria-label={say.removeOne(title)}
          onClick={() => onSet(Math.max(0, n - 1))}
        >
          −
        </button>
      )}
      <strong class="centered">
        {n}
        {most !== undefined && <small class="fine quiet"> {ofPool(most)}</small>}
        <span class="hidden">{say.copiesSuffix(title)}</span>
      </strong>
      {onSet && (
        <More
          title={title}
          full={most !== undefined && n >= most}
          onAdd={(more) => onSet(Math.min(most ?? MAX_DECK_SIZE, n + more))}
        />
      )}
    </div>
  );
}

/** A playset: the number of copies most decks want. */
const SET = 3;

/** Adds one on a tap or key, three on a hold. */
function More({ title, full, onAdd }: { title: string; full: boolean; onAdd(n: number): void }) {
  const hold = useHold(() => onAdd(SET), true);
  return (
    <button
      type="button"
      class="adjust rigid centered"
      aria-label={say.addOne(title)}
      aria-disabled={full || undefined}
      {...hold}
      onClick={() => onAdd(1)}
    >
      +
    </button>
  );
}

/** The cards of a deck by type, each type with its count. */
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
