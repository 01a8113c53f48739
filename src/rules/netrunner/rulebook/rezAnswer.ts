/**
 * Rezzing in answer to something, outside the usual windows, by cards that say so. The Corp is asked whenever a card
 * that might be one lies unrezzed where it would have to lie: a public fact (N-PRI-09).
 */
import type { CardId, Known, Refusal, Slot } from '../../game.ts';
import { definition, findCard } from '../card.ts';
import { become, type Draft, pop, push } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { Answerable, FrameOf } from '../frame.ts';
import { type Move, no } from '../move.ts';
import { CORP, cardAt, fortOf, type Run, type Table } from '../table.ts';
import { keywordsAt } from './keywords.ts';
import { faceFits, noSuchCard, rez, rezCostRefusal } from './rez.ts';
import { wrongMoment } from './window.ts';

type Frame = FrameOf<'rezAnswer'>;

const said: Record<Answerable, string> = { worm: 'the use of a worm' };

const unrezzed = (table: Table, from: readonly Slot[]): Slot[] =>
  from.filter((slot) => table.cards[slot]?.active === false);

/** Asked when the Runner is done with breaking: worms used on this ice may still be undone (R-CARD-aardvark.1). */
export function answerWorms(draft: Draft): void {
  const { run } = draft.table;
  if (!run || wormsUsed(draft.table, run).length === 0) return;
  const from = unrezzed(draft.table, fortOf(draft.table, run.fort)?.inside ?? []);
  if (from.length > 0) push(draft, { do: 'rezAnswer', to: 'worm', from });
}

/** Worms used in this encounter that are still there. */
export const wormsUsed = (table: Table, run: Run): Slot[] =>
  run.used.filter((slot) => table.cards[slot] && keywordsAt(table, slot).includes('Worm'));

/** Takes back what icebreakers did whose use is undone: true if there was any. */
export function undoUses(draft: Draft): boolean {
  const { run } = draft.table;
  if (!run?.undone) return false;
  const { undone, ...rest } = run;
  const stays = run.by.map((slot) => !undone.includes(slot));
  draft.table.run = {
    ...rest,
    broken: run.broken.filter((_, at) => stays[at]),
    by: run.by.filter((_, at) => stays[at]),
    used: run.used.filter((slot) => !undone.includes(slot)),
  };
  return true;
}

function costRefusal(table: Table, { to }: Frame, slot: Slot, face: CardId): Refusal | null {
  const card = definition(face);
  return card.rezAt === to
    ? rezCostRefusal(table, slot, card)
    : no('E-WINDOW', `Only a card that answers ${said[to]} can be rezzed now.`);
}

export const rezAnswer: Handler<Frame> = {
  ask: (table, { from }) => (unrezzed(table, from).length > 0 ? { kind: 'move', of: CORP, window: 'rezAnswer' } : null),
  moves: (table, frame, _, known: Known) => [
    { do: 'pass' },
    ...unrezzed(table, frame.from).flatMap((slot): Move[] => {
      const face = cardAt(table, slot).card ?? known.slots[slot];
      return face === undefined ? [] : [{ do: 'rez', slot, card: face }];
    }),
  ],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return null;
    if (move.do !== 'rez') return wrongMoment(table, seat, move);
    const there = unrezzed(table, frame.from).includes(move.slot);
    if (!there || !findCard(move.card) || !faceFits(table, move.slot, move.card, known)) return noSuchCard;
    return costRefusal(table, frame, move.slot, move.card);
  },
  take(draft, frame, answer) {
    if (answer.kind !== 'move') return;
    const { move } = answer;
    if (move.do === 'rez') {
      become(draft, { ...frame, from: frame.from.filter((slot) => slot !== move.slot) });
      rez(draft, move.slot, move.card);
    } else pop(draft);
  },
  step: (draft) => pop(draft),
};
