/** The home screen's text about a game, shown without loading its rules, agrees with the rules. */
import { expect, it } from 'vitest';
import { SEVEN_POINTS } from '../../../src/rules/netrunner/draft/winning.ts';
import { sign } from '../../../src/words/en/netrunner/sign.ts';

it('a win by agenda points is recognised in the sentence from the rules', () => {
  expect(sign.endWords(`The Corp ${SEVEN_POINTS}.`)).toBe('7 agenda points');
  expect(sign.endWords('The Corp cannot draw.')).not.toBe('7 agenda points');
});
