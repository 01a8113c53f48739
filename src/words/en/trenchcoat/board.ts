import type { Seat } from '../../../rules/game.ts';
import { GM, type Table } from '../../../rules/trenchcoat/game/table.ts';
import { begun } from '../sides.ts';

export const sendingOrLater = (link: string) => (link === 'open' ? 'on its way' : 'sent as soon as the phones connect');
export const tableTitle = (name: string) => `Pink Trenchcoat with ${begun(name)}`;
export const leaveTitle = (count: number) => (count === 0 ? 'Leave the table' : 'Leave or move');
export const leaveOrMove = 'Leave or move';
export const leaveTheTable = 'Leave the table';
export const endTheSession = 'End the session';
export const endItNow = 'End it now?';
export const ownTestFirst = 'Call or drop your own test there first.';
export const tapToEnd = 'open requests and rolls are dropped';
export const endSessionNote = 'then the dice can be revealed';
export const resumeNote = 'you can resume it later';
export const notSavedNote =
  'This browser couldn’t save your last private change, so it was not made. Free up some space and try again.';

/** What this phone's player has to do: a word for the tab, and a sentence for screen readers. */
interface WaitingFor {
  readonly tab: string;
  readonly said: string;
}

export function waitingWordsFor({ table, seat }: { table: Table; seat: Seat }): WaitingFor | null {
  if (seat === GM) {
    if (table.step === 'requested') return { tab: 'Request', said: 'A request is waiting for you.' };
    if (table.step === 'rolled') return { tab: 'Tell', said: 'The test was rolled. Tell what happens.' };
    if (table.step === 'lead') return { tab: 'You act', said: 'It’s your turn to act.' };
    return table.step === 'opening' ? { tab: 'Open', said: 'The session is over. You can reveal the dice.' } : null;
  }
  if (table.step === 'called')
    return { tab: 'Roll', said: `A test is called: ${table.test?.call.label ?? ''}. Roll your dice.` };
  return null;
}
