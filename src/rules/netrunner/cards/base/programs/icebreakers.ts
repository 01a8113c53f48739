import { updateCard } from '../../../draft.ts';
import type { Effect } from '../../../effect.ts';
import { andForgo } from '../../../verbs/actions.ts';
import { putCounters, removeCounters } from '../../../verbs/bits/bits.ts';
import { trashThis } from '../../../verbs/cards/cards.ts';
import { always, on, rollDie, takeRolledDamage } from '../../../verbs/dice.ts';
import { shield } from '../../../verbs/harm/harm.ts';
import {
  boost,
  breakAttempt,
  breakIt,
  breaks,
  breaksAll,
  breaksAny,
  breaksTraces,
  breaksUpTo,
  brokeAnySub,
  strengthForRun,
} from '../../../verbs/ice/breakers.ts';
import { loseStealth } from '../../../verbs/ice/stealth.ts';
import { later } from '../../../verbs/later.ts';
import { addRolled } from '../../../verbs/runs/detour.ts';
import { endRun } from '../../../verbs/runs/run.ts';
import { once, runPart } from '../../../verbs/sequence.ts';
import { breakersOf } from '../../breaker.ts';

const breaker = breakersOf('v1');

breaker('ai-boon', 'AI Boon', {
  cost: 12,
  strength: 0,
  kind: 'Random',
  abilities: [breaks('Sentry', 1), boost(1, 1)],
  triggers: [{ on: 'runBegins', effect: rollDie(always(addRolled('run'))) }],
});
breaker('bartmoss-memorial-icebreaker', 'Bartmoss Memorial Icebreaker', {
  cost: 5,
  strength: 0,
  kind: 'Random',
  abilities: [breaksAny(1), boost(1, 1)],
  triggers: [{ on: 'icePassed', only: brokeAnySub, effect: rollDie(on([1], trashThis())) }],
});
breaker('black-dahlia', 'Black Dahlia', {
  cost: 10,
  strength: 5,
  kind: 'Killer',
  abilities: [breaks('Sentry', 2), boost(1, 2)],
});
breaker('blink', 'Blink', {
  cost: 5,
  strength: 5,
  kind: 'Random',
  abilities: [breakAttempt(0, rollDie(on([1, 2, 3], takeRolledDamage('net')), on([4, 5, 6], breakIt())))],
});
breaker('codecracker', 'Codecracker', { cost: 2, strength: 0, abilities: [breaks('Code Gate', 0), boost(1, 1)] });
breaker('codeslinger', 'Codeslinger', { cost: 7, strength: 3, kind: 'Killer', abilities: [breaks('Sentry', 1)] });
breaker('cyfermaster', 'Cyfermaster', { cost: 4, strength: 5, abilities: [breaks('Code Gate', 2), boost(1, 1)] });
breaker('dogcatcher', 'Dogcatcher', {
  cost: 3,
  strength: 3,
  abilities: [breaks(['Pit Bull', 'Hellhound', 'Bloodhound', 'Watchdog'], 1), boost(1, 1)],
});
breaker('dropp', 'Dropp', { cost: 3, strength: 4, abilities: [breaksAll(0, endRun()), boost(1, 1)] });

/** The fort on which the card was last used is stored on the card. */
function resetOnOtherFort(counter: string): Effect {
  const lost = removeCounters(counter, 'all');
  return {
    steps: [
      (draft, context) => {
        const { slot } = context.ref;
        const card = slot === null ? undefined : draft.table.cards[slot];
        const fort = draft.table.run?.fort;
        if (!card || fort === undefined || card.chosen === fort) return;
        updateCard(draft, card.slot, { chosen: fort });
        if (card.chosen !== undefined) runPart(draft, context, 0);
      },
    ],
    parts: [lost],
    means: { v: 'uncount', of: counter, n: 'all', elsewhere: true },
  };
}

/** One counter per run, however many times it breaks. */
const growsOnce = (counter: string): Effect => ({
  ...once('run', later('runEnds', putCounters(counter, 1))),
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
  abilities: [breaks('Code Gate', 1, growsOnce('strength')), boost(1, 2)],
  triggers: [
    {
      on: 'used',
      says: 'otherFort',
      effect: resetOnOtherFort('strength'),
    },
  ],
});
breaker('dwarf', 'Dwarf', { cost: 6, strength: 3, kind: 'Worm', abilities: [breaks('Wall', 1), boost(1, 1)] });
breaker('evil-twin', 'Evil Twin', {
  cost: 6,
  strength: 3,
  kind: 'Killer',
  abilities: [breaks('Sentry', 3), boost(1, 1), shield(2, 'net', 'brain')],
});
breaker('flak', 'Flak', { cost: 4, strength: 2, abilities: [breaks('AP', 1), boost(1, 1)] });
breaker('grubb', 'Grubb', { cost: 0, strength: 0, kind: 'Worm', abilities: [breaks('Wall', 1), boost(1, 2, 'run')] });
breaker('hammer', 'Hammer', {
  cost: 2,
  strength: 2,
  kind: 'Noisy',
  abilities: [breaks('Wall', 1, loseStealth(2)), boost(1, 1)],
});
breaker('jackhammer', 'Jackhammer', {
  cost: 1,
  strength: 0,
  kind: 'Noisy',
  abilities: [breaks('Wall', 0, loseStealth(1)), boost(1, 1)],
});
breaker('japanese-water-torture', 'Japanese Water Torture', {
  cost: 7,
  strength: 2,
  abilities: [breaks('Wall', 0), andForgo(boost(1, 1), 1)],
});
breaker('krash', 'Krash', { cost: 0, strength: 0, abilities: [breaksAny(2), boost(1, 2)] });
breaker('loony-goon', 'Loony Goon', {
  cost: 4,
  strength: 0,
  kind: 'Killer',
  abilities: [breaks('Sentry', 1), boost(1, 1)],
});
breaker('pile-driver', 'Pile Driver', {
  cost: 1,
  strength: 7,
  kind: 'Noisy',
  abilities: [breaksUpTo(4, 'Wall', 3, loseStealth(3)), boost(1, 1)],
});
breaker('raffles', 'Raffles', { cost: 7, strength: 4, abilities: [breaks('Code Gate', 1), boost(1, 2)] });
breaker('ramming-piston', 'Ramming Piston', {
  cost: 4,
  strength: 5,
  kind: 'Noisy',
  abilities: [breaks('Wall', 2, loseStealth(2)), boost(1, 1)],
});
breaker('raptor', 'Raptor', { cost: 1, strength: 1, kind: 'Killer', abilities: [breaks('Sentry', 2), boost(1, 1)] });
breaker('reflector', 'Reflector', { cost: 2, strength: 4, abilities: [breaks(['Stun', 'Hellbolt', 'Knockout'], 0)] });
breaker('replicator', 'Replicator', { cost: 5, strength: 2, abilities: [breaksTraces(0), boost(1, 1)] });
breaker('shaka', 'Shaka', { cost: 4, strength: 2, kind: 'Killer', abilities: [breaks('Sentry', 1), boost(1, 2)] });
breaker('snowball', 'Snowball', {
  cost: 10,
  strength: 0,
  kind: 'Killer',
  abilities: [breaks('Sentry', 1, strengthForRun('this', 1)), boost(1, 1)],
});
breaker('tinweasel', 'Tinweasel', { cost: 5, strength: 3, abilities: [breaks('Code Gate', 0)] });
breaker('wild-card', 'Wild Card', {
  cost: 0,
  strength: 0,
  kind: 'Killer',
  abilities: [breaks('Sentry', 0), boost(1, 3)],
});
breaker('wizards-book', "Wizard's Book", { cost: 5, strength: 2, abilities: [breaks('Code Gate', 0), boost(1, 2)] });
breaker('worm', 'Worm', { cost: 4, strength: 2, kind: 'Worm', abilities: [breaks('Wall', 0), boost(1, 3)] });
