/** What can happen to a packet between two memory links: chosen by a test, or at random from a seed. */

export type Side = 'a' | 'b';

/**
 * The fate of one packet. `reorder`: packets sent after it arrive first. `delay`: it is slow, and later packets from
 * the same phone wait behind it.
 */
export type Fate = 'deliver' | 'drop' | 'duplicate' | 'reorder' | 'delay';

/**
 * Called for each packet; `index` counts the packets of both sides from 0, so that a test can strike at each in turn.
 */
export type FateOf = (sent: { from: Side; index: number; packet: Uint8Array }) => Fate;

/**
 * Random fates, the same for the same seed. Each rate is a share of all packets, from 0 to 1; they add up to at most 1.
 */
export function byChance(seed: number, rates: Partial<Record<Exclude<Fate, 'deliver'>, number>>): FateOf {
  const random = generator(seed);
  return () => {
    let left = random();
    for (const fate of ['drop', 'duplicate', 'reorder', 'delay'] as const) {
      left -= rates[fate] ?? 0;
      if (left < 0) return fate;
    }
    return 'deliver';
  };
}

/** mulberry32: a small generator, good enough to scatter faults. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
