/** The turn, its actions and its windows. */

import type { When } from '../../../../rules/netrunner/effect.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import { nounFor } from '../../counted.ts';
import { decisionCalled } from '../decide/called.ts';
import { goodFor, some } from '../phrases.ts';
import type { RefusalWords } from './index.ts';
import { actions, cards, title } from './parts.ts';

const moments: Readonly<Record<When, string>> = {
  action: 'as an action in your own turn',
  window: 'when you have a window',
  begin: 'as a run begins',
  pass: 'when ice has just been passed',
  allPassed: 'when the Runner has passed the last ice',
  success: 'when a run of yours has just succeeded, before the access',
  encounter: 'while ice is encountered',
  raise: 'when damage is about to be done',
  flatline: 'when you are about to be flatlined',
  trash: 'when an installed card of yours is about to be trashed',
  damage: 'when damage is about to be done',
  tag: 'when a tag is about to be given',
  trace: 'as part of a trace',
  owed: 'when the bid of a trace has to be paid',
  revealed: 'after the bids of a trace are opened',
  virus: 'when a virus counter is about to be given',
  traceStart: 'when a trace has just begun',
  traced: 'when a trace has just succeeded',
  expose: 'when a card is about to be exposed',
  damaged: 'when the Corp has just done meat damage',
  settle: 'while you decide what becomes of accessed cards',
};

export const turn = {
  corpInstallsFaceDown: 'The Corp installs face down.',
  runnerInstallsFaceUp: 'The Runner installs face up.',
  onlyRunnerHasRig: 'Only the Runner installs into a rig.',
  actionsLeft: ({ left }) => `${actions(left)} left: a turn ends when all are taken.`,
  extraActionLeft: 'A card gives you an extra action: a turn ends when all are taken.',
  noActionsLeft: 'That takes an action; you have 0 left.',
  actionOf: ({ of }) => `That is an action of the ${of === CORP ? 'Corp' : 'Runner'}.`,
  turnOnlyBegun: 'The turn has only begun: actions come after this.',
  actionsInOwnTurn: 'Actions are taken in your own turn.',
  whenToJackOut: 'The Runner can jack out only after passing ice, or at the last chance before access.',
  whenToPurge: 'The Corp removes virus counters whenever it may rez cards.',
  whenToRez:
    'Cards are rezzed at the start of a turn, after an action, when ice is approached or passed, and before access.',
  whenToScore: 'Agendas are scored at the start of the Corp’s turn or after its own actions.',
  whenToDiscard: 'Cards are discarded at the end of your own turn.',
  whenToBid: 'Bids are made only in a trace.',
  whenToShow: 'A card is shown in a search or an access that calls for it.',
  whenToSteal: 'An agenda is stolen when the Runner has accessed it.',
  whenToTrash: 'A card is trashed when the Runner has accessed it, or when a text says so.',
  whenToUse: 'Cards are used in the windows of their owner, or when their text says.',
  whenToUseThat: ({ card, when }) => `That ability of ${title(card)} is used ${moments[when]}.`,
  whenToChoose: ({ decision }) => `A choice is made when it is asked for; open now is ${decisionCalled(decision)}.`,
  whenToPass: ({ decision }) => `Passing is no answer to what is open now: ${decisionCalled(decision)}.`,
  notNow: ({ decision }) => `That is not possible now; open is ${decisionCalled(decision)}.`,
  specialNext: ({ use }) => `Your next action has to be taken: it can only ${goodFor[use]}.`,
  specialOnly: ({ use, left }) =>
    `Your next ${left === 1 ? 'action' : actions(left)} can only ${goodFor[use]}; leave them to do something else.`,
  discardMore: ({ left }) => `Discard ${left} more ${nounFor(left, 'card')}.`,
  discardFirst: ({ left }) => `The turn is ending: discard ${cards(left)} first.`,
  discardedFaceUp: 'The Runner has seen that card: it is discarded face up.',
  discardedFaceDown: 'The Corp discards face down.',
  pointsCost: ({ card, to, needs, has }) =>
    `${title(card)} costs ${some(needs, 'agenda point')} to ${to} besides the bits; you have ${has}.`,
} satisfies Partial<RefusalWords>;
