import { cardsOf } from '../../../card.ts';
import { changeCounters } from '../../../draft.ts';
import type { Effect } from '../../../effect.ts';
import { ARCHIVES, CORP, countersAt, HQ, RD } from '../../../table.ts';
import * as v from '../../../verbs/index.ts';
import { virusesOf } from '../../shared.ts';

const { program } = cardsOf('proteus');
const virusProgram = virusesOf('proteus');

program('armageddon', 'Armageddon', {
  cost: 1,
  mu: 1,
  keywords: ['Virus', 'Random'],
  replaces: [v.counterForAccess(RD, 'Doom')],
  counters: [
    {
      name: 'Doom',
      on: CORP,
      virus: true,
      triggers: [
        { on: 'corpInstalls', of: 'any', effect: v.forEvery(1, 'Doom', v.rollDie(v.on([6], v.doomInstalled('Doom')))) },
      ],
    },
  ],
});
virusProgram('crumble', 'Crumble', {
  cost: 3,
  after: HQ,
  counter: 'Crumble',
  modifiers: [v.trashFreeWith(2, 'Crumble', HQ)],
});

const wasSpared = v.fact({ is: 'did', what: 'trashed', when: 'run' }, ({ run }) => run?.spared === true);

/** As many counters as there are (N-GOLD-01). */
const losesCounters = (count: number, name: string): Effect =>
  v.verb({ v: 'uncount', of: name, n: count, on: CORP }, (draft) => {
    const on = { seat: CORP };
    changeCounters(draft, on, name, -Math.min(count, countersAt(draft.table, on, name)));
  });

virusProgram('garbage-in', 'Garbage In', {
  cost: 3,
  after: RD,
  counter: 'Garbage',
  modifiers: [v.trashFreeWith(2, 'Garbage', RD)],
  triggers: [{ on: 'runEnds', only: wasSpared, effect: losesCounters(2, 'Garbage') }],
});
virusProgram('highlighter', 'Highlighter', {
  cost: 3,
  after: RD,
  counter: 'Highlighter',
  modifiers: [v.perCounter(1, 'Highlighter', CORP, v.accessMore(RD, 1), 1)],
});
virusProgram('scaldan', 'Scaldan', {
  cost: 3,
  keywords: ['Bad Publicity', 'Random'],
  after: HQ,
  counter: 'Scaldan',
  triggers: [{ on: 'opponentStart', effect: v.forEvery(1, 'Scaldan', v.rollDie(v.on([5, 6], v.badPublicity(1)))) }],
});
virusProgram('taxman', 'Taxman', {
  cost: 3,
  after: HQ,
  counter: 'Tax',
  triggers: [{ on: 'opponentStart', effect: v.forEvery(2, 'Tax', v.loses(CORP, 1)) }],
});
virusProgram('vienna-22', 'Vienna 22', {
  cost: 3,
  after: HQ,
  counter: 'Vienna',
  modifiers: [v.perCounter(1, 'Vienna', CORP, v.accessMore(HQ, 1))],
});
program('viral-pipeline', 'Viral Pipeline', {
  cost: 3,
  mu: 1,
  keywords: ['Virus'],
  triggers: [v.afterSuccess('central', v.putInFort('Socket'))],
  abilities: [
    {
      cost: { also: v.takeCounterFromEach([ARCHIVES, HQ, RD], 'Socket') },
      when: 'window',
      effect: v.giveCounters(CORP, 'Pipe'),
    },
  ],
  counters: [
    { name: 'Socket', on: 'fort', virus: true },
    {
      name: 'Pipe',
      on: CORP,
      virus: true,
      triggers: [{ on: 'opponentStart', effect: v.forEvery(1, 'Pipe', v.forgoes(CORP, 1)) }],
    },
  ],
});
