/** Both players agree to fix something the app got wrong, and the game continues from there (PROTOCOL 14.11). */

import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/base/canonical.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { type AnyMove, type Game, other, type Seat } from '../../../src/rules/game.ts';
import { countOf, type TableChange } from '../../../src/rules/netrunner/correct.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER, type Table } from '../../../src/rules/netrunner/table.ts';
import { refusalWords } from '../../../src/words/en/netrunner/refusals/index.ts';
import { strike } from '../../support/cheat.ts';
import { testSigner } from '../../support/duel.ts';
import { byChance, type FateOf } from '../../support/link/fate.ts';
import { type NetrunnerDuel, netrunnerDuel, sameTables } from '../../support/netrunner/netrunnerDuel.ts';
import { Wiretap } from '../../support/packets.ts';
import { wordFor } from '../../support/peer/words.ts';
import { shortGame } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

const rules = netrunner as unknown as Game<unknown, AnyMove>;
const viewOf = ({ players }: NetrunnerDuel, seat: Seat) => players[seat].match.view();
const nineBits: TableChange = { what: 'count', of: RUNNER, name: 'bits', to: 9 };

const offer = ({ players }: NetrunnerDuel, seat: Seat, change: Json) =>
  players[seat].match.offer({ what: 'correct', change });

/** A game after some moves, with an open decision, once the table is ready for the fix. */
async function midway(
  seed: number,
  more: Parameters<typeof netrunnerDuel>[1] = {},
  isReady: (table: Table) => boolean = () => true,
): Promise<{ duel: NetrunnerDuel; asked: Seat; waiting: Seat }> {
  const duel = await netrunnerDuel(seed, more);
  const stands = ({ players }: NetrunnerDuel): boolean => {
    const { length, asked, question, table } = players[players[0].match.view().asked ? 0 : 1].match.view();
    const isAction = asked && question?.kind === 'move' && question.window === 'action';
    return length > 60 && isAction && table !== null && isReady(table);
  };
  await duel.play(stands);
  await duel.quiet();
  const asked = viewOf(duel, 0).asked ? 0 : 1;
  return { duel, asked, waiting: other(asked) };
}

/** Cards on the given table that both see and could move. */
function movable(table: Table): TableChange[] {
  const rig = table.runner.rig.find((slot) => table.cards[slot]?.card);
  const open = Object.values(table.cards).find(({ card, fort }) => card !== null && fort !== null);
  const [trashed] = table.runner.trash;
  return [
    ...(rig === undefined ? [] : [{ what: 'leaves', slot: rig, to: 'hand' } as const]),
    ...(open ? [{ what: 'leaves', slot: open.slot, to: 'discard' } as const] : []),
    ...(trashed ? [{ what: 'returns', of: RUNNER, index: 0, card: trashed, to: 'hand' } as const] : []),
  ];
}

async function expectFair(duel: NetrunnerDuel, words: string | RegExp): Promise<void> {
  await duel.play();
  for (const seat of [0, 1] as const)
    expect(viewOf(duel, seat).status).toMatchObject({ kind: 'over', verdict: { clean: true } });
  expect(sameTables(duel)).toBe(true);
  const { kind, text } = await prove(rules, writeFile(duel.players[0].match.file() as MatchFile), {
    curve: inlineCurve,
  });
  expect(kind).toBe('fair');
  expect(text).toMatch(words);
}

describe('fixing the table', () => {
  it.each(['who has the pen', 'who waits'] as const)(
    'is requested by %s, agreed, and the audit continues from there',
    async (who) => {
      const { duel, asked, waiting } = await midway(3);
      const [first, second] = who === 'who waits' ? [waiting, asked] : [asked, waiting];
      expect(await offer(duel, first, nineBits)).toEqual({ ok: true, value: null });
      await duel.quiet();
      expect(viewOf(duel, second).offers.theirs).toEqual({ what: 'correct', change: nineBits });
      expect(viewOf(duel, asked).asked).toBe(true);
      expect(await duel.players[first].match.accept()).toMatchObject({ error: { kind: 'E-PEN' } });
      const before = viewOf(duel, second).table;
      expect(await duel.players[second].match.accept()).toEqual({ ok: true, value: null });
      await duel.quiet();
      const at = viewOf(duel, 0).length - 1;
      for (const seat of [0, 1] as const) {
        const { table, asked: again } = viewOf(duel, seat);
        expect(table && countOf(table, RUNNER, 'bits')).toBe(9);
        expect({ ...table, runner: { ...table?.runner, bits: 0 } }).toEqual({
          ...before,
          runner: { ...before?.runner, bits: 0 },
        });
        expect(again).toBe(seat === asked);
      }
      const happened = await duel.players[second].match.history();
      expect(happened.find(({ corrected }) => corrected)).toMatchObject({
        seq: at,
        corrected: { change: nineBits },
      });
      await expectFair(duel, `By agreement, the players fixed the table at entry ${at}.`);
    },
  );

  it('is declined, and the game continues as it is; the same player must make a decision before asking again', async () => {
    const { duel, asked, waiting } = await midway(4);
    const { table } = viewOf(duel, asked);
    await offer(duel, asked, nineBits);
    await duel.quiet();
    await duel.players[waiting].match.decline();
    await duel.quiet();
    expect(viewOf(duel, asked)).toMatchObject({ table, asked: true, offers: { mine: null, declined: true } });
    expect(await offer(duel, asked, nineBits)).toMatchObject({ error: { kind: 'E-PENDING' } });
    await expectFair(duel, /^Verified: (?!.*By agreement)/);
  });

  it('does not prevent moves, however often it is requested', async () => {
    const { duel, asked, waiting } = await midway(5);
    for (let times = 0; times < 20; times++) {
      if (!viewOf(duel, asked).asked) break;
      await offer(duel, waiting, { what: 'count', of: CORP, name: 'bits', to: 30 + times });
      await duel.quiet();
      await duel.players[asked].match.decline();
      const { length } = viewOf(duel, asked);
      expect(await duel.turn()).toBe(true);
      expect(viewOf(duel, asked).length).toBeGreaterThan(length);
      await duel.quiet();
    }
    await expectFair(duel, /^Verified: (?!.*By agreement)/);
  });

  it('moves cards that both see, over any link and after any restart, and the audit follows them', async () => {
    // The course of a game depends on the version of its rules: if it ends too early, the next seed is used.
    for (let seed = 6, games = 0; games < 3; seed++) {
      expect(seed, 'games that are over too soon').toBeLessThan(18);
      const wiretap = new Wiretap();
      const poor = byChance(seed, { drop: 0.1, duplicate: 0.1, reorder: 0.1, delay: 0.1 });
      const fate: FateOf = (packet) => {
        wiretap.pass(packet);
        return poor(packet);
      };
      const { duel } = await midway(seed, { fate }, (table) => movable(table).length > 1);
      if (viewOf(duel, 0).status.kind === 'over') continue;
      games++;
      const asker = viewOf(duel, 0).asked ? 0 : 1;
      const { table } = viewOf(duel, asker);
      const changes = table ? movable(table) : [];
      expect(changes.length, `seed ${seed}`).toBeGreaterThan(1);
      let done = 0;
      for (const change of changes) {
        const { length } = viewOf(duel, asker);
        for (let tries = 0; tries < 40 && !viewOf(duel, other(asker)).offers.theirs; tries++) {
          await offer(duel, asker, change as unknown as Json);
          for (const { match } of duel.players) match.nudge();
          await duel.quiet();
        }
        await duel.restart(done % 2 === 0 ? asker : other(asker));
        for (let tries = 0; tries < 40 && viewOf(duel, asker).length === length; tries++) {
          for (const { match } of duel.players) match.nudge();
          await duel.quiet();
          await duel.players[other(asker)].match.accept();
          await duel.quiet();
        }
        done++;
      }
      await duel.restart(0);
      await duel.restart(1);
      await expectFair(duel, 'By agreement, the players fixed the table at');
      expect(wiretap.forked).toEqual([]);
    }
  });

  it('is refused with a sentence if impossible, and changes nothing', async () => {
    const { duel, asked } = await midway(9);
    const { match } = duel.players[asked];
    const { length, table } = match.view();
    for (const change of [{ what: 'nothing' }, { ...nineBits, to: -1 }, { what: 'leaves', slot: 9999, to: 'hand' }]) {
      const offered = await match.offer({ what: 'correct', change });
      expect(offered.ok ? '' : refusalWords(offered.error)).toMatch(/\.$/);
    }
    expect(match.view()).toMatchObject({ length, table });
    expect(match.withChange(nineBits)).toMatchObject({ ok: true });
    expect(match.view().table).toEqual(table);
  });
});

describe('a player who fixes something alone', () => {
  const game: typeof toyGame = { ...toyGame, correct: (table) => ({ ok: true, value: { table, events: [] } }) };

  it('cannot claim that the other player has requested it', async () => {
    const result = await strike({
      ...shortGame({ game }),
      cheat: 0,
      when: ({ body, seq }, { log }) =>
        body.type === 'ACT' && seq > 14 && log.at(-2)?.author === 1 && log.at(-2)?.body.type === 'ACT',
      change: async ({ seq, prev: head }, hands) => {
        const offer = { what: 'correct', change: { what: 'more' } } as const;
        const signer = await testSigner(45, 0);
        const word = await wordFor(signer, hands.gameId, { kind: 'offer', offer, by: 1, seq, head });
        return [await hands.sign({ seq, author: 0, prev: head, body: { type: 'AGREED', offer: word.bytes } })];
      },
    });
    expect(result.seq).not.toBeNull();
    expect(result.after.status).toMatchObject({ kind: 'stopped', why: 'cheat', seat: 0, fault: 'proof' });
  });
});
