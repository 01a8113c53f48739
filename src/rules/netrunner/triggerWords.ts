/** Every moment in words, as it stands on a card: its owner is "you". */
import type { Seat } from '../game.ts';
import type { Moment, Replaced, Replacement, Scope, Trigger } from './effect.ts';
import { lower } from './sentence.ts';
import { CORP, RUNNER } from './table.ts';

/** Moments that a card answers when they are its own, unless it says otherwise. */
const own = new Set<Moment>(['scored', 'rezzed', 'installed', 'accessed', 'emptied', 'leaves', 'used', 'traceAvoided']);

/** Whose moment is meant where a trigger does not say. */
export const usualScope = (moment: Moment): Scope => (own.has(moment) ? 'self' : 'any');

type Says = (side: Seat) => string;

/** "you pass" on the player's own cards, "the Runner passes" on the other's. */
const does =
  (seat: Seat, name: string) =>
  (side: Seat, verb: string): string =>
    side === seat ? `you ${verb}` : `${name} ${verb}${/(s|sh|ch)$/.test(verb) ? 'es' : 's'}`;
const runner = does(RUNNER, 'the Runner');
const corp = does(CORP, 'the Corp');

const plainly =
  (says: string): Says =>
  () =>
    says;

const words: Readonly<Record<Moment, Partial<Record<Scope, Says>>>> = {
  scored: { self: plainly('When you score this card'), any: (side) => `Whenever ${corp(side, 'score')} an agenda` },
  rezzed: {
    self: plainly('When you rez this card'),
    fort: (side) => `Whenever ${corp(side, 'rez').replace(/z(e?)s$/, 'zzes')} a card in or on this fort`,
    any: (side) => `Whenever ${corp(side, 'rez').replace(/z(e?)s$/, 'zzes')} a card`,
  },
  installed: { self: plainly('When you install this card') },
  bitsGained: { any: plainly('Whenever you gain bits, except at the start of your turn') },
  prepPays: { any: plainly('Whenever a prep you play brings you bits') },
  corpInstalls: {
    fort: (side) => `Whenever ${corp(side, 'install')} a card in or on this fort`,
    any: (side) => `Whenever ${corp(side, 'install')} a card`,
  },
  accessed: { self: plainly('When the Runner accesses this card') },
  emptied: { self: plainly('When nothing is left on this card') },
  leaves: { self: plainly('When this card leaves play') },
  used: {
    self: plainly('Whenever you use this card'),
    any: (side) => (side === RUNNER ? 'Whenever you use a card' : 'Whenever the Runner uses a card'),
  },
  damageDone: {
    self: plainly('Whenever this card does damage'),
    any: (side) => (side === RUNNER ? 'Whenever you are damaged' : 'Whenever damage is done'),
  },
  tagGiven: { any: (side) => (side === RUNNER ? 'Whenever you receive a tag' : 'Whenever the Runner receives a tag') },
  start: { any: plainly('At the start of your turn') },
  end: { any: plainly('At the end of your turn') },
  opponentEnd: { any: (side) => `At the end of the ${side === CORP ? 'Runner' : 'Corp'}’s turn` },
  opponentStart: { any: (side) => `At the start of the ${side === CORP ? 'Runner' : 'Corp'}’s turn` },
  runBegins: {
    fort: (side) => `Whenever ${runner(side, 'begin')} a run on this fort`,
    any: (side) => `Whenever ${runner(side, 'begin')} a run`,
  },
  approached: {
    self: plainly('Whenever the Runner approaches this ice'),
    fort: (side) => `Whenever ${runner(side, 'approach')} a piece of ice on this fort`,
    any: (side) => `Whenever ${runner(side, 'approach')} a piece of ice`,
  },
  encountered: {
    self: plainly('Whenever the Runner encounters this ice'),
    fort: (side) => `Whenever ${runner(side, 'encounter')} a piece of ice on this fort`,
    any: (side) => `Whenever ${runner(side, 'encounter')} a piece of ice`,
  },
  allBroken: {
    self: plainly('Whenever the Runner breaks every subroutine of this ice'),
    fort: (side) => `Whenever ${runner(side, 'break')} every subroutine of a piece of ice on this fort`,
    any: (side) => `Whenever ${runner(side, 'break')} every subroutine of a piece of ice`,
  },
  encounterEnds: {
    self: plainly('When an encounter with this ice ends'),
    any: plainly('Whenever an encounter ends'),
  },
  icePassed: {
    self: plainly('After the Runner passes this ice'),
    fort: (side) => `After ${runner(side, 'pass')} a piece of ice on this fort`,
    any: (side) => `After ${runner(side, 'pass')} a piece of ice`,
  },
  runSucceeds: {
    fort: plainly('When a run on this fort succeeds'),
    any: (side) => (side === RUNNER ? 'Whenever you make a successful run' : 'Whenever a run succeeds'),
  },
  runFails: {
    fort: plainly('When a run on this fort fails'),
    any: (side) => (side === RUNNER ? 'Whenever a run of yours fails' : 'Whenever a run fails'),
  },
  accessBegins: {
    any: (side) => `Whenever ${side === RUNNER ? 'you are' : 'the Runner is'} about to access cards`,
  },
  agendaAccessed: { any: (side) => `Whenever ${runner(side, 'access')} an agenda` },
  accessEnds: { any: (side) => `After ${runner(side, 'access')} cards` },
  runnerDraws: { any: (side) => `Whenever ${runner(side, 'draw')} cards` },
  runEnds: {
    fort: plainly('When a run on this fort ends'),
    any: plainly('Whenever a run ends'),
  },
  runOver: { any: (side) => `After ${side === RUNNER ? 'a run of yours' : 'each run'}` },
  traceStarts: { any: plainly('When a trace starts') },
  traceOver: { any: plainly('After each trace, whether it succeeds or not') },
  traceAvoided: { self: plainly('Whenever you avoid a trace with this card as your base link') },
};

/** "At the start of your turn, gain [2]."; inside the sentence this card is simply "it". */
export function sayTrigger(side: Seat, { on, of = usualScope(on), only, effect, says }: Trigger): string {
  if (says !== undefined) return says === '' ? '' : `${says}, ${aside(effect.says, says)}`;
  const moment = words[on][of]?.(side);
  if (moment === undefined) throw new Error(`no words for ${on} of ${of}`);
  return `${moment}, ${only?.says ? `if ${only.says}, ` : ''}${aside(effect.says, moment)}`;
}

/** What follows a clause that has spoken of this card already. */
const aside = (says: string, clause: string): string =>
  /this (card|ice)/.test(clause) ? lower(says).replaceAll(/this card|this ice/g, 'it') : lower(says);

const instead: Readonly<Record<Replaced, string>> = {
  damage: 'Whenever damage is about to be done',
  trashPrograms: 'Whenever one or more programs of yours are trashed together',
  access: 'When you are about to access cards',
  steal: 'When the Runner would steal an agenda accessed in this fort',
};

/** "Whenever you would gain bits, you may put them on this card instead." */
export function sayReplacement({ what, says = instead[what], only, optional, effect }: Replacement): string {
  return `${says}, ${only?.says ? `if ${only.says}, ` : ''}${optional ? 'you may ' : ''}${lower(effect.says)}`;
}
