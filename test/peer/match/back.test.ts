/** A move is taken back if the opponent agrees: both tables go back, but chance results stay (PROTOCOL 14.10). */

import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/peer/log/entry.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { barredWords } from '../../../src/words/en/refusals.ts';
import { type Hands, mustParse, strike } from '../../support/cheat.ts';
import { finished, testSigner } from '../../support/duel.ts';
import { byChance, type FateOf } from '../../support/link/fate.ts';
import { Wiretap } from '../../support/packets.ts';
import { wordFor } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, shortGame, type ToyDuel, type ToyOptions } from '../../support/shortToy.ts';
import { type Move, toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

const rules = toyGame as Game<unknown, AnyMove>;
const viewOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.view();
const asked = (duel: ToyDuel): Seat => (viewOf(duel, 0).asked ? 0 : 1);
const consent = { length: 'short', takeBack: 'consent' };

const offer = ({ players }: ToyDuel, seat: Seat, to = 0) => players[seat].match.offer({ what: 'back', to });

/** A game in which a move can be taken back. */
async function midway(more: Partial<ToyOptions> = {}): Promise<{ duel: ToyDuel; asked: Seat; waiting: Seat }> {
  const duel = await shortDuel({ options: consent, ...more });
  await duel.play(({ players }) =>
    players.some(({ match }) => match.view().asked && match.view().back.ways.length >= 2),
  );
  await duel.quiet();
  return { duel, asked: asked(duel), waiting: other(asked(duel)) };
}

describe('taking back', () => {
  it.each(['who has the pen', 'who waits'] as const)('is requested by %s, and both tables go back', async (who) => {
    const { duel, asked, waiting } = await midway();
    const [first, second] = who === 'who waits' ? [waiting, asked] : [asked, waiting];
    const [way] = viewOf(duel, first).back.ways;
    const { length } = viewOf(duel, first);
    expect(await offer(duel, first, way?.to)).toEqual({ ok: true, value: null });
    await duel.quiet();
    // The offer adds nothing to the log, and the turn does not change.
    expect(viewOf(duel, first)).toMatchObject({
      length,
      offers: { mine: { what: 'back', to: way?.to }, theirs: null },
    });
    expect(viewOf(duel, second).offers).toMatchObject({ mine: null, theirs: way });
    expect(viewOf(duel, asked).asked).toBe(true);
    expect(await duel.players[first].match.accept()).toMatchObject({ error: { kind: 'E-PEN' } });
    expect(await duel.players[second].match.accept()).toEqual({ ok: true, value: null });
    await duel.quiet();
    expect(viewOf(duel, first).length).toBe(length + 1);
    for (const seat of [0, 1] as const) expect(viewOf(duel, seat).table).toEqual(way?.table);
    await duel.play();
    expectEnd(duel);
    const file = duel.players[0].match.file() as MatchFile;
    expect((await prove(rules, writeFile(file), { curve: inlineCurve })).kind).toBe('fair');
  });

  it('is refused, and the game continues as it is; the same request cannot be repeated', async () => {
    const { duel, asked, waiting } = await midway();
    const { table, back } = viewOf(duel, asked);
    await offer(duel, asked, back.ways[0]?.to);
    await duel.quiet();
    await duel.players[waiting].match.decline();
    await duel.quiet();
    expect(viewOf(duel, asked)).toMatchObject({ table, asked: true, offers: { mine: null, declined: true } });
    expect(await offer(duel, asked, back.ways[0]?.to)).toMatchObject({ error: { kind: 'E-PENDING' } });
    await duel.play();
    expectEnd(duel);
  });

  it('is void after the next move, and the player whose turn it is may ignore the request', async () => {
    const { duel, asked, waiting } = await midway();
    await offer(duel, waiting, viewOf(duel, waiting).back.ways[0]?.to);
    await duel.quiet();
    expect(await duel.turn()).toBe(true);
    await duel.quiet();
    for (const seat of [asked, waiting]) expect(viewOf(duel, seat).offers).toMatchObject({ mine: null, theirs: null });
    await duel.play();
    expectEnd(duel);
  });

  it('is withdrawn: the other player is no longer asked', async () => {
    const { duel, asked, waiting } = await midway();
    await offer(duel, asked, viewOf(duel, asked).back.ways[0]?.to);
    await duel.quiet();
    expect(await duel.players[asked].match.withdraw()).toEqual({ ok: true, value: null });
    await duel.quiet();
    for (const seat of [asked, waiting]) expect(viewOf(duel, seat).offers).toMatchObject({ mine: null, theirs: null });
    expect(await duel.players[waiting].match.accept()).toMatchObject({ error: { kind: 'E-PEN' } });
    await duel.play();
    expectEnd(duel);
  });

  it('is agreed on when both request the same thing at once', async () => {
    const { duel, asked, waiting } = await midway();
    const [way] = viewOf(duel, asked).back.ways;
    await offer(duel, waiting, way?.to);
    await offer(duel, asked, way?.to);
    await duel.quiet();
    for (const seat of [0, 1] as const) expect(viewOf(duel, seat).table).toEqual(way?.table);
    await duel.play();
    expectEnd(duel);
  });

  it('cannot be requested in two different ways: each player is first told to answer the other', async () => {
    const { duel, asked, waiting } = await midway();
    const [way, older] = viewOf(duel, asked).back.ways;
    await offer(duel, waiting, way?.to);
    await duel.quiet();
    expect(await offer(duel, asked, older?.to)).toMatchObject({ error: { kind: 'E-PENDING' } });
    await duel.play();
    expectEnd(duel);
  });

  it('cannot be requested if the two have agreed not to take back moves', async () => {
    const { duel, asked } = await (async () => {
      const off = await shortDuel({ options: { length: 'short', takeBack: 'off' } });
      await off.play(({ players }) => players.some(({ match }) => match.view().asked && match.view().length > 14));
      await off.quiet();
      return { duel: off, asked: viewOf(off, 0).asked ? (0 as Seat) : (1 as Seat) };
    })();
    expect(viewOf(duel, asked).back).toMatchObject({ on: false, ways: [] });
    expect(await offer(duel, asked, 14)).toMatchObject({ error: { kind: 'E-BACK' } });
  });

  it('does not go back before a shuffle', async () => {
    const duel = await shortDuel({ options: consent });
    await duel.play(({ players }) => players.some(({ match }) => match.view().asked));
    await duel.quiet();
    const first = asked(duel);
    expect(viewOf(duel, first).back).toMatchObject({ ways: [], barred: 'shuffle' });
    expect(await offer(duel, first, 2)).toMatchObject({ error: { why: 'barred', values: { by: 'shuffle' } } });
    expect(barredWords('shuffle')).toContain('shuffled');
  });

  it('draws no second card. The same one will come up again', async () => {
    const duel = await shortDuel({
      options: consent,
      mostMoves: 1,
      weigh: ({ do: verb }) => (verb === 'draw' || verb === 'take' ? 1 : 0),
    });
    const drew = (seat: Seat) => viewOf(duel, seat).back.ways[0]?.learned.some(({ what }) => what === 'pile') ?? false;
    await duel.play(({ players }) => players.some(({ seat, match }) => match.view().asked && drew(seat)));
    await duel.quiet();
    const seat = asked(duel);
    const { match } = duel.players[seat];
    const after = match.view().known?.hand;
    const [way] = match.view().back.ways;
    await offer(duel, seat, way?.to);
    await duel.quiet();
    await duel.players[other(seat)].match.accept();
    await duel.quiet();
    expect(match.view().known?.hand).toHaveLength((after?.length ?? 0) - 1);
    await match.play([{ do: 'draw' }]);
    await duel.quiet();
    expect(match.view().known?.hand).toEqual(after);
    await duel.play();
    expectEnd(duel);
  });

  it('rolls no second die: the same number is used again, without a new roll', async () => {
    const duel = await shortDuel({
      options: consent,
      mostMoves: 1,
      weigh: ({ do: verb }) => (verb === 'draw' ? 1 : 0),
    });
    const hasBee = (seat: Seat): boolean => viewOf(duel, seat).known?.hand.includes('bee') ?? false;
    await duel.play(({ players }) => players.some(({ seat, match }) => match.view().asked && hasBee(seat)));
    await duel.quiet();
    const seat = asked(duel);
    const { match } = duel.players[seat];
    const coins = () => (match.file()?.entries ?? []).filter((bytes) => mustParse(bytes).body.type === 'COIN').length;
    const to = viewOf(duel, seat).length;
    await match.play([{ do: 'play', card: 'bee' }]);
    await duel.quiet();
    const [thrown, { table }] = [coins(), viewOf(duel, 0)];
    expect(thrown).toBeGreaterThan(0);
    const way = viewOf(duel, seat).back.ways.find((one) => one.to === to);
    expect(way?.learned).toEqual([
      { what: 'face', of: seat, card: 'bee' },
      { what: 'die', count: 1 },
    ]);
    await offer(duel, seat, to);
    await duel.quiet();
    await duel.players[other(seat)].match.accept();
    await duel.quiet();
    expect(viewOf(duel, 0).table).not.toEqual(table);
    await match.play([{ do: 'play', card: 'bee' }]);
    await duel.quiet();
    expect(viewOf(duel, 0).table).toEqual(table);
    expect(coins()).toBe(thrown);
    await duel.play();
    expectEnd(duel);
  });
});

/** Seeds of games in which both players draw a card and then have another decision. */
const seeds = [70, 71] as const;
const proofs = ['OPEN', 'KEYS', 'COMMIT'];
const typeAt = (log: readonly Entry[], at: number): string => log[at]?.body.type ?? '';

/** Where the move before this entry began, if a card was seen since and no other decision was made; otherwise null. */
function beforeDraw(log: readonly Entry[], seq: number): number | null {
  let at = seq - 1;
  while (typeAt(log, at) === 'KEYS') at--;
  return at < seq - 1 && typeAt(log, at) === 'ACT' && !proofs.includes(typeAt(log, at - 1)) ? at : null;
}

describe.each([0, 1] as const)('what seat %i cannot do alone', (cheat) => {
  const honest = other(cheat);

  async function caught(
    change: (entry: Entry, to: number, hands: Hands) => Promise<readonly Uint8Array[]>,
    text: string,
  ): Promise<void> {
    const options = shortGame({ seed: seeds[cheat], options: consent, mostMoves: 1, weigh: drawing });
    const result = await strike({
      ...options,
      cheat,
      when: ({ body, seq }, { log }) => body.type === 'ACT' && beforeDraw(log, seq) !== null,
      change: (entry, hands) => change(entry, beforeDraw(hands.log, entry.seq) ?? 0, hands),
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
    const proof = await prove(rules, writeFile(file), { curve: inlineCurve });
    expect(proof.kind).toBe('foul');
    expect(proof.text).toContain(text);
  }

  const agreed =
    (entry: Entry, to: number, { sign, gameId }: Hands, by: Seat) =>
    async () => {
      const { seq, prev: head } = entry;
      const signer = await testSigner(seeds[cheat], by);
      const word = await wordFor(signer, gameId, { kind: 'offer', offer: { what: 'back', to }, by: honest, seq, head });
      return [await sign({ ...entry, body: { type: 'AGREED', offer: word.bytes } })];
    };

  it('is claim that the other player agrees', () =>
    caught(
      (entry, to, hands) => agreed(entry, to, hands, cheat)(),
      'the other player has not signed the “offer” that belongs here',
    ));

  it('is go back to a table that never existed, even if both agree', () =>
    caught((entry, _, hands) => agreed(entry, 1, hands, honest)(), 'the players cannot agree to that here'));
});

const drawing = ({ do: verb }: Move): number => (verb === 'draw' ? 5 : verb === 'bid' || verb === 'drop' ? 0 : 1);

/** Plays to the end with random requests and answers in between. Returns the number of requests to go back. */
async function playBackAndForth(duel: ToyDuel, random: Random, deaths: { left: number }): Promise<number> {
  let [ways, stuck] = [0, 0];
  for (let turns = 0; turns < 3000; turns++) {
    await duel.quiet();
    if (duel.players.every(({ match }) => finished(match))) return ways;
    for (const seat of [0, 1] as const) {
      if (!duel.dead[seat]) continue;
      // No phone crashes while restarting.
      const { left } = deaths;
      deaths.left = 0;
      await duel.restart(seat);
      deaths.left = left;
    }
    const { match } = duel.players[random(2) === 0 ? 0 : 1];
    const { back, offers } = match.view();
    const acted = { done: false };
    if (offers.theirs !== null && random(2) === 0) {
      acted.done = await within(duel, random(3) > 0 ? match.accept() : match.decline());
    } else if (ways < 6 && back.ways.length > 0 && random(4) === 0) {
      acted.done = await within(duel, match.offer({ what: 'back', to: back.ways[random(back.ways.length)]?.to ?? 0 }));
      if (acted.done) ways++;
    } else acted.done = await duel.turn();
    if (acted.done) stuck = 0;
    else if (++stuck > 200) throw new Error('stuck');
    if (!acted.done) for (const one of duel.players) if (!duel.dead[one.seat]) one.match.nudge();
  }
  throw new Error('the game does not end');
}

/** Whether the request succeeded; the phone may crash in the process. */
async function within(duel: ToyDuel, wish: Promise<{ readonly ok: boolean }>): Promise<boolean> {
  let done = false;
  void wish.then(({ ok }) => {
    done = ok;
  });
  for (let tries = 0; tries < 20 && !done && !duel.dead.includes(true); tries++) await duel.quiet();
  return done;
}

describe('taking back over a poor link, with crashing phones', () => {
  it.each([1, 2, 3, 4])('leads both to the same end, and neither player is blamed (seed %i)', async (seed) => {
    const random = seeded(seed);
    const tap = new Wiretap();
    const byLink = byChance(seed, { drop: 0.1, duplicate: 0.1, reorder: 0.1, delay: 0.05 });
    const poor: FateOf = (sent) => {
      tap.hear(sent.packet);
      return byLink(sent);
    };
    const deaths = { left: 0 };
    const duel = await shortDuel({
      seed,
      options: consent,
      fate: poor,
      weigh: drawing,
      open: () => ({
        fate: () => {
          if (deaths.left === 0 || random(12) > 0) return 'done';
          deaths.left--;
          return random(2) === 0 ? 'die-before' : 'die-after';
        },
      }),
    });
    deaths.left = 6;
    await playBackAndForth(duel, random, deaths);
    expectEnd(duel);
    expect(tap.forked).toEqual([]);
    const proof = await prove(rules, writeFile(duel.players[1].match.file() as MatchFile), { curve: inlineCurve });
    expect(proof.kind).toBe('fair');
  });
});
