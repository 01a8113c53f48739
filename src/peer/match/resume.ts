/** A phone that died comes back from its store: seed, agreement and log are all it needs (PROTOCOL 9.11). */

import { equal } from '../../base/bytes.ts';
import type { Failure } from '../../base/result.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyMove, Known } from '../../rules/game.ts';
import { storeRefusal } from '../store/keeping.ts';
import { isOlderAgreement, readAgreement, versionOf } from './agreement.ts';
import { type Match, type MatchOptions, matchOf, partsOf } from './match.ts';
import { otherRules } from './otherRules.ts';
import { Session } from './session.ts';

/**
 * The match of that name, at the same question as before. No entry is signed until the other phone has signed how long its log is:
 * what this one has lost, also of its own entries, is taken over from there. Refused E-STORE when the store has no such game or a
 * damaged one, E-SHUT when it may have it and does not open now, E-NEWER when only a newer app can read it, E-VERSION when the game
 * was begun by other rules, whatever these are called, E-KEY when it was another identity's.
 */
export async function resumeMatch<T, M extends AnyMove, K = Known>(
  options: MatchOptions<T, M, K>,
): Promise<Result<Match<T, M, K>, Failure>> {
  const { game, store, name, signer } = options;
  const stored = await store.read(name);
  if (!stored.ok) return fail(storeRefusal(stored.error));
  const { records } = stored.value;
  const { seed, header } = records;
  const agreement = seed && header && readAgreement(header, seed);
  if (header && isOlderAgreement(header))
    return refuse('E-VERSION', 'The game was started with an older protocol, so it can’t continue. Nobody has lost.');
  if (!seed || !agreement?.ok)
    return refuse('E-STORE', 'This phone’s secret part of the game is damaged, so the game can’t continue here.');
  const { seat, keys, version } = agreement.value;
  if (version !== versionOf(game)) return refuse('E-VERSION', `The game was started with ${version}.`);
  const others = otherRules(game, agreement.value);
  if (others !== null) return fail(others);
  const session = await Session.open(partsOf(options), seed, agreement.value, false);
  session.matchPeer.pause.restore(records.paused);
  session.matchPeer.release.restore(records.released);
  const recovered = await session.matchPeer.takeOver(stored.value);
  if (!recovered.ok) return recovered;
  const { writer } = session.matchPeer;
  const own = writer === null ? equal(keys[seat], signer.publicKey) : writer.moving.hasSigned(signer.publicKey);
  if (!own) return refuse('E-KEY', 'This game belongs to another key.');
  return ok(matchOf<T, M, K>(session, game));
}

const refuse = (kind: string, text: string) => fail({ kind, text });
