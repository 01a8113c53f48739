/**
 * A player who rewrites the end of their log and returns with it: both phones report it, and neither loses anything.
 */
import { describe, expect, it } from 'vitest';
import { keyOfSecret, signerOf } from '../../../src/peer/crypto.ts';
import type { Body } from '../../../src/peer/log/body.ts';
import { type Entry, signEntry } from '../../../src/peer/log/entry.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import type { Exhibit } from '../../../src/peer/match/evidence/evidence.ts';
import { tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { AnyMove, Game, Seat } from '../../../src/rules/game.ts';
import { mustParse } from '../../support/cheat.ts';
import { entropyOf, testSecret } from '../../support/duel.ts';
import { Boots, entriesOf, messageOf } from '../../support/packets.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { wordFor, wordMessage } from '../../support/peer/words.ts';
import { shortDuel, type ToyDuel } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

const toy = toyGame as Game<unknown, AnyMove>;
/** With this seed the honest phone has the last turn to itself after the cheat’s move, so it can continue alone. */
const SEED = 125;
const CHEAT: Seat = 0;

const logOf = (game: ToyDuel, seat: Seat): Entry[] =>
  (game.players[seat].match.file() as MatchFile).entries.map(mustParse);

/** What the cheat writes instead of their last entry, and what they would write after it. */
const otherwise: readonly Body[] = [
  { type: 'RESIGN', word: null },
  { type: 'SEED', seed: entropyOf(SEED, CHEAT)() },
];

/** A game whose last entry is a move by the cheat alone, on both phones, and that move's number. */
async function played(fate: Parameters<typeof shortDuel>[0] = {}): Promise<{ game: ToyDuel; seq: number }> {
  const game = await shortDuel({ seed: SEED, mostMoves: 1, ...fate });
  await game.play(({ players }) => {
    const { length } = players[0].match.view();
    if (length < 12 || players[1].match.view().length !== length) return false;
    const [before, last] = logOf(game, 0).slice(-2);
    return last?.author === CHEAT && last.body.type === 'ACT' && before?.author !== CHEAT;
  });
  return { game, seq: game.players[0].match.view().length - 1 };
}

/** The cheat's log, with a different end starting at entry `seq`. */
async function rewritten(game: ToyDuel, seq: number, bodies: readonly Body[]): Promise<Entry[]> {
  const signer = signerOf(keyOfSecret(testSecret(SEED, CHEAT)));
  const { header } = game.players[CHEAT].match.file() as MatchFile;
  const log = logOf(game, CHEAT).slice(0, seq);
  for (const body of bodies) {
    const prev = (log.at(-1) as Entry).hash;
    log.push(await signEntry(signer, gameId(header), { seq: log.length, author: CHEAT, prev, body }));
  }
  return log;
}

/** The cheat's disk with that log. */
const rewrittenDisk = async (game: ToyDuel, seq: number, bodies: readonly Body[]): Promise<FaultyDisk> =>
  diskOf(game, CHEAT, seq + bodies.length, await rewritten(game, seq, bodies));

/** A player's disk with the first `length` entries of a log. */
async function diskOf(game: ToyDuel, seat: Seat, length: number, log = logOf(game, seat)): Promise<FaultyDisk> {
  const disk = new FaultyDisk();
  const store = disk.open();
  const kept = await game.players[seat].disk.open().read('duel');
  if (!kept.ok) throw new Error(kept.error);
  await store.put('duel', kept.value.records);
  await store.append(
    'duel',
    log.slice(0, length).map(({ bytes }, at) => ({ seq: at, bytes })),
  );
  return disk;
}

/**
 * The honest phone writes entries after the cheat's move `seq`; in another game it might have to wait for the cheat.
 */
async function goOn(game: ToyDuel, seq: number): Promise<void> {
  const { match } = game.players[1];
  for (let turns = 0; match.view().length <= seq + 1; turns++)
    if (turns === 20 || !(await game.turn())) throw new Error(`with seed ${SEED} the honest phone cannot go on alone`);
}

const stored = async (disk: FaultyDisk): Promise<number> => {
  const read = await disk.open().read('duel');
  return read.ok ? read.value.entries.length : -1;
};

/** Both phones have stopped with the same message and the same proof, and still have what they had. */
async function expectFork(game: ToyDuel, seq: number, lengths: readonly number[]): Promise<void> {
  for (const { match, disk, seat } of game.players) {
    const { status, length } = match.view();
    expect(status).toMatchObject({ kind: 'stopped', why: 'fork', seat: CHEAT, seq });
    if (status.kind !== 'stopped' || status.why !== 'fork') continue;
    const [ours, theirs] = status.entries.map(mustParse);
    expect([ours?.seq, ours?.author, theirs?.seq, theirs?.author]).toEqual([seq, CHEAT, seq, CHEAT]);
    expect(ours?.hash).not.toEqual(theirs?.hash);
    expect([length, await stored(disk)]).toEqual([lengths[seat], lengths[seat]]);
  }
}

describe('a log whose end was rewritten', () => {
  it.each([
    ['as long as', 1, false],
    ['longer than', 2, false],
    ['shorter than', 1, true],
  ] as const)('is %s the other: both phones stop and name the entry', async (_, entries, goesOn) => {
    const { game, seq } = await played();
    const disk = await rewrittenDisk(game, seq, otherwise.slice(0, entries));
    if (goesOn) await goOn(game, seq);
    const honest = game.players[1].match.view().length;
    await game.restart(CHEAT, disk);
    await game.quiet();
    await expectFork(game, seq, [seq + entries, honest]);
  });

  it('is not forgotten when the honest phone is restarted and the cheat returns with the earlier log', async () => {
    const { game, seq } = await played();
    const before = game.players[CHEAT].disk;
    await game.restart(CHEAT, await rewrittenDisk(game, seq, otherwise.slice(0, 1)));
    await game.quiet();
    await expectFork(game, seq, [seq + 1, seq + 1]);
    await game.restart(CHEAT, before);
    await game.restart(1);
    await game.quiet();
    await expectFork(game, seq, [seq + 1, seq + 1]);
  });

  it('is found as soon as a packet gets through, however many were lost; until then the honest phone continues', async () => {
    let lost = false;
    const signed = new Set<number>();
    const { game, seq } = await played({
      fate: ({ from, packet }) => {
        if (from === 'a') for (const { author, seq } of entriesOf(packet)) if (author === CHEAT) signed.add(seq);
        return lost && messageOf(packet)?.kind === 'entries' ? 'drop' : 'deliver';
      },
    });
    const disk = await rewrittenDisk(game, seq, otherwise.slice(0, 1));
    lost = true;
    await game.restart(CHEAT, disk);
    await game.quiet();
    await goOn(game, seq);
    for (let i = 0; i < 5; i++) {
      for (const { match } of game.players) match.nudge();
      await game.quiet();
    }
    // Each phone follows its own log.
    expect(game.players.map(({ match }) => match.view().status)).toMatchObject([
      { kind: 'over', by: 'resignation' },
      { kind: 'over', by: 'rules' },
    ]);
    expect(Math.max(...signed), 'the other phone has signed another head').toBe(seq);
    lost = false;
    const { length } = game.players[1].match.view();
    expect(length).toBeGreaterThan(seq + 1);
    for (const { match } of game.players) match.nudge();
    await game.quiet();
    await expectFork(game, seq, [seq + 1, length]);
  });

  it('is not a fault if the other phone has signed that it had no more: losing one’s last write is not cheating', async () => {
    const boots = new Boots();
    const { game, seq } = await played({ fate: boots.pass });
    const [lost] = (await rewritten(game, seq, otherwise.slice(0, 1))).slice(-1) as [Entry];
    // Both phones have lost the entry with their last writes, so neither has it any more.
    for (const { seat } of game.players) await game.restart(seat, await diskOf(game, seat, seq));
    await game.quiet();
    expect(game.players.map(({ match }) => match.view().length)).toEqual([seq, seq]);
    await game.turn();
    await game.quiet();
    expect(logOf(game, 1)[seq]).toMatchObject({ author: CHEAT, body: { type: 'ACT' } });
    // The entry turns up again on either phone, even after a restart.
    const tag = tagOf(gameId((game.players[0].match.file() as MatchFile).header));
    for (const again of [false, true]) {
      if (again) for (const { seat } of game.players) await game.restart(seat);
      await game.quiet();
      for (const side of ['a', 'b'] as const) {
        game.pair[side].send(writeMessage(tag, { kind: 'entries', boot: boots.of(side), entries: [lost.bytes] }));
      }
      await game.quiet();
      for (const { match } of game.players) expect(match.view().status.kind).not.toBe('stopped');
    }
    // Even with the entry, a file proves nothing, unless the other phone's signed word is omitted.
    const file = game.players[CHEAT].match.file() as MatchFile;
    const found: Exhibit = { kind: 'entry', bytes: lost.bytes };
    const proof = (beside: readonly Exhibit[]) => prove(toy, writeFile({ ...file, beside }), { curve: inlineCurve });
    expect(file.beside.map(({ kind }) => kind)).toEqual(['word', 'word', 'word', 'word']);
    expect(await proof([found, ...file.beside])).toMatchObject({ kind: 'open' });
    expect(await proof([found])).toMatchObject({ kind: 'foul' });
    // A player who accuses the author of this entry loses.
    const seed = entropyOf(SEED, 1)();
    const charge = { kind: 'charge', by: 1, seq, head: lost.hash, seed } as const;
    const word = await wordFor(game.players[1].signer, gameId(file.header), charge);
    game.pair.b.send(writeMessage(tag, wordMessage(word, [lost.bytes])));
    await game.quiet();
    expect(game.players[CHEAT].match.view().status).toMatchObject({ kind: 'stopped', why: 'charge', winner: CHEAT });
  });

  it('is not sent back and forth between the two phones forever', async () => {
    const { game, seq } = await played();
    await game.restart(CHEAT, await rewrittenDisk(game, seq, otherwise.slice(0, 1)));
    await game.quiet();
    const before = game.pair.sent;
    for (let i = 0; i < 10; i++) {
      for (const { match } of game.players) match.nudge();
      await game.quiet();
    }
    // A request and an answer for each.
    expect(game.pair.sent - before).toBeLessThanOrEqual(40);
  });
});
