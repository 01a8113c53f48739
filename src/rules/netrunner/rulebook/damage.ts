/** Damage and flatline (N-DMG), one packet at a time (R-GEN-37). */
import type { Refusal } from '../../game.ts';
import { become, type Draft, emit, gameOver, handToOpen, pop, toDiscard } from '../draft.ts';
import type { Handler } from '../flow.ts';
import type { FrameOf } from '../frame.ts';
import { type Move, no } from '../move.ts';
import { CORP, cardAt, RUNNER, type Table } from '../table.ts';
import { abilityNamed, useAbility, useRefusal, usesLeft } from './abilities.ts';
import { usable } from './active.ts';
import { wrongMoment } from './window.ts';

type Frame = FrameOf<'damage'>;

/** What could prevent some of it: face-up cards with uses left, a public fact. */
function preventers(table: Table, frame: Frame) {
  return usable(table, RUNNER, 'damage').filter(
    ({ slot, ability }) =>
      ability.special?.does === 'prevent' &&
      ability.special.types.includes(frame.type) &&
      usesLeft(cardAt(table, slot), ability) > 0,
  );
}

/** Points one use of the ability prevents; a shield is used point by point. */
const most = (table: Table, frame: Frame, one: ReturnType<typeof preventers>[number]): number =>
  one.ability.limit ? Math.min(frame.amount, usesLeft(cardAt(table, one.slot), one.ability)) : 1;

export const damage: Handler<Frame> = {
  ask(table, frame) {
    if (frame.step === 'prevent')
      return frame.preventable && frame.amount > 0 && preventers(table, frame).length > 0
        ? { kind: 'move', of: RUNNER, window: 'prevent' }
        : null;
    return frame.lost < frame.amount ? { kind: 'pick', hand: RUNNER } : null;
  },
  moves(table, frame) {
    const uses = preventers(table, frame).flatMap((one): Move[] =>
      Array.from({ length: most(table, frame, one) }, (_, n) => ({
        do: 'use',
        slot: one.slot,
        ability: one.index,
        ...(n > 0 ? { times: n + 1 } : {}),
      })),
    );
    return [{ do: 'pass' }, ...uses];
  },
  refusal(table, frame, seat, move) {
    if (move.do === 'pass') return null;
    return move.do === 'use' ? preventRefusal(table, frame, move) : wrongMoment(table, seat, move);
  },
  take(draft, frame, answer) {
    if (answer.kind === 'pick') {
      handToOpen(draft, RUNNER, answer.face);
      toDiscard(draft, RUNNER, answer.face);
      return become(draft, { ...frame, lost: frame.lost + 1 });
    }
    if (answer.kind !== 'move') return;
    if (answer.move.do !== 'use') return suffer(draft, frame);
    const { move } = answer;
    const special = abilityAt(draft.table, move);
    const points = Math.min(frame.amount, (special?.does === 'prevent' ? special.amount : 0) * (move.times ?? 1));
    become(draft, { ...frame, amount: frame.amount - points });
    emit(draft, { kind: 'prevented', what: frame.type, amount: points });
    useAbility(draft, RUNNER, move);
  },
  step(draft, frame) {
    if (frame.step === 'prevent') return suffer(draft, frame);
    if (frame.amount > 0) emit(draft, { kind: 'damage', type: frame.type, amount: frame.amount });
    // "If damaged" reads the points that were done (N-DMG-11).
    pop(draft, [frame.amount]);
  },
};

const abilityAt = (table: Table, move: Extract<Move, { do: 'use' }>) => {
  const named = abilityNamed(table, RUNNER, move);
  return 'kind' in named ? undefined : named.ability.special;
};

function preventRefusal(table: Table, frame: Frame, move: Extract<Move, { do: 'use' }>): Refusal | null {
  const wrong = useRefusal(table, RUNNER, move, 'damage');
  if (wrong) return wrong;
  const special = abilityAt(table, move);
  if (special?.does !== 'prevent' || !special.types.includes(frame.type))
    return no('E-TYPE', `That does not prevent ${frame.type} damage.`);
  const one = preventers(table, frame).find(({ slot, index }) => slot === move.slot && index === move.ability);
  if (!one || (move.times ?? 1) > most(table, frame, one))
    return no('E-COUNT', 'There is not so much damage to prevent.');
  return move.sub === undefined && move.times !== 0 ? null : no('E-FORM', 'Name how much to prevent, nothing else.');
}

/** More damage than cards is a flatline; brain damage also lowers the hand size for good (N-DMG-04, N-DMG-06). */
function suffer(draft: Draft, frame: Frame): void {
  const { runner } = draft.table;
  if (frame.type === 'brain') runner.brain += frame.amount;
  if (frame.amount > runner.hand) return gameOver(draft, CORP, 'The Runner is flatlined.');
  become(draft, { ...frame, step: 'lose' });
}
