/** What home says of a game in a word or two. */
import type { Shelved } from '../../../peer/store/shelf.ts';

/** Over, or given up for a newer version. */
export const isPast = ({ over, letGo }: Pick<Shelved, 'over' | 'letGo'>): boolean => over || letGo === true;

/** Before the first turn, and where a game was found again, nothing is known of it. */
export const turnOf = ({ turn }: { turn: number }): string => (turn === 0 ? 'just begun' : `turn ${turn}`);
