// Chunk: machine
/** Netrunner as a game that the machine's lookahead can play. */
import { type Move, netrunner, type Table } from '../../../../rules/netrunner/index.ts';
import { evaluate } from '../../../../rules/netrunner/machine/evaluate.ts';
import { rank } from '../../../../rules/netrunner/machine/rank.ts';
import { sampleWorld } from '../../../../rules/netrunner/machine/worlds.ts';
import type { Thinker } from '../../../../solo/search.ts';

/** Windows in which a move matters too much to be left to the policy. */
const weighty = new Set(['action', 'approach', 'jack', 'last']);

export const thinker: Thinker<Table, Move> = {
  game: netrunner,
  rank: (table, known, seat, random) => rank({ table, known, seat }, random),
  world: (table, known, seat, random) => sampleWorld({ table, known, seat }, random),
  evaluate: (table, known, seat) => evaluate({ table, known, seat }),
  matters(table) {
    const question = netrunner.ask(table);
    return question.kind === 'move' && weighty.has(question.window);
  },
  acts(table) {
    const question = netrunner.ask(table);
    return question.kind === 'move' && question.window === 'action' ? question.of : null;
  },
  turn: ({ turn }) => turn,
  calm: ({ run }) => run === null,
};
