/**
 * What happens, and the texts that answer it (N-PRI-07, R-GEN-25). The rulebook says at one place each that a moment
 * has come; everything that is due then is collected at once and carried out one text after the other.
 */
import type { Seat } from '../../game.ts';
import { type Active, type Listener, listenersTo } from '../active.ts';
import { become, type Draft, pop, push } from '../draft.ts';
import type { Moment, Trigger } from '../effect.ts';
import type { About, FrameOf, TextRef } from '../frame.ts';
import { CORP, type Lasting, RUNNER, type Table } from '../table.ts';
import { usualScope } from '../triggerWords.ts';
import { counterTexts, type Spoken } from './cards/counters.ts';
import { asked, type Choice, chooseMoves, chooseRefusal } from './choose/choose.ts';
import { isSameText, textOf } from './effects.ts';
import type { Handler } from './handler.ts';

/** That moment has come: what is due is carried out next, the texts of the player whose turn it is first. */
export function happens(draft: Draft, moment: Moment, about: About = {}): void {
  const listeners = listenersTo(draft.table, moment);
  const waiting = draft.table.lasting.length > 0 && !about.drawn ? waitingFor(draft, moment, about) : [];
  const counters = about.drawn ? null : counterTexts(draft.table, moment);
  if (!listeners && !counters && waiting.length === 0) return;
  const due = [
    ...(listeners ?? []).flatMap((one) => answers(draft.table, one, moment, about)),
    ...(counters ?? []).flatMap((one) => ofCounters(draft.table, one, moment, about)),
    ...waiting,
  ];
  // What is pushed last is carried out first.
  for (const seat of draft.table.active === CORP ? [RUNNER, CORP] : [CORP, RUNNER])
    carryOut(
      draft,
      seat,
      due.filter((ref) => ref.seat === seat),
    );
}

function carryOut(draft: Draft, seat: Seat, left: readonly TextRef[]): void {
  const [only, ...more] = left;
  if (only && more.length === 0) push(draft, { do: 'effect', ref: only, at: 0 });
  else if (only) push(draft, { do: 'triggers', seat, left });
}

function answers(table: Table, { card, index, trigger }: Listener, moment: Moment, about: About): TextRef[] {
  const { owner } = card;
  if (!isTurnOf(table, moment, owner) || !inScope(table, card, trigger, about)) return [];
  const ref: TextRef = { card: card.card, slot: card.slot, seat: owner, text: 'on', index, path: [], about };
  return trigger.only && !trigger.only.holds(table, ref) ? [] : [ref];
}

/** What counters do is a text of the player whose card brought them. */
function ofCounters(
  table: Table,
  { card, seat, slot, index, trigger }: Spoken,
  moment: Moment,
  about: About,
): TextRef[] {
  if (!isTurnOf(table, moment, seat)) return [];
  const ref: TextRef = { card, slot, seat, text: 'counter', index, path: [], about };
  return trigger.only && !trigger.only.holds(table, ref) ? [] : [ref];
}

/** The moments of a turn are those of the owner's turn, or of the other player's. */
function isTurnOf(table: Table, moment: Moment, owner: Seat): boolean {
  if (moment === 'start' || moment === 'end') return table.active === owner;
  return (moment !== 'opponentStart' && moment !== 'opponentEnd') || table.active !== owner;
}

function inScope(table: Table, card: Active, { on, of = usualScope(on) }: Trigger, about: About): boolean {
  if (of === 'any') return !about.drawn;
  if (of === 'self') return about.slot === card.slot;
  const fort = about.fort ?? (about.slot === undefined ? undefined : table.cards[about.slot]?.fort);
  return card.fort !== null && card.fort === fort;
}

/** Effects that wait for that moment: `later` comes once, or so many times; `whenever` each time while it lasts. */
function waitingFor(draft: Draft, moment: Moment, about: About): TextRef[] {
  const { table } = draft;
  const now = table.lasting.filter((one) => isDue(table, one, moment, about));
  if (now.some((one) => one.what === 'later'))
    table.lasting = table.lasting.flatMap((one) => {
      if (one.what !== 'later' || !now.includes(one)) return [one];
      return one.amount > 1 ? [{ ...one, amount: one.amount - 1 }] : [];
    });
  return now.flatMap(({ ref }) => (ref ? [{ ...ref, about: { ...ref.about, ...about } }] : []));
}

function isDue(table: Table, one: Lasting, moment: Moment, about: About): boolean {
  if ((one.what !== 'later' && one.what !== 'whenever') || one.on !== moment) return false;
  return isTurnOf(table, moment, one.ref.seat) && (one.slot === undefined || one.slot === about.slot);
}

/** Texts of one player that are due together: he orders them (N-PRI-07); where the order is all the same nobody is asked. */
export const triggers: Handler<FrameOf<'triggers'>> = {
  ask(_, frame) {
    if (
      frame.left.length < 2 ||
      inPrintedOrder(frame.left) ||
      alike(frame.left) ||
      frame.left.every((ref) => textOf(ref).plain)
    )
      return null;
    return asked(frame.seat, orderOf(frame));
  },
  moves: (_, frame) => chooseMoves(orderOf(frame)),
  refusal: (_, frame, __, move) => chooseRefusal(orderOf(frame), move),
  take(draft, frame, answer) {
    if (answer.kind === 'move' && answer.move.do === 'choose') next(draft, frame, answer.move.picks[0] ?? 0);
  },
  step(draft, frame) {
    if (frame.left.length === 0) pop(draft);
    else next(draft, frame, 0);
  },
};

/** Several texts of one card come as they stand on it (R-GEN-28). */
const inPrintedOrder = ([first, ...more]: readonly TextRef[]): boolean =>
  first?.slot !== null && more.every((ref) => ref.slot === first?.slot);

/** The same waiting effect several times over. */
const alike = ([first, ...more]: readonly TextRef[]): boolean =>
  first !== undefined && first.path.length > 0 && more.every((ref) => isSameText(ref, first));

const orderOf = (frame: FrameOf<'triggers'>): Choice => ({
  what: 'order',
  from: frame.left.map((_, at) => at),
  min: 1,
  max: 1,
});

/** A card that stopped working meanwhile does nothing; what waited in `lasting` needs no card, and counters need only lie there. */
function next(draft: Draft, frame: FrameOf<'triggers'>, at: number): void {
  const ref = frame.left[at];
  become(draft, { ...frame, left: frame.left.filter((_, index) => index !== at) });
  if (!ref) return;
  if (works(draft.table, ref)) push(draft, { do: 'effect', ref, at: 0 });
}

function works({ cards }: Table, { slot, path, text }: TextRef): boolean {
  if (path.length > 0 || slot === null) return true;
  return text === 'counter' ? cards[slot] !== undefined : cards[slot]?.active === true;
}
