/** A match and a solo game are played through the same few functions, so that screens need not know which they show. */
import { describe, expect, it } from 'vitest';
import { tableUi as ui } from '../../../src/app/games/netrunner/table.tsx';
import { matchRunning } from '../../../src/app/play/matchRunning.ts';
import { recordOf } from '../../../src/app/play/record.ts';
import type { RunningGame, StepContext } from '../../../src/app/play/running.ts';
import { soloRunning } from '../../../src/app/play/soloRunning.ts';
import { type AnyMove, isConcession, other, type Seat } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { type Random, seeded, shuffled } from '../../../src/solo/random.ts';
import { beginSolo } from '../../../src/solo/solo.ts';
import { netrunnerDuel } from '../../support/netrunner/netrunnerDuel.ts';
import { copyOf } from '../../support/packetFuzz.ts';
import type { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { weightOf } from '../../support/randomPlay.ts';

/** Any answer of the given player to what their screen shows; null if they are not asked. */
function anyAnswer(running: RunningGame<unknown, AnyMove>, seat: Seat, random: Random): AnyMove | null {
  const view = running.view(seat);
  if (!view?.asked) return null;
  if (view.arrange !== null) {
    const picks = shuffled([...view.arrange.keys()], random);
    return { do: 'choose', picks } as AnyMove;
  }
  const moves = ui.game.moves(view.table as Table, seat, view.known).filter((move) => !isConcession(move));
  // A game that goes on longer reaches more kinds of questions.
  const weighed = moves.flatMap((move) => Array.from({ length: 1 + Math.min(3, weightOf(move)) }, () => move));
  return weighed[random(weighed.length)] ?? null;
}

interface Played {
  running: readonly [RunningGame<unknown, AnyMove>, RunningGame<unknown, AnyMove>];
  kinds: Set<string>;
}

/** Plays the given number of answers, or fewer if the game ends first. */
async function plays(
  running: Played['running'],
  seed: number,
  answers: number,
  rest: () => Promise<void>,
): Promise<Played> {
  const random = seeded(seed);
  const kinds = new Set<string>();
  for (let i = 0; i < answers; i++) {
    await rest();
    for (const seat of [0, 1] as const) {
      const kind = running[seat].view(seat)?.question.kind;
      const move = anyAnswer(running[seat], seat, random);
      if (move === null) continue;
      kinds.add(kind ?? '');
      const done = await running[seat].answer(seat, [move]);
      expect(done, `seed ${seed}, ${JSON.stringify(move)}`).toMatchObject({ ok: true });
      break;
    }
  }
  await rest();
  return { running, kinds };
}

/**
 * What both kinds of games guarantee about their steps: each continues where the last one ended and can be put into
 * words.
 */
function expectTold({ running: [running] }: Played): void {
  const { steps } = running.told();
  expect(steps.length).toBeGreaterThan(50);
  for (const [at, step] of steps.entries()) if (at > 0) expect(step.before).toEqual(steps[at - 1]?.after);
  const { record } = recordOf(ui.recorder, ['Ann', 'Bob'], running.told() as StepContext<Table>, null);
  expect(record.lines.length).toBeGreaterThan(50);
}

async function expectConceded(running: Played['running'], rest: () => Promise<void>, seat: Seat): Promise<void> {
  expect(await running[seat].answer(seat, [{ do: 'concede' }])).toMatchObject({ ok: true });
  await rest();
  expect(running[seat].view(seat)?.question).toMatchObject({ kind: 'over', winner: other(seat) });
}

const sealed = (played: Played): boolean => played.kinds.has('sealed');

describe('a game', () => {
  it('can be played on two phones using only views and answers, including bids', async () => {
    let seen: Played | null = null;
    for (let seed = 1; seed <= 12 && !(seen && sealed(seen)); seed++) {
      const duel = await netrunnerDuel(seed);
      const [one, two] = duel.players;
      const a = matchRunning({ ui, match: one.match, link: duel.pair.a });
      const b = matchRunning({ ui, match: two.match, link: duel.pair.b });
      const rest = () => duel.quiet();
      seen = await plays([a, b], seed, 160, rest);
      expect([a.view(1), b.view(0)]).toEqual([null, null]);
      if (a.view(0)?.question.kind === 'over') continue;
      expectTold(seen);
      await expectConceded([a, b], rest, 1);
      await duel.quiet();
      expect(a.view(0)?.ended).toMatchObject({ winner: 0 });
    }
    expect(seen && sealed(seen), 'nobody has bid in any of the games').toBe(true);
  });

  it('can be played on one phone in the same way', async () => {
    let bids = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const decks: [string[], string[]] = [[...starterDecks[0]], [...starterDecks[1]]];
      const begun = beginSolo<Table, Move>(ui.solo.rules, { kind: 'hotSeat', seat: 0, decks, options: {}, seed });
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      const running = soloRunning(begun.value, null);
      const rest = () => Promise.resolve();
      const played = await plays([running, running], seed, 160, rest);
      if (sealed(played)) bids++;
      if (running.view(0)?.question.kind === 'over') continue;
      expectTold(played);
      await expectConceded([running, running], rest, 0);
    }
    expect(bids).toBeGreaterThan(0);
  });

  it('does not notify the screen when the other phone acknowledges an entry', async () => {
    const duel = await netrunnerDuel(1);
    const running = matchRunning({ ui, match: duel.players[0].match, link: duel.pair.a });
    await duel.quiet();
    const random = seeded(1);
    for (let i = 0; i < 80 && running.view(0)?.question.kind !== 'move'; i++) {
      const move = anyAnswer(running, 0, random);
      if (move) await running.answer(0, [move]);
      else await duel.turn();
      await duel.quiet();
    }
    const heard: number[] = [];
    const { match } = duel.players[0];
    const leave = running.onChange(() => heard.push(match.view().peer.acked));
    const { length } = match.view();
    expect(await running.answer(0, [{ do: 'bit' }])).toMatchObject({ ok: true });
    await duel.quiet();
    leave();
    expect(match.view().peer.acked).toBe(length + 1);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).not.toContain(length + 1);
  });

  it('shows a player’s wish to act on both phones until they are asked', async () => {
    const duel = await netrunnerDuel(1);
    const [one, two] = duel.players;
    const both = [
      matchRunning({ ui, match: one.match, link: duel.pair.a }),
      matchRunning({ ui, match: two.match, link: duel.pair.b }),
    ] as const;
    await duel.quiet();
    const random = seeded(1);
    const wanting = () => both.map((running, seat) => running.view(seat as Seat)?.wants);
    const asked = both.findIndex((running, seat) => running.view(seat as Seat)?.asked) as Seat;
    both[other(asked)].want?.(true);
    await duel.quiet();
    expect(wanting().map((seen) => seen?.[other(asked)])).toEqual(['here', 'here']);
    for (let i = 0; i < 200 && !both[other(asked)].view(other(asked))?.asked; i++) {
      const move = anyAnswer(both[asked], asked, random);
      if (move) await both[asked].answer(asked, [move]);
      await duel.quiet();
    }
    await duel.quiet();
    expect(both[other(asked)].view(other(asked))?.asked).toBe(true);
    expect(wanting()).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  describe('a phone that has just restarted', () => {
    /**
     * Partway through a game, at a question for one seat: that phone, or the other, restarts from its disk or an older
     * copy.
     */
    async function restarted(lost = 0, whose: 'asked' | 'other' = 'asked') {
      const duel = await netrunnerDuel(3);
      const length = () => Math.min(...duel.players.map(({ match }) => match.view().length));
      await duel.play(() => length() > 40 && duel.players.some(({ match }) => match.view().asked));
      const asked = duel.players.findIndex(({ match }) => match.view().asked) as Seat;
      const seat = whose === 'asked' ? asked : other(asked);
      await duel.restart(seat, await shortened(duel.players[seat].disk, lost));
      const running = matchRunning({
        ui,
        match: duel.players[seat].match,
        link: seat === 0 ? duel.pair.a : duel.pair.b,
      });
      return { duel, seat, running };
    }

    async function shortened(disk: FaultyDisk, lost: number): Promise<FaultyDisk> {
      const copy = await copyOf(disk);
      const store = copy.open();
      const read = await store.read('duel');
      if (read.ok && lost > 0) await store.cut('duel', read.value.entries.length - lost);
      return copy;
    }

    it('holds a tap until the other phone has sent the log’s length, then plays it', async () => {
      const { duel, seat, running } = await restarted();
      const { length } = duel.players[seat].match.view();
      const move = anyAnswer(running, seat, seeded(1));
      if (!move) throw new Error('nobody is asked');
      let done: unknown = null;
      const answered = Promise.resolve(running.answer(seat, [move])).then((result) => {
        done = result;
      });
      await duel.rest();
      expect([done, duel.players[seat].match.view().length]).toEqual([null, length]);
      await duel.quiet();
      await answered;
      await duel.quiet();
      expect(done).toEqual({ ok: true, value: null });
      expect(duel.players[other(seat)].match.view().length).toBeGreaterThan(length);
    });

    it('does not play a tap if the other phone has more entries, and asks the player to look again', async () => {
      const { duel, seat, running } = await restarted(3);
      const { length } = duel.players[seat].match.view();
      const answered = running.answer(seat, [{ do: 'pass' }]);
      await duel.quiet();
      expect(await answered).toMatchObject({
        ok: false,
        error: { kind: 'E-AWAY', why: 'logGrown' },
      });
      expect(duel.players[seat].match.view().length).toBe(length + 3);
    });

    it('stops waiting if its player concedes in the meantime', async () => {
      const { duel, seat, running } = await restarted();
      const answered = running.answer(seat, [{ do: 'pass' }]);
      expect(await running.answer(seat, [{ do: 'concede' }])).toEqual({ ok: true, value: null });
      expect(await answered).toEqual({ ok: true, value: null });
      await duel.quiet();
      expect(duel.players[other(seat)].match.view().status).toMatchObject({ winner: other(seat), by: 'resignation' });
    });

    it('announces again that its player would like to act, as soon as possible and on every new link', async () => {
      const { duel, seat, running } = await restarted(0, 'other');
      const wants = () => duel.players[other(seat)].match.view().peer.wants;
      running.want?.(true);
      expect(wants()).toBe(false);
      await duel.quiet();
      expect(wants()).toBe(true);
      await duel.restart(other(seat));
      expect(wants()).toBe(false);
      await duel.quiet();
      expect(wants()).toBe(true);
    });
  });
});
