/** A game on one phone as the board of one seat sees it. */

import type { Seated } from '../../src/app/games/netrunner/board/seated.ts';
import { firstSeen, heldBy } from '../../src/app/games/netrunner/board/table/drawn.ts';
import type { Seat } from '../../src/rules/game.ts';
import { netrunner } from '../../src/rules/netrunner/index.ts';
import { movesOf } from '../../src/solo/local.ts';
import type { NetrunnerGame } from './randomPlay.ts';

export function seatedAt(local: NetrunnerGame, seat: Seat): Seated {
  return {
    table: local.table,
    seat,
    known: local.known[seat],
    question: netrunner.ask(local.table),
    questionAt: 0,
    moves: movesOf(local, seat),
    play: () => undefined,
    pending: false,
    refusal: (move) => netrunner.refusal(local.table, seat, move, local.known[seat]),
    names: ['Mina', 'Rae'],
    seals: ['mina', 'rae'],
    link: 'open',
    lines: [],
    piles: [],
    drawn: firstSeen(heldBy(local.known[seat], local.table)),
    sealed: [false, false],
    corner: '',
  };
}
