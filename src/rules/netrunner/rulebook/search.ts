/** Searching one's own stack (N-HID-14): the searcher alone sees it, shows what he takes, and shuffles. */
import { definition, findCard } from '../card.ts';
import { become, emit, pop, side } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf } from '../frame.ts';
import { no } from '../move.ts';
import { pileOf } from '../table.ts';
import { noSuchCard } from './rez.ts';
import { wrongMoment } from './window.ts';

export const search: Handler<FrameOf<'search'>> = {
  ask(table, { seat, step }) {
    if (pileOf(table, seat) === 0) return null;
    return step === 0 ? { kind: 'move', of: seat, window: 'search' } : { kind: 'hide', piles: [seat] };
  },
  moves: (_, { type }, __, known) => [
    { do: 'pass' },
    ...[...new Set(known.pile)]
      .filter((card) => definition(card).type === type)
      .map((card) => ({ do: 'show' as const, card })),
  ],
  refusal(table, { seat, type }, _, move, known) {
    // A search may fail, or be left.
    if (move.do === 'pass') return null;
    if (move.do !== 'show') return wrongMoment(table, seat, move);
    const card = findCard(move.card);
    if (!card || card.side !== seat || (known && !known.pile.includes(move.card))) return noSuchCard;
    return card.type === type
      ? null
      : no(
          'E-TYPE',
          `Look for a ${type}; ${card.title} is ${card.type === 'hardware' ? 'hardware' : `a ${card.type}`}.`,
        );
  },
  take(draft, frame, answer) {
    const { seat } = frame;
    if (answer.kind === 'hide') {
      draft.events.push({ kind: 'hide', owner: seat });
      return pop(draft);
    }
    if (answer.kind !== 'move') return;
    emit(draft, { kind: 'searched', seat, pile: 'stack' });
    become(draft, { ...frame, step: 1 });
    if (answer.move.do !== 'show') return;
    const mine = side(draft, seat);
    mine.pile -= 1;
    mine.hand += 1;
    draft.events.push({
      kind: 'card',
      owner: seat,
      from: { in: 'pile' },
      to: { in: 'hand' },
      face: answer.move.card,
      fresh: true,
    });
  },
  step: (draft) => pop(draft),
};
