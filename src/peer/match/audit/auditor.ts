/**
 * The audit's observer: with both seeds, an entry either matches what its author's seed produces from the log so far,
 * or it is an offence.
 */

import { bySomeKind } from '../../../base/byKind.ts';
import { equal } from '../../../base/bytes.ts';
import { itemsAt, zip } from '../../../base/lists.ts';
import { ok, type Result } from '../../../base/result.ts';
import { other, type Seat } from '../../../rules/game.ts';
import type { Body, Commit, Keys, MaskedList, Share } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import { auditX, auditY, auditZ } from '../../secret/auditShuffle.ts';
import { COINS_PER_CHAIN, Coins } from '../../secret/coin.ts';
import { checkPoints, commit, findRow } from '../../secret/commit.ts';
import type { Curve } from '../../secret/curve.ts';
import { auditDeck, type Deck, type Face, readTable } from '../../secret/deckTable.ts';
import { positionKey } from '../../secret/pile.ts';
import type { Secrets } from '../../secret/seed.ts';
import { heldNumber, holdShare, openShare } from '../../secret/values.ts';
import { facesOf, pileRows } from '../fold/cardTracker.ts';
import { factsOf } from '../fold/hiddenValues.ts';
import { type Offence, offence } from '../fold/offence.ts';
import { currentHeldNumbers } from '../fold/questions/held.ts';
import {
  type Both,
  deckOfList,
  type Insight,
  nameOf,
  type Observer,
  pointsOf,
  type State,
  type Terms,
  worldOf,
} from '../fold/state.ts';

export class Auditor implements Observer {
  readonly #terms: Terms;
  readonly #secrets: Both<Secrets>;
  readonly #curve: Curve;
  readonly #decks: [Deck | null, Deck | null] = [null, null];
  /** For each deck's last shuffle: the rows of X and the permutation of Y. */
  readonly #rows: [readonly number[], readonly number[]] = [[], []];
  readonly #from: [readonly number[], readonly number[]] = [[], []];

  constructor(terms: Terms, secrets: Both<Secrets>, curve: Curve) {
    this.#terms = terms;
    this.#secrets = secrets;
    this.#curve = curve;
  }

  deckOf(seat: Seat): Deck | null {
    return this.#decks[seat];
  }

  async judge(state: State, { body, author, seq }: Entry): Promise<Result<Insight, Offence>> {
    const list = (of: MaskedList) => this.#list(state, author, of);
    const judged = bySomeKind<'type', Body, Result<Insight, Offence> | Promise<Result<Insight, Offence>>, []>(
      'type',
      body,
      {
        SETUP: (setup) => this.#setup(author, setup),
        X: list,
        Y: list,
        Z: list,
        KEYS: (keys) => this.#keys(state, author, keys),
        COMMIT: (of) => (of.kind === 'hand' ? this.#hand(state, author, seq, of) : this.#commit(author, seq, of)),
        OPEN: async (open) => {
          const checked = await checkPoints(this.#curve, open);
          return checked.ok ? ok({}) : checked;
        },
        COIN: (coin) => this.#coin(author, coin),
        ACT: ({ facts }) => factsOf(this.#secrets[author], state.hidden[author], facts),
        HOLD: ({ commitments }) => {
          const made = currentHeldNumbers(state).map((number) => holdShare(this.#secrets[author], number));
          const same = [...zip(made, commitments)].every(([one, given]) => equal(one, given));
          return same ? ok({}) : offence('seed', { kind: 'held-not-of-seed' });
        },
        SHARE: (share) => this.#share(state, author, share),
      },
    );
    return judged ?? ok({});
  }

  async #setup(author: Seat, body: Extract<Body, { type: 'SETUP' }>): Promise<Result<Insight, Offence>> {
    const { game, gameId, options } = this.#terms;
    const secrets = this.#secrets[author];
    if (!equal(body.anchor, new Coins(secrets).anchor(0))) return offence('seed', { kind: 'coins-not-of-seed' });
    const table = readTable(gameId, author, body.size, body.table);
    if (!table.ok) return table;
    const deck = await auditDeck(this.#curve, secrets, table.value);
    if (!deck.ok) return deck;
    const names = deck.value.faces.map((face) => nameOf(game.cards, face)).filter((name) => name !== null);
    if (names.length < deck.value.faces.length) return offence('table', { kind: 'deck-of-unknown' });
    const refused = game.deckRefusal(author, names, options);
    if (refused !== null) return offence('table', { kind: 'refused', game: game.id, refusal: refused });
    this.#decks[author] = deck.value;
    return ok({});
  }

  async #list(state: State, author: Seat, body: MaskedList): Promise<Result<Insight, Offence>> {
    const { points } = body;
    const seat = deckOfList(body.type, author);
    const { epoch } = worldOf(state).wheres[seat];
    const deck = this.#deck(seat);
    const secrets = this.#secrets[author];
    if (body.type === 'X') {
      const likely = pileRows(worldOf(state).wheres[seat]);
      const rows = await auditX(this.#curve, secrets, deck, epoch, points, likely);
      if (!rows.ok) return rows;
      this.#rows[seat] = rows.value;
      const there = new Set(likely);
      const same = rows.value.length === likely.length && rows.value.every((row) => there.has(row));
      return same ? ok({}) : offence('place', { kind: 'other-cards-shuffled' });
    }
    const y = pointsOf(state, 'Y', seat) ?? new Uint8Array();
    if (body.type === 'Y') {
      const from = await auditY(
        this.#curve,
        secrets,
        deck,
        epoch,
        pointsOf(state, 'X', seat) ?? new Uint8Array(),
        points,
      );
      if (!from.ok) return from;
      this.#from[seat] = from.value;
      return ok({});
    }
    const swapped = await auditZ(this.#curve, secrets, epoch, y, points);
    if (!swapped.ok) return swapped;
    const rows = itemsAt(this.#rows[seat], this.#from[seat]);
    return ok({ order: itemsAt(deck.faces, rows) });
  }

  #keys(state: State, author: Seat, { deck, positions, scalars }: Keys): Result<Insight, Offence> {
    const from = this.#from[deck];
    const epoch = state.shuffles[deck]?.epoch ?? 0;
    for (const [at, scalar] of zip(positions, scalars)) {
      if (at >= from.length) return offence('proof', { kind: 'no-such-position', at });
      const key = positionKey(this.#secrets[author], deck, epoch, at, from);
      if (!equal(key, scalar)) return offence('seed', { kind: 'key-not-of-seed', at });
    }
    return ok({});
  }

  #hand(state: State, author: Seat, seq: number, body: Commit): Result<Insight, Offence> {
    const faces = facesOf(worldOf(state).wheres[author].hand);
    const made = commit(this.#secrets[author], seq, faces, 'sorted');
    const { commitments } = made;
    const same =
      commitments.length === body.commitments.length &&
      [...zip(commitments, body.commitments)].every(([one, given]) => equal(one, given));
    return same ? ok({ faces: made.faces }) : offence('place', { kind: 'other-cards-hidden' });
  }

  #commit(author: Seat, seq: number, body: Extract<Body, { type: 'COMMIT' }>): Result<Insight, Offence> {
    const deck = this.#deck(body.deck);
    const faces: Face[] = [];
    for (const commitment of body.commitments) {
      const row = findRow(this.#secrets[author], seq, deck, commitment);
      const face = row === null ? undefined : deck.faces[row];
      if (face === undefined) return offence('seed', { kind: 'commitment-to-no-card' });
      faces.push(face);
    }
    return ok({ faces });
  }

  #coin(author: Seat, body: Extract<Body, { type: 'COIN' }>): Result<Insight, Offence> {
    if (body.nextAnchor === null) return ok({});
    const anchor = new Coins(this.#secrets[author]).anchor(body.t / COINS_PER_CHAIN);
    return equal(anchor, body.nextAnchor) ? ok({}) : offence('seed', { kind: 'coins-not-of-seed' });
  }

  #share(state: State, author: Seat, { values }: Share): Result<Insight, Offence> {
    const holder = other(author);
    const numbers: number[] = [];
    for (const [number, value] of zip(currentHeldNumbers(state), values)) {
      if (!equal(value, this.#secrets[author].openShare(number)))
        return offence('seed', { kind: 'open-share-not-of-seed' });
      const below = state.hidden[holder].held[number]?.below ?? 1;
      const own = openShare(this.#secrets[holder], number);
      numbers.push(heldNumber(this.#terms.gameId, holder, own, value, below));
    }
    return ok({ numbers });
  }

  #deck(seat: Seat): Deck {
    const deck = this.#decks[seat];
    if (deck === null) throw new Error('an entry before its deck');
    return deck;
  }
}
