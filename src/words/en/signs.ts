/** Each game's words on the home screen. Loaded with the first paint. */
import type { GameId } from '../../rules/catalogue.ts';
import type { GameSign } from '../types.ts';
import { sign as kit } from './kit/sign.ts';
import { sign as netrunner, packsSign as packs } from './netrunner/sign.ts';
import { sign as trenchcoat } from './trenchcoat/sign.ts';

const byId: Record<GameId, GameSign> = { netrunner, packs, kit, trenchcoat };

/** Every game that this build plays. */
export const allSigns: readonly GameSign[] = Object.values(byId);

/** The games that can be chosen directly. */
export const signs: readonly GameSign[] = allSigns.filter(({ leadsTo }) => leadsTo === undefined);

/** The game that deals the cards for a match of `sign`; undefined if there is none. */
export const dealingFor = ({ id }: GameSign): GameSign | undefined => allSigns.find(({ leadsTo }) => leadsTo === id);

/** The game that is played in a match that begins with this game. */
export const playedAfter = (sign: GameSign): GameSign => (sign.leadsTo === undefined ? sign : byId[sign.leadsTo]);

/** The default: older stored rows name no game. */
export const mainSign = byId.netrunner;

/** The game with the given id; undefined if unknown. */
export const signNamed = (id: string): GameSign | undefined => allSigns.find((sign) => sign.id === id);

/** A prefix that names the game, unless it is the main one. */
export const whichGame = ({ id, name }: GameSign): string => (id === mainSign.id ? '' : `${name}: `);

/** The game of a version such as `chess/1`; the main one if it is missing or unknown. */
export const signOf = (rules: string | undefined): GameSign => signNamed(rules?.split('/')[0] ?? '') ?? mainSign;
