import type { Slot } from '../../../game.ts';
import { cardsOf } from '../../card.ts';
import { type Draft, push, slotToHand, updateCard } from '../../draft.ts';
import type { Effect, Modifier, Replacement } from '../../effect.ts';
import type { Damage, TextRef } from '../../frame.ts';
import { doesDamage } from '../../means.ts';
import { refuse } from '../../refusal.ts';
import { keywordsAt } from '../../rulebook/cards/keywords.ts';
import { textOf } from '../../rulebook/effects.ts';
import { ARCHIVES, asideOn, HQ, RD, RUNNER, type Table } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { asAction, trashedWhenEmpty } from '../shared.ts';

const { hardware } = cardsOf('v1');

hardware('arasaka-portable-prototype', 'Arasaka Portable Prototype', {
  cost: 11,
  keywords: ['Deck'],
  costsPoints: 1,
  modifiers: [v.moreMemory(3)],
  pool: { for: ['icebreaker'], bits: 3 },
});
hardware('armadillo-armored-road-home', '"Armadillo" Armored Road Home', {
  cost: 2,
  keywords: ['Vehicle'],
  pool: { for: ['untag'], bits: 2 },
  abilities: [v.prevent({ trash: true }, 3, 'meat')],
});
hardware('armored-fridge', 'Armored Fridge', {
  cost: 3,
  triggers: [{ on: 'installed', effect: v.putCounters('Ablative', 7) }, trashedWhenEmpty],
  abilities: [v.prevent({ counter: 'Ablative' }, 1, 'meat')],
});
hardware('artemis-2020', 'Artemis 2020', {
  cost: 10,
  keywords: ['Deck'],
  modifiers: [v.moreMemory(2)],
  pool: { for: ['icebreaker'], bits: 2 },
});
/** Whether the ability can still be used this turn. */
const firstSuccess = v.fact(
  { is: 'about', result: 'success' },
  (table, ref) => v.wasSuccessful.holds(table, ref) && v.notYet('turn').holds(table, ref),
);

hardware('bodyweight-data-creche', 'Bodyweight Data Crèche', {
  cost: 3,
  keywords: ['Deck'],
  modifiers: [v.moreMemory(1)],
  triggers: [{ on: 'runOver', only: firstSuccess, effect: v.may(v.once('turn', v.runApart())) }],
});
hardware('corolla-speed-chip', 'Corolla Speed Chip', {
  cost: 1,
  keywords: ['Chip'],
  pool: { for: ['icebreaker'], keyword: 'Killer', bits: 1 },
});
hardware('dermatech-bodyplating', 'Dermatech Bodyplating', {
  cost: 0,
  keywords: ['Cybernetics'],
  abilities: [v.shield(1, 'meat')],
});
hardware('drifter-mobile-environment', '"Drifter" Mobile Environment', {
  cost: 0,
  keywords: ['Vehicle'],
  pool: { for: ['untag'], bits: 2 },
});
hardware('full-body-conversion', 'Full Body Conversion', {
  cost: 0,
  keywords: ['Cybernetics'],
  modifiers: [v.holdBackDamage('meat', 1)],
});
hardware('green-knight-surge-buffers', '"Green Knight" Surge Buffers', { cost: 0, abilities: [v.shield(1, 'net')] });
hardware('hq-interface', 'HQ Interface', { cost: 4, modifiers: [v.accessMore(HQ, 1)] });

/** Puts the chosen trashed programs onto this card instead: any number, in any order. */
function keepTrashedOn(): Replacement {
  return {
    what: 'trashPrograms',
    effect: v.verb(
      { v: 'may', part: { v: 'keep', n: 'any', of: 'program' } },
      (draft, { ref }) => {
        const from = justTrashed(draft);
        if (from.length > 0)
          push(draft, { do: 'choose', of: ref.seat, what: 'keepOn', from, min: 0, max: from.length });
      },
      (draft, { ref, got }) => {
        if (ref.slot !== null && draft.table.cards[ref.slot]) putOn(draft, ref.slot, got);
      },
    ),
  };
}

function justTrashed({ table }: Draft): readonly Slot[] {
  const frame = table.frames.findLast((one) => one.do === 'keepTrashed');
  return frame?.do === 'keepTrashed' ? frame.slots : [];
}

function putOn(draft: Draft, host: Slot, slots: readonly Slot[]): void {
  const others = draft.table.runner.aside.filter((slot) => !slots.includes(slot));
  draft.table.runner.aside = [...others, ...slots];
  for (const slot of slots) updateCard(draft, slot, { host });
}

function takeTopOff(): Effect {
  return {
    ...v.verb({ v: 'recover', of: { where: 'inside', only: 'top' } }, (draft, { ref }) => {
      const top = ref.slot === null ? undefined : asideOn(draft.table, ref.slot).at(-1);
      if (top !== undefined) slotToHand(draft, top);
    }),
    missing: (table, { slot }) => (slot !== null && asideOn(table, slot).length > 0 ? null : refuse('nothingOnIt')),
  };
}

const damagedLately = v.condition('E-STATE', { is: 'did', what: 'damaged', when: 'lastActions', n: 3 }, ({ past }) =>
  past.actions.some((kinds) => kinds.includes('damage')),
);

hardware('lifesaver-nanosurgeons', 'Lifesaver Nanosurgeons', {
  cost: 1,
  keywords: ['Cybernetics'],
  abilities: [{ ...asAction, effect: v.draw(2), condition: damagedLately }, v.prevent({ trash: true }, 1, 'brain')],
});
hardware('microtech-backup-drive', 'Microtech Backup Drive', {
  cost: 0,
  replaces: [keepTrashedOn()],
  abilities: [{ ...asAction, effect: takeTopOff() }],
});

/**
 * Whether `ref`, the text taking effect or dealing damage, is a subroutine of ice with that keyword, its own or a lent
 * one.
 */
const isSubOf = (table: Table, keyword: string, ref: TextRef | undefined): boolean =>
  (ref?.text === 'sub' || ref?.text === 'lend') &&
  table.cards[ref.slot ?? 0] !== undefined &&
  keywordsAt(table, ref.slot ?? 0).includes(keyword);

/** The subroutine cannot even be broken (R-CARD-microtech-trode-set). */
const ignoresSubs = (keyword: string, but: Damage): Modifier => ({
  of: 'ignored',
  by: 1,
  on: { keyword },
  damage: but,
  fits: (table, _, { source }) =>
    source !== undefined &&
    isSubOf(table, keyword, source) &&
    !textOf(source).traces &&
    !doesDamage(textOf(source).means, but),
});

/** Prevents all but `left` points of the damage from each matching subroutine. */
const preventsAllBut = (left: number, type: Damage, keyword: string): Modifier => ({
  of: 'prevented',
  by: 1,
  per: { each: 'damage', after: left },
  on: { keyword },
  damage: type,
  amount: (table, _, { damage, source, amount = 0 }) =>
    damage === type && isSubOf(table, keyword, source) ? Math.max(0, amount - left) : 0,
});

hardware('microtech-trode-set', 'Microtech ’Trode Set', {
  cost: 1,
  modifiers: [v.breakTax(1, 'anywhere'), ignoresSubs('AP', 'net'), preventsAllBut(1, 'net', 'AP')],
});
hardware('militech-mram-chip', 'Militech MRAM Chip', {
  cost: 2,
  keywords: ['Chip', 'Cybernetics'],
  modifiers: [v.moreHandSize(RUNNER, 3)],
});
hardware('mram-chip', 'MRAM Chip', {
  cost: 1,
  keywords: ['Chip', 'Cybernetics'],
  modifiers: [v.moreHandSize(RUNNER, 2)],
});
hardware('nasuko-cycle', 'Nasuko Cycle', { cost: 1, keywords: ['Vehicle'], abilities: [v.avoidTag({ bits: 3 })] });
hardware('pandoras-deck', 'Pandora’s Deck', {
  cost: 6,
  keywords: ['Deck'],
  modifiers: [v.moreMemory(2)],
  pool: { for: ['link'], bits: 3 },
});
hardware('parraline-5750', 'Parraline 5750', {
  cost: 5,
  keywords: ['Deck'],
  modifiers: [v.moreMemory(1)],
  pool: { for: ['icebreaker'], bits: 1 },
});
hardware('pk-6089a', 'PK-6089a', {
  cost: 4,
  keywords: ['Deck'],
  modifiers: [v.moreMemory(1)],
  pool: { for: ['link'], bits: 3 },
});
hardware('raven-microcyb-eagle', 'Raven Microcyb Eagle', {
  cost: 6,
  keywords: ['Deck'],
  modifiers: [v.moreMemory(1)],
  pool: { for: ['icebreaker'], bits: 1 },
  abilities: [v.shield(1, 'net')],
});
hardware('raven-microcyb-owl', 'Raven Microcyb Owl', {
  cost: 11,
  keywords: ['Deck', 'Stealth'],
  modifiers: [v.moreMemory(1)],
  pool: { for: ['icebreaker'], notKeyword: 'Noisy', bits: 3 },
});
hardware('rd-interface', 'R&D Interface', { cost: 4, modifiers: [v.accessMore(RD, 1)] });
hardware('record-reconstructor', 'Record Reconstructor', {
  cost: 0,
  abilities: [{ ...asAction, effect: v.makeRunFor(ARCHIVES, v.randomOntoRd(2)) }],
});
hardware('techtronica-utility-suit', 'Techtronica Utility Suit', {
  cost: 6,
  keywords: ['Deck'],
  modifiers: [v.moreMemory(1)],
  pool: { for: ['link'], bits: 5 },
  abilities: [v.shield(1, 'meat')],
});
hardware('tycho-mem-chip', 'Tycho Mem Chip', { cost: 5, keywords: ['Chip'], modifiers: [v.moreMemory(3)] });
hardware('wutech-mem-chip', 'WuTech Mem Chip', { cost: 1, keywords: ['Chip'], modifiers: [v.moreMemory(1)] });
hardware('zetatech-mem-chip', 'Zetatech Mem Chip', { cost: 3, keywords: ['Chip'], modifiers: [v.moreMemory(2)] });
hardware('zz22-speed-chip', 'ZZ22 Speed Chip', {
  cost: 5,
  keywords: ['Chip'],
  pool: { for: ['icebreaker'], keyword: 'Killer', bits: 2 },
});
