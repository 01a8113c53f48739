/** A game without cards between two phones: facts written unseen, dice held by one player, bids that are words. */
import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/peer/match/audit/audit.ts';
import { type MatchFile, readFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { AnyGame, Seat } from '../../../src/rules/game.ts';
import { mustParse } from '../../support/cheat.ts';
import { type Duel, type DuelOptions, duel } from '../../support/duel.ts';
import { byChance } from '../../support/link/fate.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { Wiretap } from '../../support/packets.ts';
import type { StoreFate } from '../../support/peer/faultyDisk.ts';
import { type SecretKnown, type SecretMove, type SecretTable, secretToy, writerOf } from '../../support/secretToy.ts';
import { prove } from '../../support/words/proofTold.ts';

type SecretDuel = Duel<SecretTable, SecretMove, SecretKnown>;
type Options = Partial<DuelOptions<SecretTable, SecretMove, SecretKnown>>;

const endings = ['seeds', 'dice'] as const;
const curve = memoCurve();

const begun = (ends: (typeof endings)[number], more: Options = {}): Promise<SecretDuel> =>
  duel({ game: secretToy(ends), seed: 1, decks: [[], []], curve, ...more });

const fileOf = ({ players }: SecretDuel): MatchFile => players[0].match.file() as MatchFile;
const typesOf = (game: SecretDuel): string[] => fileOf(game).entries.map((bytes) => mustParse(bytes).body.type);

function expectEnd({ players }: SecretDuel): void {
  const [a, b] = players.map(({ match }) => match.view());
  expect(a?.status).toMatchObject({ kind: 'over', verdict: { clean: true }, waitsFor: null });
  expect(b?.status).toEqual(a?.status);
  expect(b?.head).toEqual(a?.head);
}

describe.each(endings)('a game without cards that opens its %s at the end', (ends) => {
  it.each([1, 2, 3, 4, 5, 6])('ends with the same table on both phones, and a clean audit (seed %i)', async (seed) => {
    const game = await begun(ends, { seed });
    await game.play();
    expectEnd(game);
    expect([...game.players[1].tables]).toEqual([...game.players[0].tables]);
    const types = new Set(typesOf(game));
    for (const type of ['SETUP', 'ACT', 'HOLD', 'SHARE', 'OPEN']) expect(types).toContain(type);
    for (const type of ['X', 'Y', 'Z', 'KEYS', 'COIN']) expect(types).not.toContain(type);
    expect(types.has('SEED')).toBe(ends === 'seeds');
  });

  it('leaves a file from which a third party reaches the same verdict', async () => {
    const game = await begun(ends, { seed: 3 });
    await game.play();
    const again = readFile(writeFile(fileOf(game)));
    expect(again).toEqual({ ok: true, value: fileOf(game) });
    const { status } = game.players[0].match.view();
    const verdict = await audit(secretToy(ends) as AnyGame, fileOf(game), { curve: inlineCurve });
    expect(status).toMatchObject({ verdict });
  });

  it.each([11, 12, 13, 14])(
    'continues over a link that loses, repeats and reorders packets (seed %i)',
    async (seed) => {
      const tap = new Wiretap();
      const fate = byChance(seed, { drop: 0.1, duplicate: 0.1, reorder: 0.1, delay: 0.05 });
      const game = await begun(ends, {
        seed,
        fate: (sent) => {
          tap.hear(sent.packet);
          return fate(sent);
        },
      });
      await game.play();
      expectEnd(game);
      expect(tap.forked).toEqual([]);
    },
  );

  it.each([0, 1] as const)(
    'continues after seat %i crashes at any of its writes, and signs nothing else',
    async (seat) => {
      let index = 1;
      for (; ; index++) {
        const game = await killed(ends, seat, index, index % 2 === seat ? 'die-before' : 'die-after');
        if (game === null) break;
        expectEnd(game);
      }
      expect(index).toBeGreaterThan(10);
    },
  );

  it('continues with phones that are switched off again and again', async () => {
    const tap = new Wiretap();
    const game = await begun(ends, { seed: 21, fate: tap.pass });
    const ended = () => game.players.every(({ match }) => over(match.view().status));
    for (let turns = 1; !ended(); turns++) {
      const seat = (turns % 2) as Seat;
      const view = () => game.players[seat].match.view();
      const { known, length } = view();
      await game.restart(seat);
      await game.quiet();
      if (view().length === length) expect(view().known).toEqual(known);
      await game.play(() => view().length >= length + 2);
    }
    expectEnd(game);
    expect(tap.forked).toEqual([]);
  });
});

/** The facts of each player except bound words, which the game is not told about. */
const written = ({ facts, words: all }: SecretTable): [number, number] => {
  const bound = (seat: Seat) => all.filter((_, round) => writerOf({ round }) === seat).length;
  return [facts[0] - bound(0), facts[1] - bound(1)];
};

describe('hidden values', () => {
  it('are known to their player immediately, and to the other when opened, as the same values', async () => {
    let [shut, open] = [0, 0];
    for (const seed of [1, 2, 3]) {
      const game = await begun('seeds', { seed });
      const truth: Record<string, unknown>[] = [{}, {}];
      await game.play(({ players }) => {
        const views = players.map(({ match }) => match.view());
        const length = Math.min(...views.map((view) => view.length));
        for (const { table, known, seat, length: mine } of views) {
          if (!table || !known || mine !== length) continue;
          for (const kind of ['fact', 'held'] as const) {
            const count = kind === 'fact' ? written(table) : table.held;
            const shown = new Set(
              table.shown.filter((one) => one.kind === kind).map(({ of, number }) => `${of}/${number}`),
            );
            const names = new Set(Object.keys(known[kind]));
            expect([...names].filter((name) => name.startsWith(`${seat}/`))).toHaveLength(count[seat]);
            for (const name of names) {
              truth[kind === 'fact' ? 0 : 1]![name] ??= known[kind][name];
              expect(known[kind][name]).toEqual(truth[kind === 'fact' ? 0 : 1]![name]);
              if (name.startsWith(`${seat}/`)) continue;
              open++;
              // There is nothing between an entry and the answer that follows from it.
              expect(shown).toContain(name);
            }
            shut += count[seat === 0 ? 1 : 0] - [...names].filter((name) => !name.startsWith(`${seat}/`)).length;
          }
        }
        return false;
      });
      const shown = game.players[0].match.view().table?.shown ?? [];
      for (const { kind, of, number, value } of shown)
        expect(truth[kind === 'fact' ? 0 : 1]![`${of}/${number}`]).toEqual(value);
    }
    expect(shut).toBeGreaterThan(20);
    expect(open).toBeGreaterThan(20);
  });

  it('give a fair die: every face comes up', async () => {
    const faces = new Set<unknown>();
    for (let seed = 1; seed <= 24; seed++) {
      const game = await begun('dice', { seed });
      await game.play();
      for (const { match } of game.players)
        for (const value of Object.values(match.view().known?.held ?? {})) faces.add(value);
    }
    expect([...faces].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a game that opens only its dice', () => {
  it('proves what was opened, and says that the rest is not verified', async () => {
    const game = await begun('dice', { seed: 2 });
    await game.play();
    const file = fileOf(game);
    const { table, status } = game.players[0].match.view();
    if (table === null) throw new Error('no table');
    const [first, second] = written(table);
    const shut = first + second - table.shown.filter(({ kind }) => kind === 'fact').length;
    expect(shut).toBeGreaterThan(0);
    expect(status).toMatchObject({ verdict: { clean: true, shut: { facts: shut, held: 0 } } });
    const { kind, text } = await prove(secretToy('dice') as AnyGame, writeFile(file), { curve: inlineCurve });
    expect(kind).toBe('open');
    expect(text).toMatch(
      new RegExp(
        `^Verified as far as revealed: both keys signed all ${file.entries.length} entries, .*(The (keeper|seeker) has won|Nobody has won) \\(all rounds are played\\)\\. Not verified: ${shut} unrevealed facts?\\.$`,
      ),
    );
    expect(text).not.toMatch(/foul|cheat|broke/i);
  });

  it('opens the existing dice when a player concedes, but no seed', async () => {
    const game = await begun('dice', { seed: 4 });
    await game.play(({ players }) => (players[0].match.view().table?.round ?? 0) >= 2);
    await game.players[1].match.resign();
    await game.play();
    const [a, b] = game.players.map(({ match }) => match.view());
    expect(a?.status).toMatchObject({
      kind: 'over',
      by: 'resignation',
      winner: 0,
      verdict: { clean: true, winner: 0 },
    });
    expect(b?.status).toEqual(a?.status);
    expect(typesOf(game)).not.toContain('SEED');
    const held = a?.table?.held ?? [0, 0];
    expect(Object.keys(a?.known?.held ?? {})).toHaveLength(held[0] + held[1]);
  });

  it('is not proven while a player does not open them, and the file says whose opening is missing', async () => {
    const game = await begun('dice', { seed: 2 });
    await game.play();
    const file = fileOf(game);
    const log = file.entries.map(mustParse);
    const last = log.at(-1);
    expect(last?.body.type).toBe('OPEN');
    const { kind, text } = await prove(
      secretToy('dice') as AnyGame,
      writeFile({ ...file, entries: file.entries.slice(0, -1) }),
      { curve: inlineCurve },
    );
    expect(kind).toBe('open');
    const who = secretToy('dice').seats[last?.author ?? 0];
    expect(text).toContain(`the ${who} has owed the reveal of a hidden value since entry ${last?.seq}`);
    expect(text).toContain('Anything not revealed is not verified.');
  });
});

const over = (status: { kind: string; waitsFor?: unknown }): boolean =>
  status.kind === 'over' && status.waitsFor === null;

/** One game in which a phone crashes once; null if the game was over before it could. */
async function killed(
  ends: (typeof endings)[number],
  seat: Seat,
  index: number,
  fate: StoreFate,
): Promise<SecretDuel | null> {
  const tap = new Wiretap();
  const game = await begun(ends, {
    seed: 5,
    options: { rounds: '2' },
    fate: tap.pass,
    open: (of, start) =>
      of === seat && start === 0 ? { fate: ({ index: at }) => (at === index ? fate : 'done') } : {},
  });
  await game.play(({ dead }) => dead[seat]);
  if (!game.dead[seat]) return null;
  await game.restart(seat);
  await game.quiet();
  const [a, b] = game.players.map(({ match }) => match.view());
  expect(a?.head).toEqual(b?.head);
  expect(a?.question).toEqual(b?.question);
  await game.play();
  expect(tap.forked).toEqual([]);
  return game;
}
