/** Complete games of Netrunner between two phones that share only a link. */
import { describe, expect, it } from 'vitest';
import { parseEntry } from '../../../src/peer/log/entry.ts';
import { audit } from '../../../src/peer/match/audit/audit.ts';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import type { State } from '../../../src/peer/match/fold/state.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { AnyMove, Game, Known } from '../../../src/rules/game.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { type NetrunnerDuel, netrunnerDuel, sameTables } from '../../support/netrunner/netrunnerDuel.ts';
import { gamesThat } from '../../support/seeds.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

/** The numbers of all entries in which a player moved: a bid changes no table before both are open. */
const actsOf = (game: NetrunnerDuel): number[] =>
  (game.players[0].match.file() as MatchFile).entries.flatMap((bytes, seq) => {
    const entry = parseEntry(bytes);
    const moves = entry.ok && entry.value.body.type === 'ACT' ? entry.value.body.moves : [];
    return moves.some((move) => !new TextDecoder().decode(move).includes('"do":"bid"')) ? [seq] : [];
  });

/** A game that is still open after 120 entries. */
async function openGame(): Promise<NetrunnerDuel> {
  const isOpen = ({ players }: NetrunnerDuel): boolean => players[0].match.view().status.kind === 'playing';
  const [game] = await gamesThat({ from: 26, within: 10, shows: isOpen }, async (seed) => {
    const begun = await netrunnerDuel(seed);
    await begun.play(({ players }) => players[0].match.view().length > 120);
    return begun;
  });
  return game as NetrunnerDuel;
}

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
  );

  it('a third party who was not there reaches the same verdict from the file alone', async () => {
    const game = await netrunnerDuel(26);
    await game.play();
    const file = game.players[1].match.file() as MatchFile;
    const verdict = await audit(netrunner as Game<unknown, AnyMove>, file, { curve: inlineCurve });
    expect(verdict).toMatchObject({ clean: true });
  });

  it('N-HID-25 the log opens nothing while the game continues, and every card when it is over', async () => {
    const game = await openGame();
    const judged = (onEntry?: (replayed: { state: State }) => void) =>
      audit(netrunner as Game<unknown, AnyMove>, game.players[0].match.file() as MatchFile, {
        curve: inlineCurve,
        ...(onEntry ? { onEntry } : {}),
      });
    let opened = 0;
    expect(await judged(() => opened++)).toMatchObject({ clean: false, foul: { kind: 'seed' } });
    expect(opened, 'without the seeds not one card is told').toBe(0);
    await game.play();
    const worlds: NonNullable<State['world']>[] = [];
    expect(await judged(({ state }) => void (state.world && worlds.push(state.world)))).toMatchObject({ clean: true });
    const { known, wheres } = worlds.at(-1) as NonNullable<State['world']>;
    for (const seat of [0, 1] as const)
      expect((known[seat] as Known | null)?.hand).toHaveLength(wheres[seat].hand.length);
  });

  it('N-TRX-02 N-TRX-03 traces by the open rule are moves on both phones, and the audit is clean', async () => {
    await gamesThat({ from: 39, times: 2, within: 20, shows: (bids: number) => bids > 1 }, async (seed) => {
      let bids = 0;
      const game = await netrunnerDuel(seed, { options: { rules: '1996', trace: 'comprehensive' } });
      await game.play(({ players }) => {
        for (const { match } of players) {
          const { question, asked, table } = match.view();
          expect(question?.kind === 'sealed' && table?.frames.at(-1)?.do === 'trace').toBe(false);
          if (asked && question?.kind === 'move' && question.window === 'trace') bids++;
        }
        return false;
      });
      for (const { match } of game.players)
        expect(match.view().status).toMatchObject({ kind: 'over', verdict: { clean: true } });
      expect(sameTables(game)).toBe(true);
      return bids;
    });
  });

  it('a phone that crashes in the middle of a game returns to the same question and finishes it', async () => {
    const game = await openGame();
    const before = game.players[1].match.view();
    await game.restart(1);
    await game.quiet();
    const after = game.players[1].match.view();
    expect(after.question).toEqual(before.question);
    expect(after.head).toEqual(before.head);
    expect(after.known).toEqual(before.known);
    await game.play();
    expect(game.players[0].match.view().status).toMatchObject({ kind: 'over', verdict: { clean: true } });
  });
});
