/**
 * A sealed match as one file: both pools and every deck are proven, and a cheat is named by card, by entry, or by what
 * is withheld.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { hex } from '../../../src/base/bytes.ts';
import { joinGameFiles, type MatchFile } from '../../../src/peer/match/audit/file.ts';
import { gameOfFile } from '../../../src/peer/match/audit/gameOfFile.ts';
import { isMatchProof, proveFile as proveRow } from '../../../src/peer/match/audit/matchProof.ts';
import { Phone } from '../../../src/peer/match/player/phone.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { Secrets } from '../../../src/peer/secret/seed.ts';
import { holdShare } from '../../../src/peer/secret/values.ts';
import type { CardId } from '../../../src/rules/game.ts';
import { allCards, definition } from '../../../src/rules/netrunner/cards/index.ts';
import { buildDeck } from '../../../src/rules/netrunner/packs/build.ts';
import { poolOf } from '../../../src/rules/netrunner/packs/packs.ts';
import { missingFrom } from '../../../src/rules/pool.ts';
import { loadRefusals } from '../../../src/words/en/games.ts';
import { gameNames, poolsOf } from '../../../src/words/en/proof.ts';
import { foreign } from '../../support/cheat.ts';
import {
  type Brings,
  endMatch,
  fileOf,
  type PacksDuel,
  packsDuel,
  packsOfPhone,
  sealedGame,
} from '../../support/netrunner/sealedMatch.ts';
import { isMatch, proveFile, type ToldMatch } from '../../support/words/proofTold.ts';

beforeAll(loadRefusals);

async function proven(files: readonly MatchFile[], packed: PacksDuel): Promise<ToldMatch> {
  const names = new Map([0, 1].map((seat) => [hex(packed.players[seat as 0].signer.publicKey), ['Ann', 'Bob'][seat]]));
  const proof = await proveFile(gameOfFile, joinGameFiles(files), {
    curve: inlineCurve,
    nameOf: (key) => names.get(key),
  });
  if (!isMatch(proof)) throw new Error(proof.text);
  return proof;
}

/** Plays packs, then one game with these decks. */
async function played(seed: number, brings?: Brings): Promise<{ packed: PacksDuel; files: MatchFile[] }> {
  const packed = await packsDuel(seed);
  const game = await sealedGame(packed, seed + 100, { after: fileOf(packed), ...(brings && { brings }) });
  await endMatch([game, packed]);
  return { packed, files: [fileOf(packed), fileOf(game)] };
}

/** What both phones report about the pools after the match has ended. */
async function shownAtTheEnd(files: readonly MatchFile[]): Promise<string> {
  const proof = await proveRow(gameOfFile, joinGameFiles(files), { curve: inlineCurve });
  return isMatchProof(proof) ? poolsOf(proof) : '';
}

const ALL_PROVEN =
  'Verified: both phones dealt the packs together, each player saw only their own, and every deck was built from its own pool.';

describe('a sealed match of two games with sides swapped', () => {
  it('PK-OPEN-02 is proven in one sentence: each deck is within its player’s pool, on either side', async () => {
    const packed = await packsDuel(1);
    const first = await sealedGame(packed, 11, { after: fileOf(packed) });
    // Changes the deck within the pool between the games.
    const rest: Brings = (side, pool) => {
      const deck = buildDeck(side, pool).cards;
      const left = missingFrom(deck, pool).filter((card) => missingFrom(pool, [...deck, card]).length === 0);
      return side === 1 ? [...deck, ...left.filter((card) => buildDeck(1, [card]).cards.length > 0).slice(0, 3)] : deck;
    };
    const second = await sealedGame(packed, 12, { after: fileOf(first), changed: true, brings: rest });
    const games = [packed, first, second];
    const before = await proven(games.map(fileOf), packed);
    expect(before.kind).toBe('open');
    expect(before.text).toContain('A match of 2 games ');
    expect(before.text).toContain('The packs are not verified yet.');
    await endMatch([second, first, packed]);
    const proof = await proven(games.map(fileOf), packed);
    expect(proof.games.map(({ text }) => text).join()).not.toContain('Foul');
    expect(proof.kind).toBe('fair');
    expect(proof.text).toMatch(/^A match of 2 games .* all verified as fair: Ann 10, Bob 10\. /);
    expect(proof.text).toContain(ALL_PROVEN);
    expect(await shownAtTheEnd(games.map(fileOf))).toBe(ALL_PROVEN);
    expect(gameNames(proof.games)).toEqual(['Packs', 'Game 1', 'Game 2']);
    expect(proof.games[2]?.decks?.[0]).toHaveLength(45);
    expect(proof.games[1]?.dealt).toBeUndefined();
  });

  it('does not mention packs if its file begins with a later game', async () => {
    const { packed, files } = await played(2);
    expect((await proven(files.slice(1), packed)).text).not.toMatch(/pack|pool/);
  });
});

describe('a player is caught cheating and named', () => {
  it('for using a card from outside the pool', async () => {
    let extra: CardId = '';
    const { packed, files } = await played(3, (side, pool) => {
      const { cards } = buildDeck(side, pool);
      if (side === 0) return cards;
      extra = allCards().find(({ id, side }) => side === 1 && !pool.includes(id))?.id ?? '';
      return [...cards, extra];
    });
    const proof = await proven(files, packed);
    expect(proof.kind).toBe('foul');
    const [, game] = proof.games;
    expect(game?.text).toBe(
      `Foul play: the Runner (Bob) has ${definition(extra).title} in their deck, more than their pool contains. So the Corp (Ann) has won.`,
    );
    expect(game?.outcome).toMatchObject({ winner: 0, fault: 1 });
    expect(await shownAtTheEnd(files)).toBe(game?.text.replaceAll(/ \((Ann|Bob)\)/g, ''));
    expect(proof.text).toMatch(/Ann \d+, Bob 0\./);
    expect(proof.text).not.toContain('Verified');
  });

  it('for playing what other packs would have contained', async () => {
    const other = poolOf(packsOfPhone(await packsDuel(77), 0));
    const { packed, files } = await played(4, (side, pool) => buildDeck(side, side === 0 ? other : pool).cards);
    const proof = await proven(files, packed);
    expect(proof.kind).toBe('foul');
    expect(proof.games[1]?.text).toMatch(/^Foul play: the Corp \(Ann\) has /);
    expect(proof.games[1]?.outcome).toMatchObject({ winner: 1, fault: 0 });
  });

  it('for having more copies of a card than the pool', async () => {
    const { packed, files } = await played(5, (side, pool) => {
      const { cards } = buildDeck(side, pool);
      return side === 0 ? cards : [...cards, cards[0]!, cards[0]!, cards[0]!, cards[0]!];
    });
    expect((await proven(files, packed)).games[1]?.outcome).toMatchObject({ winner: 0, fault: 1 });
  });

  it('for holding numbers that do not follow from the seed, for better packs', async () => {
    class Choosy extends Phone {
      id = new Uint8Array();

      override hold(): ReturnType<Phone['hold']> {
        const better = new Secrets(0, this.id, foreign);
        return { type: 'HOLD', commitments: Array.from({ length: 8 }, (_, at) => holdShare(better, at)) };
      }
    }
    const packed = await packsDuel(6, {
      dishonest: {
        seat: 0,
        makePhone: (secrets, deck, curve) => Object.assign(new Choosy(secrets, deck, curve), { id: secrets.gameId }),
      },
    });
    const game = await sealedGame(packed, 106, { after: fileOf(packed), changed: true });
    await endMatch([game, packed]);
    const honest = packed.players[1].match.view().status;
    expect(honest).toMatchObject({ verdict: { clean: false, foul: { seat: 0, seq: 2 } } });
    const proof = await proven([packed, game].map(fileOf), packed);
    expect(proof.kind).toBe('foul');
    expect(proof.games[0]?.text).toContain('the Corp (Ann) broke the rules at entry 2');
    // Bob conceded this game, and has won it anyway.
    expect(proof.games[1]?.outcome).toMatchObject({ winner: 0, fault: 1 });
    expect(proof.text).toContain('Foul play: Ann did not deal the packs fairly.');
    expect(proof.text).toMatch(/Ann 0, Bob 10\./);
  });

  it('for not showing the seed of the packs: the games are lost until it arrives', async () => {
    const packed = await packsDuel(7);
    const game = await sealedGame(packed, 107, { after: fileOf(packed) });
    await endMatch([game]);
    // Bob's phone is away when Ann ends the match and her phone shows its seed.
    packed.pair.cut();
    await packed.players[0].match.release();
    await packed.players[0].match.idle();
    const [held, whole] = [fileOf(packed), fileOf(game)];
    expect(held.entries).toHaveLength(7);
    const proof = await proven([held, whole], packed);
    expect(proof.kind).toBe('open');
    expect(proof.text).toContain('Not verified: Bob has not shown their packs.');
    expect(proof.games[1]?.outcome).toMatchObject({ winner: 0, fault: null });
  });
});
