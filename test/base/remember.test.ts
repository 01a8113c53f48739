import { describe, expect, test } from 'vitest';
import { Latest, remember } from '../../src/base/remember.ts';

describe('a memoized function', () => {
  const counted = (maxKeys?: number) => {
    const asked: string[] = [];
    const twice = remember((key: string) => {
      asked.push(key);
      return key + key;
    }, maxKeys);
    return { asked, twice };
  };

  test('computes the same input once', () => {
    const { asked, twice } = counted();
    expect([twice('a'), twice('b'), twice('a')]).toEqual(['aa', 'bb', 'aa']);
    expect(asked).toEqual(['a', 'b']);
  });

  test('gives the same answers when its memory is full', () => {
    const { asked, twice } = counted(1);
    expect([twice('a'), twice('b'), twice('a'), twice('b')]).toEqual(['aa', 'bb', 'aa', 'bb']);
    expect(asked).toEqual(['a', 'b', 'b']);
  });
});

describe('the latest value', () => {
  const first = { a: 1 };

  test('is there for the very object it was stored for, not for an equal one', () => {
    const latest = new Latest<object, string>();
    expect(latest.of(first)).toBeUndefined();
    expect(latest.keep(first, 'one')).toBe('one');
    expect([latest.of(first), latest.of({ ...first })]).toEqual(['one', undefined]);
  });

  test('is forgotten for the next one', () => {
    const latest = new Latest<object, string>();
    const second = { a: 1 };
    latest.keep(first, 'one');
    latest.keep(second, 'two');
    expect([latest.of(first), latest.of(second)]).toEqual([undefined, 'two']);
  });

  test('is carried over from one state to the next if it belongs to that one', () => {
    const latest = new Latest<object, string>();
    const [second, third] = [{ a: 2 }, { a: 3 }];
    latest.keep(first, 'one');
    latest.carryOver(third, second);
    expect([latest.of(first), latest.of(second)]).toEqual(['one', undefined]);
    latest.carryOver(first, second);
    expect([latest.of(first), latest.of(second)]).toEqual([undefined, 'one']);
  });
});
