/** Moves and answers as such, sealed pages, and what an evening has room for. */

import type { Step } from '../../../../rules/trenchcoat/game/table.ts';
import type { ValuesOf } from '../../../../rules/trenchcoat/reasons.ts';
import { counted } from '../../counted.ts';
import { calledWords } from './called.ts';
import type { RefusalWords } from './index.ts';

const nothingElse: Readonly<Record<Step, string>> = {
  lead: 'The Game Master acts now.',
  idle: 'The player acts now.',
  requested: 'The Game Master answers the request first.',
  called: 'The test is called: the player rolls first.',
  holding: 'The dice are being rolled.',
  rolling: 'The dice are being rolled.',
  rolled: 'The Game Master tells what came of the test first.',
  opening: 'The evening is over.',
  openingDice: 'The dice are being opened.',
  openingNode: 'The nodes are being opened.',
  over: 'The evening is over.',
};

const missing: Readonly<Record<ValuesOf<'noSuch'>['what'], string>> = {
  character: 'There is no such character.',
  node: 'There is no such node.',
  thing: 'There is no such thing in that node.',
  place: 'There is no such place for a sheet.',
};

export const moves = {
  pagePlaces: ({ most, has }) => `A sealed page has ${most} places, not ${has}.`,
  pageTooLong: 'That is more than a sealed page holds: shorten a name.',
  changeTooLong: 'That is too long for a sealed page: shorten it.',
  nodeTooLong: ({ over }) => `The node is too long to be sealed: shorten its texts by ${over} letters.`,
  otherPages: 'Such a move carries sealed pages of one size: other ones, or another number of them, are none.',
  sealedElse: 'Something was sealed that is neither a page nor a piece of a node.',
  changesLeftOut: ({ left }) =>
    `${counted(left, 'private change')} of yours would be left out. Say something first: each time some of them are sealed.`,

  noCards: 'There are no cards in this game.',
  diceOrNot: 'It is played with dice or without.',
  malformed: ({ name }) => `${calledWords(name)} has another form than this program writes.`,
  listLength: ({ name, least, most, has }) => `${calledWords(name)}: ${least} to ${most} would do, not ${has}.`,
  noSuchForm: ({ name }) => `${calledWords(name)} is of a kind that there is not.`,
  notAsked: 'That is not what the table asks for.',
  notNow: ({ step }) => nothingElse[step],
  noSuch: ({ what }) => missing[what],
  diceAlready: ({ on }) => `It is played ${on ? 'with' : 'without'} dice.`,
  diceOpen: 'The dice are open.',
  openDiceFirst: 'Open the dice first.',
  nodesOpen: 'The nodes are open.',
  clockEnds: 'No clock goes that far.',

  mostNodes: ({ most }) => `An evening has ${most} nodes at most.`,
  mostLines: ({ most }) => `Of one node ${most} lines are kept.`,
  sheetsTooLong: ({ over }) => `Your sheets are more than an evening holds. Shorten them by ${over} letters.`,
  nodesTooLong: ({ over }) => `That is more than an evening holds. Shorten it by ${over} letters.`,
  tooMuchTold: 'That is too much to be told at once: tell a part of it later.',
} satisfies Partial<RefusalWords>;
