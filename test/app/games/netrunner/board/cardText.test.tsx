/** A card that follows its official errata says so wherever its text is shown. */
import { readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { CardText } from '../../../../../src/app/games/netrunner/board/cardText.tsx';
import { errata } from '../../../../../src/rules/netrunner/cards/errata.ts';
import { allCards } from '../../../../../src/rules/netrunner/cards/index.ts';
import { sourcesIn } from '../../../../support/sources/files.ts';

const rules = readFileSync(new URL('../../../../../src/rules/netrunner/RULES.md', import.meta.url), 'utf8');

/** The cards whose ruling begins with "Changed by errata", and those in the list that begins with the same words. */
function corrected(): Set<string> {
  const list = /Changed by errata, for every card of this list.*?\n###/s.exec(rules)?.[0] ?? '';
  const lines = [...rules.split('\n').filter((line) => /^- .*\*\* Changed by errata/.test(line)), ...list.split('\n')];
  const named = lines.flatMap((line) => [...line.matchAll(/R-CARD\W([a-z0-9-]+)/g)].map(([, id]) => id as string));
  return new Set(named);
}

describe('the text of a card', () => {
  it('mentions its errata, if there are any', () => {
    const marked = allCards().filter(({ id }) => renderToString(<CardText card={id} />).includes('official errata'));
    expect(marked.map(({ id }) => id)).toEqual(allCards().flatMap(({ id }) => (errata.has(id) ? [id] : [])));
    expect(marked.length).toBeGreaterThan(35);
  });

  it('is rendered by only one component, which mentions them', () => {
    const all = [...sourcesIn('src/app'), ...sourcesIn('src/words')];
    const shown = all.filter(({ text }) => /<Text>|\bdescribe\([\w, ]+\)\s*\.split/.test(text));
    expect(shown.filter(({ text }) => /\bdescribe\(/.test(text)).map(({ path }) => path)).toEqual([
      'src/words/en/netrunner/cards/describe.ts',
    ]);
    // A search marks the line with the match; a list of all cards mentions errata.
    expect(all.filter(({ text }) => /\bcardLines\(/.test(text)).map(({ path }) => path)).toEqual([
      'src/app/games/netrunner/board/cardText.tsx',
      'src/app/games/netrunner/decks/search.ts',
    ]);
  });
});

describe('the errata', () => {
  it('are those that the rules list as changed', () => {
    expect([...errata].sort()).toEqual([...corrected()].sort());
  });
});
