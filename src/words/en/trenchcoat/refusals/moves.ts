/** Moves and answers in general, sealed pages, and the limits of a session. */

import type { SessionStep } from '../../../../rules/trenchcoat/game/table.ts';
import type { TrenchValuesOf } from '../../../../rules/trenchcoat/reasons.ts';
import { counted } from '../../counted.ts';
import { calledWords } from './called.ts';
import type { TrenchRefusalWords } from './index.ts';

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

export const moves = {
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
} satisfies Partial<TrenchRefusalWords>;
