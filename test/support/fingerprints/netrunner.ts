/**
 * Everything that determines Netrunner's tables: the facts of every card, what each text does, and games with all cards
 * and all options.
 */
import type { Seat } from '../../../src/rules/game.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import type { TableChange } from '../../../src/rules/netrunner/correct.ts';
import { type Move, netrunner } from '../../../src/rules/netrunner/index.ts';
import { CORP, type Options, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { correct } from '../../../src/solo/local.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { coveringDecks } from '../decks.ts';
import { anyGame } from '../netrunner/anyGame.ts';
import { playText, stage } from '../netrunner/playText.ts';
import { type Answered, type Chooser, deal, type NetrunnerGame, playOne, weightOf } from '../randomPlay.ts';
import { textsOf } from '../texts.ts';
import { sorted, Trail, walk } from './trail.ts';

/** Decisions per card on its table; moves about the card, which is active, are preferred. */
const STEPS = 10;
const OWN = 12;
const GAMES = 300;
const MAX_LENGTH = 400; // decisions
const CORRECTED = 30; // games
const ROUNDS = 6;
const ROUND = 30; // decisions between two fixes

/** Every combination of table options. */
const tables = Object.entries(netrunner.options).reduce<Record<string, string>[]>(
  (all, [name, choices]) => all.flatMap((one) => choices.map((choice) => ({ ...one, [name]: choice }))),
  [{}],
) as unknown as readonly Options[];
const tableOf = (n: number): Options => tables[n % tables.length] as Options;

/** The facts of every card, without words or meanings, which only screens and the machine read. */
export function cardFacts(): string {
  const trail = new Trail();
  const words = ['title', 'means', 'asks'];
  for (const card of allCards())
    trail.note(JSON.parse(JSON.stringify(card, (name, value) => (words.includes(name) ? undefined : value))));
  trail.note(netrunner.cards, netrunner.options, netrunner.seats);
  return trail.end();
}

/**
 * A few random decisions at a table staged for each card, with and without a run; the card's own moves are preferred.
 */
export function cardTables(): string {
  const trail = new Trail();
  for (const [at, card] of allCards().entries())
    for (const isRun of [false, true]) {
      const staged = stage({ card, ref: { text: 'use' } }, isRun);
      if (staged === null) continue;
      const own = new Set(Object.values(staged.table.cards).flatMap((one) => (one.card === card.id ? one.slot : [])));
      const isOwn = (move: Move): boolean =>
        ('card' in move && move.card === card.id) || ('slot' in move && own.has(move.slot));
      staged.local.table = { ...staged.table, options: tableOf(at) };
      walk(trail, staged.local, seeded(at), STEPS, (move) => (isOwn(move) ? OWN : 1));
    }
  return trail.end();
}

/** Resolves every card text, with random choices. */
export function textTables(): string {
  const trail = new Trail();
  const any: Chooser = (moves, _, random) => sorted(moves)[random(moves.length)] as Move;
  for (const text of allCards().flatMap(textsOf))
    for (const isRun of [false, true]) {
      const staged = stage(text, isRun);
      if (staged === null) continue;
      playText(text, staged, 1, any);
      trail.note(staged.table);
    }
  return trail.end();
}

/** Games with random cards and options, each about a few cards, whose players try what they have not seen. */
export function gameTables(): string {
  const trail = new Trail();
  for (let seed = 1; seed <= GAMES; seed++) {
    const { local, chooser, watch } = anyGame(seed);
    const ordered: Chooser = (moves, ...asked) => chooser(sorted(moves), ...asked);
    const note = (answered: Answered): void => {
      watch(answered);
      const { before, question, answers } = answered;
      trail.offers(
        answers.flatMap(({ moves }) => sorted(moves)),
        (seat, move) => netrunner.refusal(before, seat, move) !== null,
      );
      trail.note(question, ...answers.map(({ move }) => move));
      trail.events(answered.events);
      trail.table(answered.after);
    };
    for (let decisions = 0; decisions < MAX_LENGTH; ) {
      const more = playOne(local, ordered, note);
      if (more === 0) break;
      decisions += more;
    }
    trail.note(local.table);
    for (const winner of [null, CORP, RUNNER]) trail.note(netrunner.scores?.(local.table, { winner, fault: null }));
  }
  return trail.end();
}

/** Games that both players fix now and then. */
export function correctedTables(): string {
  const trail = new Trail();
  const decks = [coveringDecks(CORP), coveringDecks(RUNNER)] as const;
  for (let game = 0; game < CORRECTED; game++) {
    const [corp, runner] = decks.map((all) => all[game % all.length] ?? []) as [string[], string[]];
    const local = deal(game, [corp, runner], { ...tableOf(game) });
    const random = seeded(game);
    for (let round = 0; round < ROUNDS && local.table.over === null; round++) {
      walk(trail, local, random, ROUND, weightOf);
      putRight(trail, local, random);
    }
  }
  return trail.end();
}

function putRight(trail: Trail, local: NetrunnerGame, random: Random): void {
  const of = random(2) as Seat;
  const slots = Object.values(local.table.cards).map(({ slot }) => slot);
  const slot = slots[random(Math.max(1, slots.length))] ?? 0;
  const changes: TableChange[] = [
    { what: 'count', of, name: 'bits', to: 5 + random(10) },
    { what: 'count', of, name: of === CORP ? 'badPublicity' : 'tags', to: random(3) },
    { what: 'counters', slot, name: 'advancement', to: random(4) },
    { what: 'rezzed', slot, to: random(2) === 0 },
    { what: 'leaves', slot, to: random(2) === 0 ? 'discard' : 'hand' },
  ];
  const change = changes[random(changes.length)];
  const done = correct(local, change);
  trail.note(change, done.ok ? local.table : done.error.kind);
}

/** Which decks are refused: by size, with every option. */
export function deckLimits(): string {
  const trail = new Trail();
  for (const options of tables)
    for (const seat of [CORP, RUNNER] as const)
      for (const [deck = []] of [coveringDecks(seat)])
        for (let size = 38; size <= 50; size++) {
          const cards = [...deck, ...deck].slice(0, size);
          trail.note(netrunner.deckRefusal(seat, cards, { ...options })?.kind ?? 'fits');
        }
  return trail.end();
}
