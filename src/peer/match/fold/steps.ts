/** What each question of a game becomes on two phones: the entries it takes, in order, and who writes each. */
import { exhaustive } from '../../../base/never.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other, type Question, type Seat } from '../../../rules/game.ts';
import type { Seal, Token, TrackedDeck } from './cardTracker.ts';
import { revealTurns } from './hiddenValues.ts';
import { keysFor } from './obligation.ts';
import { type Offence, offence } from './offence.ts';
import { type State, type Terms, type Turn, worldOf } from './state.ts';

/** Where either may begin, who wrote the entry before does, so that it travels with that entry. */
export function stepsFor(terms: Terms, state: State, question: Question): Result<Turn[], Offence> {
  const { wheres } = worldOf(state);
  const last = state.chain.past.at(-1)?.author ?? 0;
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
      return ok(question.heldBy === undefined ? coins(last) : holding(question.heldBy));
    case 'open':
      return revealTurns(state.hidden[question.of], question);
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
      return closing(terms, state, question.winner ?? 0);
    default:
      return exhaustive(question);
  }
}

/** Seeds, or what the game opens in their place, and closing words; the winner shows his seed first (PROTOCOL 9.10). */
export function closing({ game }: Terms, state: State, winner: Seat): Result<Turn[], Offence> {
  const loser = other(winner);
  const words: Turn[] = [
    { type: 'CLOSE', by: winner },
    { type: 'CLOSE', by: loser },
  ];
  if (!game.opens) return ok([{ type: 'SEED', by: winner }, { type: 'SEED', by: loser }, ...words]);
  const turns: Turn[] = [];
  for (const of of [winner, loser]) {
    const lists = game.opens(worldOf(state).table).filter((one) => one.of === of);
    const reveal = { of, facts: lists.flatMap(({ facts }) => facts), held: lists.flatMap(({ held }) => held) };
    const opened = revealTurns(state.hidden[of], reveal);
    if (!opened.ok) return opened;
    turns.push(...opened.value);
  }
  return ok([...turns, ...words]);
}

/** His commitment comes before the other's share exists: so neither of the two can choose the number. */
const holding = (by: Seat): Turn[] => [
  { type: 'HOLD', by },
  { type: 'SHARE', by: other(by) },
];

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
