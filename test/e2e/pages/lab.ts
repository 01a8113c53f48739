/**
 * The drivers in a real page: the contract suites, and one phone that tests can take through a pairing from outside.
 */

import { hex } from '../../../src/base/bytes.ts';
import { loadDecks, saveDeck } from '../../../src/peer/store/decks.ts';
import { openIdbStore } from '../../../src/peer/store/idb.ts';
import { openIdentity } from '../../../src/peer/store/identity.ts';
import { type GameLock, lockByMessages, lockGame } from '../../../src/peer/store/lock.ts';
import { isPersistent, requestPersistence } from '../../../src/peer/store/persistence.ts';
import { putOnShelf, shelved } from '../../../src/peer/store/shelf.ts';
import { storeContract } from '../../peer/store.contract.ts';
import { attack } from './attack.ts';
import { codeTests, linkTests } from './linkRig.ts';
import { phone } from './phone.ts';
import { foundAtOnce } from './played.tsx';
import { type Collected, collect } from './runner.ts';

let fresh = 0;
const storeTests = collect(() =>
  storeContract('IndexedDB', () => {
    const name = `contract-${Date.now()}-${fresh++}`;
    return {
      store: openIdbStore(name),
      reopen: async () => openIdbStore(name),
      // Open connections close on request, so this does not take long.
      done: async () => void indexedDB.deleteDatabase(name),
    };
  }),
);
const suites = { link: linkTests, codes: codeTests, store: storeTests };
const held: GameLock[] = [];

const lab = {
  phone,
  attack,
  titles: (suite: keyof typeof suites) => suites[suite].map(({ title }) => title),
  /** Null if the test passed, otherwise why it failed. */
  run: (suite: keyof typeof suites, title: string) => outcome(suites[suite].find((test) => test.title === title)!),
  store: openIdbStore,
  shelf: { put: putOnShelf, games: shelved },
  decks: { keep: saveDeck, kept: loadDecks },
  foundAtOnce,
  requestPersistence,
  isPersistent,
  identity: async () => {
    const { signer, kind, trouble } = await openIdentity();
    const signature = await signer.sign(Uint8Array.of(1));
    return { key: hex(signer.publicKey), kind, trouble, signs: signature.length === 64 };
  },
  hold: async (game: string, by: 'locks' | 'voice') => {
    const one = await (by === 'locks' ? lockGame(game) : lockByMessages(game));
    if (one) held.push(one);
    return one !== null;
  },
  release: () => {
    for (const one of held.splice(0)) one.release();
  },
};

async function outcome({ play }: Collected): Promise<string | null> {
  try {
    await play({
      skip: () => {
        throw new Error('a browser skips nothing');
      },
    });
    return null;
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
  }
}

export type Lab = typeof lab;

declare global {
  interface Window {
    lab: Lab;
  }
}

window.lab = lab;
