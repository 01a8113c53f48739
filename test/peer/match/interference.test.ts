/**
 * What only one player knows is not visible anywhere. Pairs of games with the same seeds and the same public moves, in
 * which one player holds different cards of the same kinds: everything the other phone receives must be the same,
 * except ciphertext.
 */
import { describe, expect, it } from 'vitest';
import type { Link } from '../../../src/peer/link/link.ts';
import { type AnyMove, type CardId, type GameEvent, other, type Question, type Seat } from '../../../src/rules/game.ts';
import { allCards, definition } from '../../../src/rules/netrunner/cards/index.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Card } from '../../../src/rules/netrunner/effect.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { type NetrunnerDuel, netrunnerDuel } from '../../support/netrunner/netrunnerDuel.ts';
import { gamesThat } from '../../support/seeds.ts';

const ENTRIES = 150;
const curve = memoCurve();

/** Avoids moves that turn a card face up, so that both Corps make publicly identical moves. */
const quietly = (move: AnyMove): number =>
  ({ pass: 1, draw: 2, bit: 2, install: 8, advance: 4, discard: 1, run: 2, jackOut: 1000, choose: 1, bid: 1 })[
    move.do
  ] ?? 0;

/** `quietly` for the Runner: cards are installed face down, and no more are drawn than may be kept. */
const darkly = (move: AnyMove): number => {
  if (move.do === 'install') return 'card' in move ? 0 : 8;
  return move.do === 'draw' ? 0 : quietly(move);
};

const darkDeck: readonly CardId[] = [
  ...['airport-locker', 'chiba-bank-account', 'liberated-savings-account', 'time-to-collect'].flatMap((card) =>
    Array.from({ length: 7 }, () => card),
  ),
  ...starterDecks[1],
].slice(0, 45);

/**
 * A different legal deck with the same kinds of cards in the same order: each card becomes the next card of its kind in
 * the catalogue between its neighbours, agendas those with the same points.
 */
function likeness(deck: readonly CardId[]): CardId[] {
  const order = allCards().map(({ id }) => id);
  const sorted = [...new Set(deck)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const taken = new Map<CardId, CardId>();
  sorted.forEach((card, at) => {
    const { side, type, points } = definition(card);
    const next = sorted[at + 1] === undefined ? order.length : order.indexOf(sorted[at + 1] as CardId);
    const like = order.slice(order.indexOf(card) + 1, next).find((id) => {
      const other = definition(id);
      return (
        other.side === side && other.type === type && other.points === points && installedLike(other, definition(card))
      );
    });
    taken.set(card, like ?? card);
  });
  return deck.map((card) => taken.get(card) as CardId);
}

/** Whether both may be installed in the same places and advanced alike. */
const installedLike = (one: Card, another: Card): boolean =>
  one.advanceable === another.advanceable &&
  one.keywords.includes('Region') === another.keywords.includes('Region') &&
  one.keywords.includes('Hidden') === another.keywords.includes('Hidden') &&
  JSON.stringify(one.installs) === JSON.stringify(another.installs);

interface Seen {
  tables: string[];
  questions: Question[];
  events: GameEvent[];
  /** The size of each packet to the watching phone, in bytes. */
  packets: number[];
  hand: CardId[];
}

/** What the given player's phone sees of a game. */
async function watched(
  seed: number,
  by: Seat,
  decks: readonly [readonly CardId[], readonly CardId[]],
  weigh: (move: AnyMove) => number,
): Promise<Seen> {
  const seen: Seen = { tables: [], questions: [], events: [], packets: [], hand: [] };
  const measure = (link: Link): Link => ({
    get state() {
      return link.state;
    },
    send(packet) {
      seen.packets.push(packet.length);
      return link.send(packet);
    },
    onPacket: (handler) => link.onPacket(handler),
    onState: (handler) => link.onState(handler),
    close: () => link.close(),
  });
  const game: NetrunnerDuel = await netrunnerDuel(seed, {
    decks,
    weigh,
    curve,
    mostMoves: 1,
    wrap: (link, seat) => (seat === by ? link : measure(link)),
  });
  const { match } = game.players[by];
  match.onEvents(({ table, events }) => {
    seen.tables.push(JSON.stringify(table));
    seen.events.push(...events);
    const { question } = match.view();
    if (question) seen.questions.push(question);
  });
  await game.play(() => match.view().length >= ENTRIES);
  seen.hand = game.players[other(by)].match.view().known?.hand ?? [];
  return seen;
}

describe('N-HID two games that differ only in hidden cards', () => {
  it('look the same to the other player, down to the number and size of packets', async () => {
    const [corp, runner] = starterDecks;
    await gamesThat({ times: 4, within: 8, shows: otherHands }, async (seed) =>
      alike(await watched(seed, 1, [corp, runner], quietly), await watched(seed, 1, [likeness(corp), runner], quietly)),
    );
  });

  it('look the same to the Corp if the Runner holds, and has installed, other cards', async () => {
    const shows = (pair: [Seen, Seen]): boolean => otherHands(pair) && installsFaceDown(pair[0]);
    await gamesThat({ times: 3, within: 9, shows }, async (seed) =>
      alike(
        await watched(seed, 0, [starterDecks[0], darkDeck], darkly),
        await watched(seed, 0, [starterDecks[0], likeness(darkDeck)], darkly),
      ),
    );
  });
});

/** Whether the two held different cards at the end: a pair that never did proves nothing. */
const otherHands = ([one, two]: [Seen, Seen]): boolean => JSON.stringify(two.hand) !== JSON.stringify(one.hand);

const installsFaceDown = ({ events }: Seen): boolean =>
  events.some((event) => event.kind === 'installed' && JSON.stringify(event).includes('"card":null'));

function alike(one: Seen, two: Seen): [Seen, Seen] {
  expect(two.tables).toEqual(one.tables);
  expect(two.events).toEqual(one.events);
  expect(two.questions).toEqual(one.questions);
  expect(two.packets).toEqual(one.packets);
  expect(one.tables.length).toBeGreaterThan(30);
  return [one, two];
}
