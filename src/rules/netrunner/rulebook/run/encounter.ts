/** Breaking subroutines of the encountered ice (N-BRK). */

import type { CardId, Known, Refusal, Slot } from '../../../game.ts';
import { hasUsable, usable } from '../../active.ts';
import { definition, findCard } from '../../card.ts';
import { addLasting, changeRun, type Draft, emit } from '../../draft.ts';
import type { Break } from '../../effect.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { cardAt, hasFaceDownInRig, type Lasting, RUNNER, type Table } from '../../table.ts';
import { resolveAbility, useAbility, useRefusal } from '../abilities.ts';
import { hiddenMoves } from '../cards/hidden.ts';
import { keywordsAt } from '../cards/keywords.ts';
import { happens } from '../moments.ts';
import { isBanned, strength } from '../numbers.ts';
import { breaksOf, breaksWhat, fitsIce, fitsSub, namedSubs } from './breakers.ts';
import { approached } from './encountered.ts';
import { openSubs, type Sub, subsOf } from './subroutines.ts';

type Use = Extract<Move, { do: 'use' }>;

/** The Runner is asked in an encounter only if a card in their rig works in one: a public fact. */
export const hasBreaker = (table: Table): boolean => hasUsable(table, RUNNER, 'encounter') || hasFaceDownInRig(table);

interface Ice {
  slot: Slot;
  card: CardId;
  subs: readonly Sub[];
}

function encountered(table: Table): Ice {
  const slot = approached(table);
  const face = slot === undefined ? null : cardAt(table, slot).card;
  if (slot === undefined || face === null) throw new Error('no ice is encountered');
  return { slot, card: face, subs: subsOf(table, slot) };
}

/** Uses of icebreakers worth listing in this encounter. */
export function breakMoves(table: Table, known: Known): Move[] {
  const left = openSubs(table, encountered(table).slot);
  const open = usable(table, RUNNER, 'encounter').flatMap(({ slot, index, ability }): Move[] => {
    const use = { do: 'use', slot, ability: index } as const;
    if (ability.special?.does !== 'break') return [use];
    const { all, upTo = 1 } = ability.special;
    if (all) return [{ ...use, subs: left }];
    const each = left.map((sub) => ({ ...use, sub }));
    return upTo > 1 && left.length > 1 ? [...each, { ...use, subs: left.slice(0, upTo) }] : each;
  });
  return [...open, ...hiddenMoves(table, 'encounter', known)];
}

/** Why the given breaker cannot be used that way. */
export function breakRefusal(table: Table, move: Use, known?: Known): Refusal | null {
  const named = resolveAbility(table, RUNNER, move, known);
  if ('kind' in named) return named;
  const { ability, id: card } = named;
  const names = move.sub !== undefined || move.subs !== undefined;
  if (ability.when !== 'encounter')
    return names ? refuse('notIcebreaker', { card }) : useRefusal(table, RUNNER, move, 'encounter', known);
  // A face-down card turned up for this use is not an icebreaker.
  if (move.card !== undefined && !names) return useRefusal(table, RUNNER, move, 'encounter', known);
  if (isBanned(table, move.slot)) return refuse('breakerBanned', { card });
  if (definition(card).keywords.includes('Noisy') && table.lasting.some(isQuiet))
    return refuse('noisyBreaker', { card });
  const ice = encountered(table);
  const breaks = breaksOf(table, move.slot);
  // An icebreaker's abilities, including raising its strength, work only on ice it can break (R-GEN-13).
  const works = ability.special?.does === 'break' || ability.special?.does === 'boost';
  if (works && breaks.length > 0 && !breaks.some((one) => fitsIce(table, move.slot, one, ice.slot)))
    return wrongIceRefusal(table, move.slot, breaks, ice, card);
  if (ability.special?.does === 'break')
    return subRefusal(table, move, ability.special, ice, card) ?? useRefusal(table, RUNNER, move, 'encounter');
  if (names) return refuse('onlyBreakingNames');
  return useRefusal(table, RUNNER, move, 'encounter');
}

const isQuiet = ({ what }: Lasting): boolean => what === 'noNoisy';

function wrongIceRefusal(table: Table, breaker: Slot, breaks: readonly Break[], ice: Ice, card: CardId): Refusal {
  const what = breaks.flatMap((one) => breaksWhat(table, breaker, one) ?? []);
  if (what.length === 0) return refuse('breaksUnchosen', { card });
  return refuse('breaksOthers', { card, breaks: what, ice: ice.card, is: keywordsAt(table, ice.slot) });
}

function subRefusal(table: Table, move: Use, special: Break, ice: Ice, card: CardId): Refusal | null {
  if (!fitsIce(table, move.slot, special, ice.slot)) return wrongIceRefusal(table, move.slot, [special], ice, card);
  const subs = namedSubs(move);
  const left = openSubs(table, ice.slot);
  const wrong = countRefusal(move, subs, special, ice, left.length);
  if (wrong) return wrong;
  if (isLocked(table)) return refuse('iceLocked', { ice: ice.card });
  if (subs.some((sub) => table.run?.broken.includes(sub))) return refuse('brokenAlready');
  if (subs.some((sub) => !left.includes(sub))) return refuse('nothingToBreak');
  if (special.tries && subs.some((sub) => hasTried(table, move.slot, sub))) return refuse('triesOnce', { card });
  if (subs.some((sub) => !fitsSub(special, ice.subs[sub] as Sub))) return refuse('breaksTraces', { card });
  const mine = strength(table, move.slot);
  const its = strength(table, ice.slot);
  return mine >= its ? null : refuse('strength', { card, has: mine, ice: ice.card, needs: its });
}

/** Nothing at all can be broken in this encounter. */
export const isLocked = ({ lasting }: Table): boolean =>
  lasting.some((one) => one.what === 'noBreaking' && one.until === 'encounter');

const hasTried = (table: Table, slot: Slot, sub: number): boolean =>
  table.lasting.some((one) => one.what === 'tried' && one.slot === slot && one.amount === sub);

/** Breaks the subroutine that the card tried last. */
export function breakTried(draft: Draft, slot: Slot): void {
  const tried = draft.table.lasting.findLast((one) => one.what === 'tried' && one.slot === slot);
  if (tried) breakSubs(draft, slot, [tried.amount]);
}

function countRefusal(
  move: Use,
  subs: readonly number[],
  { upTo = 1, all }: Break,
  ice: Ice,
  left: number,
): Refusal | null {
  const one = upTo === 1 && !all;
  if (move.times !== undefined || (one && move.sub === undefined) || (move.sub !== undefined && move.subs))
    return refuse(one ? 'nameOneSubroutine' : 'nameSubroutines');
  if (new Set(subs).size < subs.length) return refuse('namedTwice');
  if (subs.some((sub) => sub >= ice.subs.length))
    return refuse('subroutines', { ice: ice.card, count: ice.subs.length });
  if (all) return subs.length === left ? null : refuse('breaksAllAtOnce');
  if (subs.length < 1 || subs.length > upTo) return refuse('breakUpTo', { most: upTo, named: subs.length });
  return null;
}

/** Uses the breaker: strength is raised, or subroutines are broken. */
export function breakWith(draft: Draft, move: Use): void {
  noteUse(draft, move.slot);
  const face = cardAt(draft.table, move.slot).card;
  const special = face === null ? undefined : definition(face).abilities[move.ability]?.special;
  if (special?.does === 'boost')
    addLasting(draft, {
      what: 'strength',
      amount: special.amount * (move.times ?? 1),
      slot: move.slot,
      until: special.until,
    });
  // Effects that respond to the last break follow the breaker's own.
  if (special?.does === 'break' && special.tries)
    for (const amount of namedSubs(move))
      addLasting(draft, { what: 'tried', amount, slot: move.slot, until: 'encounter' });
  else if (special?.does === 'break') breakSubs(draft, move.slot, namedSubs(move));
  useAbility(draft, RUNNER, move);
}

/** Kept until the encounter is over: some cards respond to the use of others. */
function noteUse(draft: Draft, slot: Slot): void {
  const { run } = draft.table;
  if (!run) return;
  if (!run.used.includes(slot)) changeRun(draft, { used: [...run.used, slot] });
  if (!run.noisy && isNoisy(draft.table, slot)) changeRun(draft, { noisy: true });
}

const isNoisy = (table: Table, slot: Slot): boolean =>
  findCard(cardAt(table, slot).card)?.keywords.includes('Noisy') === true;

/** Marks the subroutines as broken by the given card for this encounter. */
export function breakSubs(draft: Draft, breaker: Slot, subs: readonly number[]): void {
  const { run } = draft.table;
  if (!run) return;
  const ice = encountered(draft.table);
  const by = [...run.by, ...subs.map(() => breaker)];
  changeRun(draft, { broken: [...run.broken, ...subs], by });
  for (const sub of subs) emit(draft, { kind: 'broken', slot: ice.slot, sub });
  if (subs.length === 0 || run.broken.length + subs.length < ice.subs.length) return;
  emit(draft, { kind: 'brokenThrough', slot: ice.slot });
  happens(draft, 'allBroken', { fort: run.fort, slot: ice.slot });
}
