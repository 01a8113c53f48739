/** Receives a game from another phone of the same player. */
import { hex } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { versionOf } from '../../../peer/match/agreement.ts';
import { joinParcels, type Parcel, parcelRefusal, storeLog, storeParcel } from '../../../peer/match/parcel.ts';
import { refuse, storeRefusal } from '../../../peer/match/refusal.ts';
import { type Offer, receiveTransfer, type Transfer, type TransferStage } from '../../../peer/match/transfer.ts';
import { testFreeSpace } from '../../../peer/store/freeSpace.ts';
import { deleteNote, saveNote } from '../../../peer/store/notes.ts';
import { findShelved, putOnShelf, type Shelved } from '../../../peer/store/shelf.ts';
import { keepArriving, readShelved, writeShelved } from '../../../peer/store/shelfRecord.ts';
import type { AnyGame, Refusal } from '../../../rules/game.ts';
import { arrivalWords } from '../../../words/en/screens/play.ts';
import { gameInfoOf } from '../../../words/en/signs.ts';
import { device } from '../../device/device.ts';
import type { PairedPeer } from '../../device/transports.ts';
import { loadTableUi } from '../../games/index.ts';
import { forgetOpened, openedHere } from '../opened.ts';

/**
 * Receives the game that the other phone offers. `wants`: asks the player, once it is clear that the game can be stored
 * here.
 */
export function receiveGame(
  met: PairedPeer,
  wants: (offer: Offer) => Promise<boolean>,
  onStage: (stage: TransferStage, offer: Offer | null) => void,
): Transfer {
  let offered = '';
  // The game is offered again after a broken link; one yes is enough.
  let wanted = false;
  const look = async (offer: Offer) => {
    wanted &&= offer.game === offered;
    offered = offer.game;
    const refusal = await refusalOf(offer, met);
    if (refusal !== null) return refusal;
    wanted ||= await wants(offer);
    return wanted ? null : refuse('notWanted');
  };
  const keep = async (log: Parcel): Promise<Result<number, Refusal>> => {
    if (log.gameId !== offered) return fail(refuse('anotherGame'));
    await keepArriving(offered);
    return storeLog(log, (await device()).strict);
  };
  const { signer } = met.identity;
  const take = (rest: Parcel) => takeRest(rest, offered, met);
  return receiveTransfer(met.link, { signer, peerKey: met.peerKey, look, keep, take, words: arrivalWords }, onStage);
}

/** Free space required, more than the longest game needs (bytes). */
const ROOM = 1024 * 1024;

/**
 * Why this phone can't take the game, or null if it can. `taken`: the phone already has it, and the old phone may not
 * know. Checked before anything is transferred; both phones show the reason.
 */
async function refusalOf({ game, version }: Offer, met: PairedPeer): Promise<Refusal | 'taken' | null> {
  const ui = await loadTableUi(gameInfoOf(version));
  if (await isHere(game, ui.game, met)) return 'taken';
  const own = met.identity.trouble;
  const fault = own === 'unusable' ? 'shut' : (own ?? (await device()).trouble);
  if (fault !== null) return storeRefusal(fault);
  if (versionOf(ui.game) !== version) return refuse('appsDiffer');
  const room = await testFreeSpace(ROOM);
  return room.ok ? null : storeRefusal(room.error);
}

/**
 * Whether the whole game is on disk. A shelf row is not enough: the browser may have deleted the game, and the old
 * phone would lock its copy.
 */
async function isHere(name: string, game: AnyGame, { identity }: PairedPeer): Promise<boolean> {
  const row = await findShelved(name);
  if (row?.own === undefined || row.moved !== undefined) return false;
  const stored = await (await device()).strict.read(name);
  return stored.ok && (await parcelRefusal(stored.value, { game, key: identity.signer.publicKey })) === null;
}

/** Stores the whole game in one transaction. */
async function takeRest(rest: Parcel, offered: string, { identity }: PairedPeer): Promise<Result<null, Refusal>> {
  const { strict } = await device();
  const row = readShelved(rest.gameId, rest.records.shelf);
  if (!row) return fail(refuse('parcelDamaged'));
  const whole = await joinParcels(rest, strict);
  if (!whole.ok) return whole;
  const parcel = whole.value;
  if (row.game !== offered) return fail(refuse('anotherGame'));
  const ui = await loadTableUi(gameInfoOf(row.rules));
  const { signer } = identity;
  await dropOldState(row.game);
  const here: Shelved = { ...row, own: hex(signer.publicKey), touched: Date.now() };
  // The note comes first, because the game's screens can open once it is stored. A returning game must not keep an
  // older note.
  const noted = parcel.note === undefined ? await deleteNote(row.game) : await saveNote(row.game, parcel.note);
  if (!noted.ok) return fail(storeRefusal(noted.error));
  const records = { ...parcel.records, shelf: writeShelved(here) };
  const to = { game: ui.game, key: signer.publicKey, store: strict };
  const taken = await storeParcel({ ...parcel, records }, to);
  if (!taken.ok) return taken;
  await putOnShelf(here);
  return ok(null);
}

/** If the game was here before, the page may still hold its old state. */
async function dropOldState(game: string): Promise<void> {
  const open = openedHere.get(game);
  if (!open) return;
  open.sitting.match.close();
  await open.sitting.match.idle();
  forgetOpened(game);
  open.held.release();
}
