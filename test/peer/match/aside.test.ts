/** Cards out of play between two phones: set aside with counters, and on top of another card. */
import { expect, it } from 'vitest';
import type { AnyMove, CardId } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { netrunnerDuel, sameTables } from '../../support/netrunner/netrunnerDuel.ts';
import { weightOf } from '../../support/randomPlay.ts';
import { gamesThat } from '../../support/seeds.ts';

/** The starter decks, with fifteen copies of the given card and of a small program for the Runner. */
const withFifteen = (card: CardId): readonly [CardId[], CardId[]] => [
  starterDecks[0],
  [...Array.from({ length: 15 }, () => [card, 'mouse']).flat(), ...starterDecks[1]].slice(0, 45),
];

/**
 * Weights moves so that the card is installed first and used often, small programs replace others, and runs are rare.
 */
const eagerFor =
  (wanted: CardId) =>
  (move: AnyMove): number => {
    if (move.do === 'concede') return 0;
    const { over, card, picks } = move as { over?: unknown; card?: CardId; picks?: number[] };
    if (card === wanted) return 1000;
    if (card === 'mouse') return over === undefined ? 100 : 300;
    if (picks && picks.length > 0) return 20;
    return move.do === 'run' ? 1 : weightOf(move as Move) * (move.do === 'use' ? 30 : 10);
  };

it.each([
  ['The Shell Traders', 'the-shell-traders'],
  ['Microtech Backup Drive', 'microtech-backup-drive'],
])('N-HID-01 %s: cards are set aside and return, and both phones agree at every entry', async (_, card) => {
  const seen = { came: 0, left: 0 };
  const bothWays = (): boolean => seen.came > 0 && seen.left > 0;
  await gamesThat({ within: 6, shows: bothWays }, async (seed) => {
    const game = await netrunnerDuel(seed, {
      decks: withFifteen(card),
      weigh: eagerFor(card),
    });
    let before = 0;
    await game.play(({ players }) => {
      const now = (players[0].match.view().table as Table | null)?.runner.aside.length ?? 0;
      if (now > before) seen.came += 1;
      if (now < before) seen.left += 1;
      before = now;
      return bothWays();
    });
    for (const { match } of game.players) {
      const { status } = match.view();
      if (status.kind === 'over') expect(status).toMatchObject({ by: 'rules', verdict: { clean: true } });
      else expect(status.kind).toBe('playing');
    }
    expect(sameTables(game)).toBe(true);
  });
});
