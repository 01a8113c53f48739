/** Hardware of the base set. */
import { hardware } from '../../card.ts';
import { HQ, RD, RUNNER } from '../../table.ts';
import { keepTrashedOn, takeTopOff } from '../../verbs/aside.ts';
import { putCounters } from '../../verbs/bits.ts';
import { moreHandSize, moreMemory } from '../../verbs/board.ts';
import { trashThis } from '../../verbs/cards.ts';
import { avoidTag, prevent, shield } from '../../verbs/harm.ts';
import { accessMore } from '../../verbs/run.ts';
import { wardOff } from '../../verbs/shields.ts';

const set = 'v1';

hardware('armored-fridge', 'Armored Fridge', {
  set,
  cost: 3,
  triggers: [
    { on: 'installed', effect: putCounters('Ablative', 7) },
    { on: 'emptied', effect: trashThis() },
  ],
  abilities: [prevent({ counter: 'Ablative' }, 1, 'meat')],
});
hardware('dermatech-bodyplating', 'Dermatech Bodyplating', {
  set,
  cost: 0,
  keywords: ['Cybernetics'],
  abilities: [shield(1, 'meat')],
});
hardware('full-body-conversion', 'Full Body Conversion', {
  set,
  cost: 0,
  keywords: ['Cybernetics'],
  modifiers: [wardOff('meat', 1)],
});
hardware('green-knight-surge-buffers', '"Green Knight" Surge Buffers', { set, cost: 0, abilities: [shield(1, 'net')] });
hardware('hq-interface', 'HQ Interface', { set, cost: 4, modifiers: [accessMore(HQ, 1)] });
hardware('microtech-backup-drive', 'Microtech Backup Drive', {
  set,
  cost: 0,
  replaces: [keepTrashedOn()],
  abilities: [{ cost: { actions: 1 }, when: 'action', effect: takeTopOff() }],
});
hardware('militech-mram-chip', 'Militech MRAM Chip', {
  set,
  cost: 2,
  keywords: ['Chip', 'Cybernetics'],
  modifiers: [moreHandSize(RUNNER, 3)],
});
hardware('mram-chip', 'MRAM Chip', {
  set,
  cost: 1,
  keywords: ['Chip', 'Cybernetics'],
  modifiers: [moreHandSize(RUNNER, 2)],
});
hardware('nasuko-cycle', 'Nasuko Cycle', {
  set,
  cost: 1,
  keywords: ['Vehicle'],
  abilities: [avoidTag({ bits: 3 })],
});
hardware('parraline-5750', 'Parraline 5750', {
  set,
  cost: 5,
  keywords: ['Deck'],
  modifiers: [moreMemory(1)],
  pool: { for: ['icebreaker'], bits: 1 },
});
hardware('pk-6089a', 'PK-6089a', {
  set,
  cost: 4,
  keywords: ['Deck'],
  modifiers: [moreMemory(1)],
  pool: { for: ['link'], bits: 3 },
});
hardware('rd-interface', 'R&D Interface', { set, cost: 4, modifiers: [accessMore(RD, 1)] });
hardware('tycho-mem-chip', 'Tycho Mem Chip', { set, cost: 5, keywords: ['Chip'], modifiers: [moreMemory(3)] });
hardware('wutech-mem-chip', 'WuTech Mem Chip', { set, cost: 1, keywords: ['Chip'], modifiers: [moreMemory(1)] });
hardware('zetatech-mem-chip', 'Zetatech Mem Chip', { set, cost: 3, keywords: ['Chip'], modifiers: [moreMemory(2)] });
