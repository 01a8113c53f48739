/** Facts and held numbers in the log: what each player has committed to, and what of it has been opened (PROTOCOL 7.4, 8.4). */
import { equal } from '../../../base/bytes.ts';
import { type Json, readCanonical } from '../../../base/canonical.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Reveal } from '../../../rules/hidden.ts';
import type { Hold, OpenedFact, OpenedShare, Revealed, SealedFact, Share } from '../../log/body.ts';
import { checkFact } from '../../secret/fact.ts';
import { checkShare, heldNumber } from '../../secret/held.ts';
import { type Offence, offence } from './offence.ts';

/** Of one player, each list by number. */
export interface HiddenValues {
  readonly facts: readonly Fact[];
  readonly held: readonly Held[];
}

export interface Fact extends SealedFact {
  /** Null while it is shut. */
  readonly opened: OpenedFact | null;
}

export interface Held {
  readonly commitment: Uint8Array;
  readonly below: number;
  /** The other player's share; null until it has come. */
  readonly open: Uint8Array | null;
  /** The holder's; null while it is shut. */
  readonly opened: OpenedShare | null;
}

/** What is held: numbers below `below`, `count` of them at once. */
export interface HeldAsk {
  readonly below: number;
  readonly count: number;
}

/** The entry that opens some of them: as much as fits into one. */
export interface RevealTurn {
  readonly type: 'REVEAL';
  readonly by: Seat;
  readonly facts: readonly number[];
  readonly held: readonly number[];
}

export const noValues: HiddenValues = { facts: [], held: [] };

/** A commitment that stands there already is that of another number: its author could never open it. */
export function withFacts(values: HiddenValues, facts: readonly SealedFact[]): Result<HiddenValues, Offence> {
  let all = values.facts;
  for (const { commitment, sealed } of facts) {
    if (all.some((one) => equal(one.commitment, commitment))) return reused('a commitment');
    all = [...all, { commitment, sealed, opened: null }];
  }
  return ok({ ...values, facts: all });
}

export function withHold(
  values: HiddenValues,
  { number, commitments }: Hold,
  { below, count }: HeldAsk,
): Result<HiddenValues, Offence> {
  const { length } = values.held;
  if (number !== length) return offence('proof', `held number ${number} is not the next one`);
  if (commitments.length !== count) return offence('proof', `other than ${count} shares are held`);
  const held = [...values.held];
  for (const commitment of commitments) {
    if (held.some((one) => equal(one.commitment, commitment))) return reused('a commitment');
    held.push({ commitment, below, open: null, opened: null });
  }
  return ok({ ...values, held });
}

/** The other player's shares of the numbers that were held last. */
export function withShare(
  values: HiddenValues,
  { number, values: shares }: Share,
  { count }: HeldAsk,
): Result<HiddenValues, Offence> {
  if (values.held.length < count || number !== values.held.length - count)
    return offence('proof', `nobody has asked for a share of held number ${number}`);
  if (shares.length !== count) return offence('proof', `other than ${count} shares are given`);
  const held = [...values.held];
  for (const [at, value] of shares.entries()) {
    const one = held[number + at];
    if (one === undefined || held.some(({ open }) => open !== null && equal(open, value))) return reused('a share');
    held[number + at] = { ...one, open: value };
  }
  return ok({ ...values, held });
}

/** The values with those that an entry by `by` has opened. Each is checked against its commitment at once. */
export function withReveal(
  gameId: Uint8Array,
  turn: RevealTurn,
  before: HiddenValues,
  body: Revealed,
): Result<HiddenValues, Offence> {
  let { facts, held } = before;
  const stranger =
    body.facts.find(({ number }) => facts[number] === undefined) ??
    body.held.find(({ number }) => held[number] === undefined);
  if (stranger !== undefined) return unknown(stranger.number);
  if (!asked(body.facts, turn.facts) || !asked(body.held, turn.held))
    return offence('proof', 'other values were opened than are asked for');
  for (const opened of body.facts) {
    const fact = facts[opened.number];
    if (fact === undefined) return unknown(opened.number);
    const fits = checkFact(gameId, turn.by, fact.commitment, opened);
    if (!fits.ok) return fits;
    if (!readCanonical(opened.value).ok)
      return offence('commitment', `fact ${opened.number} is no value in canonical form`);
    if (facts.some((one) => one.opened !== null && equal(one.opened.salt, opened.salt))) return reused('a salt');
    facts = facts.with(opened.number, { ...fact, opened });
  }
  for (const opened of body.held) {
    const one = held[opened.number];
    if (one === undefined) return unknown(opened.number);
    const fits = checkShare(gameId, turn.by, one.commitment, opened);
    if (!fits.ok) return fits;
    if (
      held.some(({ opened: was }) => was !== null && (equal(was.share, opened.share) || equal(was.salt, opened.salt)))
    )
      return reused('a share');
    held = held.with(opened.number, { ...one, opened });
  }
  return ok({ facts, held });
}

/** The entries that open them, without what is open already; `game` where there is no such value. */
export function revealTurns(values: HiddenValues, { of, facts, held }: Reveal): Result<RevealTurn[], Offence> {
  const turns: RevealTurn[] = [];
  let turn: RevealTurn = { type: 'REVEAL', by: of, facts: [], held: [] };
  let size = 0;
  const room = (bytes: number): void => {
    size += bytes;
    if (size <= MOST_BYTES) return;
    turns.push(turn);
    turn = { ...turn, facts: [], held: [] };
    size = bytes;
  };
  for (const number of new Set(facts)) {
    const fact = values.facts[number];
    if (fact === undefined) return offence('game', `there is no fact ${number} to open`);
    if (fact.opened !== null) continue;
    room(fact.sealed.length + BESIDE);
    turn = { ...turn, facts: [...turn.facts, number] };
  }
  for (const number of new Set(held)) {
    const one = values.held[number];
    if (one === undefined) return offence('game', `there is no held number ${number} to open`);
    if (one.opened !== null) continue;
    room(32 + BESIDE);
    turn = { ...turn, held: [...turn.held, number] };
  }
  if (turn.facts.length + turn.held.length > 0) turns.push(turn);
  return ok(turns);
}

/** The value of a fact that is open; null of one that is not. */
export function factOf({ facts }: HiddenValues, number: number): Json {
  const opened = facts[number]?.opened;
  const read = opened && readCanonical(opened.value);
  return read?.ok ? read.value : null;
}

/** The held number that is open; null while it is not. */
export function numberOf(gameId: Uint8Array, by: Seat, { held }: HiddenValues, number: number): number | null {
  const one = held[number];
  if (!one?.opened || one.open === null) return null;
  return heldNumber(gameId, by, one.opened, one.open, one.below);
}

/** How many of them nobody has opened. */
export const shutIn = ({ facts, held }: HiddenValues): { facts: number; held: number } => ({
  facts: facts.filter(({ opened }) => opened === null).length,
  held: held.filter(({ opened }) => opened === null).length,
});

/** In one entry: three quarters of the largest. */
const MOST_BYTES = 12 * 1024;
/** A number, a salt, and what CBOR adds, in bytes. */
const BESIDE = 48;

const reused = (what: string) => offence('reuse', `${what} was used before`);

const unknown = (number: number) => offence('commitment', `value ${number} was never committed to`);

/** Whether what is opened is what is asked for, in that order. */
const asked = (list: readonly { readonly number: number }[], numbers: readonly number[]): boolean =>
  list.length === numbers.length && list.every(({ number }, at) => number === numbers[at]);
