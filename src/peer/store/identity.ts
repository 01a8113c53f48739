/**
 * The key of this phone: made once, kept as long as the browser keeps anything. Every open game hangs on it, so its slot is
 * filled when it is empty and never written over: whatever cannot be read or used now may be good again at the next start.
 */
import { ok, type Result } from '../../base/result.ts';
import { type KeptKey, keyOfSecret, newKey, randomBytes, type Signer, signerOf } from '../crypto.ts';
import { database, databaseName } from './idb.ts';
import { onceIn } from './once.ts';
import type { StoreFault } from './store.ts';

export interface Identity {
  readonly signer: Signer;
  /** `platform`: scripts cannot read it. `bytes`: this browser has no such key, or cannot keep one. */
  readonly kind: KeptKey['kind'];
  /** Why this key is good for this page only; null when it is the one that this phone keeps. */
  readonly trouble: KeyTrouble | null;
  /** Puts a key that was kept back where the browser has cleared it away behind the page. Never rejects. */
  keepAgain(): Promise<void>;
}

/** The storage's own faults, and `unusable`: there is a key, and it does not sign now. */
export type KeyTrouble = StoreFault | 'unusable';

/** Where a phone keeps its key: one slot, and a place to try a key out. No promise rejects. */
export interface KeySlot {
  /** What is there; undefined where nothing is. */
  read(): Promise<Result<unknown, StoreFault>>;
  /** Fills the slot, unless something is there: that stays, and nothing is said of it. */
  add(key: KeptKey): Promise<Result<null, StoreFault>>;
  /** What becomes of a key that is kept and read again. Leaves nothing behind. */
  tryOut(key: KeptKey): Promise<Result<unknown, StoreFault>>;
}

/** This phone's identity, the same in every tab and after every start, as far as it can be had now. Never rejects. */
export async function openIdentity(slot: KeySlot = slotIn(databaseName)): Promise<Identity> {
  const there = await slot.read();
  if (!there.ok) return passing(there.error);
  if (there.value !== undefined) return held(slot, there.value);
  const fresh = await keepable(slot);
  if (!fresh.ok) return passing(fresh.error);
  const added = await slot.add(fresh.value);
  if (!added.ok) return passing(added.error);
  // Another tab may have been first, or the first look may have missed what was there.
  const now = await slot.read();
  return now.ok ? held(slot, now.value) : passing(now.error);
}

/** First the key that no script can read; where the storage gives back but a shell of one, bytes. */
async function keepable(slot: KeySlot): Promise<Result<KeptKey, StoreFault>> {
  const platform = await newKey().catch(() => null);
  if (platform !== null) {
    const tried = await slot.tryOut(platform);
    if (tried.ok && isKey(tried.value) && (await works(tried.value))) return ok(platform);
  }
  const bytes = keyOfSecret(randomBytes(32));
  const tried = await slot.tryOut(bytes);
  return tried.ok ? ok(bytes) : tried;
}

async function held(slot: KeySlot, value: unknown): Promise<Identity> {
  if (!isKey(value) || !(await works(value))) return passing('unusable');
  const { kind } = value;
  return { signer: signerOf(value), kind, trouble: null, keepAgain: async () => void (await slot.add(value)) };
}

/** A key for this page, which nothing keeps. */
function passing(trouble: KeyTrouble): Identity {
  const key = keyOfSecret(randomBytes(32));
  return { signer: signerOf(key), kind: key.kind, trouble, keepAgain: async () => {} };
}

/** A key that came back from the storage may be a mere shell of one. */
async function works(key: KeptKey): Promise<boolean> {
  try {
    return (await signerOf(key).sign(new Uint8Array(1))).length === 64;
  } catch {
    return false;
  }
}

function isKey(value: unknown): value is KeptKey {
  return typeof value === 'object' && value !== null && 'kind' in value && 'publicKey' in value;
}

/** The slot in the browser's database of that name. */
export function slotIn(name: string): KeySlot {
  const perform = database(name);
  const once = onceIn(perform);
  return {
    read: () => once.read('key'),
    add: async (key) => {
      const there = await once.add('key', key);
      return there.ok ? ok(null) : there;
    },
    tryOut: (key) =>
      perform(async (db) => {
        const { store, done } = db.transaction('device', 'readwrite', { durability: 'strict' });
        const [, back] = await Promise.all([store.put(key, 'trial'), store.get('trial'), store.delete('trial'), done]);
        return ok(back);
      }),
  };
}
