import { cardsOf } from '../../card.ts';
import { push, slotToHand } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { CORP, cardAt, HQ, RD } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { asAction } from '../shared.ts';

const { resource } = cardsOf('proteus');
const account = { when: 'window', also: 'owed' } as const;

resource('airport-locker', 'Airport Locker', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [
    {
      cost: { bits: 5, trash: true },
      when: 'window',
      also: 'encounter',
      effect: v.findAndInstall('program', 'stack', 'paid'),
    },
  ],
});
resource('back-door-to-netwatch', 'Back Door to Netwatch', {
  cost: 0,
  keywords: ['Hidden', 'Bad Publicity'],
  abilities: [
    {
      cost: { bits: 3, trash: true },
      when: 'traced',
      effect: v.all(v.cancelsTrace(), v.when(v.doesMoreThanTag, v.badPublicity(1))),
    },
  ],
});
resource('back-door-to-rivals', 'Back Door to Rivals', {
  cost: 2,
  keywords: ['Base Link'],
  abilities: [v.baseLink(0, 2), v.linkBoost(3, 1)],
  triggers: [{ on: 'traceAvoided', effect: v.gain(1) }],
});

/** Shows a random card from the hand, then plays or installs it at its cost if possible. */
function playRandom(): Effect {
  return v.verb(
    {
      v: 'all',
      as: { do: 'playRandom' },
      parts: [
        { v: 'show', random: true },
        { v: 'play', of: 'that' },
      ],
    },
    (draft, { ref }) => push(draft, { do: 'random', hand: ref.seat, left: 1, act: 'show', slots: [] }),
    (draft, { ref, got }) => {
      for (const slot of got) {
        const { card } = cardAt(draft.table, slot);
        slotToHand(draft, slot);
        if (card !== null) push(draft, { do: 'forced', seat: ref.seat, card });
      }
    },
  );
}

resource('bargain-with-viacox', 'Bargain with Viacox', {
  cost: 3,
  keywords: ['Random'],
  ...v.rolledAction('must', [
    [[1], 'draw'],
    [[2], 'bit'],
    [[3], RD],
    [[4], HQ],
    [[5], 'subsidiary'],
    [[6], playRandom()],
  ]),
});
resource('bolt-hole', 'Bolt-Hole', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [v.prevent({ trash: true }, 2, 'meat')],
});
resource('chiba-bank-account', 'Chiba Bank Account', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [{ cost: { bits: 1, trash: true }, ...account, effect: v.gain(4) }],
});
resource('credit-subversion', 'Credit Subversion', {
  cost: 0,
  keywords: ['Hidden', 'Sabotage'],
  abilities: [{ cost: { trash: true }, when: 'success', effect: v.loses(CORP, 3), condition: v.firstCopyOnFort(HQ) }],
});
resource('death-from-above', 'Death from Above', {
  cost: 0,
  keywords: ['Hidden', 'Sabotage'],
  abilities: [v.trashFortInside({ trash: true })],
});
resource('expendable-family-member', 'Expendable Family Member', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [v.avoidTag({ bits: 1, trash: true })],
});
resource('get-ready-to-rumble', 'Get Ready to Rumble', {
  cost: 0,
  keywords: ['Connection', 'Hidden'],
  abilities: [{ cost: { trash: true }, when: 'damaged', effect: v.discardRandom(CORP, 2) }],
});
resource('hq-mole', 'HQ Mole', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [{ cost: { bits: 4, trash: true }, when: 'success', effect: v.accessMoreNow(2), condition: v.onFort(HQ) }],
});
resource('liberated-savings-account', 'Liberated Savings Account', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [{ cost: { bits: 7, trash: true }, ...account, effect: v.gain(11) }],
});
resource('mercenary-subcontract', 'Mercenary Subcontract', {
  cost: 0,
  keywords: ['Hidden', 'Sabotage'],
  abilities: [{ cost: { bits: 4, trash: true }, when: 'settle', effect: v.trashAccessedFree() }],
});
resource('precision-bribery', 'Precision Bribery', {
  cost: 0,
  keywords: ['Unique'],
  modifiers: [v.noNewForts()],
  abilities: [v.otherMayTrash(4)],
});
resource('rd-mole', 'R&D Mole', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [{ cost: { bits: 4, trash: true }, when: 'success', effect: v.accessMoreNow(2), condition: v.onFort(RD) }],
});
resource('runner-sensei', 'Runner Sensei', {
  cost: 4,
  keywords: ['Base Link', 'Position'],
  abilities: [v.baseLink(2, 4), v.linkBoost(2, 1)],
  triggers: [{ on: 'traceAvoided', effect: v.gain(1) }],
});
resource('simulacrum', 'Simulacrum', {
  cost: 0,
  keywords: ['Connection', 'Hidden'],
  abilities: [v.passes({ trash: true }, 'AP')],
});
resource('streetware-distributor', 'Streetware Distributor', {
  cost: 1,
  keywords: ['BBS', 'Position'],
  triggers: [{ on: 'start', effect: v.take(1) }],
  abilities: [{ ...asAction, effect: v.store(3) }],
});
resource('swiss-bank-account', 'Swiss Bank Account', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [
    { cost: { trash: true }, ...account, effect: v.gain(2) },
    { cost: { bits: 3, trash: true }, ...account, effect: v.gain(6) },
  ],
});
resource('time-to-collect', 'Time to Collect', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [{ ...v.save({ trash: true }, true, ['resource']), condition: v.corpsTurn }],
});
resource('wired-switchboard', 'Wired Switchboard', {
  cost: 0,
  keywords: ['Hidden'],
  abilities: [v.lateLink({ trash: true }, 3)],
});
