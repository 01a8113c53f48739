/** A phone that died comes back from its store: seed, agreement and log are all it needs (9.11). */

import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyMove, Refusal } from '../../rules/game.ts';
import { readAgreement, versionOf } from './agreement.ts';
import type { Book } from './book.ts';
import { storeRefusal } from './desk.ts';
import type { Eye } from './eye.ts';
import { type Match, type MatchOptions, matchOf, partsOf } from './match.ts';
import type { Phone } from './phone.ts';
import { readOwnLog, replay } from './replay.ts';
import { Session } from './session.ts';

/**
 * The match of that name, at the same question as before. No entry is signed until the other phone has signed how long its log is:
 * what this one has lost, also of its own entries, is taken over from there. Refused E-STORE when the store has no such game or a
 * damaged one, E-SHUT when it may have it and does not open now, E-NEWER when only a newer app can read it, E-VERSION when the game
 * was begun by other rules, E-KEY when it was another identity's.
 */
export async function resumeMatch<T, M extends AnyMove>(
  options: MatchOptions<T, M>,
): Promise<Result<Match<T, M>, Refusal>> {
  const { game, store, name, signer } = options;
  const stored = await store.read(name);
  if (!stored.ok) return fail(storeRefusal(stored.error));
  const { entries, records } = stored.value;
  const agreement = records.header && readAgreement(records.header);
  if (!agreement?.ok || !records.seed) return refuse('E-STORE', 'The stored game cannot be read.');
  const { seat, keys, version } = agreement.value;
  if (version !== versionOf(game)) return refuse('E-VERSION', `The game was begun with ${version}.`);
  if (!equal(keys[seat], signer.publicKey)) return refuse('E-KEY', 'The game was begun with another key.');
  const session = await Session.open(partsOf(options), records.seed, agreement.value, false);
  const { desk } = session;
  session.talk.heads.restore(records.heads);
  await desk?.restore(records);
  if (desk !== null && !(await refold(desk.book, entries))) return refuse('E-STORE', 'The stored log is damaged.');
  await session.recall();
  return ok(matchOf<T, M>(session));
}

/** Folds the stored log again. Its entries were verified before they were stored. */
async function refold(book: Book, log: readonly Uint8Array[]): Promise<boolean> {
  const entries = readOwnLog(book.state.chain, log);
  if (entries === null) return false;
  for await (const step of replay(book.terms, trusting(book.phone), entries)) {
    if (!step.ok) return false;
    book.restore(step.value);
  }
  return true;
}

/** The phone's eyes without the costly checks that it has made once: of lists, which it makes again as it needs them, and of tables. */
function trusting(phone: Phone): Eye {
  return {
    checkedBefore: true,
    deckOf: (seat) => phone.deckOf(seat),
    judge: async (state, entry) => {
      const { type } = entry.body;
      return type === 'X' || type === 'Y' || type === 'Z' ? ok({}) : phone.judge(state, entry);
    },
  };
}

const refuse = (kind: string, text: string) => fail({ kind, text });
