import { concat, equal, readU32, slices, u8, u32 } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash } from '../crypto.ts';
import type { Coin } from '../log/body.ts';
import type { Curve } from './curve.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/** Number of coins taken from one chain before the next begins (PROTOCOL 3.7). */
export const COINS_PER_CHAIN = 1000;

/**
 * One player's coins (PROTOCOL 3.7, 7). A chain is hashed backwards from its secret end and revealed forwards, so every
 * value is bound by the anchor long before anyone knows what it will decide. Coins are counted from 1, with both
 * players sharing one count.
 */
export class Coins {
  readonly #secrets: Secrets;
  readonly #chains = new Map<number, readonly Uint8Array[]>();

  constructor(secrets: Secrets, first?: readonly Uint8Array[]) {
    this.#secrets = secrets;
    if (first) this.#chains.set(0, first);
  }

  /** The same, with the game's first chain computed in the curve's worker: a thousand hashes would block the screen. */
  static async made(curve: Curve, secrets: Secrets): Promise<Coins> {
    const { gameId, seat } = secrets;
    return new Coins(secrets, slices(await curve.coinChain(gameId, seat, secrets.coinEnd(0)), 32));
  }

  /** The value before a chain's first coin; chain 0's is in SETUP. 32 bytes. */
  anchor(chain: number): Uint8Array {
    return this.#link(chain, 0);
  }

  /** This player's half of coin `t`, as in the entry. */
  coin(t: number): Coin {
    const chain = Math.floor((t - 1) / COINS_PER_CHAIN);
    const value = this.#link(chain, t - chain * COINS_PER_CHAIN);
    return { type: 'COIN', t, value, nextAnchor: t % COINS_PER_CHAIN === 0 ? this.anchor(chain + 1) : null };
  }

  #link(number: number, at: number): Uint8Array {
    const link = this.#chain(number)[at];
    if (link === undefined) throw new Error(`a chain of coins has no link ${at}`);
    return link;
  }

  #chain(number: number): readonly Uint8Array[] {
    let chain = this.#chains.get(number);
    if (chain === undefined) {
      const { gameId, seat } = this.#secrets;
      chain = slices(coinChain(gameId, seat, this.#secrets.coinEnd(number)), 32);
      this.#chains.set(number, chain);
    }
    return chain;
  }
}

/**
 * The value `seat`'s next coin will be checked against, if `coin` follows from `last` (that seat's previous coin value,
 * or the anchor). Whether `t` is next is up to the match.
 */
export function acceptCoin(gameId: Uint8Array, seat: Seat, last: Uint8Array, coin: Coin): Result<Uint8Array, Fault> {
  if (!equal(nextLink(gameId, seat, coin.value), last))
    return fault('coin', { kind: 'coin-not-in-chain', coin: coin.t });
  return ok(coin.nextAnchor ?? coin.value);
}

/** r_t: the 32 bytes that both halves of coin `t` give, by seat. Uniform if at least one player is honest. */
export function coinResult(gameId: Uint8Array, t: number, values: readonly [Uint8Array, Uint8Array]): Uint8Array {
  return hash('coin', gameId, u32(t), ...values);
}

/** Fair integers from a coin's result: each call returns the next one, from 0 to `below` - 1. */
export function fairNumbers(result: Uint8Array): (below: number) => number {
  let block = new Uint8Array();
  let blocks = 0;
  let at = 0;
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new Error(`no fair number below ${below}`);
    // Numbers from an incomplete last range would come up more often, so they are skipped.
    const limit = Math.floor(RANGE / below) * below;
    for (;;) {
      if (at === block.length) {
        block = new Uint8Array(hash('coin-x', result, u32(blocks++)));
        at = 0;
      }
      const x = readU32(block, at);
      at += 4;
      if (x < limit) return x % below;
    }
  };
}

/** `count` different numbers from 0 to `from` - 1, in the order drawn (PROTOCOL 7.2: Fisher-Yates steps). */
export function pick(result: Uint8Array, from: number, count: number): number[] {
  if (count > from) throw new Error(`${count} of ${from}`);
  const fair = fairNumbers(result);
  const list = Array.from({ length: from }, (_, i) => i);
  const drawn: number[] = [];
  while (drawn.length < count) {
    // The first remaining number replaces the one drawn.
    const [first = 0, at] = [list[drawn.length], drawn.length + fair(from - drawn.length)];
    drawn.push(...list.splice(at, 1, first));
  }
  return drawn;
}

const RANGE = 2 ** 32;
// More than are used, so that no player runs out before the next anchor arrives (PROTOCOL 3.7).
const LINKS = 1024;

/** The links of a chain that ends in `end`, its anchor first, 32 bytes each. */
export function coinChain(gameId: Uint8Array, seat: Seat, end: Uint8Array): Uint8Array {
  const chain = [end];
  for (let i = 0, link = end; i < LINKS; i++) {
    link = nextLink(gameId, seat, link);
    chain.push(link);
  }
  return concat(...chain.reverse());
}

function nextLink(gameId: Uint8Array, seat: Seat, link: Uint8Array): Uint8Array {
  return hash('coin-step', gameId, u8(seat), link);
}
