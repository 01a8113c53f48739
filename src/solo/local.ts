/**
 * A game on one phone: nothing has to be proven, so chance, shuffles and looks are answered here from a random
 * generator. Decisions are left to the players. The dealer knows every card; the table still does not.
 */
import type { Json } from '../base/canonical.ts';
import { fail, ok, type Result } from '../base/result.ts';
import {
  type Answer,
  type AnyMove,
  type CardEvent,
  type CardId,
  type CutEvent,
  type DecisionNames,
  type Game,
  type GameEvent,
  isCut,
  type Known,
  type LookEvent,
  publishedMove,
  type Question,
  type Refusal,
  type Seat,
  type Step,
} from '../rules/game.ts';
import type { Reveal, Revealed } from '../rules/hidden.ts';
import { hiddenFaces, learningSeat } from '../rules/known.ts';
import type { GamePosition } from '../rules/moment.ts';
import { type Random, shuffled } from './random.ts';
import { refuse } from './refusal.ts';

interface Hidden {
  facts: Json[];
  held: number[];
}

export const nothingHidden = (): Hidden => ({ facts: [], held: [] });

/** Where the kind of game makes no difference. */
type AnyLocal = LocalGame<unknown, AnyMove, unknown>;

export interface LocalGame<T, M extends AnyMove, K = Known> {
  game: Game<T, M, DecisionNames, K>;
  table: T;
  known: [K, K];
  /** Facts and held numbers of both players, by number. */
  hidden: [Hidden, Hidden];
  /** The true order of both draw piles, top first. */
  piles: [CardId[], CardId[]];
  random: Random;
  /** Players reorder cards where the rules allow it; if absent, the cards stay in order. */
  arranging?: true;
  /** What happened before the first decision. */
  opening?: GameEvent[];
}

/** A new game up to its first decision. Refuses as the game's setup and deck rules do. */
export function startLocal<T, M extends AnyMove, K>(
  game: Game<T, M, DecisionNames, K>,
  decks: readonly [readonly CardId[], readonly CardId[]],
  options: Record<string, string>,
  random: Random,
): Result<LocalGame<T, M, K>, Refusal> {
  for (const seat of [0, 1] as const) {
    const refused = game.deckRefusal(seat, decks[seat], options);
    if (refused) return fail(refused);
  }
  const table = game.setup({ sizes: [decks[0].length, decks[1].length], options });
  if (!table.ok) return table;
  const known: [K, K] = [game.knowledge.begin(0, decks[0]), game.knowledge.begin(1, decks[1])];
  return ok(begun({ game, table: table.value, known, piles: [[...decks[0]], [...decks[1]]], random }));
}

/** A game continued from another game's table, up to its next decision, with a new source of randomness. */
export function continueLocal<T, M extends AnyMove, K>(
  game: Game<T, M, DecisionNames, K>,
  { table, known, piles }: GamePosition<T, K>,
  random: Random,
): LocalGame<T, M, K> {
  const [first, second] = piles;
  // If a look was open, its cards may still have to be reordered.
  return begun({ game, table, known: [...known], piles: [[...first], [...second]], random, arranging: true });
}

function begun<T, M extends AnyMove, K>(game: Omit<LocalGame<T, M, K>, 'hidden' | 'opening'>): LocalGame<T, M, K> {
  const local: LocalGame<T, M, K> = { ...game, hidden: [nothingHidden(), nothingHidden()] };
  local.opening = settle(local);
  return local;
}

export const movesOf = <T, M extends AnyMove, K>(local: LocalGame<T, M, K>, seat: Seat): M[] =>
  local.game.moves(local.table, seat, local.known[seat]);

/** Applies one player's decision, judged by what they know, and everything up to the next decision. */
export function decide<T, M extends AnyMove, K>(
  local: LocalGame<T, M, K>,
  seat: Seat,
  move: M,
): Result<GameEvent[], Refusal> {
  const refused = local.game.refusal(local.table, seat, move, local.known[seat]);
  if (refused) return fail(refused);
  const step = local.game.answer(local.table, { kind: 'move', seat, move: publishedMove(move) });
  if (!step.ok) return step;
  for (const value of move.facts ?? []) addHiddenValue(local, 'fact', seat, value);
  return ok(goOn(local, step.value, move.hidden === undefined ? [] : [move.hidden]));
}

/** Opens both sealed bids together. */
export function decideSealed<T, M extends AnyMove, K>(
  local: LocalGame<T, M, K>,
  bids: [M, M],
): Result<GameEvent[], Refusal> {
  const question = local.game.ask(local.table);
  const step = local.game.answer(local.table, { kind: 'sealed', bids });
  if (!step.ok) return step;
  // The bid uses up the player's next fact number, which the game never opens.
  if (question.kind === 'sealed') local.hidden[question.first].facts.push(null);
  return ok(goOn(local, step.value));
}

/** Fixes something on the table that both players can see, then continues to the next decision. */
export function correct(local: AnyLocal, change: unknown): Result<GameEvent[], Refusal> {
  const step = local.game.correct?.(local.table, change);
  if (step === undefined) return fail(refuse('putsNothingRight'));
  if (!step.ok) return step;
  return ok(goOn(local, step.value));
}

/** The cards a player has to reorder, top first. */
export function cardsToArrange(local: AnyLocal): { seat: Seat; cards: CardId[] } | null {
  const { arranging, game, table, piles } = local;
  const question = arranging ? game.ask(table) : null;
  if (question?.kind !== 'look' || !question.arrange) return null;
  const { to, pile, at, count } = question;
  return { seat: to, cards: piles[pile].slice(at, at + count) };
}

/** Puts the cards back: `order[i]` is the old position of the new card `i`. Then continues to the next decision. */
export function arrange(local: AnyLocal, order: readonly number[]): Result<GameEvent[], Refusal> {
  const question = local.game.ask(local.table);
  const cards = cardsToArrange(local)?.cards ?? [];
  const fits =
    order.length === cards.length && new Set(order).size === order.length && order.every((at) => at in cards);
  if (question.kind !== 'look' || !fits) return fail(refuse('arrangeEachOnce'));
  const { pile, at, count } = question;
  const sorted = order.map((from) => cards[from] as CardId);
  local.piles[pile] = local.piles[pile].toSpliced(at, count, ...sorted);
  const step = local.game.answer(local.table, { kind: 'look' });
  if (!step.ok) return step;
  return ok(goOn(local, step.value));
}

/** Takes a step, then answers every question that is not a player's decision. */
const goOn = (local: AnyLocal, step: Step<unknown>, named: readonly CardId[] = []): GameEvent[] => [
  ...apply(local, step, named),
  ...settle(local),
];

/** Answers every question that is not a player's decision. */
export function settle(local: AnyLocal): GameEvent[] {
  const events: GameEvent[] = [];
  for (;;) {
    const question = local.game.ask(local.table);
    const answer = cardsToArrange(local) ? null : answerTo(local, question);
    if (!answer) return events;
    const step = local.game.answer(local.table, answer);
    if (!step.ok) throw new Error(`the dealer's answer was refused: ${JSON.stringify(step.error)}`);
    events.push(...apply(local, step.value, answer.kind === 'blind' ? [randomCard(local, question)] : []));
  }
}

function answerTo(local: AnyLocal, question: Question): Answer<AnyMove> | null {
  const { random } = local;
  switch (question.kind) {
    case 'chance': {
      if (question.heldBy === undefined) return { kind: 'chance', value: random(question.below) };
      const { below, heldBy, count = 1 } = question;
      const numbers = Array.from({ length: count }, () => addHiddenValue(local, 'held', heldBy, random(below)));
      return { kind: 'held', number: numbers[0] ?? 0 };
    }
    case 'open':
      return opened(local, question);
    case 'hide':
      for (const seat of question.piles) local.piles[seat] = shuffled(local.piles[seat], random);
      return { kind: 'hide' };
    case 'look':
      return { kind: 'look' };
    case 'pick':
      return { kind: 'pick', face: randomCard(local, question) };
    case 'blind':
      return { kind: 'blind' };
    case 'show':
      return { kind: 'show', faces: question.slots.map((slot) => cardsOf(local, question.of).slots[slot] as CardId) };
    default:
      return null;
  }
}

/** Adds a hidden value that only its player learns. Returns its number. */
function addHiddenValue(local: AnyLocal, kind: Revealed['kind'], of: Seat, value: Json): number {
  const { game, known, hidden } = local;
  const list: Json[] = kind === 'fact' ? hidden[of].facts : hidden[of].held;
  const number = list.push(value) - 1;
  known[of] = game.knowledge.told(known[of], { kind, of, number, value });
  return number;
}

/** The values both players learn now. */
function opened({ game, known, hidden }: AnyLocal, { of, facts, held }: Reveal): Answer<AnyMove> {
  const open = <V extends Json>(kind: Revealed['kind'], numbers: readonly number[], list: readonly V[]): V[] =>
    numbers.map((number) => {
      const value = list[number];
      if (value === undefined) throw new Error(`the game opens ${kind} ${number}, which is not there`);
      for (const seat of [0, 1] as const) known[seat] = game.knowledge.told(known[seat], { kind, of, number, value });
      return value;
    });
  return { kind: 'open', facts: open('fact', facts, hidden[of].facts), held: open('held', held, hidden[of].held) };
}

function cardsOf({ game, known }: AnyLocal, seat: Seat): Known {
  const cards = game.knowledge.cards(known[seat]);
  if (cards === null) throw new Error('a game without cards asks for one');
  return cards;
}

/** A random card from the hand in question. */
function randomCard(local: AnyLocal, question: Question): CardId {
  const hand = question.kind === 'pick' || question.kind === 'blind' ? cardsOf(local, question.hand).hand : [];
  return hand[local.random(hand.length)] as CardId;
}

/**
 * Moves on to the next table; both players learn what they are entitled to. `named`: the faces named by the moves, in
 * order.
 */
function apply(local: AnyLocal, step: Step<unknown>, named: readonly CardId[]): GameEvent[] {
  local.table = step.table;
  const hidden = [...named];
  for (const event of step.events) {
    const faces = facesOf(local, event, hidden);
    const moved = event.kind === 'card' ? movingFace(local, event as CardEvent, faces[0]) : undefined;
    for (const seat of [0, 1] as const) {
      const mine = hiddenFaces(event) === 0 || learningSeat(event) === seat ? faces : faces.map(() => null);
      local.known[seat] = local.game.knowledge.learn(local.known[seat], [event], mine);
    }
    if (event.kind === 'card') trackPiles(local, event as CardEvent, moved);
    if (isCut(event)) cut(local, event);
  }
  return step.events;
}

function cut({ piles }: AnyLocal, { owner, count }: CutEvent): void {
  piles[owner] = [...piles[owner].slice(count), ...piles[owner].slice(0, count)];
}

/** The true faces behind an event. */
function facesOf(local: AnyLocal, event: GameEvent, named: CardId[]): CardId[] {
  const wanted = hiddenFaces(event);
  if (wanted === 0) return [];
  const { owner } = event as CardEvent | LookEvent;
  if (event.kind === 'look') return local.piles[owner].slice((event as LookEvent).at, (event as LookEvent).at + wanted);
  const { from } = event as CardEvent;
  // No card is named if there is no choice, because the whole hand goes.
  const at = from.in === 'pile' ? from.at : undefined;
  const face = at === undefined ? (named.shift() ?? cardsOf(local, owner).hand[0]) : local.piles[owner][at];
  if (face === undefined) throw new Error('a card left a place that is empty');
  return [face];
}

/** The true face of a moving card; `hidden`: as passed to `learn`. */
function movingFace(local: AnyLocal, event: CardEvent, hidden: CardId | undefined): CardId | undefined {
  const { owner, from, face } = event;
  if (from.in === 'pile' && from.at !== undefined) return local.piles[owner][from.at];
  return face ?? (from.in === 'slot' ? cardsOf(local, owner).slots[from.slot] : hidden);
}

/** Updates the order of the piles after a card moved. */
function trackPiles(local: AnyLocal, { owner, from, to }: CardEvent, face: CardId | undefined): void {
  if (face === undefined) return;
  const pile = [...local.piles[owner]];
  if (from.in === 'pile') pile.splice(from.at ?? pile.indexOf(face), 1);
  if (to.in === 'pile') pile.splice(to.at ?? 0, 0, face);
  local.piles[owner] = pile;
}
