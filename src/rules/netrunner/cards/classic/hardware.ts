import { cardsOf } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { hardware } = cardsOf('classic');

hardware('little-black-box', 'Little Black Box', {
  cost: 4,
  keywords: ['Deck'],
  modifiers: [v.moreMemory(1), v.moreHandSize(RUNNER, 1)],
  abilities: [v.shield(1, 'net', 'brain')],
  pool: { for: ['link'], bits: 1 },
});
hardware('omnitech-spinal-tap-cybermodem', 'Omnitech "Spinal Tap" Cybermodem', {
  cost: 5,
  keywords: ['Deck', 'Random'],
  modifiers: [v.moreMemory(1)],
  pool: { for: ['icebreaker', 'link'], bits: 2 },
  triggers: [
    { on: 'start', effect: v.rollDie(v.on([1], v.damage('brain', 2, false))) },
    { on: 'leaves', effect: v.damage('brain', 2) },
  ],
});
hardware('omnitech-wet-drive', 'Omnitech Wet Drive', {
  cost: 0,
  keywords: ['Cybernetics'],
  modifiers: [v.handIsMemory()],
});
hardware('vintage-camaro', 'Vintage Camaro', {
  cost: 1,
  keywords: ['Vehicle'],
  abilities: [v.andForgo(v.avoidTag({ bits: 1 }), 1)],
});
hardware('zetatech-portastation', 'Zetatech Portastation', { cost: 3, pool: { for: ['play'], type: 'prep', bits: 1 } });
