import { cardsOf } from '../../card.ts';
import { countUse } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { CORP, RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { asAction } from '../shared.ts';

const { resource } = cardsOf('classic');

resource('crash-space', 'Crash Space', {
  cost: 2,
  keywords: ['Unique'],
  triggers: [
    { on: 'start', effect: v.gain(1) },
    { on: 'traceOver', effect: v.giveTag() },
    { on: 'leaves', effect: v.loses(RUNNER, 2) },
  ],
  modifiers: [v.everyTraceSucceeds()],
  abilities: [{ ...asAction, effect: v.trashThis() }],
});
/** If a prep is played twice in a turn, it counts each time. */
const firstTime = v.fact({ is: 'about', first: true }, ({ past, cards }, ref) => {
  const { card } = ref?.about ?? {};
  const plays = past.turn.filter((event) => event.kind === 'played' && event.card === card).length;
  return card !== undefined && ref?.slot != null && (cards[ref.slot]?.used[card] ?? 0) < plays;
});

/** The extra bits have the same restrictions as the original ones (R-CARD-elena-laskova.2). */
const gainWithThem = (amount: number): Effect =>
  v.verb({ v: 'gain', n: amount, more: true }, (draft, { ref }) => {
    const { card, kept } = ref.about ?? {};
    if (ref.slot === null || card === undefined) return;
    countUse(draft, ref.slot, card);
    gainBits(draft, ref.seat, amount, 'card', kept);
  });

resource('elena-laskova', 'Elena Laskova', {
  cost: 3,
  keywords: ['Connection', 'Unique'],
  triggers: [{ on: 'prepPays', only: firstTime, effect: gainWithThem(1) }],
});
resource('executive-file-clerk', 'Executive File Clerk', {
  cost: 0,
  keywords: ['Connection', 'Hidden'],
  abilities: [{ cost: { bits: 2, trash: true }, when: 'window', effect: v.showRandom(CORP, 'all') }],
});
resource('sandbox-dig', 'Sandbox Dig', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [{ cost: { bits: 3, trash: true }, when: 'window', effect: v.lookAtTop(CORP, 3) }],
});
