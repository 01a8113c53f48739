/**
 * What two players may fix together: counts, counters, face-up cards; the game continues from the fixed table (PROTOCOL
 * 14.11).
 */

import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/base/canonical.ts';
import { findCard } from '../../../src/rules/netrunner/card.ts';
import { correct, countOf, countsBySeat, type TableChange } from '../../../src/rules/netrunner/correct.ts';
import { netrunner, type Table } from '../../../src/rules/netrunner/index.ts';
import { CORP, cardAt, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { correct as correctLocal } from '../../../src/solo/local.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { refusalWords } from '../../../src/words/en/netrunner/refusals/index.ts';
import { anyGame } from '../../support/netrunner/anyGame.ts';
import { checkKnown, checkTable } from '../../support/properties.ts';
import { choose, deal, type NetrunnerGame, playOne } from '../../support/randomPlay.ts';

const MAX_CHANGE_LENGTH = 120;

/** Every possible fix at a table, some of them refused. */
function changesAt(table: Table, random: Random): TableChange[] {
  const numbers = ([CORP, RUNNER] as const).flatMap((of) =>
    countsBySeat[of].map((name): TableChange => ({ what: 'count', of, name, to: random(name === 'points' ? 6 : 9) })),
  );
  const cards = Object.values(table.cards).flatMap(({ slot, counters, active }): TableChange[] => [
    ...Object.keys(counters).map((name): TableChange => ({ what: 'counters', slot, name, to: random(4) })),
    { what: 'rezzed', slot, to: !active },
    { what: 'leaves', slot, to: random(2) === 0 ? 'discard' : 'hand' },
  ]);
  const returns = ([CORP, RUNNER] as const).flatMap((of) =>
    (of === CORP ? table.corp.up : table.runner.trash).map(
      (card, index): TableChange => ({
        what: 'returns',
        of,
        index,
        card,
        to: of === RUNNER && random(2) === 0 ? 'rig' : 'hand',
      }),
    ),
  );
  return [...numbers, ...cards, ...returns];
}

/**
 * Plays a game in which the table is fixed now and then; every property holds after each fix. Returns how many fixes
 * there were, by kind.
 */
function playCorrected(local: NetrunnerGame, random: Random): Map<string, number> {
  const made = new Map<string, number>();
  for (let decisions = 0; decisions < 1500; decisions++) {
    const question = netrunner.ask(local.table);
    if (question.kind === 'over') break;
    if (random(6) === 0) {
      const changes = changesAt(local.table, random);
      const change = changes[random(changes.length)] as TableChange;
      expect(canonical(change as never).length).toBeLessThanOrEqual(MAX_CHANGE_LENGTH);
      const before = JSON.stringify(local.table);
      const done = correctLocal(local, change);
      if (!done.ok) {
        expect(JSON.stringify(local.table)).toBe(before);
        expect(refusalWords(done.error)).toMatch(/\.$/);
      } else {
        made.set(change.what, (made.get(change.what) ?? 0) + 1);
        checkTable(local.table, netrunner.ask(local.table));
        checkKnown(local);
      }
      continue;
    }
    playOne(local, (moves) => choose(moves, question, random));
  }
  return made;
}

describe('Fixing the table', () => {
  it('keeps every property, in random games with built-in and random decks', () => {
    const all = new Map<string, number>();
    for (let seed = 1; seed <= 40; seed++) {
      const random = seeded(seed);
      const local = seed % 2 === 0 ? deal(seed) : anyGame(seed).local;
      try {
        for (const [what, times] of playCorrected(local, random)) all.set(what, (all.get(what) ?? 0) + times);
      } catch (error) {
        throw new Error(`seed ${seed}: ${(error as Error).stack}`);
      }
    }
    for (const what of ['count', 'counters', 'rezzed', 'leaves', 'returns'])
      expect(all.get(what), what).toBeGreaterThan(5);
  });

  const table = (): Table => {
    const local = deal(3);
    for (let i = 0; i < 4; i++)
      playOne(local, (moves) => moves.find((move) => move.do === 'bit') ?? (moves[0] as never));
    return local.table;
  };

  it('changes a count, and the same game continues', () => {
    const before = table();
    const done = correct(before, { what: 'count', of: RUNNER, name: 'bits', to: 9 });
    expect(done.ok && countOf(done.value.table, RUNNER, 'bits')).toBe(9);
    expect(done.ok && netrunner.ask(done.value.table)).toEqual(netrunner.ask(before));
    expect(done.ok && done.value.events).toEqual([]);
  });

  it('seven agenda points win, and seven points of bad publicity lose, as in play', () => {
    const points = correct(table(), { what: 'count', of: CORP, name: 'points', to: 7 });
    expect(points.ok && netrunner.ask(points.value.table)).toMatchObject({ kind: 'over', winner: CORP });
    const publicity = correct(table(), { what: 'count', of: CORP, name: 'badPublicity', to: 7 });
    expect(publicity.ok && netrunner.ask(publicity.value.table)).toMatchObject({ kind: 'over', winner: RUNNER });
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ what: 'count', of: RUNNER, name: 'badPublicity', to: 1 }],
    [{ what: 'count', of: RUNNER, name: 'bits', to: -1 }],
    [{ what: 'count', of: RUNNER, name: 'bits', to: 1.5 }],
    [{ what: 'count', of: RUNNER, name: 'bits', to: 1000 }],
    [{ what: 'count', of: RUNNER, name: 'bits', to: 2, more: 1 }],
    [{ what: 'leaves', slot: 1, to: 'pile' }],
    [{ what: 'returns', of: CORP, index: 0, card: 'fetch', to: 'rig' }],
  ])('refuses anything that is not a change: %j', (change) => {
    expect(correct(table(), change)).toMatchObject({ ok: false, error: { kind: 'E-FORM' } });
  });

  it.each(['constructor', '__proto__', 'Thought'])('refuses counters that no card has: %s', (name) => {
    const local = deal(5);
    const random = seeded(5);
    while (Object.keys(local.table.cards).length === 0)
      playOne(local, (moves) => choose(moves, netrunner.ask(local.table), random));
    const [card] = Object.values(local.table.cards);
    const done = correct(local.table, { what: 'counters', slot: card?.slot, name, to: 2 });
    expect(done).toMatchObject({ ok: false, error: { kind: 'E-COUNT' } });
  });

  it('refuses a change to what only one player can see, to the current value, or in the middle of something', () => {
    const local = deal(5);
    const random = seeded(5);
    const seen = new Set<string>();
    for (let i = 0; i < 800 && netrunner.ask(local.table).kind !== 'over'; i++) {
      for (const change of changesAt(local.table, random)) {
        const done = correct(local.table, change);
        if (done.ok) {
          if ('slot' in change && change.what !== 'counters')
            expect(cardAt(local.table, change.slot).card).not.toBeNull();
          continue;
        }
        seen.add(done.error.kind);
        if (change.what === 'rezzed' && done.error.kind === 'E-TYPE')
          expect(findCard(cardAt(local.table, change.slot).card)?.type).toBe('agenda');
      }
      playOne(local, (moves) => choose(moves, netrunner.ask(local.table), random));
    }
    for (const kind of ['E-STATE', 'E-PENDING', 'E-CARD', 'E-TURN']) expect(seen).toContain(kind);
  });
});
