/** Conditions as clauses that follow "if" or "only if". */
import type { Asks } from '../../../../rules/netrunner/asks.ts';
import type { When } from '../../../../rules/netrunner/effect.ts';
import type { Much } from '../../../../rules/netrunner/means.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import { bits, counter, fitting, fortCalled, list, noun, number, some, typeOf, vowel } from './nouns.ts';
import { type Phrasing, players } from './say.ts';
import { but, first, inside, led, type Text } from './sentence.ts';

type Asking<Q extends Asks['is']> = Extract<Asks, { is: Q }>;
type Speaker = Pick<Phrasing, 'side' | 'self'>;

const words: { readonly [Q in Asks['is']]: (asks: Asking<Q>, say: Speaker) => string } = {
  tags: ({ n }) => (n === undefined ? 'the Runner is tagged' : `the Runner has at least ${number(Number(n))} tags`),
  bits: ({ n, who }) =>
    who === undefined ? `you have at least ${bits(Number(n))} in your pool` : `${players[who]} has any bits`,
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
  turn: ({ who }) => (who === undefined ? 'it is your own turn' : `it is ${players[who]}’s turn`),
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
      return alone ? 'the run is on this fort' : 'there is a run on this fort';
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

/** Empty if the surrounding text already states it. */
export const sayAsked = (asks: Asks, say: Speaker): string =>
  (words[asks.is] as (asks: Asks, say: Speaker) => string)(asks, say);

/** In the current turn, or the last turn of the player who did it; "a" if one is enough. */
function sayDeed({ what, when, who, of, where, n }: Asking<'did'>, side: Phrasing['side']): string {
  const { keyword } = fitting(of);
  const doer = who === undefined || who === side ? 'you' : players[who];
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
      return `${doer} ${what === 'stolen' ? 'stole' : 'scored'} ${keyword === undefined ? atLeast(n, 'agenda') : `${vowel(keyword)} ${keyword} agenda`} ${then}`;
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

const atLeast = (n: Much | undefined, what: string): string =>
  `${Number(n ?? 1) > 1 ? 'at least ' : ''}${some(Number(n ?? 1), what)}`;

/** After a run succeeds, before access. */
const justAfter = (fort: string): string => `right after a successful run on ${fort}, before access`;

/**
 * The same after "Use this only": "on your own turn". Null where the usual "if" states it; empty where the text itself
 * does. `when`: the moment at which the ability is used.
 */
export function sayUse(asks: Asks, when: When): string | null {
  switch (asks.is) {
    case 'turn':
      return asks.who === undefined ? 'on your own turn' : `on ${players[asks.who]}’s turn`;
    case 'run': {
      if (asks.where !== 'here')
        return asks.where === undefined ? 'during a run' : `during a run on ${fortCalled(asks.where)}`;
      if (when === 'begin') return 'as a run on this fort starts';
      return when === 'allPassed'
        ? 'during a run on this fort, when the Runner has passed its last ice or there is none'
        : 'during a run on this fort';
    }
    case 'about': {
      const { result, where, first: isFirst } = asks;
      if (result === undefined || where === undefined) return null;
      const after = justAfter(fortCalled(where));
      return isFirst ? `${after}, and use only one card with this name per run` : after;
    }
    case 'ice':
      if (asks.keyword !== undefined) return `while you encounter ${asks.keyword} ice`;
      return asks.state === 'hidden' ? 'when you approach a piece of ice' : null;
    case 'chosen':
      return 'while you encounter ice and no type is chosen yet';
    case 'state':
      return asks.of === 'rig' ? 'while it is installed as a program' : null;
    case 'rolled':
      return '';
    case 'counters':
      return asks.not ? '' : null;
    default:
      return null;
  }
}

/** "If it is rezzed, gain [1]; if not, lose [1].": the second text may have more sentences. */
export function ifElse(condition: string, then: Text, otherwise: Text): Text {
  return first(otherwise, (one) => ({
    lead: `if ${condition}`,
    says: `${inside(then)}; if not, ${inside([one])}`,
    apart: true,
    comma: true,
  }));
}

/** "Gain [1] if it is rezzed.", or "unless". */
export const onlyIf = (asks: Asks, then: Text, say: Speaker): Text => {
  const { not, ...positive } = asks;
  if (asks.is === 'about' && asks.of !== undefined) return led(`if ${sayAsked(asks, say)}`, then);
  return not && isBare(asks)
    ? but(then, `unless ${sayAsked(positive as Asks, say)}`)
    : but(then, `if ${sayAsked(asks, say)}`);
};

/** Negated with "unless". */
const isBare = ({ is }: Asks): boolean => is === 'counters' || is === 'broke' || is === 'tags' || is === 'bits';
