// Chunk: proof-words
/** Why a match stopped, how it ended, and what a player still owes. */

import type { Ended } from '../../peer/match/fold/state.ts';
import type { Debt } from '../../peer/match/fold/turn.ts';
import type { StoppedStatus } from '../../peer/match/status.ts';
import { faultWords } from './faults.ts';
import { sayRefusal } from './refusals.ts';
import { storeAdvice } from './store.ts';

type Why = StoppedStatus['why'];

/** Why the game stopped. The caller adds whose phone caused it. */
const stops: { readonly [W in Why]: (stopped: Extract<StoppedStatus, { readonly why: W }>) => string } = {
  fork: ({ seq }) => `It signed two different entries with the number ${seq}. An honest phone never does that.`,
  table: ({ seq }) => `In entry ${seq} it signed a table that doesn’t follow from the rules. Anyone can check that.`,
  cheat: ({ seq }) => `It signed entry ${seq}, which breaks the rules. The entry was refused.`,
  charge: ({ seq }) => `Entry ${seq} is disputed. Both seeds are revealed, and they show who is right.`,
  terms: ({ refusal }) => sayRefusal(refusal),
  store: ({ fault }) => `${storeAdvice[fault].what}${fault === 'shut' ? ' Trying again.' : ''}`,
  bug: ({ detail }) => `Something went wrong in the app (${faultWords(detail)}).`,
};

export function stoppedWords(stopped: StoppedStatus): string {
  const { verdict } = stopped;
  if (verdict !== null && !verdict.clean && verdict.foul.kind === 'charge')
    return `Entry ${verdict.foul.seq} was disputed, but both seeds show that it was honest.`;
  return (stops[stopped.why] as (stopped: StoppedStatus) => string)(stopped);
}

/** How a game ended, as the end of a sentence. */
export function endPhrase(end: Ended | { readonly by: 'absence' }): string {
  switch (end.by) {
    case 'rules':
      return end.why;
    case 'resignation':
      return 'the game was conceded';
    case 'agreement':
      return 'both agreed to a draw';
    case 'absence':
      return 'the other player didn’t answer';
  }
}

/** What is owed; can be followed by "since entry …". */
export function owedWords({ type }: Pick<Debt, 'type'>): string {
  switch (type) {
    case 'SEED':
      return 'the seed';
    case 'HEAD':
      return 'the signed length of the log';
    case 'ACT':
      return 'a move';
    case 'KEYS':
      return 'the key of a card';
    case 'HOLD':
    case 'SHARE':
      return 'a share of a hidden number';
    case 'OPEN':
      return 'the reveal of a hidden value';
    case 'COIN':
      return 'a share of a die roll';
    default:
      return 'an entry';
  }
}
