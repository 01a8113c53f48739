/** Where ambushes act, for cards that act in more places than the fort they are installed in. */
import type { Ambush } from '../effect.ts';

export const fromHqAndRd: Ambush['from'] = ['hand', 'pile', 'inside'];
export const fromEverywhere: Ambush['from'] = ['hand', 'pile', 'archives', 'inside'];
