/** Commands other than moves: bidding in secret, arranging cards, conceding, asking for the audit. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/rules/game.ts';
import { entriesOf } from '../../support/packets.ts';
import { expectEnd, shortDuel, type ToyDuel } from '../../support/shortToy.ts';
import type { Move } from '../../support/toyGame.ts';

/** A fox lets both players bid. */
const bidding = (move: Move): number => ('card' in move && move.card === 'fox' ? 20 : move.do === 'draw' ? 3 : 1);

/** Plays until the open question is of the given kind; tries seeds until one gets there. */
async function until(kind: string, more: Parameters<typeof shortDuel>[0] = {}): Promise<ToyDuel> {
  for (let seed = 1; seed < 40; seed++) {
    const game = await shortDuel({ seed, weigh: bidding, ...more });
    const there = () => game.players[0].match.view().question?.kind === kind;
    await game.play(there);
    if (there()) return game;
  }
  throw new Error(`no game came to ${kind}`);
}

const view = (game: ToyDuel, seat: Seat) => game.players[seat].match.view();

describe('a sealed bid', () => {
  it('waits on the second player’s phone until the first has committed', async () => {
    const sent: string[] = [];
    const game = await until('sealed', {
      fate: ({ packet }) => {
        sent.push(...entriesOf(packet).map(({ body }) => body.type));
        return 'deliver';
      },
    });
    sent.length = 0;
    const length = view(game, 0).length;
    expect(view(game, 0).asked && view(game, 1).asked).toBe(true);
    expect(await game.players[1].match.bid({ do: 'bid', bits: 1 })).toEqual({ ok: true, value: null });
    await game.quiet();
    expect(sent).toEqual([]);
    expect(view(game, 1)).toMatchObject({ length, hasBid: true, asked: false });
    // The other screen may show that a bid is locked, but nothing more.
    expect(view(game, 0).peer.sealed).toBe(true);
    expect(await game.players[0].match.bid({ do: 'bid', bits: 0 })).toEqual({ ok: true, value: null });
    await game.quiet();
    expect(sent.slice(0, 3)).toEqual(['ACT', 'ACT', 'OPEN']);
    expect(view(game, 0).peer.sealed).toBe(false);
    expect(view(game, 0).head).toEqual(view(game, 1).head);
  });

  it('cannot be changed once it is locked, not even by restarting the phone', async () => {
    const game = await until('sealed');
    await game.players[1].match.bid({ do: 'bid', bits: 1 });
    const again = () => game.players[1].match.bid({ do: 'bid', bits: 0 });
    expect(await again()).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
    await game.restart(1);
    await game.quiet();
    expect(view(game, 1)).toMatchObject({ hasBid: true, asked: false });
    expect(await again()).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
    await game.play();
    expectEnd(game);
  });

  it('is refused as the rules refuse it, or if no bid is asked for', async () => {
    const game = await until('sealed');
    expect(await game.players[0].match.bid({ do: 'bid', bits: 99 })).toMatchObject({
      ok: false,
      error: { kind: 'E-STATE' },
    });
    expect(await game.players[0].match.bid({ do: 'pass' })).toMatchObject({ ok: false });
    const early = await shortDuel();
    await early.quiet();
    expect(await early.players[0].match.bid({ do: 'bid', bits: 0 })).toMatchObject({
      ok: false,
      error: { kind: 'E-PEN' },
    });
  });
});

describe('moves', () => {
  it('are refused if it is the other player’s turn, if they are illegal, or if the player does not have the card', async () => {
    const game = await shortDuel();
    await game.play(() => view(game, 0).asked);
    const { known } = view(game, 0);
    const missing =
      ['ant', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'hen'].find((card) => !known?.hand.includes(card)) ?? '';
    const [first, second] = [game.players[0].match, game.players[1].match];
    expect(await second.play([{ do: 'pass' }])).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
    expect(await first.play([{ do: 'keep' }])).toMatchObject({ ok: false, error: { kind: 'E-WINDOW' } });
    expect(await first.play([{ do: 'play', card: missing }])).toMatchObject({ ok: false, error: { kind: 'E-CARD' } });
    expect(await first.play([{ do: 'lay', big: false }])).toMatchObject({ ok: false, error: { kind: 'E-CARD' } });
    expect(await first.play([{ do: 'draw' }, { do: 'pass' }])).toMatchObject({ ok: false, error: { kind: 'E-MOVE' } });
    expect(view(game, 1).head).toEqual(view(game, 0).head);
    await game.play();
    expectEnd(game);
  });

  it('made in one call form one entry', async () => {
    const game = await shortDuel();
    await game.play(() => view(game, 0).asked && view(game, 0).table?.left === 3);
    const { length, known } = view(game, 0);
    const [a, b] = known?.hand ?? [];
    const toss = [
      { do: 'toss' as const, hidden: a ?? '' },
      { do: 'toss' as const, hidden: b ?? '' },
      { do: 'pass' as const },
    ];
    expect(await game.players[0].match.play(toss)).toEqual({ ok: true, value: null });
    await game.quiet();
    // Two commitments and one ACT with three moves.
    expect(view(game, 1).length).toBe(length + 3);
    expect(view(game, 1).table).toEqual(view(game, 0).table);
    expect(view(game, 0).known?.hand).toHaveLength((known?.hand.length ?? 0) - 2);
  });
});

describe('cards put back in a chosen order', () => {
  it('must each be named once', async () => {
    for (let seed = 1; seed < 40; seed++) {
      const game = await shortDuel({ seed });
      await game.play(() => view(game, 0).arrange !== null);
      const { arrange } = view(game, 0);
      if (arrange === null) continue;
      expect(arrange.length).toBeGreaterThan(0);
      const { match } = game.players[0];
      for (const order of [[], arrange.map(() => 0).concat(0), arrange.map((_, i) => i + 1)]) {
        expect(await match.arrange(order)).toMatchObject({ ok: false, error: { kind: 'E-FORM' } });
      }
      expect(await match.arrange(arrange.map((_, i) => i).reverse())).toEqual({ ok: true, value: null });
      expect(view(game, 0).arrange).toBeNull();
      expect(await match.arrange([0])).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
      await game.play();
      expectEnd(game);
      return;
    }
    throw new Error('no game came to an own order');
  });
});

describe('a player who concedes', () => {
  it.each([0, 1] as const)('on their own turn or not (seat %i) has lost, and both seeds are shown', async (seat) => {
    const game = await shortDuel();
    await game.play(() => view(game, 0).asked);
    expect(await game.players[seat].match.resign()).toEqual({ ok: true, value: null });
    await game.quiet();
    // The opponent's phone writes the resignation to the log once it may.
    await game.play();
    for (const { match } of game.players) {
      const { status } = match.view();
      expect(status).toMatchObject({
        kind: 'over',
        by: 'resignation',
        winner: seat === 0 ? 1 : 0,
        verdict: { clean: true },
        waitsFor: null,
      });
    }
    expect(view(game, 0).head).toEqual(view(game, 1).head);
    expect(await game.players[seat].match.resign()).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
  });

  it('has lost even if the packet is lost', async () => {
    let lose = false;
    const game = await shortDuel({ fate: () => (lose ? 'drop' : 'deliver') });
    await game.play(() => view(game, 0).asked);
    lose = true;
    await game.players[1].match.resign();
    await game.quiet();
    lose = false;
    for (const { match } of game.players) match.nudge();
    await game.play();
    expect(view(game, 0).status).toMatchObject({ kind: 'over', by: 'resignation', winner: 0 });
  });

  it('has lost even if the other phone never received it and both are restarted', async () => {
    let lose = false;
    const game = await shortDuel({ fate: () => (lose ? 'drop' : 'deliver') });
    await game.play(() => view(game, 0).asked);
    lose = true;
    expect(await game.players[1].match.resign()).toEqual({ ok: true, value: null });
    await game.quiet();
    for (const seat of [0, 1] as const) await game.restart(seat);
    lose = false;
    await game.quiet();
    await game.play();
    expectEnd(game);
    expect(view(game, 0).status).toMatchObject({ kind: 'over', by: 'resignation', winner: 0 });
  });
});

describe('a hint', () => {
  it('that the other player would like to act is shown, and withdrawn', async () => {
    const game = await shortDuel();
    await game.quiet();
    game.players[0].match.want(true);
    await game.quiet();
    expect(view(game, 1).peer.wants).toBe(true);
    game.players[0].match.want(false);
    await game.quiet();
    expect(view(game, 1).peer.wants).toBe(false);
  });
});
