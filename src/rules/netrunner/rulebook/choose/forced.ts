/** A card from the hand that was shown and must be played or installed, if possible (R-CARD-bargain-with-viacox). */

import type { CardId, Known, Refusal, Seat } from '../../../game.ts';
import { definition } from '../../card.ts';
import { type Draft, pop } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { hasFaceDownInRig, RUNNER, type Table } from '../../table.ts';
import { hiddenInstallRefusal, installHidden, isHiddenResource } from '../cards/hidden.ts';
import { installRunner, runnerInstallRefusal } from '../cards/install.ts';
import { actionsToPlay, playRefusal, startPlay } from '../cards/play.ts';
import type { Handler } from '../handler.ts';
import { countDown } from '../run/ban.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

const movesFor = (card: CardId): Move[] => {
  if (definition(card).play) return [{ do: 'play', card }];
  // Both players have seen the card, but it is still installed face down (R-CARD-bargain-with-viacox.1).
  if (isHiddenResource(card)) return [{ do: 'install', rig: true, hidden: card }];
  return [
    { do: 'install', card },
    { do: 'install', card, over: true },
  ];
};

function moveRefusal(table: Table, seat: Seat, move: Move, known?: Known): Refusal | null {
  // The text that shows it is one action; only a double takes another action of this turn.
  if (move.do === 'play') return playRefusal(table, seat, move.card, undefined, undefined, 1);
  if (move.do === 'install' && 'rig' in move) return hiddenInstallRefusal(table, move, known);
  if (move.do === 'install' && 'card' in move) return runnerInstallRefusal(table, move);
  return wrongMomentRefusal(table, seat, move);
}

/** The card a move is about; for a card installed face down, the shown card, as its owner claims. */
function cardIn(move: Move, shown: CardId): CardId | null {
  if (move.do === 'play') return move.card;
  if (move.do !== 'install') return null;
  if ('rig' in move) return isHiddenResource(shown) ? (move.hidden ?? shown) : null;
  return 'card' in move ? move.card : null;
}

const canBeDone = (table: Table, seat: Seat, card: CardId): boolean =>
  movesFor(card).some((move) => moveRefusal(table, seat, move) === null);

/** Hidden resources might provide the missing bits: their owner is asked, and may deny having them (R-GEN-19). */
const mightBePaid = (table: Table, seat: Seat, card: CardId): boolean =>
  seat === RUNNER &&
  hasFaceDownInRig(table) &&
  movesFor(card).some((move) => moveRefusal(table, seat, move)?.kind === 'E-BITS');

function playForced(draft: Draft, seat: Seat, card: CardId): void {
  const more = actionsToPlay(definition(card)) - 1;
  draft.table.actions -= more;
  if (seat === RUNNER) countDown(draft, more);
  startPlay(draft, seat, card);
}

export const forced: Handler<FrameOf<'forced'>> = {
  ask: (table, { seat, card }) =>
    canBeDone(table, seat, card) || mightBePaid(table, seat, card)
      ? { kind: 'move', of: seat, window: 'forced' }
      : null,
  moves: (_, { card }) => [{ do: 'pass' }, ...movesFor(card)],
  refusal(table, { card }, seat, move, known) {
    if (move.do === 'pass') return canBeDone(table, seat, card) ? refuse('hasToBePlayed', { card }) : null;
    if ((move.do === 'play' || move.do === 'install') && cardIn(move, card) !== card)
      return refuse('thatIsPlayed', { card });
    return moveRefusal(table, seat, move, known);
  },
  takeMove(draft, frame, move) {
    pop(draft);
    if (move.do === 'play') playForced(draft, frame.seat, move.card);
    else if (move.do === 'install' && 'rig' in move) installHidden(draft);
    else if (move.do === 'install' && 'card' in move && frame.seat === RUNNER) installRunner(draft, move);
  },
  step: (draft) => pop(draft),
};
