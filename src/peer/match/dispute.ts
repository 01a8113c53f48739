/**
 * What the two phones hold against each other: an entry that is not taken stops the match and is accused, and who is accused shows his
 * seed as the accuser did (PROTOCOL 14.3). Why a match has stopped is kept here.
 */
import { equal } from '../../base/bytes.ts';
import { readCanonical } from '../../base/canonical.ts';
import { ok } from '../../base/result.ts';
import { other } from '../../rules/game.ts';
import type { WordOf } from '../log/word.ts';
import type { Exhibit } from './evidence/beside.ts';
import { proofsOf, proves } from './evidence/evidence.ts';
import { excuses } from './evidence/said.ts';
import type { Halt } from './log/matchLog.ts';
import type { Stop } from './status.ts';
import { reject, showTable } from './sync/reject.ts';
import type { Sync } from './sync/sync.ts';
import { LARGEST_PACKET, type NackReason } from './sync/wire.ts';
import type { Writer } from './writer.ts';

export class Dispute {
  readonly #sync: Sync;
  readonly #onChange: () => void;
  #stop: Stop | null = null;
  /** Evidence of before this start that could not be looked at yet. */
  #recallsLater = false;
  #refusedAt: number | null = null;
  /** Packets the other phone could not read. */
  #damaged = 0;
  #objection: () => void = () => {};

  constructor(sync: Sync, onChange: () => void) {
    this.#sync = sync;
    this.#onChange = onChange;
  }

  /** Why nothing more can be played; null: it can. */
  get stop(): Stop | null {
    return this.#stop;
  }

  /** An entry that the other phone refuses, without a reason that holds here, and has not built upon since. */
  get refusedAt(): number | null {
    return this.#refusedAt;
  }

  /** Once stopped, a match stays so, but for what may pass. */
  end(stop: Stop): void {
    this.#stop ??= stop;
    this.#onChange();
  }

  /** Whether it has stopped only because the own store does not open just now, which may pass. */
  get mayPass(): boolean {
    return this.#stop?.why === 'store' && this.#stop.fault === 'shut';
  }

  /** That has passed. */
  passed(): void {
    if (this.mayPass) this.#stop = null;
    this.#onChange();
  }

  /** Tells the other phone once more what of its entries was not taken, and why this one has stopped. */
  repeat(): void {
    this.#objection();
  }

  /** What was kept against a player before this phone was restarted still counts. */
  async recall(writer: Writer): Promise<void> {
    const { entries, charges } = writer.evidence;
    const halt = entries.length > 0 ? await writer.read(entries) : ok(null);
    // Where the log was cut, what the evidence stands upon has to come first.
    this.#recallsLater = !halt.ok || halt.value?.kind === 'gap';
    if (halt.ok && halt.value !== null && proves(halt.value)) await this.object(writer, halt.value);
    const charge = charges[other(writer.seat)] ?? charges[writer.seat];
    if (charge !== null && !writer.closing) this.end({ why: 'charge', by: charge.by, seat: null, seq: charge.seq });
  }

  /** An entry was not taken: the other phone is told why, and the match may be over with it. */
  async object(writer: Writer, halt: Halt): Promise<void> {
    const sync = this.#sync;
    const excused = halt.kind === 'fork' && excuses(writer.evidence.heads, halt.entry);
    if (writer.closing) {
      // The result stands; what speaks against its author is kept all the same (PROTOCOL 14.5).
      if (proves(halt) && !excused) await writer.evidence.take(...proofsOf(halt));
      return;
    }
    const stop = reject(sync, writer.matchLog, halt, excused);
    if (stop === null) return;
    this.end(stop);
    this.#objection = () => void reject(sync, writer.matchLog, halt, excused);
    // Whoever is at fault, the file holds it; this phone, too, and a fault of this program.
    await writer.evidence.take(...proofsOf(halt));
    if (!proves(halt) || stop.seat === writer.seat || !writer.showsSeeds) return;
    const said = await writer.statements.accuse(halt.entry, proofsOf(halt));
    // Without room for it the game has stopped all the same.
    if (!said.ok) return;
    const entries = fitting(proofsOf(halt), halt.entry.bytes);
    const charge = { kind: 'word', word: said.value, entries } as const;
    this.#objection = () => {
      reject(sync, writer.matchLog, halt, excused);
      sync.answer(charge);
    };
    sync.send(charge);
  }

  /** The other phone has built upon what it had before. */
  wentOn(): void {
    this.#damaged = 0;
    this.#refusedAt = null;
  }

  /** Entries of the other phone have come: evidence that had to wait for them is looked at. */
  async lookAgain(writer: Writer): Promise<void> {
    if (this.#recallsLater) await this.recall(writer);
  }

  /** An entry of this player's is accused: what is said against it is looked at, and this phone shows its seed as the other did (PROTOCOL 14.3). */
  async charged(writer: Writer, word: WordOf<'charge'>, entries: readonly Uint8Array[]): Promise<void> {
    // It stands in the log already, which the other one does not take.
    if (writer.closing) return void this.#sync.answer({ kind: 'seed', seed: writer.seed });
    // Heard before: whatever comes with it is not looked at again.
    const known = writer.evidence.charges[word.by];
    if (known !== null)
      return equal(known.bytes, word.bytes) ? this.#sync.answer({ kind: 'seed', seed: writer.seed }) : undefined;
    // Of an entry that this player never signed nothing has to be shown.
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
    if (seed.ok) this.#sync.send({ kind: 'seed', seed: seed.value });
    await writer.audit();
    this.#onChange();
  }

  async seedShown(writer: Writer, seed: Uint8Array): Promise<void> {
    if (this.#stop === null) return;
    const taken = await writer.evidence.take({ kind: 'seed', bytes: seed });
    if (taken.ok && taken.value) await writer.audit();
    this.#onChange();
  }

  /** Nobody has signed a refusal: it changes nothing. Who refuses what stands owes the entry after it (PROTOCOL 14.3). */
  refused({ matchLog }: Writer, seq: number, reason: NackReason): void {
    const sync = this.#sync;
    // Whoever has taken an entry once cannot refuse it later: such a packet is late.
    if (seq < sync.acked || seq >= matchLog.length) return;
    if (reason === 'differs' && matchLog.state.world !== null) showTable(sync, seq, matchLog.state.world.table);
    // What arrived damaged is sent again, but not for ever.
    if ((reason === 'malformed' || reason === 'forged') && ++this.#damaged < MOST_DAMAGED) return sync.ask();
    this.#refusedAt = seq;
    this.#onChange();
  }

  /** The table of the other phone, after the entry at which the two have parted. */
  showed(seq: number, bytes: Uint8Array): void {
    const now = this.#stop;
    if (now?.why !== 'table' || now.seq !== seq || now.theirs !== null) return;
    const theirs = readCanonical(bytes);
    if (!theirs.ok) return;
    this.#stop = { ...now, theirs: theirs.value };
    this.#onChange();
  }
}

/** All the proofs, or where one packet does not hold them the accused entry alone: the accused has written the others. */
function fitting(proofs: readonly Exhibit[], accused: Uint8Array): readonly Uint8Array[] {
  const bytes = proofs.reduce((sum, word) => sum + word.bytes.length, 0);
  return bytes < LARGEST_PACKET / 2 ? proofs.map((word) => word.bytes) : [accused];
}

const MOST_DAMAGED = 5;
