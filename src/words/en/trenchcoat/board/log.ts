import { counted } from '../../counted.ts';
import { plain } from '../numbers.ts';

export const aloneNotVerifiable = 'Rolled alone, so it can’t be verified.';
export const yours = 'yours';
export const gmPossessive = (gmName: string) => `${gmName}’s`;
export const readingTheLog = 'Reading the log.';
export const noMovesYet = 'No moves yet.';
export const unnoticedTest = (label: string, total: number, quality: number, verifiable: boolean) =>
  `Unnoticed: ${label}, total ${plain(total)}, quality ${plain(quality)}. Its modifiers weren’t sealed before the roll${verifiable ? '' : ', and one phone rolled alone, so it can’t be verified'}.`;
/** `fired`: the measures that the tally has triggered, by name. */
export const nodeAtTheEnd = (name: string, tally: number, alert: string, fired: readonly string[]) =>
  `${name}: tally ${tally}, ${alert === 'none' ? 'no alert' : `${alert} alert`}.${fired.length === 0 ? '' : ` Triggered: ${fired.join(', ')}.`}`;
export const saveTheFile = 'Save the file';
export const signedSummary = (spanText: string, node: boolean) =>
  `${spanText}, signed by both${node ? ', nodes revealed' : ''}`;
export const log = 'Log';
export const test = (number: number, whyWords: string) => `Test ${number}: ${whyWords}`;
export const fairnessNote = (node: boolean) =>
  node
    ? 'Nobody could choose or change a die. Every result and tally can be checked.'
    : 'Nobody could choose or change a die. The hidden terms stay hidden.';
export const matchingResults = 'Results that match';
export const noTestNote = (gmName: string, without: string) => ` ${gmName}: ${without}, without a test`;
/** `choice`: whether the Game Master let it count. */
export const halfEvent = (event: string, choice: 'use' | 'ignore' | null) =>
  `, ${event}${choice === null ? '' : choice === 'use' ? ', used' : ', ignored'}`;
export const exploit = ', exploit';
export const player = 'Player';
export const gameMaster = 'Game Master';
export const notToldOrRolled = (rolled: boolean) => (rolled ? 'not told' : 'not rolled');

export const testCount = (n: number) => counted(n, 'test');
export const diceNotRevealed = (gmName: string) => `${gmName} hasn’t revealed the dice. The results stand.`;
