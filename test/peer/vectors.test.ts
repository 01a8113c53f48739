import { describe, expect, test } from 'vitest';
import { hex, slices, u32 } from '../../src/base/bytes.ts';
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
    expect(hex(hash('test'))).toBe('4b20c2de103988f80bc9b1b8fe80e8accc05c1d5e98f29e6bf258029578fd246');
    expect(hex(rules)).toBe('294e7806bf7baa61109d321029fe493931ee8a75bc7e3e8c5de3d38a959fab50');
  });

  test('public keys follow from secret keys', () => {
    expect(hex(publicKeys[0])).toBe('ed4928c628d1c2c6eae90338905995612959273a5c63f93636c14614ac8737d1');
    expect(hex(publicKeys[1])).toBe('ca93ac1705187071d67b83c7ff0efe8108e8ec4530575d7726879333dbdabe7c');
  });

  test('seed commitments and the game id', () => {
    expect(hex(seedCommitments[0])).toBe('328b323e6afa45743f9718ca8d8372d5a919ba141c9b79adffee6955bf0eae04');
    expect(hex(seedCommitments[1])).toBe('19c3c3815b46fafb0b35e4a1ea87104057f30b7eff861066d3ff1124e1d4f42b');
    expect(hex(gid)).toBe('f0c1b5f569b8803a618255d1a707fb066dc8d4af635cd4249eed01754779581e');
  });

  test('the key all secrets of a player come from', () => {
    expect(hex(hkdfExtract(gid, seeds[0]))).toBe('273b0f178f24412087697a4132c2f80529f7d9384ff90c12f5109006fab7454f');
    expect(hex(hkdfExtract(gid, seeds[1]))).toBe('9adf996fed46520f47fdaf9ea47ca0e1930fc325914a2b9b29339a61ab0f4ab6');
  });

  test('coin chains from end to anchor', () => {
    expect(hex(corp.coinEnd(0))).toBe('a4db2c3003c000f0591acac6f9cf4d77ee5ef505dcc5f6dc92af3593f0076fe3');
    expect(hex(new Coins(corp).anchor(0))).toBe('64c0ddd1dc43ecc3b60dfb2775aa3b6697b6d51267de1517ae64bc5b8ab25a4c');
    expect(hex(new Coins(corp).coin(1).value)).toBe('4a63f49f600a6ceb5144a191bafaf3ef259e327e8f1ecf133e379d4615d2fe2a');
    expect(hex(new Coins(runner).anchor(0))).toBe('36e98c5fbbdcd24090ba47d960a5051ee7a46b773e0619227588ed8d29175f59');
    expect(hex(new Coins(runner).coin(1).value)).toBe(
      'ff4692110dca1b8d26715fe65a42cc5d7b6e4a1bf617bda97ec9f587012b06eb',
    );
  });
});

describe('a deck of three cards, [7, 7, 300]', () => {
  test('64 bytes make the first slot', () => {
    expect(hex(corp.slot(0))).toBe(
      '6e5d98cadb5a6bca78dde3edce71879721178e8a2d8b89ff8aba73825db526db17275a781957518e4097b19800abd374007a59547535d46320f3267ce4f6813e',
    );
  });

  test('slots, tags and masks make the table', () => {
    // Rows 0, 1, 2 are slots 0, 2, 1.
    expect(mini.faces.map((face) => hex(face.point))).toEqual([
      '7622aca0874ac95bff7815863a6dd9f889aa47f722c0f4160876dcce727a5a6e',
      '3e776ac9e27be6d6cb56e1305b44bdc78f9dbd2fb8753f2f49333b2f9b3b8a75',
      '1266fb9f7277259e632df5fcc8c6944820d13a9bfd31858e8348b2ce387bb92e',
    ]);
    expect(mini.faces.map((face) => face.card)).toEqual([7, 300, 7]);
    expect(slices(mini.table.bytes, 34).map(hex)).toEqual([
      '1e8b63ef98fc6355d9f7f81d923363bffc9476a2e28d6cac50f7da6adbfbd2ebbb1a',
      '3480eacbfa4acdbfbb198839a6f106c044b1315538be60d5d2f2548e02546213108c',
      'd9e2212e1361866fdcf6b2256b9641de39a65b2da5263fac8810ca1fefb5a97fe49d',
    ]);
  });
});

const EPOCH = 13;

describe('the shuffle of the three cards in epoch 13', () => {
  test('scalars of both players', () => {
    expect(hex(corp.a(EPOCH))).toBe('333703d009446d76e0e947a4e9e1e6df86ad224fbeeedf708f63e6c0793f1b00');
    expect([0, 1, 2].map((j) => hex(runner.b(0, EPOCH, j)))).toEqual([
      'f1b9cb45d063b2d7673fc48ecde5e46ba9f2de80eab538865bf5e25c0cbc070f',
      'a0d52ccb806accfe115442c7e86a25a3c078235247ca8b5e54f4f664069a480e',
      'eb533db8b6c245874195e624b2708491ce58b30c703e9a59f0660f64c4f8750c',
    ]);
    expect([0, 1, 2].map((k) => hex(corp.c(EPOCH, k)))).toEqual([
      '1eb65b9965abb6f1b42ddf861fef44f60ee97e8ef80bde99d9b4ddbaa6d23607',
      '0f476e038c4d551a2dd78573289878c693ae9bc46bc843eefcb5fe7aecdd0306',
      '7614db51605db7b808075d280106a237fa6650c7eb7ca8df5029e679093a1004',
    ]);
  });

  test('X, Y and Z, and what each player keeps of them', async () => {
    const { x, y, z } = await shuffle(mini, EPOCH);
    expect(slices(x.points, 32).map(hex)).toEqual([
      '747db5ed48514d0a36318d1e6d498c76b0faa067f7dcff2f5a2e0bf6ca3bbe0f',
      '7842216b3deb945e31c049767fdbec038bc93788aaca879efdf0fcc3cebb2511',
      'fe7e79aa38face43f9e8da2672743e7639c277f51670af8f2de7437e1c62f60c',
    ]);
    expect(x.rows).toEqual([1, 0, 2]);
    expect(slices(y.points, 32).map(hex)).toEqual([
      '9ad17a1809d4bc05104bd6d3314210c3fe6125d73bfea3a690e1e65eca0d4841',
      'a836b2656d7b06e2b2c7897500e9a1874ff2334b0df2f8b16d1e76d9980e6b33',
      'ee3304d4e2b7e0fb4307465409c3001f12d3d958e0f8b3b94a891a811141ab0a',
    ]);
    expect(y.from).toEqual([2, 0, 1]);
    expect(slices(z, 32).map(hex)).toEqual([
      'ea047ec89d08e8d8c2bea944dd9922456b6dd50c3cb340700352e91a24b6c356',
      '3c0a172e01c24b701a0adf47244654decf562e8dcbb9665c9300d01327b99e1a',
      'c812ee87ee3facad967611d98a04ee8916c88b5482f04896c9069afd6f16bf42',
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
      [2, 7],
      [1, 300],
      [0, 7],
    ]);
    expect(peer).toEqual(owner);
  });

  test('the audit finds this order', async () => {
    const { x, y, z } = await shuffle(mini, EPOCH);
    const lists = { epoch: EPOCH, x: x.points, y: y.points, z };
    expect(value(await auditShuffle(inlineCurve, corp, runner, mini, lists)).rows).toEqual([2, 1, 0]);
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
    '54b4433490fa83d6635d59b5b7c39982c9ce37ee34939202db5d02e1d7742759',
    'a75ed4ca6f682dbb4d75f1cda065bf5c7ccc4af1d2b75e30c39a6282ff53778d',
    '682cd403d8be32318bff382083ee0767cc487f0c24d4fb8c9b8cbf5bc1c7568b',
  ]);
});

describe('commitments, coins and bids', () => {
  test('the salt of row 0 in entry 17, and its commitment', () => {
    expect(hex(corp.cardSalt(17, 0, 0))).toBe('a1240d671f51629e15a2b5853147b564abcc6d2e3704fd3e0162b28c420b2fb3');
    expect(commit(corp, 17, [mini.faces[0]!], 'kept').commitments.map(hex)).toEqual([
      'c9937868b5da5ff3d85e5c23bbcb1ecc00e0f218f200bab0792de7df24d947a9',
    ]);
  });

  test('the first coin, its die and its pick of two from five', () => {
    const result = coinResult(gid, 1, [new Coins(corp).coin(1).value, new Coins(runner).coin(1).value]);
    expect(hex(result)).toBe('31d48b2bfb674086cda226abc4a49dce7b13606f15d7d974cf25396f78cf5622');
    expect(hex(hash('coin-x', result, u32(0)))).toBe(
      'd6cdf42d92b59ff8fa5902203773d6a82900b1f4b92ce76b87e41ac96ac70d75',
    );
    expect(fairNumbers(result)(6) + 1).toBe(4);
    expect(pick(result, 5, 2)).toEqual([3, 1]);
  });

  test('a sealed bid of 5 in entry 30', () => {
    const { commitment, opened } = seal(corp, 30, { amount: 5, uses: new Uint8Array() });
    expect(hex(opened.salt)).toBe('1002a07ac3b954850a96fbc9bc7e9c452ce3bc1c254079320df2fe0a8a26eccf');
    expect(hex(commitment)).toBe('badb8328a0276f16d0c39e09795f19cdb02d29c92ffd2d5c2a38763232944682');
  });
});

describe('the entry [1, 0, 0, gid, [10, 7]]', () => {
  const payload = bytes('850100005820f0c1b5f569b8803a618255d1a707fb066dc8d4af635cd4249eed01754779581e820a07');
  const signature = bytes(
    '0682a9c78b259c7bbced1d3dc7411ef1f2a44276893346e60959a36bff42bd8d88ffc75c971932c8a975cdfdbc1c3837c59d75c17f101eb6955b9dd0f9b85706',
  );
  const draft = { seq: 0, author: 0, prev: gid, body: { type: 'BIDP', amount: 7, uses: new Uint8Array() } } as const;

  test('has this payload, hash and signature', async () => {
    const entry = await signEntry(signers[0], gid, draft);
    expect(hex(entry.payload)).toBe(hex(payload));
    expect(hex(entry.signature)).toBe(hex(signature));
    expect(hex(entry.hash)).toBe('42fcc6ae2983e481103db7b33adf32793a10187dacf42b4d6b5792266be128e8');
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
  expect(hex(pairingCommitment(a!))).toBe('8e8f964ff9f556b55e4c7f7fb5c6f7c33769edb7c70f1bd2de5a8471d2b27364');
  expect(hex(pairing)).toBe('1c73e4605993e37bf3fb906b6e1e51553e61beb30aa664d81795eaf832dfa1fa');
  expect(pairingSymbols(pairing)).toEqual([20, 8, 44, 28, 17, 43, 53]);
});
