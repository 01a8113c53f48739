/** What home says of a game in a word or two. */
import type { Shelved } from '../../../peer/store/shelf.ts';

/** Over, given up for a newer version, or played on another phone. */
export const isPast = ({ over, letGo, moved }: Pick<Shelved, 'over' | 'letGo' | 'moved'>): boolean =>
  over || letGo === true || moved !== undefined;
