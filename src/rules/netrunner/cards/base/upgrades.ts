import { cardsOf, definition } from '../../card.ts';
import { addLasting, push } from '../../draft.ts';
import type { Effect, Replacement } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { trash } from '../../rulebook/cards/trash.ts';
import { capacity, stealCost } from '../../rulebook/numbers.ts';
import { couldPay, spend } from '../../rulebook/pay/payment.ts';
import { CORP, cardAt, fortOf, RUNNER, type Table } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { oncePerRun } from '../shared.ts';

const { upgrade } = cardsOf('v1');
const swapAbility = {
  cost: {},
  when: 'window',
  effect: v.swapIce(),
  condition: v.onThisFort,
  limit: oncePerRun,
} as const;

upgrade('aardvark', 'Aardvark', {
  cost: 0,
  trash: 4,
  rezAt: 'worm',
  modifiers: [v.fortBan('worms')],
  triggers: [{ on: 'rezzed', effect: v.undoWorms() }],
});
upgrade('antiquated-interface-routines', 'Antiquated Interface Routines', {
  cost: 2,
  trash: 1,
  modifiers: [v.fortStrength(1)],
});

/**
 * The claim covers one card in one place and ends if either changes (R-CARD-bizarre-encryption-scheme.2). In the 1996
 * rulebook the cost to steal is paid at that point (R-GEN-60); with rulings it is free
 * (R-CARD-bizarre-encryption-scheme.3).
 */
const stealLater = (): Replacement => ({
  what: 'steal',
  only: v.fact({ is: 'about', where: 'here' }, (table, ref) => cardAt(table, ref?.slot ?? 0).fort === ref?.about?.fort),
  effect: v.compound(
    {
      v: 'all',
      as: { do: 'stealLater' },
      parts: [
        { v: 'noSteal' },
        { v: 'later', on: 'start', until: 'game', part: { v: 'score', of: 'that', who: RUNNER } },
      ],
    },
    [
      v.verb(
        { v: 'payCost', of: 'that', by: RUNNER, part: { v: 'score', of: 'that', who: RUNNER } },
        (draft, { ref }) => {
          const { amount = 0 } = ref.about ?? {};
          if (amount > 0 && isThere(draft.table, ref) && couldPay(draft.table, RUNNER, amount))
            push(draft, { do: 'choose', of: RUNNER, what: 'mayPay', from: [amount], min: 0, max: 1, ref });
        },
        (draft, { ref, got }) => {
          const { slot = 0, amount = 0 } = ref.about ?? {};
          if (!isThere(draft.table, ref) || (amount > 0 && got.length === 0)) return;
          push(draft, { do: 'show', slots: [slot], result: 'score' });
          spend(draft, RUNNER, 'ability', amount);
        },
      ),
    ],
    (draft, { ref }) => {
      const { slot, fort, card } = ref.about ?? {};
      if (slot === undefined || fort === undefined || card === undefined) return;
      const amount = draft.table.options.rules === 'rulings' ? 0 : stealCost(draft.table, fort, card);
      const claim = { ...v.partOf(ref, 0), seat: RUNNER, about: { slot, fort, amount } };
      addLasting(draft, { what: 'later', amount: 1, on: 'start', until: 'game', ref: claim });
    },
  ),
});

/** Whether the card is still in the given fort. */
const isThere = ({ cards }: Table, { about }: TextRef): boolean => cards[about?.slot ?? 0]?.fort === about?.fort;

upgrade('bizarre-encryption-scheme', 'Bizarre Encryption Scheme', {
  cost: 0,
  trash: 1,
  installs: { only: 'subsidiary' },
  replaces: [stealLater()],
});
upgrade('chester-mix', 'Chester Mix', { cost: 0, trash: 3, keywords: ['Sysop'], modifiers: [v.iceCost(-2, 'here')] });
upgrade('chimera', 'Chimera', {
  cost: 2,
  trash: 3,
  keywords: ['Ambush'],
  triggers: [{ on: 'accessed', effect: v.trashInstalled(1, { type: 'program', keyword: 'Daemon' }) }],
});
upgrade('crybaby', 'Crybaby', {
  cost: 1,
  trash: 2,
  keywords: ['Ambush'],
  triggers: [{ on: 'accessed', effect: v.giveCounters(RUNNER, 'Crying') }],
  counters: [{ name: 'Crying', on: RUNNER, removal: { by: RUNNER, bits: 2 }, modifiers: [v.lessLink('Crying', 2)] }],
});
upgrade('crystal-palace-station-grid', 'Crystal Palace Station Grid', {
  cost: 5,
  trash: 5,
  keywords: ['Region'],
  modifiers: [v.breakTax(1, 'here')],
});
upgrade('dedicated-response-team', 'Dedicated Response Team', {
  cost: 1,
  trash: 2,
  keywords: ['Ambush'],
  triggers: [{ on: 'accessed', effect: v.when(v.tagged, v.damage('meat', 3)) }],
});
upgrade('dieter-esslin', 'Dieter Esslin', {
  cost: 0,
  trash: 3,
  keywords: ['Sysop', 'Ambush'],
  triggers: [{ on: 'accessed', effect: v.damage('net', 1) }],
});
upgrade('dr-dreff', 'Dr. Dreff', {
  cost: 0,
  trash: 3,
  keywords: ['Sysop'],
  abilities: [
    {
      cost: {},
      when: 'allPassed',
      effect: v.meetIceFromHq('forHalf'),
      condition: v.onThisFort,
      limit: oncePerRun,
    },
  ],
});
upgrade('jenny-jett', 'Jenny Jett', {
  cost: 1,
  trash: 1,
  keywords: ['Sysop'],
  abilities: [
    { cost: {}, when: 'allPassed', effect: v.meetIceFromHq('installed'), condition: v.onThisFort, limit: oncePerRun },
  ],
});
upgrade('jerusalem-city-grid', 'Jerusalem City Grid', {
  cost: 2,
  trash: 5,
  keywords: ['Region'],
  modifiers: [v.cheaperRez('Wall', 2, 'here'), v.fortStrength(1, 'Wall')],
});

/**
 * When this fort can hold fewer agendas and nodes, the Corp immediately chooses what to trash (R-CARD-namatoki-plaza).
 */
const trashSurplus = (): Effect =>
  v.verb(
    { v: 'trash', of: { type: ['agenda', 'node'], where: 'here' } },
    (draft, { ref }) => {
      const fort = fortOf(draft.table, ref.about?.fort ?? '');
      const from = (fort?.inside ?? []).filter((slot) => {
        const { card } = cardAt(draft.table, slot);
        return card === null || definition(card).type !== 'upgrade';
      });
      if (fort && from.length > capacity(draft.table, fort.id))
        push(draft, { do: 'choose', of: CORP, what: 'surplus', from, min: 0, max: 1 });
    },
    (draft, { got }) => {
      for (const slot of got) trash(draft, slot);
    },
  );

upgrade('namatoki-plaza', 'Namatoki Plaza', {
  cost: 3,
  trash: 1,
  installs: { only: 'subsidiary', rezzed: true },
  modifiers: [v.fortLimit('capacity', 1)],
  triggers: [{ on: 'leaves', effect: trashSurplus() }],
});
upgrade('new-galveston-city-grid', 'New Galveston City Grid', {
  cost: 1,
  trash: 4,
  keywords: ['Region'],
  modifiers: [v.fortTax('trashing', 2)],
});
upgrade('olivia-salazar', 'Olivia Salazar', {
  cost: 0,
  trash: 1,
  keywords: ['Sysop'],
  abilities: [
    {
      cost: {},
      when: 'window',
      effect: v.rezForRun(),
      condition: v.inRun('here'),
      limit: { name: 'rez', times: 1, per: 'run' },
    },
  ],
});
upgrade('omni-kismet-phd', 'Omni Kismet, Ph.D.', { cost: 0, trash: 3, keywords: ['Sysop'], abilities: [swapAbility] });
upgrade('paris-city-grid', 'Paris City Grid', {
  cost: 2,
  trash: 6,
  keywords: ['Region'],
  pool: { for: ['trace'], where: 'fort', bits: 3 },
});
upgrade('red-herrings', 'Red Herrings', { cost: 1, trash: 1, modifiers: [v.fortTax('stealing', 5)] });
upgrade('rio-de-janeiro-city-grid', 'Rio de Janeiro City Grid', {
  cost: 1,
  trash: 6,
  keywords: ['Region', 'Random'],
  triggers: [{ on: 'icePassed', of: 'fort', only: v.rezzedIce, effect: v.rollDie(v.on([1], v.endRun())) }],
});
upgrade('roving-submarine', 'Roving Submarine', {
  cost: 3,
  trash: 0,
  keywords: ['Region'],
  installs: { only: 'subsidiary' },
  modifiers: [v.runOnlyIfTouched()],
});
upgrade('singapore-city-grid', 'Singapore City Grid', {
  cost: 0,
  trash: 5,
  keywords: ['Region'],
  abilities: [swapAbility],
});
upgrade('tesseract-fort-construction', 'Tesseract Fort Construction', {
  cost: 2,
  trash: 3,
  lends: [v.lendTo('here', v.unlessRunnerPays(1, v.endRun()))],
});
upgrade('tokyo-chiba-infighting', 'Tokyo-Chiba Infighting', {
  cost: 0,
  trash: 6,
  keywords: ['Region'],
  triggers: [{ on: 'runFails', of: 'fort', effect: v.gain(2) }],
});
upgrade('turbeau-delacroix', 'Turbeau Delacroix', {
  cost: 1,
  trash: 2,
  keywords: ['Sysop', 'Ambush'],
  triggers: [{ on: 'accessed', effect: v.trace(10, v.giveTag()) }],
});
upgrade('twenty-four-hour-surveillance', 'Twenty-Four-Hour Surveillance', {
  cost: 1,
  trash: 2,
  modifiers: [v.fortBan('stealth')],
});
upgrade('washington-dc-city-grid', 'Washington, D.C., City Grid', {
  cost: 7,
  trash: 6,
  keywords: ['Region'],
  modifiers: [v.agendaDifficulty(-1, 'here')],
});
