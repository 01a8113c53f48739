/** Verbs that expose more than a few cards. */

import type { Slot } from '../../../game.ts';
import type { Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { expose as exposeCards } from '../../rulebook/cards/reveal.ts';
import { aboutToBeExposed, keepHidden } from '../../rulebook/cards/rezAnswer.ts';
import { cardAt, type Fort, fortOf, type Table } from '../../table.ts';
import { askForOne, onChosen, onSome } from '../choose.ts';
import { nothing, runPart, verb } from '../sequence.ts';

/** The cards that are face down in or on the fort. */
const hiddenAt = (table: Table, { ice, inside }: Pick<Fort, 'ice' | 'inside'>): Slot[] =>
  [...ice, ...inside].filter((slot) => cardAt(table, slot).card === null);

/** Exposes installed cards only: stored ones stay hidden. For ice, the outermost piece of each fort. */
export const exposeEvery = (what: 'card' | 'outermostIce'): Effect =>
  verb({ v: 'expose', n: 'all', of: what === 'card' ? what : { type: 'ice', only: 'outermost' } }, (draft) => {
    const { table } = draft;
    const outermost = ({ ice }: Fort): Slot[] => hiddenAt(table, { ice: ice.slice(0, 1), inside: [] });
    exposeCards(
      draft,
      table.forts.flatMap((fort) => (what === 'card' ? hiddenAt(table, fort) : outermost(fort))),
    );
  });

/** The Corp chooses one of the cards about to be exposed, which stays hidden. */
export const preventExpose = (): Effect => ({
  ...onChosen({ v: 'keepHidden', of: 'that' }, 'keepHidden', aboutToBeExposed, keepHidden),
  missing: (table) => (aboutToBeExposed(table).length > 0 ? null : refuse('nothingExposed')),
});

/** Exposes up to `upTo` cards, all in one fort chosen first. */
export function exposeInOneFort(upTo: number): Effect {
  const hiddenIn = (table: Table, { about }: TextRef): Slot[] => {
    const fort = fortOf(table, about?.fort ?? '');
    return fort ? hiddenAt(table, fort) : [];
  };
  return {
    steps: [
      (draft, { ref }) => {
        const from = draft.table.forts.flatMap((fort, at) => (hiddenAt(draft.table, fort).length > 0 ? [at] : []));
        askForOne(draft, ref.seat, 'fortChosen', from);
      },
      (draft, { ref, got }) => {
        const fort = draft.table.forts[got[0] ?? -1];
        if (fort) runPart(draft, { ref }, 0, { ...ref.about, fort: fort.id });
      },
    ],
    parts: [onSome(nothing.means, 'expose', hiddenIn, upTo, exposeCards)],
    means: { v: 'expose', n: upTo, upTo: true, of: { where: 'chosen' } },
  };
}
