/** UI text of the `netrunner/board/news` screens. */

import { rich } from '../../../rich.ts';
import { begun } from '../../sides.ts';

export const drawnTitle = (count: number) => `You draw ${count}`;
export const drawingTitle = 'You draw';
export const gameStarts = (turn: number) => (turn === 0 ? 'The game starts' : '');
export const record = 'Record. ';
export const handAction = (open: boolean, brief: boolean) => (open ? 'Cover' : brief ? 'Hand' : 'Look');
export const handDetail = (open: boolean, brief: boolean) =>
  open ? 'your hand' : brief ? ', look at it' : 'at your hand';
export const recordTitle = 'Record';
export const takeBack = 'Take back';
export const hintWhatMattersNow = 'Hint: what matters now';
export const whatCanIDo = 'What can I do?';
export const tableMenu = 'Table menu';
export const handChange = (from: number, to: number) => `${from} to ${to}`;
export const hand = <T>(change: T, whose: string) => rich`${change}${whose} hand`;
export const chosenAtRandom = (single: boolean, whose: string) =>
  `Chosen at random. ${single ? 'It’s' : 'They’re'} face up in ${whose} trash.`;
export const bidsRevealed = 'Bids revealed';
export const continueLabel = 'Continue';
export const traceResult = (success: boolean) => (success ? 'The trace succeeds' : 'The trace fails');
export const tieResult = (trace: number, link: number, success: boolean) =>
  `${trace} against ${link}: a tie goes to the ${success ? 'Corp' : 'Runner'}`;
export const against = (trace: number, link: number) => `${trace} against ${link}`;
export const ownedNoun = (yours: boolean, noun: string, name: string) =>
  yours ? `Your ${noun}` : begun(`${name}’s ${noun}`);
export const baseOrLimit = (isCorp: boolean, trace: string, limit: number) =>
  isCorp ? `${trace === 'comprehensive' ? 'base' : 'limit'} ${limit}` : '';

export const possessive = (mine: boolean, name: string) => (mine ? 'your' : `${name}’s`);
export const traceOrLink = (isCorp: boolean) => (isCorp ? 'trace' : 'link');
