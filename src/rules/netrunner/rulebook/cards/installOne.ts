/** A card the Runner may install from hand during a text, paying its cost. */

import { definition, findCard } from '../../card.ts';
import { pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { refuse } from '../../refusal.ts';
import { RUNNER } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { wrongMomentRefusal } from '../turn/window.ts';
import { installRunner, runnerInstallMoves, runnerInstallRefusal } from './install.ts';

export const installOne: Handler<FrameOf<'installOne'>> = {
  ask: (table) => (table.runner.hand > 0 ? { kind: 'move', of: RUNNER, window: 'installOne' } : null),
  moves: (table, { types }, _, known) => [
    { do: 'pass' },
    ...runnerInstallMoves(table, known).filter(
      (move) => move.do === 'install' && 'card' in move && types.includes(definition(move.card).type),
    ),
  ],
  refusal(table, { types }, seat, move, known) {
    // The Runner may have no matching card, and never has to show their hand.
    if (move.do === 'pass') return null;
    if (move.do !== 'install' || !('card' in move)) return wrongMomentRefusal(table, seat, move);
    const card = findCard(move.card);
    return card?.side === RUNNER && !types.includes(card.type)
      ? refuse('onlyTypesInstalled', { types, card: card.id })
      : runnerInstallRefusal(table, move, known);
  },
  take(draft, _, answer) {
    pop(draft);
    if (answer.kind === 'move' && answer.move.do === 'install' && 'card' in answer.move)
      installRunner(draft, answer.move);
  },
  step: (draft) => pop(draft),
};
