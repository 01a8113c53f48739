/** The turn, its actions and its windows; moves in general, decks, and fixing the table. */
import type { When } from '../../../../rules/netrunner/effect.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import { counted, nounFor } from '../../counted.ts';
import { decisionCalled } from '../decide/called.ts';
import { actionPurposes, some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { actions, cards, title } from './parts.ts';

const moments: Readonly<Record<When, string>> = {
  action: 'as an action on your own turn',
  window: 'when you have a chance to act',
  begin: 'as a run starts',
  pass: 'when ice has just been passed',
  allPassed: 'when the Runner has passed the last ice',
  success: 'when your run has just succeeded, before access',
  encounter: 'during an encounter with ice',
  raise: 'when damage is about to be dealt',
  flatline: 'when you are about to be flatlined',
  trash: 'when one of your installed cards is about to be trashed',
  damage: 'when damage is about to be dealt',
  tag: 'when the Runner is about to get a tag',
  trace: 'as part of a trace',
  owed: 'when the bid in a trace must be paid',
  revealed: 'after the bids in a trace are revealed',
  virus: 'when you are about to get a virus counter',
  traceStart: 'when a trace has just started',
  traced: 'when a trace has just succeeded',
  expose: 'when a card is about to be exposed',
  damaged: 'when the Corp has just dealt meat damage',
  settle: 'while you decide what happens to accessed cards',
};

export const turn = {
  corpInstallsFaceDown: 'The Corp installs cards face down.',
  runnerInstallsFaceUp: 'The Runner installs cards face up.',
  onlyRunnerHasRig: 'Only the Runner has a rig.',
  actionsLeft: ({ left }) => `You have ${actions(left)} left. Your turn ends after your last action.`,
  extraActionLeft: 'A card gives you an extra action. Your turn ends after your last action.',
  noActionsLeft: 'That takes an action, and you have 0 left.',
  actionOf: ({ of }) => `Only the ${of === CORP ? 'Corp' : 'Runner'} has that action.`,
  turnOnlyBegun: 'The turn has only just started. Actions come next.',
  actionsInOwnTurn: 'You can take actions only on your own turn.',
  whenToJackOut: 'The Runner can jack out only after passing ice, or at the last chance before access.',
  whenToPurge: 'The Corp can remove virus counters whenever it can rez cards.',
  whenToRez:
    'You can rez cards at the start of a turn, after an action, when ice is approached or passed, and before access.',
  whenToScore: 'The Corp can score agendas at the start of their turn or after each of their actions.',
  whenToDiscard: 'You discard cards at the end of your own turn.',
  whenToBid: 'You can bid only in a trace.',
  whenToShow: 'You can show a card only when a search or an access requires it.',
  whenToSteal: 'The Runner can steal an agenda only when accessing it.',
  whenToTrash: 'The Runner can trash a card when accessing it, or when a card says so.',
  whenToUse: 'You can use a card when you have a chance to act, or when its text says so.',
  whenToUseThat: ({ card, when }) => `You can use that ability of ${title(card)} only ${moments[when]}.`,
  whenToChoose: ({ decision }) => `You can’t do that yet. This comes first: ${decisionCalled(decision)}.`,
  whenToPass: ({ decision }) => `You can’t pass now. This comes first: ${decisionCalled(decision)}.`,
  notNow: ({ decision }) => `That isn’t possible now. This comes first: ${decisionCalled(decision)}.`,
  specialNext: ({ use }) => `You must take your next action, and you can use it only to ${actionPurposes[use]}.`,
  specialOnly: ({ use, left }) =>
    `You can use ${left === 1 ? 'your next action' : `each of your next ${actions(left)}`} only to ${actionPurposes[use]}. Skip ${left === 1 ? 'it' : 'them'} to do something else.`,
  discardMore: ({ left }) => `Discard ${left} more ${nounFor(left, 'card')}.`,
  discardFirst: ({ left }) => `The turn is ending: discard ${cards(left)} first.`,
  discardedFaceUp: 'The Runner has seen that card, so discard it face up.',
  discardedFaceDown: 'The Corp discards cards face down.',
  pointsCost: ({ card, to, needs, has }) =>
    `${title(card)} also costs ${some(needs, 'agenda point')} to ${to}, and you have ${has}.`,

  // Moves and answers, decks, and fixing the table.
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

const faults = { missing: 'is missing or wrong', foreign: 'is not part of it', wrong: 'is wrong' };
