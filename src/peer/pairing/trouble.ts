/** The reasons why two phones cannot find or do not accept each other. */
import type { GateFault } from '../link/channel.ts';

/**
 * In addition to the gate's faults (`GateFault`):
 * - `version`: the phones run different rules or protocols.
 * - `occupied`: the host is already playing with another phone, or admits no new one.
 * - `tableFull`: every place at the host's table is taken.
 * - `unknown`: the host does not know this phone from an earlier pairing.
 * - `stranger`: the phone that answers is not the link's host, or the link is not the host's.
 * - `differs`: the users said that the symbols do not match.
 * - `intercepted`: the phones do not see the same connection: there is a man in the middle.
 * - `garbled`: the data received is not from Meatspace.
 */
export type Trouble = { kind: 'version'; own: string; other: string } | { kind: TroubleKind };
export type TroubleKind = GateFault | PairingRefusal;
export type PairingRefusal = (typeof refusals)[number];

/** In order of their wire numbers: append only. `version` has none: the versions themselves show it. */
export const refusals = ['occupied', 'unknown', 'stranger', 'differs', 'intercepted', 'garbled', 'tableFull'] as const;
