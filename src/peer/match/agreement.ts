/**
 * What a phone stores about a game besides the seed and the log: the players, decks and options. The store is all it
 * needs to resume.
 */
import { equal, hex, utf8 } from '../../base/bytes.ts';
import { canonical } from '../../base/canonical.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyGame, CardId, Refusal, Seat, Setup } from '../../rules/game.ts';
import { PROTOCOL_VERSION, sha256 } from '../crypto.ts';
import { decodeCbor, encodeCbor, ItemReader } from '../log/cbor.ts';
import { ALL_FLAGS, flags, type GameHeader, gameId, rulesHash, seedCommitment } from '../secret/seed.ts';
import type { GameName, Store, StoreFault } from '../store/store.ts';
import type { Both, Terms } from './fold/state.ts';
import { TAG, tagged, untagged } from './log/records.ts';
import { refuse } from './refusal.ts';
import type { Hello } from './sync/wire.ts';
import { allowsTakeBack, gameOptions, readOptions } from './tableOptions.ts';

export interface Agreement {
  readonly seat: Seat;
  /** Public keys by seat. */
  readonly keys: Both<Uint8Array>;
  /** This player's deck, as card numbers. */
  readonly deck: readonly number[];
  readonly options: Setup['options'];
  /** See `versionOf`: an open game keeps the version it started with (PROTOCOL 3.3). */
  readonly version: string;
  /** See `flagsOf`. */
  readonly flags: number;
  /** See `rulesHashOf`: the cards and options when the game started. */
  readonly rules: Uint8Array;
  readonly nonce: Uint8Array;
  /** From the other player's hello; null until it arrives. */
  readonly peer: { readonly nonce: Uint8Array; readonly seedCommitment: Uint8Array } | null;
}

/**
 * `name/3.2`: the game, its rules version and the protocol version. Both phones must have the same, and a log is read
 * accordingly.
 */
export const versionOf = ({ id, version }: Pick<AnyGame, 'id' | 'version'>): string =>
  `${id}/${version}.${PROTOCOL_VERSION}`;

/** The game's flags in the header (`secret/seed.ts`). */
export const flagsOf = ({ opens, nobodyWins }: Pick<AnyGame, 'opens' | 'nobodyWins'>): number =>
  (opens ? flags.endsWithoutSeeds : 0) + (nobodyWins ? flags.nobodyWins : 0);

/** SHA-256 of all card names, in numbering order. */
export const cardsHash = (cards: readonly CardId[]): Uint8Array => sha256(canonical(cards));

export function helloOf(game: AnyGame, agreement: Agreement, seed: Uint8Array): Hello {
  const { seat, nonce, options, version, peer } = agreement;
  return {
    kind: 'hello',
    seat,
    nonce,
    seedCommitment: seedCommitment(seat, nonce, seed),
    version,
    cards: cardsHash(game.cards),
    options: canonical(options),
    answered: peer !== null,
  };
}

/** Why two phones that sent these hellos cannot play each other, or null. */
export function disagreement(own: Hello, theirs: Hello, { seats }: Pick<AnyGame, 'seats'>): Refusal | null {
  if (own.seat === theirs.seat) {
    const [wanted, free] = own.seat === 0 ? seats : [seats[1], seats[0]];
    return refuse('sameSeat', { wanted, free });
  }
  if (own.version !== theirs.version) return refuse('versionsDiffer', { own: own.version, theirs: theirs.version });
  if (!equal(own.cards, theirs.cards)) return refuse('cardsDiffer');
  return equal(own.options, theirs.options) ? null : refuse('optionsDiffer');
}

/** The agreed terms, or null until the other player's hello arrives. */
export function termsOf(game: AnyGame, agreement: Agreement, seed: Uint8Array): Terms | null {
  const { options, rules } = agreement;
  const header = headerOf(agreement, seed, rules);
  return (
    header && {
      game,
      options: gameOptions(options),
      header,
      gameId: gameId(header),
      takesBack: allowsTakeBack(options),
    }
  );
}

/** The preimage of the game id; `rules`: see `rulesHashOf`. Null until the other player's hello arrives. */
export function headerOf(agreement: Agreement, seed: Uint8Array, rules: Uint8Array): GameHeader | null {
  const { seat, keys, nonce, peer, flags } = agreement;
  if (peer === null) return null;
  const own = seedCommitment(seat, nonce, seed);
  const bySeat = <T>(mine: T, theirs: T): Both<T> => (seat === 0 ? [mine, theirs] : [theirs, mine]);
  return {
    publicKeys: keys,
    nonces: bySeat(nonce, peer.nonce),
    seedCommitments: bySeat(own, peer.seedCommitment),
    rules,
    flags,
  };
}

/** The 32-byte rules hash both phones must share (PROTOCOL 3.3). */
export function rulesHashOf(game: AnyGame, version: string, options: Setup['options']): Uint8Array {
  return rulesHash(version, hex(cardsHash(game.cards)), options);
}

/** The stored record. `seed`: the seed of this game. */
export function writeAgreement(agreement: Agreement, seed: Uint8Array): Uint8Array {
  const { seat, keys, deck, options, version, flags, rules, nonce, peer } = agreement;
  const other = peer === null ? [] : [peer.nonce, peer.seedCommitment];
  const content = encodeCbor([
    PROTOCOL_VERSION,
    seat,
    ...keys,
    deck,
    canonical(options),
    utf8(version),
    flags,
    rules,
    nonce,
    ...other,
  ]);
  return tagged(seed, 'header', content);
}

/**
 * Whether a stored record is an agreement from an older protocol, tagged under that protocol's prefix. The oldest ones
 * have no tag.
 */
export function isOlderAgreement(record: Uint8Array): boolean {
  return [record, record.subarray(TAG)].some((content) => {
    const decoded = decodeCbor(content);
    if (!decoded.ok || !Array.isArray(decoded.value)) return false;
    const [version, seat] = decoded.value;
    return typeof version === 'number' && version < PROTOCOL_VERSION && (seat === 0 || seat === 1);
  });
}

/** Reads an agreement from this phone's store. */
export function readAgreement(record: Uint8Array, seed: Uint8Array): Result<Agreement, 'malformed'> {
  const content = untagged(seed, 'header', record);
  const decoded = content && decodeCbor(content);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return fail('malformed');
  const items = new ItemReader(decoded.value);
  items.uint(PROTOCOL_VERSION, PROTOCOL_VERSION);
  const [seat, first, second] = [items.seat(), items.bytes(32), items.bytes(32)];
  const deck = items.uints(0xffff, 0);
  const options = readOptions(items.anyBytes(2, 1024));
  const version = new TextDecoder().decode(items.anyBytes(1, 64));
  const flags = items.uint(ALL_FLAGS);
  const rules = items.bytes(32);
  const nonce = items.bytes(32);
  const peer = items.more() ? { nonce: items.bytes(32), seedCommitment: items.bytes(32) } : null;
  if (items.fault() !== null || !options.ok) return fail('malformed');
  return ok({ seat, keys: [first, second], deck, options: options.value, version, flags, rules, nonce, peer });
}

/**
 * E-VERSION if the game started with different cards than this build has for the same version, else null. Different
 * cards mean a different game id: an intact log would look damaged and be truncated, and a game without entries would
 * start as a different game.
 */
export function rulesMismatch(game: AnyGame, { version, options, rules }: Agreement): Refusal | null {
  return equal(rules, rulesHashOf(game, version, options)) ? null : changedRules(game);
}

/** This phone checked the log against the rules it was played with. The current rules give a different result. */
export const changedRules = (game: AnyGame): Refusal => refuse('otherRules', { version: versionOf(game) });

interface Parts {
  readonly game: AnyGame;
  readonly store: Store;
  readonly name: GameName;
}

/** How two phones agree on a game: this phone's hello and the other's (PROTOCOL 3.1). */
export class HelloExchange {
  readonly #parts: Parts;
  readonly #seed: Uint8Array;
  #agreement: Agreement;

  constructor({ game, store, name }: Parts, seed: Uint8Array, agreement: Agreement) {
    this.#parts = { game, store, name };
    this.#seed = seed;
    this.#agreement = agreement;
  }

  get agreement(): Agreement {
    return this.#agreement;
  }

  /** Null until the other player's hello arrives. */
  get terms(): Terms | null {
    return termsOf(this.#parts.game, this.#agreement, this.#seed);
  }

  hello(): Hello {
    return helloOf(this.#parts.game, this.#agreement, this.#seed);
  }

  /** Whether it repeats the other phone's earlier hello; null if there was none. */
  isKnown({ nonce, seedCommitment }: Hello): boolean | null {
    const { peer } = this.#agreement;
    return peer && equal(peer.nonce, nonce) && equal(peer.seedCommitment, seedCommitment);
  }

  /** Why the two cannot play each other; null if they can. */
  refusal(theirs: Hello): Refusal | null {
    return disagreement(this.hello(), theirs, this.#parts.game);
  }

  /** Stores the other player's hello, which starts the game. */
  async agree({ nonce, seedCommitment }: Hello): Promise<Result<null, StoreFault>> {
    const { store, name } = this.#parts;
    const agreement = { ...this.#agreement, peer: { nonce, seedCommitment } };
    const kept = await store.put(name, { header: writeAgreement(agreement, this.#seed) });
    if (!kept.ok) return kept;
    this.#agreement = agreement;
    return ok(null);
  }
}
