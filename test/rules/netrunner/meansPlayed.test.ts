/**
 * Effects and meanings: every text is resolved on its own table, and its numeric changes match its meaning; nothing
 * else changes. So the meaning contains every number in the steps, just as the sentence contains the meaning.
 */

import { describe, expect, it } from 'vitest';
import { amountOf } from '../../../src/rules/netrunner/active.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import type { Card, Modifier, Subject } from '../../../src/rules/netrunner/effect.ts';
import type { Means } from '../../../src/rules/netrunner/means.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { ALL, playText, stage } from '../../support/netrunner/playText.ts';
import { saidModifier, saidText } from '../../support/netrunner/saidOfCards.ts';
import { type Reach, reachOf, timesOf } from '../../support/reach.ts';
import type { Scenario } from '../../support/scenario.ts';
import { modifiersOf, type Text, textsOf, titleOf } from '../../support/texts.ts';

const SEEDS = [ALL, 1, 2, 3, 4];

/** The same sentence with the same meaning is one text, on any card. */
const texts = [
  ...new Map(
    allCards()
      .flatMap(textsOf)
      .toReversed()
      .map((text) => [JSON.stringify([saidText(text), text.effect.means]), text]),
  ).values(),
];

/** Texts that need something this table lacks: a trace, damage, an earlier choice. Card tests cover them. */
const unseen = new Set([
  'Aardvark, on 0',
  'Arasaka Owns You, play 0.2',
  'Cybertech Think Tank, use 0',
  'Death from Above, use 0',
  'Library Search, play 0.0.0',
  'Mercenary Subcontract, use 0',
  'Microtech Backup Drive, use 0',
  'Namatoki Plaza, on 0',
  'Obfuscated Fortress, on 0.0',
  'Olivia Salazar, use 0.0',
  'Gypsy Schedule Analyzer, play 0.0',
  'Superserum, on 0.0',
  'The Shell Traders, use 1',
  'Valu-Pak Software Bundle, play 0.1',
  'Incubator, counter 0.0.0',
  'Please Don’t Choke Anyone, instead 0',
  'Dupré, on 0.0',
  'Emergency Self-Construct, use 0.0',
  // The hand ends with as many cards as before.
  'Mystery Box, use 0',
  'Indiscriminate Response Team, on 0.0',
  'Rescheduler, use 0',
]);

const meansOf = ({ effect }: Text): Means => effect.means;
const amountsOf = (reach: Reach, name: string): ReadonlySet<number> | undefined =>
  reach.get(name) ?? (name.startsWith('counter ') ? reach.get('counter virus') : undefined);

/** A run begins on a table without one; everything else is also tried during a run. */
const stagesFor = (text: Text): boolean[] =>
  JSON.stringify(meansOf(text)).includes('"v":"run"') ? [false] : [false, true];

function* plays(text: Text) {
  for (const isRun of stagesFor(text))
    for (const seed of SEEDS) {
      const t = stage(text, isRun);
      if (t) yield playText(text, t, seed);
    }
}

/** The amount if there is enough of everything; null if it is not a single number. */
function whole(means: Means): number | null {
  if (means.v === 'each') {
    const [each, times] = [whole(means.part), timesOf(means.per)];
    return each === null || times === null ? null : each * times;
  }
  const isPlain = 'n' in means && !('part' in means) && typeof means.n === 'number' && !('per' in means);
  return isPlain ? Math.abs(means.n as number) : null;
}

/** A text may trash its own card, which adds that card's effect. */
const asItLeaves = ({ triggers }: Card): Means[] =>
  triggers.flatMap(({ on, effect }) => (on === 'leaves' && effect.means ? [effect.means] : []));

/** More actions each turn also count in the turn in which they are gained (OP-15). */
const asItActs = ({ modifiers }: Card): Means[] =>
  modifiers.some(({ of }) => of === 'actions') ? [{ v: 'actions', n: 'any' }] : [];

const NOTHING =
  'nothing of it is seen on the table of playText.ts: that lacks something, or the text does not do what it means';

/** Changes without a meaning, and meanings without a change. */
function faults(text: Text): string[] {
  const means = meansOf(text);
  const reach = reachOf({ v: 'all', parts: [means, ...asItLeaves(text.card), ...asItActs(text.card)] }, text.card.side);
  const seen = new Map<string, number>();
  for (const figures of plays(text)) for (const [name, by] of Object.entries(figures)) seen.set(`${name} ${by}`, by);
  const odd = [...seen].flatMap(([what, by]) =>
    amountsOf(reach, what.slice(0, what.lastIndexOf(' ')))?.has(by) ? [] : [`it changes ${what}`],
  );
  const full = whole(means);
  const isFigured = reachOf(means, text.card.side).size > 0 && !unseen.has(titleOf(text));
  if (!isFigured || (full === null && text.effect.parts)) return odd;
  const amounts = [...seen.values()].map(Math.abs);
  return (full === null ? amounts.length > 0 : amounts.includes(full)) ? odd : [...odd, NOTHING];
}

describe('the effect of a text', () => {
  it.each(texts.map((text) => [titleOf(text), text] as const))('matches its meaning: %s', (_, text) => {
    expect(faults(text)).toEqual([]);
  });
});

/** Everything a number may depend on at the given table. */
function subjectsOn({ table, local }: Scenario): Subject[] {
  const slots = Object.values(table.cards).map(({ slot, owner, fort }): Subject => {
    const card = local.known[owner].slots[slot];
    return { slot, ...(fort === null ? {} : { fort }), ...(card === undefined ? {} : { card }) };
  });
  const forts = table.forts.flatMap(({ id }): Subject[] => [{ fort: id }, { fort: id, ice: true }]);
  return [
    {},
    { seat: CORP },
    { seat: RUNNER },
    ...slots,
    ...slots.map((one) => ({ ...one, fort: table.run?.fort ?? 'f1' })),
    ...forts,
    ...(['net', 'meat', 'brain'] as const).map((damage): Subject => ({ damage, amount: 2 })),
    ...allCards().map(({ id }): Subject => ({ card: id, slot: slots.find(({ fort }) => fort === 'f1')?.slot ?? 0 })),
  ];
}

/** What a modifier adds anywhere, without the zeros. */
function added(card: Card, modifier: Modifier): number[] {
  const stages = [false, true].flatMap((isRun) => stage({ card, ref: { text: 'use' } }, isRun) ?? []);
  return stages.flatMap((t) => {
    const installed = Object.values(t.table.cards).find((one) => one.card === card.id);
    // A played card has no slot: its counters are listed under their own name.
    const self = installed ?? (card.play ? { slot: 0, fort: null } : undefined);
    if (!self) throw new Error(`${card.id} is not on the table`);
    return subjectsOn(t)
      .map((subject) => amountOf(modifier, t.table, self, subject))
      .filter((amount) => amount !== 0);
  });
}

/**
 * Meanings without an effect on this table: something must be chosen, hosted or run on first. Card tests cover them.
 */
const elsewhere = new Set([
  'afreet',
  'imp',
  'black-widow',
  'restrictive-net-zoning',
  'microtech-trode-set ignored',
  'microtech-trode-set prevented',
]);

describe('the amount a card adds to a number', () => {
  const modifiers = allCards().flatMap((card) =>
    modifiersOf(card).map((one) => [`${card.title}: ${saidModifier(one)}`, card, one] as const),
  );

  it.each(modifiers)('matches its meaning: %s', (_, card, modifier) => {
    const { by = 0, per } = modifier;
    const amounts = added(card, modifier);
    if (elsewhere.has(card.id) || elsewhere.has(`${card.id} ${modifier.of}`)) return expect(amounts).toEqual([]);
    const times = per === undefined ? 1 : timesOf(per);
    expect(new Set(amounts.map((amount) => (times === null ? amount % by : amount)))).toEqual(
      new Set([times === null ? 0 : by * times]),
    );
  });
});
