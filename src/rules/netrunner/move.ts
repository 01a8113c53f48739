/**
 * The moves a player can make, and the only place where a move is judged: its format here, its legality by the asking
 * frame (`flow.ts`).
 */

import { fail, ok, type Result } from '../../base/result.ts';
import * as is from '../../base/shapes.ts';
import type { CardId, Refusal, Slot } from '../game.ts';
import type { TraceBid } from './frame.ts';
import { refuse, type ValuesOf } from './refusal.ts';
import type { FortId } from './table.ts';

export type Move =
  /** Done, no or continue: the empty answer to the open question. */
  | { do: 'pass' }
  | { do: 'draw' }
  | { do: 'bit' }
  /**
   * The Corp installs face down, or rezzed if the card says so. `over`: the agenda or node it overwrites. `clear`:
   * first choose ice to trash.
   */
  | { do: 'install'; hidden?: CardId; rezzed?: CardId; ice: boolean; fort: FortId; over?: Slot; clear?: true }
  /** The Runner installs a hidden resource, face down. */
  | { do: 'install'; rig: true; hidden?: CardId }
  /** The Runner installs. `over`: first choose programs to overwrite; `into`: inside a daemon. */
  | { do: 'install'; card: CardId; over?: true; into?: Slot }
  | { do: 'play'; card: CardId }
  | { do: 'advance'; slot: Slot }
  | { do: 'trashResource'; slot: Slot }
  | { do: 'removeTag' }
  /** Removes one of the player's own counters, or one in a fort. */
  | { do: 'removeCounter'; name: string; fort?: FortId }
  /** The Corp removes all virus counters, forgoing its next three actions. */
  | { do: 'purge' }
  /** The Runner buys off a ban on running. `bits`: the price. */
  | { do: 'liftBan'; bits: number }
  | { do: 'run'; fort: FortId }
  | { do: 'rez'; slot: Slot; card: CardId }
  | { do: 'score'; slot: Slot; card: CardId }
  /**
   * `sub`: the subroutine to break, `subs`: several; `times`: points to prevent, or number of boosts; `card`: the
   * face-down resource turned up for it.
   */
  | { do: 'use'; slot: Slot; ability: number; sub?: number; subs?: number[]; times?: number; card?: CardId }
  | { do: 'jackOut' }
  | { do: 'choose'; picks: number[] }
  /** A bid in a trace. */
  | TraceBid
  /** Shows a card accessed from R&D, if it must be shown. */
  | { do: 'show'; card: CardId }
  /** Takes one of the cards on top of the player's own pile. */
  | { do: 'take'; at: number; card: CardId }
  /** Takes a card from a search, unseen. */
  | { do: 'take'; hidden?: CardId }
  /** Puts a card from the player's hand into their pile, unseen. */
  | { do: 'tuck'; hidden?: CardId }
  | { do: 'steal'; at: number; card: CardId }
  | { do: 'trash'; at: number; card: CardId }
  | { do: 'discard'; hidden?: CardId; card?: CardId }
  | { do: 'concede' };

type Check = (value: unknown) => boolean;
const whole: Check = is.whole(0, 2 ** 31 - 1);
const text: Check = (value) => typeof value === 'string' && value.length > 0 && value.length <= 64;
const yes: Check = (value) => value === true;
const bool: Check = (value) => typeof value === 'boolean';
const MAX_LIST_LENGTH = 200;
const wholes: Check = (value) => Array.isArray(value) && value.length <= MAX_LIST_LENGTH && value.every(whole);
const uses: Check = (value) =>
  Array.isArray(value) && value.length <= 50 && value.every((one) => wholes(one) && (one as unknown[]).length === 3);

interface Form {
  needs: Readonly<Record<string, Check>>;
  may?: Readonly<Record<string, Check>>;
}

/** The fields of each move: the required ones, then the optional ones. */
const forms: Readonly<Record<Move['do'], readonly [Form, ...Form[]]>> = {
  pass: [{ needs: {} }],
  draw: [{ needs: {} }],
  bit: [{ needs: {} }],
  install: [
    { needs: { ice: bool, fort: text }, may: { hidden: text, rezzed: text, over: whole, clear: yes } },
    { needs: { rig: yes }, may: { hidden: text } },
    { needs: { card: text }, may: { over: yes, into: whole } },
  ],
  play: [{ needs: { card: text } }],
  advance: [{ needs: { slot: whole } }],
  trashResource: [{ needs: { slot: whole } }],
  removeTag: [{ needs: {} }],
  removeCounter: [{ needs: { name: text }, may: { fort: text } }],
  purge: [{ needs: {} }],
  liftBan: [{ needs: { bits: whole } }],
  run: [{ needs: { fort: text } }],
  rez: [{ needs: { slot: whole, card: text } }],
  score: [{ needs: { slot: whole, card: text } }],
  use: [{ needs: { slot: whole, ability: whole }, may: { sub: whole, subs: wholes, times: whole, card: text } }],
  jackOut: [{ needs: {} }],
  choose: [{ needs: { picks: wholes } }],
  bid: [{ needs: { bits: whole }, may: { base: whole, links: uses } }],
  show: [{ needs: { card: text } }],
  take: [{ needs: { at: whole, card: text } }, { needs: {}, may: { hidden: text } }],
  tuck: [{ needs: {}, may: { hidden: text } }],
  steal: [{ needs: { at: whole, card: text } }],
  trash: [{ needs: { at: whole, card: text } }],
  discard: [{ needs: {}, may: { hidden: text, card: text } }],
  concede: [{ needs: {} }],
};

/**
 * Parses anything as a move; E-FORM names the invalid field (N-GEN-04). The result is a plain copy of the value's own
 * fields: nothing inherited, no gaps in a list, and nothing its sender could change later.
 */
export function readMove(value: unknown): Result<Move, Refusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(refuse('notAMove'));
  // No move has more fields: the first surplus one is already an error.
  const all = Object.keys(value);
  const names = all.length > 10 ? all.slice(0, 10) : all;
  const fields = copyFields(value, names);
  const name = fields['do'];
  if (typeof name !== 'string' || !Object.hasOwn(forms, name))
    return fail(refuse('noSuchMove', { name: typeof name === 'string' ? name.slice(0, 40) : '?' }));
  const wrong = faultIn(fields, names, matchingForm(fields, forms[name as Move['do']]));
  return wrong === null ? ok(fields as Move) : fail(refuse('malformedMove', { move: name, ...wrong }));
}

/** The names of all fields of all moves. Others are never copied, including `__proto__`. */
const fieldNames = new Set([
  'do',
  ...Object.values(forms).flatMap((all) => all.flatMap(({ needs, may }) => Object.keys({ ...needs, ...may }))),
]);

/** Copies the allowed fields of a move. */
function copyFields(value: object, names: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of names)
    if (fieldNames.has(name)) fields[name] = copyValue((value as Record<string, unknown>)[name], 2);
  return fields;
}

/** Copies a value. No move nests deeper than lists of lists; gaps become `undefined`, which no check accepts. */
function copyValue(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) || value.length > MAX_LIST_LENGTH || depth === 0) return value;
  return Array.from(value, (one) => copyValue(one, depth - 1));
}

/** Returns the form whose required fields are all present; otherwise any form. */
function matchingForm(fields: Record<string, unknown>, all: readonly [Form, ...Form[]]): Form {
  if (all.length > 1) for (const form of all) if (hasAll(fields, form.needs)) return form;
  return all[0];
}

function hasAll(fields: Record<string, unknown>, needs: Form['needs']): boolean {
  for (const name in needs) if (!Object.hasOwn(fields, name)) return false;
  return true;
}

type FieldFault = Omit<ValuesOf<'malformedMove'>, 'move'>;

function faultIn(fields: Record<string, unknown>, names: readonly string[], { needs, may }: Form): FieldFault | null {
  for (const name in needs) if (!needs[name]?.(fields[name])) return { field: name, fault: 'missing' };
  for (const name of names) {
    if (name === 'do' || Object.hasOwn(needs, name)) continue;
    const check = may && Object.hasOwn(may, name) ? may[name] : undefined;
    if (!check) return { field: name, fault: 'foreign' };
    if (!check(fields[name])) return { field: name, fault: 'wrong' };
  }
  return null;
}
