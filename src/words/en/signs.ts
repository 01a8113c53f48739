/** What stands of each game on the home screen: there with the first paint. */
import type { GameId } from '../../rules/catalogue.ts';
import type { GameSign } from '../types.ts';
import { sign as kit } from './kit/sign.ts';
import { sign as netrunner } from './netrunner/sign.ts';
import { sign as trenchcoat } from './trenchcoat/sign.ts';

const byId: Record<GameId, GameSign> = { netrunner, kit, trenchcoat };

export const signs: readonly GameSign[] = Object.values(byId);

/** The game that is played where nobody says which: whatever was kept before there was another one. */
export const mainSign = byId.netrunner;

/** The game of that id; undefined where this build has none such. */
export const signNamed = (id: string): GameSign | undefined => signs.find((sign) => sign.id === id);

/** What stands before the words about a game: its name, where it is not the main one. */
export const whichGame = ({ id, name }: GameSign): string => (id === mainSign.id ? '' : `${name}: `);

/** The game of a version such as `chess/1`; the main one where none is named, or none that this build has. */
export const signOf = (rules: string | undefined): GameSign => signNamed(rules?.split('/')[0] ?? '') ?? mainSign;
