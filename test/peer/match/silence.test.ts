/**
 * A silent player who owes an entry has lost unless it arrives: no one wins before a clean verdict, and no one has to
 * wait forever.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { onTheWay } from '../../support/cheat.ts';
import { TestClock } from '../../support/clock.ts';
import { before } from '../../support/packets.ts';
import { expectEnd, shortDuel, type ToyDuel, type ToyOptions } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

const game = toyGame as Game<unknown, AnyMove>;
const MINUTE = 60_000;

let clock: TestClock;
/** Whether seeds are lost in transit. */
let withheld: boolean;
beforeEach(() => {
  clock = new TestClock();
  withheld = false;
});

const begin = (more: Partial<ToyOptions> = {}): Promise<ToyDuel> =>
  shortDuel({
    clock,
    wrap: (link) =>
      onTheWay(link, (packet, send) => {
        const left = withheld ? before('SEED', packet) : packet;
        if (left !== null) send(left);
      }),
    ...more,
  });

const matchOf = (duel: ToyDuel, seat: Seat) => duel.players[seat].match;
const viewOf = (duel: ToyDuel, seat: Seat) => matchOf(duel, seat).view();
const said = async (duel: ToyDuel, seat: Seat): Promise<string> =>
  (await prove(game, writeFile(matchOf(duel, seat).file() as MatchFile), { curve: inlineCurve })).text;

/** A game decided by the rules whose winner withholds their seed, which comes first. */
async function decided(more: Partial<ToyOptions> = {}): Promise<{ duel: ToyDuel; winner: Seat; loser: Seat }> {
  const duel = await begin(more);
  withheld = true;
  await duel.play(({ players }) => players.every(({ match }) => match.view().status.kind === 'over'));
  await duel.quiet();
  const { question } = viewOf(duel, 0);
  const winner = question?.kind === 'over' ? (question.winner ?? 0) : 0;
  return { duel, winner, loser: other(winner) };
}

describe('a winner who withholds their seed (PROTOCOL 14.1, 14.2)', () => {
  it('has not won: the missing entry is named, and the other player may claim the win after two minutes', async () => {
    const { duel, winner, loser } = await decided({ seed: 33 });
    const view = viewOf(duel, loser);
    expect(view.status).toMatchObject({ kind: 'over', by: 'rules', verdict: null, waitsFor: winner });
    expect(view.waiting).toMatchObject({ owed: { by: winner, type: 'SEED', byItself: true }, limitMs: 2 * MINUTE });
    clock.pass(2 * MINUTE - 1000);
    expect(await matchOf(duel, loser).claimAbsence()).toMatchObject({ ok: false, error: { kind: 'E-EARLY' } });
    clock.pass(2000);
    expect(await matchOf(duel, loser).claimAbsence()).toEqual({ ok: true, value: null });
    expect(viewOf(duel, loser).status).toMatchObject({ kind: 'over', by: 'absence', winner: loser, verdict: null });
  });

  it('has lost even after a restart, and the file says what they owe and since when', async () => {
    const { duel, winner, loser } = await decided({ seed: 33 });
    const { owed } = viewOf(duel, loser).waiting as NonNullable<ReturnType<typeof viewOf>['waiting']>;
    const names = toyGame.seats;
    expect(await said(duel, loser)).toContain(`the ${names[winner]} has owed the seed since entry ${owed.seq}`);
    clock.pass(3 * MINUTE);
    await matchOf(duel, loser).claimAbsence();
    await duel.restart(loser);
    await duel.quiet();
    expect(viewOf(duel, loser).status).toMatchObject({ kind: 'over', by: 'absence', winner: loser });
    expect(await said(duel, loser)).toContain(
      `The ${names[winner]} has owed the seed since entry ${owed.seq}, and the ${names[loser]} has been waiting for it`,
    );
  });

  it('voids the claim by sending the seed, and then the audit decides', async () => {
    const { duel, winner, loser } = await decided({ seed: 33 });
    clock.pass(3 * MINUTE);
    await matchOf(duel, loser).claimAbsence();
    await duel.quiet();
    withheld = false;
    for (const { match } of duel.players) match.nudge();
    await duel.quiet();
    expectEnd(duel);
    expect(viewOf(duel, loser).status).toMatchObject({ by: 'rules', winner, verdict: { clean: true } });
    expect(matchOf(duel, loser).file()?.beside).toEqual([]);
  });

  it('cannot claim that the other is absent', async () => {
    const { duel, winner } = await decided({ seed: 33 });
    clock.pass(10 * MINUTE);
    expect((await matchOf(duel, winner).claimAbsence()).ok).toBe(viewOf(duel, winner).waiting !== null);
  });
});

describe('a file in which each player claims that the other was absent (PROTOCOL 14.2)', () => {
  it('gives the game to neither', async () => {
    const { duel, winner, loser } = await decided({ seed: 33 });
    clock.pass(3 * MINUTE);
    await matchOf(duel, loser).claimAbsence();
    // The winner has written their seed and claims that the loser's is missing.
    await matchOf(duel, winner).claimAbsence();
    const [a, b] = [matchOf(duel, winner).file() as MatchFile, matchOf(duel, loser).file() as MatchFile];
    expect(a.entries.length).toBe(b.entries.length + 1);
    const both = writeFile({ ...a, beside: [...a.beside, ...b.beside] });
    expect((await prove(game, both, { curve: inlineCurve })).text).toContain('nobody has won');
  });
});

describe('a decision (PROTOCOL 14.2)', () => {
  /** A game in which `slow` is asked for a move, and `waiting` waits. */
  async function asked(more: Partial<ToyOptions> = {}): Promise<{ duel: ToyDuel; slow: Seat; waiting: Seat }> {
    const duel = await begin(more);
    await duel.play(({ players }) => players.some(({ match }) => match.view().asked && match.view().length > 12));
    await duel.quiet();
    const slow: Seat = viewOf(duel, 0).asked ? 0 : 1;
    return { duel, slow, waiting: other(slow) };
  }

  it('may take any amount of time while the phones are connected', async () => {
    const { duel, waiting } = await asked();
    clock.pass(60 * MINUTE);
    expect(viewOf(duel, waiting).waiting).toMatchObject({ overdue: false, waitedMs: 0 });
    expect(await matchOf(duel, waiting).claimAbsence()).toMatchObject({ ok: false, error: { kind: 'E-EARLY' } });
  });

  it('is overdue if the player does not answer whether they are still there', async () => {
    const { duel, slow, waiting } = await asked();
    matchOf(duel, waiting).ask();
    await duel.quiet();
    expect(viewOf(duel, slow).peer.asks).toBe(true);
    clock.pass(MINUTE);
    matchOf(duel, slow).answer();
    await duel.quiet();
    clock.pass(5 * MINUTE);
    expect(viewOf(duel, waiting).waiting).toMatchObject({ overdue: false, asking: false });
    matchOf(duel, waiting).ask();
    await duel.quiet();
    clock.pass(2 * MINUTE + 1000);
    expect(viewOf(duel, waiting).waiting).toMatchObject({ overdue: true });
    expect((await matchOf(duel, waiting).claimAbsence()).ok).toBe(true);
    await duel.quiet();
    expect(viewOf(duel, slow).peer.claimed).toBe(true);
    // Their move counts as the answer.
    await duel.turn();
    await duel.quiet();
    expect(viewOf(duel, slow).peer.claimed).toBe(false);
    expect(viewOf(duel, waiting).status.kind).not.toBe('over');
  });

  it('is not overdue because of questions that were answered, however many', async () => {
    const { duel, slow, waiting } = await asked();
    for (let i = 0; i < 5; i++) {
      matchOf(duel, waiting).ask();
      await duel.quiet();
      clock.pass(50_000);
      matchOf(duel, slow).answer();
      await duel.quiet();
      clock.pass(10_000);
    }
    expect(viewOf(duel, waiting).waiting).toMatchObject({ overdue: false, waitedMs: 0 });
  });

  it('is overdue when the player is away for the agreed silence, and never if none was agreed', async () => {
    for (const [silence, overdue] of [
      ['300', true],
      ['0', false],
    ] as const) {
      const { duel, waiting } = await asked({ options: { length: 'short', silence } });
      duel.pair.cut();
      clock.pass(4 * MINUTE);
      expect(viewOf(duel, waiting).waiting).toMatchObject({ overdue: false });
      clock.pass(2 * MINUTE);
      expect(viewOf(duel, waiting).waiting).toMatchObject({ overdue });
    }
  });

  it('is not overdue because of time in which this phone slept or had no network', async () => {
    const { duel, waiting } = await asked();
    duel.pair.cut();
    clock.sleep(60 * MINUTE);
    expect(viewOf(duel, waiting).waiting).toMatchObject({ overdue: false });
    clock.hasNetwork = false;
    clock.pass(10 * MINUTE);
    expect(viewOf(duel, waiting).waiting).toMatchObject({ overdue: false, waitedMs: 0 });
  });
});

describe('a game that is paused until another day (PROTOCOL 14.9)', () => {
  const put = async (duel: ToyDuel, ...seats: Seat[]): Promise<void> => {
    for (const seat of seats) expect(await matchOf(duel, seat).pause(true)).toEqual({ ok: true, value: null });
    await duel.quiet();
  };

  async function owing(): Promise<{ duel: ToyDuel; slow: Seat; waiting: Seat }> {
    const duel = await begin();
    await duel.play(({ players }) => players.some(({ match }) => match.view().asked && match.view().length > 12));
    await duel.quiet();
    const slow: Seat = viewOf(duel, 0).asked ? 0 : 1;
    return { duel, slow, waiting: other(slow) };
  }

  it('cannot be claimed while both have paused it, not even after a restart', async () => {
    const { duel, slow, waiting } = await owing();
    await put(duel, slow, waiting);
    expect(viewOf(duel, waiting).paused).toEqual({ mine: true, theirs: true });
    duel.pair.cut();
    clock.pass(60 * MINUTE);
    await duel.restart(waiting);
    clock.pass(60 * MINUTE);
    expect(viewOf(duel, waiting)).toMatchObject({ paused: { mine: true, theirs: true }, waiting: { overdue: false } });
    expect(await matchOf(duel, waiting).claimAbsence()).toMatchObject({ ok: false, error: { kind: 'E-EARLY' } });
    // A player cannot end the pause alone: the opponent would be waited for without knowing.
    expect(await matchOf(duel, waiting).pause(false)).toMatchObject({ ok: false, error: { kind: 'E-AWAY' } });
  });

  it('does not protect a player who alone has paused it', async () => {
    const { duel, slow, waiting } = await owing();
    await put(duel, slow);
    expect(viewOf(duel, waiting).paused).toEqual({ mine: false, theirs: true });
    duel.pair.cut();
    clock.pass(3 * MINUTE);
    expect(await matchOf(duel, waiting).claimAbsence()).toEqual({ ok: true, value: null });
  });

  it('continues when either player says so, or plays, while both are there', async () => {
    for (const how of ['says', 'plays'] as const) {
      const { duel, slow, waiting } = await owing();
      await put(duel, slow, waiting);
      if (how === 'says') await matchOf(duel, waiting).pause(false);
      else await duel.play(() => viewOf(duel, slow).length > 20);
      await duel.quiet();
      for (const seat of [slow, waiting] as const)
        expect(viewOf(duel, seat).paused).toEqual({ mine: false, theirs: false });
      duel.pair.cut();
      clock.pass(3 * MINUTE);
      expect(viewOf(duel, waiting).waiting?.overdue ?? true).toBe(true);
    }
  });
});
