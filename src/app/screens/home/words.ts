// Chunk: games
/** A short phrase about a game on the home screen. */
import type { Shelved } from '../../../peer/store/shelf.ts';

/** Over, abandoned for a newer version, or moved to another phone. */
export const isPast = ({ over, letGo, moved }: Pick<Shelved, 'over' | 'letGo' | 'moved'>): boolean =>
  over || letGo === true || moved !== undefined;
