import type { Purpose } from '../../../../rules/netrunner/frame.ts';
import type { Move } from '../../../../rules/netrunner/move.ts';
import { POINTS_TO_WIN } from '../../../../rules/netrunner/table.ts';
import { rich } from '../../../rich.ts';
import { counted, nounFor, outOf } from '../../counted.ts';
import { begun, withoutArticle } from '../../sides.ts';
import { fortName } from '../places.ts';

export const costWords: Readonly<Record<string, string>> = {
  ice: 'to rez',
  node: 'to rez',
  upgrade: 'to rez',
  operation: 'to play',
  prep: 'to play',
};

export function sealTitleFor(open: boolean, worth: number | null): string {
  if (worth === null) return open ? 'Spend' : 'Seal';
  return open ? `Spend for a trace of ${worth}` : `Seal a bid for a trace of ${worth}`;
}

export const groups: readonly MoveGroup[] = [
  { title: 'Ready', has: new Set(['score']) },
  { title: 'Answer', has: new Set(['pass', 'jackOut', 'choose', 'steal', 'trash', 'show']) },
  { title: 'Actions', has: new Set(['draw', 'bit', 'removeTag', 'liftBan', 'removeCounter', 'trashResource']) },
  { title: 'Runs', has: new Set(['run']) },
  { title: 'Cards on the table', has: new Set(['rez', 'purge', 'advance', 'use']) },
  { title: 'From your hand', has: new Set(['play', 'install', 'discard']) },
];

export interface MoveGroup {
  title: string;
  has: ReadonlySet<Move['do']>;
}

export const purposes: Readonly<Record<Purpose, string>> = {
  rez: 'To rez',
  install: 'To install',
  play: 'To play',
  icebreaker: 'To use',
  ability: 'To use',
  trace: 'For the trace',
  link: 'For the link',
  untag: 'To remove a tag',
  trash: 'To trash',
  steal: 'To steal',
  advance: 'To advance a card',
  counter: 'To remove a counter',
};

export const hostLine = (host: string) => `On ${host}.`;
export const hostedLine = (names: string) => `Holds ${names}.`;
export const counterNow = (name: string) => (name === 'bits' ? 'on it now' : `${name} now`);
export const strengthLabel = (now: boolean, strength: null | number) =>
  now ? 'strength' : `strength, ${strength} printed`;
export const difficulty = 'difficulty';
export const installPriceLabel = 'to install';
export const trashPriceLabel = 'to trash';
export const mu = 'MU';
export const notNow = 'Not now';
export const forgoNote = (n: number) => `You forgo your next ${counted(n, 'action')}.`;
export const actionPrice = (n: number, actions: number) =>
  `It takes ${n} of your ${counted(actions, 'remaining action')}.`;
export const aFaceDownCard = 'A face-down card';
export const hiddenCardName = (owner: boolean) => (owner ? 'A hidden resource' : 'A face-down card');
export const hiddenCardNote = (mine: boolean, name: string) =>
  mine ? 'Yours: peek at your hand to see it.' : `Only ${name} knows what it is.`;
export const cardPlace = (isHeld: boolean) => (isHeld ? 'In your hand' : 'A card');
export const noLongerOnTheTable = 'no longer on the table';
export const rigTitle = (yours: boolean) => (yours ? 'Your rig' : 'The rig');
export const scored = 'Scored';
export const installPlace = (ice: boolean) => (ice ? 'Ice on' : 'In');
export const itsNotYourTurn = 'It’s not your turn to act.';
export const noMovesNote = 'You can’t do anything with this card right now.';
export const takeBitTitle = '+1 bit';
export const bitsAfter = (bits: number) => `you would have ${bits}`;
export const trashingAnOwnCard = 'Trashing one of your cards';
export const bitsYouPayWin = 'Bits you pay, win or lose';
export const range = (from: number, max: number) => `${from} to ${max}`;
export const lookAtTheTable = 'Look at the table first';
export const choose = 'Choose';
export const chooseNamed = (name: string) => `Choose ${name}`;
export const chooseANumberFirst = 'choose a number first';
export const destination = (place: string) => `to ${place}`;
export const spendLess = (name: string) => `less for ${name}`;
export const spendMore = (name: string) => `more for ${name}`;
export const bid = 'Bid…';
export const spendChoose = (isTrace: boolean) => (isTrace ? 'Spend…' : 'Choose…');
export const backToTheQuestion = 'back to the question';
export const concedeTheGame = 'Concede the game?';
export const concessionNote = (name: string) => `${begun(name)} wins, and the game is over.`;
export const concede = 'Concede';
export const playOn = 'Play on';
export const runOnWhichFort = 'Run on which fort?';
export const noRunNow = 'You can’t start a run right now.';
export const noIce = 'no ice';
export const rezzedIce = (names: string) => `, rezzed: ${names}`;
export const noneRezzed = ', none rezzed';
export const nothingHereNow = 'There’s nothing here now.';
export const countersHere = (held: string) => `Counters here: ${held}.`;
export const iceOutermostFirst = 'Ice, outermost first';
export const inside = 'Inside';
export const noIceAndNothing = 'No ice, and nothing installed inside.';
export const iceRezzed = (count: number, rezzed: number) => (count === 0 ? '' : `${count} ice, ${rezzed} rezzed`);
export const noRunHere = 'You can’t run on this fort.';
export const nextRunNote = (active: boolean) =>
  active ? 'You can run when you next take an action.' : 'You can run on your turn.';
export const installHereTitle = (id: string) => `From your hand to ${fortName(id)}`;
export const rezState = (active: boolean, card: null | string) =>
  active ? 'rezzed' : card === null ? 'not rezzed' : 'exposed, not rezzed';
export const cardsInHq = (cards: string, isCorp: boolean) =>
  `${cards} in HQ, ${isCorp ? 'your hand' : 'the Corp’s hand'}.`;
export const cardsInRD = (cards: string, isCorp: boolean) =>
  `${cards} left in R&D, ${isCorp ? 'your' : 'the Corp’s'} draw pile.`;
export const archivesCounts = (up: number, down: number) => `${up} face up, ${down} face down`;
export const none = 'none';
export const howManyBits = 'How many bits?';
export const bits = 'Bits';
export const bitsNote = (have: number) => `You have ${have}.`;
export const eachPointCosts = (each: number) => `Each point costs ${counted(each, 'bit')}.`;
export const answerOrSeal = (isTrace: boolean) => (isTrace ? 'Answer with' : 'Seal');
export const ownLinkTitle = 'Your link';
export const link = 'Link';
export const noBaseLink = (opponent: string | null) =>
  `${opponent === null ? 'You have' : `${opponent} has`} no base link card.`;
export const linkTitle = (verb: string, link: number) => `${verb} a link of ${link}`;
export const baseLinkCard = 'Base link card';
export const noBaseLinkCard = 'No base link card';
export const traceTitle = (title: string, tracedName: string) => `${title} traces ${tracedName}`;
export const runOnFort = (fort: string) => `Run on ${fortName(fort)}, `;
export const traceLimit = (limit: number) => `trace limit ${limit}`;
export const baseStrengthThenAnswer = (limit: number, name: string) => `base strength ${limit}, then ${name} answers`;
export const strengthBaseAndSpent = (strength: number, limit: number, spent: number) =>
  `strength ${strength}: base ${limit} and ${spent} spent`;
export const yours = (yours: boolean, name: string) => (yours ? 'Yours' : withoutArticle(name));
export const sealedOrNotYet = (sealed: boolean) => (sealed ? 'sealed' : 'not yet');
export const traceNeeds = (trace: string) => (trace === 'comprehensive' ? 'higher' : 'equal or higher');
export const traceCondition = <T>(isCorp: boolean, needs: T) => rich`If ${isCorp ? 'your' : 'the'} trace is ${needs}:`;
export const linkCondition = (isCorp: boolean, needs: string) =>
  `If ${isCorp ? 'the' : 'your'} link is ${needs === 'higher' ? 'equal or higher' : 'higher'}, nothing happens.`;
export const makeYourBid = 'Make your bid';
export const holdThePhone = (name: string) => `hold the phone so that ${name} can’t see it`;
export const spendBitsInSecret = 'Spend bits in secret';
export const guessNote = 'You both pay your bids. What matters is whether they match.';
export const hideBits = 'Hide some of your bits';
export const ifTheGuessIsRight = 'If the guess is right, you lose them.';
export const howManyAreTheyHiding = (opponentName: string) => `How many bits is ${opponentName} hiding?`;
export const hideOrGuess = (isRunner: boolean) => (isRunner ? 'Hide bits' : 'Make your guess');
export const guessedRight = 'If the guess is right';
export const sealTitle = (bits: null | number) => (bits === null ? 'Seal' : `Seal ${bits}`);
export const whatCanIDo = 'What can I do?';
export const backToTheChoice = 'Back to the choice';
export const counters = 'Counters';
export const advanceWhichCard = 'Advance which card?';
export const whyNotAdvance =
  'You can advance only installed agendas and certain nodes. You can’t advance any right now.';
export const scoreWhichAgenda = 'Score which agenda?';
export const yourStack = 'Your stack';
export const noSuchCardInStack = 'There’s no such card in your stack.';
export const tableMenu = 'Table menu';
export const askMeNextTime = 'Ask me at my next chance to act';
export const askMeEveryTime = 'Ask me at every chance in this run';
export const record = 'Record';
export const settings = 'Settings';
export const leaveTheTable = 'Leave the table';
export const concedeEllipsis = 'Concede the game…';
export const payTitle = (total: number) => `Pay ${total} from where?`;
export const pay = (total: number) => `Pay ${total}`;
export const paidSoFar = (paid: number, total: number) => `${paid} of ${total} so far`;
export const heldThere = (held: number) => `${held} there`;
export const bitsChange = (from: number, to: number) => `${from} to ${to}`;
export const restrictedUse = (use: string) => `, only for ${use}`;
export const unrestrictedUse = ', for anything';
export const poolStays = (bits: number) => `your pool stays at ${bits}`;
export const poolChange = (from: number, to: number) => `your pool goes from ${from} to ${to}`;
export const cardsNewestFirst = (count: number) => (count === 1 ? '1 card' : `${count} cards, newest first`);
export const nameKindOrText = 'Name, type or text';
export const nothingHere = 'Nothing here.';
export const noCardHereMatches = 'No card here matches.';
export const archives = 'Archives';
export const trashTitle = (yours: boolean, name: string) => (yours ? 'Your trash' : begun(`${name}’s trash`));
export const turnTitle = (turn: number) => (turn === 0 ? 'Before the first turn' : `Turn ${turn}`);
export const faceDown = (through: boolean) => (through ? 'face down' : '');
export const faceDownTitle = 'Face down';
export const notSeenByAnyone = 'not seen by anyone';
export const seeFaceDownNote = (mine: boolean) =>
  mine ? ': peek at your hand to see it' : ': run on Archives to see it';
export const whichPile = 'Which pile';
export const faceDownCount = (count: number) => `${count} face down`;
export const inForce = 'In force';
export const scoredOrStolenPoints = (isCorp: boolean, points: number) =>
  `${isCorp ? 'Scored' : 'Stolen'}: ${outOf(points, POINTS_TO_WIN)} points`;
export const bothPlayers = 'Both players';
export const youAsSide = (isCorp: boolean) => `You, the ${isCorp ? 'Corp' : 'Runner'}`;
export const sideNoun = (isCorp: boolean) => (isCorp ? 'Corp' : 'Runner');
export const actionsOfTurn = (actions: number, actionsPerTurn: number) => `${actions} of ${actionsPerTurn}`;
export const actionsLeftThisTurn = 'actions left this turn';
export const pointsOfGoal = (points: number) => outOf(points, POINTS_TO_WIN);
export const agendaPointsGoal = `agenda points: ${POINTS_TO_WIN} to win`;
export const poolNote = 'in the pool, for anything';
export const restrictedBitsNote = <T>(card: T, use: string) => rich`on ${card}, only for ${use}`;
export const temporaryBitsNote = (use: string) => `for ${use}, then lost`;
export const handLimitNote = (max: number) => `in hand, limit ${max} at the end of a turn`;
export const drawPileNote = (isCorp: boolean) =>
  isCorp ? 'left in R&D: if you must draw with none left, you lose' : 'left in the stack';
export const memoryCount = (memoryUsed: number, memory: number) => `${memoryUsed} of ${memory}`;
export const muUsedByPrograms = 'memory units (MU) used by programs';
export const actionsStillToForgo = 'actions still to forgo';
export const faceDownOrVisible = (isCorp: boolean, count: number) =>
  isCorp ? `, ${count} face down` : ', visible to both';
export const tagsNote = (tags: number) =>
  `${nounFor(tags, 'tag')}: the Corp can trash a resource for an action and 2 bits`;
export const brainDamageNote = 'brain damage: hand size is smaller by this much for the rest of the game';
export const badPublicityCount = (badPublicity: number, limit: number) => `${badPublicity} of ${limit}`;
export const badPublicityNote = (limit: number) => `bad publicity: at ${limit}, the Corp loses the game`;
export const noMovesYet = 'No moves yet.';
export const logSummary = <T>(count: T, tail: string) =>
  rich`Log: ${count} entries, ending in ${tail}. If both phones show the same, their logs match.`;
export const saveTheGame = 'Save the game';
export const signedByBoth = 'signed by both';
export const blockedMove = (title: string) => `${title}: not now`;
export const possibleOrNot = (isPossible: boolean) => (isPossible ? 'possible now' : 'not now');
export const pastRefusalNote = 'Nothing stops it now.';

export const agendaPoints = (n: number) => nounFor(n, 'agenda point');
export const ice = (count: number, value: string) => `${count} ice${value}`;
export const card = (n: number) => counted(n, 'card');
export const tracerName = (isCorp: boolean, name: string) => (isCorp ? name : 'you');
export const totalBits = (opponentName: string, bits: number) => `${opponentName} has ${bits} in all.`;
export const searchLabel = 'Search by name, type or text';
export const counter = (n: number) => nounFor(n, 'counter');
