/**
 * Moves a game to another phone of the same player (PROTOCOL 10.8): the player's current key signs the next key in and
 * itself out, in an entry by whichever player has the pen. The player's secrets leave this phone only once the other
 * player's phone has that entry.
 */
import { equal } from '../../base/bytes.ts';
import { other, type Seat } from '../../rules/game.ts';
import { isValidPublicKey, type Signer } from '../crypto.ts';
import type { Body, Handover } from '../log/body.ts';
import { keysOf, moverOf } from '../log/chain.ts';
import { parseEntry, verifyEntry } from '../log/entry.ts';
import { type HandoverPosition, handoverPosition, verifyTakeover, type Word } from '../log/word.ts';
import type { Statements } from './evidence/statements.ts';
import { handoverFault } from './fold/accept.ts';
import type { State } from './fold/state.ts';
import { penOf } from './fold/turn.ts';
import type { MatchLog } from './log/matchLog.ts';

/** This phone has signed its game away. */
export interface MovedAway {
  /** The key it moved to, and the number of the entry. */
  readonly key: Uint8Array;
  readonly seq: number;
  /**
   * Whether this phone may give away its secrets: the other player has signed that they have seen the move, or has been
   * silent for so long that they must not be able to block it.
   */
  readonly known: boolean;
}

/** The phone a game is moving to. */
export interface NewPhone {
  readonly key: Uint8Array;
  /** Its signature (64 bytes) for the given position (`log/word.ts`); null if it no longer takes over the game. */
  sign(place: HandoverPosition): Promise<Uint8Array | null>;
}

interface SigningRequest {
  readonly place: HandoverPosition;
  taken: Uint8Array | null;
  done: Promise<void>;
}

const isAt = (asked: SigningRequest | null, { seq, head }: HandoverPosition): boolean =>
  asked !== null && asked.place.seq === seq && equal(asked.place.head, head);

interface Parts {
  readonly matchLog: MatchLog;
  readonly signer: Signer;
  readonly seat: Seat;
  readonly statements: Statements;
}

/** How long the other player may delay that signed word (ms). */
const PATIENCE_MS = 120_000;

/**
 * The new phone's signature is for one entry only, so none is stored: until that entry exists, the game has not moved.
 */
export class GameMover {
  /** The phone this player's game is moving to. */
  #to: NewPhone | null = null;
  /** The last position the new phone was asked to sign for, and its answer. */
  #asked: SigningRequest | null = null;
  /** How long ago the game moved away, in ms of time awake. */
  #goneMs = 0;
  /** Whether the entry that moved the game has been read back from disk. */
  #onDisk = false;

  constructor(private readonly parts: Parts) {}

  /** Whether this player has chosen to move the game and the log does not contain the move yet. */
  get going(): boolean {
    return this.#to !== null && this.gone === null;
  }

  /** Starts moving the game to the given phone; null cancels. */
  goTo(to: NewPhone | null): void {
    this.#to = to;
    this.#asked = null;
  }

  /**
   * Asks the new phone to sign for the next entry. Resolves to whether it has signed. Do not block on this: that phone
   * may be away.
   */
  async countersign(): Promise<boolean> {
    const to = this.#to;
    if (to === null || !this.going) return false;
    const { matchLog, seat } = this.parts;
    const place = handoverPosition(matchLog.state.chain, seat);
    if (this.#taken(matchLog.state) !== null) return false;
    if (!isAt(this.#asked, place)) {
      const asked: SigningRequest = { place, taken: null, done: Promise.resolve() };
      this.#asked = asked;
      asked.done = to.sign(place).then((taken) => {
        asked.taken = taken;
      });
    }
    const asked = this.#asked;
    await asked?.done;
    return asked !== null && asked.taken !== null;
  }

  /** The new phone's signature for the next entry. */
  #taken(state: State): Pick<Handover, 'key' | 'taken'> | null {
    const [to, asked] = [this.#to, this.#asked];
    if (to === null || asked?.taken == null || !isAt(asked, handoverPosition(state.chain, this.parts.seat)))
      return null;
    return { key: to.key, taken: asked.taken };
  }

  /** Whether this phone signs for its player after the given log. */
  signs({ chain }: State = this.parts.matchLog.state): boolean {
    return equal(keysOf(chain)(this.parts.seat), this.parts.signer.publicKey);
  }

  /** Null while the game is played on this phone. */
  get gone(): MovedAway | null {
    const { matchLog, seat, signer, statements } = this.parts;
    if (this.signs()) return null;
    const { chain } = matchLog.state;
    const all = chain.signers[seat];
    const left = all.findLastIndex(({ key }) => equal(key, signer.publicKey));
    const next = all[left + 1];
    if (left < 0 || next === undefined) return null;
    const seq = next.from - 1;
    const theirs = other(seat);
    const written = chain.past.slice(seq).some(({ author }) => author === theirs);
    const signed = statements.evidence.heads.some((head) => head.by === theirs && head.seq > seq);
    const waited = this.#onDisk && this.#goneMs >= PATIENCE_MS;
    return { key: next.key, seq, known: written || signed || waited };
  }

  /** Counts elapsed time. Returns whether to look for the moving entry on disk now. */
  passed(ms: number): boolean {
    if (this.gone === null) return false;
    this.#goneMs += ms;
    return !this.#onDisk && this.#goneMs >= PATIENCE_MS;
  }

  /** The entry is on disk: losing the last write can no longer make two phones sign for one player. */
  isOnDisk(): void {
    this.#onDisk = true;
  }

  /** The entries that moved a game, each with its player. */
  get all(): readonly { readonly by: Seat; readonly seq: number }[] {
    const { signers } = this.parts.matchLog.state.chain;
    const of = (by: Seat) => signers[by].slice(1).map(({ from }) => ({ by, seq: from - 1 }));
    return [...of(0), ...of(1)].sort((a, b) => a.seq - b.seq);
  }

  /** Whether the given key has ever signed for this player. */
  hasSigned(key: Uint8Array): boolean {
    const { matchLog, seat } = this.parts;
    return matchLog.state.chain.signers[seat].some((one) => equal(one.key, key));
  }

  /** Whether either player currently signs with the given key. */
  signedBy(key: Uint8Array): boolean {
    const keyOf = keysOf(this.parts.matchLog.state.chain);
    return equal(keyOf(0), key) || equal(keyOf(1), key);
  }

  /** The key of the other player's phone. */
  get peerKey(): Uint8Array {
    const { matchLog, seat } = this.parts;
    return keysOf(matchLog.state.chain)(other(seat));
  }

  /** The entry that moved the game to this phone; null if it started here. */
  get handover(): Uint8Array | null {
    const { matchLog, seat } = this.parts;
    const { from } = matchLog.state.chain.signers[seat].at(-1) ?? { from: 0 };
    return from === 0 ? null : (matchLog.log[from - 1] ?? null);
  }

  /**
   * Whether that entry hands the other player's game over to the given key. Their log may have grown in this phone's
   * absence, so only two signatures are checked: the entry's and the new phone's.
   */
  async follows(key: Uint8Array, handover: Uint8Array): Promise<boolean> {
    const { matchLog, seat } = this.parts;
    const { chain } = matchLog.state;
    const entry = parseEntry(handover);
    if (!entry.ok) return false;
    const { body, author, seq, prev } = entry.value;
    const by = other(seat);
    if (body.type !== 'HANDOVER' || moverOf(author, body) !== by || !equal(body.key, key)) return false;
    const keyOf = keysOf(chain);
    const place: HandoverPosition = { gameId: chain.gameId, by, from: keyOf(by), seq, head: prev };
    return (
      isValidPublicKey(key) &&
      seq >= chain.past.length &&
      (await verifyEntry(entry.value, chain.gameId, keyOf(author))) &&
      verifyTakeover(key, body.taken, place)
    );
  }

  /**
   * What the other phone should write for this player in the next entry; null if nothing, or if this phone writes it.
   */
  async word(): Promise<Word | null> {
    const { matchLog, seat, statements } = this.parts;
    const { state } = matchLog;
    const to = this.going && penOf(state)?.by !== seat ? this.#taken(state) : null;
    if (to === null) return null;
    const said = statements.move(seat);
    if (said !== null && equal(said.to, to.key)) return said;
    const saying = await statements.say({ kind: 'move', to: to.key, taken: to.taken, ...statements.next });
    return saying.ok ? saying.value : null;
  }

  /** The body this phone writes automatically if it has the pen, for its own player or the other. */
  owed(state: State): Body | null {
    const { seat, statements } = this.parts;
    const pen = penOf(state);
    if (pen?.by !== seat || !pen.types.includes('HANDOVER')) return null;
    // Otherwise, this phone would sign an entry that no reader accepts.
    const theirs = statements.move(other(seat), state);
    if (theirs !== null && handoverFault(state.chain, theirs.by, theirs.to) === null)
      return { type: 'HANDOVER', key: theirs.to, taken: theirs.taken, word: theirs.bytes };
    const to = this.#taken(state);
    return to && { type: 'HANDOVER', ...to, word: null };
  }
}
