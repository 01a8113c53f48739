/** Tests: what keeps one from being called, rolled or told. */

import { timeText } from '../../../../rules/trenchcoat/test/taskTime.ts';
import type { RefusalWords } from './index.ts';

export const tests = {
  notFiveDice: 'A half is exactly five dice, each of them +, - or 0.',
  tooFewToCollaborate: 'Collaboration needs two characters or more.',
  oneActsAlone: 'One character acts alone.',
  supportNeedsTwo: 'Support needs two characters.',
  mostModifiers: ({ most }) => `A test takes ${most} modifiers at most.`,
  timeDecimals: 'Task Time has three decimals at most.',
  timeTooShort: ({ multiplier }) => `Task Time ${timeText(multiplier)} is not possible; ×0.5 or more would do.`,
  timeNumber: ({ typed }) => `Task Time is a number such as 3 or 0.7; "${typed}" is none.`,
  eventFirst: 'Use or ignore the event of your half first.',
  successFirst: 'Say first whether the test succeeds.',
  noTestOpen: 'No test is open.',
  mostTests: ({ most }) => `An evening holds ${most} tests. End it, and begin another one.`,
  otherAsked: 'Another character has asked.',
  exploitDone: 'The exploit is done: the action’s own test comes now.',
  callTooLong: 'That is too much for one test.',
  toldUnsaid: 'What is told has to be said, and nothing else.',
  ownAfterExploit: 'A test of the action itself follows an exploit that has succeeded.',
} satisfies Partial<RefusalWords>;
