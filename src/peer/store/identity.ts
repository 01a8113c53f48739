/**
 * This phone's key: created once, and kept as long as the browser keeps anything. Every open game depends on it, so its
 * slot is only ever filled when empty: a key that cannot be read or used now may work at the next start.
 */
import { ok, type Result } from '../../base/result.ts';
import { keyOfSecret, newKey, randomBytes, type Signer, type StoredKey, signerOf } from '../crypto.ts';
import { database, databaseName } from './idb.ts';
import type { StoreFault } from './store.ts';
import { writeOnceSlots } from './writeOnceSlots.ts';

export interface Identity {
  readonly signer: Signer;
  /** `platform`: scripts cannot read it. `bytes`: this browser has no such keys, or cannot store them. */
  readonly kind: StoredKey['kind'];
  /** Why this key is valid for this page only; null if it is the phone's stored key. */
  readonly trouble: KeyTrouble | null;
  /** Stores a key again if the browser has cleared it in the meantime. Never rejects. */
  keepAgain(): Promise<void>;
}

/** The storage's own faults, and `unusable`: the saved key cannot sign right now. */
export type KeyTrouble = StoreFault | 'unusable';

/** Where a phone stores its key: one slot, and a place to test a key. No promise rejects. */
export interface KeySlot {
  /** The content; undefined if empty. */
  read(): Promise<Result<unknown, StoreFault>>;
  /** Fills the slot if it is empty; otherwise silently leaves it. */
  add(key: StoredKey): Promise<Result<null, StoreFault>>;
  /** Resolves to the key after storing it and reading it back. Leaves nothing behind. */
  tryOut(key: StoredKey): Promise<Result<unknown, StoreFault>>;
}

/** This phone's identity, the same in every tab and after every start, as far as it is available now. Never rejects. */
export async function openIdentity(slot: KeySlot = slotIn(databaseName)): Promise<Identity> {
  const there = await slot.read();
  if (!there.ok) return temporary(there.error);
  if (there.value !== undefined) return stored(slot, there.value);
  const created = await storableKey(slot);
  if (!created.ok) return temporary(created.error);
  const added = await slot.add(created.value);
  if (!added.ok) return temporary(added.error);
  // Another tab may have been first, or the first read may have missed the key.
  const now = await slot.read();
  return now.ok ? stored(slot, now.value) : temporary(now.error);
}

/** Prefers a key no script can read; falls back to bytes if the storage returns only an empty shell of one. */
async function storableKey(slot: KeySlot): Promise<Result<StoredKey, StoreFault>> {
  const platform = await newKey().catch(() => null);
  if (platform !== null) {
    const tried = await slot.tryOut(platform);
    if (tried.ok && isKey(tried.value) && (await canSign(tried.value))) return ok(platform);
  }
  const bytes = keyOfSecret(randomBytes(32));
  const tried = await slot.tryOut(bytes);
  return tried.ok ? ok(bytes) : tried;
}

async function stored(slot: KeySlot, value: unknown): Promise<Identity> {
  if (!isKey(value) || !(await canSign(value))) return temporary('unusable');
  const { kind } = value;
  return { signer: signerOf(value), kind, trouble: null, keepAgain: async () => void (await slot.add(value)) };
}

/** A temporary key for this page only. */
function temporary(trouble: KeyTrouble): Identity {
  const key = keyOfSecret(randomBytes(32));
  return { signer: signerOf(key), kind: key.kind, trouble, keepAgain: async () => {} };
}

/** A key read back from storage may be an empty shell. */
async function canSign(key: StoredKey): Promise<boolean> {
  try {
    return (await signerOf(key).sign(new Uint8Array(1))).length === 64;
  } catch {
    return false;
  }
}

function isKey(value: unknown): value is StoredKey {
  return typeof value === 'object' && value !== null && 'kind' in value && 'publicKey' in value;
}

/** The slot in the browser's database with the given name. */
function slotIn(name: string): KeySlot {
  const perform = database(name);
  const once = writeOnceSlots(perform);
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
