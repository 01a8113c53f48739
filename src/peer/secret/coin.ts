import { concat, equal, readU32, slices, u8, u32 } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { Seat } from '../../rules/game.ts';
import { hash } from '../crypto.ts';
import type { Coin } from '../log/body.ts';
import type { Curve } from './curve.ts';
import { type Fault, fault } from './fault.ts';
import type { Secrets } from './seed.ts';

/** Coins that are thrown from one chain before the next one begins (PROTOCOL 3.7). */
export const COINS_A_CHAIN = 1000;

/**
 * One player's coins (PROTOCOL 3.7, 7). A chain is hashed backwards from its secret end and shown forwards, so every value is
 * bound by the anchor long before anybody knows what it will decide. Coins are counted from 1, by both players together.
 */
export class Coins {
  readonly #secrets: Secrets;
  readonly #chains = new Map<number, readonly Uint8Array[]>();

  constructor(secrets: Secrets, first?: readonly Uint8Array[]) {
    this.#secrets = secrets;
    if (first) this.#chains.set(0, first);
  }

  /** The same, with the chain that the game begins with made by the curve's worker: a thousand hashes hold up a screen. */
  static async made(curve: Curve, secrets: Secrets): Promise<Coins> {
    const { gameId, seat } = secrets;
    return new Coins(secrets, slices(await curve.coinChain(gameId, seat, secrets.coinEnd(0)), 32));
  }

  /** What stands before the first coin of a chain; that of chain 0 is in SETUP. 32 bytes. */
  anchor(chain: number): Uint8Array {
    return this.#link(chain, 0);
  }

  /** This player's part of coin `t`, as it goes into the entry. */
  coin(t: number): Coin {
    const chain = Math.floor((t - 1) / COINS_A_CHAIN);
    const value = this.#link(chain, t - chain * COINS_A_CHAIN);
    return { type: 'COIN', t, value, nextAnchor: t % COINS_A_CHAIN === 0 ? this.anchor(chain + 1) : null };
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
 * What `seat`'s next coin will be checked against, if this one follows from `last` (the value of that seat's coin before, or
 * the anchor). Whether `t` is next is the match's question.
 */
export function acceptCoin(gameId: Uint8Array, seat: Seat, last: Uint8Array, coin: Coin): Result<Uint8Array, Fault> {
  if (!equal(step(gameId, seat, coin.value), last)) return fault('coin', { kind: 'coin-not-in-chain', coin: coin.t });
  return ok(coin.nextAnchor ?? coin.value);
}

/** r_t: the 32 bytes both parts of coin `t` make, by seat. Uniform when one of the two players is honest. */
export function coinResult(gameId: Uint8Array, t: number, values: readonly [Uint8Array, Uint8Array]): Uint8Array {
  return hash('coin', gameId, u32(t), ...values);
}

/** Fair whole numbers from a coin's result, one after the other: each call gives one of 0 to `below` - 1. */
export function fairNumbers(result: Uint8Array): (below: number) => number {
  let block = new Uint8Array();
  let blocks = 0;
  let at = 0;
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new Error(`no fair number below ${below}`);
    // Numbers from an incomplete last run would come up more often, so they are skipped.
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

/** `count` different ones of 0 to `from` - 1, in the order drawn (PROTOCOL 7.2: steps of Fisher and Yates). */
export function pick(result: Uint8Array, from: number, count: number): number[] {
  if (count > from) throw new Error(`${count} of ${from}`);
  const fair = fairNumbers(result);
  const list = Array.from({ length: from }, (_, i) => i);
  const drawn: number[] = [];
  while (drawn.length < count) {
    // The first that is left takes the place of the one drawn.
    const [first = 0, at] = [list[drawn.length], drawn.length + fair(from - drawn.length)];
    drawn.push(...list.splice(at, 1, first));
  }
  return drawn;
}

const RANGE = 2 ** 32;
// More than are used, so that nobody runs out while the next anchor is on its way (PROTOCOL 3.7).
const LINKS = 1024;

/** The links of a chain that ends in `end`, its anchor first, 32 bytes each. */
export function coinChain(gameId: Uint8Array, seat: Seat, end: Uint8Array): Uint8Array {
  const chain = [end];
  for (let i = 0, link = end; i < LINKS; i++) {
    link = step(gameId, seat, link);
    chain.push(link);
  }
  return concat(...chain.reverse());
}

function step(gameId: Uint8Array, seat: Seat, link: Uint8Array): Uint8Array {
  return hash('coin-step', gameId, u8(seat), link);
}
