/**
 * Complete games between two curious players: they prefer moves with texts not yet seen working; everything else is
 * random. Together the games have to use every card of the catalogue, and every text on it.
 */
import { describe, expect, it } from 'vitest';
import type { CardId, Seat } from '../../../src/rules/game.ts';
import { allCards, definition } from '../../../src/rules/netrunner/cards/index.ts';
import { deckRefusal } from '../../../src/rules/netrunner/deck.ts';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import { type Move, netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { decide, decideSealed, type LocalGame, movesOf, startLocal } from '../../../src/solo/local.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { coveringDecks } from '../../support/decks.ts';
import { shown, wanted } from '../../support/netrunner/coverage.ts';
import { interest, isOpen, usualInterest } from '../../support/netrunner/curious.ts';
import { weighed } from '../../support/randomPlay.ts';

/**
 * Texts that two curious players hardly ever reach, since they require several conditions at once; the tests of these
 * cards cover them.
 */
const rare = new Set([
  'i-got-a-rock ability 0',
  'poisoned-water-supply played',
  'strike-force-kali ability 0',
  'terrorist-reprisal played',
  'viral-pipeline ability 0',
]);

/**
 * When this few texts are left, the Corp's decks are full of cards that give tags and damage, which many texts require.
 */
const FEW = 20;
// Two of these cards are ice of other kinds, which some ice counts.
const stirring = ['chance-observation', 'datapool-by-zetatech', 'urban-renewal', 'data-wall', 'filter'];

const GAMES = 2000; // An upper limit; several hundred are enough.
const STEPS = 2500; // Decisions in a game; two players who never want to win could play forever.

/** Tags and damage are worth most when a face-up card may have waited for them. */
const stirs = ({ cards }: Table, open: ReadonlySet<string>): boolean =>
  open.size <= FEW && Object.values(cards).some(({ active, card }) => active && card !== null && isOpen(open, card));

/** Picks a move: new texts first, ends of actions last. */
function curious(game: LocalGame<Table, Move>, seat: Seat, open: ReadonlySet<string>, random: Random): Move {
  const usual = (move: Move): number => {
    if (move.do === 'play' && stirring.includes(move.card)) return stirs(game.table, open) ? 30 : 1;
    return usualInterest(move);
  };
  const moves = movesOf(game, seat);
  if (moves.length === 0) throw new Error(`nothing can be done: ${JSON.stringify(netrunner.ask(game.table))}`);
  return weighed(moves, (move) => interest(game, seat, move, open, usual(move)), random);
}

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

/** The decks that still have something to show; all of them if none has. */
function promising(decks: readonly CardId[][], open: ReadonlySet<string>): readonly CardId[][] {
  const some = decks.filter((deck) => deck.some((id) => isOpen(open, id)));
  return some.length > 0 ? some : decks;
}

const pickAt = (decks: readonly CardId[][], at: number): readonly CardId[] => decks[at % decks.length] ?? [];

const stirred = (deck: CardId[], open: ReadonlySet<string>): CardId[] =>
  open.size > FEW
    ? deck
    : deck.map((id, at) =>
        at % 3 > 0 || isOpen(open, id) || definition(id).type === 'agenda'
          ? id
          : (stirring[(at / 3) % stirring.length] ?? id),
      );

/** The deck with three copies of each card still to be shown, replacing cards that have shown everything. */
function favouring(deck: readonly CardId[], open: ReadonlySet<string>): CardId[] {
  const more = deck
    .filter((id) => isOpen(open, id))
    .slice(0, 4)
    .flatMap((id) => [id, id]);
  return deck.map((id) => {
    const { type, points } = definition(id);
    const fits = (one: CardId) => definition(one).type === type && (definition(one).points ?? 0) >= (points ?? 0);
    const at = isOpen(open, id) ? -1 : more.findIndex(fits);
    return at < 0 ? id : (more.splice(at, 1)[0] ?? id);
  });
}

/** Plays one game and removes from `open` what it shows. */
function play(seed: number, decks: [CardId[], CardId[]], open: Set<string>): void {
  const random = seeded(seed);
  const started = startLocal(netrunner, decks, { rules: seed % 4 < 2 ? '1996' : 'rulings' }, random);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const game = started.value;
  for (let step = 0; step < STEPS; step++) {
    const question = netrunner.ask(game.table);
    if (question.kind === 'over') return;
    const before = game.table;
    const done =
      question.kind === 'move' || question.kind === 'choose'
        ? decide(game, question.of, curious(game, question.of, open, random))
        : decideSealed(game, [pick(movesOf(game, CORP), random), pick(movesOf(game, RUNNER), random)]);
    if (!done.ok)
      throw new Error(`seed ${seed}, step ${step}: a listed move was refused: ${JSON.stringify(done.error)}`);
    for (const event of done.value as NetrunnerEvent[]) {
      open.delete(shown(game.table, game.known[RUNNER], event) ?? '');
      open.delete(shown(before, game.known[RUNNER], event) ?? '');
    }
  }
}

describe('every card of the catalogue', () => {
  const corp = coveringDecks(CORP);
  const runner = coveringDecks(RUNNER);

  it('is in a legal deck', () => {
    for (const [seat, decks] of [
      [CORP, corp],
      [RUNNER, runner],
    ] as const)
      for (const deck of decks) expect(deckRefusal(seat, deck, '1996')).toBeNull();
    const held = new Set([...corp, ...runner].flat());
    expect(allCards().filter((card) => !held.has(card.id))).toEqual([]);
  });

  it('is used in a game, with all its abilities and subroutines', () => {
    const open = new Set(
      allCards()
        .flatMap(wanted)
        .filter((one) => !rare.has(one)),
    );
    for (let seed = 1; seed <= GAMES && open.size > 0; seed++) {
      const [one, two] = seed % 2 === 0 ? [promising(corp, open), runner] : [corp, promising(runner, open)];
      // Every deck meets every other, even if both sides have equally many.
      const round = Math.floor(seed / 2);
      const against = round + Math.floor(round / two.length);
      play(seed, [stirred(favouring(pickAt(one, round), open), open), favouring(pickAt(two, against), open)], open);
    }
    expect([...open], 'never seen in any game').toEqual([]);
  });
});
