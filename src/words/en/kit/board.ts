/** UI text of the kit's screens. */
import type { KitOutcome } from '../../../rules/kit/table.ts';
import { begun } from '../sides.ts';
import { nameOf } from './told.ts';

export const outcomeTitle = ({ kind }: KitOutcome): string =>
  kind === 'trace' ? 'Trace' : kind === 'die' ? 'Shared die' : 'Shared coin';

export const changeTitle = (by: number, noun: string) => `${by > 0 ? 'Add' : 'Remove'} ${Math.abs(by)} ${noun}`;
export const remove = 'Remove';
export const actions = (have: number) => `Actions: ${have}`;
export const spendAction = (isLeft: boolean, have: number) =>
  isLeft ? `Spend an action, ${have} left` : 'Add an action';
export const agendaPoints = 'Agenda points';
export const agendaPointsLabel = (have: number) => `Agenda points: ${have}`;
export const trace = 'Trace';
export const traceIntro = 'Both bid in secret. What is the trace limit on your card?';
export const traceLimit = (limit: number) => `Trace, limit ${limit}`;
export const runnerShowsBaseLink = 'then the Runner shows their base link';
export const leaveTheTable = 'Leave the table';
export const resumeNote = 'you can resume it later';
export const waitingForBaseLink = (dropping: boolean, name: string, limit: number) =>
  dropping
    ? `Cancelling the trace: waiting for ${name}’s phone…`
    : `Limit ${limit}. Waiting for ${name} to show their base link…`;
export const cancelTheTrace = 'Cancel the trace';
export const backToTheCounters = 'back to the counters';
export const askBaseLink = (limit: number) => `Trace, limit ${limit}. What is your base link?`;
export const showABaseLink = (link: number) => `Show a base link of ${link}`;
export const thenBothBid = 'then both bid';
export const bidState = (sealed: boolean) => (sealed ? 'sealed' : 'not sealed yet');
export const yoursOrName = (yours: boolean, name: string) => (yours ? 'Yours' : begun(name));
export const howTheTraceSucceeds = (limit: number, link: number) =>
  `Limit ${limit}. To succeed, the Corp must bid at least the Runner’s bid plus the base link of ${link}. Both bids are revealed together.`;
export const bidSealedNote = 'Your bid is sealed. You can’t change it.';
export const howManyBits = 'How many bits? You pay them, win or lose.';
export const sealBidTitle = (bits: number) => `Seal a bid of ${bits}`;
export const bitsLeftAfterBid = (left: number, total: number) =>
  `leaves you ${left} of ${total} ${nameOf('bits', total)}`;
export const headsOrTails = (heads: boolean) => (heads ? 'Heads' : 'Tails');
export const traceResult = (success: boolean) => (success ? 'The trace succeeds' : 'The trace fails');
export const traceAmounts = (corp: number, link: number, runner: number) =>
  `The Corp: ${corp}. The Runner: base link ${link} and ${runner} ${nameOf('bits', runner)}.`;
export const continueTitle = 'Continue';
export const tableTitle = (name: string) => `Kit, with ${name}`;
export const hasLeft = 'has left';
export const newTurn = (name: string) => `New turn: ${name}`;
export const subject = (alone: boolean, name: string) => (alone ? begun(name) : 'You');
export const turnNote = (
  turn: number,
  yours: boolean,
  alone: boolean,
  ownName: string,
  otherName: string,
  clockSuffix: string,
) => `turn ${turn}, ${yours ? (alone ? ownName : 'yours') : otherName}${clockSuffix}`;
export const newTurnMark = 'New turn ';
export const addCounterTitle = 'Add a counter…';
export const log = 'Log: ';
export const noEntriesYet = 'No entries yet.';
export const leaveOrEnd = ' Leave or end';
export const sealedBids = 'sealed bids';
export const startedByTheCorp = 'only the Corp can start one';
export const die = 'Die';
export const dieRange = '1 to 6';
export const coin = 'Coin';
export const fair = 'fair';
export const clock = 'Clock';
export const clockState = (clockOn: boolean) => (clockOn ? 'on' : 'off');
export const logTitle = 'Log';
export const leaveOrEndTitle = 'Leave or end';
export const gameOver = 'The game is over';
export const verifyNote = 'both phones verify that it was fair';
export const counterLabel = 'A counter';
export const whatToCount = 'What do you want to count?';
export const addCounterLabel = (fits: boolean, plain: string) => (fits ? `Count ${plain}` : 'Add it');
export const whyNoCounter = (plain: string) => (plain === '' ? 'type its name' : 'use only letters and digits');

export const linked = 'connected';
export const away = 'away';
export const limit = 'Trace limit';

export const onePhoneNote = 'One phone next to your cards counts for both sides.';
export const onThisPhone = 'on this phone';
export const stepNow = (step: string) => (step === 'free' ? 'Anyone can make changes.' : 'A trace is under way.');

export const goldfishIdle = 'waits';
