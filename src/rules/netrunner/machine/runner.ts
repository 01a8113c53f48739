/**
 * The Runner's next action: a breaker for each type of ice, bits until a run is affordable, runs where the expected
 * gain best justifies the cost, and never a turn that ends with too few cards in hand.
 */
import { definition, findCard } from '../card.ts';
import type { Card } from '../effect.ts';
import type { NetrunnerEvent } from '../event.ts';
import type { Move } from '../move.ts';
import { handSize, memory, memoryUsed } from '../rulebook/numbers.ts';
import { banPrices } from '../rulebook/run/ban.ts';
import { cardAt, type FortId, RUNNER, type Table } from '../table.ts';
import { type Ranked, type Reason, rankedMove, reasonFor } from './ranked.ts';
import { estimateRun, mayScoreNextTurn, stakeOf, worthOfBestRun, worthOfRun } from './reading.ts';
import {
  afterPaying,
  breakableTypes,
  iceTypes,
  marginalBitValue,
  type Scene,
  typesBroken,
  worthOfChange,
} from './scene.ts';
import { worthInPlay } from './standing.ts';
import type { MachineView } from './view.ts';
import { worth } from './worth.ts';

const spending = (view: MachineView, bits: number): Reason =>
  reasonFor('price', worthOfChange(view.table.runner.bits, -bits));

/** Ranks a Runner action; undefined if the move isn't one. */
export function runnerAction(view: MachineView, move: Move): Ranked | undefined {
  const { table } = view;
  switch (move.do) {
    case 'bit':
      return rankedMove(
        move,
        reasonFor('bits', marginalBitValue(table.runner.bits)),
        reasonFor('tags', table.runner.bits < 2 && canClearTags(table) ? 4 : 0),
      );
    case 'draw':
      return rankedMove(move, reasonFor('cards', worthOfDraw(view)));
    case 'removeTag':
      return rankedMove(
        move,
        reasonFor('tags', !canClearTags(table) ? 1 : table.runner.hand <= 5 ? 9 : 4),
        spending(view, 2),
      );
    case 'run':
      return rankRun(view, move);
    case 'liftBan':
      return rankLift(view, move);
    case 'play':
      return rankPlay(view, move, definition(move.card));
    case 'install':
      if ('card' in move) return rankInstall(view, move, definition(move.card));
      return 'rig' in move && move.hidden !== undefined ? rankInstall(view, move, definition(move.hidden)) : undefined;
    default:
      return undefined;
  }
}

/** Whether every tag can be removed this turn, if need be with bits taken first: one tag left is as bad as two. */
const canClearTags = ({ runner: { tags, bits }, actions }: Table): boolean =>
  tags > 0 && tags + Math.max(0, 2 * tags - bits) <= actions;

/** Agenda points from which one more agenda wins. */
const MATCH_POINT = 5;
/** The price of giving the Corp a second quiet turn at match point. */
const SECOND_TURN = 12;

function rankRun(view: MachineView, move: Extract<Move, { do: 'run' }>): Ranked {
  const gain = worthOfRun(view, move.fort);
  const hopeful = estimateRun(view, move.fort).chance >= 0.5 && stakeOf(view, move.fort) > 0.5;
  const late = hopeful && isSecondQuietTurn(view) ? SECOND_TURN : 0;
  return rankedMove(
    move,
    reasonFor('access', gain, move.fort),
    reasonFor('points', late),
    ...cautionReasons(view, move.fort),
  );
}

/** The value of being able to run at all. */
const THREAT = 3;

/** Each ban takes an action to lift, and only the last one lets the Runner run. */
function rankLift(view: MachineView, move: Extract<Move, { do: 'liftBan' }>): Ranked {
  const bans = banPrices(view.table).length;
  const runs = view.table.forts.map(({ id }) => rankRun(view, { do: 'run', fort: id }).worth);
  return rankedMove(move, reasonFor('access', THREAT + Math.max(0, ...runs) / bans), spending(view, move.bits));
}

/** Whether the Corp needs one more agenda, and the Runner has not run this turn or the turn before. */
function isSecondQuietTurn({ table: { corp, past } }: MachineView): boolean {
  const ran = (events: readonly NetrunnerEvent[]): boolean => events.some(({ kind }) => kind === 'run');
  return corp.points >= MATCH_POINT && !ran(past.turn) && !ran(past.last[RUNNER]);
}

function worthOfDraw(view: MachineView): number {
  const { runner } = view.table;
  const room = handSize(view.table, RUNNER) - runner.hand;
  if (runner.pile === 0) return -5;
  if (room <= 0) return 0.1;
  return (runner.hand <= 2 ? 2.4 : runner.hand === 3 ? 1.6 : room >= 2 ? 1.15 : 0.8) + 0.3 * missingTypes(view).size;
}

/** The types of ice for which the Runner has a breaker neither installed nor in hand. */
function missingTypes({ table, known }: MachineView): Set<string> {
  const have = breakableTypes(table);
  const held = known.hand.flatMap((id) => typesBroken(definition(id)));
  return new Set(iceTypes.filter((type) => !have.has(type) && !held.includes(type)));
}

/** The value of having the given card in hand, in bits. */
export function worthInHand(view: MachineView, card: Card): number {
  const { table } = view;
  const cost = card.cost ?? 0;
  const breaks = typesBroken(card);
  if (breaks.length > 0) {
    const [have, missing] = [breakableTypes(table), missingTypes(view)];
    if (breaks.some((type) => missing.has(type))) return 7 - 0.15 * cost;
    return breaks.some((type) => !have.has(type)) ? 4 - 0.15 * cost : 0.5;
  }
  const text = card.play ? worth(card.play.means, { table, owner: RUNNER, card: card.id }) : worthInPlay(table, card);
  const twice = table.runner.rig.some((slot) => cardAt(table, slot).card === card.id);
  return Math.min(6, text) * (twice ? 0.4 : 1) - 0.3 * cost;
}

/** Reasons against a run now: too few cards, or no action left this turn to remove a tag. */
function cautionReasons(view: MachineView, fort: FortId): Reason[] {
  const { table } = view;
  const { runner, corp } = table;
  const urgent = mayScoreNextTurn(table, fort);
  const few = [-8, -8, -3, -1][runner.hand] ?? 0;
  const last = table.actions === 1 && runner.bits < 2 && corp.bits >= 3 ? -2 : 0;
  const tagged = runner.tags > 0 ? -2 : 0;
  return [reasonFor('danger', (few + last + tagged) * (urgent ? 0.5 : 1))];
}

function rankPlay(view: MachineView, move: Move, card: Card): Ranked {
  const cost = card.cost ?? 0;
  const table = afterPaying(view.table, RUNNER, cost);
  const run: Scene['run'] = (fort, success) => worthOfBestRun(view, fort, success);
  const brings = card.play ? worth(card.play.means, { table, owner: RUNNER, card: card.id, run }) : 0;
  return rankedMove(move, reasonFor('effect', brings), spending(view, cost));
}

function rankInstall(view: MachineView, move: Move, card: Card): Ranked {
  const { table } = view;
  const price = spending(view, card.cost ?? 0);
  const twice = table.runner.rig.some((slot) => cardAt(table, slot).card === card.id);
  const over = 'over' in move ? -4 : 0;
  const full = card.mu !== null && !('into' in move) && memoryUsed(table) + card.mu > memory(table) ? -5 : 0;
  return rankedMove(move, reasonFor('rig', worthInRig(view, card) * (twice ? 0.35 : 1) + over + full), price);
}

function worthInRig(view: MachineView, card: Card): number {
  const { table } = view;
  const stands = 0.6 * Math.min(8, worthInPlay(table, card));
  const breaks = typesBroken(card);
  if (breaks.length === 0) return stands + 0.5 - (stands < 1 ? 1 : 0);
  const have = breakableTypes(table);
  const more = breaks.filter((type) => !have.has(type));
  const blocks = table.forts.some(({ ice }) =>
    ice.some((slot) => findCard(cardAt(table, slot).card)?.keywords.some((keyword) => more.includes(keyword))),
  );
  return more.length > 0 ? 11 + (blocks ? 4 : 0) + stands * 0.2 : 1.5;
}
