/**
 * Cards that replace what a rule is about to do: the rule asks here first, and the asking frame receives in `got`
 * whether one did (1) or not (0). If several must, their owner orders them; for optional ones the owner is asked. The
 * player whose turn it is comes first (N-PRI-07).
 */
import { other, type Seat } from '../../../game.ts';
import { replacersOf } from '../../active.ts';
import { type Draft, pop, push, replaceFrame } from '../../draft.ts';
import type { Replaced } from '../../effect.ts';
import type { About, FrameOf, TextRef } from '../../frame.ts';
import type { Table } from '../../table.ts';
import { replacementAt } from '../effects.ts';
import { choosing } from './choose.ts';

type Frame = FrameOf<'replace'>;

/** The texts of active cards that may replace the given event. */
export function replacements(table: Table, what: Replaced, about: About = {}): TextRef[] {
  const refs: TextRef[] = [];
  for (const { card, index, replacement } of replacersOf(table, what) ?? []) {
    const ref: TextRef = {
      card: card.card,
      slot: card.slot,
      seat: card.owner,
      text: 'instead',
      index,
      path: [],
      about,
    };
    if (replacement.only?.holds(table, ref) ?? true) refs.push(ref);
  }
  return refs;
}

/** Offers these replacements next. False if there are none: the rule acts right away. */
export function offerReplacements(draft: Draft, what: Replaced, about: About = {}): boolean {
  const left = replacements(draft.table, what, about);
  if (left.length === 0) return false;
  push(draft, { do: 'replace', left, done: false });
  return true;
}

/** The player who decides now, and the indexes of the replacements they decide about. */
function currentDecider(table: Table, { left, done }: Frame): { seat: Seat; mine: readonly number[]; must: boolean } {
  const may = (ref: TextRef): boolean => !done || replacementAt(ref)?.joins === true;
  const seat = left.some((ref) => may(ref) && ref.seat === table.active) ? table.active : other(table.active);
  const mine = left.flatMap((ref, at) => (may(ref) && ref.seat === seat ? [at] : []));
  return { seat, mine, must: mine.some((at) => !isOptional(left[at])) };
}

const isOptional = (ref: TextRef | undefined): boolean => ref === undefined || replacementAt(ref)?.optional === true;

export const replace = choosing<Frame>({
  /** If any replacement is mandatory, the player must choose one. A single mandatory one applies without asking. */
  choice(table, frame) {
    const { seat, mine, must } = currentDecider(table, frame);
    if (mine.length === 0 || (must && mine.length === 1)) return null;
    return { of: seat, what: 'instead', from: mine, min: must ? 1 : 0, max: 1 };
  },
  take(draft, frame, [at]) {
    if (at !== undefined) return applyReplacement(draft, frame, at);
    const { mine } = currentDecider(draft.table, frame);
    replaceFrame(draft, { ...frame, left: frame.left.filter((_, index) => !mine.includes(index)) });
  },
  step(draft, frame) {
    const at = currentDecider(draft.table, frame).mine[0];
    if (at === undefined) pop(draft, [frame.done ? 1 : 0]);
    else applyReplacement(draft, frame, at);
  },
});

function applyReplacement(draft: Draft, frame: Frame, at: number): void {
  const ref = frame.left[at];
  replaceFrame(draft, { ...frame, done: true, left: frame.left.filter((_, index) => index !== at) });
  if (ref) push(draft, { do: 'effect', ref, at: 0 });
}
