/** Conditions as clauses that follow "if" or "only if". */
import type { ConditionData } from '../../../../rules/netrunner/conditionData.ts';
import type { Limit, When } from '../../../../rules/netrunner/effect.ts';
import type { Quantity } from '../../../../rules/netrunner/means.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import {
  articleFor,
  bits,
  counter,
  filterOf,
  fortCalled,
  frequency,
  list,
  noun,
  number,
  perWords,
  some,
  typeOf,
} from './nouns.ts';
import { type Phrasing, sideNames } from './say.ts';
import { append, type Text, withLead } from './sentence.ts';

type Asking<Q extends ConditionData['is']> = Extract<ConditionData, { is: Q }>;
type Speaker = Pick<Phrasing, 'side' | 'self'>;

const words: { readonly [Q in ConditionData['is']]: (asks: Asking<Q>, say: Speaker) => string } = {
  tags: ({ n }) => (n === undefined ? 'the Runner is tagged' : `the Runner has at least ${number(Number(n))} tags`),
  bits: ({ n, who }) =>
    who === undefined ? `you have at least ${bits(Number(n))} in your pool` : `${sideNames[who]} has any bits`,
  counters({ of, n, not }, { self }): string {
    if (n === undefined && not) return `${self()} has not lost the ability`;
    return n === undefined || n === 1
      ? `${counter(of)} is left on ${self()}`
      : `there are at least ${counter(of, Number(n))}`;
  },
  installed: ({ of, n }) =>
    of === 'that'
      ? 'that program is still installed afterwards'
      : `at least ${number(Number(n))} of your ${noun(of)}s are installed`,
  turn: ({ who }) => (who === undefined ? 'it is your own turn' : `it is ${sideNames[who]}’s turn`),
  did: (asks, { side }) => sayDeed(asks, side),
  about({ of, first: isFirst, own, result, where }): string {
    if (of !== undefined) return 'that effect would have done anything other than give you tags';
    if (own) return '';
    if (result === undefined) return isFirst ? 'it is the first time that prep does so' : '';
    if (where === undefined) return 'it succeeded';
    if (where === 'subsidiary') return 'it was a run on a subsidiary fort with cards inside';
    const on = `it was a run on ${fortCalled(where)}`;
    return isFirst ? `${on} and no other card with this name was used in it` : on;
  },
  run({ where, step, not, alone }): string {
    if (step === 'begun') return 'a run on this fort has only begun';
    if (where === 'here') {
      if (not) return 'it is on another fort';
      return alone ? 'the run is on its fort' : 'there is a run on its fort';
    }
    return where === undefined ? 'a run is in progress' : `a run on ${fortCalled(where)} is in progress`;
  },
  broke({ n, of }, { side, self }): string {
    const who = side === CORP ? 'the Runner' : 'you';
    if (n === 'all') return `${who} broke every subroutine of that ice`;
    return of === undefined
      ? `${who} broke any of its subroutines with ${self()}`
      : `it is a ${noun(of)} and ${who} used only ${self()} for it`;
  },
  ice({ keyword, state }): string {
    if (keyword !== undefined) return `it is ${keyword} ice`;
    if (state === 'hidden') return 'you are approaching a face-down piece of ice';
    return state === 'rezzed' ? 'that ice is rezzed' : 'it is not rezzed';
  },
  quiet: () => 'you used no noisy icebreaker and no trace was attempted in that run',
  chosen: ({ not }) => `${not ? 'no' : 'a'} type has been chosen for it`,
  rolled: () => 'a die has been rolled for it',
  fort: ({ where, not }) =>
    where === 'subsidiary' ? `there is ${not ? 'no' : 'a'} subsidiary fort` : `${fortCalled(where)} can be run on`,
  state: ({ of }, { self }) => (of === 'rig' ? `${self()} is installed as a program` : ''),
};

/** A condition in words; empty if the surrounding text already states it. */
export const sayAsked = (asks: ConditionData, say: Speaker): string =>
  (words[asks.is] as (asks: ConditionData, say: Speaker) => string)(asks, say);

/** Something done in the current turn, or in the last turn of the player who did it; "a" if once is enough. */
function sayDeed({ what, when, who, of, where, n }: Asking<'did'>, side: Phrasing['side']): string {
  const { keyword } = filterOf(of);
  const doer = who === undefined || who === side ? 'you' : sideNames[who];
  const then =
    when === 'turn' ? 'this turn' : `during ${who === undefined || who === side ? 'your' : 'their'} last turn`;
  switch (what) {
    case 'run':
      return when === 'game' ? 'the Runner has made a run in this game' : `${doer} made ${atLeast(n, 'run')} ${then}`;
    case 'success': {
      if (of !== undefined) return 'any such fort has unrezzed ice';
      const forts = where === undefined ? [] : [where].flat().map(fortCalled);
      const on = forts.length > 0 ? ` on ${list(forts, 'and')}` : '';
      return `you made ${forts.length > 1 ? 'successful runs' : 'a successful run'}${on} ${then}`;
    }
    case 'damaged':
      return `you took damage in one of your last ${number(Number(n))} actions`;
    case 'stolen':
    case 'scored':
      return `${doer} ${what === 'stolen' ? 'stole' : 'scored'} ${keyword === undefined ? atLeast(n, 'agenda') : `${articleFor(keyword)} ${keyword} agenda`} ${then}`;
    case 'rezzed':
      return `${doer} rezzed ${keyword?.toLowerCase() ?? 'a card'} ${then}`;
    case 'trashed': {
      if (when === 'run') return 'you trashed a card for free this way during that run';
      if (where !== undefined) return `you stole or trashed a ${keyword} card during those runs`;
      return keyword === undefined
        ? `${doer} trashed ${some(1, typeOf(of ?? 'card'))} ${then}`
        : `${doer} trashed a Corp ${keyword} card ${then}`;
    }
    case 'installed':
      return `${doer} installed ${atLeast(n, typeOf(of ?? 'card'))} ${then}`;
    case 'touched':
      return `${doer} installed a card in or on it ${then}, or put an advancement counter on a card there`;
    case 'tagged':
      return 'the Runner received a tag in it';
  }
}

const atLeast = (n: Quantity | undefined, what: string): string =>
  `${Number(n ?? 1) > 1 ? 'at least ' : ''}${some(Number(n ?? 1), what)}`;

/** Example: "once per run"; empty if there is no limit. */
export const sayRate = (limit: Limit | undefined): string =>
  limit ? `${frequency(limit.times)}${perWords(limit)}` : '';

const justAfter = (fort: string): string => `right after a successful run on ${fort}, before access`;

/**
 * A condition worded to follow "Use this only": "once on each of your turns", "once per run on this fort". Null if the
 * usual "if" covers it; only the rate if the text already covers the rest. `when`: when the ability can be used.
 */
export function sayUse(asks: ConditionData, when: When, limit?: Limit): string | null {
  const rate = sayRate(limit);
  const rated = (use: string): string => [rate, use].filter((clause) => clause !== '').join(', ');
  switch (asks.is) {
    case 'turn':
      if (asks.who !== undefined) return rated(`on ${sideNames[asks.who]}’s turn`);
      return limit === undefined ? 'on your own turn' : `${frequency(limit.times)} on each of your turns`;
    case 'run': {
      if (when === 'begin' && asks.where === 'here') return rated('as a run on this fort starts');
      const on = asks.where === undefined ? '' : ` on ${asks.where === 'here' ? 'this fort' : fortCalled(asks.where)}`;
      const during = `${limit?.per === 'run' ? rate : rated('during a run')}${on}`;
      return when === 'allPassed' ? `${during}, when the Runner has no ice left to pass` : during;
    }
    case 'about': {
      const { result, where, first: isFirst } = asks;
      if (result === undefined || where === undefined) return null;
      const after = rated(justAfter(fortCalled(where)));
      return isFirst ? `${after}. Use only one card with this name per run` : after;
    }
    case 'ice':
      if (asks.keyword !== undefined) return rated(`while you encounter ${asks.keyword} ice`);
      return asks.state === 'hidden' ? rated('when you approach a piece of ice') : null;
    case 'chosen':
      return rated('while you encounter ice and no type is chosen yet');
    case 'state':
      return asks.of === 'rig' ? rated('while it is installed as a program') : null;
    case 'rolled':
      return rate;
    case 'counters':
      return asks.not ? rate : null;
    default:
      return null;
  }
}

/** Example: "If it is rezzed, gain [1]. If not, lose [1]." */
export const ifElse = (condition: string, then: Text, otherwise: Text): Text => [
  ...withLead(`if ${condition}`, then),
  ...withLead('if not', otherwise),
];

/** Example: "Gain [1] if it is rezzed.", or the same with "unless". */
export const onlyIf = (asks: ConditionData, then: Text, say: Speaker): Text => {
  const { not, ...positive } = asks;
  if (asks.is === 'about' && asks.of !== undefined) return withLead(`if ${sayAsked(asks, say)}`, then);
  return not && isBare(asks)
    ? append(then, `unless ${sayAsked(positive as ConditionData, say)}`)
    : append(then, `if ${sayAsked(asks, say)}`);
};

/** Whether the condition is negated with "unless". */
const isBare = ({ is }: ConditionData): boolean =>
  is === 'counters' || is === 'broke' || is === 'tags' || is === 'bits';
