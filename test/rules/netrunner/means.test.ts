/** Sentences and meanings: every text has a meaning, and every number is in both. */

import { describe, expect, it } from 'vitest';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import type { ConditionData } from '../../../src/rules/netrunner/conditionData.ts';
import { saidCondition, saidModifier, saidText } from '../../support/netrunner/saidOfCards.ts';
import { conditionsOf, modifiersOf, numbersMeant, numbersSaid, textsOf, titleOf } from '../../support/texts.ts';

const cards = allCards();
const texts = cards.flatMap(textsOf);

/** Numbers that `says` has and `meant` lacks, or vice versa; one is often written as "a". */
function onlyInOne(says: string, meant: readonly number[]): string[] {
  const said = numbersSaid(says);
  return [
    ...said.filter((n) => n !== 1 && !meant.includes(n)).map((n) => `${n} is only said`),
    ...meant.filter((n) => n !== 1 && !said.includes(n)).map((n) => `${n} is only meant`),
  ];
}

/** Every condition inside meanings, at any depth. */
function asked(means: unknown): ConditionData[] {
  if (typeof means !== 'object' || means === null) return [];
  const own = 'v' in means && means.v === 'if' && 'cond' in means ? [means.cond as { means: ConditionData }] : [];
  return [
    ...own.map((one) => one.means),
    ...Object.values(means).flatMap((value) => (value === own[0] ? [] : asked(value))),
  ];
}

describe('the meaning of a text', () => {
  it('exists for every text of every card', () => {
    expect(texts.filter(({ effect }) => effect.means === undefined).map(titleOf)).toEqual([]);
  });

  it('has exactly the numbers of the sentence', () => {
    const wrong = texts.flatMap((text) => {
      const { means } = text.effect;
      const says = saidText(text);
      const isAbility = text.ref.text === 'use' && text.ref.path.length === 0;
      const { special } = (isAbility && text.card.abilities[text.ref.index]) || {};
      return says === ''
        ? []
        : onlyInOne(says, numbersMeant([means, special])).map((what) => `${titleOf(text)}: ${what} (${says})`);
    });
    expect(wrong).toEqual([]);
  });

  it('exists for every condition, with the numbers of its words', () => {
    const all = cards.flatMap((card) => [
      ...conditionsOf(card).map(({ means }) => ({ side: card.side, means })),
      ...textsOf(card).flatMap(({ effect }) => asked(effect.means).map((means) => ({ side: card.side, means }))),
    ]);
    expect(all.filter(({ means }) => means === undefined)).toEqual([]);
    const wrong = all.flatMap(({ side, means }) => {
      const says = saidCondition(side, { means });
      return says === '' ? [] : onlyInOne(says, numbersMeant(means)).map((what) => `${what} (${says})`);
    });
    expect(wrong).toEqual([]);
  });

  it('exists for everything that adds to a number', () => {
    const wrong = cards.flatMap((card) =>
      modifiersOf(card).flatMap((modifier) => {
        const { by, per, cond } = modifier;
        const says = saidModifier(modifier);
        if (by === undefined) return [`${card.title}: ${says}`];
        return says === ''
          ? []
          : onlyInOne(says, numbersMeant([by, per, cond])).map((what) => `${card.title}: ${what} (${says})`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says what the number of subroutines depends on, and which ice gets an extra one', () => {
    for (const card of cards) {
      for (const { times } of card.subs) if (times) expect(times.per, card.title).toBeDefined();
      for (const { on } of card.lends) expect(on, card.title).toBeDefined();
    }
  });
});
