/** Ice of Proteus that ends the run, does damage or trashes; some of it pays for itself, or is as strong as was paid. */
import { ice } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';
import { trashProgram } from '../../verbs/cards.ts';
import { damage } from '../../verbs/harm.ts';
import { asOften, paidX, payOnRez } from '../../verbs/ice.ts';
import { runBan } from '../../verbs/restOfRun.ts';
import { endRun } from '../../verbs/run.ts';
import { all, unlessRunnerPays } from '../../verbs/sequence.ts';
import { strengthX } from '../../verbs/strength.ts';
import { traceX } from '../../verbs/trace.ts';

const set = 'proteus';
const end = endRun();
const brings = (amount: number) => [{ on: 'rezzed', effect: gain(amount) } as const];
ice('brain-wash', 'Brain Wash', {
  set,
  cost: 3,
  strength: 2,
  keywords: ['Sentry', 'Black Ice', 'AP', 'Brainwipe'],
  subs: [damage('brain', 1)],
});
ice('colonel-failure', 'Colonel Failure', {
  set,
  cost: 17,
  strength: 6,
  keywords: ['Sentry', 'Killer'],
  subs: [trashProgram(), trashProgram(), trashProgram(), end, end],
});
ice('digiconda', 'Digiconda', {
  set,
  cost: 6,
  strength: 0,
  keywords: ['Sentry', 'AP', 'Sword'],
  subs: [damage('net', 2), end],
  triggers: [{ on: 'rezzed', effect: payOnRez(1, 6) }],
  modifiers: [strengthX()],
});
ice('homing-missile', 'Homing Missile', {
  set,
  cost: 4,
  strength: 0,
  keywords: ['Sentry'],
  subs: [traceX(all(end, runBan(2)))],
  triggers: [{ on: 'rezzed', effect: payOnRez(1, 8) }],
  modifiers: [strengthX()],
});
ice('misleading-access-menus', 'Misleading Access Menus', {
  set,
  cost: 0,
  strength: 1,
  keywords: ['Code Gate'],
  subs: [unlessRunnerPays(1, end)],
  triggers: brings(3),
});
ice('sandstorm', 'Sandstorm', {
  set,
  cost: 4,
  strength: 4,
  keywords: ['Wall'],
  subs: [asOften('This ice has X subroutines, each:', paidX, end)],
  triggers: [{ on: 'rezzed', effect: payOnRez(2) }],
});
ice('snowbank', 'Snowbank', {
  set,
  cost: 0,
  strength: 0,
  keywords: ['Wall'],
  subs: [unlessRunnerPays(1, end)],
  triggers: brings(3),
});
ice('toughonium-wall', 'Toughonium Wall', {
  set,
  cost: 13,
  strength: 7,
  keywords: ['Wall'],
  subs: [end, end, end, end],
});
ice('washed-up-solo-construct', 'Washed-Up Solo Construct', {
  set,
  cost: 0,
  strength: 0,
  keywords: ['Sentry', 'Killer'],
  subs: [unlessRunnerPays(1, trashProgram())],
  triggers: brings(3),
});
