/** Each game's words for the home screen. Loaded with the first paint. */
import type { GameId } from '../../rules/catalogue.ts';
import type { GameInfo } from '../types.ts';
import { gameInfo as kit } from './kit/sign.ts';
import { gameInfo as netrunner, packsInfo as packs } from './netrunner/sign.ts';
import { gameInfo as trenchcoat } from './trenchcoat/sign.ts';

const byId: Record<GameId, GameInfo> = { netrunner, packs, kit, trenchcoat };

/** Every game in this build. */
export const allGameInfos: readonly GameInfo[] = Object.values(byId);

/** The games that players can choose directly. */
export const gameInfos: readonly GameInfo[] = allGameInfos.filter(({ leadsTo }) => leadsTo === undefined);

/** The game that deals the cards for a match of the given game; undefined if there is none. */
export const dealingFor = ({ id }: GameInfo): GameInfo | undefined =>
  allGameInfos.find(({ leadsTo }) => leadsTo === id);

/** The game that a match continues with if it begins with the given one. */
export const playedAfter = (info: GameInfo): GameInfo => (info.leadsTo === undefined ? info : byId[info.leadsTo]);

/** The default game: older stored rows name none. */
export const mainGameInfo = byId.netrunner;

/** The game with the given id; undefined if unknown. */
export const gameInfoNamed = (id: string): GameInfo | undefined => allGameInfos.find((info) => info.id === id);

/** A prefix that names the game, unless it is the main one. */
export const whichGame = ({ id, name }: GameInfo): string => (id === mainGameInfo.id ? '' : `${name}: `);

/** The game of a rules version such as `chess/1`; the main game if that is missing or unknown. */
export const gameInfoOf = (rules: string | undefined): GameInfo =>
  gameInfoNamed(rules?.split('/')[0] ?? '') ?? mainGameInfo;
