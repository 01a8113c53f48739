/** Handles a rejected entry of the other phone: what to tell it, and whether the match stops. */
import { canonical } from '../../../base/canonical.ts';
import { exhaustive } from '../../../base/never.ts';
import type { Halt, MatchLog } from '../log/matchLog.ts';
import type { Stop } from '../status.ts';
import type { Sync } from './sync.ts';
import type { NackReason } from './wire.ts';

/**
 * Tells the other phone. `excused`: its author may have lost the first of two entries (PROTOCOL 14.4). Returns why play
 * stops, or null if the game continues.
 */
export function reject(sync: Sync, matchLog: MatchLog, halt: Halt, excused: boolean): Stop | null {
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

/** The two tables differ after an entry: shows ours to the other phone. */
export function showTable(sync: Sync, seq: number, mine: unknown): void {
  sync.answer({ kind: 'table', seq, table: canonical(mine) });
}

function fork(sync: Sync, matchLog: MatchLog, halt: Extract<Halt, { kind: 'fork' }>, excused: boolean): Stop | null {
  // It builds on a different history: the point of divergence is still to be found.
  if (halt.at === 'history') {
    sync.compare();
    return null;
  }
  const { entry, ours } = halt;
  const { seq, author, bytes } = entry;
  if (excused) {
    // Ours counts, and they are shown it.
    if (author !== matchLog.phone.seat) sync.answerEntries([ours]);
    return null;
  }
  // Shown both entries with this number, the other phone sees the fork as well, whichever is in its log.
  sync.answerEntries([ours]);
  sync.answerEntries([bytes]);
  return { why: 'fork', seat: author, seq, entries: [ours, bytes] };
}
