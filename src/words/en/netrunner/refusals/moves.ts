/** Moves and answers as such, decks, and what both put right. */
import { CORP } from '../../../../rules/netrunner/table.ts';
import { counted } from '../../counted.ts';
import { decisionCalled } from '../decide/called.ts';
import type { RefusalWords } from './index.ts';
import { cards, title } from './parts.ts';

const faults = { missing: 'is missing or wrong', foreign: 'does not belong to it', wrong: 'is wrong' };

export const moves = {
  notAMove: 'That is not a move.',
  noSuchMove: ({ name }) => `There is no move called "${name}".`,
  malformedMove: ({ move, field, fault }) => `The move "${move}" is not well formed: "${field}" ${faults[fault]}.`,
  notAnAnswer: 'That is not an answer.',
  noSuchAnswer: 'There is no such answer in this game.',
  noSuchPlayer: 'There is no such player.',
  noSuchChance: ({ most }) => `A whole number from 0 to ${most} comes up.`,
  noSuchFace: 'There is no such card.',
  bothBids: 'Both bids are needed.',
  bidsOpenTogether: 'Both bids are opened together.',
  gameOver: ({ winner, says }) =>
    `The game is over. ${winner === null ? 'Nobody' : winner === CORP ? 'The Corp' : 'The Runner'} has won. ${says}`,
  theirDecision: ({ of, decision }) =>
    `It is the ${of === CORP ? 'Corp' : 'Runner'}’s decision now: ${decisionCalled(decision)}.`,
  firstSomethingElse: ({ decision }) => `First comes something else: ${decisionCalled(decision)}.`,
  firstAnotherDecision: ({ decision }) => `First comes another decision: ${decisionCalled(decision)}.`,
  beforeNextAction: ({ decision }) => `Before the next action comes another decision: ${decisionCalled(decision)}.`,

  deckSize: ({ least, most }) => `Each deck of a game has ${least} to ${most} cards.`,
  noOptions: 'Those are no options.',
  noSuchOption: ({ option }) => `This build knows no option ${option}.`,
  deckTooLarge: ({ most }) => `A deck has no more than ${most} cards.`,
  deckTooSmall: ({ of, needs, has }) =>
    `A ${of === CORP ? 'Corp' : 'Runner'} deck has at least ${needs} cards; this one has ${has}.`,
  noCardCalled: ({ name }) => `There is no card called "${name}".`,
  otherSidesCard: ({ card }) => `${title(card)} is a card of the other side.`,
  agendaPoints: (v) => `${cards(v.cards)} need ${counted(v.needs, 'agenda point')}; this deck has ${v.has}.`,

  nothingToCorrect: 'That is nothing that can be put right.',
  fortWouldShrink: 'More may lie in that fort because of this card: it stays as it is.',
  correctOver: 'The game is over.',
  correctLater: 'First what is asked now has to be settled.',
  correctBetweenActions: 'Cards are put right between two actions: finish this first.',
  noSuchCounters: 'There are no such counters on that card.',
  notInFort: 'That card is in no fort.',
  notInPlay: 'That card is not in play.',
  notLyingThere: 'That card does not lie there.',
  agendaUnrezzed: 'Agenda is never rezzed.',
  notForRig: 'That is no card for the rig.',
  changedSides: 'A card that has changed sides stays where it is.',
  isSoAlready: 'It is so already.',
  faceDownStays: 'It lies face down: what only one player knows cannot be put right, it has to be shown first.',
  notTheirTurn: 'It is not that player’s turn.',
  lastActionStays: 'The last action is ended by its player, not put right.',
} satisfies Partial<RefusalWords>;
