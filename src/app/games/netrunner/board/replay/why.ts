/** Why the machine made its move, for replays, where nothing is hidden any more. */

import { type Known, other, type Seat } from '../../../../../rules/game.ts';
import { type Moment, positionAt } from '../../../../../rules/moment.ts';
import { type Move, netrunner, type Table } from '../../../../../rules/netrunner/index.ts';
import type { Ranked } from '../../../../../rules/netrunner/machine/ranked.ts';
import { explainChoice } from '../../../../../rules/netrunner/machine/why.ts';
import { bitsOf, handOf } from '../../../../../rules/netrunner/table.ts';
import { continueLocal, decide } from '../../../../../solo/local.ts';
import { seeded } from '../../../../../solo/random.ts';
import * as say from '../../../../../words/en/netrunner/board/replay.ts';

import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { signed, wordsOfReason } from '../../../../../words/en/netrunner/hints.ts';
import { listOf, title } from '../../../../../words/en/netrunner/record/fates.ts';
import type { ReplayUi } from '../../../gameUi.ts';
import { recorder } from '../../recorder.ts';
import { DEALS, type lookedAhead } from '../../solo/ahead.ts';
import { askWorker } from '../../solo/machine.ts';
import { thinker } from '../../solo/thinker.ts';
import type { NetrunnerSeated } from '../seated.ts';
import { viewOf } from './views.ts';

export const explainMove: NonNullable<ReplayUi<Table>['why']> = (
  before,
  { seat, move, seed },
  { names, seals, level },
) => {
  const known = before.known[seat];
  if (known === null) return null;
  const { table } = before;
  const weighed = explainChoice({ table, known, seat }, move as Move, seeded(seed));
  if (weighed === null) return null;
  const v = viewAtDecision(before, seat, { names, seals });
  const called = (one: Ranked): string => labelOf(v, one.move).title;
  const { taken, other: left } = weighed;
  const held = (before.known[other(seat)]?.hand ?? []).map((card) => title(card));
  return {
    title: called(taken),
    reasons: roundedRows(taken.reasons),
    sum: signed(taken.worth),
    notes: [
      say.besides(called(left), signed(left.worth), signed(taken.worth), left.worth > taken.worth ? level : null),
      ...(held.length > 0 ? [say.hiddenFromMachine(listOf(held))] : []),
      say.whatItHad(bitsOf(table, seat), handOf(table, seat)),
    ],
    ...(level === 'sharp' && {
      async ahead() {
        if (!thinker.matters(table)) return say.noLookingAhead;
        const sight = { table, known, seat, level, seed };
        const moves = [taken.move, left.move] as const;
        const found = typeof Worker === 'undefined' ? null : await askWorker<Pair>({ wanted: 'ahead', sight, moves });
        return found ? say.lookedAhead(signed(found[0]), called(left), signed(found[1]), DEALS) : say.noLookingAgain;
      },
    }),
  };
};

/** Gains first, rounded so that the rows add up to the rounded sum. */
function roundedRows(reasons: Ranked['reasons']) {
  let sum = 0;
  return [...reasons]
    .sort((a, b) => b.worth - a.worth)
    .flatMap((reason) => {
      const before = Math.round(sum);
      sum += reason.worth;
      const worth = Math.round(sum) - before;
      return worth === 0 ? [] : [{ worth: signed(worth), words: wordsOfReason(reason) }];
    });
}

/** Maximum number of gains and costs listed for a decision. */
const MAX_REASONS = 3;

/** Why a decision is good or bad for the player who makes it, as far as they know. */
export const reasonsFor: NonNullable<ReplayUi<Table>['review']>['reasons'] = (before, { seat, move }) => {
  const known = before.known[seat];
  const there = positionAt(before);
  if (known === null || there === null) return [];
  const { taken } = explainChoice({ table: before.table, known, seat }, move as Move, seeded(1)) ?? {};
  const weighed = (taken?.reasons ?? [])
    .filter(({ worth }) => signed(worth) !== ZERO)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, MAX_REASONS)
    .map((reason) => ({ worth: signed(reason.worth), words: wordsOfReason(reason) }));
  const local = continueLocal(netrunner, there, seeded(1));
  const had = bitsOf(before.table, seat);
  const left = decide(local, seat, move as Move).ok ? bitsOf(local.table, seat) : had;
  return left < had ? [...weighed, { words: say.bitsLeftNote(left, had) }] : weighed;
};

/** The decision as a sentence. */
export const moveTitle: NonNullable<ReplayUi<Table>['review']>['moveTitle'] = (before, { seat, move }, told) =>
  say.moveSentence(move.do, labelOf(viewAtDecision(before, seat, told), move as Move).title);

/** The board's props for the player at the given seat, at the moment they decide. */
function viewAtDecision(
  before: Moment<Table, Known>,
  seat: Seat,
  told: Pick<NetrunnerSeated, 'names' | 'seals'>,
): NetrunnerSeated {
  const v = viewOf({ moment: before, record: recorder.empty, ...told }, seat, null);
  return {
    ...v,
    question: netrunner.ask(before.table),
    moves: netrunner.moves(before.table, seat, v.known),
  };
}

type Pair = NonNullable<ReturnType<typeof lookedAhead>>;

const ZERO = signed(0);
