/** What the screens of a session are given: what every board is, what this phone alone knows, and what has happened. They hold no rule. */

import type { Drawer } from '../../../../rules/trenchcoat/game/drawer.ts';
import type { TrenchKnown, TrenchSecrets } from '../../../../rules/trenchcoat/game/known.ts';
import { secretsOf as masterSecrets } from '../../../../rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';
import { GM, type Table } from '../../../../rules/trenchcoat/game/table.ts';
import { begun } from '../../../../words/en/sides.ts';
import * as words from '../../../../words/en/trenchcoat/board.ts';
import type { Seated as AnySeated } from '../../../play/seated.ts';
import type { SessionRecord } from '../recorder.ts';

export interface TrenchSession extends Omit<AnySeated<Table, Move>, 'known'> {
  known: TrenchKnown;
  record: SessionRecord;
  /** Private changes that stand in no entry yet; empty on the player's phone. */
  drawer: Drawer;
  /** Puts one into it; it is kept before the screen shows it. */
  change(what: ChangeWhat): void;
}

/** What their decisions are worked out from, whether a person makes them or the program. */
export type Mastered = Pick<TrenchSession, 'table' | 'known' | 'drawer' | 'names'>;

/** What the Game Master's phone alone has, with what still waits in their drawer; throws on the player's, which is never asked. */
export function secretsOf({ known, drawer }: Pick<TrenchSession, 'known' | 'drawer'>): TrenchSecrets {
  const secrets = masterSecrets(known, drawer);
  if (secrets === null) throw new Error('only the Game Master has secrets');
  return secrets;
}

export const isGm = ({ seat }: Pick<TrenchSession, 'seat'>): boolean => seat === GM;

/** Why nothing more can be tapped: what was tapped is being sent, or waits for the other phone; null where it can. */
export const onItsWay = ({ pending, link }: Pick<TrenchSession, 'pending' | 'link'>): string | null =>
  !pending ? null : words.onItsWaysentAs(link);

/** What the Game Master is called, as the beginning of a sentence. */
export const gmName = ({ names }: Pick<TrenchSession, 'names'>): string => begun(names[0]);

export const playerName = ({ names }: Pick<TrenchSession, 'names'>): string => begun(names[1]);

/** Nothing can be played any more: at most the dice and the nodes are opened. */
export const hasEnded = ({ step }: Table): boolean => /^opening|^over$/.test(step);
