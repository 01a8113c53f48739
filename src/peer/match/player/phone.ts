/**
 * One player's phone: what it sees with its secrets, and what it writes with them. Everything is derived from seed,
 * deck and log, so a restarted phone produces the same bytes.
 */

import { equal, hex } from '../../../base/bytes.ts';
import { zip } from '../../../base/lists.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other, type Seat } from '../../../rules/game.ts';
import { sha256 } from '../../crypto.ts';
import type { Body, Commit, Keys, MaskedList, OpenItem, SealedFact } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import { Coins } from '../../secret/coin.ts';
import { checkPoints, commit, findRow, opening } from '../../secret/commit.ts';
import type { Curve } from '../../secret/curve.ts';
import type { Deck, Face } from '../../secret/deckTable.ts';
import { openAll, positionKey } from '../../secret/pile.ts';
import type { Secrets } from '../../secret/seed.ts';
import { checkList, makeX, makeY, makeZ, type Y } from '../../secret/shuffle.ts';
import { heldNumber, holdShare, openShare, sealFact, unsealFact } from '../../secret/values.ts';
import { facesOf, pileRows, type Seal, type TrackedDeck } from '../fold/cardTracker.ts';
import { factsOf } from '../fold/hiddenValues.ts';
import type { Obligation, OpenTurn, ToOpen } from '../fold/obligation.ts';
import { type Offence, offence } from '../fold/offence.ts';
import { currentHeldNumbers } from '../fold/questions/held.ts';
import {
  deckOfList,
  type Insight,
  lengthOf,
  type Observer,
  pointsOf,
  type Shuffle,
  type State,
  worldOf,
} from '../fold/state.ts';

export class Phone implements Observer {
  readonly seat: Seat;
  readonly #secrets: Secrets;
  readonly #deck: Deck;
  readonly #coins: Coins;
  readonly #curve: Curve;
  /** Shuffle lists by their input: started as early as possible, used when due. */
  readonly #made = new Map<string, Promise<Result<Y, Offence>>>();

  constructor(secrets: Secrets, deck: Deck, curve: Curve, coins = new Coins(secrets)) {
    this.seat = secrets.seat;
    this.#secrets = secrets;
    this.#deck = deck;
    this.#coins = coins;
    this.#curve = curve;
  }

  deckOf(seat: Seat): Deck | null {
    return seat === this.seat ? this.#deck : null;
  }

  async judge(state: State, entry: Entry): Promise<Result<Insight, Offence>> {
    const { body, author } = entry;
    const own = author === this.seat;
    if (body.type === 'KEYS') return own ? ok({}) : this.#unlock(state, body);
    // The owner has to find out which card leaves a hidden hand only if the card is not opened.
    if (body.type === 'COMMIT' && own && (body.kind !== 'hand' || state.question?.kind === 'blind'))
      return ok({ faces: this.#behind(state, entry.seq, body) });
    if (body.type === 'ACT' && own) return factsOf(this.#secrets, state.hidden[this.seat], body.facts);
    if (body.type === 'SHARE' && !own) return ok({ numbers: this.#held(state, body.values) });
    if (body.type === 'X' || body.type === 'Y' || body.type === 'Z') return own ? ok({}) : this.#check(state, body);
    if (body.type === 'OPEN' && !own) {
      const checked = await checkPoints(this.#curve, body);
      return checked.ok ? ok({}) : checked;
    }
    return ok({});
  }

  /**
   * Starts computing lists before their turn: the first lists of two shuffles in parallel, and after a restart, the
   * list that yields the keys for the other deck.
   */
  prepare(state: State): void {
    for (const turn of state.turns) if (turn.type === 'X' && turn.by === this.seat) void this.#x(state);
    const deck = other(this.seat);
    if (state.shuffles[deck] !== null) void this.#from(state, deck);
  }

  /** The shuffle list this phone owes. */
  async list(state: State, type: MaskedList['type']): Promise<MaskedList> {
    const deck = deckOfList(type, this.seat);
    const made = await (type === 'X' ? this.#x(state) : type === 'Y' ? this.#y(state, deck) : this.#z(state, deck));
    if (!made.ok) throw new Error(`a list that had been checked is wrong: ${made.error.detail.kind}`);
    return { type, points: made.value.points };
  }

  setup(): Extract<Body, { type: 'SETUP' }> {
    const { size, bytes } = this.#deck.table;
    return { type: 'SETUP', anchor: this.#coins.anchor(0), size, table: bytes };
  }

  coin(state: State): Extract<Body, { type: 'COIN' }> {
    return this.#coins.coin(state.coins.thrown + 1);
  }

  /** The whole hand, re-hidden in the next entry. */
  hand(state: State): Commit {
    const faces = facesOf(worldOf(state).wheres[this.seat].hand);
    const { commitments } = commit(this.#secrets, lengthOf(state), faces, 'sorted');
    return { type: 'COMMIT', kind: 'hand', deck: this.seat, commitments };
  }

  /** Commitments to a deck's cards in entry `seq`, in this order. */
  commit(obligation: Extract<Obligation, { type: 'COMMIT' }>, seq: number, faces: readonly Face[]): Commit {
    const { commitments } = commit(this.#secrets, seq, faces, 'kept');
    return { type: 'COMMIT', kind: obligation.kind, deck: obligation.deck, commitments };
  }

  async keys(state: State, { deck, positions }: Extract<Obligation, { type: 'KEYS' }>): Promise<Keys> {
    const { epoch } = shuffleOf(state, deck);
    const from = deck === this.seat ? [] : await this.#from(state, deck);
    const scalars = positions.map((at) => positionKey(this.#secrets, deck, epoch, at, from));
    return { type: 'KEYS', deck, positions, scalars };
  }

  open(state: State, { items }: OpenTurn): Extract<Body, { type: 'OPEN' }> {
    return { type: 'OPEN', items: items.map((one) => this.#opened(state, one)) };
  }

  #opened(state: State, wanted: ToOpen): OpenItem {
    switch (wanted.kind) {
      case 'seal': {
        const { seq, index } = wanted.seal.handle;
        const face = this.#face(worldOf(state).wheres[wanted.deck], wanted.seal);
        return { kind: 'seal', ...opening(this.#secrets, seq, index, face) };
      }
      case 'card':
        throw new Error('the game wants a card shown that nobody has chosen');
      case 'fact': {
        const sealed = state.hidden[this.seat].facts[wanted.number];
        const fact = sealed && unsealFact(this.#secrets, wanted.number, sealed);
        if (!fact) throw new Error('a fact of one’s own is not what was committed to');
        return { kind: 'fact', ...fact };
      }
      case 'held':
        return { kind: 'held', ...openShare(this.#secrets, wanted.number) };
    }
  }

  hold(state: State): Extract<Body, { type: 'HOLD' }> {
    return { type: 'HOLD', commitments: currentHeldNumbers(state).map((number) => holdShare(this.#secrets, number)) };
  }

  share(state: State): Extract<Body, { type: 'SHARE' }> {
    return { type: 'SHARE', values: currentHeldNumbers(state).map((number) => this.#secrets.openShare(number)) };
  }

  /** The card behind one of this player's own seals: where it is, or among the hand cards. */
  #face(where: TrackedDeck, seal: Seal): Face {
    const token = [...Object.values(where.slots), ...where.pile].find((one) => sameSeal(one.seal, seal));
    if (token?.face) return token.face;
    const row = findRow(this.#secrets, seal.handle.seq, this.#deck, seal.commitment, rowsOf(where.hand));
    const face = row === null ? undefined : this.#deck.faces[row];
    if (face === undefined) throw new Error('a seal of one’s own fits no card');
    return face;
  }

  /**
   * The cards of this player's own commitments. Commitments to cards of the other deck are among the cards just viewed.
   */
  #behind(state: State, seq: number, body: Extract<Body, { type: 'COMMIT' }>): (Face | null)[] {
    const where = worldOf(state).wheres[body.deck];
    if (body.deck !== this.seat) return this.#amongSeen(where, seq, body.commitments);
    const likely = [...rowsOf(where.hand), ...rowsOf(where.pile)];
    return body.commitments.map((commitment) => {
      const row = findRow(this.#secrets, seq, this.#deck, commitment, likely);
      return row === null ? null : (this.#deck.faces[row] ?? null);
    });
  }

  #amongSeen(where: TrackedDeck, seq: number, commitments: readonly Uint8Array[]): (Face | null)[] {
    const faces = facesOf(where.pile);
    const made = commit(this.#secrets, seq, faces, 'kept').commitments;
    return commitments.map((commitment) => faces[made.findIndex((one) => equal(one, commitment))] ?? null);
  }

  /** The numbers this player holds from here on. */
  #held(state: State, values: readonly Uint8Array[]): number[] {
    const { gameId, seat } = this.#secrets;
    return [...zip(currentHeldNumbers(state), values)].map(([number, value]) => {
      const below = state.hidden[seat].held[number]?.below ?? 1;
      return heldNumber(gameId, seat, openShare(this.#secrets, number), value, below);
    });
  }

  /** Sealed facts numbered from `first`; each value is canonical bytes. */
  seal(first: number, values: readonly Uint8Array[]): SealedFact[] {
    return values.map((value, at) => sealFact(this.#secrets, first + at, value));
  }

  async #unlock(state: State, { deck, positions, scalars }: Keys): Promise<Result<Insight, Offence>> {
    const shuffle = state.shuffles[deck];
    if (shuffle === null || positions.some((at) => 32 * at >= shuffle.y.length)) {
      return offence('proof', { kind: 'foreign-keys' });
    }
    const from = deck === this.seat ? [] : await this.#from(state, deck);
    const faces = await openAll(this.#curve, this.#secrets, shuffle, positions, scalars, from);
    return faces.ok ? ok({ faces: faces.value }) : faces;
  }

  /** Checking a list computes the next one, so that is cached for its turn. */
  async #check(state: State, { type, points }: MaskedList): Promise<Result<Insight, Offence>> {
    const deck = deckOfList(type, other(this.seat));
    if (type === 'Z') {
      const checked = await checkList(this.#curve, 'Z', points, worldOf(state).wheres[deck].pile.length);
      return checked.ok ? ok({}) : checked;
    }
    const made = await (type === 'X' ? this.#y(state, deck, points) : this.#z(state, deck, points));
    return made.ok ? ok({}) : made;
  }

  #x(state: State): Promise<Result<Y, Offence>> {
    const where = worldOf(state).wheres[this.seat];
    const pile = pileRows(where);
    return this.#once('X', this.seat, where.epoch, Uint8Array.from(pile), async () => {
      const { points, rows } = await makeX(this.#curve, this.#secrets, this.#deck, where.epoch, pile);
      return ok({ points, from: rows });
    });
  }

  #y(state: State, deck: Seat, x = pointsOf(state, 'X', deck) ?? new Uint8Array()): Promise<Result<Y, Offence>> {
    const { epoch, pile } = worldOf(state).wheres[deck];
    return this.#once('Y', deck, epoch, x, () => makeY(this.#curve, this.#secrets, deck, epoch, x, pile.length));
  }

  #z(state: State, deck: Seat, y = pointsOf(state, 'Y', deck) ?? new Uint8Array()): Promise<Result<Y, Offence>> {
    const { epoch, pile } = worldOf(state).wheres[deck];
    return this.#once('Z', deck, epoch, y, async () => {
      const made = await makeZ(this.#curve, this.#secrets, epoch, y, pile.length);
      return made.ok ? ok({ points: made.value, from: [] }) : made;
    });
  }

  /** How this phone permuted its Y in the last shuffle; recomputed from X after a restart. */
  async #from(state: State, deck: Seat): Promise<readonly number[]> {
    const { x, epoch } = shuffleOf(state, deck);
    const made = await this.#once('Y', deck, epoch, x, () =>
      makeY(this.#curve, this.#secrets, deck, epoch, x, x.length / 32),
    );
    if (!made.ok) throw new Error(`a list of the log is wrong: ${made.error.detail.kind}`);
    return made.value.from;
  }

  /**
   * Forgets a rejected list: its author's next list is different. `of`: its input. If an entry was not stored, the same
   * shuffle may recur with another pile, or with another list from the other player.
   */
  #once(
    type: string,
    deck: Seat,
    epoch: number,
    of: Uint8Array,
    make: () => Promise<Result<Y, Offence>>,
  ): Promise<Result<Y, Offence>> {
    const name = `${type}${deck}/${epoch}/${hex(sha256(of))}`;
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(name, made);
    void made.then(
      (result) => result.ok || this.#made.delete(name),
      () => this.#made.delete(name),
    );
    return made;
  }
}

function shuffleOf({ shuffles }: State, deck: Seat): Shuffle {
  const shuffle = shuffles[deck];
  if (shuffle === null) throw new Error('keys of a pile that was never shuffled');
  return shuffle;
}

const rowsOf = (tokens: TrackedDeck['hand']): number[] => facesOf(tokens).map(({ row }) => row);

const sameSeal = (a: Seal | null, b: Seal): boolean =>
  a !== null && a.by === b.by && a.handle.seq === b.handle.seq && a.handle.index === b.handle.index;
