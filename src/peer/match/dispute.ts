/**
 * Disputes between the two phones: a rejected entry stops the match and is accused, and the accused player shows their
 * seed as the accuser did (PROTOCOL 14.3). Also records why a match has stopped.
 */
import { equal } from '../../base/bytes.ts';
import { canonical, readCanonical } from '../../base/canonical.ts';
import { exhaustive } from '../../base/never.ts';
import { ok } from '../../base/result.ts';
import { other, type Seat } from '../../rules/game.ts';
import type { WordOf } from '../log/word.ts';
import { type Exhibit, isExcused, isProof, proofsOf } from './evidence/evidence.ts';
import type { State } from './fold/state.ts';
import type { Halt, MatchLog } from './log/matchLog.ts';
import type { Stop } from './status.ts';
import type { Sync } from './sync/sync.ts';
import { MAX_PACKET_BYTES, type NackReason } from './sync/wire.ts';
import type { LogWriter } from './writer.ts';

export class Dispute {
  #stop: Stop | null = null;
  /** Whether stored evidence could not be checked yet. */
  #recallsLater = false;
  #refusedAt: number | null = null;
  /** Number of packets the other phone could not read. */
  #damaged = 0;
  #objection: () => void = () => {};

  constructor(
    private readonly sync: Sync,
    private readonly onChange: () => void,
  ) {}

  /** Why play has stopped; null if it has not. */
  get stop(): Stop | null {
    return this.#stop;
  }

  /** An entry that the other phone rejects without a valid reason, and has not built on since. */
  get refusedAt(): number | null {
    return this.#refusedAt;
  }

  /** A stopped match stays stopped unless the cause is temporary. */
  end(stop: Stop): void {
    this.#stop ??= stop;
    this.onChange();
  }

  /** Whether it stopped only because its own store is unavailable, which may be temporary. */
  get mayPass(): boolean {
    return this.#stop?.why === 'store' && this.#stop.fault === 'shut';
  }

  /** Clears a temporary stop. */
  passed(): void {
    if (this.mayPass) this.#stop = null;
    this.onChange();
  }

  /** Tells the other phone again which of its entries was rejected and why this phone stopped. */
  repeat(): void {
    this.#objection();
  }

  /** Restores evidence against a player from before this phone restarted. */
  async recall(writer: LogWriter): Promise<void> {
    const { entries, charges } = writer.evidence;
    const halt = entries.length > 0 ? await writer.read(entries) : ok(null);
    // If the log was truncated, the entries that the evidence depends on have to arrive first.
    this.#recallsLater = !halt.ok || halt.value?.kind === 'gap';
    if (halt.ok && halt.value !== null && isProof(halt.value)) await this.object(writer, halt.value);
    const charge = charges[other(writer.seat)] ?? charges[writer.seat];
    if (charge !== null && !writer.closing) this.end({ why: 'charge', by: charge.by, seat: null, seq: charge.seq });
  }

  /** Reports a rejected entry to the other phone; this may end the match. */
  async object(writer: LogWriter, halt: Halt): Promise<void> {
    const sync = this.sync;
    const excused = halt.kind === 'fork' && isExcused(writer.evidence.heads, halt.entry);
    if (writer.closing) {
      // The result is unchanged, but evidence against the author is kept (PROTOCOL 14.5).
      if (isProof(halt) && !excused) await writer.evidence.take(...proofsOf(halt));
      return;
    }
    const stop = reject(sync, writer.matchLog, halt, excused);
    if (stop === null) return;
    this.end(stop);
    this.#objection = () => void reject(sync, writer.matchLog, halt, excused);
    // The evidence goes into the file no matter who is at fault, even if this program is.
    await writer.evidence.take(...proofsOf(halt));
    if (!isProof(halt) || stop.seat === writer.seat || !writer.showsSeeds) return;
    const said = await writer.statements.accuse(halt.entry, proofsOf(halt));
    // The game has stopped, even if there is no room to store the accusation.
    if (!said.ok) return;
    const entries = fitting(proofsOf(halt), halt.entry.bytes);
    const charge = { kind: 'word', word: said.value, entries } as const;
    this.#objection = () => {
      reject(sync, writer.matchLog, halt, excused);
      sync.answer(charge);
    };
    sync.send(charge);
  }

  /** The other phone has built on the rejected entry. */
  wentOn(): void {
    this.#damaged = 0;
    this.#refusedAt = null;
  }

  /** Entries arrived from the other phone: checks the evidence that was waiting for them. */
  async lookAgain(writer: LogWriter): Promise<void> {
    if (this.#recallsLater) await this.recall(writer);
  }

  /**
   * An entry by this player is accused: checks the accusation, then shows this player's seed as the accuser did
   * (PROTOCOL 14.3).
   */
  async charged(writer: LogWriter, word: WordOf<'charge'>, entries: readonly Uint8Array[]): Promise<void> {
    // The seed is already in the log, which the other phone does not accept.
    if (writer.closing) return void this.sync.answer({ kind: 'seed', seed: writer.seed });
    // A repeat: the data that comes with it is not checked again.
    const known = writer.evidence.charges[word.by];
    if (known !== null)
      return equal(known.bytes, word.bytes) ? this.sync.answer({ kind: 'seed', seed: writer.seed }) : undefined;
    // An entry this player never signed needs no answer.
    if (!(await writer.statements.isAccused(word, entries))) return;
    const taken = await writer.evidence.take(...entries.map((bytes): Exhibit => ({ kind: 'entry', bytes })), {
      kind: 'word',
      bytes: word.bytes,
    });
    const charge = writer.evidence.charges[other(writer.seat)];
    if (!taken.ok || charge === null) return;
    if (taken.value && this.#stop === null) {
      const halt = await writer.read(entries);
      if (halt.ok && halt.value !== null) await this.object(writer, halt.value);
    }
    this.end({ why: 'charge', by: charge.by, seat: null, seq: charge.seq });
    const seed = await writer.statements.showSeed();
    if (seed.ok) this.sync.send({ kind: 'seed', seed: seed.value });
    await writer.audit();
    this.onChange();
  }

  async seedShown(writer: LogWriter, seed: Uint8Array): Promise<void> {
    if (this.#stop === null) return;
    const taken = await writer.evidence.take({ kind: 'seed', bytes: seed });
    if (taken.ok && taken.value) await writer.audit();
    this.onChange();
  }

  /** An unsigned rejection changes nothing. A player who rejects a valid entry owes the next one (PROTOCOL 14.3). */
  refused({ matchLog }: LogWriter, seq: number, reason: NackReason): void {
    const sync = this.sync;
    // An accepted entry cannot be rejected later: such a packet is out of date.
    if (seq < sync.acked || seq >= matchLog.length) return;
    if (reason === 'differs' && matchLog.state.world !== null) showTable(sync, seq, matchLog.state.world.table);
    // Resends what arrived damaged, up to a limit.
    if ((reason === 'malformed' || reason === 'forged') && ++this.#damaged < MAX_DAMAGED) return sync.ask();
    this.#refusedAt = seq;
    this.onChange();
  }

  /** The other phone's table after the entry at which the two diverged. */
  showed(seq: number, bytes: Uint8Array): void {
    const now = this.#stop;
    if (now?.why !== 'table' || now.seq !== seq || now.theirs !== null) return;
    const theirs = readCanonical(bytes);
    if (!theirs.ok) return;
    this.#stop = { ...now, theirs: theirs.value };
    this.onChange();
  }
}

/** All proofs, or only the accused entry if they exceed one packet: the accused player wrote the others. */
function fitting(proofs: readonly Exhibit[], accused: Uint8Array): readonly Uint8Array[] {
  const bytes = proofs.reduce((sum, word) => sum + word.bytes.length, 0);
  return bytes < MAX_PACKET_BYTES / 2 ? proofs.map((word) => word.bytes) : [accused];
}

const MAX_DAMAGED = 5;

/**
 * Rejects an entry and tells the other phone. `excused`: its author may have lost the first of two entries (PROTOCOL
 * 14.4). Returns why play stops, or null if the game continues.
 */
function reject(sync: Sync, matchLog: MatchLog, halt: Halt, excused: boolean): Stop | null {
  const nack = (seq: number, reason: NackReason) => sync.answer({ kind: 'nack', seq, reason });
  switch (halt.kind) {
    case 'gap':
      sync.ask();
      return null;
    case 'malformed':
    case 'forged':
      nack(halt.seq, halt.kind);
      return null;
    case 'fork':
      return fork(sync, matchLog, halt, excused);
    case 'moved': {
      const { seq, author, bytes } = halt.entry;
      nack(seq, 'foul');
      return { why: 'cheat', seat: author, seq, fault: 'moved', entry: bytes };
    }
    case 'refused': {
      const { seq, author, bytes } = halt.entry;
      const { kind, detail, table } = halt.offence;
      nack(seq, kind === 'pen' || kind === 'differs' ? kind : 'foul');
      // Written without the pen: neither a fork nor a cheat, but not acceptable (PROTOCOL 10.3).
      if (kind === 'pen') return null;
      if (kind === 'differs') {
        showTable(sync, seq, table);
        return { why: 'table', seat: author, seq, mine: table, theirs: null, entry: bytes };
      }
      if (kind === 'game') return { why: 'bug', seat: null, detail };
      return { why: 'cheat', seat: author, seq, fault: kind, entry: bytes };
    }
    default:
      return exhaustive(halt);
  }
}

/** The two tables differ after an entry: sends ours to the other phone. */
function showTable(sync: Sync, seq: number, mine: unknown): void {
  sync.answer({ kind: 'table', seq, table: canonical(mine) });
}

function fork(sync: Sync, matchLog: MatchLog, halt: Extract<Halt, { kind: 'fork' }>, excused: boolean): Stop | null {
  // The entry builds on a different history: the point of divergence is still to be found.
  if (halt.at === 'history') {
    sync.compare();
    return null;
  }
  const { entry, ours } = halt;
  const { seq, author, bytes } = entry;
  if (excused) {
    // Our version counts, and is sent to the other phone.
    if (author !== matchLog.phone.seat) sync.answerEntries([ours]);
    return null;
  }
  // Given both entries with this number, the other phone sees the fork too, whichever is in its log.
  sync.answerEntries([ours]);
  sync.answerEntries([bytes]);
  return { why: 'fork', seat: author, seq, entries: [ours, bytes] };
}

/**
 * The number from which the other phone's log differs in entries by `seat`, this phone's player, provided nobody has
 * built on this phone's version. Null if there is no such entry.
 */
export function lostVersion(
  halt: Halt,
  { end, chain }: State,
  seat: Seat,
  heads: readonly WordOf<'head'>[],
): number | null {
  if (halt.kind !== 'fork' || halt.at !== 'entry' || halt.entry.author !== seat) return null;
  if (!isExcused(heads, halt.entry)) return null;
  // A player who has shown their seed or conceded is bound by it.
  if (end !== null) return null;
  const { seq } = halt.entry;
  return chain.past.slice(seq).every(({ author }) => author === seat) ? seq : null;
}
