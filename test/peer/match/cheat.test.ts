/**
 * What a cheat's phone might send: detected immediately, with the entry named and nothing changed on the other phone.
 */

import { describe, expect, it } from 'vitest';
import { compare, concat, slices, utf8 } from '../../../src/base/bytes.ts';
import { canonical } from '../../../src/base/canonical.ts';
import type { Body, Commit, Keys, MaskedList } from '../../../src/peer/log/body.ts';
import type { Entry } from '../../../src/peer/log/entry.ts';
import { audit } from '../../../src/peer/match/audit/audit.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { Phone } from '../../../src/peer/match/player/phone.ts';
import type { MakePhone } from '../../../src/peer/match/writer.ts';
import { opening } from '../../../src/peer/secret/commit.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { Face } from '../../../src/peer/secret/deckTable.ts';
import type { AnyMove, Game, Seat } from '../../../src/rules/game.ts';
import { flipped, foreign, type Hands, mustParse, type Strike, type Struck, strike } from '../../support/cheat.ts';
import { buildDeck } from '../../support/deckAtOnce.ts';
import { messageOf } from '../../support/packets.ts';
import { openedIn, opens, reopened } from '../../support/peer/opened.ts';
import { isWord } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, shortGame, type ToyOptions } from '../../support/shortToy.ts';
import { type Move, type Table, type ToyGame, toyGame } from '../../support/toyGame.ts';
import { refuse } from '../../support/toyTable.ts';
import { prove } from '../../support/words/proofTold.ts';

type Change = Strike<Table, Move>['change'];

const rules = toyGame as Game<unknown, AnyMove>;
const zeros = new Uint8Array(32);
const filled = (length: number) => Uint8Array.from({ length }, (_, at) => at);
const points = (body: Body) => slices((body as MaskedList).points, 32);
const withPoints = (body: Body, list: readonly Uint8Array[]) => ({ ...body, points: concat(...list) }) as Body;
const keys = (body: Body) => body as Keys;
/** A different answer to the bid that the first player has bound. */
const bidding = (body: Body, bid: Uint8Array): Body | null =>
  body.type === 'ACT' && text(body).includes('"bid"') && !text(body).includes('"commits"')
    ? { ...body, moves: [bid] }
    : null;
const text = (body: Extract<Body, { type: 'ACT' }>): string => new TextDecoder().decode(body.moves[0]);

/** A card of the same deck with a different face. */
const another = (face: Face | undefined, { faces }: Hands['decks'][Seat]) =>
  faces.find(({ card }) => card !== face?.card) as Face;

/**
 * For each foul: what is falsified, the type of entry, the change, the other phone's finding, and who writes it unless
 * both do.
 */
const foul: readonly [string, Body['type'], Change, string, ...(readonly Seat[])][] = [
  ['a deck table whose rows are out of order', 'SETUP', ({ body }) => reversedTable(body), 'table'],
  ['a deck size that no game starts with', 'SETUP', ({ body }) => smallTable(body), 'table'],
  [
    'a deck that is too large',
    'SETUP',
    ({ body }) => ({ ...body, size: 256, table: filled(256 * 34) }) as Body,
    'table',
  ],
  ['fewer points than cards', 'X', ({ body }) => withPoints(body, points(body).slice(1)), 'count'],
  ['points that do not ascend', 'X', ({ body }) => withPoints(body, points(body).reverse()), 'order'],
  ['the same point twice', 'X', ({ body }) => withPoints(body, twice(points(body))), 'order'],
  ['the identity among the points', 'X', ({ body }) => withPoints(body, [zeros, ...points(body).slice(1)]), 'point'],
  [
    'bytes that are no point',
    'X',
    ({ body }) => withPoints(body, sorted([...points(body).slice(1), negative])),
    'point',
  ],
  ['masked points twice', 'Y', ({ body }) => withPoints(body, twice(points(body))), 'order'],
  ['invalid masked points', 'Y', ({ body }) => withPoints(body, sorted([...points(body).slice(1), negative])), 'point'],
  ['swapped points twice', 'Z', ({ body }) => withPoints(body, twice(points(body))), 'order'],
  ['invalid swapped points', 'Z', ({ body }) => withPoints(body, [negative, ...points(body).slice(1)]), 'point'],
  ['the key of another position', 'KEYS', ({ body }, hands) => wrongKey(body, hands), 'no card'],
  [
    'a key that is not a scalar',
    'KEYS',
    ({ body }) => ({ ...keys(body), scalars: keys(body).scalars.map(() => zeros) }),
    'scalar',
  ],
  [
    'an unrequested key',
    'KEYS',
    ({ body }) => ({ ...keys(body), positions: keys(body).positions.map((at) => at + 1) }),
    'proof',
  ],
  ['a coin outside its chain', 'COIN', ({ body }) => ({ ...body, value: foreign }) as Body, 'coin'],
  ['a coin that is not the next one', 'COIN', ({ body }) => ({ ...body, t: 9 }) as Body, 'coin'],
  [
    'a different bid than the sealed one',
    'OPEN',
    ({ body }) => reopened(body, 'fact', ([bid]) => bid && [{ ...bid, value: canonical({ do: 'bid', bits: 7 }) }]),
    'commitment',
    0,
  ],
  [
    'a bid of more bits than they have',
    'ACT',
    ({ body }) => bidding(body, canonical({ do: 'bid', bits: 99 })),
    'move',
    1,
  ],
  [
    'a bid that is not encoded as a move',
    'ACT',
    ({ body }) => bidding(body, utf8('{"do": "bid", "bits": 0}')),
    'move',
    1,
  ],
  [
    'a bid with a hidden card in it',
    'ACT',
    ({ body }) => bidding(body, canonical({ do: 'bid', bits: 0, hidden: 'gnu' })),
    'move',
    1,
  ],
  [
    'a bid that binds something else',
    'ACT',
    ({ body }) => bidding(body, canonical({ commits: 1, do: 'bid' })),
    'move',
    1,
  ],
  ['a hidden hand with fewer cards', 'COMMIT', (entry) => ofHand(entry, (list) => list.slice(1)), 'proof'],
  ['a hidden hand out of order', 'COMMIT', (entry) => ofHand(entry, (list) => [...list].reverse()), 'order'],
  ['a different card than the coin chose', 'OPEN', ({ body }) => otherIndex(body), 'proof'],
  ['a different card than was committed to', 'OPEN', ({ body }, hands) => swappedCard(body, hands), 'commitment'],
  [
    'a card that is in no deck',
    'OPEN',
    ({ body }) => reopened(body, 'card', ([card]) => card && [{ ...card, point: negative }]),
    'point',
  ],
  ['a different card than the move names', 'OPEN', ({ body }, hands) => otherShown(body, hands), 'face'],
  ['a seed the game did not start with', 'SEED', ({ body }) => ({ ...body, seed: foreign }) as Body, 'seed'],
];

describe('a cheat is caught immediately and named', () => {
  it.each(foul)('for sending %s, even after the other phone was restarted', async (_, type, change, kind, ...only) => {
    for (const cheat of only.length > 0 ? only : ([0, 1] as const)) {
      const result = await struck(cheat, type, change);
      const { seq, after, duel } = result;
      const honest = cheat === 0 ? 1 : 0;
      expect(after.status).toMatchObject({ kind: 'stopped', why: 'cheat', seat: cheat, fault: kind, seq });
      // The cheat's phone has answered the charge with its seed.
      expect(after.status).toMatchObject({ winner: honest, owes: [], verdict: { foul: { seat: cheat } } });
      expectUntouched(result);
      const file = duel.players[honest].match.file() as MatchFile;
      const proof = await prove(rules, writeFile(file), { curve: inlineCurve });
      expect(proof).toMatchObject({ kind: 'foul', text: expect.stringContaining(`at entry ${seq}`) });
      await duel.restart(honest);
      await duel.quiet();
      expect(duel.players[honest].match.view().status).toEqual(after.status);
    }
  });

  it('for showing a card that is already face up', async () => {
    const plays = (move: Move): number =>
      move.do === 'play' && move.card !== 'elk' ? 20 : move.do === 'recall' ? 0 : 1;
    const again: Change = ({ body, seq }, { log }) => {
      const before = log.filter((entry) => entry.author === 0 && entry.seq < seq);
      const [shown] = openedIn(before.findLast((entry) => opens(entry.body, 'card'))?.body, 'card');
      // A card that was found or taken back is in hand, and may be shown again.
      const taken = before.some((entry) => /find|recall/.test(words(entry)));
      return shown && !taken ? reopened(body, 'card', () => [shown]) : null;
    };
    const result = await struckWhen(0, ({ body }) => opens(body, 'card'), again, plays);
    expect(result.after.status).toMatchObject({ kind: 'stopped', why: 'cheat', seat: 0, fault: 'duplicate' });
    expectUntouched(result);
  });
});

describe('an illegal deck', () => {
  /** A different deck than agreed on the cheat's phone, which judges by its own rules. */
  const withDeck =
    (cards: readonly number[]): MakePhone =>
    (secrets, _, curve) =>
      new Phone(secrets, buildDeck(secrets, cards), curve);

  // With these seeds, the opponent sees the card (the first games in which that happens).
  it.each([
    [0, 34],
    [1, 62],
  ] as const)(
    'with a card from no game is an offence as soon as the other player sees it (seat %i)',
    async (seat, seed) => {
      const looks = ({ do: verb, ...move }: Move): number => ('card' in move && move.card === 'cat' ? 20 : 1);
      const makePhone = withDeck([0, 1, 2, 3, 4, 5, 6, 700]);
      const honest = await firstStopped(seat, { weigh: looks, dishonest: { seat, makePhone } }, seed);
      expect(honest).toMatchObject({ why: 'cheat', seat, fault: 'no card' });
      const { body } = mustParse((honest as { entry: Uint8Array }).entry);
      expect(body.type).toBe('KEYS');
    },
  );

  it.each([0, 1] as const)(
    'with a card that the rules cannot accept is the fault of the player who shows it (seat %i)',
    async (seat) => {
      const answer: ToyGame['answer'] = (table, given) =>
        given.kind === 'pick' && given.face !== 'ant'
          ? { ok: false, error: refuse('E-CARD', 'only ants are picked') }
          : toyGame.answer(table, given);
      const options = { game: { ...toyGame, answer }, weigh: eager, dishonest: { seat, game: toyGame } };
      const honest = await firstStopped(seat, options);
      expect(honest).toMatchObject({ why: 'cheat', seat, fault: 'face' });
    },
  );

  /** How the honest phone stopped, in the first game in which it did. */
  async function firstStopped(seat: Seat, more: Partial<ToyOptions>, from = 32) {
    for (let seed = from; seed < 90; seed++) {
      const game = await shortDuel({ seed, ...more });
      const status = () => game.players[seat === 0 ? 1 : 0].match.view().status;
      await game.play(({ players }) => players.some(({ match }) => match.view().status.kind === 'stopped'));
      await game.quiet();
      const now = status();
      if (now.kind === 'stopped' && now.why === 'cheat') return now;
    }
    throw new Error('no game gave an occasion');
  }
});

describe('a move is rejected with everything that belongs to it', () => {
  it('if its proof is missing', async () => {
    const result = await struckWhen(0, isProof, async ({ seq, prev, body: _ }, { sign, log }) => {
      const move = log[seq + 1] as Entry;
      return [await sign({ ...move, seq, prev })];
    });
    expect(result.after.status).toMatchObject({ kind: 'stopped', why: 'cheat', fault: 'proof', seq: result.seq });
    expectUntouched(result);
  });

  it('if there is one proof too many', async () => {
    const result = await struckWhen(0, isMove, async (entry, { decks, sign }) => {
      const show: Body = { type: 'OPEN', items: [{ kind: 'card', deck: 0, point: (decks[0].faces[0] as Face).point }] };
      const proof = await sign({ ...entry, body: show });
      return [proof, await sign({ ...entry, seq: entry.seq + 1, prev: mustParse(proof).hash })];
    });
    const seq = (result.seq as number) + 1;
    expect(result.after.status).toMatchObject({ kind: 'stopped', why: 'cheat', fault: 'proof', seq });
    expectUntouched(result);
  });

  it.each([
    ['not allowed by the rules', canonical({ do: 'feed', slots: [] })],
    ['not a move in this game', canonical({ do: 'explode' })],
    ['with a hidden face', canonical({ do: 'pass', hidden: 'gnu' })],
    ['with spaces between its words', new TextEncoder().encode('{"do": "pass"}')],
    ['without a verb', canonical({ card: 'gnu' })],
    ['a list', canonical(['pass'])],
  ])('if it is %s', async (_, bytes) => {
    const result = await struck(1, 'ACT', ({ body }) => ({ ...body, moves: [bytes] }) as Body);
    expect(result.after.status).toMatchObject({ kind: 'stopped', why: 'cheat', fault: 'move', seq: result.seq });
    expectUntouched(result);
  });
});

describe('an entry that does not belong to the game', () => {
  it.each([
    ['bytes that are not CBOR', () => Uint8Array.of(0xff, 0x00)],
    ['an invalid signature', ({ bytes }: Entry) => flipped(bytes, bytes.length - 1)],
    ['a body that was changed after it was signed', ({ bytes }: Entry) => flipped(bytes, bytes.length - 80)],
    ['an entry from another game', (_: Entry, other: Entry) => other.bytes],
  ] as const)('(%s) is dropped, and the honest entry is requested again', async (_, make) => {
    const stranger = await shortDuel({ seed: 17 });
    await stranger.quiet();
    const foreigner = mustParse(stranger.players[1].match.file()?.entries[0] as Uint8Array);
    const result = await struckWhen(1, isMove, async (entry) => [make(entry, foreigner)]);
    const { duel, after } = result;
    expect(after.status).toEqual({ kind: 'playing' });
    await duel.play();
    expectEnd(duel);
  });
});

describe('the pen', () => {
  it('an entry of a type not allowed now is dropped, without a fork or an accusation', async () => {
    const result = await struck(1, 'ACT', () => ({ type: 'SEED', seed: foreign }));
    expect(result.after.status).toEqual({ kind: 'playing' });
    expectUntouched(result);
  });

  it('an entry by the player who may not write is dropped, but not what came before it', async () => {
    const result = await struckWhen(1, passes, async (entry, { sign }) => {
      return [entry.bytes, await sign({ ...entry, seq: entry.seq + 1, prev: entry.hash })];
    });
    const { before, after, seq } = result;
    expect(after.status).toEqual({ kind: 'playing' });
    expect(before.length).toBe(seq);
    expect(after.length).toBe((seq as number) + 1);
  });
});

describe('when two phones disagree', () => {
  it.each([0, 1] as const)(
    'each finds the other at fault, even if the first message about it was lost (seat %i has different rules)',
    async (seat) => {
      const generous: ToyGame['answer'] = (table, given) => {
        const step = toyGame.answer(table, given);
        if (!step.ok || given.kind !== 'move' || given.move.do !== 'pass') return step;
        const { sides, ...rest } = step.value.table;
        const richer = { ...rest, sides: [{ ...sides[0], bits: sides[0].bits + 1 }, sides[1]] as Table['sides'] };
        return { ok: true, value: { ...step.value, table: richer } };
      };
      let lost = true;
      const game = await shortDuel({
        dishonest: { seat, game: { ...toyGame, answer: generous } },
        fate: ({ packet }) =>
          lost && (['nack', 'table'].includes(messageOf(packet)?.kind ?? '') || isWord(packet, 'charge'))
            ? 'drop'
            : 'deliver',
      });
      const kinds = () => game.players.map(({ match }) => match.view().status.kind);
      await game.play(() => kinds().includes('stopped'));
      await game.quiet();
      expect(kinds()).toContain('playing');
      lost = false;
      for (const { match } of game.players) match.nudge();
      await game.quiet();
      const found = game.players.map(({ match }) => match.view().status);
      expect(found).toContainEqual(expect.objectContaining({ why: 'table', theirs: expect.anything() }));
      for (const [of, status] of found.entries())
        expect(status).toMatchObject({
          kind: 'stopped',
          seat: 1 - of,
          winner: of,
          verdict: { clean: false },
          owes: [],
        });
      // A phone with the agreed rules can tell who is right, from either file.
      for (const { match } of game.players)
        expect(await audit(rules, match.file() as MatchFile, { curve: inlineCurve })).toMatchObject({ foul: { seat } });
    },
  );

  it('because one player signed two entries with the same number, both prove it', async () => {
    const result = await struckWhen(0, isMove, async (entry, { sign }) => {
      const body: Body = { type: 'ACT', moves: [canonical({ do: 'pass' })], tableHash: new Uint8Array(8), facts: [] };
      return [entry.bytes, await sign({ ...entry, body })];
    });
    const { status } = result.after;
    expect(status).toMatchObject({ kind: 'stopped', why: 'fork', seat: 0, seq: result.seq });
    if (status.kind === 'stopped' && status.why === 'fork') {
      const [ours, theirs] = status.entries.map(mustParse);
      expect([ours?.seq, theirs?.seq]).toEqual([result.seq, result.seq]);
      expect(ours?.hash).not.toEqual(theirs?.hash);
    }
  });

  it('about their tables, both stop at that entry and show both tables', async () => {
    const result = await struck(0, 'ACT', ({ body }) => ({ ...body, tableHash: new Uint8Array(8), facts: [] }) as Body);
    const { duel, seq } = result;
    expectUntouched(result);
    const [cheat, honest] = duel.players.map(({ match }) => match.view().status);
    // Only the hash was false: both have the same rules.
    expect(honest).toMatchObject({
      why: 'table',
      seat: 0,
      winner: 1,
      seq,
      owes: [],
      verdict: { foul: { seat: 0, seq } },
    });
    if (honest?.kind === 'stopped' && honest.why === 'table') expect(honest.theirs).toEqual(honest.mine);
    // The cheat's own log has the honest entry, so it shows two signed entries.
    expect(cheat).toMatchObject({ kind: 'stopped', why: 'fork', seat: 0, winner: 1, seq });
  });
});

const struck = (cheat: Seat, type: Body['type'], change: Change) =>
  struckWhen(cheat, (entry, hands) => entry.body.type === type && change(entry, hands) !== null, change);

/** Random hand cards are picked, and bids made, as often as possible. */
const eager = (move: Move): number => {
  if ('card' in move && ['dog', 'fox', 'gnu'].includes(move.card)) return 20;
  return { drop: 0, pass: 0.2 }[move.do as string] ?? 1;
};

/** The first game with an opportunity. */
async function struckWhen(cheat: Seat, when: Strike<Table, Move>['when'], change: Change, weigh = eager) {
  for (let seed = 32; seed < 90; seed++) {
    const result = await strike<Table, Move>({ ...shortGame({ seed, weigh }), cheat, when, change });
    if (result.seq !== null) return result;
  }
  throw new Error('no game gave an occasion');
}

/** The other phone is unchanged: same log, same table, same question, same knowledge. */
function expectUntouched({ before, after }: Struck<Table, Move>): void {
  const { status: _, peer: __, asked: ___, waiting: ____, ...was } = before;
  expect(after).toMatchObject(was);
}

function reversedTable(body: Body): Body {
  const setup = body as Extract<Body, { type: 'SETUP' }>;
  return { ...setup, table: concat(...slices(setup.table, 34).reverse()) };
}

function smallTable(body: Body): Body {
  const setup = body as Extract<Body, { type: 'SETUP' }>;
  return { ...setup, size: 3, table: setup.table.slice(0, 3 * 34) };
}

const twice = (list: Uint8Array[]): Uint8Array[] => [list[0] as Uint8Array, ...list.slice(0, -1)];
const sorted = (list: Uint8Array[]): Uint8Array[] => [...list].sort(compare);

/** A non-canonical encoding (the field's order itself), which would decode to zero. */
const negative = Uint8Array.from([0xed, ...Array(30).fill(0xff), 0x7f]);

function wrongKey(body: Body, { secrets, seat, log }: Hands): Body {
  const { deck, positions } = keys(body);
  const epoch = log.filter((one) => one.body.type === 'Z' && one.author === deck).length - 1;
  const scalars = positions.map((at) =>
    seat === deck ? secrets[seat].c(epoch, at + 1) : secrets[seat].b(deck, epoch, 200 + at),
  );
  return { ...keys(body), scalars };
}

function ofHand({ body }: Entry, change: (list: readonly Uint8Array[]) => readonly Uint8Array[]): Body | null {
  const commit = body as Commit;
  return commit.kind === 'hand' && commit.commitments.length > 1
    ? { ...commit, commitments: change(commit.commitments) }
    : null;
}

function otherIndex(body: Body): Body | null {
  return reopened(body, 'seal', (seals) => seals.map((one) => ({ ...one, index: one.index + 1 })));
}

function swappedCard(body: Body, { secrets, decks, seat }: Hands): Body | null {
  return reopened(body, 'seal', (seals) =>
    seals.map(({ kind, seq, index, deck, point }) => {
      const faces = decks[deck];
      const shown = faces.faces.find((face) => face.point.every((byte, i) => byte === point[i]));
      return { kind, ...opening(secrets[seat], seq, index, another(shown, faces)) };
    }),
  );
}

function otherShown(body: Body, { decks }: Hands): Body | null {
  return reopened(body, 'card', (cards) =>
    cards.map((card) => {
      const deck = decks[card.deck];
      const shown = deck.faces.find((face) => face.point.every((byte, i) => byte === card.point[i]));
      return { ...card, point: another(shown, deck).point };
    }),
  );
}

const isMove = ({ body }: Entry): boolean => body.type === 'ACT';

/** A proof whose move follows immediately. */
const isProof = ({ body, seq }: Entry, { log }: Hands): boolean =>
  (opens(body, 'card') || body.type === 'COMMIT') && log[seq + 1]?.body.type === 'ACT';

/** A single pass without a proof before it, which passes the turn and does not end the game. */
const passes = (entry: Entry, { log }: Hands): boolean =>
  words(entry) === PASS &&
  !log.some((one) => one.author === entry.author && one.seq < entry.seq && words(one).endsWith(PASS));

const PASS = '{"do":"pass"}';

/** The moves of an ACT as written. */
const words = ({ body }: Entry): string =>
  body.type === 'ACT' ? body.moves.map((move) => new TextDecoder().decode(move)).join() : '';
