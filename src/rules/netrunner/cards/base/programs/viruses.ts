import { cardsOf } from '../../../card.ts';
import { changeCounters } from '../../../draft.ts';
import type { Effect, Modifier } from '../../../effect.ts';
import { virusCounters } from '../../../rulebook/cards/purge.ts';
import { CORP, countersAt, HQ, RD } from '../../../table.ts';
import * as v from '../../../verbs/index.ts';
import { virusesOf } from '../../shared.ts';

const { program } = cardsOf('v1');
const virusProgram = virusesOf('v1');

virusProgram('boardwalk', 'Boardwalk', {
  cost: 0,
  after: HQ,
  counter: 'Boardwalk',
  triggers: [{ on: 'start', effect: v.showRandomPer(CORP, 2, 'Boardwalk') }],
});
virusProgram('butcher-boy', 'Butcher Boy', {
  cost: 2,
  after: HQ,
  counter: 'Butcher Boy',
  triggers: [{ on: 'start', effect: v.forEvery(2, 'Butcher Boy', v.gain(1)) }],
});
virusProgram('cascade', 'Cascade', {
  cost: 4,
  after: RD,
  counter: 'Cascade',
  triggers: [{ on: 'opponentStart', effect: v.forEvery(2, 'Cascade', v.millRd(1, 'faceUp')) }],
});

/**
 * What the Corp would choose to discard. If it pays to keep cards, it still chooses which
 * (R-CARD-synchronized-attack-on-hq).
 */
const randomDiscards = (count: number, name: string): Modifier => ({
  of: 'randomDiscard',
  by: 1,
  cond: { is: 'counters', of: name, n: count },
  fits: (table) => countersAt(table, { seat: CORP }, name) >= count,
});

virusProgram('cockroach', 'Cockroach', {
  cost: 0,
  after: HQ,
  counter: 'Cockroach',
  modifiers: [randomDiscards(2, 'Cockroach')],
});
virusProgram('deep-thought', 'Deep Thought', {
  cost: 0,
  after: RD,
  counter: 'Thought',
  triggers: [{ on: 'start', only: v.hasCounters('Thought', 3), effect: v.lookAtTop(CORP, 1) }],
});
program('fait-accompli', 'Fait Accompli', {
  cost: 1,
  mu: 1,
  keywords: ['Virus'],
  triggers: [v.afterSuccess('subsidiary', v.putInFort('Fait'))],
  counters: [
    {
      name: 'Fait',
      on: 'fort',
      virus: true,
      modifiers: [v.perCounter(2, 'Fait', 'fort', v.agendaDifficulty(1, 'anywhere'))],
    },
  ],
});
virusProgram('gremlins', 'Gremlins', {
  cost: 2,
  after: HQ,
  counter: 'Gremlin',
  modifiers: [v.perCounter(2, 'Gremlin', CORP, v.moreHandSize(CORP, -1))],
});

/**
 * Adds another counter of the same kind as the chosen one (R-CARD-incubator.2); only virus counters
 * (R-CARD-incubator.1).
 */
function doubleVirus(): Effect {
  return v.verb(
    { v: 'counter', of: 'virus', on: 'that' },
    (draft, { ref }) =>
      v.choose(
        draft,
        ref.seat,
        'doubleVirus',
        virusCounters(draft.table).map((_, at) => at),
      ),
    (draft, { got }) => {
      const one = virusCounters(draft.table)[got[0] ?? -1];
      if (one) changeCounters(draft, one.on, one.name, 1);
    },
  );
}

virusProgram('incubator', 'Incubator', {
  cost: 0,
  keywords: ['Random'],
  after: null,
  counter: 'Incubate',
  triggers: [{ on: 'start', effect: v.forEvery(1, 'Incubate', v.rollDie(v.on([6], doubleVirus()))) }],
});
program('pattels-virus', 'Pattel’s Virus', {
  cost: 1,
  mu: 1,
  keywords: ['Virus'],
  triggers: [v.afterSuccess(null, v.putOnBrokenIce('Pattel'))],
  counters: [{ name: 'Pattel', on: 'card', virus: true, modifiers: [v.strengthPerCounter('Pattel', -1, 'ice')] }],
});
program('pox', 'Pox', {
  cost: 0,
  mu: 1,
  keywords: ['Virus'],
  triggers: [v.afterSuccess(null, v.putInFort('Pox'))],
  counters: [{ name: 'Pox', on: 'fort', virus: true, modifiers: [v.installCostPer(2, 'Pox')] }],
});
virusProgram('skivviss', 'Skivviss', {
  cost: 3,
  after: RD,
  counter: 'Skivviss',
  triggers: [{ on: 'opponentStart', effect: v.forEvery(1, 'Skivviss', v.draws(CORP, 1)) }],
});
