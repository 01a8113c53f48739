/**
 * Random numbers from 256 bits: the key stream of ChaCha20 (RFC 8439, nonce and first counter 0), read as 32-bit
 * numbers. Pure, so both phones and the audit draw the same (PK-DEAL-03).
 */
import type { Random } from '../../../base/chance.ts';

/** Key length in 32-bit words. */
export const KEY_WORDS = 8;
export const WORD = 2 ** 32;

/** `key`: eight numbers below 2^32. */
export function randomFromKey(key: readonly number[]): Random {
  let [words, at, counter] = [block(key, 0), 0, 0];
  const next = (): number => {
    if (at === words.length) {
      words = block(key, ++counter);
      at = 0;
    }
    return words[at++] as number;
  };
  return (below) => {
    // Numbers above the last full multiple would favour small results.
    const full = WORD - (WORD % below);
    let x = next();
    while (x >= full) x = next();
    return x % below;
  };
}

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const DOUBLE_ROUNDS = 10;
const COLUMNS = [0, 1, 2, 3].map((i) => [i, i + 4, i + 8, i + 12] as const);
const DIAGONALS = [0, 1, 2, 3].map((i) => [i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4)] as const);

/** 16 words of the key stream. */
export function block(key: readonly number[], counter: number): Uint32Array {
  const start = Uint32Array.from([...CONSTANTS, ...key.slice(0, KEY_WORDS), counter, 0, 0, 0]);
  const state = start.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++)
    for (const quarter of [...COLUMNS, ...DIAGONALS]) quarterRound(state, quarter);
  return state.map((word, at) => word + (start[at] as number));
}

function quarterRound(state: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  const step = (to: number, add: number, turn: number, by: number): void => {
    state[to] = (state[to] as number) + (state[add] as number);
    const mixed = (state[turn] as number) ^ (state[to] as number);
    state[turn] = (mixed << by) | (mixed >>> (32 - by));
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}
