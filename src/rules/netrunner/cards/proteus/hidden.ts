/** Hidden resources of Proteus: face down until they are used. */
import { resource } from '../../card.ts';
import { gain } from '../../verbs/bits.ts';
import { searchAndInstall } from '../../verbs/cards.ts';
import { avoidTag, prevent } from '../../verbs/harm.ts';
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
resource('expendable-family-member', 'Expendable Family Member', {
  set,
  cost,
  keywords,
  abilities: [avoidTag({ bits: 1, trash: true })],
});
resource('liberated-savings-account', 'Liberated Savings Account', {
  set,
  cost,
  keywords,
  abilities: [{ cost: { bits: 7, trash: true }, ...account, effect: gain(11) }],
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
