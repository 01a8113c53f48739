/**
 * What another implementation must reproduce beyond the first steps (PROTOCOL 15): one chain with an entry of every
 * kind, facts, held chance, and the words outside the log, all from the fixed inputs of `vectors.ts`. Byte strings are
 * hexadecimal.
 */
import { hex, utf8 } from '../../src/base/bytes.ts';
import { canonical, type Json } from '../../src/base/canonical.ts';
import type { Body } from '../../src/peer/log/body.ts';
import type { Cbor } from '../../src/peer/log/cbor.ts';
import { startChain } from '../../src/peer/log/chain.ts';
import { signEntry, writeBody } from '../../src/peer/log/entry.ts';
import { type Statement, signTakeover, signWord } from '../../src/peer/log/word.ts';
import { cardsHash } from '../../src/peer/match/agreement.ts';
import { BID } from '../../src/peer/match/fold/questions/sealed.ts';
import { Coins } from '../../src/peer/secret/coin.ts';
import { heldNumber, holdShare, openShare, sealFact, unsealFact } from '../../src/peer/secret/values.ts';
import type { Seat } from '../../src/rules/game.ts';
import { kit } from '../../src/rules/kit/index.ts';
import { netrunner } from '../../src/rules/netrunner/index.ts';
import { trenchcoat } from '../../src/rules/trenchcoat/index.ts';
import { bodies } from './bodies.ts';
import {
  corp,
  filled,
  gid,
  mini,
  miniDeck,
  nonces,
  publicKeys,
  rules,
  runner,
  seeds,
  signers,
  signingKeys,
} from './vectors.ts';

/** Where the vectors are stored. */
export const vectorFile = new URL('../peer/vectors.json', import.meta.url);

/** All vectors, as in the file. */
export async function protocolVectors(): Promise<Json> {
  return {
    inputs: inputs(),
    gameId: hex(gid),
    cards: cardLists(),
    entries: await chain(),
    facts: facts(),
    held: held(),
    words: await words(),
  };
}

/**
 * The inputs for all vectors, seat 0 first: they determine the game id, and the deck of seat 0 determines the SETUP
 * below.
 */
const inputs = (): Json => ({
  seeds: seeds.map(hex),
  signingKeys: signingKeys.map(hex),
  publicKeys: publicKeys.map(hex),
  nonces: nonces.map(hex),
  rules: hex(rules),
  deck: [...miniDeck],
});

/** The number of cards of each game, and the SHA-256 of the list of their names in numeric order (PROTOCOL 3.3). */
const cardLists = (): Json =>
  Object.fromEntries(
    [netrunner, kit, trenchcoat].map(({ id, cards }) => [id, { count: cards.length, list: hex(cardsHash(cards)) }]),
  );

const secrets = [corp, runner] as const;
/** Facts that take one block, one byte, and more than a block. */
const told: readonly Json[] = [{ trap: 'door' }, 0, 'a fact that does not fit into a block of its own'];
const bid: Json = { do: 'bid', bits: 5 };

/** An entry of each kind in one chain, with alternating seats; kinds that carry secrets use the fixed seeds. */
async function chain(): Promise<Json[]> {
  const entries: Json[] = [];
  let prev = gid;
  for (const [seq, make] of [...shapes(), ...secretBodies].entries()) {
    const author: Seat = seq % 2 === 0 ? 0 : 1;
    const body = make(author, seq);
    const { payload, hash, signature } = await signEntry(signers[author], gid, { seq, author, prev, body });
    entries.push({
      type: body.type,
      seq,
      author,
      body: plain(writeBody(body)),
      payload: hex(payload),
      hash: hex(hash),
      signature: hex(signature),
    });
    prev = hash;
  }
  return entries;
}

const five = [1, 2, 3, 4, 5] as const;

type Make = (author: Seat, seq: number) => Body;

const carriesSecrets = ['SETUP', 'COIN', 'HOLD', 'SHARE', 'SEED'];

/**
 * Samples of the kinds whose values are points, scalars and commitments of a complete game: they only show the format.
 */
const shapes = (): Make[] => bodies.filter(({ type }) => !carriesSecrets.includes(type)).map((body) => () => body);

const secretBodies: readonly Make[] = [
  () => ({ type: 'SETUP', anchor: new Coins(corp).anchor(0), size: 3, table: mini.table.bytes }),
  (author) => ({ type: 'COIN', t: 1, value: new Coins(secrets[author]).coin(1).value, nextAnchor: null }),
  (author) => {
    const { value, nextAnchor } = new Coins(secrets[author]).coin(1000);
    return { type: 'COIN', t: 1000, value, nextAnchor };
  },
  // A bid of 5, which is the author's fact 3; the opponent's open bid; and the opening of the first one.
  (author) => ({ type: 'ACT', moves: [BID], tableHash: filled(7).slice(0, 8), facts: [sealedBid(author)] }),
  () => ({ type: 'ACT', moves: [canonical(bid)], tableHash: filled(7).slice(0, 8), facts: [] }),
  (author) => ({ type: 'OPEN', items: [{ kind: 'fact', ...openedBid(author) }] }),
  (author) => ({
    type: 'ACT',
    moves: [canonical({ do: 'write', commits: told.length })],
    tableHash: filled(7).slice(0, 8),
    facts: told.map((fact, number) => sealFact(secrets[author], number, canonical(fact))),
  }),
  (author) => ({ type: 'HOLD', commitments: [holdShare(secrets[author], 0)] }),
  (author) => ({ type: 'SHARE', values: [secrets[author].openShare(0)] }),
  (author) => ({
    type: 'OPEN',
    items: [
      { kind: 'fact', ...openFact(author, 0) },
      { kind: 'held', ...openShare(secrets[author], 0) },
    ],
  }),
  (author) => ({ type: 'OPEN', items: told.map((_, number) => ({ kind: 'fact', ...openFact(author, number) })) }),
  (author) => ({ type: 'SEED', seed: seeds[author] }),
  // Five held numbers together, after the single one above.
  (author) => ({ type: 'HOLD', commitments: five.map((number) => holdShare(secrets[author], number)) }),
  (author) => ({ type: 'SHARE', values: five.map((number) => secrets[author].openShare(number)) }),
];

const sealedBid = (author: Seat) => sealFact(secrets[author], told.length, canonical(bid));

const openedBid = (author: Seat) => openAs(author, told.length, bid);

const openFact = (author: Seat, number: number) => openAs(author, number, told[number] as Json);

function openAs(author: Seat, number: number, fact: Json) {
  const sealed = sealFact(secrets[author], number, canonical(fact));
  const opened = unsealFact(secrets[author], number, sealed);
  if (opened === null) throw new Error('a fact that its author cannot read');
  return opened;
}

/** Every fact under each seat: its value as JSON, and what is derived from it. */
function facts(): Json[] {
  return ([0, 1] as const).flatMap((author) =>
    told.map((fact, number) => {
      const { commitment, sealed } = sealFact(secrets[author], number, canonical(fact));
      const { salt } = openFact(author, number);
      return { author, number, value: fact, salt: hex(salt), commitment: hex(commitment), copy: hex(sealed) };
    }),
  );
}

/** Held chances for each holder: both shares, and the results for a six-sided and a hundred-sided die. */
function held(): Json[] {
  return ([0, 1] as const).flatMap((holder) =>
    [0, 1].map((number) => {
      const opened = openShare(secrets[holder], number);
      const clear = secrets[holder === 0 ? 1 : 0].openShare(number);
      return {
        holder,
        number,
        share: hex(opened.share),
        salt: hex(opened.salt),
        commitment: hex(holdShare(secrets[holder], number)),
        clear: hex(clear),
        below6: heldNumber(gid, holder, opened, clear, 6),
        below100: heldNumber(gid, holder, opened, clear, 100),
      };
    }),
  );
}

/** What seat 0 signs outside the log about entry 7, after a head of bytes 08; each with its inputs. */
async function words(): Promise<Json> {
  const place = { by: 0, seq: 7, head: filled(8) } as const;
  const boot = filled(9).slice(0, 16);
  const statements: readonly Statement[] = [
    { kind: 'resign', by: 0, seq: 0, head: gid },
    { kind: 'absent', boot: null, ...place },
    { kind: 'absent', boot, ...place },
    { kind: 'charge', seed: seeds[0], ...place },
    { kind: 'offer', offer: { what: 'draw' }, ...place },
    { kind: 'offer', offer: { what: 'back', to: 5 }, ...place },
    { kind: 'offer', offer: { what: 'correct', change: { bits: 9 } }, ...place },
    {
      kind: 'move',
      to: publicKeys[1],
      taken: await signTakeover(signers[1], { gameId: gid, by: 0, from: publicKeys[0], seq: 7, head: filled(8) }),
      ...place,
    },
    { kind: 'head', boot, ...place },
  ];
  const signed = await Promise.all(statements.map((one) => signWord(signers[0], startChain(gid, publicKeys), one)));
  return signed.map(({ kind, by, keyAt, seq, head, body, signature, bytes }) => ({
    ...{ kind, seat: by, key: keyAt, number: seq, head: hex(head) },
    ...{ body: hex(body), signature: hex(signature), word: hex(bytes) },
  }));
}

/** A body as JSON: numbers, lists, and byte strings in hexadecimal. */
function plain(item: Cbor): Json {
  if (item instanceof Uint8Array) return hex(item);
  if (typeof item === 'object') return item.map(plain);
  return typeof item === 'string' ? hex(utf8(item)) : item;
}
