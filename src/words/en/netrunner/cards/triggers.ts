/** Texts of triggers and replacements. "You" is the card's owner. */
import type { Seat } from '../../../../rules/game.ts';
import type {
  EffectMoment,
  Replaced,
  Replacement,
  Scope,
  Trigger,
  TriggerWords,
} from '../../../../rules/netrunner/effect.ts';
import { usualScope } from '../../../../rules/netrunner/scope.ts';
import { CORP, RUNNER } from '../../../../rules/netrunner/table.ts';
import { sayAsked } from './conditions.ts';
import { filterOf, fortCalled, noun } from './nouns.ts';
import { byName, byPronoun, type Naming, sideNames } from './say.ts';
import { may, type Text, type Verb, withLead } from './sentence.ts';
import { describeMeans } from './texts.ts';

type Says = (side: Seat, self: Naming) => string;

/** Says "you pass" on the player's own cards, "the Runner passes" on the opponent's. */
const does =
  (seat: Seat) =>
  (side: Seat, [base, third]: Verb): string =>
    side === seat ? `you ${base}` : `${sideNames[seat]} ${third}`;
const runner = does(RUNNER);
const corp = does(CORP);

const rez: Verb = ['rez', 'rezzes'];
const install: Verb = ['install', 'installs'];
const approach: Verb = ['approach', 'approaches'];
const encounter: Verb = ['encounter', 'encounters'];
const breakAll: Verb = ['break', 'breaks'];
const pass: Verb = ['pass', 'passes'];

const ice = 'this ice';

const words: Readonly<Record<EffectMoment, Partial<Record<Scope, Says>>>> = {
  scored: {
    self: (_, self) => `when you score ${self()}`,
    any: (side) => `whenever ${corp(side, ['score', 'scores'])} an agenda`,
  },
  rezzed: {
    self: (_, self) => `when you rez ${self()}`,
    fort: (side) => `whenever ${corp(side, rez)} a card in or on this fort`,
    any: (side) => `whenever ${corp(side, rez)} a card`,
  },
  installed: { self: (_, self) => `when you install ${self()}` },
  bitsGained: { any: () => 'whenever you gain bits, except at the start of your turn' },
  prepPays: { any: () => 'whenever a prep you play gives you bits' },
  corpInstalls: {
    fort: (side) => `whenever ${corp(side, install)} a card in or on this fort`,
    any: (side) => `whenever ${corp(side, install)} a card`,
  },
  accessed: { self: (_, self) => `when the Runner accesses ${self()}` },
  emptied: { self: (_, self) => `when nothing is left on ${self()}` },
  leaves: { self: (side, self) => `when ${self()} leaves play${side === CORP ? ' while rezzed' : ''}` },
  used: {
    self: (_, self) => `whenever you use ${self()}`,
    any: (side) => `whenever ${runner(side, ['use', 'uses'])} a card`,
  },
  damageDone: {
    self: (_, self) => `whenever ${self()} does damage`,
    any: (side) => (side === RUNNER ? 'whenever you are damaged' : 'whenever damage is done'),
  },
  tagGiven: { any: (side) => `whenever ${runner(side, ['receive', 'receives'])} a tag` },
  start: { any: () => 'at the start of your turn' },
  end: { any: () => 'at the end of your turn' },
  opponentEnd: { any: (side) => `at the end of the ${side === CORP ? 'Runner' : 'Corp'}’s turn` },
  opponentStart: { any: (side) => `at the start of the ${side === CORP ? 'Runner' : 'Corp'}’s turn` },
  runBegins: {
    fort: (side) => `whenever ${runner(side, ['start', 'starts'])} a run on this fort`,
    any: (side) => `whenever ${runner(side, ['start', 'starts'])} a run`,
  },
  approached: {
    self: (_, self) => `whenever the Runner approaches ${self(ice)}`,
    fort: (side) => `whenever ${runner(side, approach)} a piece of ice on this fort`,
    any: (side) => `whenever ${runner(side, approach)} a piece of ice`,
  },
  encountered: {
    self: (_, self) => `whenever the Runner encounters ${self(ice)}`,
    fort: (side) => `whenever ${runner(side, encounter)} a piece of ice on this fort`,
    any: (side) => `whenever ${runner(side, encounter)} a piece of ice`,
  },
  allBroken: {
    self: (_, self) => `whenever the Runner breaks every subroutine of ${self(ice)}`,
    fort: (side) => `whenever ${runner(side, breakAll)} every subroutine of a piece of ice on this fort`,
    any: (side) => `whenever ${runner(side, breakAll)} every subroutine of a piece of ice`,
  },
  encounterEnds: {
    self: (_, self) => `when an encounter with ${self(ice)} ends`,
    any: () => 'whenever an encounter ends',
  },
  icePassed: {
    self: (_, self) => `after the Runner passes ${self(ice)}`,
    fort: (side) => `after ${runner(side, pass)} a piece of ice on this fort`,
    any: (side) => `after ${runner(side, pass)} a piece of ice`,
  },
  runSucceeds: {
    fort: () => 'when a run on this fort succeeds',
    any: (side) => (side === RUNNER ? 'whenever you make a successful run' : 'whenever a run succeeds'),
  },
  runFails: {
    fort: () => 'when a run on this fort fails',
    any: (side) => (side === RUNNER ? 'whenever your run fails' : 'whenever a run fails'),
  },
  accessBegins: {
    any: (side) => `whenever ${side === RUNNER ? 'you are' : 'the Runner is'} about to access cards`,
  },
  agendaAccessed: { any: (side) => `whenever ${runner(side, ['access', 'accesses'])} an agenda` },
  accessEnds: { any: (side) => `after ${runner(side, ['access', 'accesses'])} cards` },
  runnerDraws: { any: (side) => `whenever ${runner(side, ['draw', 'draws'])} cards` },
  runEnds: { fort: () => 'when a run on this fort ends', any: () => 'whenever a run ends' },
  runOver: { any: (side) => `after ${side === RUNNER ? 'each of your runs' : 'each run'}` },
  traceStarts: { any: () => 'when a trace starts' },
  traceOver: { any: () => 'after each trace, whether it succeeds or not' },
  traceAvoided: { self: (_, self) => `whenever you avoid a trace with ${self()} as your base link` },
};

/** Wording for triggers that cover several moments, or only part of one. */
const specialMoments: Readonly<Record<Exclude<TriggerWords, 'elsewhere' | 'within'>, Says>> = {
  taggedTurn: () => 'at the end of each turn in which the Runner received a tag',
  anyCard: () => 'as soon as you rez or install a card',
  otherFort: (_, self) => `when you use ${self()} on a different fort than last time`,
  inEncounter: (_, self) => `whenever you use ${self()} during an encounter`,
};

const fortKinds: Readonly<Record<string, string>> = { central: 'a central fort', subsidiary: 'a subsidiary fort' };

/** The moment and the condition in one clause. */
function triggerScope({ on, only }: Trigger, side: Seat): string {
  const asks = only?.means;
  const { where, of } = asks?.is === 'about' ? asks : {};
  if (on === 'runEnds') {
    if (where === undefined) return 'at the end of each successful run';
    return `at the end of each successful run on ${fortKinds[where] ?? fortCalled(where)}`;
  }
  if (on === 'rezzed') return `whenever ${corp(side, rez)} a ${[filterOf(of).type].flat().join(' or ')}`;
  return on === 'accessBegins'
    ? `whenever you access ${fortCalled(where ?? '')}`
    : `after you access cards from ${fortCalled(where ?? '')}`;
}

/**
 * Example: "At the start of your turn, gain [2]." Later mentions of the card are "it". Empty if another trigger's text
 * covers it.
 */
export function sayTrigger(side: Seat, trigger: Trigger, isOnCounter = false): Text {
  const { on, of = usualScope(on), only, effect, says } = trigger;
  if (says === 'elsewhere') return [];
  // A counter's text refers to the card it is on.
  const self = isOnCounter ? byPronoun('that card') : of === 'self' ? byPronoun() : byName;
  const moment =
    says === undefined
      ? words[on][of]?.(side, self)
      : says === 'within'
        ? triggerScope(trigger, side)
        : specialMoments[says](side, self);
  if (moment === undefined) throw new Error(`no words for ${on} of ${of}`);
  if (on === 'prepPays' && only?.means.is === 'about' && only.means.first)
    return withLead('the first time each prep you play gives you bits', describeMeans(effect.means, { side, self }));
  if (
    on === 'runOver' &&
    only?.means.is === 'about' &&
    only.means.result !== undefined &&
    only.means.where === undefined
  )
    return withLead('after each of your successful runs', describeMeans(effect.means, { side, self }));
  if (only?.means.is === 'broke' && only.means.of !== undefined)
    return withLead(
      `whenever you break every subroutine of a ${noun(only.means.of)} using only this card`,
      describeMeans(effect.means, { side, self }),
    );
  if (on === 'runBegins' && only?.means.is === 'run' && only.means.not)
    return withLead(`${moment} on another fort`, describeMeans(effect.means, { side, self }));
  const asked = says === undefined && only ? sayAsked(only.means, { side, self: byName }) : '';
  return withLead(asked === '' ? moment : `${moment}, if ${asked}`, describeMeans(effect.means, { side, self }));
}

const instead: Readonly<Record<Replaced, string>> = {
  damage: 'whenever damage is about to be done',
  trashPrograms: 'whenever one or more of your programs are trashed together',
  access: 'when you are about to access cards',
  steal: 'when the Runner would steal an agenda accessed in this fort',
};

/** The replaced moment, narrowed by the condition. */
function insteadOf({ what, only }: Replacement): string {
  const asks = only?.means.is === 'about' ? only.means : undefined;
  if (what === 'damage' && asks?.own)
    return 'whenever you are about to do damage that can be prevented, after all other prevention';
  if (what === 'access' && asks?.where !== undefined) return `after a successful run on ${fortCalled(asks.where)}`;
  return what === 'steal' && asks?.where === 'here' ? 'when the Runner accesses an agenda in this fort' : instead[what];
}

/** Example: "Whenever you would gain bits, you may put them on this card instead." */
export function sayReplacement(side: Seat, replacement: Replacement): Text {
  const text = describeMeans(replacement.effect.means, { side, self: byName });
  return withLead(insteadOf(replacement), replacement.optional ? may(text) : text);
}
