/** Why two phones do not find, or do not take, each other: as a kind. */
import type { GateFault } from '../link/channel.ts';

/**
 * Beside the faults of the way (`GateFault`):
 * - `version`: the two phones run different rules or protocols.
 * - `occupied`: the host plays with another phone already.
 * - `unknown`: the host does not know this phone from an earlier pairing.
 * - `stranger`: whoever answers is not the host of the link, or the link is not the host's.
 * - `differs`: the people said that the symbols were not the same.
 * - `intercepted`: the two phones do not see the same connection: somebody is in between.
 * - `garbled`: what arrives is not from Meatspace.
 */
export type Trouble = { kind: 'version'; own: string; other: string } | { kind: TroubleKind };
export type TroubleKind = GateFault | Refusal;
export type Refusal = (typeof refusals)[number];

/** In the order of their numbers on the wire: append only. `version` is told by the versions themselves. */
export const refusals = ['occupied', 'unknown', 'stranger', 'differs', 'intercepted', 'garbled'] as const;
