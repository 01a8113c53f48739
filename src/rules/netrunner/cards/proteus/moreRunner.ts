/** More programs, hardware and resources of Proteus. */
import { hardware, program, resource } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { store, take } from '../../verbs/bits.ts';
import { moreHandSize, moreMemory } from '../../verbs/board.ts';
import { boost, breaks } from '../../verbs/breakers.ts';
import { baseLink, linkBoost } from '../../verbs/trace.ts';

const set = 'proteus';
const action = { cost: { actions: 1 }, when: 'action' } as const;
program('boring-bit', 'Boring Bit', {
  set,
  cost: 6,
  mu: 1,
  strength: 5,
  keywords: ['Icebreaker', 'Worm'],
  abilities: [breaks('Wall', 2), boost(1, 1)],
});
program('corrosion', 'Corrosion', {
  set,
  cost: 3,
  mu: 1,
  strength: 0,
  keywords: ['Icebreaker', 'Worm'],
  abilities: [breaks('Wall', 0), boost(1, 1)],
});
resource('streetware-distributor', 'Streetware Distributor', {
  set,
  cost: 1,
  keywords: ['BBS', 'Position'],
  triggers: [{ on: 'start', effect: take(1) }],
  abilities: [{ ...action, effect: store(3) }],
});
hardware('sunburst-cranial-interface', 'Sunburst Cranial Interface', {
  set,
  cost: 5,
  keywords: ['Deck', 'Cybernetics', 'Stealth'],
  modifiers: [moreMemory(1), moreHandSize(RUNNER, 1)],
  pool: { for: ['icebreaker'], notKeyword: 'Noisy', bits: 1 },
});
hardware('the-deck', 'The Deck', {
  set,
  cost: 11,
  keywords: ['Deck', 'Base Link'],
  abilities: [baseLink(0, 5), linkBoost(1, 1)],
  modifiers: [moreMemory(1)],
});
