/** From a pair or from the shelf to a sitting at the table. */
import { hex } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { createMatch } from '../../peer/match/match.ts';
import { resumeMatch } from '../../peer/match/resume.ts';
import { meetAgain } from '../../peer/pairing/pairing.ts';
import { askToKeep } from '../../peer/store/keeping.ts';
import { type Held, holdGame } from '../../peer/store/lock.ts';
import { findShelved, putOnShelf, type Shelved } from '../../peer/store/shelf.ts';
import { type CardId, other, type Refusal, type Seat } from '../../rules/game.ts';
import { netrunner } from '../../rules/netrunner/index.ts';
import { namesAt } from '../words/names.ts';
import { device, versions } from './device.ts';
import type { Wishes } from './lobby.ts';
import { keepShelved } from './shelving.ts';
import type { Sitting } from './table.ts';
import { type Met, reunionOf, waysFor } from './ways.ts';

export interface Opened {
  sitting: Sitting;
  shelved: Shelved;
  held: Held;
}

/** A new game between two phones that have agreed on everything. `deck`: what this player brings; it stays on his phone. */
export async function openNew(
  paired: Met,
  mine: Wishes,
  theirs: Wishes,
  deck: readonly CardId[],
): Promise<Result<Opened, Refusal>> {
  const phone = await device();
  const hosting = paired.role === 'host';
  const seat: Seat = hosting ? mine.hostSeat : other(mine.hostSeat);
  const game = `${paired.ticket.room}-${hex(crypto.getRandomValues(new Uint8Array(6)))}`;
  const held = await holdGame(game);
  if (!held) return fail({ kind: 'E-TAB', text: 'This game is open in another tab.' });
  const made = await createMatch({
    game: netrunner,
    seat,
    deck,
    options: mine.options,
    signer: phone.signer,
    peerKey: paired.peerKey,
    store: phone.store,
    name: game,
    link: paired.link,
    curve: phone.curve,
  });
  if (!made.ok) return made;
  void askToKeep();
  const names = namesAt(seat, mine.name, theirs.name);
  const keys = both(seat, hex(phone.signer.publicKey), hex(paired.peerKey));
  const shelved: Shelved = {
    game,
    names,
    keys,
    seat,
    points: [0, 0],
    turn: 0,
    over: false,
    rules: versions.rules,
    ticket: paired.ticket,
    touched: Date.now(),
  };
  await putOnShelf(shelved);
  const reunion = reunionOf(paired.ticket, phone.signer, paired.codes);
  const sitting = { match: made.value, link: paired.link, names, keys, reunion };
  keepShelved({ sitting, shelved });
  return ok({ sitting, shelved, held });
}

/** A game from the shelf, at the question where it was left. */
export async function openAgain(game: string): Promise<Result<Opened, Refusal>> {
  const shelved = await findShelved(game);
  if (!shelved) return fail({ kind: 'E-GAME', text: 'This phone does not have that game.' });
  const held = await holdGame(game);
  if (!held)
    return fail({ kind: 'E-TAB', text: 'This game is open in another tab. Go on there, or close it and try again.' });
  const phone = await device();
  const { ticket, names, keys } = shelved;
  const { codes, options } = waysFor(ticket.role, phone.signer);
  const { link } = meetAgain(ticket, options);
  const made = await resumeMatch({
    game: netrunner,
    signer: phone.signer,
    store: phone.store,
    name: game,
    link,
    curve: phone.curve,
  });
  if (!made.ok) {
    held.release();
    return made.error.kind === 'E-VERSION' ? fail(otherRules(made.error, shelved)) : made;
  }
  const sitting = { match: made.value, link, names, keys, reunion: reunionOf(ticket, phone.signer, codes) };
  keepShelved({ sitting, shelved });
  return ok({ sitting, shelved, held });
}

const otherRules = ({ kind, text }: Refusal, { names, seat }: Shelved): Refusal => ({
  kind,
  text: `${text} This Meatspace plays ${versions.rules}, and a game goes on only with the rules it was begun with. It stays on this phone; let ${names[other(seat)]} have the newest Meatspace too, and begin a new one.`,
});

const both = (seat: Seat, mine: string, theirs: string): [string, string] =>
  seat === 0 ? [mine, theirs] : [theirs, mine];
