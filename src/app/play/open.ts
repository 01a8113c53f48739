/** Opens a game at the table, from a new pairing or from the shelf. */
import { hex } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { noLink } from '../../peer/link/link.ts';
import { splitLink } from '../../peer/link/split.ts';
import { versionOf } from '../../peer/match/agreement.ts';
import { createMatch } from '../../peer/match/match.ts';
import { storeRefusal } from '../../peer/match/refusal.ts';
import { resumeMatch } from '../../peer/match/resume.ts';
import { type GameLock, lockGame } from '../../peer/store/lock.ts';
import { requestPersistence } from '../../peer/store/persistence.ts';
import { findShelved, putOnShelf, type Shelved, shelved } from '../../peer/store/shelf.ts';
import { readShelved, writeShelved } from '../../peer/store/shelfRecord.ts';
import { isRetired } from '../../peer/succession/kept.ts';
import { type CardId, other, type Refusal, type Seat } from '../../rules/game.ts';
import { namesAt } from '../../words/en/names.ts';
import { movedToNewPhone } from '../../words/en/pairing.ts';
import { sayRefusal } from '../../words/en/refusals.ts';
import * as say from '../../words/en/screens/open.ts';
import { gameInfoNamed, gameInfoOf } from '../../words/en/signs.ts';
import type { Failure } from '../../words/failure.ts';
import { type Device, device, rulesVersionOf } from '../device/device.ts';
import { disk, slots } from '../device/disk.ts';
import { keepOnShelf } from '../device/keepOnShelf.ts';
import { resumePairing } from '../device/sharedRooms.ts';
import { type PairedPeer, reconnectionOf } from '../device/transports.ts';
import { loadTableUi } from '../games/index.ts';
import { keepsVersion } from '../offline/keepsVersion.ts';
import { between, type Intermission } from './between.ts';
import { Others } from './group/others.ts';
import { sameLink, seatsOf } from './group/room.ts';
import type { LobbyChoice } from './lobby.ts';
import { matchGameOf } from './matchGame.ts';
import type { MatchSession } from './matchRunning.ts';
import { closedLog, Rematch } from './rematch.ts';
import { answerBegun } from './rematchMessage.ts';
import { offerRematch } from './rematchOffer.ts';
import { standingOf } from './standings.ts';

/**
 * Admits the phone that the opponent's game has moved to. If this player's own game has moved and the opponent knows,
 * the link belongs to the new phone, so this phone gives it up.
 */
function admitMovedPhone({ match }: Pick<MatchSession, 'match'>, met: PairedPeer): void {
  const look = (): void => {
    const { peerKey, gone, handover } = match.view().move;
    if (peerKey !== null) met.admit({ peerKey, handover, follows: match.follows });
    if (gone?.known) met.leave();
  };
  match.onChange(look);
  look();
}

export interface Opened {
  sitting: MatchSession;
  /** The opponent's phone and the link to it. */
  met: PairedPeer;
  shelved: Shelved;
  held: GameLock;
  rematch: Rematch;
}

/** What a later game of a match takes over from earlier ones. */
type Following = Required<Pick<Shelved, 'before' | 'follows'>>;

/**
 * Opens a new game between two phones that agree on everything. `deck`: this player's deck, which stays on their phone.
 * `following`: the earlier games of the same match.
 */
export async function openNew(
  paired: PairedPeer,
  mine: LobbyChoice,
  theirs: LobbyChoice,
  deck: readonly CardId[],
  following?: Following,
): Promise<Result<Opened, Failure>> {
  const [phone, ui] = await Promise.all([device(), loadTableUi(gameInfoNamed(mine.game))]);
  // Not the phone's current key, which may have become available since: the other phone knows the pairing's key.
  const { signer, trouble } = paired.identity;
  if (await isRetired(slots, signer.publicKey)) return fail(movedToNewPhone);
  const hosting = paired.role === 'host';
  const seat: Seat = hosting ? mine.hostSeat : other(mine.hostSeat);
  const game = `${paired.ticket.room}-${hex(crypto.getRandomValues(new Uint8Array(6)))}`;
  const held = await lockGame(game);
  if (!held) return fail({ kind: 'E-TAB', text: say.thisGameIsOpen });
  const names = namesAt(ui.info, seat, mine.name, theirs.name);
  const keys = both(seat, hex(signer.publicKey), hex(paired.peerKey));
  const shelved: Shelved = {
    game,
    names,
    keys,
    seat,
    points: [0, 0],
    turn: 0,
    over: false,
    rules: versionOf(ui.game),
    ...following,
    ticket: paired.ticket,
    touched: Date.now(),
  };
  const ways = splitLink(paired.link);
  const made = await createMatch({
    game: ui.game,
    seat,
    deck,
    options: mine.options,
    signer,
    peerKey: paired.peerKey,
    store: phone.store,
    name: game,
    shelf: writeShelved(shelved),
    link: ways.match,
    curve: phone.curve,
  });
  if (!made.ok) {
    held.release();
    return fail(asFailure(made.error, ui.refusal));
  }
  void requestPersistence();
  await putOnShelf(shelved);
  return ok(seated(paired, { ui, match: made.value, ways, shelved, held, keyTrouble: trouble }));
}

/** Seats the player at the table and keeps the game's shelf row up to date. */
function seated(
  met: PairedPeer,
  {
    ui,
    match,
    ways,
    shelved,
    held,
    keyTrouble,
  }: Pick<MatchSession, 'ui' | 'match' | 'keyTrouble'> &
    Pick<Opened, 'shelved' | 'held'> & { ways: ReturnType<typeof splitLink> },
): Opened {
  const { game, names, keys } = shelved;
  const { match: link, ...beside } = ways;
  const reunion = reconnectionOf(met.ticket, met.identity.signer, met.codes);
  const sitting = {
    name: game,
    ui,
    match,
    link,
    ...beside,
    others: new Others(ways.table, met.role === 'guest' && ui.info.group !== undefined),
    names,
    keys,
    reunion,
    trouble: met.trouble,
    keyTrouble,
    moved: shelved.moved !== undefined,
  };
  admitMovedPhone(sitting, met);
  keepOnShelf({ sitting, shelved }, () => {
    const [standing, played] = [standingOf(sitting, shelved.before ?? []), matchGameOf(sitting)];
    return { ...(standing && { standing }), ...(played && { played }) };
  });
  const rematch = rematchOf(sitting, shelved);
  // After a game that only deals, the match continues from its own screen, where the decks are.
  if (ui.info.leadsTo === undefined) offerRematch(rematch, { ...sitting, seat: shelved.seat });
  return { sitting, met, shelved, held, rematch };
}

/** The rematch of a game. Nobody is asked if the next game has already begun. */
function rematchOf({ match, words, trouble }: MatchSession, { before = [] }: Shelved): Rematch {
  const rematch = new Rematch(words, trouble);
  rematch.before = before;
  if (words.state === 'closed') return rematch;
  const look = (): void => rematch.closedAt(closedLog(match.view()));
  match.onChange(look);
  look();
  return rematch;
}

/**
 * Reopens a game from the shelf where it was left. Fails with E-TAB, with E-GAME if it is no longer on this phone, with
 * E-SHUT while storage or the key are unavailable, or as `resumeMatch` does. A finished game whose rules are gone can
 * still start the next game.
 */
export async function openAgain(game: string): Promise<Result<Opened | Intermission, Failure>> {
  const found = await find(game);
  if (!found.ok) return found;
  const shelved = found.value;
  const held = await lockGame(game);
  if (!held) return fail({ kind: 'E-TAB', text: say.openElsewhere });
  const opened = await reopen(shelved, held);
  if (!opened.ok) held.release();
  return opened;
}

async function reopen(shelved: Shelved, held: GameLock): Promise<Result<Opened | Intermission, Failure>> {
  const { game, keys, seat } = shelved;
  const phone = await device();
  const { signer, store, curve, identity } = phone;
  // Read before looking for the other phone, since this may be retried often.
  const [there, ui] = await Promise.all([store.read(game), loadTableUi(gameInfoOf(shelved.rules))]);
  if (!there.ok) return fail(there.error === 'gone' ? say.cleared(shelved) : asFailure(storeRefusal(there.error)));
  if ((shelved.own ?? keys[seat]) !== hex(signer.publicKey))
    return fail(identity.trouble === null ? say.wrongKey(shelved) : say.keyAway);
  const met = await reconnect(shelved, phone);
  const ways = splitLink(met.link);
  if (shelved.follows && !shelved.over) answerBegun(ways.words, shelved.follows);
  const made = await resumeMatch({ game: ui.game, signer, store, name: game, link: ways.match, curve });
  if (!made.ok) {
    const after =
      made.error.kind === 'E-VERSION' ? await between({ shelved, stored: there.value, ui, met, ways, held }) : null;
    if (after !== null) return ok(after);
    // Nothing would use this link, and each attempt would add one.
    met.leave();
    if (made.error.kind !== 'E-VERSION') return fail(asFailure(made.error));
    // This version can't play the game, so an update need not wait for it. If no version is stored on this phone, the
    // server may serve the old one again.
    if (keepsVersion()) await putOnShelf({ ...shelved, letGo: true });
    return fail(say.wrongRules(asFailure(made.error), shelved, await rulesVersionOf(ui.info)));
  }
  return ok(seated(met, { ui, match: made.value, ways, shelved, held, keyTrouble: null }));
}

/** Connects to the other phone, unless both have closed the game and begun another. */
async function reconnect(row: Shelved, phone: Device): Promise<PairedPeer> {
  const { ticket } = row;
  const { role, peerKey } = ticket;
  const alone = row.moved || (await isFollowed(row)) || (await endsHere(row, phone));
  const { again, codes } = resumePairing(ticket, phone, { max: seatsOf(row), alone: alone === true });
  return {
    link: again?.link ?? noLink,
    role,
    peerKey,
    symbols: null,
    ticket,
    codes,
    identity: phone.identity,
    trouble: () => again?.trouble ?? null,
    admit: (moves) => again?.admit(moves),
    leave: () => again?.leave(),
  };
}

/**
 * Whether reconnecting is pointless: a verified game only reconnects to start another, which a retired key can't do.
 */
async function endsHere({ result }: Shelved, { signer }: Device): Promise<boolean> {
  return result !== undefined && !result.unproven && !result.kept && isRetired(slots, signer.publicKey);
}

/**
 * Whether the next game exists. The phone may have been killed between storing `followed` and starting that game, which
 * is then requested again.
 */
async function isFollowed({ followed, ticket, before = [] }: Shelved): Promise<boolean> {
  if (!followed) return false;
  const rows = await shelved();
  return rows.some((row) => sameLink(row.ticket, ticket) && (row.before ?? []).length > before.length);
}

/** The game's shelf row; if the shelf has lost it, the copy stored with the game. */
async function find(game: string): Promise<Result<Shelved, Failure>> {
  const shelved = await findShelved(game);
  if (shelved) return ok(shelved);
  const kept = await disk.read(game);
  if (!kept.ok) return fail(asFailure(storeRefusal(kept.error)));
  const again = readShelved(game, kept.value.records.shelf);
  return again ? ok(again) : fail({ kind: 'E-STORE', text: say.savedGameUnreadable });
}

const both = (seat: Seat, mine: string, theirs: string): [string, string] =>
  seat === 0 ? [mine, theirs] : [theirs, mine];

/** `say`: the words of the game that refused. */
const asFailure = (refusal: Refusal, say: (refusal: Refusal) => string = sayRefusal): Failure => ({
  kind: refusal.kind,
  text: say(refusal),
});
