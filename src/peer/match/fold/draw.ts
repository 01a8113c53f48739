/** A draw takes two: whoever writes it down shows the other one's word for it (PROTOCOL 14.8). */
import { equal } from '../../../base/bytes.ts';
import { other } from '../../../rules/game.ts';
import type { Entry } from '../../log/entry.ts';
import { type KeyOf, readDraw } from '../../log/statement.ts';
import type { Offence } from './offence.ts';
import type { Terms } from './state.ts';

/** Null for any other entry, and where both have agreed to it just here. */
export async function drawFault(
  { gameId }: Terms,
  keyOf: KeyOf,
  { body, author, seq, prev }: Entry,
): Promise<Offence | null> {
  if (body.type !== 'DRAW') return null;
  const read = await readDraw(body.statement, gameId, keyOf);
  const agreed = read.ok && read.value.by === other(author) && read.value.seq === seq && equal(read.value.head, prev);
  return agreed ? null : { kind: 'proof', text: 'the other player has not agreed to a draw here' };
}
