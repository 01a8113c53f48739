/** Cards that shuffle, cut, install and move others, between two phones: private information stays private. */
import { expect, it } from 'vitest';
import type { AnyMove, CardId } from '../../../src/rules/game.ts';
import { definition } from '../../../src/rules/netrunner/cards/index.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import type { Move } from '../../../src/rules/netrunner/move.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { netrunnerDuel, sameTables } from '../../support/netrunner/netrunnerDuel.ts';
import { weightOf } from '../../support/randomPlay.ts';

const isAgenda = (card: CardId): boolean => definition(card).type === 'agenda';

/** The starter deck with four copies of each of these cards instead of its last ones; agendas: two, for agendas. */
function withFour(deck: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const four = cards.flatMap((card) => (isAgenda(card) ? [card, card] : [card, card, card, card]));
  const replaced = (some: CardId[], by: CardId[]) => [...some.slice(0, some.length - by.length), ...by];
  return [
    ...replaced(deck.filter(isAgenda), four.filter(isAgenda)),
    ...replaced(
      deck.filter((card) => !isAgenda(card)),
      four.filter((card) => !isAgenda(card)),
    ),
  ];
}

/** Plays these cards first, and whatever they offer. */
const eagerFor =
  (cards: readonly CardId[], isPatient: boolean) =>
  (move: AnyMove): number => {
    const { card, hidden } = move as { card?: CardId; hidden?: CardId };
    if (move.do === 'concede') return 0;
    if (move.do === 'score') return 9000;
    if (isPatient && move.do === 'advance') return 6000;
    if (isPatient && move.do === 'bit') return 900;
    if (['take', 'use', 'show', 'advance'].includes(move.do)) return 2000;
    return cards.includes(card ?? hidden ?? '') ? 3000 : weightOf(move as Move);
  };

/**
 * Cards, and what their games must also show. Together, the first two seeds show everything; the rest are tried when
 * rules change.
 */
const games: { corp: CardId[]; runner: CardId[]; events: string[]; isPatient: boolean; seeds: number[] }[] = [
  {
    corp: ['new-blood', 'walking-wall', 'glacier', 'bel-digmo-antibody'],
    runner: [
      'record-reconstructor',
      'microtech-ai-interface',
      'executive-file-clerk',
      'netspace-inverter',
      'mystery-box',
    ],
    events: ['cut', 'moved', 'arranged'],
    isPatient: false,
    seeds: [9, 2, 1, 3, 4, 5, 6, 7, 8],
  },
  {
    corp: ['security-purge', 'data-fort-reclamation', 'mobile-barricade', 'stereogram-antibody'],
    runner: [
      'boostergang-connections',
      'mit-west-tier',
      'if-you-want-it-done-right',
      'sneak-preview',
      'test-spin',
      'hijack',
    ],
    events: ['scored'],
    // For expensive cards.
    isPatient: true,
    seeds: [4, 3, 1, 2, 5, 6, 7, 8],
  },
  {
    corp: ['indiscriminate-response-team'],
    runner: ['bodyweight-synthetic-blood'],
    // The Runner's hand goes into the stack through the Corp's action, without an entry chosen by the Runner.
    events: ['tucked'],
    isPatient: false,
    seeds: [1, 2, 3, 4],
  },
];

/** A card that was played, used or rezzed has done its job. */
function shown(event: NetrunnerEvent): string {
  if (event.kind === 'card' && event.owner === RUNNER && event.from.in === 'hand' && event.to.in === 'pile')
    return 'tucked';
  if (event.kind === 'look') return event.arranged && event.by === CORP ? 'arranged' : 'look';
  return event.kind === 'played' || event.kind === 'used' || event.kind === 'rezzed' ? event.card : event.kind;
}

it.each(games)('a game with $corp and $runner ends with equal tables and a clean audit', async (one) => {
  const { corp, runner, events, seeds } = one;
  const decks = [withFour(starterDecks[0], corp), withFour(starterDecks[1], runner)] as const;
  // Except cards that work automatically or only when found; and any one of the agendas.
  const wanted = [...corp, ...runner, ...events].filter((name) => !/antibody|interface|reclamation|purge/.test(name));
  const found = new Set<string>();
  const isAll = () => wanted.every((name) => found.has(name));
  for (const seed of seeds) {
    const game = await netrunnerDuel(seed, { decks, weigh: eagerFor([...corp, ...runner], one.isPatient) });
    game.players[0].match.onEvents((told) => {
      for (const event of told.events as NetrunnerEvent[]) found.add(shown(event));
    });
    await game.play();
    for (const { match } of game.players)
      expect(match.view().status, `seed ${seed}`).toMatchObject({
        kind: 'over',
        by: 'rules',
        verdict: { clean: true },
      });
    expect(sameTables(game), `seed ${seed}`).toBe(true);
    if (isAll()) break;
  }
  expect(wanted.filter((name) => !found.has(name))).toEqual([]);
});
