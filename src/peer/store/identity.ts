/** The key of this phone: made once, kept as long as the browser keeps anything. */
import { ok } from '../../base/result.ts';
import { type KeptKey, keyOfSecret, newKey, randomBytes, type Signer, signerOf } from '../crypto.ts';
import { type Database, database, databaseName } from './idb.ts';

export interface Identity {
  readonly signer: Signer;
  /** `platform`: scripts cannot read it. `bytes`: this browser has no such key, or cannot keep one. */
  readonly kind: KeptKey['kind'];
  /** False when the browser refuses to keep it: good for this game, and gone with the page. */
  readonly kept: boolean;
}

/** This phone's identity, the same in every tab and after every start. Never rejects. */
export async function openIdentity(name = databaseName): Promise<Identity> {
  const perform = database(name);
  const there = await perform(async (db) => ok(await kept(db)));
  if (there.ok && there.value) return identity(there.value, true);
  // First the key that no script can read; where the database cannot hold one (or says so only by failing), bytes.
  for (const make of [newKey, async () => keyOfSecret(randomBytes(32))]) {
    const fresh = await make();
    const settled = await perform(async (db) => ok(await keepFirst(db, fresh)));
    if (settled.ok && settled.value) return identity(settled.value, true);
  }
  return identity(await newKey(), false);
}

const slot = 'key';

/** Two tabs that start at the same time agree on the key that was first. */
async function keepFirst(db: Database, fresh: KeptKey): Promise<KeptKey | null> {
  const tx = db.transaction('device', 'readwrite', { durability: 'strict' });
  tx.done.catch(() => {});
  const there = await tx.store.get(slot);
  if (!isKey(there) || !(there.kind === fresh.kind || there.kind === 'bytes')) await tx.store.put(fresh, slot);
  await tx.done;
  return kept(db);
}

async function kept(db: Database): Promise<KeptKey | null> {
  const value = await db.get('device', slot);
  return isKey(value) && (await works(value)) ? value : null;
}

/** A key that came back from the database may be a mere shell of one. */
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

function identity(key: KeptKey, isKept: boolean): Identity {
  return { signer: signerOf(key), kind: key.kind, kept: isKept };
}
