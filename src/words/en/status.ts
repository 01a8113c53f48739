/** How a match goes: why it has stopped, how it ended, and what somebody owes. */

import type { Debt } from '../../peer/match/fold/owed.ts';
import type { Ended } from '../../peer/match/fold/state.ts';
import type { Stopped } from '../../peer/match/status.ts';
import { faultWords } from './faults.ts';
import { sayRefusal } from './refusals.ts';
import { storeAdvice } from './store.ts';

type Why = Stopped['why'];

/** What happened to the game; the seat is said by whoever shows it. */
const stops: { readonly [W in Why]: (stopped: Extract<Stopped, { readonly why: W }>) => string } = {
  fork: ({ seq }) => `It signed two different entries with the number ${seq}. A fair phone never does that.`,
  table: ({ seq }) => `With entry ${seq} it signed a different table than the rules lead to. Anyone can check that.`,
  cheat: ({ seq }) => `It signed entry ${seq}, which no fair phone signs. The entry was refused.`,
  charge: ({ seq }) => `Entry ${seq} is accused. Both seeds are revealed, and they show who is right.`,
  terms: ({ refusal }) => sayRefusal(refusal),
  store: ({ fault }) => `${storeAdvice[fault].what}${fault === 'shut' ? ' Trying again.' : ''}`,
  bug: ({ detail }) => `The app made a mistake (${faultWords(detail)}).`,
};

export function stoppedWords(stopped: Stopped): string {
  const { verdict } = stopped;
  if (verdict !== null && !verdict.clean && verdict.foul.kind === 'charge')
    return `Entry ${verdict.foul.seq} was accused, but both seeds show that it was honest.`;
  return (stops[stopped.why] as (stopped: Stopped) => string)(stopped);
}

/** How a game ended, as the rest of a sentence; what its rules say is said in their words. */
export function endPhrase(end: Ended | { readonly by: 'absence' }): string {
  switch (end.by) {
    case 'rules':
      return end.why;
    case 'resignation':
      return 'resigned';
    case 'agreement':
      return 'both agreed on a draw';
    case 'absence':
      return 'the other player didn’t answer';
  }
}

/** What is owed, in words that go on with "since entry …". */
export function owedWords({ type }: Pick<Debt, 'type'>): string {
  switch (type) {
    case 'SEED':
      return 'the seed';
    case 'HEAD':
      return 'a signed word of how long the log is';
    case 'ACT':
      return 'a move';
    case 'KEYS':
      return 'the key of a card';
    case 'HOLD':
    case 'SHARE':
      return 'a share of a hidden number';
    case 'OPEN':
      return 'the opening of what is hidden';
    case 'COIN':
      return 'a share of a die';
    default:
      return 'an entry';
  }
}
