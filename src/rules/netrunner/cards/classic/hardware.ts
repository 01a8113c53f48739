import { cardsOf } from '../../card.ts';
import { RUNNER } from '../../table.ts';
import { andForgo } from '../../verbs/actions.ts';
import { handIsMemory, moreHandSize, moreMemory } from '../../verbs/board.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { avoidTag, shield, takeDamage } from '../../verbs/harm/harm.ts';

const { hardware } = cardsOf('classic');

hardware('little-black-box', 'Little Black Box', {
  cost: 4,
  keywords: ['Deck'],
  modifiers: [moreMemory(1), moreHandSize(RUNNER, 1)],
  abilities: [shield(1, 'net', 'brain')],
  pool: { for: ['link'], bits: 1 },
});
hardware('omnitech-spinal-tap-cybermodem', 'Omnitech "Spinal Tap" Cybermodem', {
  cost: 5,
  keywords: ['Deck', 'Random'],
  modifiers: [moreMemory(1)],
  pool: { for: ['icebreaker', 'link'], bits: 2 },
  triggers: [
    { on: 'start', effect: rollDie(on([1], takeDamage('brain', 2, false))) },
    { on: 'leaves', effect: takeDamage('brain', 2) },
  ],
});
hardware('omnitech-wet-drive', 'Omnitech Wet Drive', {
  cost: 0,
  keywords: ['Cybernetics'],
  modifiers: [handIsMemory()],
});
hardware('vintage-camaro', 'Vintage Camaro', {
  cost: 1,
  keywords: ['Vehicle'],
  abilities: [andForgo(avoidTag({ bits: 1 }), 1)],
});
hardware('zetatech-portastation', 'Zetatech Portastation', { cost: 3, pool: { for: ['play'], type: 'prep', bits: 1 } });
