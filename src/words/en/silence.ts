/** Words for a phone that does not answer. */
import type { Debt } from '../../peer/match/fold/turn.ts';
import type { sharedOptions } from '../../peer/match/tableOptions.ts';
import type { OptionWords } from '../types.ts';

/** Minutes and seconds, as on a clock: "2:00". */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For screen readers; changes only once a minute. */
export function spokenClock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes === 0 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** What the file records about the player who was away. */
export const fileSays = (opponentName: string, { type, seq }: Pick<Debt, 'type' | 'seq'>): string =>
  type === 'HEAD' ? `${opponentName}’s phone never signed the length of the log` : `${opponentName} owed entry ${seq}`;

/** Match points for each ending: this player's, then the opponent's. */
type PointStakes = Readonly<Record<'win' | 'draw' | 'lose', readonly [number, number]>>;

/** What each way out of a stalled game does, and what the opponent sees. */
interface WayOutWords {
  readonly pause: string;
  readonly claim: string;
  readonly draw: string;
  readonly agree: string;
  readonly resign: string;
}

/** `stakes`: null outside a match. `mayWin`: whether the game can have a winner. */
export function wayWords(me: string, opponentName: string, stakes: PointStakes | null, mayWin = true): WayOutWords {
  const gives = ([mine, theirs]: readonly [number, number]): string => `You get ${mine}, ${opponentName} ${theirs}`;
  return {
    pause: `${opponentName} sees: “${me} has paused the game.” ${stakes ? 'The match waits.' : 'The clock stops.'}`,
    claim: `${stakes ? gives(stakes.win) : 'You win'}. ${opponentName} sees: “${me} has claimed the game.”`,
    draw: stakes
      ? `You get ${stakes.draw[0]} and ${opponentName} ${stakes.draw[1]} if ${opponentName} accepts`
      : `if ${opponentName} accepts`,
    agree: stakes ? gives(stakes.draw) : 'nobody wins',
    resign: stakes
      ? `${opponentName} gets ${stakes.lose[1]}, you ${stakes.lose[0]}`
      : mayWin
        ? `${opponentName} wins`
        : 'nobody is blamed',
  };
}

/** How long a player can be away before the opponent can claim the win, in seconds; `0` means no limit. */
export const silenceOption: OptionWords<(typeof sharedOptions.silence)[number]> = {
  legend: 'Time limit when a player is away',
  names: { '120': '2 min', '300': '5 min', '900': '15 min', '0': 'Never' },
  note: (seconds) =>
    seconds === '0'
      ? 'Nobody loses for being away, no matter how long.'
      : `If a phone is away or doesn’t respond for ${Number(seconds) / 60} minutes, its player can lose. While both are connected, take all the time you like.`,
};
