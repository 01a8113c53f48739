/** Whose sheets are whose (T-ROLE). */
import { type Fault, fault } from '../input.ts';
import type { Sheet } from './sheet.ts';

export type Role = 'gm' | 'player';

/** One of the two is the Game Master and one is not (T-ROLE-01). Nothing is lost by it: either may choose again. */
export function rolesFault(mine: Role, theirs: Role): Fault | null {
  if (mine !== theirs) return null;
  return mine === 'gm'
    ? fault('E-STATE', 'Two Game Masters. One of you takes the player’s seat. Both keep their sheets and nodes.')
    : fault('E-STATE', 'No Game Master. One of you takes that seat. Both keep their sheets and nodes.');
}

/** A sheet as a phone holds it. */
export interface Held {
  readonly sheet: Sheet;
  /** Run by the Game Master: it is on his phone alone and never sent (T-ROLE-04). */
  readonly npc: boolean;
}

/** What leaves a phone for the other one, and what a player's phone shows at all. The first one is the main character (T-ROLE-02). */
export const sharedSheets = (held: readonly Held[]): Sheet[] =>
  held.filter(({ npc }) => !npc).map(({ sheet }) => sheet);

/** E-STATE where a player wants to look into a sheet that is the Game Master's. */
export const openRefusal = (role: Role, { npc }: Held): Fault | null =>
  npc && role === 'player'
    ? fault('E-STATE', 'The Game Master runs this character; its sheet stays on that phone.')
    : null;

/** A player without a sheet has nobody to roll for. */
export const partyFault = (sheets: readonly Sheet[]): Fault | null =>
  sheets.length === 0 ? fault('E-BLANK', 'The player has no sheet; one or more would do.', 'sheets') : null;
