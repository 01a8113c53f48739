/**
 * What anyone can see of a game without both seeds: how far it got under the rules, whose entry is missing and since
 * when, and any fault that shows without a seed (PROTOCOL 14.1, 14.2, 14.3).
 */
import { equal } from '../../../base/bytes.ts';
import { other, type Seat } from '../../../rules/game.ts';
import type { WordOf } from '../../log/word.ts';
import { resignedBy } from '../fold/question.ts';
import type { End } from '../fold/state.ts';
import { type Owed, owedOf } from '../fold/turn.ts';
import {
  type AuditOptions,
  earlierFoul,
  type Foul,
  firstOutsideLog,
  type OpenFile,
  replayWithRejected,
} from './audit.ts';
import { Onlooker } from './onlooker.ts';

export interface PublicView {
  readonly foul: Foul | null;
  /** The result by the rules; null while the game is open. */
  readonly end: End | null;
  /** The missing entry. Null if the log cannot be followed without the seeds, or is closed. */
  readonly owed: Owed | null;
  /**
   * Who claims it never arrived: the player waiting for it, or the player who owes it but was not given the head they
   * need to write it (PROTOCOL 14.4). `both`: each makes the claim about the other, which cancels out.
   */
  readonly waited: Seat | 'both' | null;
  /** An accusation that the accused has not answered with their seed. */
  readonly charge: WordOf<'charge'> | null;
}

export async function publicViewOf({ terms, log, evidence }: OpenFile, options: AuditOptions): Promise<PublicView> {
  const { state, broken } = await replayWithRejected(terms, new Onlooker(options.curve), log, evidence, options);
  // An entry that makes no sense without knowing the cards may make sense with them.
  const plain = broken !== null && ['game', 'no card'].includes(broken.kind) ? null : broken;
  const whole = broken === null || broken.seq >= log.length;
  const owed = whole ? owedOf(state) : null;
  const loser = ([0, 1] as const).find((seat) => evidence.resigned[seat]);
  const end = state.end ?? (loser === undefined ? null : resignedBy(terms, loser));
  const charge = ([0, 1] as const)
    .map((seat) => evidence.charges[seat])
    .find((one) => one !== null && evidence.seeds[other(one.by)] === null && log.seeds[other(one.by)] === null);
  return {
    foul: earlierFoul(plain, firstOutsideLog(evidence)),
    end,
    owed,
    waited: waitedFor(),
    charge: charge ?? null,
  };

  function waitedFor(): PublicView['waited'] {
    if (owed === null) return null;
    const [owing, waiting] = [owed.by, other(owed.by)];
    const [theirs, ours] = [saidBy(owing), saidBy(waiting)];
    // A player who conceded has lost, whatever the opponent owes.
    const resigned = end?.by === 'resignation' ? end.loser : null;
    // The player who owes the entry may not write it: the head was withheld from them.
    const denied = resigned !== owing && theirs?.boot != null && theirs.seq === owed.seq;
    if (resigned === waiting || ours?.seq !== owed.seq || ours.boot !== null) return denied ? owing : null;
    return denied || (theirs?.boot === null && missed(theirs.seq, waiting)) ? 'both' : waiting;
  }

  /** The given player's claim about a missing entry, if it belongs to this log. */
  function saidBy(seat: Seat): WordOf<'absent'> | null {
    const said = evidence.absences[seat];
    return said !== null && equal(said.head, log.entry(said.seq - 1)?.hash ?? terms.gameId) ? said : null;
  }

  /** Whether every entry from `seq` onward is by the given player: the opponent may genuinely not have it. */
  function missed(seq: number, by: Seat): boolean {
    if (seq >= log.length) return false;
    for (let at = seq; at < log.length; at++) if (log.entry(at)?.author !== by) return false;
    return true;
  }
}
