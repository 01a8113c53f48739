/** Whether something has been said already. */
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';

/** What is gained already covers it. */
export const isSaid = (gains: readonly Gain[], field: string): boolean =>
  gains.some((gain) => gain.gain === 'learned' && gain.field === field);
