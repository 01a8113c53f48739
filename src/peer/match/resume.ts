/** Restarts a phone from its store: seed, agreement and log are all it needs (PROTOCOL 9.11). */

import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyMove, Known, Refusal } from '../../rules/game.ts';
import { isOlderAgreement, readAgreement, rulesMismatch, versionOf } from './agreement.ts';
import { type Match, type MatchOptions, matchOf, partsOf } from './match.ts';
import { refuse, storeRefusal } from './refusal.ts';
import { Session } from './session.ts';

/**
 * The stored match with the given name, at the same question as before. It signs no entry until the other phone has
 * signed the length of its log, from which this phone recovers whatever it lost, including its own entries. Refuses
 * with E-STORE if the store has no such game or a damaged one, E-SHUT if the store does not open right now, E-NEWER if
 * only a newer app can read it, E-VERSION if the game started under other rules, even if their name is the same, E-KEY
 * if it belongs to another identity.
 */
export async function resumeMatch<T, M extends AnyMove, K = Known>(
  options: MatchOptions<T, M, K>,
): Promise<Result<Match<T, M, K>, Refusal>> {
  const { game, store, name, signer } = options;
  const stored = await store.read(name);
  if (!stored.ok) return fail(storeRefusal(stored.error));
  const { records } = stored.value;
  const { seed, header } = records;
  const agreement = seed && header && readAgreement(header, seed);
  if (header && isOlderAgreement(header)) return fail(refuse('olderProtocol'));
  if (!seed || !agreement?.ok) return fail(refuse('secretsDamaged'));
  const { seat, keys, version } = agreement.value;
  if (version !== versionOf(game)) return fail(refuse('otherVersion', { version }));
  const others = rulesMismatch(game, agreement.value);
  if (others !== null) return fail(others);
  const session = await Session.open(partsOf(options), seed, agreement.value, false);
  session.matchPeer.pause.restore(records.paused);
  session.matchPeer.release.restore(records.released);
  const recovered = await session.matchPeer.takeOver(stored.value);
  if (!recovered.ok) return recovered;
  const { writer } = session.matchPeer;
  const own = writer === null ? equal(keys[seat], signer.publicKey) : writer.moving.hasSigned(signer.publicKey);
  if (!own) return fail(refuse('otherKey'));
  return ok(matchOf<T, M, K>(session, game));
}
