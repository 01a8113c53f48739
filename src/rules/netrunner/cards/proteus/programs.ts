import { cardsOf } from '../../card.ts';
import { changeCounters } from '../../draft.ts';
import type { Condition, Effect } from '../../effect.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { breakSubs, isLocked } from '../../rulebook/run/encounter.ts';
import { approached } from '../../rulebook/run/encountered.ts';
import { openSubs } from '../../rulebook/run/subroutines.ts';
import { ARCHIVES, CORP, countersAt, HQ, RD, type Table } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { breakersOf, virusesOf } from '../shared.ts';

const breaker = breakersOf('proteus');

breaker('big-frackin-gun', "Big Frackin' Gun", {
  cost: 2,
  strength: 7,
  kind: 'Killer',
  abilities: [v.breaksUpTo(5, 'Sentry', 6), v.boost(1, 1)],
});

breaker('black-widow', 'Black Widow', {
  cost: 9,
  strength: 2,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 1), v.boost(1, 2)],
  triggers: [{ on: 'installed', effect: v.chooseFor('ice') }],
  modifiers: [v.strongerAgainstChosen(5)],
});
breaker('boring-bit', 'Boring Bit', {
  cost: 6,
  strength: 5,
  kind: 'Worm',
  abilities: [v.breaks('Wall', 2), v.boost(1, 1)],
});

/** The ice is a wall, and no other card broke any of its subroutines. */
const brokeWallAlone: Omit<Condition, 'kind'> = {
  holds(table, ref) {
    const slot = ref?.about?.slot;
    const by = table.run?.by ?? [];
    const isWall = slot !== undefined && keywordsAt(table, slot).includes('Wall');
    return isWall && by.every((one) => one === ref?.slot);
  },
  means: { is: 'broke', of: { keyword: 'Wall' } },
};

/** Subroutines of the ice just encountered, if it is a sentry with something to break. */
const toBreak = (table: Table): number[] => {
  const slot = approached(table);
  if (slot === undefined || !keywordsAt(table, slot).includes('Sentry') || isLocked(table)) return [];
  return openSubs(table, slot);
};

/** Breaks subroutines for free, regardless of strength, on the next ice, wherever it is (OP-18). */
function breakNext(): Effect {
  const one: Effect = {
    steps: [
      (draft, { ref }) => v.choose(draft, ref.seat, 'breakFree', toBreak(draft.table)),
      (draft, { ref, got }) => {
        if (ref.slot !== null && got.length > 0) breakSubs(draft, ref.slot, got);
      },
    ],
    means: { v: 'break', next: 'Sentry' },
  };
  return { ...v.later('nextIce', { ...one }, 'told') };
}

breaker('bulldozer', 'Bulldozer', {
  cost: 7,
  strength: 4,
  kind: 'Noisy',
  abilities: [v.breaks('Wall', 1, v.loseStealth(2)), v.boost(1, 2)],
  triggers: [{ on: 'allBroken', only: brokeWallAlone, effect: breakNext() }],
});
breaker('corrosion', 'Corrosion', {
  cost: 3,
  strength: 0,
  kind: 'Worm',
  abilities: [v.breaks('Wall', 0), v.boost(1, 1)],
});
breaker('forwards-legacy', "Forward's Legacy", {
  cost: 9,
  strength: 0,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 0)],
  triggers: [{ on: 'runBegins', effect: v.rollDie(v.always(v.addRolled('run'))) }],
});
breaker('fubar', 'Fubar', {
  cost: 10,
  strength: 3,
  kind: 'Noisy',
  abilities: [
    v.breaksChosen(1, v.loseStealth(1)),
    v.boost(1, 2),
    { cost: { bits: 0 }, when: 'encounter', effect: v.chooseFor('iceType'), condition: v.notChosenYet },
  ],
});
breaker('morphing-tool', 'Morphing Tool', {
  cost: 10,
  strength: 4,
  triggers: [{ on: 'installed', effect: v.chooseFor('iceType') }],
  abilities: [
    v.breaksChosen(2),
    v.boost(1, 1),
    { cost: { actions: 1, bits: 1 }, when: 'action', effect: v.chooseFor('iceType') },
  ],
});
breaker('redecorator', 'Redecorator', {
  cost: 9,
  strength: 3,
  kind: 'Killer',
  abilities: [v.breaksUpTo(2, 'Sentry', 1), v.boost(1, 3)],
});
breaker('skeleton-passkeys', 'Skeleton Passkeys', {
  cost: 3,
  strength: 1,
  abilities: [v.breaks('Code Gate', 0), v.boost(4, 3)],
});
breaker('wrecking-ball', 'Wrecking Ball', {
  cost: 4,
  strength: 2,
  kind: 'Noisy',
  abilities: [v.breaks('Wall', 0, v.loseStealth(1)), v.boost(1, 2)],
});

const { program } = cardsOf('proteus');

program('disintegrator', 'Disintegrator', {
  cost: 6,
  mu: 2,
  abilities: [
    { cost: { bits: 2 }, when: 'pass', effect: v.all(v.derezPassed(), v.endRun()), condition: v.brokeAllSubs },
  ],
});
program('enterprise-inc-shields', 'Enterprise, Inc., Shields', {
  cost: 0,
  mu: 1,
  abilities: [v.prevent({ bits: 1 }, 2, 'net'), v.prevent({ bits: 1 }, 1, 'brain')],
});
program('lockjaw', 'Lockjaw', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'encounter', effect: v.strengthForRun('one', 2) }],
});
program('skullcap', 'Skullcap', { cost: 0, mu: 1, abilities: [v.prevent({ trash: true }, 'any', 'net', 'brain')] });

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

const wasSpared: Omit<Condition, 'kind'> = {
  holds: ({ run }) => run?.spared === true,
  means: { is: 'did', what: 'trashed', when: 'run' },
};

/** As many counters as there are (N-GOLD-01). */
const losesCounters = (count: number, name: string): Effect =>
  v.verb(
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
  triggers: [{ on: 'opponentStart', effect: v.forEvery(1, 'Scaldan', v.rollDie(v.on([5, 6], v.giveBadPublicity(1)))) }],
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
