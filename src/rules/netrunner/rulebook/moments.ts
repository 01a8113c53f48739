/**
 * Events and the texts they trigger (N-PRI-07, R-GEN-25). Each moment is announced at one place in the rulebook;
 * everything due is then collected in one pass and resolved one text at a time. Only the start of a turn keeps
 * collecting (`turn/start.ts`).
 */
import type { Seat } from '../../game.ts';
import { type Active, type Listener, listenersTo } from '../active.ts';
import { type Draft, pop, push, replaceFrame } from '../draft.ts';
import type { EffectMoment, Trigger } from '../effect.ts';
import type { About, FrameOf, TextRef } from '../frame.ts';
import { usualScope } from '../scope.ts';
import type { Lasting, Table } from '../table.ts';
import { counterTexts, type PlacedCounterText } from './cards/counters.ts';
import { choosing } from './choose/choose.ts';
import type { Handler } from './handler.ts';
import { type DueTrigger, nextTrigger, yieldsOrder } from './order.ts';

/** Announces one or more simultaneous moments: the texts due are resolved next. */
export function happens(draft: Draft, moment: EffectMoment | readonly EffectMoment[], about: About = {}): void {
  const left =
    typeof moment === 'string' ? dueAt(draft, moment, about) : moment.flatMap((one) => dueAt(draft, one, about));
  const [only, ...more] = left;
  if (only && more.length === 0) push(draft, { do: 'effect', ref: only, at: 0 });
  else if (only) push(draft, { do: 'triggers', left });
}

const none: readonly TextRef[] = [];

/** Collects the texts due at a moment. Usually there are none, so nothing is allocated. */
function dueAt(draft: Draft, moment: EffectMoment, about: About): readonly TextRef[] {
  const texts = triggeredBy(draft.table, moment, about);
  const waiting = takeWaiting(draft, moment, about);
  return waiting.length === 0 ? texts : [...texts, ...waiting];
}

/** Returns the card and counter texts that trigger at a moment. */
export function triggeredBy(table: Table, moment: EffectMoment, about: About): readonly TextRef[] {
  const listeners = listenersTo(table, moment);
  const counters = about.drawn ? null : counterTexts(table, moment);
  if (!listeners && !counters) return none;
  return [
    ...(listeners ?? []).flatMap((one) => listenerTexts(table, one, moment, about)),
    ...(counters ?? []).flatMap((one) => counterTriggers(table, one, moment, about)),
  ];
}

/** Takes the texts waiting for a moment. One-time texts stop waiting. */
export const takeWaiting = (draft: Draft, moment: EffectMoment, about: About): readonly TextRef[] =>
  draft.table.lasting.length > 0 && !about.drawn ? waitingFor(draft, moment, about) : none;

function listenerTexts(
  table: Table,
  { card, index, trigger }: Listener,
  moment: EffectMoment,
  about: About,
): TextRef[] {
  const { owner } = card;
  if (!isTurnOf(table, moment, owner) || !inScope(table, card, trigger, about)) return [];
  const ref: TextRef = { card: card.card, slot: card.slot, seat: owner, text: 'on', index, path: [], about };
  return trigger.only && !trigger.only.holds(table, ref) ? [] : [ref];
}

/** Returns the counter texts that trigger. A counter's text belongs to the player whose card added it. */
function counterTriggers(
  table: Table,
  { card, seat, slot, index, trigger }: PlacedCounterText,
  moment: EffectMoment,
  about: About,
): TextRef[] {
  if (!isTurnOf(table, moment, seat)) return [];
  const ref: TextRef = { card, slot, seat, text: 'counter', index, path: [], about };
  return trigger.only && !trigger.only.holds(table, ref) ? [] : [ref];
}

/**
 * Whether a start or end of turn falls in the right turn: the owner's own or the opponent's. Always true for other
 * moments.
 */
function isTurnOf(table: Table, moment: EffectMoment, owner: Seat): boolean {
  if (moment === 'start' || moment === 'end') return table.active === owner;
  return (moment !== 'opponentStart' && moment !== 'opponentEnd') || table.active !== owner;
}

function inScope(table: Table, card: Active, { on, of = usualScope(on) }: Trigger, about: About): boolean {
  if (of === 'any') return !about.drawn;
  if (of === 'self') return about.slot === card.slot;
  const fort = about.fort ?? (about.slot === undefined ? undefined : table.cards[about.slot]?.fort);
  return card.fort !== null && card.fort === fort;
}

/**
 * Effects waiting for a moment: `later` once, or a given number of times; `whenever` each time while the effect lasts.
 */
function waitingFor(draft: Draft, moment: EffectMoment, about: About): TextRef[] {
  const { table } = draft;
  const now = table.lasting.filter((one) => isDue(table, one, moment, about));
  if (now.some((one) => one.what === 'later'))
    table.lasting = table.lasting.flatMap((one) => {
      if (one.what !== 'later' || !now.includes(one)) return [one];
      return one.amount > 1 ? [{ ...one, amount: one.amount - 1 }] : [];
    });
  return now.flatMap(({ ref }) => (ref ? [{ ...ref, about: { ...ref.about, ...about } }] : []));
}

function isDue(table: Table, one: Lasting, moment: EffectMoment, about: About): boolean {
  if ((one.what !== 'later' && one.what !== 'whenever') || one.on !== moment) return false;
  return isTurnOf(table, moment, one.ref.seat) && (one.slot === undefined || one.slot === about.slot);
}

/** A choice of which text comes next. `due`: the texts due at the frame; `resolve`: resolves one, by index. */
export function ordering<F extends FrameOf<'triggers' | 'turnStarts'>>(
  due: (table: Table, frame: F) => readonly DueTrigger[],
  resolve: (draft: Draft, frame: F, at: number) => void,
) {
  const next = (table: Table, frame: F) => nextTrigger(table, due(table, frame), frame.others === true);
  return choosing<F>({
    choice(table, frame) {
      const { of, choice } = next(table, frame);
      return choice && { of, ...choice };
    },
    take(draft, frame, [at = 0]) {
      const { of } = next(draft.table, frame);
      if (yieldsOrder(due(draft.table, frame), of, at)) replaceFrame(draft, { ...frame, others: true });
      else resolve(draft, frame, at);
    },
  });
}

/** Resolves texts that are due together, one at a time. */
export const triggers: Handler<FrameOf<'triggers'>> = {
  ...ordering<FrameOf<'triggers'>>((_, { left }) => left, next),
  step(draft, frame) {
    if (frame.left.length === 0) pop(draft);
    else next(draft, frame, nextTrigger(draft.table, frame.left, frame.others === true).first);
  },
};

/**
 * A card that has stopped working does nothing; effects in `lasting` need no card, and counters only need to be there.
 */
function next(draft: Draft, { left }: FrameOf<'triggers'>, at: number): void {
  const ref = left[at];
  replaceFrame(draft, { do: 'triggers', left: left.toSpliced(at, 1) });
  if (!ref) return;
  if (isStillWorking(draft.table, ref)) push(draft, { do: 'effect', ref, at: 0 });
}

function isStillWorking({ cards }: Table, { slot, path, text }: TextRef): boolean {
  if (path.length > 0 || slot === null) return true;
  return text === 'counter' ? cards[slot] !== undefined : cards[slot]?.active === true;
}
