/** Tests: why one can't be called, rolled or told. */

import { timeText } from '../../../../rules/trenchcoat/test/taskTime.ts';
import { jointFaultWords } from '../joint.ts';
import type { TrenchRefusalWords } from './index.ts';

export const tests = {
  notFiveDice: 'A half is exactly five dice, each +, - or 0.',
  tooFewToCollaborate: 'Collaboration needs two or more characters.',
  oneActsAlone: 'Acting alone takes exactly one character.',
  supportNeedsTwo: 'Support needs at least two characters.',
  mostModifiers: ({ most }) => `A test can have at most ${most} modifiers.`,
  timeDecimals: 'Task Time can have at most three decimal places.',
  timeTooShort: ({ multiplier }) => `Task Time can’t be ${timeText(multiplier)}. Use ×0.5 or more.`,
  timeNumber: ({ typed }) => `Task Time must be a number such as 3 or 0.7, not “${typed}”.`,
  eventFirst: 'Use or ignore the event in your half of the roll first.',
  successFirst: 'First say whether the test succeeds.',
  noTestOpen: 'No test is open.',
  mostTests: ({ most }) => `A session can have at most ${most} tests. End this one and start another.`,
  otherAsked: 'A different character made the request.',
  exploitDone: 'The exploit is done. Call the action’s test now.',
  callTooLong: 'That is too long for one test. Shorten it.',
  jointAsked: 'A joint test can’t answer a request. Answer the request first.',
  noSuchPart: ({ nth, of }) => `This test has ${of} parts, so there is no part ${nth}.`,
  opposedTwo: 'An opposed test between players needs exactly two players.',
  jointForm: 'A joint test has one part for each player, with that player’s own numbers.',
  otherDice: 'One player uses dice and another doesn’t. Change that first.',
  jointDiffers: ({ label, of, fault }) => jointFaultWords(label, of, fault),
  toldUnsaid: 'The values don’t match what the player is told.',
  ownAfterExploit: 'The action’s test needs a successful exploit first.',
} satisfies Partial<TrenchRefusalWords>;
