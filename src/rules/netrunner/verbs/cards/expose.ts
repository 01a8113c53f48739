/** Verbs that expose more than a few cards. */

import type { Slot } from '../../../game.ts';
import { push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { expose as exposeCards } from '../../rulebook/cards/reveal.ts';
import { aboutToBeExposed, keepHidden } from '../../rulebook/cards/rezAnswer.ts';
import { cardAt, type Fort, type Table } from '../../table.ts';
import { nothing, partOf, verb } from '../sequence.ts';
import { choose } from './cards.ts';

/** The cards that are face down in or on the fort. */
const hiddenAt = (table: Table, { ice, inside }: Fort): Slot[] =>
  [...ice, ...inside].filter((slot) => cardAt(table, slot).card === null);

/** Exposes installed cards only: stored ones stay hidden. For ice, the outermost piece of each fort. */
export function exposeEvery(what: 'card' | 'outermostIce'): Effect {
  return verb(
    (draft) =>
      exposeCards(
        draft,
        draft.table.forts.flatMap((fort) =>
          what === 'card'
            ? hiddenAt(draft.table, fort)
            : fort.ice.slice(0, 1).filter((slot) => cardAt(draft.table, slot).card === null),
        ),
      ),
    {
      means:
        what === 'card'
          ? { v: 'expose', n: 'all', of: 'card' }
          : { v: 'expose', n: 'all', of: { type: 'ice', only: 'outermost' } },
    },
  );
}

/** The Corp chooses one of the cards about to be exposed, which stays hidden. */
export function preventExpose(): Effect {
  return {
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'keepHidden', aboutToBeExposed(draft.table)),
      (draft, { got }) => {
        if (got[0] !== undefined) keepHidden(draft, got[0]);
      },
    ],
    means: { v: 'keepHidden', of: 'that' },
    missing: (table) => (aboutToBeExposed(table).length > 0 ? null : refuse('nothingExposed')),
  };
}

/** Exposes up to `upTo` cards, all in one fort chosen first. */
export function exposeInOneFort(upTo: number): Effect {
  const cards: Effect = {
    ...nothing,
    steps: [
      (draft, { ref }) => {
        const fort = draft.table.forts.find(({ id }) => id === ref.about?.fort);
        const from = fort ? hiddenAt(draft.table, fort) : [];
        const max = Math.min(upTo, from.length);
        if (max > 0) push(draft, { do: 'choose', of: ref.seat, what: 'expose', from, min: 0, max });
      },
      (draft, { got }) => {
        exposeCards(draft, got);
      },
    ],
  };
  return {
    steps: [
      (draft, { ref }) => {
        const from = draft.table.forts.flatMap((fort, at) => (hiddenAt(draft.table, fort).length > 0 ? [at] : []));
        if (from.length > 0) push(draft, { do: 'choose', of: ref.seat, what: 'fortChosen', from, min: 1, max: 1 });
      },
      (draft, { ref, got }) => {
        const fort = draft.table.forts[got[0] ?? -1];
        if (fort) push(draft, { do: 'effect', ref: atFort(ref, fort), at: 0 });
      },
    ],
    parts: [cards],
    means: { v: 'expose', n: upTo, upTo: true, of: { where: 'chosen' } },
  };
}

const atFort = (ref: TextRef, { id }: Fort): TextRef => ({ ...partOf(ref, 0), about: { ...ref.about, fort: id } });
