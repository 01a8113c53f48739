/** Cards that look into piles and hands, between two phones: private information stays private. */
import { expect, it } from 'vitest';
import type { AnyMove, CardId, GameEvent, LookEvent } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Move } from '../../../src/rules/netrunner/move.ts';
import { netrunnerDuel, sameTables } from '../../support/netrunner/netrunnerDuel.ts';
import { weightOf } from '../../support/randomPlay.ts';
import { gamesThat } from '../../support/seeds.ts';

const corp: CardId[] = ['planning-consultants', 'corporate-shuffle', 'reclamation-project', 'strategic-planning-group'];
const runner: CardId[] = [
  'mantis-fixer-at-large',
  'aujourdoui',
  'neto',
  'ronin-around',
  'gypsy-schedule-analyzer',
  'organ-donor',
  'crash-everett-inventive-fixer',
  'deep-thought',
];

/** The starter deck with three copies of each of these cards instead of its last ones; agendas stay. */
const withThree = (deck: readonly CardId[], more: readonly CardId[]): CardId[] => [
  ...deck.slice(0, deck.length - 3 * more.length),
  ...more.flatMap((card) => [card, card, card]),
];
const decks = [withThree(starterDecks[0], corp), withThree(starterDecks[1], runner)] as const;

/** Prefers new cards, and every look, take and discard. */
const eager = (move: AnyMove): number => {
  const { card, hidden } = move as { card?: CardId; hidden?: CardId };
  if (move.do === 'concede') return 0;
  if (['take', 'tuck', 'show', 'use'].includes(move.do)) return 2000;
  if ([...corp, ...runner].includes(card ?? hidden ?? '')) return 3000;
  return weightOf(move as Move);
};

/** An event that a player is told about, as text. */
function wordsOf(event: GameEvent): string {
  const { by, owner, arranged } = event as LookEvent;
  return event.kind === 'look' ? `look ${by} ${owner}${arranged ? ' arranged' : ''}` : event.kind;
}

const wanted = ['look 0 0 arranged', 'look 1 1', 'shown', 'searched', 'hide'];

it('R-GEN-36 arrangements, searches, looks and shown cards are proven, and both phones keep the same table', async () => {
  const found = new Set<string>();
  const all = (): boolean => wanted.every((one) => found.has(one));
  await gamesThat({ from: 4, within: 20, shows: all }, async (seed) => {
    const game = await netrunnerDuel(seed, { decks, weigh: eager });
    game.players[0].match.onEvents(({ events }) => {
      for (const event of events) found.add(wordsOf(event));
    });
    await game.play(({ players }) => players[0].match.view().length > 300 || all());
    const views = game.players.map(({ match }) => match.view());
    for (const { status } of views) expect(['playing', 'over']).toContain(status.kind);
    expect(sameTables(game)).toBe(true);
  });
});
