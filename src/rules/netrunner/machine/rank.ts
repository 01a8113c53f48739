/**
 * The policy: every legal move for the open question with its worth. Each kind of decision has one ranking function.
 */

import { type Random, shuffled } from '../../../base/chance.ts';
import { publishedMove } from '../../game.ts';
import { definition, findCard } from '../card.ts';
import { answer, ask, moves } from '../flow.ts';
import type { Move } from '../move.ts';
import { textOf } from '../rulebook/effects.ts';
import { trashCost } from '../rulebook/numbers.ts';
import { approached } from '../rulebook/run/encountered.ts';
import { bitsOf, CORP, cardAt, RUNNER } from '../table.ts';
import { chooseBid, isBid } from './bids.ts';
import { shouldBluff } from './bluffs.ts';
import { corpAction, worthOfRez } from './corp.ts';
import { rankEncounter } from './encounter.ts';
import { evaluate } from './evaluate.ts';
import { type Ranked, rankedMove, reasonFor } from './ranked.ts';
import { stakeOf, worthOfBestRun, worthOfRun } from './reading.ts';
import { runnerAction, worthInHand } from './runner.ts';
import { FLATLINE_VALUE, type Scene, worthOfChange } from './scene.ts';
import { worthInPlay } from './standing.ts';
import { faceAt, type MachineView } from './view.ts';
import { worth } from './worth.ts';

export function outcomeValue(view: MachineView, move: Move, before = evaluate(view)): number {
  const step = answer(view.table, { kind: 'move', seat: view.seat, move: publishedMove(move) });
  if (!step.ok) return Number.NEGATIVE_INFINITY;
  return evaluate({ ...view, table: step.value.table }) - before;
}

const MAX_TRIALS = 24;

/** Ranked moves, best first. Never empty if the seat has to decide. */
export function rank(view: MachineView, random: Random): Ranked[] {
  const question = ask(view.table);
  const legal = moves(view.table, view.seat, view.known);
  if (legal.length === 1 && legal[0]) return [rankedMove(legal[0])];
  if (question.kind === 'sealed') return [rankBid(view, legal, random)];
  if (question.kind === 'choose') return sortedByWorth(rankChoices(view, legal, random));
  if (question.kind !== 'move') return [];
  if (question.window === 'trace' && legal.some(isBid)) return [rankBid(view, legal, random)];
  if (question.window === 'encounter')
    return sortedByWorth([...rankEncounter(view), ...legal.filter(isPlainUse).map((move) => rankUse(view, move))]);
  if (question.window === 'discard') return sortedByWorth(legal.map((move) => rankDiscard(view, move)));
  const bluffing = question.window === 'action' && shouldBluff(view, random);
  return sortedByWorth(legal.map((move) => rankMove(view, move, question.window, bluffing)));
}

/** Sorted by worth; ties keep the order of the rules. */
function sortedByWorth(list: readonly Ranked[]): Ranked[] {
  return [...list].sort((a, b) => b.worth - a.worth);
}

/** Breaking is planned as a whole; other uses during an encounter are valued one by one. */
const isPlainUse = (move: Move): move is Extract<Move, { do: 'use' }> =>
  move.do === 'use' && move.sub === undefined && move.subs === undefined;

function rankBid(view: MachineView, legal: readonly Move[], random: Random): Ranked {
  const bids = legal.filter(isBid);
  return rankedMove(bids.length === 0 ? (legal[0] ?? { do: 'pass' }) : chooseBid(view, bids, random));
}

/** Tries each option of a choice on the real table. */
function rankChoices(view: MachineView, legal: readonly Move[], random: Random): Ranked[] {
  const some = legal.length <= MAX_TRIALS ? legal : shuffled(legal, random).slice(0, MAX_TRIALS);
  const before = evaluate(view);
  const paying = worthOfPaying(view);
  return some.map((move) => {
    const pays = move.do === 'choose' && move.picks.length > 0;
    return rankedMove(move, reasonFor('trial', Math.max(outcomeValue(view, move, before), pays ? paying : -Infinity)));
  });
}

/**
 * The value of paying for the text that asks; -Infinity if the question is another one. A trial sees only what happens
 * at once: the price, but not the damage, which comes after the opponent's answers.
 */
function worthOfPaying({ table, seat }: MachineView): number {
  const frame = table.frames.at(-1);
  if (frame?.do !== 'choose' || frame.what !== 'mayPay' || !frame.ref) return -Infinity;
  const { means } = textOf(frame.ref);
  if (means.v !== 'pay' || typeof means.n !== 'number') return -Infinity;
  const { card, slot } = frame.ref;
  const brings = worth(means.part, { table, owner: seat, card, ...(slot !== null && { slot }) });
  return brings + worthOfChange(bitsOf(table, seat), -means.n);
}

function rankMove(view: MachineView, move: Move, window: string, bluffing: boolean): Ranked {
  const { seat, table } = view;
  if (window === 'action') {
    const action = seat === CORP ? corpAction(view, move, bluffing) : runnerAction(view, move);
    if (action) return action;
  }
  switch (move.do) {
    case 'pass':
      return rankedMove(move, reasonFor('wait', window === 'action' ? 0.5 : 0));
    case 'score':
    case 'steal':
      return rankedMove(move, reasonFor('points', 100));
    case 'trash':
      return rankTrash(view, move);
    case 'rez': {
      const ice = approached(table);
      return rankedMove(
        move,
        reasonFor('wait', -0.3),
        ...worthOfRez(view, move.slot, move.card, ice === move.slot && table.run !== null),
      );
    }
    case 'use':
      return rankUse(view, move);
    case 'jackOut':
      return rankedMove(move, reasonFor('danger', -remainingRunValue(view)));
    case 'purge':
      return corpAction(view, move) ?? rankedMove(move);
    case 'show':
      return rankedMove(move, reasonFor('cards', 1 + worthOfKeeping(view, move.card)));
    case 'concede':
      return rankedMove(move, reasonFor('wait', -1000));
    case 'install':
    case 'play':
      return (
        (seat === CORP ? corpAction(view, move) : runnerAction(view, move)) ?? rankedMove(move, reasonFor('wait', -1))
      );
    case 'take':
      return rankedMove(move, reasonFor('cards', 1 + worthOfKeeping(view, 'card' in move ? move.card : move.hidden)));
    default:
      return rankedMove(move, reasonFor('trial', outcomeValue(view, move)));
  }
}

/** The remaining value of the current run, from the next ice on. */
function remainingRunValue(view: MachineView): number {
  const { run } = view.table;
  return run ? worthOfRun(view, run.fort, run.at) + 0.2 : 0;
}

function rankTrash(view: MachineView, move: Extract<Move, { do: 'trash' }>): Ranked {
  const { table } = view;
  const card = definition(move.card);
  const cost = trashCost(table, table.run?.fort ?? '', null, move.card) ?? 0;
  const stands = card.type === 'agenda' ? 0 : Math.min(6, 1 + worthInPlay(table, card) * 0.6);
  return rankedMove(
    move,
    reasonFor('effect', stands),
    reasonFor('price', worthOfChange(table.runner.bits, -cost) * 0.75),
  );
}

/** Values an ability by its text's meaning, or by its moment if the rules handle it themselves. */
function rankUse(view: MachineView, move: Extract<Move, { do: 'use' }>): Ranked {
  const { table, seat } = view;
  const face = faceAt(view, move.slot) ?? move.card;
  const ability = findCard(face)?.abilities[move.ability];
  if (!ability || face === undefined || face === null)
    return rankedMove(move, reasonFor('trial', outcomeValue(view, move)));
  const times = move.times ?? 1;
  const { cost, special, effect } = ability;
  const stake = table.run ? stakeOf(view, table.run.fort) : 0;
  const owner = ability.byOther ? seat : cardAt(table, move.slot).owner;
  const run: Scene['run'] = (fort, success) => worthOfBestRun(view, fort, success);
  const brings = special
    ? worthOfSpecial(view, special.does, times)
    : worth(effect.means, { table, owner, card: face, slot: move.slot, stake, run });
  const bits = worthOfChange(seat === CORP ? table.corp.bits : table.runner.bits, -(cost.bits ?? 0) * times);
  const trashed = cost.trash ? -0.4 * Math.max(1, worthInPlay(table, definition(face), move.slot)) : 0;
  const counter = cost.counter ? -0.3 : 0;
  return rankedMove(
    move,
    reasonFor('effect', brings + trashed + counter - 0.2 - 6 * (cost.points ?? 0)),
    reasonFor('price', bits),
  );
}

function worthOfSpecial({ table }: MachineView, does: string, times: number): number {
  const damage = table.frames.findLast((frame) => frame.do === 'damage');
  if (does === 'prevent' && damage?.do === 'damage') {
    const left = damage.amount - times;
    if (damage.amount > table.runner.hand && left <= table.runner.hand) return FLATLINE_VALUE;
    return damage.type === 'brain' ? 5 * times : (table.runner.hand <= 3 ? 2.2 : 1.2) * Math.min(times, damage.amount);
  }
  if (does === 'avoidTag') return table.runner.hand <= 4 ? 4 : 2.5;
  if (does === 'save') return 3;
  if (does === 'bonus') return 3;
  if (does === 'avoidVirus') return 1.2;
  if (does === 'raise') return 1.5;
  // A boost alone has no value: it is part of a plan to break.
  return does === 'boost' || does === 'break' ? -1 : 0;
}

/** The value of keeping a card in hand. */
function worthOfKeeping(view: MachineView, id: string | undefined): number {
  const { table, seat } = view;
  const card = findCard(id);
  if (!card) return 0;
  if (seat === CORP) {
    // In Archives the Runner could take it.
    if (card.type === 'agenda') return 7;
    if (card.type === 'ice') return (card.cost ?? 0) <= table.corp.bits + 4 ? 2.5 : 1;
  }
  if (seat === RUNNER) return worthInHand(view, card);
  const text = card.play ? worth(card.play.means, { table, owner: seat, card: card.id }) : worthInPlay(table, card);
  return Math.min(6, text) - 0.3 * (card.cost ?? 0);
}

/** Discards the card with the least value. */
function rankDiscard(view: MachineView, move: Move): Ranked {
  const id = move.do === 'discard' ? (move.hidden ?? move.card) : undefined;
  const copies = view.known.hand.filter((one) => one === id).length;
  return rankedMove(move, reasonFor('cards', -worthOfKeeping(view, id) + 0.5 * (copies - 1)));
}
