/** A card that becomes the opponent's, between two phones: Theorem Proof as a program in the Runner's rig. */
import { describe, expect, it } from 'vitest';
import type { AnyMove, CardId } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Table } from '../../../src/rules/netrunner/index.ts';
import { RUNNER } from '../../../src/rules/netrunner/table.ts';
import { type NetrunnerDuel, netrunnerDuel, sameTables } from '../../support/netrunner/netrunnerDuel.ts';
import { weightOf } from '../../support/randomPlay.ts';
import { gamesThat } from '../../support/seeds.ts';

const PROOF = 'theorem-proof';

/** All of the Corp's agendas are Theorem Proof. */
const decks: readonly [CardId[], readonly CardId[]] = [
  Array.from({ length: 45 }, (_, at) => (at < 15 ? PROOF : (starterDecks[0][at] as CardId))),
  starterDecks[1],
];

/** Runs and steals what it finds; nothing is scored immediately, so the card stays in play for a while. */
function greedily(move: AnyMove): number {
  if (move.do === 'concede' || move.do === 'rez') return 0;
  return weightOf(move) * ({ run: 6, steal: 50, use: 2, score: 0 }[move.do] ?? 1);
}

async function played(seed: number): Promise<{ game: NetrunnerDuel; inRig: boolean; scored: boolean }> {
  const game = await netrunnerDuel(seed, { decks, weigh: greedily });
  let inRig = false;
  await game.play(({ players }) => {
    const table = players[0].match.view().table as Table | null;
    const mine = Object.values(table?.cards ?? {}).filter(({ card }) => card === PROOF);
    inRig ||= mine.some(({ owner, slot }) => owner === RUNNER && table?.runner.rig.includes(slot));
    return false;
  });
  const table = game.players[0].match.view().table as Table;
  return { game, inRig, scored: table.runner.stolen.includes(PROOF) };
}

describe('a Corp card that becomes the Runner’s', () => {
  it('R-CARD-theorem-proof both phones agree at every entry, and the audit finds nothing', async () => {
    const shows = ({ inRig, scored }: { inRig: boolean; scored: boolean }): boolean => inRig && scored;
    await gamesThat({ times: 3, within: 12, shows }, async (seed) => {
      const { game, ...seen } = await played(seed);
      for (const { match } of game.players)
        expect(match.view().status).toMatchObject({ kind: 'over', by: 'rules', verdict: { clean: true } });
      expect(sameTables(game)).toBe(true);
      return seen;
    });
  });
});
