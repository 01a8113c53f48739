/** The games of one table that are open on this page. */
import type { Result } from '../../../base/result.ts';
import { shelved } from '../../../peer/store/shelf.ts';
import type { CardId } from '../../../rules/game.ts';
import type { Failure } from '../../../words/failure.ts';
import type { HostedRoom } from '../../device/sharedRooms.ts';
import type { PairedPeer } from '../../device/transports.ts';
import type { LobbyChoice } from '../lobby.ts';
import { type Opened, openAgain, openNew } from '../open.ts';
import { openedHere } from '../opened.ts';
import { gamesInRoom } from './room.ts';

const NO_DECK: readonly CardId[] = [];

/** The open games of the given room, one per player, sorted by the players' names. */
export function groupHere(room: string): readonly Opened[] {
  const here = [...openedHere.values()];
  // Newest first: an earlier game of the same two players may have been reopened later, to look at its end.
  const rows = here.map(({ shelved }) => shelved).sort((a, b) => b.touched - a.touched);
  return gamesInRoom(room, rows).flatMap((row) => here.find(({ shelved }) => shelved === row) ?? []);
}

/**
 * Opens all stored games of the given room. `keep` gets each opened game; if one can't be opened, the others still are.
 * Returns the failure, if any.
 */
export async function openRoomGames(room: string, keep: (opened: Opened) => void): Promise<Failure | null> {
  let trouble: Failure | null = null;
  for (const { game, over } of gamesInRoom(room, await shelved())) {
    if (over || openedHere.has(game)) continue;
    const opened = await openAgain(game);
    if (!opened.ok) trouble = opened.error;
    else if ('sitting' in opened.value) keep(opened.value);
    else opened.value.leave();
  }
  return trouble;
}

/** Begins the game with a guest in the given room who has paired and is ready. */
export async function beginWith(
  hosted: HostedRoom,
  guest: PairedPeer,
  mine: LobbyChoice,
  theirs: LobbyChoice,
): Promise<Result<Opened, Failure>> {
  // Done first, because leaving the lobby now closes the links of all guests still waiting.
  hosted.leaves(guest);
  return openNew(guest, mine, theirs, NO_DECK);
}
