/** The home screen's text about a game, shown without loading its rules, agrees with the rules. */
import { expect, it } from 'vitest';
import { SEVEN_POINTS } from '../../../src/rules/netrunner/draft/winning.ts';
import { gameInfo } from '../../../src/words/en/netrunner/sign.ts';

it('a win by agenda points is recognised in the sentence from the rules', () => {
  expect(gameInfo.endWords(`The Corp ${SEVEN_POINTS}.`)).toBe('7 agenda points');
  expect(gameInfo.endWords('The Corp cannot draw.')).not.toBe('7 agenda points');
});
