import { updateCard } from '../../../draft.ts';
import type { Effect } from '../../../effect.ts';
import * as v from '../../../verbs/index.ts';
import { breakersOf } from '../../shared.ts';

const breaker = breakersOf('v1');

breaker('ai-boon', 'AI Boon', {
  cost: 12,
  strength: 0,
  kind: 'Random',
  abilities: [v.breaks('Sentry', 1), v.boost(1, 1)],
  triggers: [{ on: 'runBegins', effect: v.rollDie(v.always(v.addRolled('run'))) }],
});
breaker('bartmoss-memorial-icebreaker', 'Bartmoss Memorial Icebreaker', {
  cost: 5,
  strength: 0,
  kind: 'Random',
  abilities: [v.breaksAny(1), v.boost(1, 1)],
  triggers: [{ on: 'icePassed', only: v.brokeAnySub, effect: v.rollDie(v.on([1], v.trashThis())) }],
});
breaker('black-dahlia', 'Black Dahlia', {
  cost: 10,
  strength: 5,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 2), v.boost(1, 2)],
});
breaker('blink', 'Blink', {
  cost: 5,
  strength: 5,
  kind: 'Random',
  abilities: [v.breakAttempt(0, v.rollDie(v.on([1, 2, 3], v.takeRolledDamage('net')), v.on([4, 5, 6], v.breakIt())))],
});
breaker('codecracker', 'Codecracker', { cost: 2, strength: 0, abilities: [v.breaks('Code Gate', 0), v.boost(1, 1)] });
breaker('codeslinger', 'Codeslinger', { cost: 7, strength: 3, kind: 'Killer', abilities: [v.breaks('Sentry', 1)] });
breaker('cyfermaster', 'Cyfermaster', { cost: 4, strength: 5, abilities: [v.breaks('Code Gate', 2), v.boost(1, 1)] });
breaker('dogcatcher', 'Dogcatcher', {
  cost: 3,
  strength: 3,
  abilities: [v.breaks(['Pit Bull', 'Hellhound', 'Bloodhound', 'Watchdog'], 1), v.boost(1, 1)],
});
breaker('dropp', 'Dropp', { cost: 3, strength: 4, abilities: [v.breaksAll(0, v.endRun()), v.boost(1, 1)] });

/** The fort on which the card was last used is stored on the card. */
function resetOnOtherFort(counter: string): Effect {
  const lost = v.removeCounters(counter, 'all');
  return v.compound({ v: 'uncount', of: counter, n: 'all', elsewhere: true }, [lost], (draft, context) => {
    const { slot } = context.ref;
    const card = slot === null ? undefined : draft.table.cards[slot];
    const fort = draft.table.run?.fort;
    if (!card || fort === undefined || card.chosen === fort) return;
    updateCard(draft, card.slot, { chosen: fort });
    if (card.chosen !== undefined) v.runPart(draft, context, 0);
  });
}

/** One counter per run, however many times it breaks. */
const growsOnce = (counter: string): Effect => ({
  ...v.once('run', v.later('runEnds', v.putCounters(counter, 1))),
  means: {
    v: 'later',
    as: { do: 'growOnce', counter },
    on: 'runEnds',
    until: 'run',
    part: { v: 'counter', of: counter, n: 1 },
  },
});

breaker('dupre', 'Dupré', {
  cost: 1,
  strength: 0,
  abilities: [v.breaks('Code Gate', 1, growsOnce('strength')), v.boost(1, 2)],
  triggers: [
    {
      on: 'used',
      says: 'otherFort',
      effect: resetOnOtherFort('strength'),
    },
  ],
});
breaker('dwarf', 'Dwarf', { cost: 6, strength: 3, kind: 'Worm', abilities: [v.breaks('Wall', 1), v.boost(1, 1)] });
breaker('evil-twin', 'Evil Twin', {
  cost: 6,
  strength: 3,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 3), v.boost(1, 1), v.shield(2, 'net', 'brain')],
});
breaker('flak', 'Flak', { cost: 4, strength: 2, abilities: [v.breaks('AP', 1), v.boost(1, 1)] });
breaker('grubb', 'Grubb', {
  cost: 0,
  strength: 0,
  kind: 'Worm',
  abilities: [v.breaks('Wall', 1), v.boost(1, 2, 'run')],
});
breaker('hammer', 'Hammer', {
  cost: 2,
  strength: 2,
  kind: 'Noisy',
  abilities: [v.breaks('Wall', 1, v.loseStealth(2)), v.boost(1, 1)],
});
breaker('jackhammer', 'Jackhammer', {
  cost: 1,
  strength: 0,
  kind: 'Noisy',
  abilities: [v.breaks('Wall', 0, v.loseStealth(1)), v.boost(1, 1)],
});
breaker('japanese-water-torture', 'Japanese Water Torture', {
  cost: 7,
  strength: 2,
  abilities: [v.breaks('Wall', 0), v.andForgo(v.boost(1, 1), 1)],
});
breaker('krash', 'Krash', { cost: 0, strength: 0, abilities: [v.breaksAny(2), v.boost(1, 2)] });
breaker('loony-goon', 'Loony Goon', {
  cost: 4,
  strength: 0,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 1), v.boost(1, 1)],
});
breaker('pile-driver', 'Pile Driver', {
  cost: 1,
  strength: 7,
  kind: 'Noisy',
  abilities: [v.breaksUpTo(4, 'Wall', 3, v.loseStealth(3)), v.boost(1, 1)],
});
breaker('raffles', 'Raffles', { cost: 7, strength: 4, abilities: [v.breaks('Code Gate', 1), v.boost(1, 2)] });
breaker('ramming-piston', 'Ramming Piston', {
  cost: 4,
  strength: 5,
  kind: 'Noisy',
  abilities: [v.breaks('Wall', 2, v.loseStealth(2)), v.boost(1, 1)],
});
breaker('raptor', 'Raptor', {
  cost: 1,
  strength: 1,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 2), v.boost(1, 1)],
});
breaker('reflector', 'Reflector', { cost: 2, strength: 4, abilities: [v.breaks(['Stun', 'Hellbolt', 'Knockout'], 0)] });
breaker('replicator', 'Replicator', { cost: 5, strength: 2, abilities: [v.breaksTraces(0), v.boost(1, 1)] });
breaker('shaka', 'Shaka', { cost: 4, strength: 2, kind: 'Killer', abilities: [v.breaks('Sentry', 1), v.boost(1, 2)] });
breaker('snowball', 'Snowball', {
  cost: 10,
  strength: 0,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 1, v.strengthForRun('this', 1)), v.boost(1, 1)],
});
breaker('tinweasel', 'Tinweasel', { cost: 5, strength: 3, abilities: [v.breaks('Code Gate', 0)] });
breaker('wild-card', 'Wild Card', {
  cost: 0,
  strength: 0,
  kind: 'Killer',
  abilities: [v.breaks('Sentry', 0), v.boost(1, 3)],
});
breaker('wizards-book', 'Wizard’s Book', {
  cost: 5,
  strength: 2,
  abilities: [v.breaks('Code Gate', 0), v.boost(1, 2)],
});
breaker('worm', 'Worm', { cost: 4, strength: 2, kind: 'Worm', abilities: [v.breaks('Wall', 0), v.boost(1, 3)] });
