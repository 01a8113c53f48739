/**
 * Rezzing in response to an event, or just before it, outside the usual windows, for cards that allow it; and using
 * abilities that work at that moment. The Corp is asked whenever an unrezzed card in the right place might allow it and
 * is affordable, or whenever an ability can be used: public facts (N-PRI-09).
 */

import { remember } from '../../../../base/remember.ts';
import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { allCards, definition, findCard } from '../../card.ts';
import { type Draft, emit, keepUnexposed, pop, push, replaceFrame } from '../../draft.ts';
import type { When } from '../../effect.ts';
import type { Answerable, Frame as AnyFrame, FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { CORP, cardAt, fortOf, type Run, type Table, unrezzedInside } from '../../table.ts';
import { useAbility, useMoves, useRefusal } from '../abilities.ts';
import { rezDecision } from '../choose/decision.ts';
import type { Handler } from '../handler.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { keywordsAt } from './keywords.ts';
import { canHaveFace, rez, rezCostRefusal } from './rez.ts';

type Frame = FrameOf<'rezAnswer'>;

/** All cards in the game that respond to the given event. */
const answersTo = remember((to: Answerable): readonly CardId[] =>
  allCards().flatMap(({ id, rezAt }) => (rezAt === to ? [id] : [])),
);

export const isExposing = (frame: AnyFrame): frame is FrameOf<'show'> =>
  frame.do === 'show' && frame.result === 'expose';

export const aboutToBeExposed = ({ frames, cards }: Table): Slot[] =>
  (frames.findLast(isExposing)?.slots ?? []).filter((slot) => cards[slot]?.card === null);

/** The given card stays face down, even if a counter exposes its fort. */
export function keepHidden(draft: Draft, slot: Slot): void {
  keepUnexposed(draft, slot);
  const at = draft.table.frames.findLastIndex(isExposing);
  draft.table.frames = draft.table.frames.map((frame, index) =>
    index === at && isExposing(frame) ? { ...frame, slots: frame.slots.filter((one) => one !== slot) } : frame,
  );
  emit(draft, { kind: 'prevented', what: 'expose', amount: 1 });
}

/** The cards that could respond, if the Corp could pay for them, while a response is useful. */
const couldRespond = (table: Table, to: Answerable, from: readonly Slot[]): Slot[] =>
  from.filter(
    (slot) =>
      (to !== 'expose' || aboutToBeExposed(table).length > 0) &&
      table.cards[slot]?.active === false &&
      answersTo(to).some(
        (card) => canHaveFace(table, slot, card, undefined) && rezCostRefusal(table, slot, definition(card)) === null,
      ),
  );

/** The moment at which the Corp can use abilities in response to the event. */
const momentByEvent: Partial<Record<Answerable, When>> = { trace: 'traceStart', expose: 'expose' };

function usesAt(table: Table, to: Answerable): Move[] {
  const when = momentByEvent[to];
  if (when === undefined) return [];
  return useMoves(table, CORP, when).filter(
    (move) => move.do === 'use' && useRefusal(table, CORP, move, when) === null,
  );
}

/** Asks the Corp next, if there is anything to ask. */
function offerResponse(draft: Draft, to: Answerable, slots: readonly Slot[]): void {
  const from = couldRespond(draft.table, to, slots);
  if (from.length > 0 || usesAt(draft.table, to).length > 0) push(draft, { do: 'rezAnswer', to, from });
}

/** Before a trace's bids. */
export const respondToTrace = (draft: Draft): void => offerResponse(draft, 'trace', unrezzedInside(draft.table));

/** Before cards are exposed. */
export const respondToExpose = (draft: Draft): void => offerResponse(draft, 'expose', unrezzedInside(draft.table));

const insideOfRun = (table: Table): readonly Slot[] => fortOf(table, table.run?.fort ?? '')?.inside ?? [];

/** Called when the Runner is done breaking: uses of worms on this ice may still be undone (R-CARD-aardvark.1). */
export function respondToWorms(draft: Draft): void {
  const { run } = draft.table;
  if (run && wormsUsed(draft.table, run).length > 0) offerResponse(draft, 'worm', insideOfRun(draft.table));
}

/** Just before the Runner draws a card (R-CARD-city-surveillance.2). */
export function respondToDraw(draft: Draft): void {
  offerResponse(draft, 'draw', unrezzedInside(draft.table));
}

/** A run on a fort without ice has begun; otherwise the first approach is early enough. */
export function respondToRun(draft: Draft): void {
  offerResponse(draft, 'run', insideOfRun(draft.table));
}

/** Whether the Corp may rez something before the Runner draws a card. */
export const canRezBeforeDraw = (table: Table): boolean =>
  couldRespond(table, 'draw', unrezzedInside(table)).length > 0;

/** Worms used in this encounter that are still there. */
export const wormsUsed = (table: Table, run: Run): Slot[] =>
  run.used.filter((slot) => table.cards[slot] && keywordsAt(table, slot).includes('Worm'));

/** Reverts what icebreakers did if their use is undone. Returns whether there was anything to revert. */
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
  return card.rezAt === to ? rezCostRefusal(table, slot, card) : refuse('onlyAnswerTo', { to });
}

export const rezAnswer: Handler<Frame> = {
  ask: (table, { to, from }) =>
    couldRespond(table, to, from).length > 0 || usesAt(table, to).length > 0
      ? { kind: 'move', of: CORP, window: rezDecision[to] }
      : null,
  moves: (table, { to, from }, _, known: Known) => [
    { do: 'pass' },
    ...couldRespond(table, to, from).flatMap((slot): Move[] => {
      const face = cardAt(table, slot).card ?? known.slots[slot];
      return face === undefined ? [] : [{ do: 'rez', slot, card: face }];
    }),
    ...usesAt(table, to),
  ],
  refusal(table, frame, seat, move, known) {
    if (move.do === 'pass') return null;
    const when = momentByEvent[frame.to];
    if (move.do === 'use' && when !== undefined) return useRefusal(table, CORP, move, when, known);
    if (move.do !== 'rez') return wrongMomentRefusal(table, seat, move);
    const there = frame.from.includes(move.slot) && !cardAt(table, move.slot).active;
    if (!there || !findCard(move.card) || !canHaveFace(table, move.slot, move.card, known)) return noSuchCard;
    return costRefusal(table, frame, move.slot, move.card);
  },
  takeMove(draft, frame, move) {
    if (move.do === 'rez') {
      replaceFrame(draft, { ...frame, from: frame.from.filter((slot) => slot !== move.slot) });
      rez(draft, move.slot, move.card);
    } else if (move.do === 'use') useAbility(draft, CORP, move);
    else pop(draft);
  },
  step: (draft) => pop(draft),
};
