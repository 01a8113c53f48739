/** Sends a game to another phone of the same player. */

import { versionOf } from '../../../peer/match/agreement.ts';
import type { Parcel } from '../../../peer/match/parcel.ts';
import { sendTransfer, type Transfer, type TransferStage } from '../../../peer/match/transfer.ts';
import { lookUpNote } from '../../../peer/store/notes.ts';
import { findShelved, putOnShelf } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/play.ts';
import { device } from '../../device/device.ts';
import type { PairedPeer } from '../../device/transports.ts';
import type { MatchSession } from '../matchRunning.ts';

/** Sends the game once the other phone has accepted it and the opponent has been told. */
export function sendGame(
  sitting: MatchSession,
  { link, peerKey }: PairedPeer,
  onStage: (stage: TransferStage) => void,
): Transfer {
  const { match, names, name, ui } = sitting;
  const { seat } = match.view();
  const offer = { game: name, version: versionOf(ui.game), names: [names[seat], names[other(seat)]] as const };
  const parcel = async (): Promise<Parcel | null> => {
    const { store } = await device();
    const [stored, note] = await Promise.all([store.read(name), lookUpNote(name)]);
    return stored.ok && note.ok ? { ...stored.value, note: note.value } : null;
  };
  return sendTransfer(link, { offer, key: peerKey, match, parcel, words: ui.refusal }, onStage);
}

/** Makes this phone's copy read-only, since the other phone has the whole game. */
export async function closeMoved(sitting: MatchSession): Promise<void> {
  sitting.moved = true;
  const row = await findShelved(sitting.name);
  if (row) await putOnShelf({ ...row, moved: Date.now() });
}

/** Why this game can't be moved, as a sentence; null if it can. `earlier`: how many earlier games its match has. */
export function whyNotMovable({ match }: Pick<MatchSession, 'match'>, earlier: number): string | null {
  const { status, move } = match.view();
  if (move.gone !== null) return null;
  if (status.kind !== 'playing') return say.onlyOpenGamesMove;
  if (earlier > 0 && match.agreed().options['decks'] === 'secret') return say.secretDecksNote;
  return null;
}
