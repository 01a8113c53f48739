/**
 * Named counters: a card's text about its counters works while they are there, whatever happens to the card (N-CTR-05).
 * Virus counters may be avoided one at a time as they are added (R-GEN-45).
 */

import { remember } from '../../../../base/remember.ts';
import type { CardId, Refusal, Seat, Slot } from '../../../game.ts';
import { cardsWithCounter, usable } from '../../active.ts';
import { allCards, counterKinds, definition, isExposingCounter, isVirusCounter } from '../../card.ts';
import { addLasting, changeCounters, type Draft, emit, pop, push, replaceFrame, resetUnexposed } from '../../draft.ts';
import type { Card, CounterKind, EffectMoment, Trigger } from '../../effect.ts';
import type { FrameOf } from '../../frame.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, countersAt, type Holder, RUNNER, type Table } from '../../table.ts';
import { useAbility, useRefusal } from '../abilities.ts';
import type { Handler } from '../handler.ts';
import { bitsRefusal, spend } from '../pay/payment.ts';
import { wrongMomentRefusal } from '../turn/window.ts';

/** Counters are added one at a time; the Corp may avoid some virus counters. */
export const counter: Handler<FrameOf<'counter'>> = {
  ask: (table, frame) =>
    frame.step === 'avoid' && frame.left > 0 && isVirusCounter(frame.name) && avoiders(table).length > 0
      ? { kind: 'move', of: CORP, window: 'avoidCounter' }
      : null,
  moves: (table) => [{ do: 'pass' }, ...avoiders(table)],
  refusal(table, _, seat, move) {
    if (move.do === 'pass') return null;
    if (move.do !== 'use') return wrongMomentRefusal(table, seat, move);
    if (move.times !== undefined) return refuse('oneCounterAtATime');
    return useRefusal(table, CORP, move, 'virus');
  },
  takeMove(draft, frame, move) {
    if (move.do !== 'use') return replaceFrame(draft, { ...frame, step: 'give' });
    replaceFrame(draft, { ...frame, left: frame.left - 1 });
    avoided(draft);
    useAbility(draft, CORP, move);
  },
  step(draft, frame) {
    if (frame.left === 0) return pop(draft);
    replaceFrame(draft, { ...frame, left: frame.left - 1, step: 'avoid' });
    if (isVirusCounter(frame.name) && avoidByText(draft)) return avoided(draft);
    changeCounters(draft, frame.on, frame.name, 1);
    if ('fort' in frame.on && isExposingCounter(frame.name)) resetUnexposed(draft, frame.on.fort);
  },
};

const avoided = (draft: Draft): void => emit(draft, { kind: 'prevented', what: 'counter', amount: 1 });

const avoiders = (table: Table): Move[] =>
  usable(table, CORP, 'virus')
    .map(({ slot, index }) => ({ do: 'use', slot, ability: index }) as const)
    .filter((move) => useRefusal(table, CORP, move, 'virus') === null);

/** A text that makes the Corp avoid the next virus counters is used up one counter at a time, without asking. */
function avoidByText(draft: Draft): boolean {
  const at = draft.table.lasting.findIndex((one) => one.what === 'avoidVirus');
  const shelter = draft.table.lasting[at];
  if (!shelter) return false;
  draft.table.lasting = draft.table.lasting.filter((_, index) => index !== at);
  if (shelter.amount > 1) addLasting(draft, { ...shelter, amount: shelter.amount - 1 });
  return true;
}

// ---- counters a player may remove for an action

type Removal = Extract<Move, { do: 'removeCounter' }>;

const removable = (seat: Seat, name: string): { card: CardId; kind: CounterKind } | undefined =>
  counterKinds().find(({ kind }) => kind.name === name && kind.removal?.by === seat);

const holderOf = (seat: Seat, move: Removal): Holder => (move.fort === undefined ? { seat } : { fort: move.fort });

/** Removals worth listing, affordable or not. */
export function removalMoves(table: Table, seat: Seat): Move[] {
  const own = Object.keys(seat === CORP ? table.corp.counters : table.runner.counters);
  const moves: Move[] = own.filter((name) => removable(seat, name)).map((name) => ({ do: 'removeCounter', name }));
  for (const { id, counters } of table.forts)
    for (const name in counters) if (removable(seat, name)) moves.push({ do: 'removeCounter', name, fort: id });
  return moves;
}

/** One action and bits per counter, as the card that added it defines. */
export function removalRefusal(table: Table, seat: Seat, move: Removal): Refusal | null {
  const removal = removable(seat, move.name)?.kind.removal;
  if (!removal || countersAt(table, holderOf(seat, move), move.name) < 1) return refuse('noCounterToRemove');
  return bitsRefusal(table, seat, 'counter', removal.bits, 'removalCost');
}

/** Removes one counter, pays for that, and starts what it does. */
export function removeCounter(draft: Draft, seat: Seat, move: Removal): void {
  changeCounters(draft, holderOf(seat, move), move.name, -1);
  const found = removable(seat, move.name);
  if (!found) return;
  const { card, kind } = found;
  const index = definition(card).counters.indexOf(kind);
  if (kind.removal?.brings)
    push(draft, { do: 'effect', ref: { card, slot: null, seat, text: 'removal', index, path: [] }, at: 0 });
  spend(draft, seat, { for: 'counter', card }, kind.removal?.bits ?? 0);
}

// ---- what counters do

/** A counter text: the card it is from, and the index of the text on it. */
export interface CounterText {
  card: CardId;
  seat: Seat;
  name: string;
  on: CounterKind['on'];
  index: number;
  trigger: Trigger;
}

/** A counter text with its location: on a card, or with a player. */
export interface PlacedCounterText extends CounterText {
  slot: Slot | null;
}

const counterTextsAt = remember((moment: EffectMoment): readonly CounterText[] =>
  allCards()
    .flatMap(counterTextsIn)
    .filter(({ trigger }) => trigger.on === moment),
);

const counterTextsIn = ({ id, side, counters }: Card): CounterText[] =>
  counters
    .flatMap(({ name, on, triggers = [] }) => triggers.map((trigger) => ({ name, on, trigger })))
    .map((one, index) => ({ ...one, index, card: id, seat: side }));

/** Texts of counters, on a player or card, that trigger at the given moment; null if none. */
export function counterTexts(table: Table, moment: EffectMoment): readonly PlacedCounterText[] | null {
  let due: PlacedCounterText[] | null = null;
  for (const one of counterTextsAt(moment))
    for (const slot of placesOf(table, one)) due = [...(due ?? []), { ...one, slot }];
  return due;
}

/** Each card with such counters triggers separately; a player's trigger once, for all of them. */
function placesOf(table: Table, { on, name }: CounterText): readonly (Slot | null)[] {
  if (on === 'card') return cardsWithCounter(table, name);
  if (on === 'fort') return nowhere;
  const { counters } = on === CORP ? table.corp : table.runner;
  return (counters[name] ?? 0) > 0 ? once : nowhere;
}

const once: readonly null[] = [null];
const nowhere: readonly null[] = [];

/** How many of the counters with the given name that this card gives a player there are. */
export function countersOfCard(table: Table, card: CardId, name: string): number {
  const on = definition(card).counters.find((kind) => kind.name === name)?.on;
  return on === CORP || on === RUNNER ? countersAt(table, { seat: on }, name) : 0;
}
