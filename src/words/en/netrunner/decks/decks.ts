import type { Seat } from '../../../../rules/game.ts';

import { findCard } from '../../../../rules/netrunner/card.ts';
import type { LineFault } from '../../../../rules/netrunner/deck.ts';
import type { CodeFault } from '../../../../rules/netrunner/deckCode.ts';
import type { Card, CardSet, CardType } from '../../../../rules/netrunner/effect.ts';
import { rich } from '../../../rich.ts';
import { say, type WordsByKind } from '../../../says.ts';
import { counted } from '../../counted.ts';
import { seatName } from '../sides.ts';

export const titles: readonly (readonly [CardType, string])[] = [
  ['agenda', 'Agendas'],
  ['ice', 'Ice'],
  ['node', 'Nodes'],
  ['upgrade', 'Upgrades'],
  ['operation', 'Operations'],
  ['program', 'Programs'],
  ['hardware', 'Hardware'],
  ['resource', 'Resources'],
  ['prep', 'Preps'],
];

/** A card's key facts, together short enough for half a line. */
export function factsOf({ type, keywords, strength, cost, points, difficulty, mu }: Card): string[] {
  return [
    ...keywords,
    ...(strength === null ? [] : [`strength ${strength}`]),
    ...(points === null ? [] : [counted(points, 'point')]),
    ...(difficulty === null ? [] : [`difficulty ${difficulty}`]),
    ...(cost === null ? [] : [`${rezVerbs[type] ?? 'cost'} ${cost}`]),
    ...(mu === null ? [] : [`${mu} MU`]),
  ];
}

export const rezVerbs: Partial<Record<CardType, string>> = { ice: 'rez', node: 'rez', upgrade: 'rez' };

export const setNames: Readonly<Record<CardSet, string>> = { v1: 'Base', proteus: 'Proteus', classic: 'Classic' };

export const symbols: Readonly<Record<string, string>> = { action: 'Action', trash: 'Trash this card', sub: '' };

/** Which cards can't be in the deck, as a sentence; null if all can. */
export function wrongSideCards(cards: readonly string[], side: 0 | 1): string | null {
  const titles = new Set(cards.flatMap((id) => (findCard(id)?.side === side ? [] : [findCard(id)?.title ?? id])));
  if (titles.size === 0) return null;
  const [first = '', second, ...more] = titles;
  const named =
    second === undefined
      ? first
      : more.length === 0
        ? `${first} and ${second}`
        : `${first} and ${titles.size - 1} more`;
  return `A ${seatName(side)} deck can’t have ${named}: ${titles.size === 1 ? 'it belongs' : 'they belong'} to the other side.`;
}

const notRead = (lines: number): string => (lines === 0 ? '' : `, ${counted(lines, 'line')} not`);

export const percent = (chance: number): string => {
  const shown = 100 * chance;
  // Never "100%" for a chance that can fail, or "0%" for one that can succeed.
  if (chance > 0 && shown < 0.1) return 'under 0.1%';
  if (chance < 1 && shown > 99.9) return 'over 99.9%';
  return `${shown.toFixed(1)}%`;
};

/** `named`: which deck here has that name, with other cards; a built-in one can't be replaced. */
export function deckStatus(name: string, named: 'none' | 'own' | 'builtIn', same: boolean): string {
  if (same) return 'You already have this deck.';
  if (named === 'builtIn') return `There is already a different deck called ${name}. You can keep both.`;
  if (named === 'own') return `You already have a different deck called ${name}. Keep both, or replace yours.`;
  return 'You have no deck with this name. Keep it to make it yours. The sender isn’t told.';
}

export const notSavedNote =
  'This browser can’t save decks right now. They last until you close this page. Copy any you want to keep as text.';
export const deletionRiskNote =
  'The browser may delete decks after a week without use. Install Meatspace to keep them, or copy each as text.';
export const notInThisVersion = 'not in this version';
export const removeOne = (title: string) => `Remove one ${title}`;
export const copiesSuffix = (title: string) => ` of ${title}`;
export const addOne = (title: string) => `Add one ${title}`;
export const cardsReadyToPlay = (count: number) => `${count} cards: ready to play.`;
export const legalityLabel = 'Is it legal?';
export const legalityState = (refused: boolean) => (refused ? 'Not yet' : 'Ready to play');
export const withRulings = (refusalWords: string) => ` With rulings: ${refusalWords}`;
export const cardsOrMore = (minCards: number) => `Cards, ${minCards} or more`;
export const pointsNeeded = (needed: number) => `Points, ${needed} needed`;
export const ofSize = (needs: number) => `of ${needs}`;
export const card = 'Card';
export const backToTheCards = 'Back to the cards';
export const addCards = 'Add cards';
export const nameKindOrText = 'Name, type or text';
export const cardsFound = (found: number, deckSize: number) =>
  found === 0 ? 'No cards found.' : `${counted(found, 'card')}. The deck has ${deckSize}. Hold + to add three.`;
export const moreCards = (count: number) => `${count} more`;
export const kinds = 'Types';
export const allTypes = 'All';
export const cost = (cost: string) => `Cost ${cost}`;
export const costInBits = 'Cost in bits';
export const kindsOfCard = 'Card types';
export const copied = 'Copied.';
export const copyByHandNote = 'This browser can’t copy for you. The text is selected: copy it from there.';
export const deckTextLabel = 'The deck as text';
export const cardCount = (count: number) => `${count} cards`;
export const copy = 'Copy';
export const testHand = 'Test hand';
export const noCardsToDeal = 'No cards to deal.';
export const anotherHand = 'Another hand';
export const copyName = (name: string) => `${name}, copy`;
export const allDecks = 'All decks';
export const backToPool = 'Your pool';
export const yourDeck = (builtIn: undefined | boolean, name: string) => (builtIn ? name : 'Your deck');
export const shareAsText = 'Share as text';
export const shareAsCodeOrLink = 'Share it as a code or a link';
export const builtInNote = <T>(wants: T) =>
  rich`${wants} Built in: always here, and can’t be changed. Copy it to change it.`;
export const deckName = 'Deck name';
export const noCardsYet = 'No cards yet.';
export const copyDeck = 'Copy it';
export const numbers = 'Numbers';
export const copyThisDeck = 'Copy this deck';
export const deleteDeck = 'Delete it…';
export const deleteThisDeck = 'Delete this deck?';
export const deletePrompt = (name: string) => `Delete ${name}?`;
export const deletionIsFinal = 'You can’t get it back. Share it as text first if you want to keep the list.';
export const deleteLabel = 'Delete';
export const keepIt = 'Keep it';
export const copiesOf = (copiesIn: string, name: string) => `${copiesIn}x ${name}`;
export const importAList = 'Import a list';
export const listFormats = 'One card per line, or an OCTGN file';
export const openAFile = 'Open a file';
export const cardsRead = (text: string, cards: number, faults: number) =>
  text === '' ? '' : `${counted(cards, 'card')} read${notRead(faults)}.`;
export const line = (line: number) => `Line ${line}:`;
export const andMoreLines = (count: number) => `and ${counted(count, 'more line')}`;
export const makeDeckTitle = (side: Seat, count: number) =>
  `Make a ${seatName(side)} deck of ${counted(count, 'card')}`;
export const withoutTheLinesAbove = 'without the lines above';
export const noCardsReadYet = 'no cards read yet';
export const deck = (side: Seat) => `${seatName(side)} deck`;
export const chartSummary = (
  title: string,
  said: string,
  unit: string,
  turn: number,
  said2: string,
  low: number,
  high: number,
) =>
  `${title}. Turn 1: ${said} ${unit} on average. Turn ${turn}: ${said2}, between ${low} and ${high} in 4 of 5 games.`;
export const asATable = 'As a table';
export const turn = 'Turn';
export const average = 'Average';
export const fourOfFive = '4 of 5 games';
export const rangeText = (low: number, high: number) => `${low} to ${high}`;
export const gamesStopped = 'The browser stopped the games.';
export const gamesFailed = 'This browser couldn’t play the games.';
export const backToTheDeck = 'Back to the deck';
export const numbersTitle = 'In numbers';
export const openingHandNote = (hand: number, count: number) =>
  `An opening hand has ${hand} cards. This deck has ${count}.`;
export const openingHand = 'Opening hand';
export const exactChanceNote = (hand: number) =>
  `Exact chance of at least one. ${hand} cards are dealt. There is no mulligan.`;
export const atLeastOne = 'At least one';
export const ofCards = (count: number) => `Of ${count}`;
export const hand = 'Hand';
export const draw = '+ draw';
export const howManyKeyCards = (side: Seat) => `How many ${side === 0 ? 'agendas' : 'icebreakers'}`;
export const inHand = 'In hand';
export const chance = 'Chance';
export const gamesProgress = (played: string, all: string) => `${played} of ${all} games`;
export const goldfishGames = (played: string) => `${played} goldfish games`;
export const gamesPlayed = 'Games played';
export const stop = 'Stop';
export const keepsGamesPlayed = 'keeps the games played so far';
export const playGames = (state: string) => (state === 'none' ? 'Play them' : 'Play them again');
export const deckLocation = (state: string, text: string) =>
  state === 'none' ? 'on this phone, in the background' : text;
export const noBackgroundGames = 'this browser can’t run games in the background';
export const deckMustBeLegal = (refusalWords: string) => `the deck must be legal: ${refusalWords}`;
export const playing = 'Playing';
export const allGamesPlayed = 'All games are played.';
export const stoppedNote = (text: string) => `Stopped after ${text}.`;
export const keyCardsByTurn = (side: Seat) => `${side === 0 ? 'Agendas' : 'Icebreakers'} seen by turn`;
export const bitsByTurn = 'Bits by turn';
export const bits = 'bits';
export const chartNote = 'The line is the average. The band covers 4 of 5 games.';
export const decks = 'Decks';
export const noDeckReceived = 'No deck received';
export const deckReceivedTitle = 'A deck has arrived';
export const sideAndCount = (side: Seat, count: number) => `${seatName(side)}, ${count} cards`;
export const keepKnownCards = (unknown: number, total: number, known: number) =>
  `This version doesn’t have ${unknown} of the ${total} cards. Keep the other ${known}?`;
export const openDeck = 'Open it';
export const keepTitle = (same: boolean) => (same ? 'Keep both' : 'Keep this deck');
export const replaceTitle = 'Replace mine';
export const notNow = 'Not now';
export const scanADeck = 'Scan a deck';
export const receiveByScanNote = 'On the other phone, open the deck and tap its share button.';
export const linkSuffix = 'or its link';
export const copyResult = (done: string) =>
  done === 'copied'
    ? 'Copied.'
    : done === 'unable'
      ? 'This browser can’t copy for you. Select the link and copy it.'
      : '';
export const deckTitle = 'The deck';
export const shareADeck = 'Share a deck';
export const codeForScanning = (name: string) => `${name} as a code, for the other phone to scan`;
export const cardsInCode = (side: Seat, count: number) => `${seatName(side)}, all ${count} cards in this code`;
export const cardsLeftOut = (count: number) => `Left out: ${counted(count, 'card')} that this version doesn’t have.`;
export const otherPhoneTitle = 'On the other phone:';
export const scanDeckNote = <T>(otherPhone: T, scan: T) =>
  rich`${otherPhone} Decks & cards, then ${scan}. No network needed. The code holds only the list and its name.`;
export const deckLink = 'Deck link';
export const asText = 'As text';
export const cardByCard = 'card by card';
export const copyTheLink = 'Copy the link';
export const linkNote = 'the whole deck is in it';
export const sendLink = 'Send the link';
export const withAnyOtherApp = 'with any other app';
export const opening = 'Opening…';
export const noSuchDeck = 'No such deck';
export const deckNotHere = 'That deck isn’t on this phone.';
export const home = 'Home';
export const decksCards = 'Decks & cards';
export const allCards = 'All cards';
export const newDeck = (side: Seat) => `New ${seatName(side)} deck`;
export const openLinkNote = 'or open its link';
export const pasteTextNote = 'paste it as text';
export const cardCountReady = (count: number) => `${count} cards, ready to play`;

export const notInThisVersionTitle = 'Not in this version';
export const bit = (n: number) => counted(n, 'bit');
export const keyCardType = (side: number) => (side === 0 ? 'agendas' : 'icebreakers');
export const allCardsDetail = 'Look up any card';
export const myDeck = (side: Seat) => `My ${seatName(side)} deck`;

const lineFaults: WordsByKind<LineFault> = {
  unknown: ({ name }) => `There is no card called “${name}”.`,
  tooManyCards: ({ most }) => `A deck can have at most ${most} cards.`,
  longLine: ({ most }) => `The line is longer than ${most} characters, so it isn’t a card name.`,
  longText: ({ most }) => `The text is longer than ${most} characters. Nothing after this line was read.`,
  manyLines: ({ most }) => `The text is longer than ${most} lines. Nothing after this line was read.`,
};

/** Why a line of a list could not be read. */
export const lineFault = (fault: LineFault): string => say(lineFaults, '', fault);

/** Why a code could not be read. */
export const codeFault: Readonly<Record<CodeFault, string>> = {
  none: 'That isn’t a deck code.',
  half: 'That is only part of a code. Hold the phone a little further away, or copy the whole link again.',
  newer: 'This deck comes from a newer version of Meatspace. Update, then open it again. Nothing is lost.',
};

export const belowTournaments = (cards: number, minCards: number) =>
  `${cards} cards: below the tournament minimum of ${minCards}.`;
