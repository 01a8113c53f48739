/** All cards as a player reads them, in one file: a changed verb shows up in every card it rewords. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, describe as group, it } from 'vitest';
import { definition, printedCost } from '../../../src/rules/netrunner/card.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import type { Card } from '../../../src/rules/netrunner/effect.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { describe } from '../../../src/words/en/netrunner/cards/describe.ts';
import {
  it as about,
  finish,
  joinTexts,
  type Text,
  withLead,
  you,
} from '../../../src/words/en/netrunner/cards/sentence.ts';

const file = fileURLToPath(new URL('cards.golden.txt', import.meta.url));
const renew = 'The card texts changed. Read them; if they are right, run this test once with UPDATE_GOLDEN=1.';

const costs = { ice: 'rez', node: 'rez', upgrade: 'rez', operation: 'play', prep: 'play' } as const;

/** "Keeper · Corp ice: Code Gate · rez [4] · strength 4" */
function factsOf(card: Card): string {
  const { title, side, type, keywords, mu, strength, difficulty, points, trash } = card;
  const facts: [string, number | 'X' | null, string?][] = [
    [type in costs ? costs[type as keyof typeof costs] : 'install', printedCost(card), 'bits'],
    ['MU', mu],
    ['strength', strength],
    ['difficulty', difficulty],
    ['agenda points', points],
    ['trash', trash, 'bits'],
  ];
  return [
    title,
    `${side === CORP ? 'Corp' : 'Runner'} ${type}${keywords.length > 0 ? `: ${keywords.join(', ')}` : ''}`,
    ...facts.flatMap(([name, n, unit]) => (n === null ? [] : [`${name} ${unit ? `[${n}]` : n}`])),
  ].join(' · ');
}

const paragraph = (card: Card): string => [factsOf(card), describe(card)].filter((part) => part !== '').join('\n');

group('the text of every card', () => {
  it('is the one in cards.golden.txt', () => {
    const now = `${allCards().map(paragraph).join('\n\n')}\n`;
    if (process.env['UPDATE_GOLDEN']) writeFileSync(file, now);
    expect(now, renew).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
  });

  it.each(allCards().map((card) => [card.title, card] as const))(
    '%s states everything it does in sentences',
    (_, card) => {
      const text = describe(card);
      const silent = [card.play, ...card.subs, ...card.triggers, ...card.modifiers, card.pool].some(Boolean);
      expect(text !== '' || !(silent || card.abilities.length > 0), 'it does something and says nothing').toBe(true);
      for (const line of text.split('\n').filter((one) => one !== '')) {
        expect(line, 'a cost or a clause, a colon, a sentence').toMatch(/^[[A-Z+][^:]*(: [^:]+)?[.]$/);
        expect(line, 'two signs or blanks in a row').not.toMatch(/ {2}|[.,;:]{2}|undefined|null/);
      }
    },
  );
});

group('an ambush', () => {
  const isAmbush = ({ type, triggers }: Card): boolean =>
    (type === 'node' || type === 'upgrade') && triggers.some(({ on }) => on === 'accessed');
  const ambushes = allCards().filter(isAmbush);

  it('R-GEN-53 says that it works in a fort only while rezzed, unless it also works unrezzed or outside forts', () => {
    const silent = ambushes.filter((card) => !/only while rezzed\./.test(describe(card)));
    expect(silent.map(({ id }) => id)).toEqual(['bel-digmo-antibody', 'stereogram-antibody', 'virus-test-site']);
    expect(ambushes.length).toBeGreaterThan(silent.length * 4);
  });

  it('does not address the Corp as "you" when the Runner reads it', () => {
    const aboutAccess = (card: Card): string[] =>
      describe(card, RUNNER)
        .split('\n')
        .filter((line) => /accesses this card|accessed in R&D/.test(line));
    const misread = allCards().filter((card) => card.side === CORP && /\byou\b/i.test(aboutAccess(card).join(' ')));
    expect(misread.map(({ title }) => title)).toEqual([]);
    expect(describe(definition('trap'), CORP)).toMatch(/you may pay.*must show it to you\.$/s);
    expect(describe(definition('trap'), RUNNER)).toMatch(/the Corp may pay.*must show it to the Corp\.$/s);
  });
});

const said = (...texts: Text[]): string => finish(joinTexts(texts));

group('sentences put together', () => {
  it('become one, with "and" before the last', () => {
    const [gain, draw, full] = [[you('gain [2]')], [you('draw a card')], [about('HQ', 'is full')]];
    expect(said(gain)).toBe('Gain [2].');
    expect(said(gain, draw)).toBe('Gain [2] and draw a card.');
    expect(said(draw, full, gain)).toBe('Draw a card, HQ is full and you gain [2].');
  });

  it('stay separate if one of them is more than a sentence', () => {
    const trace = [you('trace 2'), ...withLead('if it succeeds', [you('gain [1]')])];
    expect(said(trace, [you('draw a card')])).toBe('Trace 2. If it succeeds, gain [1]. Draw a card.');
  });
});
