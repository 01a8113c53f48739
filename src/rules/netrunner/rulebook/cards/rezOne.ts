/** Rezzing one card by an effect, at half its cost: what the Corp chooses only it can judge. */
import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { no, noSuchCard } from '../../move.ts';
import { CORP, cardAt, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { rezCost } from '../numbers.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { pointsRefusal } from '../turn/points.ts';
import { wrongMoment } from '../turn/window.ts';
import { faceFits, rezFree } from './rez.ts';

/** Rounded down, after everything else that changes the cost (R-CARD-data-masons). */
const half = (table: Table, slot: Slot, face: CardId): number => Math.floor(rezCost(table, slot, face) / 2);

export const rezOne: Handler<FrameOf<'rezOne'>> = {
  ask: () => ({ kind: 'move', of: CORP, window: 'rezOne' }),
  moves(table, { from }, _, known) {
    const faces = from.map((slot) => ({ slot, card: faceOf(table, slot, known) }));
    return [
      { do: 'pass' },
      ...faces.flatMap(({ slot, card }) => (card === undefined ? [] : [{ do: 'rez' as const, slot, card }])),
    ];
  },
  refusal(table, { from }, seat, move, known) {
    if (move.do === 'pass') return null;
    if (move.do !== 'rez') return wrongMoment(table, seat, move);
    if (!from.includes(move.slot)) return no('E-TARGET', 'Only unrezzed ice of that fort can be rezzed this way.');
    return faceFits(table, move.slot, move.card, known) ? costRefusal(table, move.slot, move.card) : noSuchCard;
  },
  take(draft, _, answer) {
    if (answer.kind !== 'move') return;
    const { move } = answer;
    if (move.do !== 'rez') return pop(draft, []);
    const cost = half(draft.table, move.slot, move.card);
    pop(draft, [move.slot]);
    rezFree(draft, move.slot, move.card);
    spend(draft, CORP, 'rez', cost);
  },
  step() {
    throw new Error('which card to rez is always asked');
  },
};

const faceOf = (table: Table, slot: Slot, known?: Known): CardId | undefined =>
  cardAt(table, slot).card ?? (known?.seat === CORP ? known.slots[slot] : undefined);

function costRefusal(table: Table, slot: Slot, face: CardId): Refusal | null {
  const card = definition(face);
  const cost = half(table, slot, face);
  return (
    pointsRefusal(table, CORP, card) ??
    bitsRefusal(table, CORP, 'rez', cost, `${card.title} costs ${cost} bits to rez at half its cost`)
  );
}
