/** All texts about a card outside its full text, in one file: quotes in a button, a prompt, the record or a refusal. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import type { Card, Effect } from '../../../src/rules/netrunner/effect.ts';
import { sayUse } from '../../../src/words/en/netrunner/cards/conditions.ts';
import { sayLend, sayTimes } from '../../../src/words/en/netrunner/cards/describe.ts';
import { poolUse } from '../../../src/words/en/netrunner/cards/pools.ts';
import { saidCondition, saidModifier, saidText } from '../../support/netrunner/saidOfCards.ts';
import { modifiersOf, type Text, textsOf } from '../../support/texts.ts';

const file = fileURLToPath(new URL('cardWords.golden.txt', import.meta.url));
const renew = 'What is quoted from cards changed. Read it; if it is right, run this test once with UPDATE_GOLDEN=1.';

/** Parts that are read by themselves: the outcomes of a die or a trace. */
const isRead = (whole: Effect): boolean => whole.means.v === 'die' || whole.means.v === 'trace';

/** The text that contains the part; it comes before its parts. */
const wholeOf = (all: readonly Text[], at: number): Effect => {
  const part = all[at]?.effect;
  const whole = all.find(({ effect }) => part !== undefined && effect.parts?.includes(part));
  if (!whole) throw new Error('a part of nothing');
  return whole.effect;
};

/** "sub 0.1: End this run." */
const linesOf = (card: Card): string[] => [
  ...textsOf(card)
    .filter(({ ref }, at, all) => ref.path.length === 0 || isRead(wholeOf(all, at)))
    .map((text) => `${text.ref.text} ${[text.ref.index, ...text.ref.path].join('.')}: ${saidText(text)}`),
  ...(card.playOnly ? [`condition: ${saidCondition(card.side, card.playOnly)}`] : []),
  ...card.abilities.flatMap(({ condition, when }) => {
    if (condition === undefined) return [];
    const use = sayUse(condition.means, when);
    return [`condition: ${saidCondition(card.side, condition)}${use === null ? '' : ` | ${use}`}`];
  }),
  ...modifiersOf(card).map((one) => `modifier: ${saidModifier(one)}`),
  ...card.subs.flatMap(({ times }) => (times ? [`as often: ${sayTimes(times)}`] : [])),
  ...card.lends.map((one) => `lends: ${sayLend(one)}`),
  ...(card.pool ? [`pool: ${poolUse(card.pool)}`] : []),
];

it('every quote from a card is in cardWords.golden.txt', () => {
  const now = allCards()
    .map((card) => [card.title, ...linesOf(card), ''].join('\n'))
    .join('\n');
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, now);
  expect(now, renew).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
});
