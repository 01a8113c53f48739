/** Moves and answers as such, sealed pages, and what an evening has room for. */

import type { SessionStep } from '../../../../rules/trenchcoat/game/table.ts';
import type { TrenchValuesOf } from '../../../../rules/trenchcoat/reasons.ts';
import { counted } from '../../counted.ts';
import { calledWords } from './called.ts';
import type { TrenchRefusalWords } from './index.ts';

const nothingElse: Readonly<Record<SessionStep, string>> = {
  lead: 'It’s the Game Master’s turn to act.',
  idle: 'It’s the player’s turn to act.',
  requested: 'The Game Master must answer the request first.',
  called: 'A test is called. The player must roll first.',
  holding: 'The dice are being rolled.',
  rolling: 'The dice are being rolled.',
  rolled: 'The Game Master must tell the result first.',
  opening: 'The session is over.',
  openingDice: 'The dice are being opened.',
  openingNode: 'The nodes are being opened.',
  over: 'The session is over.',
};

const missing: Readonly<Record<TrenchValuesOf<'noSuch'>['what'], string>> = {
  character: 'There is no such character.',
  node: 'There is no such node.',
  thing: 'There is no such thing in that node.',
  place: 'There is no such place for a sheet.',
};

export const moves = {
  pagePlaces: ({ most, has }) => `A sealed page has ${most} places, not ${has}.`,
  pageTooLong: 'That doesn’t fit on a sealed page. Shorten a name.',
  changeTooLong: 'That doesn’t fit on a sealed page. Shorten it.',
  nodeTooLong: ({ over }) => `The node is too long to seal. Shorten its texts by ${over} letters.`,
  otherPages: 'This move needs a fixed number of sealed pages, all of the same size.',
  sealedElse: 'Something that was sealed is neither a page nor part of a node.',
  changesLeftOut: ({ left }) =>
    `${counted(left, 'private change')} would be lost. Say something first: each time you do, some of them are sealed.`,

  noCards: 'This game has no cards.',
  diceOrNot: 'Play with dice or without.',
  malformed: ({ name }) => `${calledWords(name)} has a form that this version doesn’t know.`,
  listLength: ({ name, least, most, has }) =>
    `${calledWords(name)} can’t have ${has} entries. Use ${least} to ${most}.`,
  noSuchForm: ({ name }) => `${calledWords(name)} is of an unknown kind.`,
  notAsked: 'The table isn’t asking for that.',
  notNow: ({ step }) => nothingElse[step],
  noSuch: ({ what }) => missing[what],
  diceAlready: ({ on }) => `You already play ${on ? 'with' : 'without'} dice.`,
  diceOpen: 'The dice are already open.',
  openDiceFirst: 'Reveal the dice first.',
  nodesOpen: 'The nodes are already open.',
  clockEnds: 'The clock can’t go that far.',

  mostNodes: ({ most }) => `A session can have at most ${most} nodes.`,
  mostLines: ({ most }) => `A node can have at most ${most} lines.`,
  sheetsTooLong: ({ over }) => `Your sheets are too long for a session. Shorten them by ${over} letters.`,
  nodesTooLong: ({ over }) => `That is too long for a session. Shorten it by ${over} letters.`,
  tooMuchTold: 'That is too much to tell at once. Tell part of it later.',
} satisfies Partial<TrenchRefusalWords>;
