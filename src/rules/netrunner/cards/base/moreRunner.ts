/** Hardware and resources of the base set that do one thing. */
import { hardware, resource } from '../../card.ts';
import { CORP, RUNNER } from '../../table.ts';
import { gain, store, take } from '../../verbs/bits.ts';
import { moreHandSize, moreMemory } from '../../verbs/board.ts';
import { draw, recoverTop, trashThis } from '../../verbs/cards.ts';
import { afterSuccess } from '../../verbs/counters.ts';
import { lookAtTop } from '../../verbs/piles.ts';
import { all } from '../../verbs/sequence.ts';
import { baseLink, linkBoost } from '../../verbs/trace.ts';

const set = 'v1';
const action = { cost: { actions: 1 }, when: 'action' } as const;
resource('back-door-to-orbital-air', 'Back Door to Orbital Air', {
  set,
  cost: 0,
  keywords: ['Base Link'],
  abilities: [baseLink(1, 2), linkBoost(2, 1)],
});
resource('junkyard-bbs', 'Junkyard BBS', {
  set,
  cost: 1,
  keywords: ['BBS'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: recoverTop() }],
});
resource('karl-de-veres-corporate-stooge', 'Karl de Veres, Corporate Stooge', {
  set,
  cost: 2,
  keywords: ['Connection', 'Unique'],
  triggers: [afterSuccess(null, gain(1))],
});
hardware('militech-mram-chip', 'Militech MRAM Chip', {
  set,
  cost: 2,
  keywords: ['Chip', 'Cybernetics'],
  modifiers: [moreHandSize(RUNNER, 3)],
});
resource('rigged-investments', 'Rigged Investments', {
  set,
  cost: 4,
  triggers: [
    { on: 'installed', effect: store(12) },
    { on: 'start', effect: take(1) },
    { on: 'emptied', effect: trashThis() },
  ],
});
resource('silicon-saloon-franchise', 'Silicon Saloon Franchise', {
  set,
  cost: 8,
  keywords: ['Position'],
  abilities: [{ ...action, effect: all(gain(1), draw(1)) }],
});
resource('technician-lover', 'Technician Lover', {
  set,
  cost: 2,
  abilities: [{ ...action, effect: lookAtTop(CORP, 1) }],
});
resource('top-runners-conference', "Top Runners' Conference", {
  set,
  cost: 0,
  triggers: [
    { on: 'start', effect: gain(2) },
    { on: 'runBegins', effect: trashThis() },
  ],
});
hardware('tycho-mem-chip', 'Tycho Mem Chip', { set, cost: 5, keywords: ['Chip'], modifiers: [moreMemory(3)] });
