/** Words about nodes, for the report and the screens. */

import type { AccountLevel } from '../../../rules/trenchcoat/game/names.ts';
import type { NodeReader } from '../../../rules/trenchcoat/game/report.ts';
import type { Node } from '../../../rules/trenchcoat/matrix/node.ts';
import { nodeOf } from '../../../rules/trenchcoat/matrix/nodeFile.ts';

export const nodeNumbers: NodeReader = (text) => {
  const node = nodeOf(text);
  return node && { system: node.ratings.system ?? 0, firewall: node.ratings.firewall ?? 0 };
};

/** A process as shown to the Game Master, reminding them that crashed Combat ICE restarts (T-TAL-07). */
export const processWords = ({ score, ice, state }: Node['processes'][number], now = state as string): string =>
  [score, ice === 'Combat' && now === 'crashed' ? 'crashed: it restarts' : now]
    .filter((word) => word !== null)
    .join(', ');

/** A node's facts, under the names by which the player learns them. */
export const factNames = {
  address: 'AID',
  functionality: 'Functionality',
  accounts: 'Accounts',
  logs: 'Logs',
  subscriptions: 'Subscriptions',
} as const;

/** Measures by name. */
export const measureNames = {
  analyze: 'Analyze ICE',
  trace: 'Trace ICE',
  silent: 'Silent Alert',
  combat: 'Combat ICE',
  active: 'Active Alert',
  shutdown: 'Shutdown',
} as const;

/** Account levels by name. */
export const levelNames: Record<AccountLevel, string> = {
  anonymous: 'Anonymous',
  user: 'User',
  security: 'Security',
  admin: 'Admin',
};
