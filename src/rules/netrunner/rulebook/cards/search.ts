/**
 * A player searches their own stack (N-HID-14): only they see it, they show what they take, and they shuffle. If they
 * can't pay to install a card, it stays in the stack.
 */

import type { CardId, Known, Refusal, Seat } from '../../../game.ts';
import { definition, findCard } from '../../card.ts';
import { type Draft, emit, newSlot, pop, replaceFrame, side } from '../../draft.ts';
import type { Card } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { noSuchCard, refuse } from '../../refusal.ts';
import { pileOf, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { installFault, putInRig, putInRigFree } from './install.ts';

/** Stands for any card type in a search. */
const ANY = 'card';

export const search: Handler<FrameOf<'search'>> = {
  ask(table, { seat, step }) {
    if (pileOf(table, seat) === 0) return null;
    return step === 0 ? { kind: 'move', of: seat, window: 'search' } : { kind: 'hide', piles: [seat] };
  },
  moves: (_, { type, secret }, __, known) => [
    { do: 'pass' },
    ...[...new Set(known.pile)]
      .filter((card) => type === ANY || definition(card).type === type)
      .map((card): Move => (secret ? { do: 'take', hidden: card } : { do: 'show', card })),
  ],
  refusal(table, frame, _, move, known) {
    const { seat, type } = frame;
    // A search may fail, or be abandoned.
    if (move.do === 'pass') return null;
    if (frame.secret) return secretRefusal(table, seat, move, known);
    if (move.do !== 'show') return wrongMomentRefusal(table, seat, move);
    const card = findCard(move.card);
    if (!card || card.side !== seat || (known && !known.pile.includes(move.card))) return noSuchCard;
    return type === ANY || card.type === type
      ? takeFault(table, frame, card)
      : refuse('lookFor', { type, card: card.id, is: card.type });
  },
  take(draft, frame) {
    draft.events.push({ kind: 'hide', owner: frame.seat });
    end(draft, frame);
  },
  takeMove(draft, frame, move) {
    const { seat } = frame;
    if (move.do === 'take') {
      const left = (frame.left ?? 1) - 1;
      takeUnseen(draft, seat);
      return left > 0 ? replaceFrame(draft, { ...frame, left }) : searched(draft, frame);
    }
    searched(draft, frame);
    if (move.do !== 'show') return;
    if (frame.install) installFound(draft, frame, move.card);
    else takeFound(draft, seat, move.card);
  },
  step: (draft, frame) => end(draft, frame),
};

/** What follows receives the installed card's slot. */
const end = (draft: Draft, { install, found }: FrameOf<'search'>): void =>
  pop(draft, install ? (found === undefined ? [] : [found]) : undefined);

/** The player has looked through the stack and shuffles it next. */
function searched(draft: Draft, frame: FrameOf<'search'>): void {
  emit(draft, { kind: 'searched', seat: frame.seat, pile: 'stack' });
  replaceFrame(draft, { ...frame, step: 1 });
}

/** Any card will do: its identity stays secret. */
function secretRefusal(table: Table, seat: Seat, move: Move, known: Known | undefined): Refusal | null {
  if (move.do !== 'take' || 'card' in move) return wrongMomentRefusal(table, seat, move);
  const face = move.hidden;
  return known && (face === undefined || !known.pile.includes(face)) ? noSuchCard : null;
}

function takeUnseen(draft: Draft, seat: Seat): void {
  const mine = side(draft, seat);
  mine.pile -= 1;
  mine.hand += 1;
  draft.events.push({ kind: 'card', owner: seat, from: { in: 'pile' }, to: { in: 'hand' }, face: null });
}

/** A found card that is to be installed needs its full cost (N-COST-08). */
const takeFault = (table: Table, frame: FrameOf<'search'>, card: Card): Refusal | null =>
  frame.install ? installFault(table, card, frame.install) : null;

function takeFound(draft: Draft, seat: Seat, face: CardId): void {
  const mine = side(draft, seat);
  mine.pile -= 1;
  mine.hand += 1;
  draft.events.push({ kind: 'card', owner: seat, from: { in: 'pile' }, to: { in: 'hand' }, face, fresh: true });
}

function installFound(draft: Draft, frame: FrameOf<'search'>, face: CardId): void {
  const { seat } = frame;
  side(draft, seat).pile -= 1;
  const slot = newSlot(draft, { owner: seat, card: face, active: false, ice: false, fort: null });
  const to = { in: 'slot' as const, slot };
  draft.events.push({ kind: 'card', owner: seat, from: { in: 'pile' }, to, face, fresh: true });
  replaceFrame(draft, { ...frame, step: 1, found: slot });
  if (frame.install === 'free') putInRigFree(draft, slot);
  else putInRig(draft, slot, definition(face));
}
