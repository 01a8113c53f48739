/**
 * Invariants of every game of Netrunner, checked at one step of a game and over complete random games. A failure throws
 * with the number of the game and of its decision.
 */

import { type AnyMove, type CardId, other, publishedMove, type Seat } from '../../src/rules/game.ts';
import { definition } from '../../src/rules/netrunner/card.ts';
import { decisionName, decisionOf, type NetrunnerQuestion } from '../../src/rules/netrunner/decisions.ts';
import { type Move, netrunner, type Table } from '../../src/rules/netrunner/index.ts';
import { openDecision } from '../../src/rules/netrunner/rulebook/choose/decision.ts';
import { memory, memoryUsed } from '../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, type Installed, RUNNER } from '../../src/rules/netrunner/table.ts';
import { type Random, seeded, shuffled } from '../../src/solo/random.ts';
import { refusalWords } from '../../src/words/en/netrunner/refusals/index.ts';
import { anyGame } from './netrunner/anyGame.ts';
import { type Answered, branch, type Chooser, choose, deal, type NetrunnerGame, playOne } from './randomPlay.ts';

/** The classes of refusals (as listed in RULES.md). */
export const kinds = new Set(
  (
    'E-FORM E-OVER E-TURN E-PENDING E-WINDOW E-ACTIONS E-BITS E-CARD E-TYPE E-PLACE E-TARGET E-COUNT E-MU E-STATE ' +
    'E-STRENGTH E-KEYWORD E-LIMIT E-TAG E-DECK'
  ).split(' '),
);

/** The upper limit for a table of two decks of 45 cards. */
const MAX_TABLE_SIZE = 16 * 1024; // bytes of JSON
const MAX_STACK_SIZE = 40; // frames
const MAX_GAME_LENGTH = 5_000; // decisions

/** `what` is a function where the message is more expensive than the check. */
function claim(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Error(typeof what === 'string' ? what : what());
}

const json = (value: unknown): string => JSON.stringify(value);

/** Runs all checks at the open question. `random` is only for the checks, so the game itself is not affected. */
export function checkStep(local: NetrunnerGame, random: Random): void {
  const before = json([local.table, local.known, local.piles]);
  const question = netrunner.ask(local.table);
  checkTable(local.table, question);
  checkKnown(local);
  checkLists(local, question);
  checkListed(local, question, random);
  checkUnlisted(local, question, random);
  checkOrder(local, question);
  checkRoundTrip(local, question, random);
  claim(json([local.table, local.known, local.piles]) === before, 'a check changed the game');
}

// ---- the table

/** Cards, bits and counters are conserved, and the lists are consistent. */
export function checkTable(table: Table, question: NetrunnerQuestion): void {
  checkNumbers(table);
  checkSlots(table);
  const overfull = question.kind === 'choose' && (question.what === 'fit' || question.what === 'overwrite');
  claim(overfull || memoryUsed(table) <= memory(table), 'more memory is used than there is');
  claim(table.frames.length <= MAX_STACK_SIZE, 'the frames pile up');
  claim(json(table).length <= MAX_TABLE_SIZE, 'the table grows');
}

/** Cards of one side, wherever they are. */
export function cardsOf(table: Table, seat: Seat): number {
  const { corp, runner } = table;
  const side = seat === CORP ? corp : runner;
  const open = seat === CORP ? corp.up.length + runner.stolen.length : runner.trash.length;
  const slots = Object.values(table.cards).filter((card) => ownerOf(card) === seat).length;
  return side.hand + side.pile + open + slots + inPlay(table, seat);
}

/** The owner of the deck it came from: an agenda in the Runner's rig is still a Corp card. */
const ownerOf = ({ card, owner }: Installed): Seat => (card === null ? owner : definition(card).side);

/** Cards being played: out of the hand, not yet in the discard pile (T-4). */
function inPlay(table: Table, seat: Seat): number {
  const early = table.options.rules === 'rulings';
  return table.frames.filter((frame) => frame.do === 'play' && frame.seat === seat && !(early && frame.step > 0))
    .length;
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

function checkNumbers(table: Table): void {
  const { corp, runner } = table;
  const numbers: Record<string, number> = {
    'Corp bits': corp.bits,
    'Corp hand': corp.hand,
    'Corp pile': corp.pile,
    'Corp points': corp.points,
    'Runner bits': runner.bits,
    'Runner hand': runner.hand,
    'Runner pile': runner.pile,
    'Runner points': runner.points,
    tags: runner.tags,
    'brain damage': runner.brain,
    actions: table.actions,
    'Corp debt': table.debt[CORP],
    'Runner debt': table.debt[RUNNER],
  };
  for (const card of Object.values(table.cards)) {
    for (const [name, count] of Object.entries(card.counters)) numbers[`${name} on ${card.slot}`] = count;
    for (const [name, count] of Object.entries(card.used)) numbers[`uses (${name}) of ${card.slot}`] = count;
  }
  for (const [name, value] of Object.entries(numbers)) claim(isWhole(value), `${name}: ${value}`);
}

/** Points may be spent; in decks without other sources, they come only from agendas. */
function checkPoints({ corp, runner, cards }: Table): void {
  const scored = corp.scored.map((slot) => cards[slot]?.card ?? '');
  claim(corp.points <= points(scored), 'the Corp has more points than its agendas');
  claim(runner.points <= points(runner.stolen), 'the Runner has more points than his agendas');
}

const points = (cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + (definition(card).points ?? 0), 0);

/** Every slot is in exactly one list, or held by the frame that is about to place it or return it. */
function checkSlots(table: Table): void {
  const { corp, runner, forts, cards } = table;
  const lists = [...forts.flatMap((fort) => [fort.ice, fort.inside]), corp.down, corp.scored, runner.rig, runner.aside];
  const listed = [
    ...lists.flat(),
    ...table.frames.flatMap(held(table)),
    ...(table.run?.guest === undefined ? [] : [table.run.guest]),
  ];
  claim(new Set(listed).size === listed.length, 'a slot is in two places');
  for (const slot of runner.aside) {
    const { active, card, host } = cards[slot] ?? {};
    claim(active === false && card !== null, `slot ${slot} is set aside and hidden, or works`);
    claim(host === undefined || runner.rig.includes(host), `slot ${slot} lies on a card that is gone`);
  }
  claim(json([...listed].sort(byNumber)) === json(Object.keys(cards).map(Number)), 'a slot is in no list');
  for (const [slot, card] of Object.entries(cards)) {
    claim(card.slot === Number(slot) && card.slot <= table.lastSlot, `slot ${slot} has another number`);
    const theirs = card.card !== null && definition(card.card).side !== card.owner && !definition(card.card).asProgram;
    claim(!theirs, `slot ${slot} holds a card of the other`);
    claim(!card.active || card.card !== null, `slot ${slot} works face down`);
    checkFort(table, card);
  }
  claim(new Set(forts.map((fort) => fort.id)).size === forts.length, 'two forts have one name');
}

function checkFort(table: Table, card: Installed): void {
  const ice = table.forts.find((fort) => fort.ice.includes(card.slot));
  const inside = table.forts.find((fort) => fort.inside.includes(card.slot));
  claim(card.fort === ((ice ?? inside)?.id ?? null), `slot ${card.slot} does not know its fort`);
  if (ice) claim(card.ice, `slot ${card.slot} lies on a fort and is no ice`);
  if (inside) claim(!card.ice, `slot ${card.slot} lies inside a fort and is ice`);
}

const byNumber = (a: number, b: number): number => a - b;

const held =
  (table: Table) =>
  (frame: Table['frames'][number]): number[] => {
    if (frame.do === 'installIce' || frame.do === 'installProgram') return [frame.slot];
    // Cards shown from a hand or turned up from a pile stay face up until the text moves them.
    if ((frame.do === 'hand' || frame.do === 'random') && frame.act === 'show') return [...frame.slots];
    if ((frame.do === 'turnTop' && !frame.covered) || frame.do === 'found') return [...frame.slots];
    if (frame.do !== 'access') return [];
    return frame.seen.flatMap((entry) =>
      entry.from === 'hand' && entry.slot !== null && table.cards[entry.slot] ? [entry.slot] : [],
    );
  };

/** What a player knows is consistent with the table. */
export function checkKnown({ table, known, piles }: NetrunnerGame): void {
  for (const seat of [CORP, RUNNER]) {
    const mine = seat === CORP ? table.corp : table.runner;
    const { hand, pile, slots } = known[seat];
    claim(hand.length === mine.hand && pile.length === mine.pile, 'a player lost count of his cards');
    claim(json([...piles[seat]].sort(byCode)) === json(pile), 'a player does not know his pile');
    const own = Object.values(table.cards).filter((card) => ownerOf(card) === seat);
    for (const card of own)
      claim(slots[card.slot] !== undefined && (card.card ?? slots[card.slot]) === slots[card.slot], 'a face changed');
    claim(own.length === Object.keys(slots).length, 'a player knows a slot that is gone');
  }
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// ---- the moves

const deciders = (question: NetrunnerQuestion): Seat[] => {
  if (question.kind === 'sealed') return [CORP, RUNNER];
  return question.kind === 'move' || question.kind === 'choose' ? [question.of] : [];
};

/** The player being asked has an answer, and the opponent has none; the decision named by a refusal is the open one. */
function checkLists({ table, known }: NetrunnerGame, question: NetrunnerQuestion): void {
  const decision = decisionOf(question);
  claim(
    !decision || openDecision(table) === decisionName(question),
    () => `${openDecision(table)} at ${json(question)}`,
  );
  const asked = deciders(question);
  for (const seat of [CORP, RUNNER]) {
    const moves = netrunner.moves(table, seat, known[seat]);
    claim(moves.length > 0 === asked.includes(seat), () => `${seat} has ${moves.length} moves at ${json(question)}`);
    claim(new Set(moves.map(nameOf)).size === moves.length, () => `a move is listed twice at ${json(question)}`);
  }
  const [seat] = asked;
  if (seat === undefined || asked.length > 1) return;
  for (const move of netrunner.moves(table, seat, known[seat]).slice(0, 3))
    claim(netrunner.refusal(table, other(seat), move) !== null, () => `${json(move)} goes for the other player too`);
}

/** Canonical key of a move, independent of property order. */
const nameOf = (move: AnyMove): string =>
  json(
    Object.entries(move)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => byCode(a, b)),
  );

/** Every listed move is accepted, mutates none of its inputs, and gives the same table with and without its secret. */
function checkListed(local: NetrunnerGame, question: NetrunnerQuestion, random: Random): void {
  if (question.kind !== 'move' && question.kind !== 'choose') return;
  const seat = question.of;
  const sizes = [cardsOf(local.table, CORP), cardsOf(local.table, RUNNER)];
  for (const move of netrunner.moves(local.table, seat, local.known[seat]).slice(0, 40)) {
    const what = () => `${json(move)} at ${json(question)}`;
    claim(
      netrunner.refusal(local.table, seat, move, local.known[seat]) === null,
      () => `listed and refused: ${what()}`,
    );
    const step = netrunner.answer(deepFrozen(local.table), { kind: 'move', seat, move });
    claim(step.ok, () => `listed and not taken: ${what()}`);
    const blind = netrunner.answer(local.table, { kind: 'move', seat, move: publishedMove(move) });
    claim(blind.ok && json(blind.value) === json(step.value), () => `depends on a hidden face: ${what()}`);
    const tried = branch(local, random);
    playOne(
      tried,
      <M extends AnyMove>(moves: readonly M[]): M => moves.find((one) => nameOf(one) === nameOf(move)) as M,
    );
    for (const owner of [CORP, RUNNER]) {
      const gone = (sizes[owner] ?? 0) - cardsOf(tried.table, owner);
      claim(
        gone >= 0 && gone <= mayLeave(local.table, owner) + leaving(local.table, move),
        () => `cards appear or vanish: ${what()}`,
      );
    }
    checkTable(tried.table, netrunner.ask(tried.table));
  }
}

/** Cards that leave the game when they leave play, or that cannot be installed when their time comes. */
const mayLeave = (table: Table, owner: Seat): number =>
  Object.values(table.cards).filter(({ slot, card, owner: holder }) =>
    owner === CORP
      ? card !== null && definition(card).side !== holder
      : card !== null && table.runner.aside.includes(slot) && isBound(card),
  ).length;

/** Cards that leave the game once played: by this move, or still being paid for. */
const leaving = ({ frames }: Table, move: Move): number =>
  [move, ...frames].filter((one) => one.do === 'play' && definition(one.card).leavesGame).length;

/** Deep-freezes a table, so that any write throws. Parts shared with earlier tables are frozen already. */
function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}

/** An unlisted move is refused with a class, and asking changes nothing. */
function checkUnlisted({ table, known }: NetrunnerGame, question: NetrunnerQuestion, random: Random): void {
  const [seat] = deciders(question);
  if (seat === undefined) return;
  const moves = netrunner.moves(table, seat, known[seat]);
  const nameFor = question.kind === 'choose' && question.ordered ? nameOf : plainName;
  const listed = new Set(moves.map(nameFor));
  for (const value of [...mutants(moves, random), ...reordered(moves, random), ...strangers(random)]) {
    const refusal = netrunner.refusal(table, seat, value, known[seat]);
    if (refusal) {
      claim(
        kinds.has(refusal.kind) && refusalWords(refusal).length > 0,
        () => `refused with ${json(refusal)}: ${json(value)}`,
      );
      continue;
    }
    const move = value as Move;
    claim(
      move.do === 'concede' || listed.has(nameFor(move)) || isBeyondList(moves, move, question),
      () => `accepted and not listed: ${json(value)} at ${json(question)}`,
    );
  }
}

/** Picks of a subset may come in any order if the question ignores it, and `times: 1` is optional. */
function plainName(move: Move): string {
  if (move.do === 'choose' && move.picks.length > 1) return `picks ${[...move.picks].sort(byNumber)}`;
  if (move.do !== 'use' || move.times !== 1) return nameOf(move);
  const { times: _, ...once } = move;
  return nameOf(once);
}

/**
 * Legal but deliberately unlisted: bids that combine several link cards or list none, several boosts in one use, and
 * choices with too many options to list.
 */
function isBeyondList(moves: readonly Move[], move: Move, question: NetrunnerQuestion): boolean {
  if (move.do === 'bid') return question.kind === 'sealed' || move.links?.length === 0;
  if (move.do === 'choose') return moves.length >= 512;
  return move.do === 'use' && question.kind === 'move' && question.window === 'encounter' && (move.times ?? 1) > 0;
}

/** Listed moves with one thing changed. */
function mutants(moves: readonly Move[], random: Random): unknown[] {
  const found: unknown[] = [];
  for (let i = 0; i < 12; i++) {
    const move = moves[random(moves.length)] as unknown as Record<string, unknown>;
    const names = Object.keys(move);
    const name = names[random(names.length)] as string;
    found.push({ ...move, [name]: strange[random(strange.length)] });
    found.push({ ...move, [fields[random(fields.length)] as string]: strange[random(strange.length)] });
    const { [name]: _, ...less } = move;
    found.push(less);
    if (Array.isArray(move['picks'])) found.push({ ...move, picks: [...move['picks'], ...move['picks']] });
  }
  return found;
}

/** The same picks in a different order. */
const reordered = (moves: readonly Move[], random: Random): Move[] =>
  moves
    .filter((move) => move.do === 'choose' && move.picks.length > 1)
    .slice(-20)
    .map((move) => ({ ...move, picks: shuffled(move.do === 'choose' ? move.picks : [], random) }));

/** If a question ignores the order, no order makes a difference. */
function checkOrder({ table, known }: NetrunnerGame, question: NetrunnerQuestion): void {
  if (question.kind !== 'choose' || question.ordered || question.total !== undefined) return;
  const seat = question.of;
  for (const move of netrunner.moves(table, seat, known[seat]).slice(-20)) {
    if (move.do !== 'choose' || move.picks.length < 2) continue;
    const [as, back] = [move.picks, move.picks.toReversed()].map((picks) =>
      netrunner.answer(table, { kind: 'move', seat, move: { do: 'choose', picks } }),
    );
    claim(json(as) === json(back), () => `the order matters and is not asked for: ${json(move)} at ${json(question)}`);
  }
}

/** Moves for other questions, and values that are not moves. */
const strangers = (random: Random): unknown[] => Array.from({ length: 12 }, () => others[random(others.length)]);

const fields =
  'do hidden ice fort over clear card slot ability sub times picks bits base links at extra __proto__'.split(' ');
const strange: unknown[] = [
  ...[0, 1, 2, 3, 5, 8, 13, 21, 34, 200, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53, -0],
  ...[
    '',
    'hq',
    'rd',
    'archives',
    'f1',
    'f2',
    'new',
    'keeper',
    'wall-of-static',
    'loony-goon',
    'score',
    'hostile-takeover',
  ],
  ...['__proto__', 'constructor', 'toString', 'pass', 'use', 'rez', 'x'.repeat(10_000)],
  ...[true, false, null, undefined, {}, [], [[]], [1, 2, 3], [0], ['0'], [0.5], [-1], [[1, 1, 1]], { length: 3 }],
  Array.from({ length: 10_000 }, (_, at) => at),
];
const others: unknown[] = [
  ...strange,
  ...'pass draw bit removeTag jackOut discard'.split(' ').map((name) => ({ do: name })),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20].flatMap((slot) => [
    { do: 'advance', slot },
    { do: 'trashResource', slot },
    { do: 'rez', slot, card: 'wall-of-static' },
    { do: 'rez', slot, card: 'red-herrings' },
    { do: 'score', slot, card: 'hostile-takeover' },
    ...[0, 1, 2].flatMap((ability) => [
      { do: 'use', slot, ability },
      { do: 'use', slot, ability, times: 2 },
      { do: 'use', slot, ability, sub: 0 },
    ]),
  ]),
  ...['hq', 'rd', 'archives', 'f1', 'f2', 'f3', 'new', '__proto__'].flatMap((fort) => [
    { do: 'run', fort },
    { do: 'install', ice: true, fort, hidden: 'keeper' },
    { do: 'install', ice: false, fort, hidden: 'keeper' },
    { do: 'install', ice: false, fort, hidden: 'rockerboy-promotion' },
    { do: 'install', ice: false, fort, hidden: 'red-herrings', over: 3 },
    { do: 'install', ice: true, fort, hidden: 'filter', clear: true },
  ]),
  ...['score', 'loony-goon', 'accounts-receivable', 'keeper', '__proto__', 'constructor'].flatMap((card) => [
    { do: 'play', card },
    { do: 'install', card },
    { do: 'install', card, over: true },
    { do: 'show', card },
    { do: 'steal', at: 0, card },
    { do: 'trash', at: 0, card },
    { do: 'discard', card },
    { do: 'discard', hidden: card },
  ]),
  ...[[], [0], [1], [1, 1], [0, 1], [4]].map((picks) => ({ do: 'choose', picks })),
  ...[0, 1, 2, 99].map((bits) => ({ do: 'bid', bits })),
  { do: 'bid', bits: 1, base: 1, links: [[1, 1, 1]] },
  JSON.parse('{"do":"pass","__proto__":{"do":"draw"}}'),
  JSON.parse('{"__proto__":{"do":"pass"}}'),
  { do: 'hasOwnProperty' },
];

/** A stored table continues identically. */
function checkRoundTrip(local: NetrunnerGame, question: NetrunnerQuestion, random: Random): void {
  const stored = JSON.parse(json(local.table)) as Table;
  claim(json(stored) === json(local.table) && json(netrunner.ask(stored)) === json(question), 'a table does not store');
  const seed = random(1_000_000);
  const [kept, loaded] = [branch(local, seeded(seed)), { ...branch(local, seeded(seed)), table: stored }];
  playOne(kept);
  playOne(loaded);
  claim(json(loaded.table) === json(kept.table), 'a stored table goes on in another way');
}

// ---- whole games

export interface Played {
  decisions: number;
  /** Why the game ended. */
  why: string;
}

/**
 * One complete random game: counts cards at every step and checks everything at about one step in `every`. Odd seeds
 * use the 1996 rulebook, even seeds the rulings.
 */
export function checkGame(seed: number, every: number): Played {
  return checkPlayed(seed, deal(seed, undefined, seed % 2 === 0 ? { rules: 'rulings' } : {}), every, {
    checkAlways: checkPoints,
  });
}

/** `checkGame` with random cards from the catalogue and random table options. */
export function checkAnyGame(seed: number, every: number, watch?: (answered: Answered) => void): Played {
  const { local, chooser, watch: follow } = anyGame(seed);
  const both = (answered: Answered): void => {
    follow(answered);
    watch?.(answered);
  };
  return checkPlayed(seed, local, every, { chooser, watch: both });
}

const isBound = (id: CardId): boolean => {
  const { costsPoints, keywords, leavesGame, type } = definition(id);
  return leavesGame === true || (type !== 'resource' && (costsPoints !== undefined || keywords.includes('Unique')));
};

/** How a game is played, and what else is done at each step. */
interface Ways {
  checkAlways?: (table: Table) => void;
  chooser?: Chooser;
  watch?: (answered: Answered) => void;
}

function checkPlayed(
  seed: number,
  local: NetrunnerGame,
  every: number,
  { checkAlways = () => {}, chooser = choose, watch }: Ways,
): Played {
  const checks = seeded(seed + 0x5eed);
  const sizes = [cardsOf(local.table, CORP), cardsOf(local.table, RUNNER)];
  // Only a card that has changed sides may be removed from the game.
  const removable = local.piles[CORP].concat(local.known[CORP].hand).filter((id) => definition(id).asProgram).length;
  // Set-aside cards that cannot be installed in time leave the game, and so do cards whose text removes them.
  const bound = local.piles[RUNNER].concat(local.known[RUNNER].hand).filter(isBound).length;
  let decisions = 0;
  try {
    for (;;) {
      if (checks(every) === 0) checkStep(local, checks);
      const more = playOne(local, chooser, watch);
      checkAlways(local.table);
      const gone = (sizes[CORP] ?? 0) - cardsOf(local.table, CORP);
      claim(gone >= 0 && gone <= removable, 'a card of the Corp appears or vanishes');
      const lost = (sizes[RUNNER] ?? 0) - cardsOf(local.table, RUNNER);
      claim(lost >= 0 && lost <= bound, 'a card of the Runner appears or vanishes');
      if (more === 0) break;
      decisions += more;
      claim(decisions < MAX_GAME_LENGTH, 'the game does not end');
    }
    checkTable(local.table, netrunner.ask(local.table));
  } catch (error) {
    throw new Error(`game ${seed}, decision ${decisions}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  return { decisions, why: local.table.over?.why ?? '' };
}
