import { describe, expect, it } from 'vitest';
import { canonical, type Json } from '../../../src/base/canonical.ts';
import { readOptions } from '../../../src/peer/match/tableOptions.ts';

describe('game options from outside', () => {
  it('are strings by name', () => {
    const options = { rulings: 'with', silence: '300' };
    expect(readOptions(canonical(options))).toEqual({ ok: true, value: options });
    expect(readOptions(canonical({}))).toEqual({ ok: true, value: {} });
  });

  it.each<[string, Json]>([
    ['a number', { silence: 300 }],
    ['a nested object', { rulings: { with: 'out' } }],
    ['a list', ['with']],
    ['a string', 'with'],
    ['nothing', null],
  ])('are invalid if they contain %s', (_, options) => {
    expect(readOptions(canonical(options)).ok).toBe(false);
  });
});
