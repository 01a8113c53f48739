/** A move is taken back when the other one agrees: both tables go back, and what was drawn by chance stays drawn (PROTOCOL 14.10). */
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/base/canonical.ts';
import { byChance, type FateOf } from '../../../src/peer/link/fate.ts';
import type { Entry } from '../../../src/peer/log/entry.ts';
import { signTakeBack } from '../../../src/peer/log/statement.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { prove } from '../../../src/peer/match/audit/proof.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { type Hands, mustParse, strike } from '../../support/cheat.ts';
import { finished, testSigner } from '../../support/duel.ts';
import { Wiretap } from '../../support/packets.ts';
import { expectEnd, shortDuel, shortGame, type ToyDuel, type ToyOptions } from '../../support/shortToy.ts';
import { type Move, toyGame } from '../../support/toyGame.ts';

const rules = toyGame as Game<unknown, AnyMove>;
const viewOf = ({ players }: ToyDuel, seat: Seat) => players[seat].match.view();
const asked = (duel: ToyDuel): Seat => (viewOf(duel, 0).asked ? 0 : 1);
const consent = { length: 'short', takeBack: 'consent' };

/** A game in which something can be taken back. */
async function midway(more: Partial<ToyOptions> = {}): Promise<{ duel: ToyDuel; asked: Seat; waiting: Seat }> {
  const duel = await shortDuel({ options: consent, ...more });
  await duel.play(({ players }) =>
    players.some(({ match }) => match.view().asked && match.view().back.ways.length >= 2),
  );
  await duel.quiet();
  return { duel, asked: asked(duel), waiting: other(asked(duel)) };
}

describe('taking back', () => {
  it.each(['who has the pen', 'who waits'] as const)('is asked for by %s, and both tables go back', async (who) => {
    const { duel, asked, waiting } = await midway();
    const [first, second] = who === 'who waits' ? [waiting, asked] : [asked, waiting];
    const [way] = viewOf(duel, first).back.ways;
    expect(await duel.players[first].match.takeBack(way?.to ?? 0)).toEqual({ ok: true, value: null });
    await duel.quiet();
    for (const seat of [0, 1] as const)
      expect(viewOf(duel, seat)).toMatchObject({
        asked: false,
        back: { asked: { by: first, to: way?.to, written: true } },
      });
    expect(await duel.players[first].match.answerBack(true)).toMatchObject({ ok: false });
    expect(await duel.players[second].match.answerBack(true)).toEqual({ ok: true, value: null });
    await duel.quiet();
    for (const seat of [0, 1] as const) expect(viewOf(duel, seat).table).toEqual(way?.table);
    await duel.play();
    expectEnd(duel);
    const file = duel.players[0].match.file() as MatchFile;
    expect((await prove(rules, writeFile(file), { curve: inlineCurve })).kind).toBe('fair');
  });

  it('is refused, and the game goes on as it stands; the same is not asked twice', async () => {
    const { duel, asked, waiting } = await midway();
    const { table, back } = viewOf(duel, asked);
    await duel.players[asked].match.takeBack(back.ways[0]?.to ?? 0);
    await duel.quiet();
    await duel.players[waiting].match.answerBack(false);
    await duel.quiet();
    expect(viewOf(duel, asked)).toMatchObject({ table, asked: true, back: { asked: null, denied: true } });
    const again = await duel.players[asked].match.takeBack(back.ways[0]?.to ?? 0);
    expect(again).toMatchObject({
      ok: false,
      error: { kind: 'E-BACK', text: expect.stringContaining('does not accept') },
    });
    await duel.play();
    expectEnd(duel);
  });

  it('of two who ask at once the one whose entry comes first is heard, and the other one is told', async () => {
    const { duel, asked, waiting } = await midway();
    const [way] = viewOf(duel, asked).back.ways;
    await duel.players[waiting].match.takeBack(way?.to ?? 0);
    await duel.players[asked].match.takeBack(way?.to ?? 0);
    await duel.quiet();
    for (const seat of [0, 1] as const) expect(viewOf(duel, seat).back.asked?.by).toBe(asked);
    expect(await duel.players[waiting].match.takeBack(way?.to ?? 0)).toMatchObject({
      error: { text: 'The other one has asked first.' },
    });
    await duel.players[waiting].match.answerBack(true);
    await duel.play();
    expectEnd(duel);
  });

  it('cannot be asked for where the two have agreed that nothing is taken back', async () => {
    const { duel, asked } = await (async () => {
      const off = await shortDuel({ options: { length: 'short', takeBack: 'off' } });
      await off.play(({ players }) => players.some(({ match }) => match.view().asked && match.view().length > 14));
      await off.quiet();
      return { duel: off, asked: viewOf(off, 0).asked ? (0 as Seat) : (1 as Seat) };
    })();
    expect(viewOf(duel, asked).back).toMatchObject({ on: false, ways: [] });
    expect(await duel.players[asked].match.takeBack(14)).toMatchObject({ error: { kind: 'E-BACK' } });
  });

  it('does not lead back before a shuffle', async () => {
    const duel = await shortDuel({ options: consent });
    await duel.play(({ players }) => players.some(({ match }) => match.view().asked));
    await duel.quiet();
    const first = asked(duel);
    expect(viewOf(duel, first).back).toMatchObject({ ways: [], barred: expect.stringContaining('shuffled') });
    expect(await duel.players[first].match.takeBack(2)).toMatchObject({
      error: { text: expect.stringContaining('shuffled') },
    });
  });

  it('draws no second card and throws no second die: the same ones come again', async () => {
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
    await match.takeBack(way?.to ?? 0);
    await duel.quiet();
    await duel.players[other(seat)].match.answerBack(true);
    await duel.quiet();
    expect(match.view().known?.hand).toHaveLength((after?.length ?? 0) - 1);
    await match.play([{ do: 'draw' }]);
    await duel.quiet();
    expect(match.view().known?.hand).toEqual(after);
    await duel.play();
    expectEnd(duel);
  });
});

/** In these games each of the two draws a card and may decide again. */
const seeds = [69, 71] as const;
const proofs = ['SHOW', 'OPEN', 'KEYS', 'COMMIT'];
const typeAt = (log: readonly Entry[], at: number): string => log[at]?.body.type ?? '';

/** The move before this entry, since which somebody has seen a card and nothing else was decided: where it began; null: there is none. */
function beforeDraw(log: readonly Entry[], seq: number): number | null {
  let at = seq - 1;
  while (typeAt(log, at) === 'KEYS') at--;
  return at < seq - 1 && typeAt(log, at) === 'ACT' && !proofs.includes(typeAt(log, at - 1)) ? at : null;
}

describe.each([0, 1] as const)('what seat %i cannot do by itself', (cheat) => {
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

  it('is to forget what was learned: the entry says it, or it is its author’s fault', () =>
    caught(
      async (entry, to, { sign }) => [
        await sign({ ...entry, body: { type: 'BACK', to, learned: canonical([]), statement: null } }),
      ],
      'what was learned since is not what the entry says of it',
    ));

  it('is to ask in the other one’s name and to agree to that', () =>
    caught(async (entry, to, { sign, gameId }) => {
      const { seq, prev } = entry;
      const statement = await signTakeBack(await testSigner(seeds[cheat], cheat), gameId, {
        by: honest,
        seq,
        head: prev,
        to,
      });
      const back = await sign({ ...entry, body: { type: 'BACK', to, learned: canonical([]), statement } });
      const answer = { seq: seq + 1, author: cheat, prev: mustParse(back).hash };
      return [back, await sign({ ...answer, body: { type: 'AGREE', seq, yes: true } })];
    }, 'the other player has not asked to take that back here'));

  it('is to take back what nobody has done: there is no such table', () =>
    caught(
      async (entry, _, { sign }) => [
        await sign({ ...entry, body: { type: 'BACK', to: 1, learned: canonical([]), statement: null } }),
      ],
      'nothing can be taken back to there',
    ));
});

const drawing = ({ do: verb }: Move): number => (verb === 'draw' ? 5 : verb === 'bid' || verb === 'drop' ? 0 : 1);

/** Plays to the end with questions and answers by chance in between. Result: how often both went back. */
async function playBackAndForth(duel: ToyDuel, random: Random, deaths: { left: number }): Promise<number> {
  let [ways, stuck] = [0, 0];
  for (let turns = 0; turns < 3000; turns++) {
    await duel.quiet();
    if (duel.players.every(({ match }) => finished(match))) return ways;
    for (const seat of [0, 1] as const) {
      if (!duel.dead[seat]) continue;
      // Nobody dies while he rises.
      const { left } = deaths;
      deaths.left = 0;
      await duel.restart(seat);
      deaths.left = left;
    }
    const { match } = duel.players[random(2) === 0 ? 0 : 1];
    const { back, seat } = match.view();
    const acted = { done: false };
    if (back.asked?.written && back.asked.by !== seat) {
      const yes = random(3) > 0;
      acted.done = await within(duel, match.answerBack(yes));
      if (acted.done && yes) ways++;
    } else if (ways < 6 && back.ways.length > 0 && random(4) === 0) {
      acted.done = await within(duel, match.takeBack(back.ways[random(back.ways.length)]?.to ?? 0));
    } else acted.done = await duel.turn();
    if (acted.done) stuck = 0;
    else if (++stuck > 200) throw new Error('stuck');
    if (!acted.done) for (const one of duel.players) if (!duel.dead[one.seat]) one.match.nudge();
  }
  throw new Error('the game does not end');
}

/** Whether it was done; a phone may die of it. */
async function within(duel: ToyDuel, wish: Promise<{ readonly ok: boolean }>): Promise<boolean> {
  let done = false;
  void wish.then(({ ok }) => {
    done = ok;
  });
  for (let tries = 0; tries < 20 && !done && !duel.dead.includes(true); tries++) await duel.quiet();
  return done;
}

describe('over a poor link, with phones that die', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'seed %i: both come to the same end, and nobody is blamed',
    async (seed) => {
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
    },
    30_000,
  );
});
