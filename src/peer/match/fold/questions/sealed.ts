/** Each notes something in secret, and both notes are opened together: one commits, the other answers openly, the first opens (PROTOCOL 8). */
import { ok, type Result } from '../../../../base/result.ts';
import { type AnyMove, other } from '../../../../rules/game.ts';
import { checkNote } from '../../../secret/bid.ts';
import { readMove } from '../moves.ts';
import { type Offence, offence } from '../offence.ts';
import { type Answered, type State, worldOf } from '../state.ts';
import { type Asked, answering, done, type Incoming, misplaced, type QuestionKind } from './kind.ts';

export const sealed: QuestionKind<Asked<'sealed'>> = {
  owed: (_terms, _state, { first }) =>
    ok([
      { type: 'BIDC', by: first },
      { type: 'BIDP', by: other(first) },
      { type: 'BIDO', by: first },
    ]),

  take: (incoming) => (incoming.entry.body.type === 'BIDC' ? ok(done(incoming.state, incoming.entry)) : note(incoming)),

  close: (_terms, state, { first }) => {
    const [second, opened] = [noteIn(state, 1), noteIn(state, 2)];
    if (!second.ok) return second;
    if (!opened.ok) return opened;
    const notes: [AnyMove, AnyMove] = first === 0 ? [opened.value, second.value] : [second.value, opened.value];
    return answering({ kind: 'sealed', notes });
  },
};

function note({ terms, state, entry }: Incoming): Result<Answered, Offence> {
  const { body, author } = entry;
  if (body.type !== 'BIDP' && body.type !== 'BIDO') return misplaced(entry);
  const move = readMove(body.note);
  if (!move.ok) return move;
  const committed = state.got[0]?.entry;
  if (body.type === 'BIDO' && committed?.body.type === 'BIDC') {
    const fits = checkNote(terms.gameId, committed.author, committed.seq, committed.body.commitment, body);
    if (!fits.ok) return fits;
  }
  const world = worldOf(state);
  const refused = terms.game.refusal(world.table, author, move.value, world.known[author] ?? undefined);
  return refused === null ? ok(done(state, entry)) : offence('move', refused.text);
}

function noteIn({ got }: State, at: number): Result<AnyMove, Offence> {
  const body = got[at]?.entry.body;
  if (body?.type !== 'BIDP' && body?.type !== 'BIDO') throw new Error('a sealed question without its notes');
  return readMove(body.note);
}
