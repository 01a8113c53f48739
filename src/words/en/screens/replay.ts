import { rich } from '../../rich.ts';

export const olderProtocol =
  'This game was played with an older protocol. Its result stays in your list, but you can no longer check or replay it.';

export const notOnThisPhone = 'This game is no longer on this phone, or this version no longer has its rules.';

export const backOne = (by: string) => `Back one ${by}`;
export const pauseOrPlay = (playing: boolean) => (playing ? 'Pause' : 'Play');
export const forwardOne = (by: string) => `Forward one ${by}`;
export const stepWord = 'by';
export const stepNote = (next: string) => `, tap to step by ${next}`;
export const notFinished = 'Not finished';
export const chooseTheFileAgain = 'Choose the file again.';
export const notAGameFile = 'This isn’t a Meatspace game file, or its beginning is damaged.';
export const verified = 'Verified';
export const foulPlay = 'Foul play';
export const notVerified = 'Not verified';
export const damaged = 'Damaged';
export const notFullyRevealed = 'Not finished or not revealed, so you see what both players could see.';
export const replayEndsAt = (text: string, entries: number, total: number | undefined) =>
  total === undefined || total === entries
    ? `${text} The replay ends with entry ${entries}.`
    : `Verified up to entry ${entries} of ${total}. The rest can’t be checked.`;
export const unknownGame = 'This version doesn’t have that game.';
export const cantShowThisGame = (kind: string) =>
  kind === 'E-VERSION'
    ? 'Can’t show this game: this version no longer has the rules it was played with.'
    : 'This game’s saved data is damaged.';
export const none = 'none';
export const pointInTheGame = 'Point in the game';
export const chartLegend = <T>(height: string, gotIn: T, stopped: T) =>
  rich`height: ${height} · ${gotIn} run got in · ${stopped} stopped`;
export const noMachine = 'The machine doesn’t play this game.';
export const gameOverHere = 'The game is over here. Step back first.';
export const whyNotPlayOn = (isUnknown: boolean) =>
  isUnknown ? 'Some cards are unknown here.' : 'You’re in the middle of a step. Go forward one step.';
export const playOnFromHere = 'Play on from here';
export const playOnDetail = 'Start a new game against the machine from this point. This game stays as it is.';
export const yourSide = 'Your side';
export const howStrong = 'How strong?';
export const playOnTitle = (dropped: null | string) => (dropped === null ? 'Play on' : 'Replace an open game');
export const againstTheMachineTurn = (turn: number) =>
  `against the machine, turn ${turn}: you won’t be able to resume it`;
export const record = 'Record';
export const tapALine = 'Tap a line to go there.';
export const pastGames = 'Past games';
export const backToTheGame = 'Back to the game';
export const backTitle = (at: string) => (at === 'past' ? 'Past games' : 'Back');
export const why = 'Why?';
export const lookingAhead = 'Looking ahead again…';
export const whyTheMachineDid = 'Why the machine did this';
export const worthNote = 'what it thought this was worth';
export const positionLabel = 'Through the game';
export const whyNamed = (title: string) => `Why “${title}”?`;
export const againstTheMachine = 'against the machine';
export const beforeTheFirstTurn = 'Before the first turn';
export const turn = (turn: number) => `Turn ${turn}`;
export const turnAndValue = (turn: number, value: string) => `Turn ${turn}, ${value}`;
export const nothingHasHappenedYet = 'Nothing has happened yet';
export const cardCount = (n: number) => (n === 0 ? 'No card' : n === 1 ? 'One card' : `${n} cards`);
export const hiddenFrom = (cards: string, verb: string, from: string) => `${cards} ${verb} hidden from ${from}.`;
export const bothOpen = 'Both open';
export const hiddenFromTitle = (value: string) => `Hidden from ${value}`;
export const tapPrompt = (current: string, next: string) => `${current}. Tap for: ${next}`;
export const tap = (lower: string) => `tap: ${lower}`;
export const viewpoint = 'View as';
export const opening = 'Opening…';
export const readingProgress = (isReading: boolean, entry: number, of: number) =>
  isReading ? 'Reading…' : `Entry ${entry} of ${of}`;
export const replay = 'Replay';

export const run = 'run';
export const turnStep = 'turn';
export const runOrTurn = (runs: boolean) => (runs ? 'run' : 'turn');
export const viewersOwn = (yours: boolean, name: string) => (yours ? 'yours' : `${name}’s`);
export const viewer = (yours: boolean, name: string) => (yours ? 'you' : name);
export const pastVerb = (n: number) => (n > 1 ? 'were' : 'was');
