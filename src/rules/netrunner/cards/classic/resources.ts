/** Resources of Classic. */
import { resource } from '../../card.ts';
import { CORP, RUNNER } from '../../table.ts';
import { gain, loseOwn } from '../../verbs/bits/bits.ts';
import { trashThis } from '../../verbs/cards/cards.ts';
import { showRandom } from '../../verbs/cards/hands.ts';
import { lookAtTop } from '../../verbs/cards/piles.ts';
import { takeTag } from '../../verbs/harm/harm.ts';
import { everyTraceSucceeds } from '../../verbs/trace.ts';

const set = 'classic';

resource('crash-space', 'Crash Space', {
  set,
  cost: 2,
  keywords: ['Unique'],
  triggers: [
    { on: 'start', effect: gain(1) },
    { on: 'traceOver', effect: takeTag() },
    { on: 'leaves', effect: loseOwn(RUNNER, 2) },
  ],
  modifiers: [everyTraceSucceeds()],
  abilities: [{ cost: { actions: 1 }, when: 'action', effect: trashThis() }],
});
resource('executive-file-clerk', 'Executive File Clerk', {
  set,
  cost: 0,
  keywords: ['Connection', 'Hidden'],
  abilities: [{ cost: { bits: 2, trash: true }, when: 'window', effect: showRandom(CORP, 'all') }],
});
resource('sandbox-dig', 'Sandbox Dig', {
  set,
  cost: 0,
  keywords: ['Hidden'],
  abilities: [{ cost: { bits: 3, trash: true }, when: 'window', effect: lookAtTop(CORP, 3) }],
});
