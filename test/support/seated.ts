/** A solo game, as seen by one seat's board. */

import type { NetrunnerSeated } from '../../src/app/games/netrunner/board/seated.ts';
import { holdingsOf, initialDrawn } from '../../src/app/games/netrunner/board/table/drawn.ts';
import { boardProps } from '../../src/app/games/netrunner/present.ts';
import { recorder } from '../../src/app/games/netrunner/recorder.ts';
import { seatedOf } from '../../src/app/play/seated.ts';
import { soloRunning } from '../../src/app/play/soloRunning.ts';
import type { Seat } from '../../src/rules/game.ts';
import { type Move, netrunner, type Table } from '../../src/rules/netrunner/index.ts';
import { movesOf } from '../../src/solo/local.ts';
import type { Solo } from '../../src/solo/solo.ts';
import { gameInfo } from '../../src/words/en/netrunner/sign.ts';
import type { NetrunnerGame } from './randomPlay.ts';

export function seatedAt(local: NetrunnerGame, seat: Seat): NetrunnerSeated {
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
    storageKey: 'alone',
    lines: [],
    piles: [],
    drawn: initialDrawn(holdingsOf(local.known[seat], local.table)),
    sealed: [false, false],
    corner: '',
  };
}

/** A solo game, as its screen passes it to the given player's board, with an empty record. */
export function soloSeated(solo: Solo<Table, Move>, seat: Seat): NetrunnerSeated {
  const view = soloRunning(solo, seat).view(seat);
  if (!view) throw new Error('a game on one phone has a table from its beginning');
  const setting = { names: gameInfo.seats, seals: ['one', 'other'], link: 'open', storageKey: 'alone' } as const;
  const sitting = { pending: false, passing: false, play: () => undefined };
  return boardProps(seatedOf(netrunner, setting, seat, view, sitting), recorder.empty);
}
