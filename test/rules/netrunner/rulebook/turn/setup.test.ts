/** Chapter 1 of RULES.md: setup (N-SET). */

import { describe, expect, it } from 'vitest';
import type { Question } from '../../../../../src/rules/game.ts';
import { starterDecks } from '../../../../../src/rules/netrunner/cards/starters.ts';
import { type Move, netrunner, type Table } from '../../../../../src/rules/netrunner/index.ts';
import { handSize, memory, memoryUsed } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { decide, type LocalGame, startLocal } from '../../../../../src/solo/local.ts';
import { seeded } from '../../../../../src/solo/random.ts';
import { refusalWords } from '../../../../../src/words/en/netrunner/refusals/index.ts';

const [corpDeck, runnerDeck] = starterDecks;

function begun(seed = 1): LocalGame<Table, Move> {
  const started = startLocal(netrunner, starterDecks, {}, seeded(seed));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

/** The kind of refusal for a move at the given table. */
const refused = (local: LocalGame<Table, Move>, seat: 0 | 1, move: unknown): string | undefined =>
  netrunner.refusal(local.table, seat, move, local.known[seat])?.kind;

/** The table before any answer, and the questions up to the first decision. */
function fresh(): { table: Table; questions: Question[] } {
  const made = netrunner.setup({ sizes: [45, 45], options: {} });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const questions: Question[] = [];
  let table = made.value;
  for (let question = netrunner.ask(table); question.kind !== 'move'; question = netrunner.ask(table)) {
    questions.push(question);
    const step = netrunner.answer(table, { kind: question.kind } as { kind: 'hide' } | { kind: 'look' });
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    table = step.value.table;
  }
  return { table: made.value, questions };
}

describe('setup', () => {
  it('N-SET-01 each player brings a deck for their own role', () => {
    const wrong = netrunner.deckRefusal(CORP, [...corpDeck.slice(1), 'inside-job'], {});
    expect(wrong?.kind).toBe('E-DECK');
    expect(wrong && refusalWords(wrong)).toContain('Inside Job');
    expect(netrunner.deckRefusal(RUNNER, corpDeck, {})?.kind).toBe('E-DECK');
    expect(netrunner.deckRefusal(CORP, ['keeper', 'no-such-card'], {})?.kind).toBe('E-DECK');
    const started = startLocal(netrunner, [runnerDeck, corpDeck], {}, seeded(1));
    expect(started.ok ? 'started' : started.error.kind).toBe('E-DECK');
    expect(netrunner.deckRefusal(CORP, corpDeck, {})).toBeNull();
    expect(netrunner.deckRefusal(RUNNER, runnerDeck, {})).toBeNull();
  });

  it('N-SET-02 each player starts with five bits', () => {
    const { table } = begun();
    expect([table.corp.bits, table.runner.bits]).toEqual([5, 5]);
  });

  it('N-SET-03 both decks are shuffled by both players together before a card is dealt', () => {
    const { table, questions } = fresh();
    expect(questions[0]).toEqual({ kind: 'hide', piles: [CORP, RUNNER] });
    expect(questions.slice(1).every((question) => question.kind === 'look')).toBe(true);
    const early = netrunner.answer(table, { kind: 'look' });
    expect(early.ok ? 'dealt' : early.error.kind).toBe('E-PENDING');
    // After the deal no player can have a deck reshuffled.
    const local = begun();
    expect(netrunner.answer(local.table, { kind: 'hide' }).ok).toBe(false);
    expect(refused(local, RUNNER, { do: 'shuffle', pile: CORP })).toBe('E-FORM');
  });

  it('N-SET-03 nobody sees an order: the table holds no card, and other random numbers give another order', () => {
    const local = begun(1);
    expect(JSON.stringify(local.table)).not.toContain(corpDeck[0]);
    expect(local.known[RUNNER].seen).toEqual({});
    expect(local.piles[CORP]).not.toEqual(begun(2).piles[CORP]);
    expect([...local.piles[CORP], ...local.known[CORP].hand].sort()).toEqual([...corpDeck].sort());
  });

  it('N-SET-04 each player draws five cards', () => {
    const { questions } = fresh();
    expect(questions.slice(1, 3)).toEqual([
      { kind: 'look', to: CORP, pile: CORP, at: 0, count: 5 },
      { kind: 'look', to: RUNNER, pile: RUNNER, at: 0, count: 5 },
    ]);
    const { table, known, piles } = begun();
    expect([table.runner.hand, table.runner.pile]).toEqual([5, 40]);
    // The Corp has also made its first draw.
    expect([table.corp.hand, table.corp.pile]).toEqual([6, 39]);
    expect([known[RUNNER].hand.length, piles[RUNNER].length]).toEqual([5, 40]);
  });

  it('N-SET-05 both hands may hold five cards at the end of a turn', () => {
    const { table } = begun();
    expect([handSize(table, CORP), handSize(table, RUNNER)]).toEqual([5, 5]);
  });

  it('N-SET-06 the Runner starts with four memory units, all free', () => {
    const { table } = begun();
    expect([memory(table), memoryUsed(table)]).toEqual([4, 0]);
  });

  it('N-SET-07 the Corp takes the first turn', () => {
    const local = begun();
    expect([local.table.turn, local.table.active]).toEqual([1, CORP]);
    expect(netrunner.ask(local.table)).toMatchObject({ kind: 'move', of: CORP });
    expect(refused(local, RUNNER, { do: 'draw' })).toBe('E-TURN');
    expect(decide(local, RUNNER, { do: 'bit' }).ok).toBe(false);
  });

  it('N-SET-08 HQ, R&D and Archives exist from the start, and no other fort', () => {
    const local = begun();
    expect(local.table.forts).toEqual([
      { id: 'hq', ice: [], inside: [], counters: {} },
      { id: 'rd', ice: [], inside: [], counters: {} },
      { id: 'archives', ice: [], inside: [], counters: {} },
    ]);
    expect([local.table.corp.up, local.table.corp.down]).toEqual([[], []]);
    for (let i = 0; i < 3; i++) decide(local, CORP, { do: 'bit' });
    for (const card of local.known[CORP].hand.slice(0, 1)) decide(local, CORP, { do: 'discard', hidden: card });
    expect(netrunner.ask(local.table)).toMatchObject({ of: RUNNER, window: 'action' });
    expect(refused(local, RUNNER, { do: 'run', fort: 'f1' })).toBe('E-PLACE');
    expect(refused(local, RUNNER, { do: 'run', fort: 'archives' })).toBeUndefined();
  });

  it('N-SET-09 players start with nothing: no tags, no brain damage, no trash, no points, nothing installed', () => {
    const { table } = begun();
    const { tags, brain, trash, rig, aside, stolen, points } = table.runner;
    expect({ tags, brain, trash, rig, aside, stolen, points }).toEqual({
      tags: 0,
      brain: 0,
      trash: [],
      rig: [],
      aside: [],
      stolen: [],
      points: 0,
    });
    expect([table.corp.points, table.corp.scored, Object.keys(table.cards)]).toEqual([0, [], []]);
  });

  it('N-SET-10 players cannot exchange their opening hands', () => {
    const local = begun();
    for (const seat of [CORP, RUNNER] as const)
      for (const move of ['mulligan', 'redraw', 'exchange']) expect(refused(local, seat, { do: move })).toBe('E-FORM');
    const offered = new Set(netrunner.moves(local.table, CORP, local.known[CORP]).map((move) => move.do));
    for (const move of offered) expect(['draw', 'bit', 'play', 'install', 'advance']).toContain(move);
  });
});
