/** Players' names, from the other phone and this one: what may appear in the app's sentences. */
import { describe, expect, it } from 'vitest';
import { readChoice } from '../../src/app/play/lobby.ts';
import { utf8 } from '../../src/base/bytes.ts';
import { cleanName, isTaken, namesAt, oneLine } from '../../src/words/en/names.ts';
import { gameInfo } from '../../src/words/en/netrunner/sign.ts';

describe('a name', () => {
  it('stays unchanged in any language', () => {
    for (const name of [
      'Ann',
      'Ann B.',
      'Zoë',
      'Nguyễn Ánh',
      'אבי',
      'क्षितिज',
      'สมชาย',
      '明日香',
      '김철수',
      'Runa',
      '🦊',
    ])
      expect(cleanName(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['surrounding spaces', '  Ann \t B  ', 'Ann B'],
    ['a new line', 'Ann\nwins', 'Ann wins'],
    ['bidirectional control characters', 'Ann\u202e\u2066nnA\u200f', 'AnnnnA'],
    ['zero-width characters', 'A\u200bn\u200dn\ufeff\u00ad\u2060', 'Ann'],
    ['invisible letters', '\u3164Ann\u115f\uffa0\u2800', 'Ann'],
    ['only invisible characters', '\u200b \u3164\u2800\u0000', ''],
    ['half a surrogate pair', 'Ann\ud83d', 'Ann'],
    ['stacked combining marks', `A${'\u0338\u0489\u20dd'.repeat(30)}nn`, 'A\u0338\u0338nn'],
    ['combining marks without a letter', '\u0338\u0338 \u0338Ann', 'Ann'],
  ])('with %s is cleaned up', (_, name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it('has at most 24 letters, as people count them, and bytes in proportion', () => {
    expect(cleanName('é'.repeat(30))).toBe('é'.repeat(24));
    expect(cleanName('🦊'.repeat(30))).toBe('🦊'.repeat(24));
    expect(cleanName('🇫🇷'.repeat(30))).toBe('🇫🇷'.repeat(24));
    // A browser counts this as one letter, however many code points it has.
    expect([...cleanName('ᄀ'.repeat(4000))].length).toBeLessThanOrEqual(72);
  });

  it('can’t be one of the words the app uses for players', () => {
    for (const name of [
      ...['You', 'you', ' YOU ', 'You!', 'Yoú', 'Ｙｏｕ', 'Y\u200bou', 'Уоu', 'y0u', 'You two', 'Your opponent', 'Me'],
      ...['Corp', 'The Corp', 'RUNNER', 'the  runner', 'Сorp', 'Nobody', 'The other player', 'Both'],
    ])
      expect([name, cleanName(name), isTaken(name)]).toEqual([name, '', true]);
    for (const name of ['Young', 'Youssef', 'Corporal', 'Mel', 'Hostess']) expect(cleanName(name)).toBe(name);
  });

  it('from the other phone is cleaned up as well', () => {
    const heard = (name: string) =>
      readChoice(utf8(`lobby/1 ${JSON.stringify({ name, ready: true, hostSeat: 0, options: {}, cards: 45 })}`));
    expect(heard('You')).toMatchObject({ name: '' });
    expect(heard(`\u202eBob${'\u0301'.repeat(500)}`)).toMatchObject({ name: 'Bob\u0301\u0301' });
  });

  it('is not changed by being cleaned a second time', () => {
    for (const name of ['A\u0338\u0301\u0327\u0328', 'ᄀ'.repeat(100), ' x '.repeat(40), 'e\u0301'.repeat(40)]) {
      const once = oneLine(name, 24);
      expect(oneLine(once, 24)).toBe(once);
    }
  });
});

describe('the two players at a table', () => {
  it('are called by their names, or by their sides if they have none', () => {
    expect(namesAt(gameInfo, 0, 'Ann', 'Bob')).toEqual(['Ann', 'Bob']);
    expect(namesAt(gameInfo, 1, '', 'Bob')).toEqual(['Bob', 'the Runner']);
  });

  it('never have the same name', () => {
    for (const theirs of ['Ann', 'ANN', 'Ann.', 'Ánn'])
      expect(namesAt(gameInfo, 1, 'Ann', theirs)).toEqual(['the Corp', 'Ann']);
    expect(namesAt(gameInfo, 0, '🦊', '🦊')).toEqual(['🦊', 'the Runner']);
    expect(namesAt(gameInfo, 0, '', '')).toEqual(['the Corp', 'the Runner']);
  });
});
