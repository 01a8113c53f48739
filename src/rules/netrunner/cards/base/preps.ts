/** Preps of the base set. */
import { prep } from '../../card.ts';
import { HQ, RD } from '../../table.ts';
import { gain } from '../../verbs/bits.ts';
import { draw, expose, recover } from '../../verbs/cards.ts';
import { makeRun } from '../../verbs/run.ts';

const set = 'v1';

prep('bodyweight-synthetic-blood', 'Bodyweight Synthetic Blood', { set, cost: 2, play: draw(5) });
prep('custodial-position', 'Custodial Position', {
  set,
  cost: 2,
  play: makeRun(RD, { what: 'access', amount: 2, fort: RD }),
});
prep('executive-wiretaps', 'Executive Wiretaps', {
  set,
  cost: 2,
  play: makeRun(HQ, { what: 'access', amount: 2, fort: HQ }),
});
prep('forgotten-backup-chip', 'Forgotten Backup Chip', { set, cost: 0, play: recover('program') });
prep('gideons-pawnshop', "Gideon's Pawnshop", { set, cost: 2, play: recover() });
prep('hunt-club-bbs', 'Hunt Club BBS', { set, cost: 1, keywords: ['BBS'], play: expose(3, 'anywhere') });
prep('inside-job', 'Inside Job', { set, cost: 2, play: makeRun(null, { what: 'autoPass', amount: 1 }) });
prep('jack-n-joe', "Jack 'n' Joe", { set, cost: 0, play: draw(3) });
prep('livewires-contacts', "Livewire's Contacts", { set, cost: 0, play: gain(3) });
prep('score', 'Score!', { set, cost: 5, play: gain(9) });
