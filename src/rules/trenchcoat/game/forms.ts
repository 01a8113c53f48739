/** The forms of a move's contents. `refusal.ts` checks whether they fit the table. */
import { defends, isOpposed, isShared, MAX_PLAYERS } from '../group/together.ts';
import { type Bounds, SCORE } from '../input.ts';
import { MAX_NODE_TEXT } from '../matrix/node.ts';
import { type InputFault, refuse } from '../reasons.ts';
import { checkSheet } from '../sheet/check.ts';
import { manners, type TestSide } from '../test/terms.ts';
import { MAX_MODIFIERS } from '../test/total.ts';
import type { Call } from './call.ts';
import { type Check, flag, list, malformed, nullOr, object, oneOf, tagged, text, wholeNumber } from './form.ts';
import { levels, targets, tellings, thingKinds, untestedOutcomes } from './names.ts';
import type { Pending } from './table.ts';

const INDEX: Bounds = { least: 0, most: 999 };
/** Twenty years in ten-thousandths of a millisecond: the most game time in one step. */
const SPAN: Bounds = { least: 0, most: 2 ** 53 - 1 };

const index = wholeNumber(INDEX);
const span = wholeNumber(SPAN);
const name = text(40, 1);
/** Spoken text: longer text is truncated on screen, with a notice (T-ANOM-07). */
const said = text(500);
const things = oneOf(thingKinds);

const sheet: Check = (value) => {
  const read = checkSheet(value);
  return read.ok ? null : (read.error[0] ?? null);
};

const ability = list(text(80, 1), 4, 0);

const request = tagged('kind', {
  action: {
    who: index,
    action: name,
    target: oneOf(targets),
    node: index,
    thing: nullOr(index),
    ability,
    say: said,
  },
  test: { who: index, ability, say: said },
});

const row = object(
  {
    abilities: list(object({ name, score: wholeNumber(SCORE) }, { limit: nullOr(wholeNumber(SCORE)) }), 8),
    modifiers: list(object({ name, value: wholeNumber(SCORE) }), MAX_MODIFIERS),
  },
  { name, count: wholeNumber({ least: 1, most: 1_000_000 }) },
);
const side = object({ manner: oneOf(manners), rows: list(row, 20, 1) });

const ID = /^[0-9a-f]{16}$/;

const part = {
  id: ((value, name) => (typeof value === 'string' && ID.test(value) ? null : malformed(name))) satisfies Check,
  of: wholeNumber({ least: 2, most: MAX_PLAYERS }),
  nth: wholeNumber({ least: 1, most: MAX_PLAYERS }),
};

const together: Check = tagged('kind', {
  each: part,
  team: part,
  supported: { ...part, part: oneOf(['leads', 'helps']) },
  opposed: { ...part, part: oneOf(['attacks', 'defends']) },
});

const call = object(
  {
    label: text(60, 1),
    terms: object({ acts: side, against: side }, { time: wholeNumber({ least: 500, most: 100_000_000 }) }),
    acting: oneOf(['player', 'gm']),
    who: index,
    exploit: nullOr(object({ node: index })),
    open: flag,
  },
  { together },
);

const thing = { node: index, kind: things, id: index };

const gain = tagged('gain', {
  accessed: { node: index, level: oneOf(levels) },
  level: { node: index, level: oneOf(levels) },
  left: { node: index },
  aid: { node: index },
  noAid: { node: index },
  named: { node: index, name },
  learned: { node: index, field: name, value: text(MAX_NODE_TEXT, 1) },
  thing: { ...thing, name, state: nullOr(text(20, 1)) },
  text: { ...thing, text: text(MAX_NODE_TEXT) },
  gone: { ...thing },
  alert: { node: index, active: flag },
  down: { node: index, down: flag },
  damage: { who: index, pips: wholeNumber({ least: -99, most: 99 }), label: text(40) },
});
/** The best analysis gives 20, and for each node an alert and a shutdown may be noticed. */
export const gains = list(gain, 64);

const tell = object({
  telling: oneOf(tellings),
  success: nullOr(flag),
  band: nullOr(text(20, 1)),
  quality: nullOr(wholeNumber({ least: -9999, most: 9999 })),
  say: said,
  gains,
  span,
  next: oneOf(['done', 'own']),
});

const commits = wholeNumber({ least: 1, most: 8 });
/** Facts are checked where they are known; here only their number is checked. */
const sealed = {
  commits,
  facts: (value: unknown): InputFault | null =>
    Array.isArray(value) ? null : malformed({ kind: 'part', part: 'facts' }),
};

export const move = tagged('do', {
  sheet: { at: index, sheet },
  request: { request },
  leave: { node: index },
  yield: {},
  stop: {},
  roll: {},
  bring: [{ name: text(40), aid: flag }, sealed],
  call: [{ call }, sealed],
  without: [{ outcome: oneOf(untestedOutcomes), say: said, gains, span }, sealed],
  tell: [{ tell }, sealed],
  announce: [{ say: said, gains }, sealed],
  clock: { to: span },
  dice: { on: flag },
  done: {},
  end: [{}, sealed],
  openDice: {},
  openNode: {},
  close: {},
});

/** Why a call can't be the given part; null if it can, or if it is not part of a joint test. */
export function jointRefusal(call: Call, pending: Pending | null): InputFault | null {
  const { together: joint, terms, acting, exploit, open } = call;
  if (joint === undefined) return null;
  const { of, nth } = joint;
  if (pending !== null) return refuse('jointAsked');
  if (nth > of) return refuse('noSuchPart', { nth, of });
  if (isOpposed(call) && of !== 2) return refuse('opposedTwo');
  const side = acting === (defends(call) ? 'gm' : 'player');
  // A player's log holds no numbers of the other player.
  const other = defends(call) ? terms.acts : terms.against;
  const own = !isShared(call) || (isEmpty(other) && !open);
  return side && own && exploit === null ? null : refuse('jointForm');
}

const isEmpty = ({ rows }: TestSide = { manner: 'alone', rows: [] }): boolean =>
  rows.every(({ abilities, modifiers }) => abilities.length + modifiers.length === 0);
