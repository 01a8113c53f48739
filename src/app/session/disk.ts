/** The one store of this phone in the browser: the games that are played, and those that home speaks of. */
import { openIdbStore } from '../../peer/store/idb.ts';

export const disk = openIdbStore();
