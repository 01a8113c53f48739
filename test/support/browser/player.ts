/**
 * Plays what the screen offers: each button is weighted by its label, and a seeded generator picks one. Uses the cards
 * of its own deck and its own screen, never the table behind it.
 */
import { definition } from '../../../src/rules/netrunner/card.ts';
import '../../../src/rules/netrunner/cards/index.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Random } from '../../../src/solo/random.ts';
import type { Screen, Thing } from './ariaTree.ts';
import type { Driven } from './driven.ts';
import type { Side } from './table.ts';

/** `play`: a bit of everything. `end`: whatever ends the game soonest. `trace`: whatever leads to a trace. */
export type Aim = 'play' | 'end' | 'trace';

export interface Player {
  readonly person: Driven;
  readonly side: Side;
  readonly random: Random;
  aim: Aim;
  /** The taps in order: the dialog, and the button's label. */
  readonly taps: string[];
}

export const newPlayer = (person: Driven, side: Side, random: Random, aim: Aim = 'play'): Player => ({
  person,
  side,
  random,
  aim,
  taps: [],
});

export const GAME_OVER = 'The game is over';

/** Idle time after which the test counts as hung, and the time in which what it plays for must come (ms). */
const STUCK_MS = 120_000;
const LIMIT_MS = 500_000;
const PAUSE_MS = 10;

interface Until {
  /** Called with all screens before each round. */
  done(screens: readonly Screen[]): boolean;
  /** Called before each round. */
  meanwhile?(): void;
}

/** Every player does what their screen asks until `done`. Throws with all screens if nothing advances any more. */
export async function playUntil(players: readonly Player[], { done, meanwhile }: Until): Promise<void> {
  const begun = performance.now();
  let acted = begun;
  for (;;) {
    meanwhile?.();
    const screens = await Promise.all(players.map(({ person }) => person.look()));
    // The goal is on these screens now, and no tap of this round has changed that.
    if (done(screens)) return;
    const tapped = await Promise.all(players.map((player, at) => act(player, screens[at] as Screen)));
    if (tapped.includes(true)) acted = performance.now();
    const now = performance.now();
    if (now - acted > STUCK_MS) throw new Error(`nobody has anything to do\n${await report(players)}`);
    if (now - begun > LIMIT_MS) throw new Error(`not done after ${LIMIT_MS} ms\n${await report(players)}`);
    if (now - acted > PAUSE_MS) await new Promise((wake) => setTimeout(wake, PAUSE_MS));
  }
}

async function report(players: readonly Player[]): Promise<string> {
  const parts = players.map(async ({ person, taps }) => `${await person.describe()}\n${taps.slice(-12).join('\n')}`);
  return (await Promise.all(parts)).join('\n\n');
}

/** Returns whether an element was tapped; false if there is nothing to do, or the button disappeared first. */
export async function act(player: Player, screen: Screen): Promise<boolean> {
  const thing = decide(player, screen);
  if (thing === null || !(await player.person.tap(thing, screen))) return false;
  player.taps.push(screen.dialog === null ? thing.name : `${screen.dialog} > ${thing.name}`);
  return true;
}

/**
 * Concedes from anywhere: answers what must be answered first, and waits for cards still being dealt. Then the winner
 * taps away what they may be reading, with the end below it.
 */
export async function concede(player: Player, winner?: Player): Promise<void> {
  const way = /^(Concede|Concede the game…|Table menu)$/;
  const { person } = player;
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    const screen = await person.look();
    if (screen.dialog === GAME_OVER) return winner && playUntil([winner], { done: areOver });
    const buttons = screen.things.filter(({ role }) => role === 'button');
    const next = buttons.find(({ name }) => way.test(name)) ?? buttons.find(({ name }) => name === 'Close');
    const tapped = next ? await person.tap(next, screen) : await act(player, screen);
    if (!tapped) await new Promise((wake) => setTimeout(wake, PAUSE_MS));
  }
  throw new Error(`conceding does not end the game\n${await person.describe()}`);
}

const areOver = (screens: readonly Screen[]): boolean => screens.every(({ dialog }) => dialog === GAME_OVER);

export function decide(player: Player, screen: Screen): Thing | null {
  if (screen.dialog === GAME_OVER) return null;
  const buttons = screen.things.filter(({ role, disabled }) => role === 'button' && !disabled);
  const weights = buttons.map((thing) => Math.round(1000 * weigh({ thing, screen, ...player })));
  const sum = weights.reduce((all, one) => all + one, 0);
  // Closes a sheet with nothing useful in it.
  if (sum === 0) return (screen.dialog !== null && buttons.find(({ name }) => name === 'Close')) || null;
  let left = player.random(sum);
  for (const [at, thing] of buttons.entries()) {
    left -= weights[at] ?? 0;
    if (left < 0) return thing;
  }
  return null;
}

interface Sight extends Pick<Player, 'side' | 'aim'> {
  thing: Thing;
  screen: Screen;
}
type Weight = number | ((sight: Sight) => number);

function weigh(sight: Sight): number {
  const { thing, screen } = sight;
  const rules = screen.dialog === null ? onTheTable : inSheets;
  const [, weight] = rules.find(([words]) => words.test(thing.name)) ?? [null, screen.dialog === null ? 0 : 1];
  return typeof weight === 'number' ? weight : weight(sight);
}

const play = 'play';
const isTrace = (name: string): boolean => /Fetch|Hunter|Audit of Call/.test(name);
const agendas = titlesOf('agenda');
const ice = titlesOf('ice');

function titlesOf(type: string): Set<string> {
  return new Set(starterDecks[0].map(definition).flatMap((card) => (card.type === type ? [card.title] : [])));
}

const draws: Weight = ({ aim, side }) => (aim === 'trace' && side === 'Corp' ? 20 : 1.5);
const rezzes: Weight = ({ aim, thing }) => ({ play: 6, end: 0, trace: isTrace(thing.name) ? 1000 : 0 })[aim];
const breaks: Weight = ({ aim }) => (aim === 'trace' ? 0 : 6);
/** Ice may lead to a trace; elsewhere there are cards to gain. */
const runs: Weight = ({ aim, thing }) => {
  if (/Archives/.test(thing.name)) return aim === play ? 0.3 : 0;
  const iced = /\d ice/.test(thing.name);
  if (aim === 'trace') return Number(iced);
  // A face-up card in a subsidiary fort is probably an agenda.
  return iced ? 1 : /Fort/.test(thing.name) ? 9 : 3;
};
const corpInstalls: Weight = ({ aim, thing: { name } }) => {
  const title = /^Install (.*?) (?:on|in) (?:HQ|R&D|Archives|a new fort|Fort \d+)/.exec(name)?.[1] ?? '';
  if (/that is trashed|trash ice there/.test(name)) return 0.02;
  if (agendas.has(title)) return aim === 'trace' ? 0.02 : name.includes('new fort') ? 15 : 2;
  if (!ice.has(title)) return aim === 'end' ? 0 : 0.3;
  if (aim === 'trace') return isTrace(name) && / on (HQ|R&D)/.test(name) ? 200 : 0;
  return aim === 'end' || name.includes('new fort') ? 0.02 : 0.4;
};

/** Links that explain a term. */
const explains: readonly [RegExp, Weight] = [
  /^(What is .*\?|The rule: .*|In the glossary)$|^(Hints?: |No more hints)/,
  0,
];

const inSheets: readonly (readonly [RegExp, Weight])[] = [
  explains,
  [/^(Close$|Home$|Leave the table|New hand|New game|Deal again|Concede|Play on|Look at the table first|less for )/, 0],
  // Ending or pausing the game is not a move.
  [
    /^(Offer a draw|Agree to a draw|Pause|The match$|Take back|Fix the table|Move this game|Ask me at|Record$|Settings$|Replay)/,
    0,
  ],
  [/^(Peek at your|Make your)/, 30],
  [/^(Score|Steal|Seal|Spend for|Answer with) /, 1000],
  [/^(Place them|Pay( \d+ your pool|$)|Choose \d|Confirm|Yes, do it)/, 6],
  [/^Advance /, ({ aim }) => (aim === 'trace' ? 0 : 40)],
  [/^Install .* (on|in) /, corpInstalls],
  [/^Install /, ({ aim }) => (aim === play ? 3 : 0)],
  [/^Discard /, ({ thing }) => (isTrace(thing.name) ? 0.01 : 1)],
  [/^Play /, ({ aim, thing }) => (isTrace(thing.name) ? 50 : aim === 'end' ? 0 : 2)],
  [/^Rez /, rezzes],
  [/^Draw/, draws],
  [/^\+1 bit/, 2],
  [/ ice\b.* 1 action$/, runs],
  [/^more for /, 3],
  // A discard pile is read, then closed.
  [/ (trash|face down) \d+$| (played|used|discarded|trashed|lost to)\b/, 0],
];

/** On the player's own action, the hand, the forts and the list are useful. */
const inTurn = ({ screen }: Sight): boolean => screen.things.some(({ name }) => /^(Run…|More… see all)/.test(name));
const discarding = ({ screen }: Sight): boolean =>
  screen.things.some(({ text }) => text === 'Tap the card to discard.');
const anyIce = ({ screen }: Sight): boolean =>
  screen.things.some(({ name }) => /: .*\d (ice|pieces? of ice)/.test(name));
const curious =
  (weight: number): Weight =>
  (sight) =>
    sight.aim === play && inTurn(sight) ? weight : 0;

const onTheTable: readonly (readonly [RegExp, Weight])[] = [
  explains,
  [/^(Record|Your )/, 0],
  [/^(Steal|Show) /, 1000],
  [/^More… see all/, ({ aim }) => (aim === 'end' ? 2 : 30)],
  [/^(Choose|Bid|Spend)… /, 30],
  [/^More… /, 2],
  [/^Run… /, (sight) => ({ play: 8, end: 100, trace: anyIce(sight) ? 30 : 0 })[sight.aim]],
  [/^Advance/, ({ aim }) => ({ play: 20, end: 5, trace: 0 })[aim]],
  [/^Draw/, draws],
  [/^\+1 bit/, 2],
  [/^Remove tag/, 0.5],
  [/^Peek at your hand$/, curious(1)],
  [/^Cover your hand$/, 0],
  [/^(Peek at your hand and tap|Look through)/, 30],
  [/^Peek at your/, ({ aim }) => ({ play: 3, end: 0.5, trace: 50 })[aim]],
  [/tap or hold to peek$/, curious(1)],
  [/^What can I do/, ({ side, ...sight }) => (side === 'Runner' ? weighOf(curious(5), { side, ...sight }) : 0)],
  [/^Rez /, rezzes],
  [/^Break /, breaks],
  [/^Pay another way/, (sight) => 0.3 * weighOf(breaks, sight)],
  [/^Everything .+ ha(ve|s)$/, curious(0.3)],
  [/^Trash /, 3],
  [/^Jack out/, ({ aim }) => (aim === play ? 0.1 : 0)],
  [/^(Next card|End the access|Finish the access|Take the |Use .* Rez |Prevent |Back to the table)/, 20],
  [/^(Rez only|Change what happens|Card \d)/, 0.1],
  [/^(Let |Go on|Stay in|Continue|Done|Give up|Accept it|Take it|Don’t use it|Find nothing|Leave (it|them)\b)/, 2],
  [/: .*\b(card|ice)s?\b/, curious(0.2)],
  // A chip: a breaker and its price.
  [/^[^,:]+ \d+ bits?$/, (sight) => (weighOf(breaks, sight) > 0 ? 0.5 : 0)],
  [/^[^,]+: /, 2],
  [/ short$/, (sight) => (sight.thing.within === 'Your hand' && discarding(sight) ? 5 : 0)],
  [/./, (sight) => (sight.thing.within === 'Your hand' ? (discarding(sight) ? 5 : weighOf(curious(0.7), sight)) : 0)],
];

function weighOf(weight: Weight, sight: Sight): number {
  return typeof weight === 'number' ? weight : weight(sight);
}
