/** The phone's key survives every temporary fault unchanged. */
import { describe, expect, test } from 'vitest';
import { hex } from '../../src/base/bytes.ts';
import { fail, ok, type Result } from '../../src/base/result.ts';
import { keyOfSecret, type StoredKey } from '../../src/peer/crypto.ts';
import { type Identity, type KeySlot, openIdentity } from '../../src/peer/store/identity.ts';
import type { StoreFault } from '../../src/peer/store/store.ts';

type Call = keyof KeySlot;

/** A slot on disk whose calls fail when a test triggers it: `none` finds nothing although there is something. */
class Slot implements KeySlot {
  kept: unknown;
  readonly calls: Call[] = [];

  constructor(
    kept?: unknown,
    private readonly fate: (call: Call, nth: number) => StoreFault | 'none' | 'done' = () => 'done',
  ) {
    this.kept = kept;
  }

  read = () => this.befall('read', () => this.kept);
  add = async (key: StoredKey) => {
    const done = await this.befall('add', () => {
      this.kept ??= key;
    });
    return done.ok ? ok(null) : done;
  };
  tryOut = (key: StoredKey) => this.befall('tryOut', () => key as unknown);

  private async befall(call: Call, act: () => unknown): Promise<Result<unknown, StoreFault>> {
    const fate = this.fate(call, this.calls.filter((one) => one === call).length);
    this.calls.push(call);
    return fate === 'done' ? ok(act()) : fate === 'none' ? ok(undefined) : fail(fate);
  }
}

const good = keyOfSecret(new Uint8Array(32).fill(7));
const nameOf = ({ signer }: Identity): string => hex(signer.publicKey);
const goodName = hex(good.publicKey);

describe('a phone that has a key', () => {
  test('has the same one after every start', async () => {
    const slot = new Slot();
    const first = await openIdentity(slot);
    expect(first.trouble).toBeNull();
    expect(nameOf(await openIdentity(slot))).toBe(nameOf(first));
    expect((await first.signer.sign(new Uint8Array(3))).length).toBe(64);
  });

  test.each<StoreFault>(['shut', 'newer', 'full', 'gone'])(
    'keeps it if it cannot be read at a start (%s): that start uses a temporary one',
    async (fault) => {
      const slot = new Slot(good, (call, nth) => (call === 'read' && nth === 0 ? fault : 'done'));
      const meanwhile = await openIdentity(slot);
      expect(meanwhile.trouble).toBe(fault);
      expect(nameOf(meanwhile)).not.toBe(goodName);
      expect((await meanwhile.signer.sign(new Uint8Array(3))).length).toBe(64);
      const later = await openIdentity(slot);
      expect([nameOf(later), later.trouble]).toEqual([goodName, null]);
    },
  );

  test('uses it immediately if the storage reported no key once, or another tab was first', async () => {
    const slot = new Slot(good, (call, nth) => (call === 'read' && nth === 0 ? 'none' : 'done'));
    expect(await openIdentity(slot)).toMatchObject({ trouble: null });
    expect(slot.kept).toBe(good);
  });

  test('keeps it even if the storage reports no key during the whole startup', async () => {
    let blind = true;
    const slot = new Slot(good, (call) => (call === 'read' && blind ? 'none' : 'done'));
    expect((await openIdentity(slot)).trouble).toBe('unusable');
    blind = false;
    expect(nameOf(await openIdentity(slot))).toBe(goodName);
  });

  test('keeps it while it cannot sign, and can use it again when it can sign', async () => {
    // What the browser returns for a key that it cannot use now.
    const broken = { kind: 'platform', publicKey: good.publicKey, privateKey: {} };
    const slot = new Slot(broken);
    const meanwhile = await openIdentity(slot);
    expect([meanwhile.trouble, slot.kept]).toEqual(['unusable', broken]);
    expect((await meanwhile.signer.sign(new Uint8Array(3))).length).toBe(64);
    expect(slot.calls).toEqual(['read']);
  });

  test('leaves anything that is not a key where it is', async () => {
    const slot = new Slot('what a later version writes');
    expect((await openIdentity(slot)).trouble).toBe('unusable');
    expect(slot.kept).toBe('what a later version writes');
  });
});

describe('a browser that has cleared everything while the page was open', () => {
  test('gets the key again', async () => {
    const slot = new Slot(good);
    const identity = await openIdentity(slot);
    slot.kept = undefined;
    await identity.keepAgain();
    expect(nameOf(await openIdentity(slot))).toBe(goodName);
  });

  test('keeps another key that has been stored since, and never gets a temporary one', async () => {
    const slot = new Slot(good);
    const identity = await openIdentity(slot);
    const later = keyOfSecret(new Uint8Array(32).fill(8));
    slot.kept = later;
    await identity.keepAgain();
    expect(slot.kept).toBe(later);
    slot.kept = 'broken';
    const meanwhile = await openIdentity(slot);
    slot.kept = undefined;
    await meanwhile.keepAgain();
    expect(slot.kept).toBeUndefined();
  });
});

describe('a phone without a key', () => {
  test.each<[Call, StoreFault]>([
    ['tryOut', 'full'],
    ['add', 'full'],
    ['add', 'shut'],
  ])('uses a temporary one if its storage fails at %s (%s), and makes one at the next start', async (at, fault) => {
    let ill = true;
    const slot = new Slot(undefined, (call) => (ill && call === at ? fault : 'done'));
    expect((await openIdentity(slot)).trouble).toBe(fault);
    expect(slot.kept).toBeUndefined();
    ill = false;
    const later = await openIdentity(slot);
    expect(later.trouble).toBeNull();
    expect(nameOf(await openIdentity(slot))).toBe(nameOf(later));
  });

  test('stores bytes if the storage returns only the shell of an unextractable key', async () => {
    const slot = new Slot();
    const shells: KeySlot = {
      ...slot,
      tryOut: async (key) => ok(key.kind === 'platform' ? { kind: key.kind, publicKey: key.publicKey } : key),
    };
    expect(await openIdentity(shells)).toMatchObject({ kind: 'bytes', trouble: null });
  });
});
