/** Account levels by name. */
import { type Level, levels } from '../../../rules/trenchcoat/game/names.ts';

export const levelNames: Record<Level, string> = {
  anonymous: 'Anonymous',
  user: 'User',
  security: 'Security',
  admin: 'Admin',
};

export { levels };
