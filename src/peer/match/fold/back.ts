/**
 * Taking back by consent (PROTOCOL 14.10). The log keeps the moves and the take-back; the table returns to an earlier
 * one, and chance results stay: a pile keeps its order, and a number already rolled is reused for the next request.
 */

import { ok, type Result } from '../../../base/result.ts';
import { type GameEvent, isCommon, type Refusal } from '../../../rules/game.ts';
import { type Learned, learnedFrom, together } from '../../../rules/learned.ts';
import type { Body } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import { refuse } from '../refusal.ts';
import { askNext } from './closeQuestion.ts';
import { type Offence, offence } from './offence.ts';
import { mayAgree, withPoint } from './points.ts';
import { type Answered, type Barrier, lengthOf, type State, type Terms } from './state.ts';

/**
 * What was learned since the decision that was open when the log had `to` entries; null: the table cannot go back
 * there.
 */
export function learnedSince({ points }: Pick<State, 'points'>, to: number): readonly Learned[] | null {
  const at = points.findIndex(({ length }) => length === to);
  return at < 0 || at === points.length - 1 ? null : together(points.slice(at).flatMap(({ learned }) => learned));
}

/** Why the two cannot go back there now; null if they can. */
export function backRefusal({ takesBack }: Pick<Terms, 'takesBack'>, state: State, to: number): Refusal | null {
  if (!takesBack) return refuse('takesNothingBack');
  return learnedSince(state, to) === null ? refuse('barred', { by: state.barred }) : null;
}

/** The state after both have gone back to the table at that length. */
export function goBack(terms: Terms, state: State, to: number): Result<Answered, Offence> {
  const { points, coins } = state;
  const at = points.findIndex(({ length }) => length === to);
  const [before, undone] = [points.slice(0, at), points.slice(at)];
  const [point] = undone;
  if (point === undefined) return offence('game', { kind: 'no-such-table' });
  const learned = undone.flatMap((one) => one.learned);
  const last = before.at(-1);
  const next = askNext(terms, {
    ...state,
    world: point.world,
    // Coins thrown since then come first, followed by those left from an earlier take-back.
    coins: { ...coins, kept: [...undone.flatMap(({ thrown }) => thrown), ...coins.kept] },
    // What was learned stays learned, and is listed when going back further, too.
    points: last ? [...before.slice(0, -1), { ...last, learned: [...last.learned, ...learned] }] : [],
  });
  if (!next.ok) return next;
  const { table, known } = point.world;
  const happening = { seq: lengthOf(state) - 1, events: [], table, known, back: { to } };
  return ok({ state: withPoint(next.value), happened: [happening] });
}

/** The state after an entry, with its table added as a point to go back to. */
export function remember(terms: Terms, entry: Entry, { state, happened }: Answered): Answered {
  if (!terms.takesBack || state.world === null) return { state, happened };
  const events = happened.flatMap((one) => one.events);
  const barred = barrierOf(entry.body) ?? (events.some(isSearch) ? 'search' : null);
  const [last, ...rest] = [...(barred === null ? state.points : [])].reverse();
  const since = last && [...rest.reverse(), { ...last, learned: [...last.learned, ...learnedFrom(events)] }];
  const kept: State = { ...state, points: since ?? [], barred: barred ?? state.barred };
  // A proof waiting for its move is no point of its own, nor is a bid waiting for the other.
  return { state: mayAgree(kept) && kept.got.length === 0 ? withPoint(kept) : kept, happened };
}

/** What makes an entry impossible to take back; null if nothing. */
function barrierOf(body: Body): Barrier | null {
  switch (body.type) {
    case 'X':
    case 'Y':
    case 'Z':
      return 'shuffle';
    case 'HOLD':
    case 'SHARE':
      return 'hidden';
    case 'OPEN':
      return body.items.some(({ kind }) => kind === 'fact' || kind === 'held') ? 'hidden' : null;
    case 'ACT':
      return body.facts.length > 0 ? 'hidden' : null;
    case 'COMMIT':
      return body.kind === 'hand' ? 'random' : null;
    default:
      return null;
  }
}

/** A card moves to or from an unspecified pile position: that pile must be reshuffled. */
function isSearch(event: GameEvent): boolean {
  if (!isCommon(event) || event.kind !== 'card') return false;
  return [event.from, event.to].some((place) => place.in === 'pile' && place.at === undefined);
}
