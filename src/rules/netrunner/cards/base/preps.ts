/** Preps of the base set. */
import { prep } from '../../card.ts';
import { CORP, HQ, RD } from '../../table.ts';
import { gain, loses } from '../../verbs/bits.ts';
import { scorePoints, stoleThisTurn } from '../../verbs/board.ts';
import { derezIce, draw, expose, recover } from '../../verbs/cards.ts';
import { makeRun, makeRunFor } from '../../verbs/run.ts';
import { when } from '../../verbs/sequence.ts';

const set = 'v1';

prep('anonymous-tip', 'Anonymous Tip', { set, cost: 3, keywords: ['Sabotage'], play: derezIce('Black Ice') });
prep('bodyweight-synthetic-blood', 'Bodyweight Synthetic Blood', { set, cost: 2, play: draw(5) });
prep('custodial-position', 'Custodial Position', {
  set,
  cost: 2,
  play: makeRun(RD, { what: 'access', amount: 2, fort: RD }),
});
prep('desperate-competitor', 'Desperate Competitor', {
  set,
  cost: 0,
  play: scorePoints(1),
  playOnly: stoleThisTurn('Gray Ops'),
});
prep('executive-wiretaps', 'Executive Wiretaps', {
  set,
  cost: 2,
  play: makeRun(HQ, { what: 'access', amount: 2, fort: HQ }),
});
prep('forgotten-backup-chip', 'Forgotten Backup Chip', { set, cost: 0, play: recover('program') });
prep('gideons-pawnshop', "Gideon's Pawnshop", { set, cost: 2, play: recover() });
prep('hot-tip-for-wns', 'Hot Tip for WNS', { set, cost: 0, play: when(stoleThisTurn('Black Ops'), scorePoints(1)) });
prep('hunt-club-bbs', 'Hunt Club BBS', { set, cost: 1, keywords: ['BBS'], play: expose(3, 'anywhere') });
prep('inside-job', 'Inside Job', { set, cost: 2, play: makeRun(null, { what: 'autoPass', amount: 1 }) });
prep('jack-n-joe', "Jack 'n' Joe", { set, cost: 0, play: draw(3) });
prep('livewires-contacts', "Livewire's Contacts", { set, cost: 0, play: gain(3) });
prep('score', 'Score!', { set, cost: 5, play: gain(9) });
prep('stumble-through-wilderspace', 'Stumble through Wilderspace', {
  set,
  cost: 2,
  play: makeRun(null, { what: 'link', amount: 9 }),
});
prep('weather-to-finance-pipe', 'Weather-to-Finance Pipe', {
  set,
  cost: 0,
  keywords: ['Sabotage'],
  play: makeRunFor(HQ, loses(CORP, 4)),
});
