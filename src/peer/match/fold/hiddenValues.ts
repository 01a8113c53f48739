/** Facts and held numbers in the log: each player's commitments, and which of them are opened (PROTOCOL 7.4, 8.4). */
import { equal } from '../../../base/bytes.ts';
import { type Json, readCanonical } from '../../../base/canonical.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { Seat } from '../../../rules/game.ts';
import type { Reveal } from '../../../rules/hidden.ts';
import type { Hold, OpenedFact, OpenedShare, OpenItem, SealedFact, Share } from '../../log/body.ts';
import type { Secrets } from '../../secret/seed.ts';
import { checkFact, checkShare, heldNumber, unsealFact } from '../../secret/values.ts';
import { type OpenTurn, openTurns, type ToOpen } from './obligation.ts';
import { type Offence, offence, type UsedValue } from './offence.ts';

/** One player's values, each list by number. */
export interface HiddenValues {
  readonly facts: readonly Fact[];
  readonly held: readonly HeldNumber[];
}

export interface Fact extends SealedFact {
  /** Null until opened. */
  readonly opened: OpenedFact | null;
}

export interface HeldNumber {
  readonly commitment: Uint8Array;
  readonly below: number;
  /** The other player's share; null until it arrives. */
  readonly open: Uint8Array | null;
  /** The holder's share; null until opened. */
  readonly opened: OpenedShare | null;
}

/** Holds `count` numbers below `below` in one step. */
export interface HeldRequest {
  readonly below: number;
  readonly count: number;
}

export const noValues: HiddenValues = { facts: [], held: [] };

/** A repeated commitment would belong to two numbers: its author could never open both. */
export function withFacts(values: HiddenValues, facts: readonly SealedFact[]): Result<HiddenValues, Offence> {
  let all = values.facts;
  for (const { commitment, sealed } of facts) {
    if (all.some((one) => equal(one.commitment, commitment))) return reused('commitment');
    all = [...all, { commitment, sealed, opened: null }];
  }
  return ok({ ...values, facts: all });
}

export function withHeldNumbers(
  values: HiddenValues,
  { commitments }: Hold,
  { below, count }: HeldRequest,
): Result<HiddenValues, Offence> {
  if (commitments.length !== count) return offence('proof', { kind: 'shares-held', count });
  const held = [...values.held];
  for (const commitment of commitments) {
    if (held.some((one) => equal(one.commitment, commitment))) return reused('commitment');
    held.push({ commitment, below, open: null, opened: null });
  }
  return ok({ ...values, held });
}

/** Adds the other player's shares for the latest held numbers. */
export function withShare(
  values: HiddenValues,
  { values: shares }: Share,
  { count }: HeldRequest,
): Result<HiddenValues, Offence> {
  const number = values.held.length - count;
  if (shares.length !== count) return offence('proof', { kind: 'shares-given', count });
  const held = [...values.held];
  for (const [at, value] of shares.entries()) {
    const one = held[number + at];
    if (one === undefined || held.some(({ open }) => open !== null && equal(open, value))) return reused('share');
    held[number + at] = { ...one, open: value };
  }
  return ok({ ...values, held });
}

/** The values after `by` opened some, each checked against its commitment. */
export function withOpened(
  gameId: Uint8Array,
  by: Seat,
  before: HiddenValues,
  items: readonly OpenItem[],
): Result<HiddenValues, Offence> {
  let { facts, held } = before;
  for (const item of items) {
    if (item.kind === 'fact') {
      const fact = facts[item.number];
      if (fact === undefined) return unknown(item.number);
      const fits = checkFact(gameId, by, fact.commitment, item);
      if (!fits.ok) return fits;
      if (!readCanonical(item.value).ok) return offence('commitment', { kind: 'fact-form', fact: item.number });
      if (facts.some(({ opened }) => opened !== null && equal(opened.salt, item.salt))) return reused('salt');
      facts = facts.with(item.number, { ...fact, opened: item });
    } else if (item.kind === 'held') {
      const one = held[item.number];
      if (one === undefined) return unknown(item.number);
      const fits = checkShare(gameId, by, one.commitment, item);
      if (!fits.ok) return fits;
      if (held.some(({ opened }) => opened && (equal(opened.share, item.share) || equal(opened.salt, item.salt))))
        return reused('share');
      held = held.with(item.number, { ...one, opened: item });
    }
  }
  return ok({ facts, held });
}

/** The entries that open the values not yet open; `game` if there is no such value. */
export function valueTurns(values: HiddenValues, { of, facts, held }: Reveal): Result<OpenTurn[], Offence> {
  const all: { item: ToOpen; bytes: number }[] = [];
  for (const number of new Set(facts)) {
    const fact = values.facts[number];
    if (fact === undefined) return offence('game', { kind: 'no-fact', fact: number });
    if (fact.opened === null) all.push({ item: { kind: 'fact', number }, bytes: fact.sealed.length });
  }
  for (const number of new Set(held)) {
    const one = values.held[number];
    if (one === undefined) return offence('game', { kind: 'no-held', held: number });
    if (one.opened === null) all.push({ item: { kind: 'held', number }, bytes: 32 });
  }
  return ok(openTurns(of, all));
}

/** The value of an opened fact; null if it is not open. */
export function factOf({ facts }: HiddenValues, number: number): Json {
  const opened = facts[number]?.opened;
  const read = opened && readCanonical(opened.value);
  return read?.ok ? read.value : null;
}

/** The opened held number; null until it is opened. */
export function numberOf(gameId: Uint8Array, by: Seat, { held }: HiddenValues, number: number): number | null {
  const one = held[number];
  if (!one?.opened || one.open === null) return null;
  return heldNumber(gameId, by, one.opened, one.open, one.below);
}

/** How many values are unopened. */
export const unopenedIn = ({ facts, held }: HiddenValues): { facts: number; held: number } => ({
  facts: facts.filter(({ opened }) => opened === null).length,
  held: held.filter(({ opened }) => opened === null).length,
});

const reused = (value: UsedValue) => offence('reuse', { kind: 'used-before', value });

const unknown = (number: number) => offence('commitment', { kind: 'never-committed', number });

/** The values of new facts, read with the seed of the player they belong to. */
export function factsOf(
  secrets: Secrets,
  { facts: before }: HiddenValues,
  facts: readonly SealedFact[],
): Result<{ facts: readonly Json[] }, Offence> {
  const values: Json[] = [];
  for (const [at, fact] of facts.entries()) {
    const number = before.length + at;
    const opened = unsealFact(secrets, number, fact);
    const read = opened && readCanonical(opened.value);
    if (!read?.ok) return offence('seed', { kind: 'fact-not-of-seed', fact: number });
    values.push(read.value);
  }
  return ok({ facts: values });
}
