/** Cards that shuffle, cut, install and move others about, between two phones: what only one player may see stays with him. */
import { describe, expect, it } from 'vitest';
import type { AnyMove, CardId } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Move } from '../../../src/rules/netrunner/move.ts';
import { netrunnerDuel, sameTables } from '../../support/netrunner/netrunnerDuel.ts';
import { weightOf } from '../../support/randomPlay.ts';

const corp: CardId[] = ['bel-digmo-antibody', 'stereogram-antibody'];
const runner: CardId[] = [
  'microtech-ai-interface',
  'netspace-inverter',
  'record-reconstructor',
  'if-you-want-it-done-right',
  'mit-west-tier',
  'boostergang-connections',
  'executive-file-clerk',
];

/** The starter deck with two of each of these in the place of its last cards; agendas stay. */
const withTwo = (deck: readonly CardId[], more: readonly CardId[]): CardId[] => [
  ...deck.slice(0, deck.length - 2 * more.length),
  ...more.flatMap((card) => [card, card]),
];
const decks = [withTwo(starterDecks[0], corp), withTwo(starterDecks[1], runner)] as const;

/** These cards first, and whatever they offer. */
const eager = (move: AnyMove): number => {
  const { card, hidden } = move as { card?: CardId; hidden?: CardId };
  if (move.do === 'concede') return 0;
  if (['take', 'use', 'show'].includes(move.do)) return 2000;
  return [...corp, ...runner].includes(card ?? hidden ?? '') ? 3000 : weightOf(move as Move);
};

describe('cards that move others about, between two phones', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'seed %i comes to its end with equal tables and a clean audit',
    async (seed) => {
      const game = await netrunnerDuel(seed, { decks, weigh: eager });
      await game.play();
      for (const { match } of game.players)
        expect(match.view().status).toMatchObject({ kind: 'over', by: 'rules', verdict: { clean: true } });
      expect(sameTables(game)).toBe(true);
    },
    120_000,
  );
});
