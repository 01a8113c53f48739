/**
 * A word of the other player inside an entry: RESIGN, HANDOVER, AGREED. If it is invalid there, the entry's author
 * committed the offence.
 */
import { equal } from '../../../base/bytes.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other } from '../../../rules/game.ts';
import type { Chain } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import { holds, parseWord, type Word, type WordKind } from '../../log/word.ts';
import { type Offence, offence } from './offence.ts';

/** The word in the entry; null if it needs none. `chain`: before the entry. */
export async function wordIn(chain: Chain, entry: Entry): Promise<Result<Word | null, Offence>> {
  const { body, author, seq, prev } = entry;
  const [kind, bytes] = embedded(body);
  if (bytes === null) return ok(null);
  const word = parseWord(bytes);
  const said = word.ok && word.value.kind === kind && word.value.by === other(author) ? word.value : null;
  // A resignation names no position; anything else applies to exactly this entry.
  const here = said !== null && (kind === 'resign' || (said.seq === seq && equal(said.head, prev)));
  const same =
    body.type !== 'HANDOVER' || (said?.kind === 'move' && equal(said.to, body.key) && equal(said.taken, body.taken));
  if (said === null || !here || !same || !(await holds(chain, said)))
    return offence('proof', { kind: 'not-said-here', word: kind });
  return ok(said);
}

function embedded(body: Entry['body']): readonly [WordKind, Uint8Array | null] {
  switch (body.type) {
    case 'RESIGN':
      return ['resign', body.word];
    case 'HANDOVER':
      return ['move', body.word];
    case 'AGREED':
      return ['offer', body.offer];
    default:
      return ['resign', null];
  }
}
