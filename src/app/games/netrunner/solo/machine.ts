/** Netrunner's player that is a program, as a game on one phone asks for it. */

import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import { decideMove, type Level, levels } from '../../../../rules/netrunner/machine/decide.ts';
import type { MachinePlayer } from '../../../../solo/machine.ts';

export const machinePlayer: MachinePlayer<Table, Move> = {
  levels,
  decide(table, known, seat, level, random) {
    const move = decideMove({ table, known, seat }, isLevel(level) ? level : levels[0], random);
    if (move === null) throw new Error('the machine was asked for a move that is not its own');
    return move;
  },
  asTheyLay: (count) => ({ do: 'choose', picks: [...Array(count).keys()] }),
};

const isLevel = (level: string): level is Level => (levels as readonly string[]).includes(level);
