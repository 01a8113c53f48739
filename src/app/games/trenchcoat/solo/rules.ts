/** Solo games: one person plays both seats, or the program is the Game Master. There is no passive opponent. */
import type { Game } from '../../../../rules/game.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import { GM, type Table } from '../../../../rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../../rules/trenchcoat/index.ts';
import type { SoloRules } from '../../../../solo/solo.ts';

export const soloRules: SoloRules<Table, Move> = {
  game: trenchcoat as unknown as Game<Table, Move>,
  idle: (_, seat) => (seat === GM ? { do: 'done' } : { do: 'yield' }),
  idleBid: { do: 'yield' },
  tells: (event) => event.kind === 'held' || event.kind === 'rolled',
};
