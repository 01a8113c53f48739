/**
 * A dishonest peer that signs with its real key. Either outgoing packets of its honest phone are replaced (for what the
 * other phone must notice immediately), or a finished log is rewritten and re-signed (for what only the audit can
 * notice).
 */
import { concat, equal } from '../../src/base/bytes.ts';
import { keyOfSecret, type Signer, sha256, signerOf } from '../../src/peer/crypto.ts';
import type { Link } from '../../src/peer/link/link.ts';
import type { Body } from '../../src/peer/log/body.ts';
import { encodeCbor } from '../../src/peer/log/cbor.ts';
import { type Entry, parseEntry, signEntry, type UnsignedEntry } from '../../src/peer/log/entry.ts';
import type { MatchFile } from '../../src/peer/match/audit/file.ts';
import type { View } from '../../src/peer/match/match.ts';
import { type MatchMessage, tagOf, writeMessage } from '../../src/peer/match/sync/wire.ts';
import type { Deck } from '../../src/peer/secret/deckTable.ts';
import { gameId, Secrets } from '../../src/peer/secret/seed.ts';
import { type AnyMove, type Known, other, type Seat } from '../../src/rules/game.ts';
import { buildDeck } from './deckAtOnce.ts';
import { type Duel, type DuelOptions, duel, entropyOf, testSecret } from './duel.ts';
import { entriesOf, messageOf } from './packets.ts';

/** Everything both phones have, for comparison in a test. */
export interface Hands {
  readonly seat: Seat;
  readonly gameId: Uint8Array;
  /** By seat. */
  readonly secrets: readonly [Secrets, Secrets];
  readonly decks: readonly [Deck, Deck];
  /** The log on the cheat's honest phone, up to and including the replaced entry. */
  readonly log: readonly Entry[];
  /** An entry signed by the cheat. */
  sign(draft: UnsignedEntry): Promise<Uint8Array>;
}

export interface Strike<T, M extends AnyMove, K = Known> extends DuelOptions<T, M, K> {
  readonly cheat: Seat;
  /** Selects the entry to replace: the first of the cheat's entries that matches. */
  readonly when: (entry: Entry, hands: Hands) => boolean;
  /**
   * The replacement: a different body in the same place, or any bytes as entries. Null to leave this entry and try the
   * next.
   */
  readonly change: (entry: Entry, hands: Hands) => Body | readonly Uint8Array[] | Promise<readonly Uint8Array[]> | null;
}

export interface Struck<T, M extends AnyMove, K = Known> {
  readonly duel: Duel<T, M, K>;
  /** The number of the replaced entry; null if no entry in the whole game matched. */
  readonly seq: number | null;
  /** The opponent's view before and after. */
  readonly before: View<T, K>;
  readonly after: View<T, K>;
}

/** Plays until the cheat strikes, then lets the other phone examine the result. */
export async function strike<T, M extends AnyMove, K = Known>(options: Strike<T, M, K>): Promise<Struck<T, M, K>> {
  const { cheat, when, change } = options;
  let game: Duel<T, M, K> | null = null;
  let held: Held | null = null;
  const wrap = (link: Link, seat: Seat): Link => {
    if (seat !== cheat) return link;
    return onTheWay(link, (packet, send) => {
      const file = game?.players[cheat].match.file();
      const entries = file && held === null ? entriesOf(packet) : [];
      if (!file || entries.length === 0) return send(packet);
      const hands = handsOf(options, file);
      const at = entries.findIndex((entry) => entry.author === cheat && when(entry, hands));
      const target = entries[at];
      const instead = target === undefined ? null : change(target, hands);
      if (target === undefined || instead === null) return send(packet);
      held = { packet, entries, at, seq: target.seq, instead, hands, send };
    });
  };
  game = await duel({ ...options, wrap });
  const view = () => (game as Duel<T, M, K>).players[other(cheat)].match.view();
  await game.play(() => held !== null);
  if (held === null) return { duel: game, seq: null, before: view(), after: view() };
  const before = await letGo(held, game, view);
  return { duel: game, seq: (held as Held).seq, before, after: view() };
}

/** A packet stopped in transit. */
interface Held {
  readonly packet: Uint8Array;
  readonly entries: readonly Entry[];
  /** The index of the entry to replace, its number, and the replacement. */
  readonly at: number;
  readonly seq: number;
  readonly instead: NonNullable<ReturnType<Strike<unknown, AnyMove, unknown>['change']>>;
  readonly hands: Hands;
  send(packet: Uint8Array): void;
}

/** Sends the honest part of the packet, looks, then sends the rest. Returns what `look` saw. */
async function letGo<V>(
  held: Held,
  { quiet }: Pick<Duel<unknown, AnyMove, unknown>, 'quiet'>,
  view: () => V,
): Promise<V> {
  const tag = tagOf(held.hands.gameId);
  const packet = (entries: readonly Uint8Array[]) =>
    writeMessage(tag, { ...(messageOf(held.packet) as Extract<MatchMessage, { kind: 'entries' }>), entries });
  const start = groupStart(held.entries, held.at);
  if (start > 0) held.send(packet(held.entries.slice(0, start).map(({ bytes }) => bytes)));
  await quiet();
  const before = view();
  held.send(packet(await replaced(held.entries.slice(start), held.at - start, held.instead, held.hands)));
  await quiet();
  return before;
}

/** The start of the group of proofs and move that an entry belongs to. */
function groupStart(entries: readonly Entry[], at: number): number {
  const isProof = (i: number) => ['OPEN', 'KEYS', 'COMMIT'].includes(entries[i]?.body.type ?? '');
  let act = at;
  while (isProof(act)) act++;
  if (entries[act]?.body.type !== 'ACT') return at;
  let start = act;
  while (isProof(start - 1)) start--;
  return start;
}

/**
 * A finished log with some entries replaced. Everything after the first is re-signed, so that only those entries are
 * wrong. Authors other than the cheat had no reason to sign these, but the audit does not ask for reasons.
 */
export async function rewritten(seed: number, file: MatchFile, changes: ReadonlyMap<number, Body>): Promise<MatchFile> {
  const id = gameId(file.header);
  const signers = [0, 1].map((seat) => signerOf(keyOfSecret(testSecret(seed, seat as Seat))));
  const entries: Uint8Array[] = [];
  let prev = id;
  for (const bytes of file.entries) {
    const old = mustParse(bytes);
    const body = changes.get(old.seq);
    const same = body === undefined && equal(prev, old.prev);
    const signer = signers[old.author] as Signer;
    const entry = same ? old : await signEntry(signer, id, { ...old, prev, body: body ?? old.body });
    entries.push(entry.bytes);
    prev = entry.hash;
  }
  return { ...file, entries };
}

/** The secrets of both players, from the test's seeds. */
export function handsOf(
  {
    seed,
    decks,
    game,
    cheat,
  }: Pick<Strike<unknown, AnyMove, unknown>, 'seed' | 'decks' | 'cheat'> & {
    game: { readonly cards: readonly string[] };
  },
  file: MatchFile,
): Hands {
  const id = gameId(file.header);
  const secrets = ([0, 1] as const).map((seat) => new Secrets(seat, id, entropyOf(seed, seat)())) as [Secrets, Secrets];
  const numbers = (seat: Seat) => decks[seat].map((card) => game.cards.indexOf(card));
  const signer = signerOf(keyOfSecret(testSecret(seed, cheat)));
  return {
    seat: cheat,
    gameId: id,
    secrets,
    decks: [buildDeck(secrets[0], numbers(0)), buildDeck(secrets[1], numbers(1))],
    log: file.entries.map(mustParse),
    sign: async (draft) => (await signEntry(signer, id, draft)).bytes,
  };
}

export function mustParse(bytes: Uint8Array): Entry {
  const entry = parseEntry(bytes);
  if (!entry.ok) throw new Error(entry.error.kind);
  return entry.value;
}

/** The bytes with one bit flipped. */
export function flipped(bytes: Uint8Array, at = 0): Uint8Array {
  const copy = bytes.slice();
  copy[at] = (copy[at] as number) ^ 1;
  return copy;
}

/** 32 bytes that are not part of any game. */
export const foreign: Uint8Array = sha256(concat(Uint8Array.of(7)));

/** A properly signed entry whose payload is arbitrary CBOR. */
export async function signPayload(seed: number, seat: Seat, id: Uint8Array, payload: Uint8Array): Promise<Uint8Array> {
  const signer = signerOf(keyOfSecret(testSecret(seed, seat)));
  const prefix = new TextEncoder().encode('NRHC3/sig\0');
  return encodeCbor([payload, await signer.sign(concat(prefix, id, payload))]);
}

export const sameBytes = equal;

/** A link whose packets are inspected before they leave. */
export function onTheWay(link: Link, look: (packet: Uint8Array, send: (packet: Uint8Array) => void) => void): Link {
  return {
    get state() {
      return link.state;
    },
    send(packet) {
      look(packet, (instead) => void link.send(instead));
      return { ok: true, value: null };
    },
    onPacket: (handler) => link.onPacket(handler),
    onState: (handler) => link.onState(handler),
    close: () => link.close(),
  };
}

/** The packet with its entry replaced and the following entries rechained and re-signed. */
async function replaced(
  entries: readonly Entry[],
  at: number,
  changed: Held['instead'],
  hands: Hands,
): Promise<Uint8Array[]> {
  const instead = await changed;
  const bytes = entries.slice(0, at).map((entry) => entry.bytes);
  if (Array.isArray(instead)) return [...bytes, ...(instead as Uint8Array[])];
  let prev = entries[at]?.prev as Uint8Array;
  for (const [i, entry] of entries.slice(at).entries()) {
    const signed = await hands.sign({ ...entry, prev, body: i === 0 ? (instead as Body) : entry.body });
    bytes.push(signed);
    prev = mustParse(signed).hash;
  }
  return bytes;
}
