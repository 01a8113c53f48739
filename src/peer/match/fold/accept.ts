/** One entry more: the state after it, or why it is refused. The same fold is live play, resuming and the audit. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { other, type Seat } from '../../../rules/game.ts';
import { type Appended, keysOf, moverOf } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import { askedFault, remember, takeAnswer, takeBack } from './back.ts';
import { closeQuestion } from './closeQuestion.ts';
import { correctionFault, takeCorrection } from './correct.ts';
import { drawFault } from './draw.ts';
import { handoverFault } from './handover.ts';
import { mismatch } from './obligation.ts';
import type { Observer } from './observer.ts';
import { type Offence, offence } from './offence.ts';
import { penFault } from './pen.ts';
import { takeEntry } from './questions/index.ts';
import { closing } from './questions/over.ts';
import { type Answered, type Insight, isDuty, type State, type Terms } from './state.ts';

/** `chain` has the entry already: its signature and its place have been checked, or it is one's own. */
export async function accept(
  terms: Terms,
  observer: Observer,
  state: State,
  { chain, entry }: Appended,
): Promise<Result<Answered, Offence>> {
  // Cheap checks come before those that cost a multiplication.
  const fault = penFault(state, entry) ?? formFault(state, entry);
  if (fault !== null) return fail(fault);
  const keyOf = keysOf(state.chain);
  const alone =
    (await drawFault(terms, keyOf, entry)) ??
    (await askedFault(terms, keyOf, entry)) ??
    (await correctionFault(terms, keyOf, entry)) ??
    movedFault(state, entry);
  if (alone !== null) return fail(alone);
  const insight = await observer.judge(state, entry);
  if (!insight.ok) return insight;
  const taken = take(terms, observer, { ...state, chain }, entry, insight.value);
  return taken.ok && !isAsking(entry) ? ok(remember(terms, entry, taken.value)) : taken;
}

/** What is asked and answered about the log, and who signs it, is no step of the game. */
const isAsking = ({ body }: Entry): boolean => ['BACK', 'CORRECT', 'AGREE', 'HANDOVER'].includes(body.type);

const movedFault = ({ chain }: State, { body, author }: Entry): Offence | null =>
  body.type === 'HANDOVER' ? handoverFault(chain, moverOf(author, body), body.key) : null;

function formFault(state: State, entry: Entry): Offence | null {
  const turn = state.turns[0];
  return turn !== undefined && isDuty(turn) && entry.body.type === turn.type ? mismatch(turn, entry) : null;
}

function take(
  terms: Terms,
  observer: Observer,
  state: State,
  entry: Entry,
  insight: Insight,
): Result<Answered, Offence> {
  const { body, author } = entry;
  if (body.type === 'RESIGN') {
    const loser = body.statement === null ? author : other(author);
    return ending(terms, state, { by: 'resignation', winner: other(loser), text: 'resigned' }, other(loser));
  }
  if (body.type === 'CLAIM') {
    if (terms.game.opens) return offence('pen', 'a game that shows no seeds knows no claim');
    const text = `claims that entry ${body.seq} was foul: ${body.reason}`;
    return ending(terms, state, { by: 'claim', winner: other(author), text }, author);
  }
  if (body.type === 'DRAW')
    return ending(terms, state, { by: 'agreement', winner: null, text: 'both agreed on a draw' }, 0);
  // The chain knows the key from here on.
  if (body.type === 'HANDOVER') return ok({ state, happened: [] });
  if (body.type === 'BACK') return takeBack(state, entry, body);
  if (body.type === 'CORRECT') return takeCorrection(terms, state, entry, body);
  if (body.type === 'AGREE') return takeAnswer(terms, state, body);
  const taken = takeEntry({ terms, observer, state, entry, insight });
  return taken.ok ? closeQuestion(terms, taken.value) : taken;
}

function ending(terms: Terms, state: State, end: NonNullable<State['end']>, first: Seat): Result<Answered, Offence> {
  const turns = closing(terms, state, first);
  if (!turns.ok) return turns;
  return ok({ state: { ...state, end, turns: turns.value, got: [], due: null }, happened: [] });
}
