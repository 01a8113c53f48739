/**
 * Props of a session's screens: those that every board has, this phone's private data, and past events. Contains no
 * rules.
 */

import type { Drawer } from '../../../../rules/trenchcoat/game/drawer.ts';
import type { TrenchKnown, TrenchSecrets } from '../../../../rules/trenchcoat/game/known.ts';
import { type MasterView, secretsOf as masterSecrets } from '../../../../rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';
import { GM, type Table } from '../../../../rules/trenchcoat/game/table.ts';
import { begun } from '../../../../words/en/sides.ts';
import * as words from '../../../../words/en/trenchcoat/board.ts';
import type { Seated as AnySeated } from '../../../play/seated.ts';
import type { SessionRecord } from '../recorder.ts';
import type { Errands, HandOut } from './useSession.ts';

export interface TrenchSession extends Omit<AnySeated<Table, Move>, 'known'>, HandOut, Errands {
  known: TrenchKnown;
  record: SessionRecord;
  /** Private changes that are not part of an entry yet; empty on the player's phone. */
  drawer: Drawer;
  /** Adds a change, which is stored before the screen shows it. */
  change(what: ChangeWhat): void;
}

/** The input for the Game Master's decisions, whether a person or the program makes them. */
export type MasterState = MasterView & Pick<TrenchSession, 'names'>;

/** What only the Game Master's phone has, including the drawer's changes. Throws on the player's phone. */
export function secretsOf(v: Pick<TrenchSession, 'known' | 'drawer'>): TrenchSecrets {
  const secrets = masterSecrets(v);
  if (secrets === null) throw new Error('only the Game Master has secrets');
  return secrets;
}

export const isGm = ({ seat }: Pick<TrenchSession, 'seat'>): boolean => seat === GM;

/** Why taps are blocked: a move is being sent, or is waiting for the other phone. Null if they aren't. */
export const pendingReason = ({ pending, link }: Pick<TrenchSession, 'pending' | 'link'>): string | null =>
  !pending ? null : words.sendingOrLater(link);

/** The Game Master's name, for the start of a sentence. */
export const gmName = ({ names }: Pick<TrenchSession, 'names'>): string => begun(names[0]);

export const playerName = ({ names }: Pick<TrenchSession, 'names'>): string => begun(names[1]);
