import { cardsOf } from '../../../card.ts';
import { changeCounters } from '../../../draft.ts';
import type { Condition, Effect } from '../../../effect.ts';
import { ARCHIVES, CORP, countersAt, HQ, RD } from '../../../table.ts';
import { forgoes } from '../../../verbs/actions.ts';
import { loses } from '../../../verbs/bits/bits.ts';
import {
  afterSuccess,
  counterForAccess,
  doomInstalled,
  forEvery,
  giveCounters,
  perCounter,
  putInFort,
  takeCounterFromEach,
  trashFreeWith,
} from '../../../verbs/counters/counters.ts';
import { on, rollDie } from '../../../verbs/dice.ts';
import { giveBadPublicity } from '../../../verbs/game.ts';
import { accessMore } from '../../../verbs/runs/run.ts';
import { verb } from '../../../verbs/sequence.ts';
import { virusesOf } from '../../virus.ts';

const { program } = cardsOf('proteus');
const virusProgram = virusesOf('proteus');

program('armageddon', 'Armageddon', {
  cost: 1,
  mu: 1,
  keywords: ['Virus', 'Random'],
  replaces: [counterForAccess(RD, 'Doom')],
  counters: [
    {
      name: 'Doom',
      on: CORP,
      virus: true,
      triggers: [
        { on: 'corpInstalls', of: 'any', effect: forEvery(1, 'Doom', rollDie(on([6], doomInstalled('Doom')))) },
      ],
    },
  ],
});
virusProgram('crumble', 'Crumble', {
  cost: 3,
  after: HQ,
  counter: 'Crumble',
  modifiers: [trashFreeWith(2, 'Crumble', HQ)],
});

const wasSpared: Omit<Condition, 'kind'> = {
  holds: ({ run }) => run?.spared === true,
  means: { is: 'did', what: 'trashed', when: 'run' },
};

/** As many counters as there are (N-GOLD-01). */
const losesCounters = (count: number, name: string): Effect =>
  verb(
    (draft) => {
      const on = { seat: CORP };
      changeCounters(draft, on, name, -Math.min(count, countersAt(draft.table, on, name)));
    },
    { means: { v: 'uncount', of: name, n: count, on: CORP } },
  );

virusProgram('garbage-in', 'Garbage In', {
  cost: 3,
  after: RD,
  counter: 'Garbage',
  modifiers: [trashFreeWith(2, 'Garbage', RD)],
  triggers: [{ on: 'runEnds', only: wasSpared, effect: losesCounters(2, 'Garbage') }],
});
virusProgram('highlighter', 'Highlighter', {
  cost: 3,
  after: RD,
  counter: 'Highlighter',
  modifiers: [perCounter(1, 'Highlighter', CORP, accessMore(RD, 1), 1)],
});
virusProgram('scaldan', 'Scaldan', {
  cost: 3,
  keywords: ['Bad Publicity', 'Random'],
  after: HQ,
  counter: 'Scaldan',
  triggers: [{ on: 'opponentStart', effect: forEvery(1, 'Scaldan', rollDie(on([5, 6], giveBadPublicity(1)))) }],
});
virusProgram('taxman', 'Taxman', {
  cost: 3,
  after: HQ,
  counter: 'Tax',
  triggers: [{ on: 'opponentStart', effect: forEvery(2, 'Tax', loses(CORP, 1)) }],
});
virusProgram('vienna-22', 'Vienna 22', {
  cost: 3,
  after: HQ,
  counter: 'Vienna',
  modifiers: [perCounter(1, 'Vienna', CORP, accessMore(HQ, 1))],
});
program('viral-pipeline', 'Viral Pipeline', {
  cost: 3,
  mu: 1,
  keywords: ['Virus'],
  triggers: [afterSuccess('central', putInFort('Socket'))],
  abilities: [
    {
      cost: { also: takeCounterFromEach([ARCHIVES, HQ, RD], 'Socket') },
      when: 'window',
      effect: giveCounters(CORP, 'Pipe'),
    },
  ],
  counters: [
    { name: 'Socket', on: 'fort', virus: true },
    {
      name: 'Pipe',
      on: CORP,
      virus: true,
      triggers: [{ on: 'opponentStart', effect: forEvery(1, 'Pipe', forgoes(CORP, 1)) }],
    },
  ],
});
