import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { type Phone, startPhone } from '../support/browser/browser.ts';
import { startServer } from '../support/browser/startServer.ts';

const serving: Serving = await startServer({ dist: inject('lab') });
const url = `http://localhost:${serving.port}/`;
const phone: Phone = await startPhone();
await phone.page.goto(url);
const titles = await phone.page.evaluate(() => window.lab.titles('store'));

describe('IndexedDB fulfils the contract of a store', () => {
  test('the whole suite is collected', () => expect(titles.length).toBeGreaterThan(10));

  test.each(titles)('%s', async (title) => {
    expect(await phone.page.evaluate((title) => window.lab.run('store', title), title)).toBeNull();
  });
});

test('written data survives an immediate kill of the browser', async () => {
  await phone.page.evaluate(() => window.lab.store().put('g1', { seed: Uint8Array.of(1) }));
  for (let seq = 0; seq < 3; seq++) {
    await phone.page.evaluate((seq) => window.lab.store().append('g1', [{ seq, bytes: Uint8Array.of(seq) }]), seq);
    await phone.kill();
    await (await phone.start()).goto(url);
    const listed = await phone.page.evaluate(() => window.lab.store().list());
    expect(listed).toEqual({ ok: true, value: [{ gameId: 'g1', length: seq + 1 }] });
  }
});

test('a database deleted while open is noticed, and later calls find an empty one', async () => {
  const result = await phone.page.evaluate(async () => {
    const store = window.lab.store('taken');
    await store.put('g1', { seed: Uint8Array.of(1) });
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('taken').onsuccess = resolve;
    });
    return [await store.append('g1', [{ seq: 0, bytes: Uint8Array.of(1) }]), await store.list()];
  });
  expect(result).toEqual([
    { ok: false, error: 'gone' },
    { ok: true, value: [] },
  ]);
});

test('the home screen’s list is rewritten if the browser has cleared it behind the page', async () => {
  const names = await phone.page.evaluate(async () => {
    const { put, games } = window.lab.shelf;
    const game = { names: ['Ann', 'Bob'], keys: ['', ''], seat: 0, points: [0, 0], turn: 1, over: false, touched: 1 };
    const ticket = { role: 'host', room: '', token: '', peerKey: new Uint8Array() };
    await put({ ...game, game: 'g1', ticket } as Parameters<typeof put>[0]);
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('meatspace-shelf').onsuccess = resolve;
    });
    await put({ ...game, game: 'g2', ticket } as Parameters<typeof put>[0]);
    return (await games()).map(({ game }) => game);
  });
  expect(names).toEqual(['g2']);
});

test('a full disk is reported as a named fault, and nothing of that call is stored', async () => {
  const result = await phone.page.evaluate(async () => {
    const store = window.lab.store('full');
    await store.put('g1', { seed: Uint8Array.of(1) });
    const { put } = IDBObjectStore.prototype;
    let calls = 0;
    IDBObjectStore.prototype.put = function (...given) {
      if (++calls === 2) throw new DOMException('there is no more room', 'QuotaExceededError');
      return put.apply(this, given);
    };
    const entries = [0, 1].map((seq) => ({ seq, bytes: Uint8Array.of(seq) }));
    const refused = await store.append('g1', entries);
    IDBObjectStore.prototype.put = put;
    const kept = await store.read('g1');
    return [refused, kept.ok && kept.value.entries.length, await store.append('g1', entries)];
  });
  expect(result).toEqual([{ ok: false, error: 'full' }, 0, { ok: true, value: null }]);
});

test('a deck that did not fit lasts as long as the page, and is stored as soon as there is space', async () => {
  const { page } = phone;
  const deck = { id: 'd1', name: 'Slow Burn', side: 0 as const, cards: ['keeper'], touched: 1 };
  const meanwhile = await page.evaluate(async (deck) => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('there is no more room', 'QuotaExceededError');
    };
    const refused = await window.lab.decks.keep(deck);
    const full = await window.lab.decks.kept();
    IDBObjectStore.prototype.put = put;
    return { refused, full, roomy: await window.lab.decks.kept() };
  }, deck);
  expect(meanwhile).toEqual({
    refused: { ok: false, error: 'full' },
    full: { decks: [deck], fault: 'full' },
    roomy: { decks: [deck], fault: null },
  });
  await page.reload();
  expect(await page.evaluate(() => window.lab.decks.kept())).toEqual({ decks: [deck], fault: null });
});

test('the phone’s key is created once, cannot be read by scripts, and survives a restart', async () => {
  const first = await phone.page.evaluate(() => Promise.all([window.lab.identity(), window.lab.identity()]));
  expect(first[0]).toMatchObject({ kind: 'platform', trouble: null, signs: true });
  expect(first[1]).toEqual(first[0]);
  await phone.kill();
  await (await phone.start()).goto(url);
  expect(await phone.page.evaluate(() => window.lab.identity())).toEqual(first[0]);
});

describe('the phone’s key stays the same after', () => {
  test.each([
    'signing fails',
    'the database does not open',
    'the database finds nothing, once',
    'the database finds nothing',
    'the database refuses to be read',
  ] as const)('a start at which %s', async (fault) => {
    const { page } = phone;
    const before = await page.evaluate(() => window.lab.identity());
    const meanwhile = await page.evaluate((fault) => {
      const { open } = IDBFactory.prototype;
      const { get } = IDBObjectStore.prototype;
      const { sign } = SubtleCrypto.prototype;
      let nth = 0;
      if (fault === 'signing fails') SubtleCrypto.prototype.sign = () => Promise.reject(new Error('not now'));
      if (fault === 'the database does not open')
        IDBFactory.prototype.open = () => {
          throw new DOMException('not now', 'UnknownError');
        };
      if (fault.startsWith('the database finds nothing'))
        IDBObjectStore.prototype.get = function (key) {
          return get.call(this, nth++ === 0 || !fault.endsWith('once') ? 'nowhere' : key);
        };
      if (fault === 'the database refuses to be read')
        IDBObjectStore.prototype.get = () => {
          throw new DOMException('not now', 'UnknownError');
        };
      return window.lab.identity().finally(() => {
        IDBFactory.prototype.open = open;
        IDBObjectStore.prototype.get = get;
        SubtleCrypto.prototype.sign = sign;
      });
    }, fault);
    const once = fault.endsWith('once');
    expect(meanwhile.signs).toBe(true);
    expect(meanwhile.trouble === null).toBe(once);
    expect(meanwhile.key === before.key).toBe(once);
    expect(await page.evaluate(() => window.lab.identity())).toEqual(before);
  });
});

test('a database that does not open at first is opened later', async () => {
  const listed = await phone.page.evaluate(async () => {
    const store = window.lab.store('slow');
    const { open } = IDBFactory.prototype;
    let tries = 0;
    IDBFactory.prototype.open = function (...given) {
      if (++tries < 3) throw new DOMException('not now', 'UnknownError');
      return open.apply(this, given);
    };
    try {
      return { first: await store.put('g1', { seed: Uint8Array.of(1) }), tries };
    } finally {
      IDBFactory.prototype.open = open;
    }
  });
  expect(listed).toEqual({ first: { ok: true, value: null }, tries: 3 });
});

test('a database that never opens, one that a newer version has upgraded, and a missing game are told apart', async () => {
  const faults = await phone.page.evaluate(async () => {
    const missing = await window.lab.store('apart').read('g1');
    const newer = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('apart', 99);
      opening.onsuccess = () => resolve(opening.result);
    });
    newer.close();
    const over = await window.lab.store('apart').read('g1');
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      throw new DOMException('not now', 'UnknownError');
    };
    const shut = await window.lab.store('apart').read('g1');
    IDBFactory.prototype.open = open;
    return [missing, over, shut];
  });
  expect(faults).toEqual(['gone', 'newer', 'shut'].map((error) => ({ ok: false, error })));
});

test.each(['locks', 'voice'] as const)('a second tab with the same game is reported, by %s', async (by) => {
  const other = await phone.context.newPage();
  onTestFinished(() => other.close());
  await other.goto(url);
  const hold = (page: typeof other, game: string) =>
    page.evaluate(([game, by]) => window.lab.hold(game, by), [game, by] as const);
  expect(await hold(phone.page, `g-${by}`)).toBe(true);
  expect(await hold(other, `g-${by}`)).toBe(false);
  expect(await hold(other, `h-${by}`)).toBe(true);
  await phone.page.evaluate(() => window.lab.release());
  expect(await hold(other, `g-${by}`)).toBe(true);
  const both = await Promise.all([hold(phone.page, `i-${by}`), hold(other, `i-${by}`)]);
  expect(both.filter(Boolean)).toHaveLength(1);
});

test('the browser says whether it keeps the games', async () => {
  const { asked, kept, said } = await phone.page.evaluate(async () => ({
    asked: await window.lab.requestPersistence(),
    kept: await window.lab.isPersistent(),
    said: await navigator.storage.persisted(),
  }));
  expect([asked, kept]).toEqual([said, said]);
});
