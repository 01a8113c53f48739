/**
 * A draw takes both players: an offer needs no turn, accepting ends the game without a winner, and no one can do so
 * alone (PROTOCOL 14.8).
 */
import { describe, expect, it } from 'vitest';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { strike } from '../../support/cheat.ts';
import { testSigner } from '../../support/duel.ts';
import { Wiretap } from '../../support/packets.ts';
import { wordFor } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, shortGame, type ToyDuel, type ToyOptions } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

const rules = toyGame as Game<unknown, AnyMove>;
const viewOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.view();
const draw = ({ players }: ToyDuel, seat: Seat) => players[seat].match.offer({ what: 'draw' });

/** A game in which a player is asked for a move. */
async function midway(more: Partial<ToyOptions> = {}): Promise<{ duel: ToyDuel; asked: Seat; waiting: Seat }> {
  const duel = await shortDuel(more);
  await duel.play(({ players }) => players.some(({ match }) => match.view().asked && match.view().length > 14));
  await duel.quiet();
  const asked: Seat = viewOf(duel, 0).asked ? 0 : 1;
  return { duel, asked, waiting: other(asked) };
}

function expectDrawn(duel: ToyDuel): void {
  expectEnd(duel);
  for (const seat of [0, 1] as const)
    expect(viewOf(duel, seat).status).toMatchObject({
      by: 'agreement',
      winner: null,
      verdict: { clean: true, winner: null },
    });
}

describe('a draw by agreement', () => {
  it.each(['who has the pen', 'who waits'] as const)(
    'is offered by %s and ends the game when the other agrees',
    async (who) => {
      const { duel, asked, waiting } = await midway();
      const [first, second] = who === 'who waits' ? [waiting, asked] : [asked, waiting];
      expect(await draw(duel, first)).toEqual({ ok: true, value: null });
      await duel.quiet();
      expect(viewOf(duel, second)).toMatchObject({
        status: { kind: 'playing' },
        offers: { mine: null, theirs: { what: 'draw' } },
      });
      expect(viewOf(duel, first).offers).toEqual({ mine: { what: 'draw' }, theirs: null, declined: false, noes: 0 });
      await draw(duel, second);
      await duel.quiet();
      expectDrawn(duel);
      const { kind, text } = await prove(rules, writeFile(duel.players[0].match.file() as MatchFile), {
        curve: inlineCurve,
      });
      expect(kind).toBe('fair');
      expect(text).toContain('Nobody has won (both agreed to a draw)');
    },
  );

  it('is void after the next decision, and the other player no longer sees the request', async () => {
    const { duel, asked, waiting } = await midway();
    await draw(duel, waiting);
    await duel.quiet();
    const { length } = viewOf(duel, asked);
    await duel.play(() => viewOf(duel, asked).length > length + 1);
    await duel.quiet();
    for (const seat of [0, 1] as const) expect(viewOf(duel, seat).offers).toMatchObject({ mine: null, theirs: null });
    await draw(duel, asked);
    await duel.play();
    expectEnd(duel);
    expect(viewOf(duel, 0).status).not.toMatchObject({ by: 'agreement' });
  });

  it('is declined immediately by a player who declines all further offers', async () => {
    const { duel, asked, waiting } = await midway();
    await draw(duel, waiting);
    await duel.quiet();
    await duel.players[asked].match.decline(true);
    await duel.quiet();
    expect(viewOf(duel, asked).offers).toMatchObject({ theirs: null, noes: 1 });
    const { length } = viewOf(duel, asked);
    await duel.play(() => viewOf(duel, asked).length > length + 2 && viewOf(duel, asked).asked);
    await draw(duel, waiting);
    await duel.quiet();
    expect(viewOf(duel, asked).offers).toMatchObject({ theirs: null, noes: 2 });
    expect(viewOf(duel, waiting).offers).toMatchObject({ mine: null, declined: true });
    await duel.play();
    expectEnd(duel);
  });

  it('can be declined, which changes nothing', async () => {
    const { duel, asked, waiting } = await midway();
    await draw(duel, waiting);
    await duel.quiet();
    await duel.players[asked].match.decline();
    await duel.quiet();
    expect(viewOf(duel, waiting).offers).toEqual({ mine: null, theirs: null, declined: true, noes: 0 });
    expect(viewOf(duel, asked).offers).toMatchObject({ theirs: null });
    expect(await draw(duel, waiting)).toMatchObject({ error: { kind: 'E-PENDING' } });
    await duel.play();
    expectEnd(duel);
  });

  it('can be offered while the other phone is away, and is there when it comes back, even after both have crashed', async () => {
    const { duel, asked, waiting } = await midway();
    duel.pair.kill(asked === 0 ? 'a' : 'b');
    await draw(duel, waiting);
    await duel.restart(waiting);
    await duel.restart(asked);
    await duel.quiet();
    expect(viewOf(duel, asked).offers).toMatchObject({ mine: null, theirs: { what: 'draw' } });
    await draw(duel, asked);
    await duel.quiet();
    expectDrawn(duel);
  });

  it('is not possible after the end, nor after one player has conceded', async () => {
    const { duel, waiting } = await midway();
    await duel.players[waiting].match.resign();
    expect(await draw(duel, waiting)).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
    await duel.play();
    expect(await draw(duel, waiting)).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
  });

  it('survives a crash at any write, on either phone', async () => {
    for (const seat of [0, 1] as const) {
      for (let index = 0; index < 12; index++) {
        const tap = new Wiretap();
        let writes = Number.POSITIVE_INFINITY;
        const fate = index % 2 === 0 ? 'die-before' : 'die-after';
        const { duel, asked, waiting } = await midway({
          fate: tap.pass,
          open: (of, start) => (of === seat && start === 0 ? { fate: () => (writes-- <= 0 ? fate : 'done') } : {}),
        });
        writes = Math.floor(index / 2);
        const alive = async (of: Seat): Promise<void> => {
          const done = draw(duel, of);
          for (let tries = 0; tries < 20 && !duel.dead[of]; tries++) await duel.quiet();
          if (!duel.dead[of]) await done;
        };
        await alive(waiting);
        await alive(asked);
        writes = Number.POSITIVE_INFINITY;
        if (duel.dead[seat]) await duel.restart(seat);
        await duel.quiet();
        for (const of of [waiting, asked] as const)
          if (viewOf(duel, of).status.kind === 'playing') await draw(duel, of);
        await duel.play();
        expectDrawn(duel);
        expect(tap.forked).toEqual([]);
      }
    }
  });
});

describe('a draw that only one player has signed', () => {
  const game = (cheat: Seat) => ({ ...shortGame(), cheat });

  it.each([0, 1] as const)(
    'is a cheat by seat %i, caught immediately and named, with their own word or an older one from the other player',
    async (cheat) => {
      const honest = other(cheat);
      for (const statement of ['own', 'old'] as const) {
        const result = await strike({
          ...game(cheat),
          // A move without a proof before it.
          when: ({ body, seq }, { log }) =>
            body.type === 'ACT' && seq > 14 && !['OPEN', 'KEYS', 'COMMIT'].includes(log[seq - 1]?.body.type ?? ''),
          change: (entry, hands) => {
            const { seq, prev } = entry;
            return (async () => {
              const by = statement === 'own' ? cheat : honest;
              const signer = await testSigner(game(cheat).seed, by);
              const place = { by, seq: by === cheat ? seq : seq - 2, head: prev };
              const word = await wordFor(signer, hands.gameId, { kind: 'offer', offer: { what: 'draw' }, ...place });
              return [await hands.sign({ ...entry, body: { type: 'AGREED', offer: word.bytes } })];
            })();
          },
        });
        expect(result.seq).not.toBeNull();
        expect(result.after.status).toMatchObject({
          kind: 'stopped',
          why: 'cheat',
          seat: cheat,
          fault: 'proof',
          winner: honest,
        });
        const file = result.duel.players[honest].match.file() as MatchFile;
        const { kind, text } = await prove(rules, writeFile(file), { curve: inlineCurve });
        expect(kind).toBe('foul');
        expect(text).toContain('the other player has not signed the “offer” that belongs here');
      }
    },
  );
});
