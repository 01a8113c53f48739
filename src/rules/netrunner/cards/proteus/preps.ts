/** Preps of Proteus. */
import { prep } from '../../card.ts';
import { HQ, RD, RUNNER } from '../../table.ts';
import { forgoOwn } from '../../verbs/actions.ts';
import { scorePoints } from '../../verbs/board.ts';
import { strengthen } from '../../verbs/cards.ts';
import { giveBadPublicity } from '../../verbs/game.ts';
import { takeDamage, takeTag } from '../../verbs/harm.ts';
import { makeRun, makeRunFor, runEverywhere } from '../../verbs/makeRun.ts';
import { trashRezzedIce } from '../../verbs/run.ts';
import { all } from '../../verbs/sequence.ts';
import { preventAll } from '../../verbs/shields.ts';

const set = 'proteus';
const quietly = { what: 'noNoisy', amount: 1 } as const;

prep('all-hands', 'All-Hands', { set, cost: 3, play: makeRun(HQ, { what: 'access', amount: 3, fort: HQ }, quietly) });
prep('blackmail', 'Blackmail', { set, cost: 12, play: makeRunFor(HQ, scorePoints(1)) });
prep('demolition-run', 'Demolition Run', {
  set,
  cost: 4,
  keywords: ['Sabotage'],
  play: makeRunFor(null, all(trashRezzedIce(), takeTag(3))),
});
prep('faked-hit', 'Faked Hit', {
  set,
  cost: 5,
  keywords: ['Bad Publicity'],
  play: all(giveBadPublicity(1), takeDamage('brain', 2, false)),
});
prep('identity-donor', 'Identity Donor', {
  set,
  cost: 0,
  keywords: ['Bad Publicity'],
  interrupts: 'damage',
  play: all(preventAll('Prevent all of that damage.'), giveBadPublicity(2)),
});
prep('pirate-broadcast', 'Pirate Broadcast', {
  set,
  cost: 1,
  play: runEverywhere(scorePoints(1), forgoOwn(RUNNER, 1)),
});
prep('rush-hour', 'Rush Hour', { set, cost: 3, play: makeRun(RD, { what: 'access', amount: 3, fort: RD }, quietly) });
prep('the-personal-touch', 'The Personal Touch', { set, cost: 4, play: strengthen(1) });
