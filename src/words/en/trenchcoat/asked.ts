/** What this phone's player has to do: a word for the tab, and a sentence for screen readers. */

import type { Seat } from '../../../rules/game.ts';
import { GM, type Table } from '../../../rules/trenchcoat/game/table.ts';

export interface WaitingFor {
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
