/**
 * Table options: one object defines the type, the parser and the rows, and a new option without words does not compile.
 */
import { expect, it } from 'vitest';
import { readChoices } from '../../src/rules/options.ts';
import type { WordsOf } from '../../src/words/types.ts';

const choices = { pace: ['slow', 'fast'], side: ['left', 'right'] } as const;

it('a chosen value is read, and an option that is not given has its default', () => {
  expect(readChoices(choices, { side: 'right' })).toEqual({ ok: true, value: { pace: 'slow', side: 'right' } });
  expect(readChoices(choices, {})).toEqual({ ok: true, value: { pace: 'slow', side: 'left' } });
});

it.each([
  [{ pace: 'medium' }, 'pace medium'],
  [{ pace: 1 }, 'pace'],
  [{ pace: undefined }, 'pace'],
  [{ speed: 'slow' }, 'speed slow'],
  [{ toString: 'slow' }, 'toString slow'],
  [JSON.parse('{"__proto__":"slow"}'), '__proto__ slow'],
  [['slow'], null],
  ['slow', null],
  [null, null],
  [undefined, null],
])('%j is refused by its unknown part', (given, error) => {
  expect(readChoices(choices, given)).toEqual({ ok: false, error });
});

it('an option or a choice without words does not compile', () => {
  const pace = { legend: 'Pace', names: { slow: 'Slow', fast: 'Fast' }, note: () => '' };
  const side = { legend: 'Side', names: { left: 'Left' }, note: () => '' };
  // @ts-expect-error there are no words for `side`
  const one: WordsOf<typeof choices> = { pace };
  // @ts-expect-error there is no name for `right`
  const two: WordsOf<typeof choices> = { pace, side };
  const all: WordsOf<typeof choices> = { pace, side: { ...side, names: { ...side.names, right: 'Right' } } };
  expect([one, two, all].map((words) => Object.keys(words).length)).toEqual([1, 2, 2]);
});
