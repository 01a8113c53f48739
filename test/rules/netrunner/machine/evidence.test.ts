/** Beliefs: what was seen makes the true hidden cards more likely. */
import { expect, test } from 'vitest';
import { other, type Seat } from '../../../../src/rules/game.ts';
import { findCard } from '../../../../src/rules/netrunner/card.ts';
import { builtInDecks } from '../../../../src/rules/netrunner/cards/starters.ts';
import { netrunner } from '../../../../src/rules/netrunner/index.ts';
import { evidenceOf } from '../../../../src/rules/netrunner/machine/evidence.ts';
import { sampleWorld, unseenCards } from '../../../../src/rules/netrunner/machine/worlds.ts';
import { CORP, cardAt, isCentral, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { moveOf } from '../../../support/arena/minds.ts';
import { dealt } from '../../../support/arena/pairing.ts';
import { type NetrunnerGame, playOne } from '../../../support/randomPlay.ts';
import { scenario } from '../../../support/scenario.ts';

/** Each turn's first decision in games of the policy against itself. */
function* turns(seeds: readonly number[]): Generator<{ local: NetrunnerGame; seat: Seat }> {
  for (const seed of seeds) {
    const local = dealt('built-in', seed);
    const random = seeded(seed);
    let turn = 0;
    for (;;) {
      const question = netrunner.ask(local.table);
      if (question.kind === 'over') break;
      const seat = question.kind === 'move' || question.kind === 'choose' ? question.of : CORP;
      if (local.table.turn > turn && question.kind === 'move' && question.window === 'action') {
        turn = local.table.turn;
        yield { local, seat };
      }
      let by = seat;
      playOne(local, () => {
        const move = moveOf(local, by, 'regular', random);
        by = other(by);
        return move;
      });
    }
  }
}

const SEEDS = [1, 8, 15, 22];

const isAgenda = (id: string | undefined): boolean => findCard(id)?.type === 'agenda';

test('cards actually in hand fit the evidence better than the rest of the deck', () => {
  const sums = { held: 0, hands: 0, others: 0, piles: 0 };
  for (const { local, seat } of turns(SEEDS)) {
    const { hand, pile } = local.known[other(seat)];
    const { inHand } = evidenceOf({ table: local.table, known: local.known[seat], seat });
    sums.held += hand.reduce((sum, card) => sum + inHand(card), 0);
    sums.hands += hand.length;
    sums.others += pile.reduce((sum, card) => sum + inHand(card), 0);
    sums.piles += pile.length;
  }
  expect(sums.hands).toBeGreaterThan(100);
  expect(sums.held / sums.hands).toBeGreaterThan(sums.others / sums.piles);
});

test('a face-down card in a subsidiary fort is thought an agenda more often if it is one', () => {
  const sums = { agendas: 0, those: 0, others: 0, rest: 0 };
  for (const { local, seat } of turns([...SEEDS, 2, 9, 29, 36])) {
    if (seat !== RUNNER) continue;
    const view = { table: local.table, known: local.known[RUNNER], seat };
    const worlds = Array.from({ length: 20 }, (_, seed) => sampleWorld(view, seeded(seed)));
    for (const { inside, id } of local.table.forts)
      for (const slot of isCentral(id) ? [] : inside) {
        if (cardAt(local.table, slot).card !== null || view.known.theirs?.slots[slot] !== undefined) continue;
        const said = worlds.filter((world) => isAgenda(world?.known[CORP].slots[slot])).length / worlds.length;
        const truly = isAgenda(local.known[CORP].slots[slot]);
        sums[truly ? 'agendas' : 'others'] += said;
        sums[truly ? 'those' : 'rest']++;
      }
  }
  expect(Math.min(sums.those, sums.rest)).toBeGreaterThan(10);
  expect(sums.agendas / sums.those).toBeGreaterThan(0.2 + sums.others / sums.rest);
});

test('beliefs do not depend on earlier questions', () => {
  let compared = 0;
  for (const { local, seat } of turns(SEEDS.slice(0, 2))) {
    const of = (by: Seat) => sampleWorld({ table: local.table, known: local.known[by], seat: by }, seeded(3));
    const first = of(seat);
    of(other(seat));
    expect(of(seat)).toEqual(first);
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

test('the more cards of a built-in deck are seen, the more of its other cards are expected', () => {
  for (const side of [CORP, RUNNER])
    for (const { cards, id } of builtInDecks[side]) {
      const seenOf = (count: number): string[] => cards.filter((_, at) => at % 5 === 0).slice(0, count);
      const expected = (count: number): number => {
        const seen = seenOf(count);
        let right = 0;
        for (let seed = 0; seed < 200; seed++) {
          const left = new Map<string, number>();
          for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1);
          for (const card of [...seen, ...unseenCards(side, seen, 20, seeded(seed))]) {
            const more = left.get(card) ?? 0;
            if (more > 0) right++;
            left.set(card, more - 1);
          }
        }
        return right / 200 - count;
      };
      expect(expected(8), id).toBeGreaterThan(expected(0) + 3);
    }
});

test('cards that are in no built-in deck are expected again, and so are other cards of a custom deck', () => {
  const seen = ['krash', 'blink', 'wild-card', 'jackhammer'];
  const drawn = Array.from({ length: 50 }, (_, seed) => unseenCards(RUNNER, seen, 40, seeded(seed))).flat();
  const again = drawn.filter((card) => seen.includes(card)).length;
  expect(again / 50).toBeGreaterThan(0.5);
  const built = new Set(builtInDecks[RUNNER].flatMap(({ cards }) => cards));
  expect(drawn.some((card) => !built.has(card) && !seen.includes(card))).toBe(true);
});

test('an agenda with enough counters would have been scored', () => {
  const t = scenario({
    forts: { f1: { ice: ['keeper'], inside: [{ card: 'tycho-extension', counters: { advancement: 3 } }] } },
  });
  const slot = t.table.forts.find(({ id }) => id === 'f1')?.inside[0] ?? 0;
  const { inSlot } = evidenceOf({ table: t.table, known: t.local.known[RUNNER], seat: RUNNER });
  expect(inSlot(slot, 'hostile-takeover')).toBeLessThan(0.1 * inSlot(slot, 'tycho-extension'));
});
