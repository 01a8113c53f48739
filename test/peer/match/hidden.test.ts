/** Hidden resources between two phones: bound when installed, proven when used or trashed. */
import { describe, expect, it } from 'vitest';
import type { AnyMove, CardId } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Table } from '../../../src/rules/netrunner/index.ts';
import { isHiddenResource } from '../../../src/rules/netrunner/rulebook/cards/hidden.ts';
import { type NetrunnerDuel, netrunnerDuel, sameTables } from '../../support/netrunner/netrunnerDuel.ts';
import { weightOf } from '../../support/randomPlay.ts';
import { gamesThat } from '../../support/seeds.ts';

const hidden = [
  'airport-locker',
  'bolt-hole',
  'chiba-bank-account',
  'expendable-family-member',
  'liberated-savings-account',
  'swiss-bank-account',
  'wired-switchboard',
];

/** A Runner deck in which half the cards are hidden resources. */
const decks: readonly [CardId[], CardId[]] = [
  starterDecks[0],
  [...hidden, ...hidden, ...hidden, ...starterDecks[1]].slice(0, 45),
];

/** Hidden resources are installed, used and trashed more often than at random. */
function eagerly(move: AnyMove): number {
  if (move.do === 'concede') return 0;
  const often = 'rig' in move || (move.do === 'use' && 'card' in move) || move.do === 'trashResource';
  return weightOf(move) * (often ? 12 : 1);
}

interface Seen {
  faceDown: number;
  trashed: number;
}

/** Plays to the end; returns the maximum that were face down at the same time, and how many ended in the trash. */
async function played(seed: number): Promise<{ game: NetrunnerDuel; seen: Seen }> {
  const game = await netrunnerDuel(seed, { decks, weigh: eagerly });
  let faceDown = 0;
  const look = ({ players }: NetrunnerDuel): boolean => {
    const table = players[0].match.view().table as Table | null;
    const dark = table?.runner.rig.filter((slot) => table.cards[slot]?.card === null).length ?? 0;
    faceDown = Math.max(faceDown, dark);
    return false;
  };
  await game.play(look);
  const table = game.players[0].match.view().table as Table;
  return { game, seen: { faceDown, trashed: table.runner.trash.filter(isHiddenResource).length } };
}

describe('hidden resources between two phones', () => {
  it('R-GEN-32 both phones agree at every entry, and the audit finds nothing', async () => {
    const shows = ({ faceDown, trashed }: Seen): boolean => faceDown > 0 && trashed > 0;
    await gamesThat({ times: 2, within: 20, shows }, async (seed) => {
      const { game, seen } = await played(seed);
      for (const { match } of game.players)
        expect(match.view().status).toMatchObject({ kind: 'over', by: 'rules', verdict: { clean: true } });
      expect(sameTables(game)).toBe(true);
      return seen;
    });
  });
});
