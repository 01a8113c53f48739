/** Cards that shuffle, cut, install and move others about, between two phones: what only one player may see stays with him. */
import { describe, expect, it } from 'vitest';
import type { AnyMove, CardId } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import type { Move } from '../../../src/rules/netrunner/move.ts';
import { CORP } from '../../../src/rules/netrunner/table.ts';
import { netrunnerDuel, sameTables } from '../../support/netrunnerDuel.ts';
import { weightOf } from '../../support/randomPlay.ts';

const corp: CardId[] = [
  'new-blood',
  'bel-digmo-antibody',
  'stereogram-antibody',
  'walking-wall',
  'mobile-barricade',
  'glacier',
  'security-purge',
  'data-fort-reclamation',
];
const runner: CardId[] = [
  'microtech-ai-interface',
  'netspace-inverter',
  'record-reconstructor',
  'if-you-want-it-done-right',
  'mit-west-tier',
  'boostergang-connections',
  'executive-file-clerk',
  'mystery-box',
  'sneak-preview',
  'test-spin',
  'hijack',
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

/** What these games have to show: cards played, used or scored, and what came of them. */
const wanted = [
  ...[
    'new-blood',
    'mit-west-tier',
    'boostergang-connections',
    'if-you-want-it-done-right',
    'sneak-preview',
    'test-spin',
  ],
  ...['hijack', 'mystery-box', 'record-reconstructor', 'executive-file-clerk', 'netspace-inverter', 'walking-wall'],
  ...['security-purge', 'data-fort-reclamation', 'cut', 'moved', 'arranged'],
];

describe('cards that move others about, between two phones', () => {
  it('come to an end with equal tables and a clean audit', async () => {
    const found = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const game = await netrunnerDuel(seed, { decks, weigh: eager });
      game.players[0].match.onEvents(({ events }) => {
        for (const event of events as NetrunnerEvent[])
          if (event.kind === 'played' || event.kind === 'used' || event.kind === 'scored') found.add(event.card);
          else found.add(event.kind === 'look' && event.arranged && event.by === CORP ? 'arranged' : event.kind);
      });
      await game.play();
      for (const { match } of game.players)
        expect(match.view().status, `seed ${seed}`).toMatchObject({
          kind: 'over',
          by: 'rules',
          verdict: { clean: true },
        });
      expect(sameTables(game), `seed ${seed}`).toBe(true);
    }
    expect(wanted.filter((one) => !found.has(one))).toEqual([]);
  }, 300_000);
});
