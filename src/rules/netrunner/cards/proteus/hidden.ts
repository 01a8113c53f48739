/** Hidden resources of Proteus: face down until they are used. */
import { resource } from '../../card.ts';
import { CORP, HQ, RD } from '../../table.ts';
import { gain, loses } from '../../verbs/bits.ts';
import { searchAndInstall } from '../../verbs/cards.ts';
import { meets, passIt } from '../../verbs/detour.ts';
import { avoidTag, prevent } from '../../verbs/harm.ts';
import { accessMoreNow, firstOnFort, onFort, onSubsidiary, trashFortInside } from '../../verbs/success.ts';
import { corpsTurn, save } from '../../verbs/trash.ts';

const set = 'proteus';
const cost = 0;
const keywords = ['Hidden'];
const once = { when: 'window' } as const;
const account = { when: 'window', also: 'owed' } as const;

resource('airport-locker', 'Airport Locker', {
  set,
  cost,
  keywords,
  abilities: [{ cost: { bits: 5, trash: true }, ...once, also: 'encounter', effect: searchAndInstall('program') }],
});
resource('bolt-hole', 'Bolt-Hole', { set, cost, keywords, abilities: [prevent({ trash: true }, 2, 'meat')] });
resource('chiba-bank-account', 'Chiba Bank Account', {
  set,
  cost,
  keywords,
  abilities: [{ cost: { bits: 1, trash: true }, ...account, effect: gain(4) }],
});
resource('credit-subversion', 'Credit Subversion', {
  set,
  cost,
  keywords: ['Hidden', 'Sabotage'],
  abilities: [{ cost: { trash: true }, when: 'success', effect: loses(CORP, 3), condition: firstOnFort(HQ) }],
});
resource('death-from-above', 'Death from Above', {
  set,
  cost,
  keywords: ['Hidden', 'Sabotage'],
  abilities: [{ cost: { trash: true }, when: 'success', effect: trashFortInside(), condition: onSubsidiary }],
});
resource('expendable-family-member', 'Expendable Family Member', {
  set,
  cost,
  keywords,
  abilities: [avoidTag({ bits: 1, trash: true })],
});
resource('hq-mole', 'HQ Mole', {
  set,
  cost,
  keywords,
  abilities: [{ cost: { bits: 4, trash: true }, when: 'success', effect: accessMoreNow(HQ, 2), condition: onFort(HQ) }],
});
resource('liberated-savings-account', 'Liberated Savings Account', {
  set,
  cost,
  keywords,
  abilities: [{ cost: { bits: 7, trash: true }, ...account, effect: gain(11) }],
});
resource('rd-mole', 'R&D Mole', {
  set,
  cost,
  keywords,
  abilities: [{ cost: { bits: 4, trash: true }, when: 'success', effect: accessMoreNow(RD, 2), condition: onFort(RD) }],
});
resource('simulacrum', 'Simulacrum', {
  set,
  cost,
  keywords: ['Connection', 'Hidden'],
  abilities: [
    {
      cost: { trash: true },
      when: 'encounter',
      effect: { ...passIt(), says: 'Pass the ice you encounter at once.' },
      condition: meets('AP'),
    },
  ],
});
resource('swiss-bank-account', 'Swiss Bank Account', {
  set,
  cost,
  keywords,
  abilities: [
    { cost: { trash: true }, ...account, effect: gain(2) },
    { cost: { bits: 3, trash: true }, ...account, effect: gain(6) },
  ],
});
resource('time-to-collect', 'Time to Collect', {
  set,
  cost,
  keywords,
  abilities: [{ ...save({ trash: true }, true, ['resource']), condition: corpsTurn }],
});
resource('wired-switchboard', 'Wired Switchboard', {
  set,
  cost,
  keywords,
  abilities: [
    {
      cost: { trash: true },
      when: 'revealed',
      effect: { says: '+3 link. Use this once both amounts are open.', steps: [] },
      special: { does: 'link', link: 3 },
    },
  ],
});
