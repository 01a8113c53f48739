/**
 * A game between two phones of protocol 1, as stored by one of them: bytes that only that version could write. A
 * finished game is refused with a sentence; an open game ends without a loser.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeCbor } from '../../../src/peer/log/cbor.ts';
import { resumeMatch } from '../../../src/peer/match/resume.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { Records } from '../../../src/peer/store/store.ts';
import { damagedAt } from '../../support/damage.ts';
import { testSigner } from '../../support/duel.ts';
import { pair } from '../../support/link/memory.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { shortDuel } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

interface Kept {
  /** The file of the finished game; its entries are those on disk. */
  file: string;
  /** The same game when its log had the given number of entries. */
  open: { length: number; records: Record<string, string> };
  done: { records: Record<string, string> };
}

const kept = JSON.parse(readFileSync(new URL('olderProtocol.json', import.meta.url), 'utf8')) as Kept;
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
const file = bytesOf(kept.file);

/** The log as in the file: name, header, entries. */
const entries = (): Uint8Array[] => {
  const decoded = decodeCbor(file);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  return [...((decoded.value as unknown[])[2] as Uint8Array[])];
};

const recordsOf = (records: Record<string, string>): Records =>
  Object.fromEntries(Object.entries(records).map(([name, text]) => [name, bytesOf(text)]));

async function resumed(records: Records, log: readonly Uint8Array[]) {
  const disk = new FaultyDisk();
  const store = disk.open();
  await store.put('old', records);
  await store.append(
    'old',
    log.map((bytes, seq) => ({ seq, bytes })),
  );
  const before = await store.read('old');
  const { a, b } = pair();
  let sent = 0;
  b.onPacket(() => sent++);
  const signer = await testSigner(32, 0);
  const result = await resumeMatch({
    game: toyGame,
    signer,
    store,
    name: 'old',
    link: a,
    curve: inlineCurve,
    retryMs: 0,
  });
  return { result, sent, before, after: await store.read('old') };
}

describe('a phone that resumes a game of an older protocol', () => {
  it.each([
    ['unfinished', kept.open.records, kept.open.length],
    ['finished', kept.done.records, entries().length],
  ] as const)(
    '(%s) is told that no one has lost by it; nothing is signed, sent or written',
    async (_, records, length) => {
      const { result, sent, before, after } = await resumed(recordsOf(records), entries().slice(0, length));
      expect(result).toEqual({
        ok: false,
        error: { kind: 'E-VERSION', why: 'olderProtocol', values: {} },
      });
      expect(sent).toBe(0);
      expect(before).toMatchObject({ ok: true, value: { entries: { length } } });
      expect(after).toEqual(before);
    },
  );

  it('is told that the record is damaged, not that it is of an older protocol', async () => {
    const records = recordsOf(kept.open.records);
    const header = damagedAt(records.header as Uint8Array, 33);
    const { result } = await resumed({ ...records, header }, []);
    expect(result).toMatchObject({ ok: false, error: { kind: 'E-STORE' } });
  });

  it('finds its game of this protocol as it was', async () => {
    const game = await shortDuel();
    await game.play(({ players }) => players[0].match.view().length >= 12);
    const { question } = game.players[0].match.view();
    await game.restart(0);
    await game.quiet();
    expect(game.players[0].match.view().question).toEqual(question);
  });
});

it('a file of an older protocol is rejected by name, and accuses no one', async () => {
  expect(await prove(toyGame, file, { curve: inlineCurve })).toEqual({
    kind: 'foreign',
    text: 'The game was played with protocol NRHC1, and this version can only check NRHC3.',
    of: null,
  });
});
