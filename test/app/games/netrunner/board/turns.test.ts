/** The record is split into turns, whatever the players are called. */
import { describe, expect, it } from 'vitest';
import type { TableLine } from '../../../../../src/app/games/netrunner/board/seated.ts';
import { turnsOf } from '../../../../../src/app/games/netrunner/board/sheets/recordSheet.tsx';
import { RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { sayAll } from '../../../../../src/words/en/netrunner/record/record.ts';
import { scenario } from '../../../../support/scenario.ts';

describe('the record', () => {
  it('has a heading at the start of each turn, without a player’s name', () => {
    const { table } = scenario({});
    const names = ['Mina', 'Bo started turn 3'] as const;
    const events = [
      { kind: 'turn', seat: RUNNER, turn: 2, actions: 4 },
      { kind: 'drew', seat: RUNNER, count: 1 },
    ] as const;
    const lines = sayAll(events, table, names).map((said, seq): TableLine => ({ seq, ...said }));
    expect(turnsOf(lines)).toEqual([{ at: 0, begun: lines[0], lines: [lines[1]] }]);
    expect(turnsOf(lines.slice(1))).toEqual([{ at: 0, begun: null, lines: [lines[1]] }]);
  });
});
