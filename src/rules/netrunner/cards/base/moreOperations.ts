/** Operations and upgrades of the base set with one plain effect. */
import { operation, upgrade } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { gain, losesAll } from '../../verbs/bits.ts';
import { draw } from '../../verbs/cards.ts';
import { easierHere } from '../../verbs/costs.ts';
import { giveTag, tagged } from '../../verbs/harm.ts';
import { all } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';

const set = 'v1';
operation('closed-accounts', 'Closed Accounts', {
  set,
  cost: 1,
  keywords: ['Gray Ops'],
  play: losesAll(RUNNER),
  playOnly: tagged,
});
operation('day-shift', 'Day Shift', { set, cost: 0, play: all(draw(2), gain(1)) });
upgrade('turbeau-delacroix', 'Turbeau Delacroix', {
  set,
  cost: 1,
  trash: 2,
  keywords: ['Sysop', 'Ambush'],
  triggers: [{ on: 'accessed', effect: trace(10, giveTag()) }],
});
upgrade('washington-dc-city-grid', 'Washington, D.C., City Grid', {
  set,
  cost: 7,
  trash: 6,
  keywords: ['Region'],
  modifiers: [easierHere(1)],
});
