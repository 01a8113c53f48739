/** From a pair or from the shelf to a sitting at the table. */

import { hex } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { noLink } from '../../peer/link/none.ts';
import { splitLink } from '../../peer/link/split.ts';
import { versionOf } from '../../peer/match/agreement.ts';
import { createMatch } from '../../peer/match/match.ts';
import { storeRefusal } from '../../peer/match/refusal.ts';
import { resumeMatch } from '../../peer/match/resume.ts';
import { meetAgain } from '../../peer/pairing/pairing.ts';
import { askToKeep } from '../../peer/store/keeping.ts';
import { type Held, holdGame } from '../../peer/store/lock.ts';
import { findShelved, putOnShelf, type Shelved, shelved } from '../../peer/store/shelf.ts';
import { readShelved, writeShelved } from '../../peer/store/shelfRecord.ts';
import { isRetired } from '../../peer/succession/kept.ts';
import { type CardId, other, type Seat } from '../../rules/game.ts';
import * as say from '../../words/en/screens/open.ts';
import { signNamed, signOf } from '../../words/en/signs.ts';
import type { Failure } from '../../words/failure.ts';
import { type Device, device, rulesOf } from '../device/device.ts';
import { disk, slots } from '../device/disk.ts';
import { keepOnShelf } from '../device/keepOnShelf.ts';
import { type Met, reunionOf, waysFor } from '../device/transports.ts';
import { loadTableUi } from '../games/index.ts';
import { keepsVersion } from '../offline/keeps.ts';
import { namesAt } from '../words/names.ts';
import { passedOn } from '../words/otherKey.ts';
import { asFailure } from '../words/refused.ts';
import { answerBegun } from './again.ts';
import { type Between, between } from './between.ts';
import type { LobbyChoice } from './lobby.ts';
import type { Sitting } from './matchRunning.ts';
import { playedIn } from './played.ts';
import { closedLog, Rematch } from './rematch.ts';
import { offerRematch } from './rematchOffer.ts';
import { standingOf } from './standings.ts';

/**
 * Where the other player's game has moved, that phone is let in as well. Where this player's has, and the other one knows, the link is for
 * that phone: here it is given up.
 */
function letIn({ match }: Pick<Sitting, 'match'>, met: Met): void {
  const look = (): void => {
    const { peerKey, gone, handover } = match.view().move;
    if (peerKey !== null) met.admit({ peerKey, handover, follows: match.follows });
    if (gone?.known) met.leave();
  };
  match.onChange(look);
  look();
}

export interface Opened {
  sitting: Sitting;
  /** With whom, and over which link. */
  met: Met;
  shelved: Shelved;
  held: Held;
  rematch: Rematch;
}

/** What a game says of those before it, where it is not the first of its match. */
export type Following = Required<Pick<Shelved, 'before' | 'follows'>>;

/**
 * A new game between two phones that have agreed on everything. `deck`: what this player brings; it stays on their phone. `following`:
 * what the same two have played before it.
 */
export async function openNew(
  paired: Met,
  mine: LobbyChoice,
  theirs: LobbyChoice,
  deck: readonly CardId[],
  following?: Following,
): Promise<Result<Opened, Failure>> {
  const [phone, ui] = await Promise.all([device(), loadTableUi(signNamed(mine.game))]);
  // Not the phone's: that may have come back since, and the other phone knows this one.
  const { signer, trouble } = paired.identity;
  if (await isRetired(slots, signer.publicKey)) return fail(passedOn);
  const hosting = paired.role === 'host';
  const seat: Seat = hosting ? mine.hostSeat : other(mine.hostSeat);
  const game = `${paired.ticket.room}-${hex(crypto.getRandomValues(new Uint8Array(6)))}`;
  const held = await holdGame(game);
  if (!held) return fail({ kind: 'E-TAB', text: say.thisGameIsOpen });
  const names = namesAt(ui.sign, seat, mine.name, theirs.name);
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
  void askToKeep();
  await putOnShelf(shelved);
  return ok(seated(paired, { ui, match: made.value, ways, shelved, held, keyTrouble: trouble }));
}

/** At the table: what is known of the game from now on, and the shelf kept true to it. */
function seated(
  met: Met,
  {
    ui,
    match,
    ways,
    shelved,
    held,
    keyTrouble,
  }: Pick<Sitting, 'ui' | 'match' | 'keyTrouble'> &
    Pick<Opened, 'shelved' | 'held'> & { ways: ReturnType<typeof splitLink> },
): Opened {
  const { game, names, keys } = shelved;
  const { match: link, ...beside } = ways;
  const reunion = reunionOf(met.ticket, met.identity.signer, met.codes);
  const sitting = {
    name: game,
    ui,
    match,
    link,
    ...beside,
    names,
    keys,
    reunion,
    trouble: met.trouble,
    keyTrouble,
    moved: shelved.moved !== undefined,
  };
  letIn(sitting, met);
  keepOnShelf({ sitting, shelved }, () => {
    const [standing, played] = [standingOf(sitting, shelved.before ?? []), playedIn(sitting)];
    return { ...(standing && { standing }), ...(played && { played }) };
  });
  const rematch = rematchOf(sitting, shelved);
  offerRematch(rematch, { ...sitting, seat: shelved.seat });
  return { sitting, met, shelved, held, rematch };
}

/** The next game of the two, which nobody is asked for where another one was begun after this one. */
function rematchOf({ match, words, trouble }: Sitting, { before = [] }: Shelved): Rematch {
  const rematch = new Rematch(words, trouble);
  rematch.before = before;
  if (words.state === 'closed') return rematch;
  const look = (): void => rematch.closedAt(closedLog(match.view()));
  match.onChange(look);
  look();
  return rematch;
}

/**
 * A game from the shelf, at the question where it was left. Refused E-TAB, E-GAME when it is not on this phone any more,
 * E-SHUT when storage or key do not work just now and may in a moment, or as `resumeMatch` refuses. A finished game of rules that are not known
 * any more is there to go on from.
 */
export async function openAgain(game: string): Promise<Result<Opened | Between, Failure>> {
  const found = await find(game);
  if (!found.ok) return found;
  const shelved = found.value;
  const held = await holdGame(game);
  if (!held) return fail({ kind: 'E-TAB', text: say.thisGameIsOpenIn });
  const opened = await reopen(shelved, held);
  if (!opened.ok) held.release();
  return opened;
}

async function reopen(shelved: Shelved, held: Held): Promise<Result<Opened | Between, Failure>> {
  const { game, keys, seat } = shelved;
  const phone = await device();
  const { signer, store, curve, identity } = phone;
  // Before the other phone is looked for: all this may be tried again and again.
  const there = await store.read(game);
  if (!there.ok) return fail(there.error === 'gone' ? say.cleared(shelved) : asFailure(storeRefusal(there.error)));
  if ((shelved.own ?? keys[seat]) !== hex(signer.publicKey))
    return fail(identity.trouble === null ? say.otherKey(shelved) : say.keyAway);
  const ui = await loadTableUi(signOf(shelved.rules));
  const met = await metAgain(shelved, phone);
  const ways = splitLink(met.link);
  if (shelved.follows && !shelved.over) answerBegun(ways.words, shelved.follows);
  const made = await resumeMatch({ game: ui.game, signer, store, name: game, link: ways.match, curve });
  if (!made.ok) {
    if (made.error.kind !== 'E-VERSION') return fail(asFailure(made.error));
    const after = await between({ shelved, stored: there.value, ui, met, ways, held });
    if (after !== null) return ok(after);
    // Nothing that this Meatspace can play: a newer one need not wait for it. Where none is kept, the one of before may be served again.
    if (keepsVersion()) await putOnShelf({ ...shelved, letGo: true });
    return fail(say.otherRules(asFailure(made.error), shelved, await rulesOf(ui.sign)));
  }
  return ok(seated(met, { ui, match: made.value, ways, shelved, held, keyTrouble: null }));
}

/** The other phone is looked for from now on; not for a game that both have closed, and begun another one after. */
async function metAgain(row: Shelved, phone: Device): Promise<Met> {
  const { ticket } = row;
  const { codes, options } = waysFor(ticket.role, phone);
  const { role, peerKey } = ticket;
  const alone = row.moved || (await isFollowed(row)) || (await endsHere(row, phone));
  const again = alone ? null : meetAgain(ticket, options);
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

/** A proven game is met for another one only, and a key that has been passed on begins none. */
async function endsHere({ result }: Shelved, { signer }: Device): Promise<boolean> {
  return result !== undefined && !result.unproven && !result.kept && isRetired(slots, signer.publicKey);
}

/** A phone may have died between noting this and starting the next game, which is then requested again. */
async function isFollowed({ followed, ticket, before = [] }: Shelved): Promise<boolean> {
  if (!followed) return false;
  const rows = await shelved();
  return rows.some((row) => row.ticket.room === ticket.room && (row.before ?? []).length > before.length);
}

/** Its place on the shelf, or what its own record says where the shelf has lost it. */
async function find(game: string): Promise<Result<Shelved, Failure>> {
  const shelved = await findShelved(game);
  if (shelved) return ok(shelved);
  const kept = await disk.read(game);
  if (!kept.ok) return fail(asFailure(storeRefusal(kept.error)));
  const again = readShelved(game, kept.value.records.shelf);
  return again ? ok(again) : fail({ kind: 'E-STORE', text: say.theStoredGameCannot });
}

const both = (seat: Seat, mine: string, theirs: string): [string, string] =>
  seat === 0 ? [mine, theirs] : [theirs, mine];
