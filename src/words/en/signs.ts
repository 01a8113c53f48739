/** Each game's words for the home screen. Loaded with the first paint. */
import type { GameId } from '../../rules/catalogue.ts';
import type { GameSign } from '../types.ts';
import { sign as kit } from './kit/sign.ts';
import { sign as netrunner, packsSign as packs } from './netrunner/sign.ts';
import { sign as trenchcoat } from './trenchcoat/sign.ts';

const byId: Record<GameId, GameSign> = { netrunner, packs, kit, trenchcoat };

/** Every game in this build. */
export const allSigns: readonly GameSign[] = Object.values(byId);

/** The games that players can choose directly. */
export const signs: readonly GameSign[] = allSigns.filter(({ leadsTo }) => leadsTo === undefined);

/** The game that deals the cards for a match of `sign`; undefined if there is none. */
export const dealingFor = ({ id }: GameSign): GameSign | undefined => allSigns.find(({ leadsTo }) => leadsTo === id);

/** The game that a match continues with if it begins with the given one. */
export const playedAfter = (sign: GameSign): GameSign => (sign.leadsTo === undefined ? sign : byId[sign.leadsTo]);

/** The default game: older stored rows name none. */
export const mainSign = byId.netrunner;

/** The game with the given id; undefined if unknown. */
export const signNamed = (id: string): GameSign | undefined => allSigns.find((sign) => sign.id === id);

/** A prefix that names the game, unless it is the main one. */
export const whichGame = ({ id, name }: GameSign): string => (id === mainSign.id ? '' : `${name}: `);

/** The game of a rules version such as `chess/1`; the main game if that is missing or unknown. */
export const signOf = (rules: string | undefined): GameSign => signNamed(rules?.split('/')[0] ?? '') ?? mainSign;
