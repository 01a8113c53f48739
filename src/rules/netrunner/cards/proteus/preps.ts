import { cardsOf, definition } from '../../card.ts';
import { changeBits } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { dealDamage } from '../../rulebook/harm/damage.ts';
import { bitsOf, HQ, RD, RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { prep } = cardsOf('proteus');
const quietly = { what: 'noNoisy', amount: 1 } as const;

prep('all-hands', 'All-Hands', { cost: 3, play: v.makeRun(HQ, { what: 'access', amount: 3, fort: HQ }, quietly) });
prep('blackmail', 'Blackmail', { cost: 12, play: v.makeRunFor(HQ, v.scorePoints(1)) });
prep('cruising-for-netwatch', 'Cruising for Netwatch', { cost: 0, play: v.all(v.gain(1), v.draw(2)) });
prep('decoy-signal', 'Decoy Signal', {
  cost: 0,
  play: v.makeRunWhile('approached', v.exposeApproached()),
});
prep('demolition-run', 'Demolition Run', {
  cost: 4,
  keywords: ['Sabotage'],
  play: v.makeRunFor(null, v.all(v.trashRezzedIce('run'), v.giveTag(3))),
});
prep('disgruntled-ice-technician', 'Disgruntled Ice Technician', {
  cost: 2,
  keywords: ['Sabotage'],
  play: v.makeRunWhile('icePassed', v.when(v.brokeAllSubs, v.may(v.all(v.derezPassed(), v.endRun())))),
});
prep('drone-for-a-day', 'Drone for a Day', { cost: 4, play: v.all(v.gain(9), v.giveTag()) });
prep('faked-hit', 'Faked Hit', {
  cost: 5,
  keywords: ['Bad Publicity'],
  play: v.all(v.badPublicity(1), v.damage('brain', 2, false)),
});
prep('frame-up', 'Frame-Up', {
  cost: 2,
  keywords: ['Bad Publicity'],
  play: v.when(v.damagedInRuns('Black Ops', HQ, RD), v.badPublicity(2), v.badPublicity(1)),
  playOnly: v.succeededThisTurn(HQ, RD),
});
prep('hijack', 'Hijack', { cost: 1, play: v.withBits(3, ['install'], v.installFromHand('program', 'hardware')) });
prep('ice-and-data-special-report', 'Ice and Data Special Report', { cost: 3, play: v.exposeInOneFort(5) });
prep('identity-donor', 'Identity Donor', {
  cost: 0,
  keywords: ['Bad Publicity'],
  interrupts: 'damage',
  play: v.all(v.preventAll(), v.badPublicity(2)),
});
prep('live-news-feed', 'Live News Feed', {
  cost: 0,
  keywords: ['Bad Publicity'],
  play: v.makeRunWhile(
    'runEnds',
    v.silently(
      v.wasSuccessful,
      v.all(
        v.giveTag(2),
        v.badPublicityPer(['encountered', 'Black Ice'], ['rezzed', 'Black Ops'], ['stolen', 'Black Ops']),
      ),
    ),
  ),
});
prep('on-the-fast-track', 'On the Fast Track', {
  cost: 0,
  play: v.ifTrashedThisTurn('Advertisement', v.gain(8), v.ifTrashedThisTurn('Transactions', v.gain(6))),
});
prep('pirate-broadcast', 'Pirate Broadcast', {
  cost: 1,
  play: v.runEverywhere(v.scorePoints(1), v.forgoes(RUNNER, 1)),
});
prep('poisoned-water-supply', 'Poisoned Water Supply', {
  cost: 4,
  keywords: ['Bad Publicity'],
  play: v.all(v.trashInstalled(2, { type: 'resource', keyword: 'Connection' }), v.badPublicity(1)),
  playOnly: v.hasConnections(2),
});
prep('prearranged-drop', 'Prearranged Drop', { cost: 0, play: v.later('nextAgenda', v.gain(6)) });
prep('promises-promises', 'Promises, Promises', { cost: 2, play: v.later('nextAgenda', v.scorePoints(1)) });
prep('reconnaissance', 'Reconnaissance', { cost: 0, play: v.makeRunWhile('rezzed', v.gain(1)) });

prep('remote-detonator', 'Remote Detonator', {
  cost: 7,
  keywords: ['Sabotage'],
  play: v.all(v.trashRezzedIce('success'), v.giveTag(3)),
  playOnly: v.succeededThisTurn(),
});
prep('rush-hour', 'Rush Hour', { cost: 3, play: v.makeRun(RD, { what: 'access', amount: 3, fort: RD }, quietly) });
prep('senatorial-field-trip', 'Senatorial Field Trip', {
  cost: 1,
  keywords: ['Bad Publicity'],
  play: v.derezOrPublish('Black Ice', 2),
  playOnly: v.happened('rezzed', 'turn', 'Black Ice'),
});
prep('stakeout', 'Stakeout', { cost: 0, play: v.all(v.gain(2), v.draw(1)) });
prep('subliminal-corruption', 'Subliminal Corruption', {
  cost: 2,
  keywords: ['Bad Publicity'],
  play: v.makeRunWhile('runEnds', v.badPublicityPer(['trashed', 'Advertisement'])),
});

/** Charges the cost of the current card plus `more`; each missing bit is a point of meat damage. */
function chargeCost(more: number): Effect {
  return v.verb(
    {
      v: 'all',
      as: { do: 'payForTest', more },
      parts: [
        { v: 'lose', n: more },
        { v: 'lose', per: 'cost' },
        { v: 'damage', of: 'meat', per: 'short' },
      ],
    },
    (draft, { ref }) => {
      const due = more + (definition(ref.about?.card ?? '').cost ?? 0);
      const paid = Math.min(due, bitsOf(draft.table, ref.seat));
      if (paid < due) dealDamage(draft, ref, 'meat', due - paid);
      changeBits(draft, ref.seat, -paid, 'effect');
    },
  );
}

prep('test-spin', 'Test Spin', {
  cost: 1,
  play: v.findAndInstall(
    'program',
    'stack',
    'free',
    v.all(v.makeRun(null), v.when(v.isThatInstalled, v.shuffleIn('that', RUNNER), chargeCost(4))),
  ),
});
prep('the-personal-touch', 'The Personal Touch', { cost: 4, play: v.strengthenOne(1) });
prep('weefle-initiation', 'Weefle Initiation', { cost: 0, play: v.makeRun(null, { what: 'shield', amount: 7 }) });
