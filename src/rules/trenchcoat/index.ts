/** Pink Trenchcoat, a role-playing game for a Game Master and a player, as a `Game` without cards. */
import { fail, ok, type Result } from '../../base/result.ts';
import type { Game, Refusal, Setup } from '../game.ts';
import type { OptionChoices } from '../options.ts';
import type { TrenchEvent } from './game/event.ts';
import { answer, ask } from './game/flow.ts';
import { knowledge } from './game/knowledge.ts';
import type { TrenchKnown } from './game/known.ts';
import type { Decisions, Move } from './game/move.ts';
import { moves } from './game/propose.ts';
import { refusal } from './game/refusal.ts';
import type { Table } from './game/table.ts';
import { jointVerdict } from './group/proof.ts';
import { refuse } from './reasons.ts';

/** Whether the session starts with dice; the Game Master may change that between tests (T-DICE-11). */
export const tableOptions = { dice: ['rolled', 'none'] } as const satisfies OptionChoices;

export const trenchcoat: Game<Table, Move, Decisions, TrenchKnown> & { readonly options: typeof tableOptions } = {
  id: 'trenchcoat',
  version: 2,
  build: import.meta.url,
  seats: ['Game Master', 'player'],
  cards: [],
  options: tableOptions,
  setup,
  deckRefusal: (_seat, deck) => (deck.length === 0 ? null : refuse('noCards')),
  ask,
  moves,
  refusal,
  answer,
  knowledge,
  // What is not revealed stays closed and is reported as "not verified": the end shows no seed, and nothing is revealed
  // automatically.
  opens: () => [],
  nobodyWins: true,
  together: (logs) => jointVerdict(logs as readonly (readonly TrenchEvent[])[]),
};

/** The Game Master begins by adding nodes; the player adds a sheet on their first turn. */
function setup({ sizes, options: chosen }: Setup): Result<Table, Refusal> {
  const dice = chosen?.['dice'] ?? tableOptions.dice[0];
  if (!sizes?.every((size) => size === 0)) return fail(refuse('noCards'));
  if (!tableOptions.dice.some((choice) => choice === dice)) return fail(refuse('diceOrNot'));
  return ok({
    dice: dice === 'rolled',
    clock: 0,
    sheets: [],
    nodes: [],
    step: 'lead',
    pending: null,
    test: null,
    tests: 0,
    facts: 0,
    held: 0,
    opened: { dice: false, node: false },
  });
}
