/** The end of a game, by the rules or by a player's choice: seeds, or what the game opens instead (PROTOCOL 9.10). */
import { equal } from '../../../../base/bytes.ts';
import { ok, type Result } from '../../../../base/result.ts';
import { other, type Seat } from '../../../../rules/game.ts';
import { seedCommitment } from '../../../secret/seed.ts';
import { valueTurns } from '../hiddenValues.ts';
import { type Offence, offence } from '../offence.ts';
import { type Answered, type End, type State, type Terms, type Turn, worldOf } from '../state.ts';
import { type Asked, done, type Incoming, misplaced, type QuestionKind } from './kind.ts';
import { takeValues } from './open.ts';

export const over: QuestionKind<Asked<'over'>> = {
  owed: (terms, state, { winner }) => closing(terms, state, winner ?? 0),
  take: takeClosing,
};

/** How the game ends by its rules; null if it continues. */
export const endBy = (question: Asked): End | null =>
  question.kind === 'over' ? { by: 'rules', winner: question.winner, why: question.why } : null;

/** That player has conceded: the other wins, if the game has winners. */
export const resignedBy = ({ game }: Pick<Terms, 'game'>, loser: Seat): End => ({
  by: 'resignation',
  loser,
  winner: game.nobodyWins ? null : other(loser),
});

/**
 * What is owed after the end, by `first` and then by the other. Without seeds, both open what they must, even if that
 * is nothing: so both sign the end.
 */
export function closing({ game }: Terms, state: State, first: Seat): Result<Turn[], Offence> {
  const seats = [first, other(first)] as const;
  if (!game.opens) return ok(seats.map((by): Turn => ({ type: 'SEED', by })));
  const turns: Turn[] = [];
  for (const of of seats) {
    const lists = game.opens(worldOf(state).table).filter((one) => one.of === of);
    const reveal = { of, facts: lists.flatMap(({ facts }) => facts), held: lists.flatMap(({ held }) => held) };
    const opened = valueTurns(state.hidden[of], reveal);
    if (!opened.ok) return opened;
    turns.push(...(opened.value.length > 0 ? opened.value : [{ type: 'OPEN', by: of, items: [] } as const]));
  }
  return ok(turns);
}

/** The state when the game is decided other than by its rules. `first` shows a seed first. */
export function ending(terms: Terms, state: State, end: End, first: Seat): Result<Answered, Offence> {
  const turns = closing(terms, state, first);
  return turns.ok ? ok({ state: { ...state, end, turns: turns.value, got: [], due: null }, happened: [] }) : turns;
}

/** An entry after the end. */
export function takeClosing(incoming: Incoming): Result<Answered, Offence> {
  const { terms, state, entry } = incoming;
  const { body, author } = entry;
  if (body.type === 'OPEN') return takeValues(incoming);
  if (body.type !== 'SEED') return misplaced(entry);
  const { nonces, seedCommitments } = terms.header;
  const made = seedCommitment(author, nonces[author], body.seed);
  if (!equal(made, seedCommitments[author])) return offence('seed', { kind: 'other-seed-here' });
  return ok(done(state, entry));
}
