import type { SecurityMeasure } from '../../../rules/trenchcoat/game/page.ts';
import type { Request } from '../../../rules/trenchcoat/game/table.ts';
import { readTyped, SCORE } from '../../../rules/trenchcoat/input.ts';
import { measureNames } from './nodes.ts';

/** Without a Game Master, the request's text can be the difficulty, which is no name for a test. */
export const requestText = ({ say }: Extract<Request, { kind: 'test' }>): string =>
  readTyped(say, 'The difficulty', SCORE).ok ? '' : say;

/** Measures that everyone in the node notices are part of the same tell. */
export function triggeredWords(triggered: readonly SecurityMeasure[], isInside: boolean, player: string): string {
  const isSeen = (measure: SecurityMeasure): boolean => isInside && (measure === 'active' || measure === 'shutdown');
  const named = (seen: boolean): string =>
    triggered
      .filter((measure) => isSeen(measure) === seen)
      .map((measure) => measureNames[measure])
      .join(', ');
  const [unseen, seen] = [named(false), named(true)];
  const parts = [unseen && `${unseen}, unseen by ${player}`, seen && `${seen}, which ${player} notices`];
  return triggered.length === 0 ? '' : `: ${parts.filter((part) => part !== '').join('. ')}`;
}

export const ownTestLabel = (name: string, ability: string) => `${name}: ${ability}`.slice(0, 60);
export const ability = 'Ability';
export const difficulty = 'Difficulty';
export const difficultyPrompt = 'tap to type it';
export const aTest = 'A test';
export const asksForATest = (playerName: string, said: string) =>
  `${playerName} asks for a test${said === '' ? '' : `: ${said}`}`;
export const playerAsksFor = (playerName: string, wordsFor: string) => `${playerName} asks for ${wordsFor}`;
export const unreadableNode = 'That node can’t be read.';
export const encryptedPrompt = (isLocked: boolean) => (isLocked ? ' It’s encrypted. Let them read it anyway?' : '');
export const shutdownWarning = (name: string) => `Telling this triggers ${name}’s Shutdown. `;
export const asksForAnExploit = (playerName: string) => `${playerName} asks for an exploit test`;
export const theGameMaster = 'the Game Master';
export const thePlayer = 'the player';
export const theDifficulty = 'The difficulty';

export const requestOnNode = (warning: string, asked: string, name: string, locked: string) =>
  `${warning}${asked} on ${name}${locked}`;

/** What the program says as the Game Master of a solo player. */
export const encryptedNote = 'It’s encrypted. Break or decrypt it first.';

export const askAgainAndSay = (text: string) => `${text} Ask again, and include it.`;

export const cantBeRecorded = (why: string) => `You get nothing more from this. ${why}`;

/** The state of ICE between two strikes; at most 20 characters. */
export const recovering = 'recovering';

/** `harm`: the kind of damage; null if the player's access method causes none. */
export function strikeText(strike: string, action: string, hits: boolean, harm: string | null): string {
  const again = `${strike} before you can act. Ask for ${action} again.`;
  if (!hits) return again;
  return harm === null
    ? `${again} Your access method keeps you from harm.`
    : `${again} You take ${harm} damage: decide how much, and add it to your sheet.`;
}
