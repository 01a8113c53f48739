import type { PacksTable } from '../../../../rules/netrunner/packs/table.ts';
import type { OptionWords } from '../../../types.ts';
import { counted } from '../../counted.ts';
import { setNames } from './decks.ts';

const boosters: OptionWords = {
  legend: 'Boosters',
  names: { '0': 'None', '1': '1', '2': '2', '3': '3', '4': '4' },
  note: (value) =>
    `Each of you opens a starter for each side${value === '0' ? '' : ` and ${counted(Number(value), 'booster')}`}, and builds a deck for each side.`,
};

const set: OptionWords<PacksTable['set']> = {
  legend: 'From which set?',
  names: setNames,
  note: (value) => `A booster has ${value === 'classic' ? 8 : 15} cards.`,
};

export const packsOptionWords = { boosters, set };

export const dealtLine = (name: string) => `${name} received packs.`;
export const packsMode = 'Packs dealt';
export const home = 'Home';
export const thePacks = 'Your packs';
export const packsNote = 'Both phones dealt the packs. Only you have seen yours.';
export const packsProven = 'Verified: both phones dealt the packs together.';

export const ready = (mine: boolean) => (mine ? 'Waiting…' : 'Ready');
export const readyDetail = (mine: boolean, theirs: boolean, opponentName: string) =>
  mine
    ? 'Tap to change your decks'
    : theirs
      ? 'The first game starts right away'
      : `The first game starts once ${opponentName} is ready too`;
export const opponentState = (opponentName: string, at: 'ready' | 'building' | 'away' | 'left') =>
  ({
    ready: `${opponentName} is ready.`,
    building: `${opponentName} isn’t ready yet. There is no clock, so you can leave and come back.`,
    away: `${opponentName} is away. Your packs are safe.`,
    left: `${opponentName} has left. Your packs are safe.`,
  })[at];
export const endTheMatch = 'End the match…';
export const endPrompt = 'End the match?';
export const endNote = 'Both phones show their packs, and no game is played.';
export const endMatchTitle = 'End the match';
export const stay = 'Keep building';
