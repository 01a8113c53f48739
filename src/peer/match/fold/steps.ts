/** What each question of a game becomes on two phones: the entries it takes, in order, and who writes each. */
import { exhaustive } from '../../../base/never.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other, type Question, type Seat } from '../../../rules/game.ts';
import type { Seal, Token, TrackedDeck } from './cardTracker.ts';
import { keysFor } from './obligation.ts';
import { type Offence, offence } from './offence.ts';
import type { Both, Turn } from './state.ts';

/** `last` wrote the entry before: where either may begin he does, so that it travels with that entry. */
export function stepsFor(question: Question, wheres: Both<TrackedDeck>, last: Seat): Result<Turn[], Offence> {
  switch (question.kind) {
    case 'move':
    case 'choose':
      return ok([{ type: 'ACT', by: question.of }]);
    case 'sealed': {
      const { first } = question;
      return ok([
        { type: 'BIDC', by: first },
        { type: 'BIDP', by: other(first) },
        { type: 'BIDO', by: first },
      ]);
    }
    case 'chance':
      return ok(coins(last));
    case 'hide':
      return ok(shuffles(question.piles.filter((deck) => wheres[deck].pile.length > 0)));
    case 'look':
      return looks(question, wheres[question.pile]);
    case 'pick':
    case 'blind':
      return picks(question.hand, wheres[question.hand]);
    case 'show':
      return shows(question.of, question.slots, wheres[question.of]);
    case 'over':
      return ok(closing(question.winner ?? 0));
    default:
      return exhaustive(question);
  }
}

/** Seeds and closing words; the winner shows his seed first (PROTOCOL 9.10). */
export function closing(winner: Seat): Turn[] {
  const loser = other(winner);
  return [
    { type: 'SEED', by: winner },
    { type: 'SEED', by: loser },
    { type: 'CLOSE', by: winner },
    { type: 'CLOSE', by: loser },
  ];
}

function coins(first: Seat): Turn[] {
  return [
    { type: 'COIN', by: first },
    { type: 'COIN', by: other(first) },
  ];
}

/** X, Y and Z of several piles side by side, so that both phones work at the same time (PROTOCOL 4.2). */
function shuffles(piles: readonly Seat[]): Turn[] {
  const lists = ['X', 'Y', 'Z'] as const;
  return lists.flatMap((type) => piles.map((deck) => ({ type, deck, by: type === 'Y' ? other(deck) : deck })));
}

/** Keys and openings by the other player, for what does not stand in the log already. May be none. */
function looks({ to, at, count }: Extract<Question, { kind: 'look' }>, where: TrackedDeck): Result<Turn[], Offence> {
  const cards = where.pile.slice(at, at + count);
  if (where.loose || cards.length < count) return offence('game', `the pile has no ${count} cards to look at`);
  const by = other(to);
  const hidden = cards.filter((token) => !token.open);
  const positions = hidden.map(({ joint }) => joint).filter((joint) => joint !== null);
  const seals = hidden.map(({ seal }) => seal).filter((seal) => seal?.by === by) as Seal[];
  const turns: Turn[] = [];
  if (positions.length > 0) turns.push(keysFor(where, by, positions));
  if (seals.length > 0) turns.push({ type: 'OPEN', by, deck: where.deck, seals });
  return ok(turns);
}

/** The whole hand is hidden anew, then a coin says which card is opened (PROTOCOL 9.4): see `closeQuestion.ts` for the opening. */
function picks(hand: Seat, where: TrackedDeck): Result<Turn[], Offence> {
  const count = where.hand.length;
  if (count === 0) return offence('game', 'there is no card to pick');
  return ok([{ type: 'COMMIT', by: hand, deck: hand, kind: 'hand', count }, ...coins(hand)]);
}

function shows(of: Seat, slots: readonly number[], where: TrackedDeck): Result<Turn[], Offence> {
  const tokens = slots.map((slot) => where.slots[slot]);
  if (tokens.some((token) => token === undefined || (token.seal === null && !token.open))) {
    return offence('game', 'there is no card to show');
  }
  const seals = (tokens as Token[]).map(({ seal }) => seal).filter((seal) => seal !== null);
  return ok(seals.length === 0 ? [] : [{ type: 'OPEN', by: of, deck: of, seals }]);
}
