import { describe, expect, test } from 'vitest';
import { hex, slices, u32 } from '../../src/base/bytes.ts';
import { canonical } from '../../src/base/canonical.ts';
import { hash, hkdfExtract, sha256 } from '../../src/peer/crypto.ts';
import { encodeCbor } from '../../src/peer/log/cbor.ts';
import { parseEntry, signEntry, verifyEntry } from '../../src/peer/log/entry.ts';
import { pairingCommitment, pairingHash, pairingSymbols } from '../../src/peer/pairing/symbols.ts';
import { Coins, coinResult, fairNumbers, pick } from '../../src/peer/secret/coin.ts';
import { commit } from '../../src/peer/secret/commit.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import { openAll, positionKey } from '../../src/peer/secret/pile.ts';
import { sealFact } from '../../src/peer/secret/values.ts';
import { buildDeck } from '../support/deckAtOnce.ts';
import { auditShuffle } from '../support/peer/auditShuffle.ts';
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
    expect(hex(hash('test'))).toBe('427316620a7c69b7110e58e4170fd5fcc707c51e3f77138a71e5e933a1639d2d');
    expect(hex(rules)).toBe('ebee3c28f01c99605338e963a6e66a7f6c7358a10ffd953d99e6b96bc9df30c5');
  });

  test('public keys follow from secret keys', () => {
    expect(hex(publicKeys[0])).toBe('ed4928c628d1c2c6eae90338905995612959273a5c63f93636c14614ac8737d1');
    expect(hex(publicKeys[1])).toBe('ca93ac1705187071d67b83c7ff0efe8108e8ec4530575d7726879333dbdabe7c');
  });

  test('seed commitments and the game id', () => {
    expect(hex(seedCommitments[0])).toBe('02d3775046430ca322e1a728c193b05453f0c609c27ede9c02715d0460a29cea');
    expect(hex(seedCommitments[1])).toBe('a5102defa3c824dd5331c031e7a93dc3e03cc25d3a0be2ad21d66903069313d2');
    expect(hex(gid)).toBe('0b8b88ed032106a934b5a2dcde7cdbc80bca6bc390ecebfd52712e589eb75568');
  });

  test('the key that all secrets of a player come from', () => {
    expect(hex(hkdfExtract(gid, seeds[0]))).toBe('a5ffef43445c504ec6232a2710ac18d18382c3f951df70bad6545f6e956b0740');
    expect(hex(hkdfExtract(gid, seeds[1]))).toBe('1213433128855f1ac143affb2a2eb086346f606eaa065f3a88bbfa138b5c2775');
  });

  test('coin chains from end to anchor', () => {
    expect(hex(corp.coinEnd(0))).toBe('1dc4384f416b9e21171d53ed26bd79e9361ec7cde1c73e568d94ff5880d0bbb2');
    expect(hex(new Coins(corp).anchor(0))).toBe('0c034f9c9e6ff70a3504f0a412a1cbd4c10f6d52b4e616bd3afe6f9f336a96d6');
    expect(hex(new Coins(corp).coin(1).value)).toBe('a38763809c868c0eeda32bd35313b883dfb6e531d11af0bbc9166f8a35a21923');
    expect(hex(new Coins(runner).anchor(0))).toBe('828d68e8bde3f3e4783ac05d726523f46cdf583f270d4dada0c16d7e060f78fc');
    expect(hex(new Coins(runner).coin(1).value)).toBe(
      '9d74a8e9a68adafdbdbe9131d436e16f2b38858a409a665ad733ce41458c6c40',
    );
  });
});

describe('a deck of three cards, [7, 7, 300]', () => {
  test('64 bytes give the first slot', () => {
    expect(hex(corp.slot(0))).toBe(
      '3b16072bf00e6384e9cd50c5b756be47e828a3c637aec55fbfbd532b226f6bdd007dbb8b4f2360680f1160cd48546551feec073851688532f0d0f5124f0ace3e',
    );
  });

  test('slots, tags and masks give the table', () => {
    // The rows are in the order of their tags.
    expect(mini.faces.map((face) => hex(face.point))).toEqual([
      '1ea53784baf528cedf1527cf7020a2b0474caf8bdc19c0e11e1578765b9e5b6c',
      'ea631aaa960d39ce6cbf1c809a2b1014f9efe06455239ef7c6cd64b665fbe87b',
      'b2a8284443da5d39db7961ecf837c9ad5ac348b54c5cdf62863cafb0ed598844',
    ]);
    expect(mini.faces.map((face) => face.card)).toEqual([7, 300, 7]);
    expect(slices(mini.table.bytes, 34).map(hex)).toEqual([
      '690bb3335e3f60577152c93b167e128ff7d424f1a555fb1d6f7baba7860e71886a73',
      'a61f5951379740339fae08ea6cd3ea3d28d9ef2c6b753026d74b0d6419428a875ff1',
      'b4695363719ba0551fa70b12cb86d72c7df10574e65c3d5d058c794a7f54352e7130',
    ]);
  });
});

const EPOCH = 13;

describe('the shuffle of the three cards in epoch 13', () => {
  test('both players’ scalars', () => {
    expect(hex(corp.a(EPOCH))).toBe('a8fde740bd354ebd7599bbe698b42ae634e915f8dbfbcdfb98f7c6418b45a208');
    expect([0, 1, 2].map((j) => hex(runner.b(0, EPOCH, j)))).toEqual([
      '9374a074e73350f03db71d7435755eeae5f1a1d2872f56a6d5663cc7956ffa09',
      '7e8768eb414e85a225bc5cb1ca74b16e4344346060da255225ce1195ad749a0b',
      '6a5ab80e6d70e9050630d03880d8253edd9796415756bc2d1d76d2809d29e407',
    ]);
    expect([0, 1, 2].map((k) => hex(corp.c(EPOCH, k)))).toEqual([
      '33691c8822de485d7739bd05dc5dcdaa8bfed47bee0cd8c43510136653543a0e',
      'ac41508a5970814c6e7338c527150e8423172c81bba3d5f7c5e1b3935f524d05',
      'f5a10c672551e499f74bffdd4f1c7cc3aabb5a8d488c32b100603c3aacf1aa02',
    ]);
  });

  test('X, Y and Z, and what each player keeps for them', async () => {
    const { x, y, z } = await shuffle(mini, EPOCH);
    expect(slices(x.points, 32).map(hex)).toEqual([
      '24aaa6b97574de176a6e1deb376b714c013926556c9b6a61dccc75a36410426e',
      '9c9f9dfa90cc6cd52dbcea1c5cbfc8db1fe94c574fbb141962dcadf597862a18',
      'fafb14fb4a96029f049d1357bc58b1b34ae0cad3db3295a6be41281d42b9043a',
    ]);
    expect(x.rows).toEqual([2, 0, 1]);
    expect(slices(y.points, 32).map(hex)).toEqual([
      '3e5a557072d223bf93a8d3740b82c9e2a34403ebf83ed7ab9342d65af98f670b',
      '7e9039896db1e748343ed348b02ede2daa521492f204deee557ddf9b60d30836',
      'd4e4ca50d2ac69e6f99d3ebe96fc7233fb9b6fc0d7afba698414846f59d0d71f',
    ]);
    expect(y.from).toEqual([1, 0, 2]);
    expect(slices(z, 32).map(hex)).toEqual([
      'c006be82f86047a556cf1d239adce97c1e239a96b3d4d695b93c3815c5f0ad41',
      '704cb53cf1656adaba26afd3aef6ab084a23468221b6a70561f72955ea77d81c',
      '90b67c7e2cb040a342412fd68066f59c378d662deb61ac939391a6152045a239',
    ]);
  });

  test("either player opens the same cards with the other's keys", async () => {
    const { y, z } = await shuffle(mini, EPOCH);
    const pile = { table: mini.table, epoch: EPOCH, y: y.points, z };
    const all = [0, 1, 2];
    const [toOwner, toPeer] = [
      all.map((k) => positionKey(runner, 0, EPOCH, k, y.from)),
      all.map((k) => positionKey(corp, 0, EPOCH, k, [])),
    ];
    const owner = value(await openAll(inlineCurve, corp, pile, all, toOwner, []));
    const peer = value(await openAll(inlineCurve, runner, pile, all, toPeer, y.from));
    expect(owner.map((face) => [face.row, face.card])).toEqual([
      [0, 7],
      [2, 7],
      [1, 300],
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
    'a53540a6313e626f1fe37224026762abee2fcfc2c486fbc533b72cf51430f08c',
    'ab84aeabd8ab25af39b0a9c6efad5057af878061d6fe4112bd190061f1a13c06',
    'a4c9615ebc46feae02a109c6fcb6d882722d93f6a48fcc6ccdf92f2db3749418',
  ]);
});

describe('commitments, coins and bids', () => {
  test('the salt of row 0 in entry 17, and its commitment', () => {
    expect(hex(corp.cardSalt(17, 0, 0))).toBe('f8052cb5a7122e22c011361d6c2c639b258d8cda5bf90f257796a8c22aa5874f');
    expect(commit(corp, 17, [mini.faces[0]!], 'kept').commitments.map(hex)).toEqual([
      '133c71bc3c0f684ff251c14b79926bfb87d22c71520cdc3d295df1f6c64b7cfa',
    ]);
  });

  test('the first coin, its die and its pick of two from five', () => {
    const result = coinResult(gid, 1, [new Coins(corp).coin(1).value, new Coins(runner).coin(1).value]);
    expect(hex(result)).toBe('d3863803544f8615051b209a042601af10867b5ca93796eedbefb0e91a13b7af');
    expect(hex(hash('coin-x', result, u32(0)))).toBe(
      'e7b33c63a70586270d94338bad3b103d557dd82fa07c00721b7a3a3303e21c5e',
    );
    expect(fairNumbers(result)(6) + 1).toBe(6);
    expect(pick(result, 5, 2)).toEqual([4, 0]);
  });

  test('a bid of 5 as fact 2', () => {
    const { commitment, sealed } = sealFact(corp, 2, canonical({ do: 'bid', bits: 5 }));
    expect(hex(commitment)).toBe('a9e4ed8e23ac6a8d6798e122eb573d3c373464d063f38ea1a11a50292dec410b');
    expect(hex(sealed)).toBe('cbf658b9cfc65e2e59d7f808d78452e0b67109c04d918954168e73dcdb22bf8c');
  });
});

describe('the entry [3, 0, 0, gid, [8, [{"bits":5,"do":"bid"}], 0707070707070707]]', () => {
  const payload = bytes(
    '8503000058200b8b88ed032106a934b5a2dcde7cdbc80bca6bc390ecebfd52712e589eb75568830881557b2262697473223a352c22646f223a22626964227d480707070707070707',
  );
  const signature = bytes(
    'e6f7bcd5bd3425228f4652a9492e8655fe02e65332d2b52514eeade9e180a49bcce4f1c4b1700c53addca2b1a4ba38668ec25e216d6898dab4dfdac206d99905',
  );
  const draft = {
    seq: 0,
    author: 0,
    prev: gid,
    body: { type: 'ACT', moves: [canonical({ do: 'bid', bits: 5 })], tableHash: filled(7).slice(0, 8), facts: [] },
  } as const;

  test('has this payload, hash and signature', async () => {
    const entry = await signEntry(signers[0], gid, draft);
    expect(hex(entry.payload)).toBe(hex(payload));
    expect(hex(entry.signature)).toBe(hex(signature));
    expect(hex(entry.hash)).toBe('348249a02f6b719a5c44c555978d90d5b0bfab80607831beb1925f14d9b6ff8e');
  });

  test('is signed by the Corp, for this game only', async () => {
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
  expect(hex(pairingCommitment(a!))).toBe('9243bb6540c2f6f2fcd7ad48681c14d36855e71ba61b2d698720a61287ffb1ef');
  expect(hex(pairing)).toBe('f2fd49dfb3b9f4487c916f19625ee0efc01c6c1e0aa756c29d71a2bd34aecb35');
  expect(pairingSymbols(pairing)).toEqual([20, 63, 17, 17, 3, 10, 58]);
});
