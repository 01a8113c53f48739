/** A finished game against the machine, as stored on a phone: the machine's policy plays both sides. */

import { machinePlayer } from '../../../src/app/games/netrunner/solo/machine.ts';
import { soloRules } from '../../../src/app/games/netrunner/solo/rules.ts';
import { finishedSolo } from '../../../src/app/play/past/finishedSolo.ts';
import type { FinishedSolo } from '../../../src/peer/store/finished.ts';
import type { AnyMove, Seat } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { decideMove } from '../../../src/rules/netrunner/machine/decide.ts';
import { pointsOf } from '../../../src/rules/netrunner/table.ts';
import { machineAnswer } from '../../../src/solo/machine.ts';
import { seeded } from '../../../src/solo/random.ts';
import { answerSolo, beginSolo, deciderOf, type Solo } from '../../../src/solo/solo.ts';

/** `turns`: how many turns are played before the person in the given seat concedes. */
export function machineGame(seat: Seat, seed: number, turns = Number.POSITIVE_INFINITY): FinishedSolo {
  const decks: [string[], string[]] = [[...starterDecks[0]], [...starterDecks[1]]];
  const made = beginSolo(soloRules, { kind: 'machine', level: 'regular', seat, decks, options: {}, seed });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const solo = made.value;
  for (let answers = 0; ; answers++) {
    const kept = finished(solo);
    if (kept) return kept;
    const answer = machineAnswer(solo, machinePlayer) ?? { seat, move: personsMove(solo, seat, seed + answers, turns) };
    const done = answerSolo(solo, answer);
    if (!done.ok) throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(done.error)}`);
  }
}

function finished(solo: Solo<Table, Move>): FinishedSolo | null {
  const { table } = solo.local;
  const summary = { points: [pointsOf(table, 0), pointsOf(table, 1)], turn: table.turn } as const;
  return finishedSolo(solo as unknown as Solo<unknown, AnyMove>, summary);
}

function personsMove({ local, ...solo }: Solo<Table, Move>, seat: Seat, seed: number, turns: number): Move {
  const { table, known } = local;
  if (table.turn > turns) return { do: 'concede' };
  const move = decideMove({ table, known: known[seat], seat }, 'regular', seeded(seed));
  if (move === null || deciderOf({ local, ...solo }, seat) !== seat)
    throw new Error(`nobody is asked in turn ${table.turn}`);
  return move;
}
