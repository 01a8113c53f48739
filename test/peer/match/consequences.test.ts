/**
 * The consequences of cheating, false statements and leaving: the opponent has won and can prove it, and nothing the
 * loser does is ever better than conceding.
 */

import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/base/canonical.ts';
import { keyOfSecret, signerOf } from '../../../src/peer/crypto.ts';
import type { Body } from '../../../src/peer/log/body.ts';
import { type Entry, signEntry } from '../../../src/peer/log/entry.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import type { Status, StoppedStatus } from '../../../src/peer/match/status.ts';
import { type MatchMessage, tagOf, writeMessage } from '../../../src/peer/match/sync/wire.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { stoppedWords } from '../../../src/words/en/status.ts';
import { mustParse } from '../../support/cheat.ts';
import { TestClock } from '../../support/clock.ts';
import { entropyOf, testSecret } from '../../support/duel.ts';
import { Boots } from '../../support/packets.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { wordFor, wordMessage } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, type ToyDuel, type ToyOptions } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { refuse } from '../../support/toyTable.ts';
import { prove } from '../../support/words/proofTold.ts';

const game = toyGame as Game<unknown, AnyMove>;
const names = toyGame.seats;
const MINUTE = 60_000;

/** A game in which the cheat can send anything over the link and sign anything with their key. */
class Table {
  private constructor(
    readonly duel: ToyDuel,
    readonly seed: number,
    readonly cheat: Seat,
    readonly clock: TestClock,
    readonly boots: Boots,
  ) {}

  static async begin(cheat: Seat, seed = 45, more: Partial<ToyOptions> = {}): Promise<Table> {
    const clock = new TestClock();
    const boots = new Boots();
    const duel = await shortDuel({ seed, clock, mostMoves: 1, fate: boots.pass, ...more });
    return new Table(duel, seed, cheat, clock, boots);
  }

  get honest(): Seat {
    return other(this.cheat);
  }

  get status(): Status {
    return this.duel.players[this.honest].match.view().status;
  }

  get file(): MatchFile {
    return this.duel.players[this.honest].match.file() as MatchFile;
  }

  get log(): Entry[] {
    return this.file.entries.map(mustParse);
  }

  get boot(): Uint8Array {
    return this.boots.of(this.cheat === 0 ? 'a' : 'b');
  }

  get signer() {
    return signerOf(keyOfSecret(testSecret(this.seed, this.cheat)));
  }

  get id(): Uint8Array {
    return gameId(this.file.header);
  }

  /** Plays until this holds. */
  async until(holds: (table: Table) => boolean): Promise<void> {
    await this.duel.play(() => this.duel.players[this.honest].match.view().table !== null && holds(this));
    await this.duel.quiet();
  }

  async say(message: MatchMessage): Promise<void> {
    const link = this.cheat === 0 ? this.duel.pair.a : this.duel.pair.b;
    link.send(writeMessage(tagOf(this.id), message));
    await this.duel.quiet();
  }

  sign(draft: Parameters<typeof signEntry>[2]): Promise<Entry> {
    return signEntry(this.signer, this.id, draft);
  }

  async proof(): Promise<{ kind: string; text: string }> {
    return prove(game, writeFile(this.file), { curve: inlineCurve });
  }

  /**
   * The honest player has lost nothing: they win immediately or by waiting, unless the cheat continues to play
   * honestly.
   */
  async expectNoGain(): Promise<void> {
    const { match } = this.duel.players[this.honest];
    this.duel.pair.cut();
    this.clock.pass(3 * MINUTE);
    const before = this.status;
    if (before.kind === 'playing' || (before.kind === 'over' && before.verdict === null)) {
      const { waiting } = match.view();
      // On their own turn they have to move first, and nothing prevents it.
      if (waiting === null) return expect(match.view().pen).toBe(this.honest);
      expect(await match.claimAbsence()).toEqual({ ok: true, value: null });
    }
    expect(this.status).toMatchObject({ winner: this.honest });
  }
}

/** The cheat's last move. */
const lastMove = ({ log, cheat }: Table): Entry | undefined =>
  log.findLast(({ author, body }) => author === cheat && body.type === 'ACT');

/** An alternative move the cheat could have made instead. */
const second = ({ seq }: Entry): Body => ({
  type: 'ACT',
  moves: [canonical({ do: 'pass', instead: seq })],
  tableHash: new Uint8Array(8),
  facts: [],
});

describe('after a clean end (PROTOCOL 14.5)', () => {
  it.each([0, 1] as const)(
    'a second version of an old entry is evidence against its author and changes nothing (seat %i)',
    async (cheat) => {
      const table = await Table.begin(cheat);
      await table.duel.play();
      expectEnd(table.duel);
      const before = table.status;
      const entry = lastMove(table) as Entry;
      const forged = await table.sign({ seq: entry.seq, author: cheat, prev: entry.prev, body: second(entry) });
      await table.say({ kind: 'entries', boot: table.boot, entries: [forged.bytes] });
      expect(table.status).toEqual(before);
      expect(table.file.beside).toMatchObject([{ kind: 'entry' }]);
      expect(await table.proof()).toMatchObject({ kind: 'fair' });
      await table.duel.restart(table.honest);
      await table.duel.quiet();
      expect(table.status).toEqual(before);
    },
  );
});

describe('before the end (PROTOCOL 14.3)', () => {
  it.each([0, 1] as const)(
    'a player who signs two entries with one number has lost, and both files prove it (seat %i)',
    async (cheat) => {
      const table = await Table.begin(cheat);
      await table.until((now) => now.log.length > 20 && lastMove(now) !== undefined);
      const entry = lastMove(table) as Entry;
      const forged = await table.sign({ seq: entry.seq, author: cheat, prev: entry.prev, body: second(entry) });
      await table.say({ kind: 'entries', boot: table.boot, entries: [forged.bytes] });
      const expected = { kind: 'stopped', why: 'fork', seat: cheat, winner: table.honest, seq: entry.seq };
      expect(table.duel.players.map(({ match }) => match.view().status)).toMatchObject([expected, expected]);
      // Both phones have shown their seeds because of it, so the rest of the game is checked too.
      expect(table.status).toMatchObject({ owes: [], verdict: { foul: { seat: cheat, kind: 'fork' } } });
      const proof = await table.proof();
      expect(proof).toMatchObject({ kind: 'foul' });
      expect(proof.text).toContain(`the ${names[cheat]} broke the rules at entry ${entry.seq}`);
      // Anyone can see the offence even without a seed.
      const bare = { ...table.file, beside: table.file.beside.filter(({ kind }) => kind === 'entry') };
      const seen = await prove(game, writeFile(bare), { curve: inlineCurve });
      expect(seen).toMatchObject({ kind: 'foul' });
      expect(seen.text).toContain('Anyone can check that');
    },
  );

  it('a rejection without a reason stops nothing: the entry stands, and the player who rejects it owes the next one', async () => {
    const table = await Table.begin(0);
    await table.until((now) => now.log.at(-1)?.author === now.honest && now.log.length > 20);
    const seq = table.log.length - 1;
    for (const reason of ['foul', 'differs', 'pen', 'forged', 'malformed'] as const)
      for (let i = 0; i < 9; i++) await table.say({ kind: 'nack', seq, reason });
    expect(table.status).toEqual({ kind: 'playing' });
    expect(table.duel.players[table.honest].match.view().peer.refuses).toBeNull();
    await table.duel.play();
    expectEnd(table.duel);
  });

  it.each([0, 1] as const)(
    'a player who accuses an honest entry shows their seed for it and has lost (seat %i)',
    async (cheat) => {
      const table = await Table.begin(cheat);
      await table.until((now) => now.log.length > 20 && now.log.at(-1)?.author === now.honest);
      const accused = table.log.at(-1) as Entry;
      const seed = entropyOf(table.seed, cheat)();
      const charge = { kind: 'charge', by: cheat, seq: accused.seq, head: accused.hash, seed } as const;
      await table.say(wordMessage(await wordFor(table.signer, table.id, charge), [accused.bytes]));
      expect(table.status).toMatchObject({
        kind: 'stopped',
        why: 'charge',
        seat: cheat,
        winner: table.honest,
        owes: [],
      });
      const proof = await table.proof();
      expect(proof.text).toContain(`A false accusation: the ${names[cheat]} disputed entry ${accused.seq}`);
      await table.duel.restart(table.honest);
      await table.duel.quiet();
      expect(table.status).toMatchObject({ kind: 'stopped', why: 'charge', seat: cheat, winner: table.honest });
    },
  );

  it('a player does not show their seed to an accuser who has not shown one', async () => {
    const table = await Table.begin(0);
    await table.until((now) => now.log.length > 20);
    const accused = table.log.find(({ author }) => author === 1) as Entry;
    const wrong = [entropyOf(7, 0)(), entropyOf(table.seed, 1)()];
    for (const seed of wrong) {
      const charge = { kind: 'charge', by: 0, seq: accused.seq, head: accused.hash, seed } as const;
      await table.say(wordMessage(await wordFor(table.signer, table.id, charge), [accused.bytes]));
    }
    await table.say({ kind: 'seed', seed: entropyOf(table.seed, 0)() });
    expect(table.status).toEqual({ kind: 'playing' });
    expect(table.file.beside).toEqual([]);
  });
});

describe('a program with a bug', () => {
  it('stops without a loser, and keeps the entry it could not follow', async () => {
    // This phone fails when the other player opens a die. With this seed, the other player has the last coin of the
    // first die.
    const wrong: typeof toyGame = {
      ...toyGame,
      answer: (table, given) =>
        given.kind === 'chance' ? { ok: false, error: refuse('E-FORM', 'no such die') } : toyGame.answer(table, given),
    };
    const table = await Table.begin(1, 45, { dishonest: { seat: 0, game: wrong } });
    await table.duel.play(({ players }) => players[0].match.view().status.kind === 'stopped');
    expect(table.status).toMatchObject({ kind: 'stopped', why: 'bug', seat: null, winner: null });
    const { length } = table.log;
    expect(table.file.beside.map(({ bytes }) => mustParse(bytes).seq)).toContain(length);
    // A correct program can follow the file.
    expect(await table.proof()).toMatchObject({ kind: 'open' });
  });
});

describe('a program that crashes on an entry', () => {
  it('stops without a loser, and its file contains the entry and all findings that do not depend on it', async () => {
    const wrong: typeof toyGame = {
      ...toyGame,
      answer: (table, given) => {
        if (given.kind === 'chance') throw new Error('no such die');
        return toyGame.answer(table, given);
      },
    };
    const table = await Table.begin(1, 45, { dishonest: { seat: 0, game: wrong } });
    await table.duel.play(({ players }) => players[0].match.view().status.kind === 'stopped');
    expect(table.status).toMatchObject({ kind: 'stopped', why: 'bug', seat: null, winner: null });
    expect(stoppedWords(table.status as StoppedStatus)).toContain('no such die');
    const { length } = table.log;
    expect(table.file.beside.map(({ bytes }) => mustParse(bytes).seq)).toContain(length);
    const proof = await prove(toyGame as Game<unknown, AnyMove>, writeFile(table.file), { curve: inlineCurve });
    expect(proof).toMatchObject({ kind: 'open' });
    // A program with the same bug reports only what the log itself shows.
    const same = await prove(wrong as Game<unknown, AnyMove>, writeFile(table.file), { curve: inlineCurve });
    expect(same).toMatchObject({ kind: 'open', text: expect.stringContaining(`since entry ${length}`) });
  });
});

describe('a file that was tampered with', () => {
  /** A game that was stopped because the cheat signed two entries with one number. */
  async function forked(cheat: Seat): Promise<{ table: Table; entry: Entry }> {
    const table = await Table.begin(cheat);
    await table.until((now) => now.log.length > 20 && lastMove(now) !== undefined);
    const entry = lastMove(table) as Entry;
    const forged = await table.sign({ seq: entry.seq, author: cheat, prev: entry.prev, body: second(entry) });
    await table.say({ kind: 'entries', boot: table.boot, entries: [forged.bytes] });
    return { table, entry };
  }

  it('does not turn an accusation against its author if the accused entry is omitted', async () => {
    const { table } = await forked(0);
    const without = { ...table.file, beside: table.file.beside.filter(({ kind }) => kind !== 'entry') };
    const proof = await prove(game, writeFile(without), { curve: inlineCurve });
    expect(proof).toMatchObject({ kind: 'damaged', text: expect.stringContaining('not in the file') });
  });

  it('still gives the win to the player who waited if it contains the debtor’s false statements', async () => {
    const table = await Table.begin(0);
    await table.until((now) => now.log.length > 20 && now.duel.players[1].match.view().pen === 0);
    table.duel.pair.cut();
    table.clock.pass(3 * MINUTE);
    await table.duel.players[1].match.claimAbsence();
    const { log, id } = table;
    const built = log.findIndex(({ author }, at) => author === 1 && at > 5);
    for (const seq of [log.length, built]) {
      const head = log[seq - 1]?.hash as Uint8Array;
      const { bytes } = await wordFor(table.signer, id, { kind: 'absent', by: 0, seq, head, boot: null });
      const file = { ...table.file, beside: [...table.file.beside, { kind: 'word', bytes } as const] };
      expect((await prove(game, writeFile(file), { curve: inlineCurve })).text).toContain('The mole wins');
    }
  });
});

describe('a player who sends too much', () => {
  it('hides no evidence behind superfluous proofs, even after a restart', async () => {
    const table = await Table.begin(0);
    await table.until((now) => now.log.length > 20 && now.duel.players[1].match.view().pen === 0);
    const { log } = table;
    const entries: Uint8Array[] = [];
    let prev = (log.at(-1) as Entry).hash;
    for (let i = 0; i < 64; i++) {
      const body: Body = { type: 'OPEN', items: [{ kind: 'card', deck: 0, point: new Uint8Array(32).fill(i + 1) }] };
      const proof = await table.sign({ seq: log.length + i, author: 0, prev, body });
      entries.push(proof.bytes);
      prev = proof.hash;
    }
    await table.say({ kind: 'entries', boot: table.boot, entries });
    const stopped = { kind: 'stopped', seat: 0, winner: 1 };
    expect(table.status).toMatchObject(stopped);
    await table.duel.restart(1);
    await table.duel.quiet();
    expect(table.status).toMatchObject(stopped);
    expect(await table.proof()).toMatchObject({
      kind: 'foul',
      text: expect.stringContaining('the owl broke the rules'),
    });
  });

  it('does not spoil the file of a finished game', async () => {
    const table = await Table.begin(0);
    await table.until((now) => now.log.length > 20);
    await table.duel.restart(0);
    await table.duel.play();
    expectEnd(table.duel);
    const entry = lastMove(table) as Entry;
    for (let i = 0; i < 140; i++) {
      const body: Body = {
        type: 'ACT',
        moves: [canonical({ do: 'pass', instead: i })],
        tableHash: new Uint8Array(8),
        facts: [],
      };
      const forged = await table.sign({ seq: entry.seq, author: 0, prev: entry.prev, body });
      await table.say({ kind: 'entries', boot: table.boot, entries: [forged.bytes] });
    }
    expect(await table.proof()).toMatchObject({ kind: 'fair' });
  });
});

describe('conceding', () => {
  it('works when the logs are not known to be equal, when the opponent is silent, and after a restart without a link', async () => {
    const table = await Table.begin(0);
    await table.until((now) => now.log.length > 20 && now.duel.players[1].match.view().pen === 0);
    table.duel.pair.cut();
    await table.duel.restart(1);
    const { match } = table.duel.players[1];
    expect(await match.resign()).toEqual({ ok: true, value: null });
    expect(match.view().status).toMatchObject({ kind: 'over', by: 'resignation', winner: 0 });
    table.duel.pair.restore();
    for (const { match } of table.duel.players) match.nudge();
    await table.duel.play();
    expectEnd(table.duel);
    expect(table.status).toMatchObject({ by: 'resignation', winner: 0 });
  });
});

describe('a player who has conceded', () => {
  it('loses, even after claiming the win', async () => {
    const table = await Table.begin(0);
    await table.until((now) => now.log.length > 20 && now.duel.players[1].match.view().pen === 0);
    table.duel.pair.cut();
    table.clock.pass(3 * MINUTE);
    const { match } = table.duel.players[1];
    await match.claimAbsence();
    await match.resign();
    expect(match.view().status).toMatchObject({ winner: 0, by: 'resignation' });
    expect((await table.proof()).text).not.toMatch(/the mole (has won|wins)/i);
  });

  it('ends the game for both, even if the opponent still had to move', async () => {
    for (const mover of [0, 1] as const) {
      const table = await Table.begin(0);
      await table.until((now) => now.log.length > 20 && now.duel.players[mover].match.view().asked);
      await table.duel.players[other(mover)].match.resign();
      await table.duel.play();
      const before = table.duel.players[mover].match.view().status;
      const moved = await table.duel.players[mover].match.play([{ do: 'pass' }]);
      expect(moved).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
      expect(table.duel.players[mover].match.view().status).toEqual(before);
      expect(before).toMatchObject({ kind: 'over', winner: mover, verdict: { clean: true } });
    }
  });

  it('cannot claim the win if the winner withholds their seed or never writes it', async () => {
    for (const written of [false, true]) {
      const table = await Table.begin(0);
      await table.until((now) => now.log.length > 20 && now.duel.players[1].match.view().pen === (written ? 1 : 0));
      table.duel.pair.cut();
      const { match } = table.duel.players[1];
      await match.resign();
      table.clock.pass(5 * MINUTE);
      expect(match.view()).toMatchObject({ status: { winner: 0, by: 'resignation' }, waiting: { limitMs: null } });
      expect(await match.claimAbsence()).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
    }
  });
});

describe('every way out of a lost game', () => {
  /** What a loser may try, each at ten points of a game. */
  const ways: Readonly<Record<string, (table: Table) => Promise<void>>> = {
    silence: async () => {},
    'false refusals': async (table) => {
      for (let i = 0; i < 10; i++) await table.say({ kind: 'nack', seq: table.log.length - 1, reason: 'foul' });
    },
    'a false table hash': async (table) => {
      const { log, cheat } = table;
      const body: Body = { type: 'ACT', moves: [canonical({ do: 'pass' })], tableHash: new Uint8Array(8), facts: [] };
      const forged = await table.sign({ seq: log.length, author: cheat, prev: (log.at(-1) as Entry).hash, body });
      await table.say({ kind: 'entries', boot: table.boot, entries: [forged.bytes] });
    },
    'a second entry': async (table) => {
      const entry = lastMove(table);
      if (entry === undefined) return;
      const forged = await table.sign({ seq: entry.seq, author: table.cheat, prev: entry.prev, body: second(entry) });
      await table.say({ kind: 'entries', boot: table.boot, entries: [forged.bytes] });
    },
    'a seed that is not owed': async (table) => {
      const { log, cheat } = table;
      const body: Body = { type: 'SEED', seed: entropyOf(table.seed, cheat)() };
      const forged = await table.sign({ seq: log.length, author: cheat, prev: (log.at(-1) as Entry).hash, body });
      await table.say({ kind: 'entries', boot: table.boot, entries: [forged.bytes] });
    },
    'a restart without what came last': async (table) => {
      const disk = new FaultyDisk();
      const kept = await table.duel.players[table.cheat].disk.open().read('duel');
      if (!kept.ok) throw new Error(kept.error);
      await disk.open().put('duel', kept.value.records);
      const entries = kept.value.entries.slice(0, -3).map((bytes, seq) => ({ seq, bytes }));
      await disk.open().append('duel', entries);
      await table.duel.restart(table.cheat, disk);
      await table.duel.quiet();
    },
    'a claim that the other is silent': async (table) => {
      table.clock.pass(3 * MINUTE);
      await table.duel.players[table.cheat].match.claimAbsence();
      await table.duel.quiet();
    },
  };

  it.each(Object.entries(ways))('(%s) is never better than conceding, at ten points in a game', async (_, leave) => {
    for (let point = 0; point < 10; point++) {
      const cheat: Seat = point % 2 === 0 ? 0 : 1;
      const table = await Table.begin(cheat);
      await table.until((now) => now.log.length >= 8 + 3 * point);
      await leave(table);
      await table.expectNoGain();
    }
  });
});
