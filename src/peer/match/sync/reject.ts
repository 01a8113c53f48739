/** What follows when an entry of the other phone is not taken: what it is told, and whether the match stops. */
import { canonical } from '../../../base/canonical.ts';
import { exhaustive } from '../../../base/never.ts';
import type { Halt, MatchLog } from '../log/matchLog.ts';
import type { Stop } from '../status.ts';
import type { Sync } from './sync.ts';
import type { NackReason } from './wire.ts';

/** Tells the other phone. `excused`: its author may have lost the first of two entries (PROTOCOL 14.4). Result: why nothing more can be played, or null where the game goes on. */
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
      // Written out of turn: no fork and no cheat, but nothing that could be taken (PROTOCOL 10.3).
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

/** The tables of the two phones differ after an entry: the other one is shown ours. */
export function showTable(sync: Sync, seq: number, mine: unknown): void {
  sync.answer({ kind: 'table', seq, table: canonical(mine) });
}

function fork(sync: Sync, matchLog: MatchLog, halt: Extract<Halt, { kind: 'fork' }>, excused: boolean): Stop | null {
  // It stands on another past than ours: where the two part is still to be found.
  if (halt.at === 'history') {
    sync.compare();
    return null;
  }
  const { entry, ours } = halt;
  const { seq, author, bytes } = entry;
  if (excused) {
    // Ours stands, and he is shown it.
    if (author !== matchLog.phone.seat) sync.answerEntries([ours]);
    return null;
  }
  // Shown both entries of this number, the other phone sees the fork as well, whichever of them is in its log.
  sync.answerEntries([ours]);
  sync.answerEntries([bytes]);
  return { why: 'fork', seat: author, seq, entries: [ours, bytes] };
}
