/** Whole games of Netrunner between two phones that share nothing but a link. */
import { describe, expect, it } from 'vitest';
import { parseEntry } from '../../../src/peer/log/entry.ts';
import { audit } from '../../../src/peer/match/audit.ts';
import type { MatchFile } from '../../../src/peer/match/file.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { AnyMove, Game } from '../../../src/rules/game.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { type NetrunnerDuel, netrunnerDuel, sameTables } from '../../support/netrunnerDuel.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

/** The numbers of all entries in which a player moved. */
const actsOf = (game: NetrunnerDuel): number[] =>
  (game.players[0].match.file() as MatchFile).entries.flatMap((bytes, seq) => {
    const entry = parseEntry(bytes);
    return entry.ok && entry.value.body.type === 'ACT' ? [seq] : [];
  });

describe('a game of Netrunner between two phones', () => {
  it.each(SEEDS)(
    'seed %i is played to its end, with equal tables at every entry and a clean audit on both',
    async (seed) => {
      const game = await netrunnerDuel(seed);
      await game.play();
      const views = game.players.map(({ match }) => match.view());
      for (const { status } of views)
        expect(status).toMatchObject({ kind: 'over', by: 'rules', verdict: { clean: true } });
      expect(sameTables(game)).toBe(true);
      const acts = actsOf(game);
      expect(acts).not.toEqual([]);
      for (const { tables } of game.players) expect([...tables.keys()]).toEqual(expect.arrayContaining(acts));
      expect(views[0]?.head).toEqual(views[1]?.head);
    },
    60_000,
  );

  it('a third party that was not there comes to the same verdict from the file alone', async () => {
    const game = await netrunnerDuel(21);
    await game.play();
    const file = game.players[1].match.file() as MatchFile;
    const verdict = await audit(netrunner as Game<unknown, AnyMove>, file, { curve: inlineCurve });
    expect(verdict).toMatchObject({ clean: true });
  }, 60_000);

  it('a phone that dies in the middle of a game comes back at the same question and ends it', async () => {
    const game = await netrunnerDuel(22);
    await game.play(({ players }) => players[0].match.view().length > 120);
    const before = game.players[1].match.view();
    await game.restart(1);
    await game.quiet();
    const after = game.players[1].match.view();
    expect(after.question).toEqual(before.question);
    expect(after.head).toEqual(before.head);
    expect(after.known).toEqual(before.known);
    await game.play();
    expect(game.players[0].match.view().status).toMatchObject({ kind: 'over', verdict: { clean: true } });
  }, 60_000);
});
