import { cardsOf, definition } from '../../card.ts';
import { changeBits } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { dealDamage } from '../../rulebook/harm/damage.ts';
import { bitsOf, HQ, RD, RUNNER } from '../../table.ts';
import { forgoes } from '../../verbs/actions.ts';
import { gain, withBits } from '../../verbs/bits/bits.ts';
import { scorePoints } from '../../verbs/board.ts';
import { draw, strengthenOne } from '../../verbs/cards/cards.ts';
import { exposeInOneFort } from '../../verbs/cards/expose.ts';
import { findAndInstall, installFromHand, isThatInstalled } from '../../verbs/cards/installs.ts';
import { shuffleIn } from '../../verbs/cards/piles.ts';
import { hasConnections, trashInstalled } from '../../verbs/cards/trash.ts';
import { derezOrPublish, giveBadPublicity } from '../../verbs/game.ts';
import { takeDamage, takeTag } from '../../verbs/harm/harm.ts';
import { preventAll } from '../../verbs/harm/shields.ts';
import { later } from '../../verbs/later.ts';
import {
  badPublicityPer,
  damagedInRuns,
  happened,
  ifTrashedThisTurn,
  succeededThisTurn,
  wasSuccessful,
} from '../../verbs/past.ts';
import { exposeApproached } from '../../verbs/runs/detour.ts';
import { makeRun, makeRunFor, makeRunWhile, runEverywhere } from '../../verbs/runs/makeRun.ts';
import { brokeAllSubs, derezPassed, endRun, trashRezzedIce } from '../../verbs/runs/run.ts';
import { all, may, silently, verb, when } from '../../verbs/sequence.ts';

const { prep } = cardsOf('proteus');
const quietly = { what: 'noNoisy', amount: 1 } as const;

prep('all-hands', 'All-Hands', { cost: 3, play: makeRun(HQ, { what: 'access', amount: 3, fort: HQ }, quietly) });
prep('blackmail', 'Blackmail', { cost: 12, play: makeRunFor(HQ, scorePoints(1)) });
prep('cruising-for-netwatch', 'Cruising for Netwatch', { cost: 0, play: all(gain(1), draw(2)) });
prep('decoy-signal', 'Decoy Signal', {
  cost: 0,
  play: makeRunWhile('approached', exposeApproached()),
});
prep('demolition-run', 'Demolition Run', {
  cost: 4,
  keywords: ['Sabotage'],
  play: makeRunFor(null, all(trashRezzedIce('run'), takeTag(3))),
});
prep('disgruntled-ice-technician', 'Disgruntled Ice Technician', {
  cost: 2,
  keywords: ['Sabotage'],
  play: makeRunWhile('icePassed', when(brokeAllSubs, may(all(derezPassed(), endRun())))),
});
prep('drone-for-a-day', 'Drone for a Day', { cost: 4, play: all(gain(9), takeTag()) });
prep('faked-hit', 'Faked Hit', {
  cost: 5,
  keywords: ['Bad Publicity'],
  play: all(giveBadPublicity(1), takeDamage('brain', 2, false)),
});
prep('frame-up', 'Frame-Up', {
  cost: 2,
  keywords: ['Bad Publicity'],
  play: when(damagedInRuns('Black Ops', HQ, RD), giveBadPublicity(2), giveBadPublicity(1)),
  playOnly: succeededThisTurn(HQ, RD),
});
prep('hijack', 'Hijack', { cost: 1, play: withBits(3, ['install'], installFromHand('program', 'hardware')) });
prep('ice-and-data-special-report', 'Ice and Data Special Report', { cost: 3, play: exposeInOneFort(5) });
prep('identity-donor', 'Identity Donor', {
  cost: 0,
  keywords: ['Bad Publicity'],
  interrupts: 'damage',
  play: all(preventAll(), giveBadPublicity(2)),
});
prep('live-news-feed', 'Live News Feed', {
  cost: 0,
  keywords: ['Bad Publicity'],
  play: makeRunWhile(
    'runEnds',
    silently(
      wasSuccessful,
      all(takeTag(2), badPublicityPer(['encountered', 'Black Ice'], ['rezzed', 'Black Ops'], ['stolen', 'Black Ops'])),
    ),
  ),
});
prep('on-the-fast-track', 'On the Fast Track', {
  cost: 0,
  play: ifTrashedThisTurn('Advertisement', gain(8), ifTrashedThisTurn('Transactions', gain(6))),
});
prep('pirate-broadcast', 'Pirate Broadcast', { cost: 1, play: runEverywhere(scorePoints(1), forgoes(RUNNER, 1)) });
prep('poisoned-water-supply', 'Poisoned Water Supply', {
  cost: 4,
  keywords: ['Bad Publicity'],
  play: all(trashInstalled(2, { type: 'resource', keyword: 'Connection' }), giveBadPublicity(1)),
  playOnly: hasConnections(2),
});
prep('prearranged-drop', 'Prearranged Drop', { cost: 0, play: later('nextAgenda', gain(6)) });
prep('promises-promises', 'Promises, Promises', { cost: 2, play: later('nextAgenda', scorePoints(1)) });
prep('reconnaissance', 'Reconnaissance', { cost: 0, play: makeRunWhile('rezzed', gain(1)) });

prep('remote-detonator', 'Remote Detonator', {
  cost: 7,
  keywords: ['Sabotage'],
  play: all(trashRezzedIce('success'), takeTag(3)),
  playOnly: succeededThisTurn(),
});
prep('rush-hour', 'Rush Hour', { cost: 3, play: makeRun(RD, { what: 'access', amount: 3, fort: RD }, quietly) });
prep('senatorial-field-trip', 'Senatorial Field Trip', {
  cost: 1,
  keywords: ['Bad Publicity'],
  play: derezOrPublish('Black Ice', 2),
  playOnly: happened('rezzed', 'turn', 'Black Ice'),
});
prep('stakeout', 'Stakeout', { cost: 0, play: all(gain(2), draw(1)) });
prep('subliminal-corruption', 'Subliminal Corruption', {
  cost: 2,
  keywords: ['Bad Publicity'],
  play: makeRunWhile('runEnds', badPublicityPer(['trashed', 'Advertisement'])),
});

/** Charges the cost of the current card plus `more`; each missing bit is a point of meat damage. */
function chargeCost(more: number): Effect {
  return verb(
    (draft, { ref }) => {
      const due = more + (definition(ref.about?.card ?? '').cost ?? 0);
      const paid = Math.min(due, bitsOf(draft.table, ref.seat));
      if (paid < due) dealDamage(draft, ref, 'meat', due - paid);
      changeBits(draft, ref.seat, -paid, 'effect');
    },
    {
      means: {
        v: 'all',
        as: { do: 'payForTest', more },
        parts: [
          { v: 'lose', n: more },
          { v: 'lose', per: 'cost' },
          { v: 'damage', of: 'meat', per: 'short' },
        ],
      },
    },
  );
}

prep('test-spin', 'Test Spin', {
  cost: 1,
  play: findAndInstall(
    'program',
    'stack',
    'free',
    all(makeRun(null), when(isThatInstalled, shuffleIn('that', RUNNER), chargeCost(4))),
  ),
});
prep('the-personal-touch', 'The Personal Touch', { cost: 4, play: strengthenOne(1) });
prep('weefle-initiation', 'Weefle Initiation', { cost: 0, play: makeRun(null, { what: 'shield', amount: 7 }) });
