/** What home says of a game without loading its rules is what the rules say. */
import { expect, it } from 'vitest';
import { SEVEN_POINTS } from '../../../src/rules/netrunner/draft/winning.ts';
import { sign } from '../../../src/words/en/netrunner/sign.ts';

it('the end by agenda points is recognised in the sentence of the rules', () => {
  expect(sign.endWords(`The Corp ${SEVEN_POINTS}.`)).toBe('7 agenda points');
  expect(sign.endWords('The Corp cannot draw.')).not.toBe('7 agenda points');
});
