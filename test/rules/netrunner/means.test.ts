/** Words and meanings: no text is without a meaning, and no number stands in only one of the two. */
import { describe, expect, it } from 'vitest';
import type { Asks } from '../../../src/rules/netrunner/asks.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { conditionsOf, modifiersOf, numbersMeant, numbersSaid, textsOf, titleOf } from '../../support/texts.ts';

const cards = allCards();
const texts = cards.flatMap(textsOf);

/** What `says` has and `meant` lacks, or the other way round; that it is one of something is often told by "a". */
function onlyInOne(says: string, meant: readonly number[]): string[] {
  const said = numbersSaid(says);
  return [
    ...said.filter((n) => n !== 1 && !meant.includes(n)).map((n) => `${n} is only said`),
    ...meant.filter((n) => n !== 1 && !said.includes(n)).map((n) => `${n} is only meant`),
  ];
}

/** Every condition inside meanings, wherever it stands. */
function asked(means: unknown): { says?: string; means?: Asks | undefined }[] {
  if (typeof means !== 'object' || means === null) return [];
  const own = 'cond' in means ? [means.cond as { says?: string; means?: Asks }] : [];
  return [...own, ...Object.values(means).flatMap((value) => (value === own[0] ? [] : asked(value)))];
}

describe('what a text means', () => {
  it('is stated by every text of every card', () => {
    expect(texts.filter(({ effect }) => effect.means === undefined).map(titleOf)).toEqual([]);
  });

  it('has the numbers that the sentence has, and no others', () => {
    const wrong = texts.flatMap((text) => {
      const { says, means } = text.effect;
      const isAbility = text.ref.text === 'use' && text.ref.path.length === 0;
      const { special } = (isAbility && text.card.abilities[text.ref.index]) || {};
      return says === ''
        ? []
        : onlyInOne(says, numbersMeant([means, special])).map((what) => `${titleOf(text)}: ${what} (${says})`);
    });
    expect(wrong).toEqual([]);
  });

  it('is that of an ability where the ability has words of its own', () => {
    const wrong = cards.flatMap(({ title, abilities }) =>
      abilities.flatMap(({ says, cost, effect, special, limit }) =>
        says === undefined
          ? []
          : onlyInOne(says, numbersMeant([cost, special, effect.means, limit])).map((what) => `${title}: ${what}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is there for every condition, with the numbers of its words', () => {
    const all = [...cards.flatMap(conditionsOf), ...texts.flatMap(({ effect }) => asked(effect.means))];
    expect(all.filter(({ means }) => means === undefined).map(({ says }) => says)).toEqual([]);
    expect(all.flatMap(({ says = '', means }) => (says === '' ? [] : onlyInOne(says, numbersMeant(means))))).toEqual(
      [],
    );
  });

  it('is there for everything that adds to a number', () => {
    const wrong = cards.flatMap((card) =>
      modifiersOf(card).flatMap(({ says, by, per, cond }) =>
        by === undefined
          ? [`${card.title}: ${says}`]
          : says === ''
            ? []
            : onlyInOne(says, numbersMeant([by, per, cond])).map((what) => `${card.title}: ${what} (${says})`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('says of what there are as many subroutines as that, and which ice has one more', () => {
    for (const card of cards) {
      for (const { times } of card.subs) if (times) expect(times.per, card.title).toBeDefined();
      for (const { on } of card.lends) expect(on, card.title).toBeDefined();
    }
  });
});
