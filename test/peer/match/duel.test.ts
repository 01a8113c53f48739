/** Complete games of a small game between two phones that share only a link. */
import { describe, expect, it } from 'vitest';
import { parseEntry } from '../../../src/peer/log/entry.ts';
import { audit } from '../../../src/peer/match/audit/audit.ts';
import { type MatchFile, readFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import type { TrackedDeck } from '../../../src/peer/match/fold/cardTracker.ts';
import type { State } from '../../../src/peer/match/fold/state.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { AnyMove, Game } from '../../../src/rules/game.ts';
import { type Duel, duel } from '../../support/duel.ts';
import { kindOf } from '../../support/shortToy.ts';
import { type Move, type Table, toyDecks, toyGame } from '../../support/toyGame.ts';

const game = toyGame as Game<unknown, AnyMove>;
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

describe('a complete game between two phones', () => {
  it.each(SEEDS)('with seed %i has the same table on both after every entry, and a clean audit', async (seed) => {
    const { players } = await played(seed);
    const [a, b] = players.map(({ match }) => match.view());
    expect(a?.status).toMatchObject({ kind: 'over', by: 'rules', verdict: { clean: true }, waitsFor: null });
    expect(b?.status).toEqual(a?.status);
    expect(b?.head).toEqual(a?.head);
    expect([...players[1].tables]).toEqual([...players[0].tables]);
    expect(players[0].tables.size).toBeGreaterThan(10);
  });

  it('asks every kind of question', async () => {
    const types = new Set<string>();
    for (const seed of SEEDS.slice(0, 6)) for (const type of typesOf(await played(seed))) types.add(type);
    for (const type of ['SETUP', 'X', 'Y', 'Z', 'KEYS', 'COIN', 'ACT', 'SEED']) expect(types).toContain(type);
    for (const kind of ['seal', 'card', 'fact']) expect(types).toContain(`OPEN ${kind}`);
    for (const kind of ['hand', 'install', 'trashdown', 'reorder', 'other']) expect(types).toContain(`COMMIT ${kind}`);
  });

  it('leaves a file from which a third party reaches the same verdict, and every table', async () => {
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
    // While signatures are checked, it repeats the last number, which is 0 before the first entry.
    expect([...new Set(steps)].filter((done) => done > 0)).toEqual(file.entries.map((_, i) => i + 1));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(tables.at(-1)).toEqual(players[0].match.view().table);
  });

  it('shows players their own cards, and only those of the other player’s that they were shown', async () => {
    const { players } = await played(6);
    const file = players[0].match.file() as MatchFile;
    let seen = 0;
    // Compares each player's view with the audit, which knows all cards of both.
    const truths: (State | null)[] = [null];
    await audit(game, file, { curve: inlineCurve, onEntry: ({ state }) => truths.push(state) });
    await played(6, (now) => {
      for (const { match, seat } of now) {
        const { known, length } = match.view();
        const truth = truths[length]?.world;
        if (!known || !truth) continue;
        const cardsOf = (tokens: TrackedDeck['hand']) => tokens.map(({ face }) => game.cards[face?.card ?? -1]).sort();
        expect(known).toEqual(truth.known[seat]);
        expect(known.hand).toEqual(cardsOf(truth.wheres[seat].hand));
        const { slots } = truth.wheres[seat];
        expect(known.slots).toEqual(mapped(slots, ({ face }) => game.cards[face?.card ?? -1]));
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(100);
  });
});

/** Plays a game to its end; `look` is called before each decision. */
async function played(
  seed: number,
  look: (players: Duel<Table, Move>['players']) => void = () => {},
): Promise<Duel<Table, Move>> {
  const made = await duel({
    game: toyGame,
    seed,
    decks: toyDecks,
    weigh: ({ do: verb }) => (verb === 'pass' ? 0.3 : 1),
  });
  await made.play(({ players }) => {
    look(players);
    return false;
  });
  return made;
}

const mapped = <T, R>(record: Readonly<Record<number, T>>, one: (item: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, item]) => [name, one(item)]));

function typesOf({ players }: Duel<Table, Move>): string[] {
  const { entries } = players[0].match.file() as MatchFile;
  return entries.map((bytes) => {
    const entry = parseEntry(bytes);
    if (!entry.ok) return entry.error.kind;
    return kindOf(entry.value.body);
  });
}
