/**
 * A restarted phone signs no entry before the other has signed the length of its log. Withholding that word gains
 * nothing, and neither does a false claim that it was withheld (PROTOCOL 14.4).
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { equal } from '../../../src/base/bytes.ts';
import { parseWord, type Statement } from '../../../src/peer/log/word.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import type { Exhibit } from '../../../src/peer/match/evidence/evidence.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import { type AnyGame, other, type Seat } from '../../../src/rules/game.ts';
import { TestClock } from '../../support/clock.ts';
import type { FateOf } from '../../support/link/fate.ts';
import { Boots, messageOf, Wiretap } from '../../support/packets.ts';
import { kindOf, kindsBeside, wordFor, wordPacket } from '../../support/peer/words.ts';
import { expectEnd, shortDuel, type ToyDuel } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';
import { prove } from '../../support/words/proofTold.ts';

const game: AnyGame = toyGame;
const names = toyGame.seats;
const MINUTE = 60_000;

let clock: TestClock;
let wiretap: Wiretap;
let boots: Boots;
/** Whether signed heads are withheld, and whether entries are. */
let withheld: boolean;
let entriesLost: boolean;
beforeEach(() => {
  clock = new TestClock();
  wiretap = new Wiretap();
  boots = new Boots();
  withheld = false;
  entriesLost = false;
});

const madeUp = new Uint8Array(32).fill(3);
const sideOf = (seat: Seat) => (seat === 0 ? 'a' : 'b');

const fate: FateOf = (sent) => {
  wiretap.pass(sent);
  boots.pass(sent);
  const message = messageOf(sent.packet);
  if (entriesLost && message?.kind === 'entries') return 'drop';
  const head = message?.kind === 'word' && message.word.kind === 'head' ? message.word : null;
  return withheld && head !== null && !equal(head.head, madeUp) ? 'drop' : 'deliver';
};

/** A game in which the cheat waits for the slow player's move; both phones have the same log. */
async function asked(): Promise<{ duel: ToyDuel; slow: Seat; cheat: Seat }> {
  const duel = await shortDuel({ clock, mostMoves: 1, fate });
  // A turn, which may be passed.
  const turn = ({ asked, length, question }: ReturnType<ToyDuel['players'][0]['match']['view']>): boolean =>
    asked && length > 20 && question?.kind === 'move' && question.window === 'turn';
  await duel.play(({ players }) => players.some(({ match }) => turn(match.view())));
  await duel.quiet();
  const slow: Seat = duel.players[0].match.view().asked ? 0 : 1;
  return { duel, slow, cheat: other(slow) };
}

/**
 * The same after the slow player's phone has restarted: the other phone sends packets, but withholds its signed head.
 */
async function denied(): Promise<Awaited<ReturnType<typeof asked>>> {
  const begun = await asked();
  withheld = true;
  await begun.duel.restart(begun.slow);
  await begun.duel.quiet();
  return begun;
}

const matchOf = (duel: ToyDuel, seat: Seat) => duel.players[seat].match;
const fileOf = (duel: ToyDuel, seat: Seat) => matchOf(duel, seat).file() as MatchFile;
const wordIn = ({ kind, bytes }: Exhibit) => {
  const word = kind === 'word' ? parseWord(bytes) : null;
  return word?.ok ? word.value : null;
};
const bootOf = (one: Exhibit): boolean => {
  const word = wordIn(one);
  return word?.kind === 'absent' && word.boot !== null;
};
const said = async (file: MatchFile): Promise<string> =>
  (await prove(game, writeFile(file), { curve: inlineCurve })).text;
const pass = (duel: ToyDuel, seat: Seat) => matchOf(duel, seat).play([{ do: 'pass' }]);

/** Asks repeatedly, as a phone does automatically. */
async function nudge(duel: ToyDuel, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    for (const { match } of duel.players) match.nudge();
    await duel.quiet();
  }
}

describe('a signed head that is withheld', () => {
  it.each([true, false])(
    'keeps an honest phone from writing indefinitely, whether or not the other is connected (%s)',
    async (talks) => {
      const { duel, slow } = await denied();
      if (!talks) duel.pair.cut();
      await nudge(duel, 40);
      clock.pass(10 * MINUTE);
      await nudge(duel, 40);
      expect(await pass(duel, slow)).toMatchObject({ ok: false, error: { kind: 'E-AWAY' } });
    },
  );

  it.each([true, false])(
    'can be claimed after two minutes, whether or not the other is connected (%s), until it arrives',
    async (talks) => {
      const { duel, slow, cheat } = await denied();
      if (!talks) duel.pair.cut();
      const view = () => matchOf(duel, slow).view();
      expect(view().waiting).toMatchObject({ owed: { by: cheat, type: 'HEAD' }, limitMs: 2 * MINUTE, overdue: false });
      clock.pass(2 * MINUTE - 2000);
      expect(await matchOf(duel, slow).claimAbsence()).toMatchObject({ ok: false, error: { kind: 'E-EARLY' } });
      clock.pass(3000);
      expect(await matchOf(duel, slow).claimAbsence()).toEqual({ ok: true, value: null });
      expect(view().status).toMatchObject({ kind: 'over', by: 'absence', winner: slow, owed: { type: 'HEAD' } });
      expect(await said(fileOf(duel, slow))).toContain(`The ${names[slow]} wins unless it arrives later`);
      await duel.restart(slow);
      await duel.quiet();
      expect(view().status).toMatchObject({ kind: 'over', by: 'absence', winner: slow });
      withheld = false;
      duel.pair.restore();
      await nudge(duel, 2);
      expect(view().status).toEqual({ kind: 'playing' });
      expect(await pass(duel, slow)).toEqual({ ok: true, value: null });
      expect(kindsBeside(fileOf(duel, slow))).not.toContain('absent');
      await duel.play();
      expectEnd(duel);
    },
  );

  it('does not count while this phone slept or had no network', async () => {
    const { duel, slow } = await denied();
    duel.pair.cut();
    clock.sleep(60 * MINUTE);
    clock.hasNetwork = false;
    clock.pass(10 * MINUTE);
    expect(await matchOf(duel, slow).claimAbsence()).toMatchObject({ ok: false, error: { kind: 'E-EARLY' } });
  });

  it('does not let the withholder win through the other’s silence: neither has won', async () => {
    const { duel, slow, cheat } = await denied();
    matchOf(duel, cheat).ask();
    await duel.quiet();
    clock.pass(3 * MINUTE);
    expect(await matchOf(duel, cheat).claimAbsence()).toEqual({ ok: true, value: null });
    await duel.quiet();
    expect(await said(fileOf(duel, slow))).toContain(`The ${names[cheat]} wins`);
    expect(await matchOf(duel, slow).claimAbsence()).toEqual({ ok: true, value: null });
    expect(matchOf(duel, slow).view().status).toMatchObject({ by: 'absence', winner: null });
    expect(await said(fileOf(duel, slow))).toContain('nobody has won');
    const [mine, theirs] = [fileOf(duel, slow), fileOf(duel, cheat)];
    const words = mine.beside.filter((one) => kindOf(one) === 'absent' && bootOf(one));
    const unsigned = theirs.beside.filter((one) => kindOf(one) !== 'head');
    expect(await said({ ...theirs, beside: [...unsigned, ...words] })).toContain('nobody has won');
    // If the head was signed, no file can tell whether it was sent.
    const signed = { ...theirs, beside: [...theirs.beside, ...words] };
    expect(await said(signed)).toContain(`The ${names[cheat]} wins unless that entry arrives`);
  });

  it('does not count if it would cover more than is ever shown', async () => {
    const { duel, slow, cheat } = await denied();
    const file = fileOf(duel, slow);
    const id = gameId(file.header);
    const more = {
      kind: 'head',
      by: cheat,
      seq: file.entries.length + 5,
      head: madeUp,
      boot: boots.of(sideOf(slow)),
    } as const;
    duel.pair[sideOf(cheat)].send(wordPacket(await wordFor(duel.players[cheat].signer, id, more), id));
    await nudge(duel, 40);
    expect(await pass(duel, slow)).toMatchObject({ ok: false, error: { kind: 'E-AWAY' } });
    clock.pass(3 * MINUTE);
    expect(await matchOf(duel, slow).claimAbsence()).toEqual({ ok: true, value: null });
    expect(kindsBeside(fileOf(duel, slow)).toSorted()).toEqual(['absent', 'head']);
    expect(await said(fileOf(duel, slow))).toContain(`The ${names[slow]} wins unless it arrives later`);
  });

  it('cannot be claimed once it was given: the debtor has to write', async () => {
    const { duel, slow, cheat } = await asked();
    await duel.restart(slow);
    await duel.quiet();
    const before = fileOf(duel, slow);
    expect(await matchOf(duel, slow).claimAbsence()).toMatchObject({ ok: false, error: { kind: 'E-PEN' } });
    matchOf(duel, cheat).ask();
    await duel.quiet();
    clock.pass(3 * MINUTE);
    await matchOf(duel, cheat).claimAbsence();
    const word: Statement = {
      kind: 'absent',
      by: slow,
      seq: before.entries.length,
      head: matchOf(duel, slow).view().head,
      boot: boots.of(sideOf(slow)),
    };
    const { bytes } = await wordFor(duel.players[slow].signer, gameId(before.header), word);
    const theirs = fileOf(duel, cheat);
    const both = { ...theirs, beside: [...theirs.beside, { kind: 'word', bytes } as const] };
    expect(await said(both)).toContain(`The ${names[cheat]} wins`);
  });

  it('is no excuse for a player who has conceded', async () => {
    const { duel, slow, cheat } = await denied();
    clock.pass(3 * MINUTE);
    await matchOf(duel, slow).claimAbsence();
    await matchOf(duel, slow).resign();
    expect(matchOf(duel, slow).view().status).toMatchObject({ by: 'resignation', winner: cheat });
    expect(await said(fileOf(duel, slow))).not.toMatch(new RegExp(`the ${names[slow]} (has won|wins)`, 'i'));
  });
});

describe('a phone that has lost its last write', () => {
  it('signs no number twice, however long the other withholds its signed head, and continues when it arrives', async () => {
    const { duel, slow, cheat } = await asked();
    expect(await pass(duel, slow)).toEqual({ ok: true, value: null });
    await duel.quiet();
    const { length } = matchOf(duel, cheat).view();
    withheld = true;
    entriesLost = true;
    duel.players[slow].disk.tear(1);
    await duel.restart(slow);
    await nudge(duel, 40);
    expect(matchOf(duel, slow).view().length).toBeLessThan(length);
    await pass(duel, slow);
    clock.pass(10 * MINUTE);
    await nudge(duel, 5);
    await pass(duel, slow);
    withheld = false;
    entriesLost = false;
    await nudge(duel, 2);
    await duel.play();
    expectEnd(duel);
    expect(wiretap.forked).toEqual([]);
  });
});
