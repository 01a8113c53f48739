/** Account levels by name. */
import { type AccountLevel, levels } from '../../../rules/trenchcoat/game/names.ts';

export const levelNames: Record<AccountLevel, string> = {
  anonymous: 'Anonymous',
  user: 'User',
  security: 'Security',
  admin: 'Admin',
};

export { levels };
