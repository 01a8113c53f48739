/** Whole games of a small game between two phones that share nothing but a link. */
import { describe, expect, it } from 'vitest';
import { parseEntry } from '../../../src/peer/log/entry.ts';
import { audit } from '../../../src/peer/match/audit.ts';
import { type MatchFile, readFile, writeFile } from '../../../src/peer/match/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { AnyMove, Game } from '../../../src/rules/game.ts';
import { type Duel, duel } from '../../support/duel.ts';
import { type Move, type Table, toyDecks, toyGame } from '../../support/toyGame.ts';

const game = toyGame as Game<unknown, AnyMove>;
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

describe('a whole game between two phones', () => {
  it.each(SEEDS)(
    'with seed %i ends with the same table on both after every entry, and a clean audit',
    async (seed) => {
      const { players } = await played(seed);
      const [a, b] = players.map(({ match }) => match.view());
      expect(a?.status).toMatchObject({ kind: 'over', by: 'rules', verdict: { clean: true }, waitsFor: null });
      expect(b?.status).toEqual(a?.status);
      expect(b?.head).toEqual(a?.head);
      expect([...players[1].tables]).toEqual([...players[0].tables]);
      expect(players[0].tables.size).toBeGreaterThan(10);
    },
    30_000,
  );

  it('asks every kind of question somewhere', async () => {
    const types = new Set<string>();
    for (const seed of SEEDS.slice(0, 6)) for (const type of typesOf(await played(seed))) types.add(type);
    for (const type of [
      'SETUP',
      'X',
      'Y',
      'Z',
      'KEYS',
      'OPEN',
      'COIN',
      'BIDC',
      'BIDP',
      'BIDO',
      'ACT',
      'SEED',
      'SHOW',
      'CLOSE',
    ])
      expect(types).toContain(type);
    for (const kind of ['hand', 'install', 'trashdown', 'reorder', 'other']) expect(types).toContain(`COMMIT ${kind}`);
  }, 60_000);

  it('leaves a file from which a third party comes to the same verdict, and every table', async () => {
    const { players } = await played(3);
    const file = players[1].match.file() as MatchFile;
    const again = readFile(writeFile(file));
    expect(again).toEqual({ ok: true, value: file });
    const steps: number[] = [];
    const tables: unknown[] = [];
    const verdict = await audit(game, file, {
      curve: inlineCurve,
      progress: (done) => steps.push(done),
      onEntry: ({ happened }) => tables.push(...happened.map(({ table }) => table)),
    });
    expect(verdict).toMatchObject({ clean: true });
    expect(steps).toEqual(file.entries.map((_, i) => i + 1));
    expect(tables.at(-1)).toEqual(players[0].match.view().table);
  }, 30_000);

  it('shows a player his own hand, and never the other one’s', async () => {
    const { players } = await played(5, 60);
    for (const { match, seat } of players) {
      const { known, table } = match.view();
      expect(known?.seat).toBe(seat);
      expect(known?.hand).toHaveLength((table as Table).sides[seat].hand);
    }
  }, 30_000);
});

/** A game to its end, or to a length of the log. */
async function played(seed: number, length = Number.POSITIVE_INFINITY): Promise<Duel<Table, Move>> {
  const made = await duel({
    game: toyGame,
    seed,
    decks: toyDecks,
    weigh: ({ do: verb }) => (verb === 'pass' ? 0.3 : 1),
  });
  await made.play(({ players }) => players[0].match.view().length >= length);
  return made;
}

function typesOf({ players }: Duel<Table, Move>): string[] {
  const { entries } = players[0].match.file() as MatchFile;
  return entries.map((bytes) => {
    const entry = parseEntry(bytes);
    if (!entry.ok) return entry.error;
    const { body } = entry.value;
    return body.type === 'COMMIT' ? `COMMIT ${body.kind}` : body.type;
  });
}
