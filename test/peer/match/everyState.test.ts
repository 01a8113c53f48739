/**
 * Every type of entry, in every state of a game, from either player: anything not owed at that point is rejected, and
 * nothing throws.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { hash } from '../../../src/peer/crypto.ts';
import type { Body } from '../../../src/peer/log/body.ts';
import { extend } from '../../../src/peer/log/chain.ts';
import { type Entry, writePayload } from '../../../src/peer/log/entry.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { accept } from '../../../src/peer/match/fold/accept.ts';
import { pileRows } from '../../../src/peer/match/fold/cardTracker.ts';
import { initialState, replay } from '../../../src/peer/match/fold/replay.ts';
import { deckOfList, type State, type Terms, withSeat } from '../../../src/peer/match/fold/state.ts';
import { Phone } from '../../../src/peer/match/player/phone.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { AnyMove, Game, Seat } from '../../../src/rules/game.ts';
import { bodies } from '../../support/bodies.ts';
import { mustParse } from '../../support/cheat.ts';
import { everyType, shortDuel, typesIn } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';

const seats: readonly Seat[] = [0, 1];
const proofs: readonly Body['type'][] = ['OPEN', 'KEYS', 'COMMIT'];
/**
 * Entries that follow entirely from the log before them, as the other phone can see. Whether a list with the right
 * number of points is correct, only the audit can tell.
 */
const determined: readonly Body['type'][] = ['KEYS', 'OPEN', 'COIN', 'SEED'];

/** An honest game with every type of entry, and the phones that played it. */
let log: readonly Entry[];
let terms: Terms;
const phones: Phone[] = [];
/** The states before each entry and after the last, as each phone sees them. */
const states: State[][] = [[], []];

beforeAll(async () => {
  for (const seat of seats) {
    const kept = (...parts: ConstructorParameters<typeof Phone>) => {
      const phone = new Phone(...parts);
      phones[seat] = phone;
      return phone;
    };
    const game = await shortDuel({ seed: 308, dishonest: { seat, makePhone: kept } });
    await game.play();
    expect([...typesIn(game)]).toEqual(expect.arrayContaining([...everyType]));
    const { header, options, entries } = game.players[seat].match.file() as MatchFile;
    log = entries.map(mustParse);
    terms = { game: toyGame as Game<unknown, AnyMove>, options, header, gameId: gameId(header), takesBack: true };
  }
  for (const me of seats) {
    states[me] = [initialState(terms)];
    for await (const step of replay(terms, phones[me] as Phone, log)) {
      if (!step.ok) throw new Error(step.error.offence.detail.kind);
      states[me]?.push(step.value.state);
    }
  }
});

/** The result for an entry with this content at this point. The chain checks its signature, not this function. */
function tried(me: Seat, state: State, author: Seat, body: Body) {
  const draft = { seq: state.chain.past.length, author, prev: state.chain.head, body };
  const payload = writePayload(draft);
  const entry: Entry = {
    ...draft,
    payload,
    bytes: payload,
    signature: new Uint8Array(64),
    hash: hash('entry', payload),
  };
  return accept(terms, phones[me] as Phone, state, { chain: extend(state.chain, entry), entry });
}

/** Samples of every form, and everything written in this game: too early, too late, or twice. */
const everything = (): Body[] => [...bodies, ...log.map(({ body }) => body)];

const mayCome = ({ turns, end, got, world, question }: State, { type }: Body): boolean => {
  const turn = turns[0];
  if (turn === undefined) return false;
  const bid = question?.kind === 'sealed';
  const given = turn.type === 'ACT' && got.length > 0 && !bid;
  if (['RESIGN', 'HANDOVER'].includes(type)) return world !== null && end === null && !given;
  if (type === 'AGREED') return turn.type === 'ACT' && !given;
  return type === turn.type || (turn.type === 'ACT' && !bid && proofs.includes(type));
};

describe.each(seats)('on the phone of seat %i', (me) => {
  it('an entry by the player who may not write is out of turn, whatever its content', async () => {
    for (const state of states[me] as State[]) {
      const by = state.turns[0]?.by;
      for (const author of seats.filter((seat) => seat !== by)) {
        for (const body of everything()) {
          expect(await tried(me, state, author, body)).toMatchObject({ ok: false, error: { kind: 'pen' } });
        }
      }
    }
  });

  it('an entry of a type that is not owed is out of turn; a fault in an owed entry is named, and is never a bug', async () => {
    let [taken, refused] = [0, 0];
    for (const state of states[me] as State[]) {
      const turn = state.turns[0];
      if (turn === undefined) continue;
      for (const body of everything()) {
        const result = await tried(me, state, turn.by, body);
        if (!mayCome(state, body)) expect(result).toMatchObject({ ok: false, error: { kind: 'pen' } });
        else if (!result.ok) expect(['pen', 'game']).not.toContain(result.error.kind);
        if (result.ok) taken++;
        else refused++;
      }
    }
    expect(taken).toBeGreaterThan(log.length);
    expect(refused).toBeGreaterThan(1000);
  });

  it('of entries that follow from seed and log, only the right one is accepted', async () => {
    let seen = 0;
    for (const [seq, state] of (states[me] as State[]).entries()) {
      const honest = log[seq];
      if (honest === undefined || honest.author === me || !determined.includes(state.turns[0]?.type as Body['type']))
        continue;
      for (const body of everything().filter(({ type }) => type === state.turns[0]?.type)) {
        const { ok } = await tried(me, state, honest.author, body);
        expect([body, ok]).toEqual([body, writtenAlike(body, honest.body)]);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('nothing is accepted after the last entry', async () => {
    const last = (states[me] as State[]).at(-1) as State;
    expect(last.turns).toEqual([]);
    for (const author of seats) {
      for (const body of everything())
        expect(await tried(me, last, author, body)).toMatchObject({
          ok: false,
          error: { detail: { kind: 'log-closed' } },
        });
    }
  });
});

const writtenAlike = (a: Body, b: Body): boolean => {
  const payload = (body: Body) => writePayload({ seq: 0, author: 0, prev: new Uint8Array(32), body }).join();
  return payload(a) === payload(b);
};

describe.each(seats)('a shuffle list, on the phone of seat %i', (me) => {
  it('is made from the pile and the list in the state, although another was made for the same shuffle', async () => {
    const phone = phones[me] as Phone;
    let made = 0;
    for (const [seq, state] of (states[me] as State[]).entries()) {
      const turn = state.turns[0];
      if (turn?.by !== me || (turn.type !== 'X' && turn.type !== 'Y' && turn.type !== 'Z')) continue;
      const shorter = withoutACard(state, deckOfList(turn.type, me));
      const list = await phone.list(state, turn.type);
      expect(list).toEqual(log[seq]?.body);
      expect((await phone.list(shorter, turn.type)).points.length).toBe(list.points.length - 32);
      expect(await phone.list(state, turn.type)).toEqual(list);
      made++;
    }
    expect(made).toBeGreaterThan(2);
  });
});

/**
 * The state as if one more card of the given deck had been drawn and its shuffle lists were shorter, because the
 * earlier entries were not stored.
 */
function withoutACard(state: State, deck: Seat): State {
  const { world, got } = state;
  if (world === null) throw new Error('no table');
  const where = world.wheres[deck];
  const face = phones[deck]?.deckOf(deck)?.faces[pileRows(where)[0] ?? 0] ?? null;
  const drawn = { face, open: false, seal: null, joint: null };
  const wheres = withSeat(world.wheres, deck, { ...where, hand: [...where.hand, drawn], pile: where.pile.slice(1) });
  const cut = (one: (typeof got)[number]): (typeof got)[number] => {
    const { body } = one.entry;
    if (body.type !== 'X' && body.type !== 'Y' && body.type !== 'Z') return one;
    return { ...one, entry: { ...one.entry, body: { ...body, points: body.points.slice(32) } } };
  };
  return { ...state, world: { ...world, wheres }, got: got.map(cut) };
}
