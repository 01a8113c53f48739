/**
 * Invented cards: rows of RULES.md about a text that no printed card has on its own. They exist only in the tests that
 * import this file, and are made with the same factories and verbs as the printed cards.
 */
import { cardsOf } from '../../../src/rules/netrunner/card.ts';
import type { TextRef } from '../../../src/rules/netrunner/frame.ts';
import { RUNNER } from '../../../src/rules/netrunner/table.ts';
import { gain } from '../../../src/rules/netrunner/verbs/bits/bits.ts';
import { discardRandom } from '../../../src/rules/netrunner/verbs/cards/hands.ts';
import { damage, damageThen, giveTag } from '../../../src/rules/netrunner/verbs/harm/harm.ts';
import { announceBudget } from '../../../src/rules/netrunner/verbs/runs/budget.ts';
import { when } from '../../../src/rules/netrunner/verbs/sequence.ts';
import { linkBoost, trace } from '../../../src/rules/netrunner/verbs/trace.ts';

const { ice, node, program, resource, upgrade } = cardsOf('v1');

const worthFive = {
  says: 'the value of the trace is 5 or more',
  holds: (_: unknown, ref?: TextRef) => (ref?.about?.trace ?? 0) >= 5,
  means: { is: 'about', result: 'success' },
} as const;

ice('paper-needle', 'Paper Needle', {
  cost: 1,
  strength: 1,
  keywords: ['Sentry'],
  subs: [damage('net', 1), trace(3, giveTag())],
});
ice('paper-hornet', 'Paper Hornet', {
  cost: 1,
  strength: 1,
  keywords: ['Sentry'],
  subs: [damageThen('net', 2, giveTag())],
});
ice('paper-hammer', 'Paper Hammer', {
  cost: 1,
  strength: 1,
  keywords: ['Sentry'],
  subs: [damage('net', 1), damage('meat', 1)],
});
program('paper-relay', 'Paper Relay', { cost: 0, mu: 0, abilities: [linkBoost(1, 2)] });
ice('paper-twins', 'Paper Twins', {
  cost: 1,
  strength: 1,
  keywords: ['Sentry'],
  subs: [trace(2, damage('net', 1), { either: when(worthFive, damage('net', 1)) })],
});
ice('paper-lurker', 'Paper Lurker', {
  cost: 1,
  strength: 1,
  keywords: ['Sentry'],
  subs: [trace(3, giveTag(), { failure: gain(2) })],
});
ice('paper-verdict', 'Paper Verdict', {
  cost: 1,
  strength: 1,
  keywords: ['Sentry'],
  subs: [trace(3, damage('net', 1), { either: giveTag() })],
});
node('paper-clerk', 'Paper Clerk', {
  cost: 0,
  trash: 1,
  triggers: [
    { on: 'traceStarts', effect: gain(1) },
    { on: 'traceOver', effect: gain(2) },
  ],
});
node('paper-teller', 'Paper Teller', {
  cost: 0,
  trash: 1,
  abilities: [
    { cost: { counter: 'Paper' }, when: 'window', effect: gain(1) },
    { cost: { actions: 1 }, when: 'action', effect: gain(3) },
  ],
});
upgrade('paper-wasp', 'Paper Wasp', {
  cost: 0,
  trash: 1,
  triggers: [{ on: 'rezzed', effect: damage('net', 1) }],
});
ice('paper-fence', 'Paper Fence', {
  cost: 1,
  strength: 0,
  keywords: ['Wall', 'Code Gate'],
  subs: [damage('net', 1), damage('net', 1)],
});
resource('paper-nail', 'Paper Nail', {
  cost: 0,
  triggers: [{ on: 'end', effect: damage('brain', 1) }],
});
upgrade('paper-toll', 'Paper Toll', {
  cost: 0,
  trash: 1,
  triggers: announceBudget().slice(0, 1),
});
ice('paper-draught', 'Paper Draught', {
  cost: 1,
  strength: 0,
  keywords: ['Sentry'],
  subs: [discardRandom(RUNNER, 3), giveTag()],
});
