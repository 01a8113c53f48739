/** Decks and finished games as one file with a passphrase. */
import { describe, expect, test } from 'vitest';
import { concat, u32, utf8 } from '../../src/base/bytes.ts';
import { canonical } from '../../src/base/canonical.ts';
import { type PastGame, readContent, writeContent } from '../../src/peer/export/content.ts';
import { mergeDecks, resolveConflict } from '../../src/peer/export/merge.ts';
import { fileRefusal, MAX_EXPORT_BYTES, seal, unseal } from '../../src/peer/export/seal.ts';
import { encodeCbor } from '../../src/peer/log/cbor.ts';
import type { StoredDeck } from '../../src/peer/store/decks.ts';

const COPY = { id: 'new', name: 'Fast, from the file' };

const deck = (id: string, cards: string[] = ['a', 'b'], name = 'Fast'): StoredDeck => ({
  id,
  game: 'one',
  name,
  side: 0,
  cards,
  touched: 5,
});
const game: PastGame = {
  names: ['Ann', 'Bøb'],
  seat: 1,
  points: [7, 2],
  ended: 'Ann won',
  won: false,
  rules: 'one/1',
  touched: 9,
  file: new Uint8Array([1, 2, 3]),
};
const { file: _, ...row } = game;
const content = utf8('what is kept');
const sealed = seal(content, 'pass wörd');
const fileOf = async (): Promise<Uint8Array> => {
  const made = await sealed;
  if (!made.ok) throw new Error(made.error);
  return made.value.slice();
};
const changed = async (at: number, by: Uint8Array): Promise<Uint8Array> => {
  const file = await fileOf();
  file.set(by, at < 0 ? file.length + at : at);
  return file;
};

describe('a sealed file', () => {
  test('opens with its passphrase, however its characters are encoded', async () => {
    expect(await unseal(await fileOf(), 'pass wörd')).toEqual({ ok: true, value: content });
    expect(await unseal(await fileOf(), 'pass wo\u0308rd')).toEqual({ ok: true, value: content });
  });

  test('reports a wrong passphrase', async () => {
    expect(await unseal(await fileOf(), 'pass word')).toEqual({ ok: false, error: 'wrong' });
  });

  test('has a new salt and nonce each time, and does not reveal its content', async () => {
    const [one, two] = [await fileOf(), await seal(content, 'pass wörd')];
    expect(two.ok && two.value.slice(12, 40)).not.toEqual(one.slice(12, 40));
    expect(Buffer.from(one).includes(Buffer.from(content))).toBe(false);
  });

  test('is damaged if a byte after its header has changed or its end is missing', async () => {
    const last = (await fileOf()).at(-1) ?? 0;
    expect(await unseal(await changed(-1, new Uint8Array([last ^ 1])), 'pass wörd')).toEqual({
      ok: false,
      error: 'damaged',
    });
    expect(await unseal((await fileOf()).slice(0, -1), 'pass wörd')).toEqual({ ok: false, error: 'damaged' });
    expect(fileRefusal((await fileOf()).slice(0, 60))).toBe('damaged');
  });

  test('has an authenticated header: it does not open with another nonce', async () => {
    expect(await unseal(await changed(28, new Uint8Array(12)), 'pass wörd')).toEqual({ ok: false, error: 'damaged' });
  });

  test('from a newer Meatspace is reported as newer, and any other file as other', async () => {
    expect(fileRefusal(await changed(5, utf8('2')))).toBe('newer');
    expect(fileRefusal(await changed(6, new Uint8Array([2])))).toBe('newer');
    for (const other of [utf8('a picture'), new Uint8Array(0), utf8('MEAT')]) expect(fileRefusal(other)).toBe('other');
  });

  test('is rejected before any work is done if it demands too much or too little', async () => {
    for (const iterations of [0, 599_999, 2_000_001, 2 ** 32 - 1])
      expect(await unseal(await changed(8, u32(iterations)), 'pass wörd')).toEqual({ ok: false, error: 'damaged' });
    expect(fileRefusal(await changed(8, u32(2_000_000)))).toBeNull();
  });

  test('never exceeds the size limit, written or read', async () => {
    const large = new Uint8Array(MAX_EXPORT_BYTES);
    expect(await seal(large, 'eight888')).toEqual({ ok: false, error: 'large' });
    expect(fileRefusal(concat(await fileOf(), large))).toBe('large');
  });

  test('has a passphrase of 8 to 200 characters', async () => {
    for (const none of ['', 'a'.repeat(201)])
      expect(await unseal(await fileOf(), none)).toEqual({ ok: false, error: 'passphrase' });
    for (const none of ['', 'a', 'seven77', 'a'.repeat(201)])
      expect(await seal(content, none)).toEqual({ ok: false, error: 'passphrase' });
    expect((await seal(content, 'eight888')).ok).toBe(true);
    expect((await seal(content, '😀'.repeat(200))).ok).toBe(true);
  });
});

describe('the content of an export', () => {
  test('reads back as written', () => {
    const { game: _, ...old } = deck('2');
    const { won: __, ...older } = game;
    const all = { decks: [deck('1'), old], games: [game, older] };
    expect(readContent(writeContent(all))).toEqual({ ok: true, value: all });
    expect(readContent(writeContent({ decks: [], games: [] }))).toEqual({ ok: true, value: { decks: [], games: [] } });
  });

  test.each([
    ['something other than a list', utf8('x')],
    ['invalid decks', encodeCbor([canonical([{ id: '1' }]), []])],
    ['one deck twice', encodeCbor([canonical([deck('1'), deck('1')]), []])],
    ['a card that is not a string', encodeCbor([canonical([{ ...deck('1'), cards: [1] }]), []])],
    ['more cards than any deck has', encodeCbor([canonical([deck('1', Array(1001).fill('a'))]), []])],
    ['a third item', encodeCbor([canonical([]), [], 1])],
    ['a game without its file', encodeCbor([canonical([]), [[canonical({})]]])],
    ['an unreadable row', encodeCbor([canonical([]), [[canonical({ seat: 2 }), game.file]]])],
    ['a deck with an impossible date', encodeCbor([canonical([{ ...deck('1'), touched: 8.64e15 + 1 }]), []])],
    ['an invalid winner', encodeCbor([canonical([]), [[canonical({ ...row, won: 1 }), game.file]]])],
    ['a game with an impossible date', writeContent({ decks: [], games: [{ ...game, touched: 8.64e15 + 1 }] })],
    ['more games than allowed', encodeCbor([canonical([]), Array(2001).fill([game.file, game.file])])],
  ])('is rejected as a whole: %s', (_, bytes) => {
    expect(readContent(bytes).ok).toBe(false);
  });
});

describe('decks in an export, compared with those on the phone,', () => {
  test('are new, or already there in any order and under any id', () => {
    const merge = mergeDecks([deck('1')], [deck('1', ['b', 'a']), deck('2'), deck('3', ['c'])]);
    expect(merge).toEqual({ fresh: [deck('3', ['c'])], there: 2, clashes: [] });
  });

  test('clash if the same deck has different cards, and none is imported without asking', () => {
    const [here, brought] = [deck('1'), deck('1', ['a'])];
    expect(mergeDecks([here], [brought])).toEqual({ fresh: [], there: 0, clashes: [{ here, brought }] });
  });

  test('cause no second question once both are kept', () => {
    const clash = { here: deck('1'), brought: deck('1', ['c']) };
    const kept = resolveConflict(clash, 'both', COPY);
    expect(kept && mergeDecks([clash.here, kept], [clash.brought])).toEqual({ fresh: [], there: 1, clashes: [] });
  });

  test('are different decks if their side or game differs', () => {
    const brought: StoredDeck[] = [
      { ...deck('2'), side: 1 },
      { ...deck('3'), game: 'two' },
    ];
    expect(mergeDecks([deck('1')], brought).fresh).toEqual(brought);
  });

  test('are resolved by choice: both, the file’s, or the phone’s', () => {
    const clash = { here: deck('1'), brought: deck('1', ['c']) };
    expect(resolveConflict(clash, 'both', COPY)).toEqual({ ...clash.brought, ...COPY });
    expect(resolveConflict(clash, 'brought', COPY)).toEqual(clash.brought);
    expect(resolveConflict(clash, 'here', COPY)).toBeNull();
  });
});
