/** Restores a phone's stored log: everything that is validly signed and forms complete groups. */

import { zip } from '../../../base/lists.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import type { Refusal } from '../../../rules/game.ts';
import type { Body } from '../../log/body.ts';
import { appendAll, restoreChain } from '../../log/chain.ts';
import { type Entry, hashOf, parseEntry } from '../../log/entry.ts';
import type { StoredGame } from '../../store/store.ts';
import { yieldingLoop } from '../../yieldingLoop.ts';
import { changedRules } from '../agreement.ts';
import { type ReplayStep, replay } from '../fold/replay.ts';
import type { Observer, State, TableUpdate, Terms } from '../fold/state.ts';
import type { Phone } from '../player/phone.ts';
import { refuse } from '../refusal.ts';
import type { MatchLog } from './matchLog.ts';
import { decodeDetached } from './records.ts';
import { isQuiet } from './snapshot.ts';

/**
 * Fills a new log. A damaged log is truncated, in the store too: the other phone has what is missing, and the entries
 * after the damage are kept until it arrives. Refuses with E-STORE if the log cannot be truncated, E-VERSION if these
 * rules lead to different tables than the rules it was played with.
 */
export async function recover(
  matchLog: MatchLog,
  { entries: log, records }: StoredGame,
): Promise<Result<null, Refusal>> {
  const { terms, phone } = matchLog;
  const steps =
    (await foldSnapshot(matchLog, log, records.snapshot)) ??
    (await fold(terms, matchLog.state, log, checkingTables(phone)));
  if (steps === null) return fail(changedRules(terms.game));
  // The end of a finished game is not worth a snapshot, but an earlier point is.
  const quiet = steps.findLast(({ state, whole }) => whole && isQuiet(state));
  for (const step of steps) {
    matchLog.restore(step);
    if (step === quiet) matchLog.keepSnapshot();
  }
  const behind = [...log.slice(matchLog.length), ...decodeDetached(records.spare)];
  const mended = matchLog.length < log.length ? await matchLog.cut(behind) : await matchLog.retake(behind);
  return mended.ok ? ok(null) : fail(refuse('logDamaged'));
}

/** Restores the log from a snapshot, which becomes its start; null if there is none or it does not fit. */
async function foldSnapshot(
  matchLog: MatchLog,
  log: readonly Uint8Array[],
  record: Uint8Array | undefined,
): Promise<ReplayStep[] | null> {
  const snapshot = matchLog.snapshotOf(record, log);
  if (snapshot === null) return null;
  const before = log.slice(0, snapshot.authors.length);
  // These exact bytes were verified before: no need to parse them again.
  const past = [...zip(before, snapshot.authors)].map(([bytes, author]) => ({ hash: hashOf(bytes), author }));
  const chain = restoreChain(matchLog.state.chain, past, snapshot.signers);
  const state: State = { ...snapshot.state, chain };
  const steps = await fold(matchLog.terms, state, log.slice(before.length), withoutRepeatedChecks(matchLog.phone));
  if (steps === null) return null;
  matchLog.startFrom(state, before, snapshot.whole);
  matchLog.history.begin(() => happenedIn(matchLog, before));
  matchLog.phone.prepare(state);
  return steps;
}

/** The entries after a state, up to the first damaged one or an incomplete group; null if a signed one is invalid. */
async function fold(
  terms: Terms,
  from: State,
  log: readonly Uint8Array[],
  observer: Observer,
): Promise<ReplayStep[] | null> {
  const entries: Entry[] = [];
  for await (const step of appendAll(from.chain, log)) if (step.ok) entries.push(step.value.entry);
  const steps: ReplayStep[] = [];
  for await (const step of replay(terms, observer, entries, from)) {
    if (!step.ok) return null;
    steps.push(step.value);
  }
  while (steps.at(-1)?.whole === false) steps.pop();
  return steps;
}

/** The events of the entries before a snapshot, in small steps because a screen is in use. */
async function happenedIn(matchLog: MatchLog, log: readonly Uint8Array[]): Promise<readonly TableUpdate[]> {
  const happened: TableUpdate[] = [];
  const rest = yieldingLoop();
  for await (const step of replay(matchLog.terms, withoutRepeatedChecks(matchLog.phone), parsed(log))) {
    if (!step.ok) throw new Error(`a log with a snapshot is wrong: ${step.error.offence.detail.kind}`);
    happened.push(...step.value.happened);
    await rest();
  }
  return happened;
}

function* parsed(log: readonly Uint8Array[]): Generator<Entry> {
  for (const bytes of log) {
    const entry = parseEntry(bytes);
    if (!entry.ok) throw new Error(`a log with a snapshot is wrong: ${entry.error.kind}`);
    yield entry.value;
  }
}

const CHECKED_ONCE: readonly Body['type'][] = ['X', 'Y', 'Z', 'OPEN'];

/** The phone's observer without repeated checks: of lists (recomputed when needed), points and tables. */
const withoutRepeatedChecks = (phone: Phone): Observer => ({ ...checkingTables(phone), checkedBefore: true });

/** The same observer if another build may have written the entries: the tables must match the signed ones. */
function checkingTables(phone: Phone): Observer {
  return {
    deckOf: (seat) => phone.deckOf(seat),
    judge: async (state, entry) => {
      const { type } = entry.body;
      return CHECKED_ONCE.includes(type) ? ok({}) : phone.judge(state, entry);
    },
  };
}
