/** Phones that come back: with a rolled-back store, with none at all, or to a phone they cannot play with. */
import { describe, expect, it } from 'vitest';
import { createMatch, type Match, type NewMatchOptions } from '../../../src/peer/match/match.ts';
import { resumeMatch } from '../../../src/peer/match/resume.ts';
import { tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { Store, StoredGame } from '../../../src/peer/store/store.ts';
import { mustParse } from '../../support/cheat.ts';
import { damagedAt } from '../../support/damage.ts';
import { quiet, testSigner } from '../../support/duel.ts';
import { pair } from '../../support/link/memory.ts';
import { Boots, entriesOf, messageOf, Wiretap } from '../../support/packets.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { expectEnd, shortDuel } from '../../support/shortToy.ts';
import { type Move, type Table, type ToyGame, toyGame } from '../../support/toyGame.ts';
import { animals } from '../../support/toyTable.ts';

describe('a phone whose store was rolled back', () => {
  it('recovers what it has lost, including its own entries, before it signs anything', async () => {
    const tap = new Wiretap();
    const game = await shortDuel({ fate: tap.pass });
    await game.play(({ players }) => players[0].match.view().length >= 25 && players[0].match.view().asked);
    const before = game.players[0].match.view();
    const disk = new FaultyDisk();
    await copy(game.players[0].disk.open(), disk.open(), before.length - 6);
    await game.restart(0, disk);
    // The phone has not learned the length of the log yet.
    const move = { do: 'pass' } as const;
    expect(await game.players[0].match.play([move])).toMatchObject({ ok: false, error: { kind: 'E-AWAY' } });
    await game.quiet();
    const after = game.players[0].match.view();
    expect([after.length, after.head, after.question, after.known]).toEqual([
      before.length,
      before.head,
      before.question,
      before.known,
    ]);
    expect(game.players[1].match.view().peer.lost).toBe(6);
    await game.play();
    expectEnd(game);
    expect(tap.forked).toEqual([]);
  });

  it('also recovers from losing the entire log', async () => {
    const game = await shortDuel();
    await game.play(({ players }) => players[1].match.view().length >= 20);
    const { length, head } = game.players[0].match.view();
    const disk = new FaultyDisk();
    await copy(game.players[1].disk.open(), disk.open(), 0);
    await game.restart(1, disk);
    await game.quiet();
    expect(game.players[1].match.view()).toMatchObject({ length, head });
    await game.play();
    expectEnd(game);
  });
});

describe('a sealed bid that the store has lost', () => {
  it('is read from the log, where it is bound, and no other bid is accepted', async () => {
    const game = await shortDuel();
    await game.play(({ players }) => players[0].match.view().question?.kind === 'sealed');
    const { match, disk } = game.players[0];
    expect(await match.bid({ do: 'bid', bits: 1 })).toEqual({ ok: true, value: null });
    await game.quiet();
    const read = await disk.open().read('duel');
    if (!read.ok) throw new Error(read.error);
    const { note: _, ...records } = read.value.records;
    const before = new FaultyDisk();
    await write({ ...read.value, records, entries: read.value.entries.slice(0, -1) }, before.open());
    await game.restart(0, before);
    await game.quiet();
    expect(game.players[0].match.view()).toMatchObject({ hasBid: true, asked: false });
    expect(await game.players[0].match.bid({ do: 'bid', bits: 0 })).toMatchObject({
      ok: false,
      error: { kind: 'E-PEN' },
    });
    await game.play();
    expectEnd(game);
  });
});

it('a locked bid damaged by the disk has to be made again', async () => {
  const game = await shortDuel();
  await game.play(({ players }) => players[1].match.view().question?.kind === 'sealed');
  const seat = game.players[1].match.view().hasBid ? 0 : 1;
  const { match, disk } = game.players[seat];
  expect(await match.bid({ do: 'bid', bits: 1 })).toEqual({ ok: true, value: null });
  const read = await disk.open().read('duel');
  if (!read.ok) throw new Error(read.error);
  const { note, ...records } = read.value.records;
  const damaged = new FaultyDisk();
  // Damages the number of bits, before `,"do":"bid"}`: the result is still a bid.
  await write(
    { ...read.value, records: { ...records, note: damagedAt(note as Uint8Array, (note?.length ?? 0) - 13, 1) } },
    damaged.open(),
  );
  game.pair.kill(seat === 0 ? 'b' : 'a');
  await game.restart(seat, damaged);
  expect(game.players[seat].match.view().hasBid).toBe(false);
});

describe('two phones whose stores were both rolled back', () => {
  it('continue from what is left, even if one has just learned of more', async () => {
    let lost = false;
    const game = await shortDuel({
      fate: ({ packet }) => (lost && messageOf(packet)?.kind === 'entries' ? 'drop' : 'deliver'),
    });
    await game.play(({ players }) => players[0].match.view().length >= 30 && players[0].match.view().asked);
    const length = game.players[0].match.view().length - 6;
    const disks = [new FaultyDisk(), new FaultyDisk()] as const;
    for (const { disk, seat } of game.players) await copy(disk.open(), disks[seat].open(), length);
    lost = true;
    await game.restart(0, disks[0]);
    await game.quiet();
    expect(await game.players[0].match.play([{ do: 'pass' }])).toMatchObject({ ok: false, error: { kind: 'E-AWAY' } });
    lost = false;
    await game.restart(1, disks[1]);
    await game.quiet();
    expect(game.players[0].match.view().head).toEqual(game.players[1].match.view().head);
    await game.play();
    expectEnd(game);
  });
});

describe('a store with only half of a group of entries', () => {
  it('gets the other half from the other phone, and copes with known entries', async () => {
    const boots = new Boots();
    const game = await shortDuel({ fate: boots.pass });
    await game.play();
    const { head, length } = game.players[0].match.view();
    const log = game.players[0].match.file()?.entries ?? [];
    const move = log.findIndex((bytes, i) => isProof(log[i - 1]) && mustParse(bytes).body.type === 'ACT');
    expect(move).toBeGreaterThan(0);
    const disk = new FaultyDisk();
    await copy(game.players[0].disk.open(), disk.open(), move);
    await game.restart(0, disk);
    const tag = tagOf(mustParse(log[0] as Uint8Array).prev);
    game.pair.b.send(writeMessage(tag, { kind: 'entries', boot: boots.of('b'), entries: log.slice(0, 3) }));
    await game.quiet();
    expect(game.players[0].match.view()).toMatchObject({ head, length });
  });
});

describe('a store cannot be resumed because', () => {
  const resumed = async (
    change: (game: StoredGame) => StoredGame,
    game: ToyGame = toyGame,
    seat: 0 | 1 = 0,
    onDisk = (_: FaultyDisk): void => {},
  ) => {
    const duel = await shortDuel();
    await duel.play(({ players }) => players[0].match.view().length >= 20);
    const read = await duel.players[0].disk.open().read('duel');
    if (!read.ok) throw new Error(read.error);
    const disk = new FaultyDisk();
    await write(change(read.value), disk.open());
    onDisk(disk);
    const { signer } = duel.players[seat];
    return resumeMatch({
      game,
      signer,
      store: disk.open(),
      name: 'duel',
      link: pair().a,
      curve: inlineCurve,
      retryMs: 0,
    });
  };

  const damagedIn =
    (record: 'header' | 'seed', at: number) =>
    ({ records, ...game }: StoredGame) => ({
      ...game,
      records: { ...records, [record]: damagedAt(records[record] as Uint8Array, at) },
    });

  it.each([
    ['there is no such game', (game: StoredGame) => ({ ...game, gameId: 'another' }), 'E-STORE'],
    [
      'the agreement cannot be read',
      (game: StoredGame) => ({ ...game, records: { ...game.records, header: Uint8Array.of(1) } }),
      'E-STORE',
    ],
    ['the agreement is damaged', damagedIn('header', 90), 'E-STORE'],
    ['the secret is damaged', damagedIn('seed', 31), 'E-STORE'],
  ] as const)('%s', async (_, change, kind) => {
    expect(await resumed(change)).toMatchObject({ ok: false, error: { kind } });
  });

  it('the rules have changed since', async () => {
    expect(await resumed((game) => game, { ...toyGame, version: 2 })).toMatchObject({
      ok: false,
      error: { kind: 'E-VERSION' },
    });
  });

  describe('the rules have changed, but not their version:', () => {
    const richer: ToyGame = {
      ...toyGame,
      build: 'another',
      answer: (table, answer) => {
        const step = toyGame.answer(table, answer);
        if (!step.ok || answer.kind !== 'move') return step;
        const [first, second] = structuredClone(step.value.table.sides);
        return {
          ...step,
          value: { ...step.value, table: { ...step.value.table, sides: [{ ...first, bits: 99 }, second] } },
        };
      },
    };

    it.each<[string, ToyGame]>([
      ['there is one more card', { ...toyGame, cards: [...animals, 'yak'] }],
      ['two cards have swapped numbers', { ...toyGame, cards: [...animals.slice(1), ...animals.slice(0, 1)] }],
      ['a move leads to a different table', richer],
    ])('%s, and the log stays complete', async (_, game) => {
      let disk = new FaultyDisk();
      let before: StoredGame | undefined;
      const keep = (stored: StoredGame): StoredGame => {
        before = stored;
        return stored;
      };
      const refused = await resumed(keep, game, 0, (made) => {
        disk = made;
      });
      expect(refused).toMatchObject({
        ok: false,
        error: { kind: 'E-VERSION', why: 'otherRules', values: { version: expect.stringContaining('toy/1') } },
      });
      const after = await disk.open().read('duel');
      expect(after.ok && after.value.entries).toEqual(before?.entries);
    });

    it.each<[string, (entries: Uint8Array[]) => Uint8Array[]]>([
      ['there is no entry yet', () => []],
      ['the first entry is damaged', ([first, ...rest]) => [damagedAt(first as Uint8Array, 0), ...rest]],
    ])('there is one more card, and %s: it does not begin as another game', async (_, change) => {
      const richer = { ...toyGame, cards: [...animals, 'yak'] };
      const refused = await resumed((game) => ({ ...game, entries: change([...game.entries]) }), richer);
      expect(refused).toMatchObject({ ok: false, error: { kind: 'E-VERSION' } });
    });

    it('a build without differences continues', async () => {
      expect((await resumed((game) => game, { ...toyGame, build: 'another' })).ok).toBe(true);
    });
  });

  it('the key is another identity’s', async () => {
    expect(await resumed((game) => game, toyGame, 1)).toMatchObject({ ok: false, error: { kind: 'E-KEY' } });
  });
});

describe('two phones cannot play each other', () => {
  it.each([
    ['the sides are the same', { seat: 0 }, 'E-SEAT'],
    ['the versions differ', { game: { ...toyGame, version: 2 } }, 'E-VERSION'],
    ['the card lists differ', { game: { ...toyGame, cards: [...animals, 'yak'] } }, 'E-CARDS'],
    ['the options differ', { options: { length: 'long' } }, 'E-OPTIONS'],
  ] as const)('because %s: both are told', async (_, change, kind) => {
    const link = pair();
    const [a, b] = [await begin(0, link.a, {}), await begin(1, link.b, change)];
    await quiet(link, [a, b]);
    for (const match of [a, b])
      expect(match.view().status).toMatchObject({ kind: 'stopped', why: 'terms', refusal: { kind } });
  });
});

describe('a phone that has lost the game and says hello as if to a new one', () => {
  it('stops nothing, since the hello is unsigned: the other screen says so, until the phone has the game again', async () => {
    const game = await shortDuel();
    await game.play(({ players }) => players[0].match.view().length >= 20 && players[0].match.view().asked);
    const before = game.players[0].match.view();
    game.players[1].match.close();
    const again = await begin(1, game.pair.b, {});
    await quiet(game.pair, [game.players[0].match, again]);
    const { status, length, peer, asked } = game.players[0].match.view();
    expect({ status, length, asked, gone: peer.gone }).toEqual({
      status: { kind: 'playing' },
      length: before.length,
      asked: true,
      gone: true,
    });
    expect(again.view()).toMatchObject({ length: 0, asked: false });
    again.close();
    await game.restart(1);
    await game.play();
    expect(game.players[0].match.view().peer.gone).toBe(false);
    expectEnd(game);
  });
});

it('a closed game stays closed when the other phone begins the next one over the same link', async () => {
  const game = await shortDuel();
  await game.play();
  game.players[1].match.close();
  await begin(1, game.pair.b, {});
  await game.quiet();
  const { status } = game.players[0].match.view();
  expect(status).toMatchObject({ kind: 'over', verdict: { clean: true }, waitsFor: null });
});

it('a game whose last entry is lost stays decided when the other phone begins the next one over the same link', async () => {
  const isLast = (packet: Uint8Array) =>
    entriesOf(packet).some(({ author, body }) => author === 0 && body.type === 'SEED');
  const game = await shortDuel({ fate: ({ packet }) => (isLast(packet) ? 'drop' : 'deliver') });
  await game.play(({ players }) => players[0].match.view().pen === null);
  const before = game.players[1].match.view().status;
  expect(before).toMatchObject({ kind: 'over', by: 'rules', verdict: null, waitsFor: 0 });
  game.players[0].match.close();
  await begin(0, game.pair.a, {});
  await game.quiet();
  expect(game.players[1].match.view().status).toEqual(before);
});

describe('a phone whose storage is full', () => {
  it('refuses the move, and the game does not change', async () => {
    let full = false;
    const game = await shortDuel({ open: (seat) => (seat === 0 ? { fate: () => (full ? 'full' : 'done') } : {}) });
    await game.play(({ players }) => players[0].match.view().asked && players[0].match.view().length > 8);
    full = true;
    const before = game.players[0].match.view();
    const sent = game.pair.sent;
    expect(await game.players[0].match.play([{ do: 'pass' }])).toMatchObject({ ok: false, error: { kind: 'E-STORE' } });
    expect(game.players[0].match.view()).toEqual(before);
    expect(game.pair.sent).toBe(sent);
    full = false;
    await game.play();
    expectEnd(game);
  });
});

function begin(
  seat: 0 | 1,
  link: NewMatchOptions<Table, Move>['link'],
  change: Partial<NewMatchOptions<Table, Move>>,
): Promise<Match<Table, Move>> {
  return (async () => {
    const signers = [await testSigner(1, 0), await testSigner(1, 1)] as const;
    const made = await createMatch<Table, Move>({
      game: toyGame,
      seat,
      deck: animals,
      options: { length: 'short' },
      signer: signers[seat],
      peerKey: signers[seat === 0 ? 1 : 0].publicKey,
      store: new FaultyDisk().open(),
      name: 'game',
      link,
      curve: inlineCurve,
      retryMs: 0,
      ...change,
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  })();
}

const isProof = (bytes: Uint8Array | undefined): boolean =>
  bytes !== undefined && ['OPEN', 'COMMIT'].includes(mustParse(bytes).body.type);

/** Copies everything in a game except the end of its log. */
async function copy(from: Store, to: Store, length: number): Promise<void> {
  const read = await from.read('duel');
  if (!read.ok) throw new Error(read.error);
  await write({ ...read.value, entries: read.value.entries.slice(0, length) }, to);
}

async function write({ gameId, entries, records }: StoredGame, to: Store): Promise<void> {
  await to.put(gameId, records);
  await to.append(
    gameId,
    entries.map((bytes, seq) => ({ seq, bytes })),
  );
}
