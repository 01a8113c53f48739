/** More preps of the base set. */
import { prep } from '../../card.ts';
import { stoleThisTurn } from '../../verbs/board.ts';
import { exposeOutermost, search, strengthenAll } from '../../verbs/cards.ts';

const set = 'v1';
prep('deal-with-militech', 'Deal with Militech', {
  set,
  cost: 0,
  play: strengthenAll(),
  playOnly: stoleThisTurn('Research'),
});
prep('ice-and-datas-guide-to-the-net', "Ice and Data's Guide to the Net", { set, cost: 0, play: exposeOutermost() });
prep('temple-microcode-outlet', 'Temple Microcode Outlet', {
  set,
  cost: 1,
  keywords: ['BBS'],
  play: search('program'),
});
