/**
 * Two players keep their decks secret over a match: no seed is shown before one of them ends the match, and then all
 * are owed (PROTOCOL 9.17).
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { TestClock } from '../../support/clock.ts';
import { expectEnd, shortDuel, type ToyDuel, typesIn } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

const MINUTE = 60_000;
let clock: TestClock;
beforeEach(() => {
  clock = new TestClock();
});

const viewOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.view();
const fileOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.file() as MatchFile;

/** A game decided by the rules, or by a concession. */
async function decided(how: 'rules' | 'resignation' = 'rules'): Promise<ToyDuel> {
  const duel = await shortDuel({ clock, options: { length: 'short', decks: 'secret' } });
  if (how === 'resignation') {
    await duel.play(() => viewOf(duel, 0).length > 14);
    await duel.players[1].match.resign();
  }
  await duel.play();
  return duel;
}

describe('a decided game between two players who keep their decks secret', () => {
  it.each(['rules', 'resignation'] as const)('(by %s) shows no seed, and neither player is waited for', async (how) => {
    const duel = await decided(how);
    expect(typesIn(duel).has('SEED')).toBe(false);
    for (const seat of [0, 1] as const) {
      expect(viewOf(duel, seat).status).toMatchObject({
        kind: 'over',
        by: how,
        kept: true,
        verdict: null,
        waitsFor: null,
      });
      expect(viewOf(duel, seat).waiting).toBeNull();
      clock.pass(10 * MINUTE);
      expect((await duel.players[seat].match.claimAbsence()).ok).toBe(false);
      await duel.restart(seat);
      await duel.quiet();
      expect(viewOf(duel, seat).status).toMatchObject({ kept: true });
    }
    expect(typesIn(duel).has('SEED')).toBe(false);
    expect(viewOf(duel, 0).head).toEqual(viewOf(duel, 1).head);
  });

  it('counts as decided in its file, which says why nothing in it is proven', async () => {
    const duel = await decided();
    const { status } = viewOf(duel, 0);
    const proof = await prove(toyGame as Game<unknown, AnyMove>, writeFile(fileOf(duel, 0)), { curve: inlineCurve });
    expect(proof.kind).toBe('open');
    expect(proof.text).toContain('Both decks stay secret until the match ends');
    expect(proof.outcome?.winner).toBe(status.kind === 'over' ? status.winner : undefined);
  });

  it.each([0, 1] as const)('is proven when seat %i ends the match, whoever has won', async (seat) => {
    const duel = await decided();
    expect(await duel.players[seat].match.release()).toEqual({ ok: true, value: null });
    await duel.quiet();
    expectEnd(duel);
  });

  it('owes its seeds from then on, even if a phone crashes at that moment', async () => {
    const duel = await decided();
    duel.pair.cut();
    await duel.players[0].match.release();
    await duel.restart(0);
    duel.pair.restore();
    for (const { match } of duel.players) match.nudge();
    await duel.quiet();
    expectEnd(duel);
  });

  it('is lost for a player who then withholds their seed, until it arrives', async () => {
    const duel = await decided();
    const { status } = viewOf(duel, 0);
    const winner: Seat = (status.kind === 'over' ? status.winner : 0) ?? 0;
    const loser = other(winner);
    duel.pair.cut();
    await duel.players[loser].match.release();
    clock.pass(3 * MINUTE);
    expect(await duel.players[loser].match.claimAbsence()).toEqual({ ok: true, value: null });
    expect(viewOf(duel, loser).status).toMatchObject({ by: 'absence', winner: loser });
    const proof = await prove(toyGame as Game<unknown, AnyMove>, writeFile(fileOf(duel, loser)), {
      curve: inlineCurve,
    });
    expect(proof.outcome?.winner).toBe(loser);
    duel.pair.restore();
    for (const { match } of duel.players) match.nudge();
    await duel.quiet();
    expectEnd(duel);
    expect(viewOf(duel, loser).status).toMatchObject({ by: 'rules', winner });
  });
});

it('a game that a player abandons before its end shows its seeds', async () => {
  const duel = await shortDuel({ options: { length: 'short', decks: 'secret' } });
  await duel.play(() => viewOf(duel, 0).length > 14);
  await duel.players[0].match.release();
  await duel.play();
  expectEnd(duel);
});
