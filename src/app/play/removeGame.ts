/** The games of this phone beyond the one that is seen: those that this page has open, and how one is removed for good. */

import { fail, ok, type Result } from '../../base/result.ts';
import { meetAgain } from '../../peer/pairing/pairing.ts';
import { holdGame } from '../../peer/store/lock.ts';
import { dropNote } from '../../peer/store/notes.ts';
import { type Shelved, shelf, shelved } from '../../peer/store/shelf.ts';
import * as words from '../../words/en/screens/play.ts';
import { storeAdvice } from '../../words/en/store.ts';
import type { Failure } from '../../words/failure.ts';
import { device } from '../device/device.ts';
import { waysFor } from '../device/transports.ts';
import { forgetOpened, openedHere } from './opened.ts';

/**
 * Takes a game off this phone. The other phone is told, if it can be found within a minute, that this one has left. E-TAB while
 * another tab plays it, E-STORE when the browser does not let go of it: then it is there at the next start again.
 */
export async function removeGame(row: Shelved): Promise<Result<null, Failure>> {
  const { game } = row;
  const here = openedHere.get(game);
  const held = here?.held ?? (await holdGame(game));
  if (!held) return fail({ kind: 'E-TAB', text: words.thisGameIsOpenInAnother });
  const phone = await device();
  const shared = (await shelved()).some((other) => other.game !== game && other.ticket.room === row.ticket.room);
  here?.sitting.match.close();
  // What it was just writing must not bring it back.
  await here?.sitting.match.idle();
  forgetOpened(game);
  // A link that another game of the two may need stays.
  if (!shared && here) here.sitting.link.close();
  // The link of a game that has moved is for the phone that it has moved to.
  else if (!shared && !row.over && row.moved === undefined)
    meetAgain(row.ticket, waysFor(row.ticket.role, phone).options).link.close();
  // In this order: a phone that dies in between finds the game at home again.
  await shelf.remove(game);
  const done = await phone.store.remove(game);
  await dropNote(game);
  held.release();
  if (done.ok) return ok(null);
  const { what } = storeAdvice[done.error];
  return fail({ kind: 'E-STORE', text: words.theGameWillBe(what) });
}
