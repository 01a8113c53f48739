import { cardsOf } from '../../card.ts';
import { changeRun, emit } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { happens } from '../../rulebook/moments.ts';
import { runRefusal } from '../../rulebook/run/ban.ts';
import { CORP, RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { fromHqAndRd } from '../shared.ts';

const { node } = cardsOf('proteus');

node('bel-digmo-antibody', 'Bel-Digmo Antibody', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush', 'Virus'],
  ambush: { from: ['pile'] },
  triggers: [
    { on: 'rezzed', effect: v.shuffleIn('this', CORP) },
    { on: 'accessed', effect: v.damage('net', 1) },
  ],
});
node('cybertech-think-tank', 'Cybertech Think Tank', {
  cost: 1,
  trash: 3,
  keywords: ['Asset'],
  advanceable: true,
  abilities: [v.raiseDamage({ counter: 'advancement' }, 'meat')],
});
node('department-of-misinformation', 'Department of Misinformation', {
  cost: 0,
  trash: 4,
  keywords: ['Asset'],
  rezAt: 'expose',
  abilities: [{ cost: { bits: 1 }, when: 'expose', effect: v.preventExpose() }],
});
node('doppelganger-antibody', 'Doppelganger Antibody', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush', 'Virus'],
  ambush: { from: fromHqAndRd },
  triggers: [{ on: 'accessed', effect: v.mayPay(2, v.giveCounters(RUNNER, 'Doppelganger')) }],
  counters: [v.runnerCounters('Doppelganger', 4, 'opponentStart', v.loses(RUNNER, 1))],
});
node('executive-boot-camp', 'Executive Boot Camp', {
  cost: 0,
  trash: 2,
  abilities: [
    {
      cost: { also: v.losesRandom() },
      when: 'window',
      effect: v.temporaryBits(2, 'run'),
      condition: v.inRun('anywhere'),
    },
  ],
});
node('government-contract', 'Government Contract', {
  cost: 2,
  trash: 2,
  keywords: ['Asset'],
  advanceable: true,
  abilities: [
    { cost: { counter: 'advancement' }, when: 'window', effect: v.temporaryBits(3, 'turn', 'install', 'rez') },
  ],
});
node('ldl-traffic-analyzers', 'LDL Traffic Analyzers', {
  cost: 0,
  trash: 4,
  keywords: ['Asset'],
  advanceable: true,
  rezAt: 'trace',
  abilities: [{ cost: { counter: 'advancement' }, when: 'traceStart', effect: v.temporaryBits(5, 'trace') }],
});
node('pattel-antibody', 'Pattel Antibody', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush', 'Virus'],
  ambush: { from: fromHqAndRd },
  triggers: [{ on: 'accessed', effect: v.mayPay(3, v.putOnBreakers('Pattel')) }],
  counters: [{ name: 'Pattel', on: 'card', modifiers: [v.strengthPerCounter('Pattel', -1, 'icebreaker')] }],
});

/** Redirects the run that was just announced to this card's fort, if that fort can be run on (R-CARD-siren). */
function redirectHere(): Effect {
  return v.verb({ v: 'divert', where: 'here' }, (draft, { ref }) => {
    const fort = ref.slot === null ? null : draft.table.cards[ref.slot]?.fort;
    if (!fort || runRefusal(draft.table, fort)) return;
    changeRun(draft, { fort, at: 0 });
    emit(draft, { kind: 'diverted', fort, slot: null });
    // It is still the start of the run, now on this fort (R-CARD-obfuscated-fortress.3).
    happens(draft, 'runBegins', { fort, drawn: true });
  });
}

/** Whether the run is on another fort and this card's fort can be run on. */
const elsewhere = v.fact({ is: 'run', where: 'here', not: true }, (table, ref) => {
  const fort = ref?.slot == null ? null : table.cards[ref.slot]?.fort;
  return !!fort && table.run?.fort !== fort && !runRefusal(table, fort);
});

node('siren', 'Siren', {
  cost: 3,
  trash: 0,
  installs: { rezzed: true },
  triggers: [{ on: 'runBegins', only: elsewhere, effect: v.mayPay(1, redirectHere()) }],
});
node('stereogram-antibody', 'Stereogram Antibody', {
  cost: 0,
  trash: 0,
  keywords: ['Ambush', 'Virus'],
  ambush: { from: ['archives'] },
  triggers: [{ on: 'accessed', effect: v.all(v.damage('net', 1), v.shuffleIn('this', CORP)) }],
});
node('syd-meyer-superstores', 'Syd Meyer Superstores', {
  cost: 0,
  trash: 2,
  keywords: ['Asset'],
  abilities: [{ cost: { actions: 1, also: v.trashIce('rezzed') }, when: 'action', effect: v.gain(4) }],
});
