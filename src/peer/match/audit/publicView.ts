/**
 * What anybody sees of a game whose seeds are not both shown: how far it came by the rules, whose entry is missing since when, and a
 * fault that needs no seed to be seen (PROTOCOL 14.1, 14.2, 14.3).
 */
import { equal } from '../../../base/bytes.ts';
import { other, type Seat } from '../../../rules/game.ts';
import type { WordOf } from '../../log/word.ts';
import { type Owed, owedOf } from '../fold/owed.ts';
import { resignedBy } from '../fold/questions/over.ts';
import type { End } from '../fold/state.ts';
import { type AuditOptions, type Foul, first, type OpenFile, secondOf, walkThrough } from './audit.ts';
import { Onlooker } from './onlooker.ts';

export interface PublicView {
  readonly foul: Foul | null;
  /** How the game was decided by the rules; null while it is open. */
  readonly end: End | null;
  /** The entry that is missing. Null where the log cannot be followed without the seeds, or is closed. */
  readonly owed: Owed | null;
  /**
   * Who says that it did not come; who owes it, where he was not given the head without which he may not write it (PROTOCOL 14.4); `both`: each
   * says so of the other, which cancels out.
   */
  readonly waited: Seat | 'both' | null;
  /** An accusation that the accused has not answered with his seed. */
  readonly charge: WordOf<'charge'> | null;
}

export async function publicViewOf({ terms, log, evidence }: OpenFile, options: AuditOptions): Promise<PublicView> {
  const { state, broken } = await walkThrough(terms, new Onlooker(options.curve), log, evidence, options);
  // What makes no sense to who sees no card may make sense to who does.
  const plain = broken !== null && ['game', 'no card'].includes(broken.kind) ? null : broken;
  const whole = broken === null || broken.seq >= log.length;
  const owed = whole ? owedOf(state) : null;
  const loser = ([0, 1] as const).find((seat) => evidence.resigned[seat]);
  const end = state.end ?? (loser === undefined ? null : resignedBy(terms, loser));
  const charge = ([0, 1] as const)
    .map((seat) => evidence.charges[seat])
    .find((one) => one !== null && evidence.seeds[other(one.by)] === null && log.seeds[other(one.by)] === null);
  return { foul: first(plain, secondOf(evidence)), end, owed, waited: waitedFor(), charge: charge ?? null };

  function waitedFor(): PublicView['waited'] {
    if (owed === null) return null;
    const [owing, waiting] = [owed.by, other(owed.by)];
    const [theirs, ours] = [saidBy(owing), saidBy(waiting)];
    // Who has given up has lost, whatever the other one owes.
    const resigned = end?.by === 'resignation' ? end.loser : null;
    // He may not write it: the head was kept from him.
    const denied = resigned !== owing && theirs?.boot != null && theirs.seq === owed.seq;
    if (resigned === waiting || ours?.seq !== owed.seq || ours.boot !== null) return denied ? owing : null;
    return denied || (theirs?.boot === null && missed(theirs.seq, waiting)) ? 'both' : waiting;
  }

  /** What that player says of an entry that did not come, if it is of this log. */
  function saidBy(seat: Seat): WordOf<'absent'> | null {
    const said = evidence.absences[seat];
    return said !== null && equal(said.head, log.entry(said.seq - 1)?.hash ?? terms.gameId) ? said : null;
  }

  /** Whether all from that entry on is by that player: the other one may truly not have had it. */
  function missed(seq: number, by: Seat): boolean {
    if (seq >= log.length) return false;
    for (let at = seq; at < log.length; at++) if (log.entry(at)?.author !== by) return false;
    return true;
  }
}
