import { describe, expect, test } from 'vitest';
import { hex, slices, u32 } from '../../src/base/bytes.ts';
import { canonical } from '../../src/base/canonical.ts';
import { hash, hkdfExtract, sha256 } from '../../src/peer/crypto.ts';
import { encodeCbor } from '../../src/peer/log/cbor.ts';
import { parseEntry, signEntry, verifyEntry } from '../../src/peer/log/entry.ts';
import { auditShuffle } from '../../src/peer/secret/auditShuffle.ts';
import { seal } from '../../src/peer/secret/bid.ts';
import { Coins, coinResult, fairNumbers, pick } from '../../src/peer/secret/coin.ts';
import { commit } from '../../src/peer/secret/commit.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import { keyOf, openAll } from '../../src/peer/secret/pile.ts';
import { pairingCommitment, pairingHash, pairingSymbols } from '../../src/peer/secret/sas.ts';
import { buildDeck } from '../support/deckAtOnce.ts';
import {
  bytes,
  corp,
  filled,
  gid,
  mini,
  nonces,
  publicKeys,
  rules,
  runner,
  seedCommitments,
  seeds,
  shuffle,
  signers,
  value,
} from '../support/vectors.ts';

// PROTOCOL 15: another implementation must reproduce every line.

describe('hashes and keys', () => {
  test('H of a label without parts', () => {
    expect(hex(hash('test'))).toBe('912ef0a77cc2b9ced5caec276d6df20b6b32283df6f0e3198063ae62554b8c8f');
    expect(hex(rules)).toBe('10f7ef9d6051996480af48c28f05c45520d5af16b108301df15d3e2e93db1d56');
  });

  test('public keys follow from secret keys', () => {
    expect(hex(publicKeys[0])).toBe('ed4928c628d1c2c6eae90338905995612959273a5c63f93636c14614ac8737d1');
    expect(hex(publicKeys[1])).toBe('ca93ac1705187071d67b83c7ff0efe8108e8ec4530575d7726879333dbdabe7c');
  });

  test('seed commitments and the game id', () => {
    expect(hex(seedCommitments[0])).toBe('8c3762a1736a158c42ead1ec0a225315afca734204bcf52c3ccb8426c4d893c2');
    expect(hex(seedCommitments[1])).toBe('d398a1ff342de2832bfb8926dc8e0cfc97ae16b70073921fe23ac4dafc0685c7');
    expect(hex(gid)).toBe('065f4bdbfa1fef3273ef68834ad7f689f1c1aa1546f29df33de7fc9984a3ed0f');
  });

  test('the key all secrets of a player come from', () => {
    expect(hex(hkdfExtract(gid, seeds[0]))).toBe('b41654a4b2ea7c627922ad87077e75c6b4d6a7bc6c61691e7b284153b84b33a1');
    expect(hex(hkdfExtract(gid, seeds[1]))).toBe('f0c7665ef4efea295614cd88181858206a8d341bbbf814f17a1a1e41de55cf49');
  });

  test('coin chains from end to anchor', () => {
    expect(hex(corp.coinEnd(0))).toBe('c5ecb261462a7449c45f1d80d9d3f6cfd7bf4d76ff005ab317b8b8032059c75b');
    expect(hex(new Coins(corp).anchor(0))).toBe('36a4340f1701eb7c079e8930168d564a0fc2fc3de76dd15103e6451542af9db1');
    expect(hex(new Coins(corp).coin(1).value)).toBe('b70104937ca78b750a7e974fb12001aa251bdb3e982a52ad6ceaa04b469213a9');
    expect(hex(new Coins(runner).anchor(0))).toBe('6eb9d50af3db92a8873c60a980bea42f2e7eeb67d325bdeb9b1c03b807f49a21');
    expect(hex(new Coins(runner).coin(1).value)).toBe(
      'eee08ffb3dd64617275b6b749b9f2fd194adfc3147220142cdd64037e126d3a9',
    );
  });
});

describe('a deck of three cards, [7, 7, 300]', () => {
  test('64 bytes make the first slot', () => {
    expect(hex(corp.slot(0))).toBe(
      '22c006c0086d5f06a909f59c87ce2dd8b642b35e5c2fc24e979c293696fef88c4e63997d8c7af614971169f2467319c96ea2b960e5e9591f9b74ceb6e19bc269',
    );
  });

  test('slots, tags and masks make the table', () => {
    // The rows stand in the order of their tags.
    expect(mini.faces.map((face) => hex(face.point))).toEqual([
      '94a6da46ce00a0b3117827f9b5cb843c0d55670ece658f1180ee90a596636502',
      '027c04377b1e1bb8ca3cd0049873f7689b5acca1c4c5f4caea73c57e0c8a6828',
      '5616a6fd569022497c649d716067f91471264ca73ad6ae253706a75697669026',
    ]);
    expect(mini.faces.map((face) => face.card)).toEqual([300, 7, 7]);
    expect(slices(mini.table.bytes, 34).map(hex)).toEqual([
      'a2a422d17f1c04983d48ebbfb362ce7a9583420a35f33dc54372f9f75ff789004a9c',
      'b11c35a97574425e9e6e90d3a952dc43c404821fb0029e2f7b91d20201120b853296',
      'd1a450a6811526df035b8e4b4a1a358eb349e06fecc585ef1f23bdcccd2fa9600dd0',
    ]);
  });
});

const EPOCH = 13;

describe('the shuffle of the three cards in epoch 13', () => {
  test('scalars of both players', () => {
    expect(hex(corp.a(EPOCH))).toBe('f9b255e0f164becd191ae12f9a16bd15bb0411cbe2c5f86ecc20403b3deefd02');
    expect([0, 1, 2].map((j) => hex(runner.b(0, EPOCH, j)))).toEqual([
      '19b4652b87a679b758e525f6ae062ac5bc4dfdd7f85b406093838bf796f6a305',
      'b1c3de7778344ba38a0b971ead311d3fa324c67543d1eee15030a397f97f1b0a',
      '535bf317cc37a3cef45f86429eb0a943004e35889c41e3ea5062d0345b449207',
    ]);
    expect([0, 1, 2].map((k) => hex(corp.c(EPOCH, k)))).toEqual([
      '7f930ba81490d878427b03c49c7fe6f4734f8bf359327f661f7478b2b177df0c',
      'f46b6d08bc13f1cada5269b46ad613928ec507da4438e0dd084bc331795d120b',
      '4f2515e09ab5d5a4e58dc6d3b57a3c85609bf73fbbc5bb6667c5cdaa81f75c0a',
    ]);
  });

  test('X, Y and Z, and what each player keeps of them', async () => {
    const { x, y, z } = await shuffle(mini, EPOCH);
    expect(slices(x.points, 32).map(hex)).toEqual([
      '74b4cd276f7e5522b3f04713a9c9fa604606f87a26e1638e9053ab04950dd03b',
      '88a6e8fadf79ab8cd10a40d0b39c654bc85ab015461179c7426a4b9568f36448',
      'ee7928261028fe9a98cc742ac0ae161530d702be737546db477fd7a6b60eb77a',
    ]);
    expect(x.rows).toEqual([2, 1, 0]);
    expect(slices(y.points, 32).map(hex)).toEqual([
      '38125a7b4e0da24390cd1bb41c889fe73d5527d7c7bc0c98cdf50ba68958ba7e',
      '96c8103fc9e613ff72601be3689a19ea85a88bd0e936ef6cd75a2c5be57baa16',
      'f694c5689c058832558e87296760c2008cc706d76709042a6fe035d994f3616f',
    ]);
    expect(y.from).toEqual([2, 0, 1]);
    expect(slices(z, 32).map(hex)).toEqual([
      '1afcce085487035fc3de926b829764aa60fb0a872fccbf5fef39e0e463c4be0f',
      '7ea662023c5f0aa17aa44cd8c6d505957dbdd18dbcdac9593c7b6e04f9330e7e',
      '5689d97fbc4f1240d9d9d08654a6ffca9fc86fed5f1b9714688c9cf9cd98a047',
    ]);
  });

  test("either player opens the same cards with the other one's keys", async () => {
    const { y, z } = await shuffle(mini, EPOCH);
    const pile = { table: mini.table, epoch: EPOCH, y: y.points, z };
    const all = [0, 1, 2];
    const [toOwner, toPeer] = [
      all.map((k) => keyOf(runner, 0, EPOCH, k, y.from)),
      all.map((k) => keyOf(corp, 0, EPOCH, k, [])),
    ];
    const owner = value(await openAll(inlineCurve, corp, pile, all, toOwner, []));
    const peer = value(await openAll(inlineCurve, runner, pile, all, toPeer, y.from));
    expect(owner.map((face) => [face.row, face.card])).toEqual([
      [0, 300],
      [2, 7],
      [1, 7],
    ]);
    expect(peer).toEqual(owner);
  });

  test('the audit finds this order', async () => {
    const { x, y, z } = await shuffle(mini, EPOCH);
    const lists = { epoch: EPOCH, x: x.points, y: y.points, z };
    expect(value(await auditShuffle(inlineCurve, corp, runner, mini, lists)).rows).toEqual([0, 2, 1]);
  });
});

test('the shuffle of a deck of 45 cards in epoch 0', async () => {
  const card = (i: number) => [1 + (i % 9), 10 + (i % 10), 20 + (i % 15)][i % 3]!;
  const deck = buildDeck(
    corp,
    Array.from({ length: 45 }, (_, i) => card(i)),
  );
  const { x, y, z } = await shuffle(deck, 0);
  expect([x.points, y.points, z].map((list) => hex(sha256(list)))).toEqual([
    '5017d69892f6bf5191d4baa313b3fbfd2e8bd9138b1b7057fe0e585d2cde65db',
    '3721a26162fe1fda66348352237e2d31b0afd0b075cf3a8bf8df7f0af23c212e',
    '21285f839ade47df7b489b53b15d1bb69a0f2e7f48cda90c733ecd718ee6efc0',
  ]);
});

describe('commitments, coins and bids', () => {
  test('the salt of row 0 in entry 17, and its commitment', () => {
    expect(hex(corp.cardSalt(17, 0, 0))).toBe('e50e904131160c66732cc8528205f8292114b7ed0a276f88595eda0cef5cb1e0');
    expect(commit(corp, 17, [mini.faces[0]!], 'kept').commitments.map(hex)).toEqual([
      'a35d3d7814407e892631ad768f5be45550dfcb72281bdb13b459ff1986e00a2e',
    ]);
  });

  test('the first coin, its die and its pick of two from five', () => {
    const result = coinResult(gid, 1, [new Coins(corp).coin(1).value, new Coins(runner).coin(1).value]);
    expect(hex(result)).toBe('fa39248d499c289c00b7471fc519deef67d858b71d9f3e4664c0f23ade5c9442');
    expect(hex(hash('coin-x', result, u32(0)))).toBe(
      '4e62fc09fb39b82991baddbcea656130a34bbc205391d76d382f3943ace7917f',
    );
    expect(fairNumbers(result)(6) + 1).toBe(6);
    expect(pick(result, 5, 2)).toEqual([2, 0]);
  });

  test('a sealed bid of 5 in entry 30', () => {
    const { commitment, opened } = seal(corp, 30, canonical({ do: 'bid', bits: 5 }));
    expect(hex(opened.salt)).toBe('532d7df61ff9bf69443c8f37c672552fa568aebef2be6b20215a2ea94df9bdd4');
    expect(hex(commitment)).toBe('ef9bf239c1f906e83e9d4606edcb7d4ef6bcbf2879264cbf1fe130703d7a823f');
  });
});

describe('the entry [2, 0, 0, gid, [10, {"bits":5,"do":"bid"}]]', () => {
  const payload = bytes(
    '850200005820065f4bdbfa1fef3273ef68834ad7f689f1c1aa1546f29df33de7fc9984a3ed0f820a557b2262697473223a352c22646f223a22626964227d',
  );
  const signature = bytes(
    '332eca7d6838fe84bdf90fea15e6510f1b4bcea1396f4f28cc322f3dd413b9d17c17758e7ccce34a6b0728dc815d05afa1a6e6f02a3bbbcd69829bc92f19e90f',
  );
  const draft = {
    seq: 0,
    author: 0,
    prev: gid,
    body: { type: 'BIDP', note: canonical({ do: 'bid', bits: 5 }) },
  } as const;

  test('has this payload, hash and signature', async () => {
    const entry = await signEntry(signers[0], gid, draft);
    expect(hex(entry.payload)).toBe(hex(payload));
    expect(hex(entry.signature)).toBe(hex(signature));
    expect(hex(entry.hash)).toBe('608ace2e90b177d98bca670682378be3c1a91afe65dfefd9977c380d8cb6f3be');
  });

  test('is signed by the Corp, in this game only', async () => {
    const entry = value(parseEntry(encodeCbor([payload, signature])));
    expect(entry).toMatchObject(draft);
    expect(await verifyEntry(entry, gid, publicKeys[0])).toBe(true);
    expect(await verifyEntry(entry, filled(9), publicKeys[0])).toBe(false);
    expect(await verifyEntry(entry, gid, publicKeys[1])).toBe(false);
  });
});

test('pairing: commitment, hash and seven symbols', () => {
  const [a, b] = ([0, 1] as const).map((seat) => ({
    publicKey: publicKeys[seat],
    nonce: nonces[seat],
    seedCommitment: seedCommitments[seat],
    fingerprint: filled(seat === 0 ? 0xa1 : 0xb2),
  }));
  const pairing = pairingHash(a!, b!, rules);
  expect(hex(pairingCommitment(a!))).toBe('e4079b783cd2ef59b545b1dea01416d44b775d8c93002a62af97f8f5dd794db3');
  expect(hex(pairing)).toBe('0ef7b74e38d90f3cfe89635bd9828ee69ba5d936247768e87b4368f8ba5f9b84');
  expect(pairingSymbols(pairing)).toEqual([44, 36, 59, 47, 16, 6, 22]);
});
