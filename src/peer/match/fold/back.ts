/**
 * Taking back by consent (PROTOCOL 14.10). The log keeps the way and the return; the table goes back to one that was there before, and
 * everything that was drawn by chance stays drawn: a pile keeps its order, and a number that was thrown is the next one that is asked for.
 */
import { equal } from '../../../base/bytes.ts';
import { canonical } from '../../../base/canonical.ts';
import { ok, type Result } from '../../../base/result.ts';
import { type GameEvent, isCommon, other, type Seat } from '../../../rules/game.ts';
import { type Learned, learnedFrom, together } from '../../../rules/learned.ts';
import { type Body, LONGEST_FACT } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import { type KeyOf, readTakeBack } from '../../log/statement.ts';
import { askNext } from './closeQuestion.ts';
import { putRight } from './correct.ts';
import { type Offence, offence } from './offence.ts';
import { mayAsk, withPoint } from './points.ts';
import { type Answered, type Barrier, lengthOf, type State, type Terms } from './state.ts';

/** What was learned since a decision was asked for that was open when the log had `to` entries; null: the table cannot go back there. */
export function learnedSince({ points }: Pick<State, 'points'>, to: number): readonly Learned[] | null {
  const at = points.findIndex(({ length }) => length === to);
  return at < 0 || at === points.length - 1 ? null : together(points.slice(at).flatMap(({ learned }) => learned));
}

/** The entry that asks for it; null where it cannot be asked for. `statement`: the word of the other one, where it is he who asks. */
export function backTo(state: State, to: number, statement: Uint8Array | null): Body | null {
  const since = mayAsk(state) ? learnedSince(state, to) : null;
  const learned = since && canonical(since);
  return learned && learned.length <= LONGEST_FACT ? { type: 'BACK', to, learned, statement } : null;
}

/** Why that player cannot ask for it, in a sentence; null: he can. `waited`: somebody says that the next entry does not come. */
export function backRefusal(terms: Terms, state: State, by: Seat, to: number, waited: boolean): string | null {
  const { ask, denied, barred, asked } = state;
  if (!terms.takesBack) return 'At this table nothing is taken back: so you have agreed.';
  if (ask !== null) return ask.by === by ? 'You have asked already.' : 'The other one has asked first.';
  if (waited) return 'Somebody says that the next entry does not come: until it does, nothing can be taken back.';
  if (!mayAsk(state)) return 'Not now: something has to be settled first.';
  if (denied?.by === by && denied.what === 'back' && denied.asked === asked)
    return 'The other one does not accept. Play on first.';
  return learnedSince(state, to) === null ? barrierWords(barred) : null;
}

/** Why nothing before that can be taken back. */
export function barrierWords(barred: Barrier | null): string {
  switch (barred) {
    case 'shuffle':
      return 'A pile has been shuffled since: that cannot be taken back.';
    case 'search':
      return 'A pile has been searched since: that cannot be taken back.';
    case 'bid':
      return 'Secret bids have been opened since: that cannot be taken back.';
    case 'random':
      return 'A card of a hand was chosen by chance since: that cannot be taken back.';
    case 'hidden':
      return 'Something was noted or thrown in secret since: that cannot be taken back.';
    case 'corrected':
      return 'The two of you have put something right since: that stays.';
    case 'far':
      return 'That is too long ago to be taken back.';
    default:
      return 'There is nothing to take back.';
  }
}

/** Null for any other entry, and where the other player has asked for just this, just here. */
export async function askedFault(
  { gameId }: Terms,
  keyOf: KeyOf,
  { body, author, seq, prev }: Entry,
): Promise<Offence | null> {
  if (body.type !== 'BACK' || body.statement === null) return null;
  const read = await readTakeBack(body.statement, gameId, keyOf);
  const his = read.ok && read.value.by === other(author) && read.value.to === body.to;
  return his && read.value.seq === seq && equal(read.value.head, prev)
    ? null
    : { kind: 'proof', text: 'the other player has not asked to take that back here' };
}

/** Somebody asks, and the other one owes an answer. */
export function takeBack(state: State, { seq, author }: Entry, body: Extract<Body, { type: 'BACK' }>) {
  const asked = backTo(state, body.to, body.statement);
  if (asked?.type !== 'BACK') return offence('proof', 'nothing can be taken back to there');
  if (!equal(asked.learned, body.learned))
    return offence('proof', 'what was learned since is not what the entry says of it');
  const by = body.statement === null ? author : other(author);
  const next: State = {
    ...state,
    ask: { by, to: body.to, seq },
    turns: [{ type: 'AGREE', by: other(by) }, ...state.turns],
  };
  return ok({ state: next, happened: [] });
}

/** The other one's answer: the game goes on as it stands, or the table goes back, or is put right. */
export function takeAnswer(
  terms: Terms,
  state: State,
  body: Extract<Body, { type: 'AGREE' }>,
): Result<Answered, Offence> {
  const { ask, points, coins } = state;
  if (ask === null || body.seq !== ask.seq) return offence('proof', 'that is no answer to what was asked');
  const settled: State = { ...state, ask: null, turns: state.turns.slice(1) };
  if (!body.yes)
    return ok({
      state: {
        ...settled,
        denied: { by: ask.by, what: ask.to === undefined ? 'correct' : 'back', asked: state.asked },
      },
      happened: [],
    });
  if (ask.to === undefined) return putRight(terms, settled, ask);
  const at = points.findIndex(({ length }) => length === ask.to);
  const [before, undone] = [points.slice(0, at), points.slice(at)];
  const [point] = undone;
  if (point === undefined) return offence('game', 'there is no such table any more');
  const learned = undone.flatMap((one) => one.learned);
  const last = before.at(-1);
  const next = askNext(terms, {
    ...settled,
    world: point.world,
    // Those that were thrown on the way come first, then what an earlier way back had left.
    coins: { ...coins, kept: [...undone.flatMap(({ thrown }) => thrown), ...coins.kept] },
    // What was learned stays learned: whoever goes back further is told of it, too.
    points: last ? [...before.slice(0, -1), { ...last, learned: [...last.learned, ...learned] }] : [],
  });
  if (!next.ok) return next;
  const { table, known } = point.world;
  const happening = { seq: lengthOf(state) - 1, events: [], table, known, back: { by: ask.by, to: ask.to } };
  return ok({ state: withPoint(next.value), happened: [happening] });
}

/** The state after an entry, with the table to which one can go back from here on. */
export function remember(terms: Terms, entry: Entry, { state, happened }: Answered): Answered {
  if (!terms.takesBack || state.world === null) return { state, happened };
  const events = happened.flatMap((one) => one.events);
  const barred = barrierOf(entry.body) ?? (events.some(isSearch) ? 'search' : null);
  const [last, ...rest] = [...(barred === null ? state.points : [])].reverse();
  const since = last && [...rest.reverse(), { ...last, learned: [...last.learned, ...learnedFrom(events)] }];
  const kept: State = { ...state, points: since ?? [], barred: barred ?? state.barred };
  // A proof that waits for its move is no table of its own.
  return { state: mayAsk(kept) ? withPoint(kept) : kept, happened };
}

/** What an entry does that nobody can undo: null for those that can be taken back. */
function barrierOf(body: Body): Barrier | null {
  switch (body.type) {
    case 'X':
    case 'Y':
    case 'Z':
      return 'shuffle';
    case 'BIDC':
    case 'BIDP':
    case 'BIDO':
      return 'bid';
    case 'HOLD':
    case 'SHARE':
    case 'REVEAL':
      return 'hidden';
    case 'ACT':
      return body.facts.length > 0 ? 'hidden' : null;
    case 'COMMIT':
      return body.kind === 'hand' ? 'random' : null;
    default:
      return null;
  }
}

/** A card out of a pile without a place, or into one: that pile has to be shuffled anew. */
function isSearch(event: GameEvent): boolean {
  if (!isCommon(event) || event.kind !== 'card') return false;
  return [event.from, event.to].some((place) => place.in === 'pile' && place.at === undefined);
}
