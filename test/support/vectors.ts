import { fromHex } from '../../src/base/bytes.ts';
import { hash, keyOfSecret, signerOf } from '../../src/peer/crypto.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import type { Deck } from '../../src/peer/secret/deckTable.ts';
import { gameId, Secrets, seedCommitment } from '../../src/peer/secret/seed.ts';
import { allRows, makeX, makeY, makeZ } from '../../src/peer/secret/shuffle.ts';
import { buildDeck } from './deckAtOnce.ts';

/** The fixed inputs of the protocol's test vectors (PROTOCOL 15), Corp first, and their results. */
export const seeds = [filled(1), filled(2)] as const;
export const signingKeys = [filled(3), filled(4)] as const;
export const keys = [keyOfSecret(signingKeys[0]), keyOfSecret(signingKeys[1])] as const;
export const signers = [signerOf(keys[0]), signerOf(keys[1])] as const;
export const publicKeys = [keys[0].publicKey, keys[1].publicKey] as const;
export const nonces = [filled(5), filled(6)] as const;
export const rules = hash('rules');
export const seedCommitments = [
  seedCommitment(0, nonces[0], seeds[0]),
  seedCommitment(1, nonces[1], seeds[1]),
] as const;
export const gid = gameId({ publicKeys, nonces, seedCommitments, rules, flags: 0 });
export const corp = new Secrets(0, gid, seeds[0]);
export const runner = new Secrets(1, gid, seeds[1]);

/** The Corp's deck of three cards, by number. */
export const miniDeck = [7, 7, 300];
export const mini = buildDeck(corp, miniDeck);

/** An array of `length` copies of `byte`. */
export function filled(byte: number, length = 32): Uint8Array {
  return new Uint8Array(length).fill(byte);
}

/** The bytes of a hexadecimal text, ignoring blanks. */
export function bytes(text: string): Uint8Array {
  const found = fromHex(text.replace(/\s/g, ''));
  if (found === null) throw new Error(`not hexadecimal: ${text}`);
  return found;
}

/** The value of a result, which must be ok. */
export function value<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Both players' part in shuffling `rows` (default: all) of `owner`'s deck. */
export async function shuffle(
  deck: Deck,
  epoch: number,
  { owner = corp, peer = runner, rows = allRows(deck) }: { owner?: Secrets; peer?: Secrets; rows?: number[] } = {},
) {
  const x = await makeX(inlineCurve, owner, deck, epoch, rows);
  const y = value(await makeY(inlineCurve, peer, deck.table.deck, epoch, x.points, rows.length));
  const z = value(await makeZ(inlineCurve, owner, epoch, y.points, rows.length));
  return { x, y, z };
}
