/**
 * Verbs are general enough for similar cards: how many serve a single card, what only one card needs from a verb, and
 * how long a card is.
 */
import { describe, expect, it } from 'vitest';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import { sourcesIn } from '../../support/sources/files.ts';
import { cardsIn, loneParameters, uses } from '../../support/sources/verbUse.ts';

const sources = sourcesIn('src/rules/netrunner');
const cards = cardsIn(sources);

describe('the verbs of all cards', () => {
  const used = uses(cards);
  const single = [...used].filter(([, times]) => times === 1);

  it('are read from every definition', () => {
    expect(cards.map(({ id }) => id).sort()).toEqual(allCards().map(({ id }) => id));
  });

  it('serve more than one card: at most half of them, and fewer than 208, serve a single one', () => {
    expect(single.length).toBeLessThan(208);
    expect(single.length / used.size).toBeLessThanOrEqual(0.5);
  });

  it('have at most 15 optional parameters that only a single card passes', () => {
    expect(loneParameters(sources).length, loneParameters(sources).join(', ')).toBeLessThanOrEqual(15);
  });

  it('keep cards short: half of them have at most six lines', () => {
    const lines = cards.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(lines[lines.length >> 1]).toBeLessThanOrEqual(6);
  });
});

describe('the use of verbs', () => {
  const verbs = {
    path: 'src/rules/netrunner/verbs/a.ts',
    text: 'export const gain = (n: number, twice = false) => n; export function draw(n: number, also?: string) {}',
  };
  const card = (id: string, text: string) => `node('${id}', 'A card', { ${text} });`;
  const file = (...texts: string[]) => ({
    path: 'src/rules/netrunner/cards/b.ts',
    text: `import { draw, gain } from '../verbs/a.ts';\nconst both = () => [gain(1), draw(2)];\n${texts.join('\n')}`,
  });

  it('is counted by card, including through the notes next to the cards', () => {
    const found = cardsIn([verbs, file(card('one', 'play: gain(1), more: gain(2)'), card('two', 'play: both()'))]);
    expect([...uses(found)]).toEqual([
      ['a.ts gain', 2],
      ['a.ts draw', 1],
    ]);
  });

  it('counts a text written out next to a card as a verb', () => {
    const own = file("const odd = () => ({ says: 'Odd.', steps: [] });", card('one', 'play: odd()'));
    expect([...uses(cardsIn([verbs, own]))]).toEqual([['b.ts odd', 1]]);
  });

  it('names an optional parameter that only one card passes', () => {
    const given = file(
      card('one', 'play: gain(1, true)'),
      card('two', "a: draw(1, 'x')"),
      card('three', "a: draw(1, 'y')"),
    );
    expect(loneParameters([verbs, given])).toEqual(['gain twice']);
  });
});
