/** Removes a game from this phone for good. */

import { fail, ok, type Result } from '../../base/result.ts';
import { lockGame } from '../../peer/store/lock.ts';
import { deleteNote } from '../../peer/store/notes.ts';
import { type Shelved, shelf, shelved } from '../../peer/store/shelf.ts';
import * as words from '../../words/en/screens/play.ts';
import { storeAdvice } from '../../words/en/store.ts';
import type { Failure } from '../../words/failure.ts';
import { device } from '../device/device.ts';
import { resumePairing } from '../device/sharedRooms.ts';
import { sameLink, seatsOf } from './group/room.ts';
import { forgetOpened, openedHere } from './opened.ts';

/**
 * Removes a game from this phone. The other phone is told if it can be reached within a minute. E-TAB while another tab
 * plays the game; E-STORE if the browser can't delete it, in which case it is back at the next start.
 */
export async function removeGame(row: Shelved): Promise<Result<null, Failure>> {
  const { game } = row;
  const here = openedHere.get(game);
  const held = here?.held ?? (await lockGame(game));
  if (!held) return fail({ kind: 'E-TAB', text: words.openElsewhere });
  const phone = await device();
  const shared = (await shelved()).some((other) => other.game !== game && sameLink(other.ticket, row.ticket));
  here?.sitting.match.close();
  // A pending write must not restore the game.
  await here?.sitting.match.idle();
  forgetOpened(game);
  // The link stays if another game between the same players may need it.
  if (!shared && here) here.sitting.link.close();
  // The link of a moved game belongs to the phone it moved to.
  else if (!shared && !row.over && row.moved === undefined)
    resumePairing(row.ticket, phone, { max: seatsOf(row) }).again?.link.close();
  // In this order: if the page is killed in between, the game is still on the home screen.
  await shelf.remove(game);
  const done = await phone.store.remove(game);
  await deleteNote(game);
  held.release();
  if (done.ok) return ok(null);
  const { what } = storeAdvice[done.error];
  return fail({ kind: 'E-STORE', text: words.gameWillBeBack(what) });
}
