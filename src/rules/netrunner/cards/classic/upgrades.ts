/** Upgrades of Classic. */
import { upgrade } from '../../card.ts';
import { doubleStrength } from '../../verbs/strength.ts';

upgrade('sterdroid', 'Sterdroid', {
  set: 'classic',
  cost: 0,
  trash: 0,
  abilities: [{ cost: { bits: 3, trash: true }, when: 'window', effect: doubleStrength() }],
});
