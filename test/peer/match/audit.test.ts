/**
 * What only the audit can see: with both seeds, every entry that does not follow from them identifies its author as the
 * offender.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { compare, concat, slices } from '../../../src/base/bytes.ts';
import { canonical } from '../../../src/base/canonical.ts';
import type { Scalar } from '../../../src/peer/crypto.ts';
import type { Body, Commit, Keys, MaskedList } from '../../../src/peer/log/body.ts';
import type { Entry } from '../../../src/peer/log/entry.ts';
import { audit, type Verdict } from '../../../src/peer/match/audit/audit.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import type { State } from '../../../src/peer/match/fold/state.ts';
import { commit } from '../../../src/peer/secret/commit.ts';
import type { Face } from '../../../src/peer/secret/deckTable.ts';
import type { Secrets } from '../../../src/peer/secret/seed.ts';
import { sealFact } from '../../../src/peer/secret/values.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { flipped, foreign, type Hands, handsOf, mustParse, rewritten } from '../../support/cheat.ts';
import { buildDeck } from '../../support/deckAtOnce.ts';
import { duel } from '../../support/duel.ts';
import { multiply } from '../../support/group.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { reopened } from '../../support/peer/opened.ts';
import { type Move, type Table, toyGame } from '../../support/toyGame.ts';
import { animals } from '../../support/toyTable.ts';

/** With this seed every foul is possible. */
const SEED = 32;
const decks = [
  [...animals, 'ant', 'hen'],
  [...animals, 'bee', 'fox'],
] as const;
const curve = memoCurve();
const game = toyGame as Game<unknown, AnyMove>;

/** An honest game: its file, its entries, and the state before each of them with every card known. */
let file: MatchFile;
let log: Entry[];
let hands: Hands;
const states: State[] = [];

beforeAll(async () => {
  const weigh = ({ do: verb }: Move) => (verb === 'drop' ? 0 : verb === 'pass' ? 0.3 : verb === 'play' ? 2 : 1);
  const made = await duel<Table, Move>({ game: toyGame, seed: SEED, decks, curve, weigh });
  await made.play();
  file = made.players[0].match.file() as MatchFile;
  log = file.entries.map(mustParse);
  hands = handsOf({ seed: SEED, decks, game: toyGame, cheat: 0 }, file);
  const verdict = await audit(game, file, { curve, onEntry: ({ state }) => states.push(state) });
  expect(verdict).toMatchObject({ clean: true });
});

/**
 * What a cheat writes instead of an honest entry, or null if there is no opportunity. `before`: the state it is applied
 * to.
 */
type Change = (entry: Entry, before: State) => Body | null;

const masked = (entry: Entry) => entry.body as MaskedList;
const points = (entry: Entry) => slices(masked(entry).points, 32);
const withPoints = (entry: Entry, list: readonly Uint8Array[]): Body => ({ ...masked(entry), points: concat(...list) });
const sorted = (list: readonly Uint8Array[]) => [...list].sort(compare);
const times = (point: Uint8Array | undefined, scalar: Scalar) => multiply(point as Uint8Array, scalar) as Uint8Array;
const two: Scalar = Uint8Array.from([2, ...Array(31).fill(0)]);

/** For each foul: its description, the type of entry, the change, and the audit's finding. */
const fouls: readonly [string, Body['type'], Change, string][] = [
  ['used coins that do not come from the seed', 'SETUP', ({ body }) => ({ ...body, anchor: foreign }) as Body, 'seed'],
  ['brought an illegal deck', 'SETUP', (entry) => deckOf(entry, [0, 0, 0, 0, 1, 2, 3, 4]), 'table'],
  ['brought a card that does not exist', 'SETUP', (entry) => deckOf(entry, [0, 1, 2, 3, 4, 5, 6, 700]), 'table'],
  ['shuffled in a different card than in the pile', 'X', foreignInX, 'place'],
  ['shuffled in a card twice, under another scalar', 'X', (entry) => scaledInX(entry, 0, 1), 'seed'],
  ['marked a point as twice another', 'X', (entry) => scaledInX(entry, 2, 5), 'seed'],
  ['used a mask that does not come from the seed', 'Y', (entry) => scaled(entry, 0), 'seed'],
  ['masked a card twice instead of another', 'Y', duplicateInY, 'seed'],
  [
    'made up a swapped point',
    'Z',
    (entry) => withPoints(entry, [times(points(entry)[0], two), ...points(entry).slice(1)]),
    'seed',
  ],
  [
    'given a key that does not come from the seed',
    'KEYS',
    ({ body }) => ({ ...body, scalars: (body as Keys).scalars.map(() => two) }) as Body,
    'seed',
  ],
  [
    'committed to a different hand',
    'COMMIT',
    (entry, before) => hiddenHand(entry, before, ([_, ...rest], [other]) => [other as Face, ...rest]),
    'place',
  ],
  [
    'committed to a hand with one card twice',
    'COMMIT',
    (entry, before) =>
      hiddenHand(entry, before, ([first, ...rest]) => [first as Face, first as Face, ...rest.slice(1)]),
    'place',
  ],
  [
    'made up the salts for a hand',
    'COMMIT',
    (entry) => ofKind(entry, 'hand', (list) => list.map((one) => flipped(one, 31))),
    'place',
  ],
  ['laid down a card that is in their pile', 'COMMIT', (entry, before) => instead(entry, before, 'install'), 'place'],
  ['discarded a card that is in their pile', 'COMMIT', (entry, before) => instead(entry, before, 'trashdown'), 'place'],
  [
    'discarded a card unseen other than the top one',
    'COMMIT',
    (entry, before) => instead(entry, before, 'trashdown', 'look'),
    'face',
  ],
  ['put a card on top that is in their pile', 'COMMIT', (entry, before) => instead(entry, before, 'reorder'), 'place'],
  [
    'shuffled in a card that is already in the pile',
    'COMMIT',
    (entry, before) => instead(entry, before, 'other'),
    'place',
  ],
  ['committed to nothing', 'COMMIT', (entry) => ofKind(entry, 'install', () => [foreign]), 'seed'],
  ['put back cards other than those viewed', 'COMMIT', foreignInOrder, 'place'],
  ['played a card that is in their pile', 'OPEN', fromPile, 'place'],
  ['bound a bid under a made-up salt', 'ACT', boundAnew, 'seed'],
];

describe('the audit names the player who', () => {
  it.each(fouls)('has %s', async (_, type, change, kind) => {
    const found = log.map(
      (entry) => [entry, entry.body.type === type ? change(entry, stateBefore(entry.seq)) : null] as const,
    );
    const [entry, body] = found.find(([, changed]) => changed !== null) ?? [];
    if (entry === undefined || !body) throw new Error('the honest game gives no occasion');
    const verdict = await judged(await rewritten(SEED, file, new Map([[entry.seq, body]])));
    expect(verdict).toMatchObject({ clean: false, foul: { seat: entry.author, seq: entry.seq, kind } });
  });

  it.each([0, 1] as const)('is the only one who has not shown their seed (seat %i)', async (seat) => {
    const { seq } = log.find(({ body, author }) => body.type === 'SEED' && author === seat) as Entry;
    const second = log.findLast(({ body }) => body.type === 'SEED')?.author === seat;
    const verdict = await judged({ ...file, entries: file.entries.slice(0, seq) });
    // If both seeds are missing, the game was abandoned and neither player is at fault.
    expect(verdict).toMatchObject({ clean: false, foul: { seat: second ? seat : null, seq, kind: 'seed' } });
  });

  it('has shown a false seed', async () => {
    const { seq, author } = log.find(({ body }) => body.type === 'SEED') as Entry;
    const verdict = await judged(await rewritten(SEED, file, new Map([[seq, { type: 'SEED', seed: foreign }]])));
    expect(verdict).toMatchObject({ clean: false, foul: { seat: author, seq, kind: 'seed' } });
  });
});

describe('a damaged file blames no one', () => {
  it('if an entry was edited', async () => {
    const seq = 20;
    const entries = file.entries.map((bytes, i) => (i === seq ? flipped(bytes, bytes.length - 70) : bytes));
    expect(await judged({ ...file, entries })).toMatchObject({ clean: false, foul: { seat: null, seq } });
  });

  it('if an entry is missing', async () => {
    const entries = file.entries.filter((_, i) => i !== 20);
    expect(await judged({ ...file, entries })).toMatchObject({ clean: false, foul: { seat: null, seq: 20 } });
  });

  it('if it was made under other rules', async () => {
    const verdict = await audit({ ...game, version: 2 }, { ...file, version: 'toy/2' }, { curve });
    expect(verdict).toMatchObject({ clean: false, foul: { seat: null, kind: 'header' } });
  });
});

const judged = (changed: MatchFile): Promise<Verdict> => audit(game, changed, { curve });

/** The state an entry is applied to; the one for entry 0 is never used. */
const stateBefore = (seq: number): State => states[Math.max(0, seq - 1)] as State;

const epochOf = (before: State, deck: Seat): number => before.world?.wheres[deck].epoch ?? 0;

const cardsIn = (before: State, deck: Seat, place: 'hand' | 'pile'): Face[] =>
  (before.world?.wheres[deck][place] ?? []).map(({ face }) => face).filter((face) => face !== null);

function deckOf({ author }: Entry, cards: readonly number[]): Body | null {
  const secrets = hands.secrets[author];
  const { table } = buildDeck(secrets, cards);
  const honest = log[author]?.body as Extract<Body, { type: 'SETUP' }>;
  return { ...honest, size: table.size, table: table.bytes };
}

/** A card from the hand goes into the shuffle, and one from the pile does not. */
function foreignInX(entry: Entry, before: State): Body | null {
  const deck = entry.author;
  const epoch = epochOf(before, deck);
  const [held] = cardsIn(before, deck, 'hand');
  if (held === undefined) return null;
  const own = times(held.point, hands.secrets[deck].a(epoch));
  return withPoints(entry, sorted([own, ...points(entry).slice(1)]));
}

/** Point `to` becomes twice point `from`. */
function scaledInX(entry: Entry, from: number, to: number): Body | null {
  const list = points(entry);
  if (list.length <= Math.max(from, to)) return null;
  return withPoints(entry, sorted(list.map((point, i) => (i === to ? times(list[from], two) : point))));
}

const scaled = (entry: Entry, at: number): Body => scaledInX(entry, at, at) as Body;

/** Index 0 of X masked under two scalars, index 1 under none. */
function duplicateInY(entry: Entry, before: State): Body | null {
  const deck = other(entry.author);
  const epoch = epochOf(before, deck);
  const x = log.findLast(({ body, author, seq }) => body.type === 'X' && author === deck && seq < entry.seq) as Entry;
  const secrets = hands.secrets[entry.author];
  const from = points(x).map((_, j) => (j === 1 ? 0 : j));
  return withPoints(entry, sorted(from.map((source, j) => times(points(x)[source], secrets.b(deck, epoch, j)))));
}

function ofKind(
  { body }: Entry,
  kind: Commit['kind'],
  change: (list: readonly Uint8Array[]) => Uint8Array[],
): Body | null {
  const commitment = body as Commit;
  return commitment.kind === kind ? { ...commitment, commitments: change(commitment.commitments) } : null;
}

function hiddenHand(entry: Entry, before: State, change: (hand: Face[], pile: Face[]) => Face[]): Body | null {
  const { author, seq } = entry;
  const [hand, pile] = [cardsIn(before, author, 'hand'), cardsIn(before, author, 'pile')];
  if (hand.length < 2 || pile.length === 0) return null;
  const { commitments } = commit(hands.secrets[author], seq, change(hand, pile), 'sorted');
  return ofKind(entry, 'hand', () => [...commitments]);
}

/** A card from the pile instead of one in the hand, or with `look` the card on top of the pile. */
function instead(entry: Entry, before: State, kind: Commit['kind'], asked: 'move' | 'look' = 'move'): Body | null {
  const card = cardsIn(before, entry.author, 'pile').at(-1);
  if (card === undefined || before.question?.kind !== asked || cardsIn(before, entry.author, 'pile').length < 2)
    return null;
  return ofKind(entry, kind, () => [...commit(hands.secrets[entry.author], entry.seq, [card], 'kept').commitments]);
}

function foreignInOrder(entry: Entry, before: State): Body | null {
  const { author, seq, body } = entry;
  const { deck } = body as Commit;
  const [held] = cardsIn(before, deck, 'hand');
  const looked = cardsIn(before, deck, 'pile').slice(0, (body as Commit).commitments.length);
  // When a card from the hand is put on the pile, an entry of the same kind binds it.
  if (held === undefined || before.question?.kind !== 'look') return null;
  return ofKind(entry, 'reorder', () => [
    ...commit(hands.secrets[author], seq, [held, ...looked.slice(1)], 'kept').commitments,
  ]);
}

/** A second copy of a card, which is in the pile. */
function fromPile({ author, body }: Entry, before: State): Body | null {
  const deck = hands.decks[author];
  return reopened(body, 'card', ([item]) => {
    const shown = deck.faces.find((face) => compare(face.point, item?.point as Uint8Array) === 0) as Face;
    const copy = cardsIn(before, author, 'pile').find(({ card, row }) => card === shown.card && row !== shown.row);
    const held = cardsIn(before, author, 'hand').some(({ row }) => row === shown.row);
    return copy && held ? [{ kind: 'card', deck: author, point: copy.point }] : null;
  });
}

/** The commitment and its copy match, but do not follow from the seed. */
function boundAnew({ author, body }: Entry, { hidden }: State): Body | null {
  if (body.type !== 'ACT' || body.facts.length === 0) return null;
  const own = hands.secrets[author];
  const salted = { gameId: own.gameId, seat: author, factSalt: () => foreign, factPad: own.factPad.bind(own) };
  const fact = sealFact(salted as unknown as Secrets, hidden[author].facts.length, canonical({ do: 'bid', bits: 0 }));
  return { ...body, facts: [fact] };
}
