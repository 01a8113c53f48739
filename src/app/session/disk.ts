/** The one store of this phone in the browser. */
import { openIdbStore } from '../../peer/store/idb.ts';
import { shelf } from '../../peer/store/shelf.ts';
import { refill } from '../../peer/store/shelfRecord.ts';

export const disk = openIdbStore();

/** Finds the games that a dying phone has kept and not put on the shelf. Result: whether there was one. */
export const refillShelf = (): Promise<boolean> => refill(shelf, disk);
