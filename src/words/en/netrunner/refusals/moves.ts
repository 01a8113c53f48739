/** Moves and answers, decks, and fixing the table. */
import { CORP } from '../../../../rules/netrunner/table.ts';
import { counted } from '../../counted.ts';
import { decisionCalled } from '../decide/called.ts';
import type { RefusalWords } from './index.ts';
import { cards, title } from './parts.ts';

const faults = { missing: 'is missing or wrong', foreign: 'is not part of it', wrong: 'is wrong' };

export const moves = {
  notAMove: 'That isn’t a move.',
  noSuchMove: ({ name }) => `There is no move called “${name}”.`,
  malformedMove: ({ move, field, fault }) => `The move “${move}” is malformed: “${field}” ${faults[fault]}.`,
  notAnAnswer: 'That isn’t a valid answer.',
  noSuchAnswer: 'There is no such answer in this game.',
  noSuchPlayer: 'There is no such player.',
  noSuchChance: ({ most }) => `The result must be a whole number from 0 to ${most}.`,
  noSuchFace: 'There is no such card.',
  bothBids: 'Both bids are needed.',
  bidsOpenTogether: 'Both bids are revealed together.',
  gameOver: ({ winner, says }) =>
    `The game is over. ${winner === null ? 'Nobody' : winner === CORP ? 'The Corp' : 'The Runner'} has won. ${says}`,
  theirDecision: ({ of, decision }) =>
    `It’s the ${of === CORP ? 'Corp' : 'Runner'}’s decision: ${decisionCalled(decision)}.`,
  firstSomethingElse: ({ decision }) => `This comes first: ${decisionCalled(decision)}.`,
  firstAnotherDecision: ({ decision }) => `This comes first: ${decisionCalled(decision)}.`,
  beforeNextAction: ({ decision }) => `This comes before the next action: ${decisionCalled(decision)}.`,

  deckSize: ({ least, most }) => `Each deck in a game must have ${least} to ${most} cards.`,
  noOptions: 'Those options aren’t valid.',
  noSuchOption: ({ option }) => `This version has no option “${option}”.`,
  packsFirst: 'You can’t bring a deck until the packs are dealt.',
  deckTooLarge: ({ most }) => `A deck can have at most ${most} cards.`,
  deckTooSmall: ({ of, needs, has }) =>
    `A ${of === CORP ? 'Corp' : 'Runner'} deck needs at least ${needs} cards, and this one has ${has}.`,
  noCardCalled: ({ name }) => `There is no card called “${name}”.`,
  otherSidesCard: ({ card }) => `${title(card)} belongs to the other side.`,
  agendaPoints: (v) =>
    `A deck of ${cards(v.cards)} needs ${counted(v.needs, 'agenda point')}, and this one has ${v.has}.`,

  nothingToCorrect: 'That can’t be fixed.',
  fortWouldShrink: 'That card gives its fort extra room, so you can’t change it.',
  correctOver: 'The game is over.',
  correctLater: 'Answer the current question first.',
  correctBetweenActions: 'You can only fix cards between actions. Finish this one first.',
  noSuchCounters: 'There are no such counters on that card.',
  notInFort: 'That card isn’t in a fort.',
  notInPlay: 'That card isn’t in play.',
  notLyingThere: 'That card isn’t there.',
  agendaUnrezzed: 'Agendas are never rezzed.',
  notForRig: 'That card can’t go into the rig.',
  changedSides: 'A card that has changed sides stays where it is.',
  isSoAlready: 'Nothing would change. The table already shows that.',
  faceDownStays: 'That card is face down. You can fix only what both players know, so show the card first.',
  notTheirTurn: 'It isn’t that player’s turn.',
  lastActionStays: 'You can’t fix a turn’s last action. The player who is taking it must finish it.',
} satisfies Partial<RefusalWords>;
