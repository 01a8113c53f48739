/** One entry more: the state after it, or why it is refused. The same fold is live play, resuming and the audit. */
import { fail, ok, type Result } from '../../base/result.ts';
import { other, type Seat } from '../../rules/game.ts';
import type { Appended } from '../log/chain.ts';
import type { Entry } from '../log/entry.ts';
import { act } from './act.ts';
import { mismatch } from './duty.ts';
import type { Eye } from './eye.ts';
import { given } from './given.ts';
import { type Offence, offence } from './offence.ts';
import { MOST_PROOFS, penFault } from './pen.ts';
import { closing } from './script.ts';
import { type Settled, settle } from './settle.ts';
import { type Insight, isDuty, type State, seenEntry, type Terms, type Turn } from './state.ts';

/** `chain` has the entry already: its signature and its place have been checked, or it is one's own. */
export async function accept(
  terms: Terms,
  eye: Eye,
  state: State,
  { chain, entry }: Appended,
): Promise<Result<Settled, Offence>> {
  // Cheap checks come before those that cost a multiplication.
  const fault = penFault(state, entry) ?? formFault(state, entry);
  if (fault !== null) return fail(fault);
  const insight = await eye.judge(state, entry);
  if (!insight.ok) return insight;
  return take(terms, eye, { ...state, chain }, entry, insight.value);
}

function formFault(state: State, entry: Entry): Offence | null {
  const turn = state.turns[0];
  return turn !== undefined && isDuty(turn) && entry.body.type === turn.type ? mismatch(turn, entry) : null;
}

function take(terms: Terms, eye: Eye, state: State, entry: Entry, insight: Insight): Result<Settled, Offence> {
  const { body, author } = entry;
  if (body.type === 'RESIGN') {
    const loser = body.statement === null ? author : other(author);
    return ending(state, { by: 'resignation', winner: other(loser), text: 'resigned' }, other(loser));
  }
  if (body.type === 'CLAIM') {
    const text = `claims that entry ${body.seq} was foul: ${body.reason}`;
    return ending(state, { by: 'claim', winner: other(author), text }, author);
  }
  const turn = state.turns[0] as Turn;
  if (turn.type === 'ACT')
    return body.type === 'ACT' ? act(terms, eye, state, author, body) : later(state, entry, insight);
  const taken = given(terms, eye, state, turn, entry, insight);
  return taken.ok ? settle(terms, taken.value) : taken;
}

function ending(state: State, end: NonNullable<State['end']>, first: Seat): Result<Settled, Offence> {
  return ok({ state: { ...state, end, turns: closing(first), got: [], due: null }, happened: [] });
}

/** A proof that waits for its ACT, which says what it has to prove. */
function later(state: State, entry: Entry, { faces }: Insight): Result<Settled, Offence> {
  if (state.got.length >= MOST_PROOFS) return offence('proof', 'more proofs stand before a move than any needs');
  return ok({ state: { ...state, got: [...state.got, seenEntry(entry, faces)] }, happened: [] });
}
