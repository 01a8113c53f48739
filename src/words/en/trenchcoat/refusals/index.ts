/** Pink Trenchcoat's refusals, in sentences. */

import type { WordsFor } from '../../../../base/refusal.ts';
import type { Refusal } from '../../../../rules/game.ts';
import type { Target } from '../../../../rules/trenchcoat/game/names.ts';
import type { SessionStep } from '../../../../rules/trenchcoat/game/table.ts';
import type { Reasons, TrenchValuesOf } from '../../../../rules/trenchcoat/reasons.ts';
import { accessMethods, matrixAttributes } from '../../../../rules/trenchcoat/sheet/sheet.ts';
import { timeText } from '../../../../rules/trenchcoat/test/taskTime.ts';
import { counted } from '../../counted.ts';
import { giveWords } from '../../gameRefusals.ts';
import { sayRefusal } from '../../refusals.ts';
import { jointFaultWords } from '../joint.ts';
import { plain } from '../numbers.ts';
import { calledWords } from './called.ts';
import { files } from './files.ts';

export type TrenchRefusalWords = WordsFor<Reasons>;

const targets: Readonly<Record<Target, { readonly on: string; readonly find: string }>> = {
  node: { on: 'a node', find: 'Find the node first.' },
  process: { on: 'a process', find: 'Find the process first.' },
  stream: { on: 'a stream', find: 'Find the stream first.' },
  file: { on: 'a file', find: 'Find the file first.' },
};

/** The word for a node, whose name the player may not know. */
const nodeWord = (name: string): string => name || 'that node';

const nothingElse: Readonly<Record<SessionStep, string>> = {
  lead: 'It’s the Game Master’s turn to act.',
  idle: 'It’s the player’s turn to act.',
  requested: 'The Game Master must answer the request first.',
  called: 'A test has been called. The player must roll first.',
  holding: 'The dice are being rolled.',
  rolling: 'The dice are being rolled.',
  rolled: 'The Game Master must tell the player the result first.',
  ending: 'The player has ended the session.',
  opening: 'The session is over.',
  openingDice: 'The dice are being revealed.',
  openingNode: 'The nodes are being revealed.',
  over: 'The session is over.',
};

const missing: Readonly<Record<TrenchValuesOf<'noSuch'>['what'], string>> = {
  character: 'There is no such character.',
  node: 'There is no such node.',
  thing: 'That isn’t in this node.',
  place: 'A sheet can’t go there.',
};

const words: TrenchRefusalWords = {
  ...files,

  // Tests: why one can’t be called, rolled or told.
  notFiveDice: 'A half is exactly five dice, each +, - or 0.',
  tooFewToCollaborate: 'Collaboration needs two or more characters.',
  oneActsAlone: 'Acting alone takes exactly one character.',
  supportNeedsTwo: 'Support needs at least two characters.',
  mostModifiers: ({ most }) => `A test can have at most ${most} modifiers.`,
  timeDecimals: 'Task Time can have at most three decimal places.',
  timeTooShort: ({ multiplier }) => `Task Time can’t be ${timeText(multiplier)}. Use ×0.5 or more.`,
  timeNumber: ({ typed }) => `Task Time must be a number such as 3 or 0.7, not “${typed}”.`,
  eventFirst: 'Use or ignore the event in your half of the roll first.',
  successFirst: 'First say whether the test succeeds.',
  noTestOpen: 'No test is open.',
  mostTests: ({ most }) => `A session can have at most ${most} tests. End this one and start another.`,
  otherAsked: 'A different character made the request.',
  exploitDone: 'The exploit is done. Call the action’s test now.',
  callTooLong: 'That is too long for one test. Shorten it.',
  jointAsked: 'A joint test can’t answer a request. Answer the request first.',
  noSuchPart: ({ nth, of }) => `This test has ${of} parts, so there is no part ${nth}.`,
  opposedTwo: 'An opposed test between players needs exactly two players.',
  jointForm: 'A joint test has one part for each player, with that player’s own numbers.',
  otherDice: 'One player uses dice and another doesn’t. Change that first.',
  jointDiffers: ({ label, of, fault }) => jointFaultWords(label, of, fault),
  toldUnsaid: 'The values don’t match what the player is told.',
  ownAfterExploit: 'The action’s test needs a successful exploit first.',

  // Numbers, typed or from data.
  notWholeTyped: ({ name, typed }) => `${calledWords(name)} must be a whole number, not “${typed}”.`,
  notWhole: ({ name }) => `${calledWords(name)} must be a whole number.`,
  outOfBounds: ({ name, value, least, most }) =>
    `${calledWords(name)} can’t be ${typeof value === 'number' ? plain(value) : value}. Use ${plain(least)} to ${most}.`,
  noNumber: ({ name }) => `${calledWords(name)} needs a number.`,

  // The matrix: what an action lacks, and what would make it possible.
  sheetFirst: 'Choose a sheet first.',
  deviceFirst: 'Choose a device first.',
  ratingShort: ({ short, has, needs, best }) =>
    `That needs ${matrixAttributes[short]} ${needs}, and yours is ${has}.${best === null ? '' : ` You can use ${accessMethods[best]}.`}`,
  notOnTarget: ({ action, target }) => `${action} doesn’t work on ${targets[target].on}.`,
  exploitMissing: 'This account level is too low, and you don’t own Exploit.',
  programMissing: ({ program }) => `You don’t own ${program}.`,
  nodeUp: ({ node }) => `${node || 'That node'} is already up.`,
  nodeDown: ({ node }) => `${node || 'That node'} is shut down.`,
  notAccessed: ({ node }) => `You aren’t in ${nodeWord(node)}.`,
  insideAlready: ({ node }) => `You are already in ${nodeWord(node)}.`,
  addressUnknown: ({ node }) => `You don’t know the address of ${nodeWord(node)}.`,
  accessFirst: ({ node }) => `Access ${nodeWord(node)} first.`,
  findFirst: ({ target }) => targets[target].find,
  accountOutside: 'The player must access that node first.',
  notWireless: ({ node }) => `${node} isn’t wireless: it has no Signal.`,
  ownSignal: 'Your device has no Signal.',

  // Moves and answers in general, sealed pages, and the limits of a session.
  pagePlaces: ({ most, has }) => `A sealed page has ${most} slots. This one has ${has}.`,
  pageTooLong: 'That is too long for a sealed page. Shorten a name.',
  changeTooLong: 'That is too long for a sealed page. Shorten it.',
  nodeTooLong: ({ over }) => `The node is too long to seal. Shorten its text by ${counted(over, 'character')}.`,
  otherPages: 'This move needs a fixed number of sealed pages, all of the same size.',
  sealedElse: 'A sealed item is neither a page nor part of a node.',
  changesLeftOut: ({ left }) =>
    `${counted(left, 'private change')} would be lost. Say something first: that seals some of them.`,

  noCards: 'This game has no cards.',
  diceOrNot: 'Choose whether to play with dice.',
  malformed: ({ name }) => `${calledWords(name)} has a format this version doesn’t recognize.`,
  listLength: ({ name, least, most, has }) =>
    `${calledWords(name)} can’t have ${has} entries. Use ${least} to ${most}.`,
  noSuchForm: ({ name }) => `${calledWords(name)} is of an unknown kind.`,
  notAsked: 'That isn’t needed right now.',
  notNow: ({ step }) => nothingElse[step],
  noSuch: ({ what }) => missing[what],
  diceAlready: ({ on }) => `You’re already playing ${on ? 'with' : 'without'} dice.`,
  diceOpen: 'The dice are already revealed.',
  openDiceFirst: 'Reveal the dice first.',
  nodesOpen: 'The nodes are already revealed.',
  clockEnds: 'The clock can’t go that far.',

  mostNodes: ({ most }) => `A session can have at most ${most} nodes.`,
  mostLines: ({ most }) => `A node can have at most ${most} lines.`,
  sheetsTooLong: ({ over }) => `Your sheets are too long for a session. Shorten them by ${counted(over, 'character')}.`,
  nodesTooLong: ({ over }) => `That is too long for a session. Shorten it by ${counted(over, 'character')}.`,
  tooMuchTold: 'That is too much to tell at once. Tell part of it later.',
};

export const refusalWords = (refusal: Refusal): string => sayRefusal(refusal, words);

giveWords('trenchcoat', refusalWords);
