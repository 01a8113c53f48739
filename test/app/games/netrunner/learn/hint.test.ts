/**
 * A hint uses only what the player sees: different hidden cards give the same hint, its choices are legal, and
 * everything in it has words.
 */
import { describe, expect, it } from 'vitest';
import { hasEffect, hintFor } from '../../../../../src/app/games/netrunner/learn/guided/hint.ts';
import type { Seat } from '../../../../../src/rules/game.ts';
import { starterDecks } from '../../../../../src/rules/netrunner/cards/starters.ts';
import { netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { decideMove } from '../../../../../src/rules/netrunner/machine/decide.ts';
import { decide, decideSealed, startLocal } from '../../../../../src/solo/local.ts';
import { seeded } from '../../../../../src/solo/random.ts';
import { hintTopicWords, wordsOfReason } from '../../../../../src/words/en/netrunner/hints.ts';
import { scenario } from '../../../../support/scenario.ts';

const hintIn = (t: ReturnType<typeof scenario>, seat: Seat) => {
  const known = t.local.known[seat];
  return hintFor({ table: t.table, known, seat }, netrunner.moves(t.table, seat, known));
};

describe('the main point of a hint', () => {
  it('winning comes before everything else', () => {
    const t = scenario({
      at: 'start',
      corp: { points: 5 },
      forts: { f1: { inside: [{ card: 'marine-arcology', counters: { advancement: 3 } }] } },
    });
    expect(hintIn(t, 0).matter).toEqual({ kind: 'win' });
    expect(hintTopicWords({ kind: 'win' })).toBe('You can win now.');
  });

  it('a tagged Runner with few cards is told, with numbers, that they could be flatlined', () => {
    const t = scenario({ turn: 'runner', runner: { tags: 1, hand: ['score', 'score'] } });
    expect(hintTopicWords(hintIn(t, 1).matter)).toBe('You could be flatlined: 1 tag, and 2 cards in hand.');
  });

  it('an advanced card is named by its fort and counters', () => {
    const t = scenario({
      turn: 'runner',
      forts: { f1: { ice: ['filter'], inside: [{ card: 'tycho-extension', counters: { advancement: 2 } }] } },
    });
    expect(hintTopicWords(hintIn(t, 1).matter)).toBe(
      'The card in Fort 1 has 2 counters: it might be scored next turn.',
    );
  });

  it('the Corp is told about agendas in an open hand', () => {
    const t = scenario({ corp: { hand: ['tycho-extension', 'marine-arcology'] } });
    expect(hintTopicWords(hintIn(t, 0).matter)).toBe('2 agendas in your hand, and no ice in front of HQ.');
  });
});

describe('a fort without ice', () => {
  it('is the one that the suggested moves protect', () => {
    const t = scenario({ corp: { bits: 5, hand: ['keeper', 'fire-wall', 'hunter'] } });
    const { matter, choices } = hintIn(t, 0);
    const forts = choices.flatMap(({ move }) => (move.do === 'install' && 'fort' in move ? [move.fort] : []));
    expect([matter, forts]).toEqual([{ kind: 'bare', fort: forts[0], mine: true }, ['rd', 'rd', 'rd']]);
  });
});

describe('the text of a hint', () => {
  it('what paying costs is worth more than the bits paid, so it is not called the price', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 5, hand: ['codecracker'] } });
    const { choices } = hintIn(t, 1);
    const paid = choices.flatMap(({ reasons }) => reasons).find(({ key }) => key === 'price');
    expect(paid && wordsOfReason(paid)).toBe('fewer bits left for the rest');
  });

  it('an agenda that can be scored this turn is named with its figures', () => {
    const t = scenario({
      corp: { bits: 7 },
      forts: { f1: { ice: ['filter'], inside: [{ card: 'marine-arcology', counters: { advancement: 1 } }] } },
    });
    expect(hintTopicWords(hintIn(t, 0).matter)).toBe(
      'You can score the agenda in Fort 1 this turn. It has 1 counter and needs 2 more actions and 2 bits.',
    );
  });

  it('no move without effect is suggested, such as searching an empty trash', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 5, hand: ['forgotten-backup-chip', 'score'] } });
    const { choices } = hintIn(t, 1);
    expect(choices.length).toBeGreaterThan(1);
    expect(JSON.stringify(choices)).not.toContain('forgotten-backup-chip');
    const view = { table: t.table, known: t.local.known[1], seat: 1 as const };
    expect(hasEffect(view, { do: 'play', card: 'forgotten-backup-chip' })).toBe(false);
    expect(hasEffect(view, { do: 'play', card: 'score' })).toBe(true);
    const full = scenario({
      turn: 'runner',
      runner: { hand: ['forgotten-backup-chip'], trash: ['tinweasel'] },
    });
    expect(
      hasEffect(
        { table: full.table, known: full.local.known[1], seat: 1 },
        { do: 'play', card: 'forgotten-backup-chip' },
      ),
    ).toBe(true);
  });

  it('none of a thousand hints on seeded positions is empty, lacks a reason or suggests a move without effect', () => {
    let hints = 0;
    const said = new Map<string, number>();
    for (let seed = 300; hints < 1000; seed++) {
      const started = startLocal(netrunner, starterDecks, {}, seeded(seed));
      if (!started.ok) throw new Error(JSON.stringify(started.error));
      const local = started.value;
      const chance = seeded(seed + 1000);
      for (let answers = 0; answers < 250 && hints < 1000; answers++) {
        const question = netrunner.ask(local.table);
        if (question.kind === 'sealed') {
          const [corp, runner] = ([0, 1] as const).map((seat) =>
            decideMove({ table: local.table, known: local.known[seat], seat }, 'novice', chance),
          );
          if (!corp || !runner || !decideSealed(local, [corp, runner]).ok)
            throw new Error(`bids refused, seed ${seed}`);
          continue;
        }
        if (question.kind !== 'move' && question.kind !== 'choose') break;
        const seat = question.of;
        const view = { table: local.table, known: local.known[seat], seat };
        const legal = netrunner.moves(local.table, seat, view.known);
        if (question.kind === 'move' && question.window === 'action') {
          const { matter, choices } = hintFor(view, legal);
          hints++;
          said.set(matter.kind, (said.get(matter.kind) ?? 0) + 1);
          const where = `seed ${seed}, answer ${answers}`;
          expect(hintTopicWords(matter), where).toMatch(/^[A-Z0-9].*\.$/);
          expect(
            matter.kind === 'win' || /\d|no ice/.test(hintTopicWords(matter)),
            `${where}: ${hintTopicWords(matter)}`,
          ).toBe(true);
          expect(choices.length, where).toBeGreaterThan(0);
          for (const { move, reasons } of choices) {
            expect(reasons.length, where).toBeGreaterThan(0);
            for (const reason of reasons) expect(wordsOfReason(reason), where).toMatch(/^\w/);
            expect(hasEffect(view, move), `${where} ${JSON.stringify(move)}`).toBe(true);
          }
          const them = local.table[seat === 0 ? 'runner' : 'corp'].points;
          if (them >= 5)
            expect(['win', 'score', 'finish', 'flatline', 'advanced', 'close'], where).toContain(matter.kind);
        }
        const move = decideMove(view, 'novice', chance);
        if (!move || !decide(local, seat, move).ok) throw new Error(`refused, seed ${seed}`);
      }
    }
    expect(said.size).toBeGreaterThan(6);
  });
});

describe('in whole games', () => {
  it('hints have at most three choices, legal and in the rules’ order, each with a reason, and don’t depend on hidden cards', () => {
    const seed = 20;
    const started = startLocal(netrunner, starterDecks, {}, seeded(seed));
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const local = started.value;
    const chance = seeded(seed + 1);
    let asked = 0;
    for (let answers = 0; answers < 120 && netrunner.ask(local.table).kind !== 'over'; answers++) {
      const question = netrunner.ask(local.table);
      if (question.kind === 'sealed') {
        const bids = ([0, 1] as const).map((seat) =>
          decideMove({ table: local.table, known: local.known[seat], seat }, 'regular', chance),
        );
        const [corp, runner] = bids;
        if (!corp || !runner || !decideSealed(local, [corp, runner]).ok) throw new Error(`bids refused, seed ${seed}`);
        continue;
      }
      if (question.kind !== 'move' && question.kind !== 'choose')
        throw new Error(`asked for ${question.kind}, seed ${seed}`);
      const seat = question.of;
      const known = local.known[seat];
      const legal = netrunner.moves(local.table, seat, known);
      const hint = hintFor({ table: local.table, known, seat }, legal);
      const places = hint.choices.map(({ move }) =>
        legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(move)),
      );
      expect(places, `seed ${seed}`).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
      expect(places.length).toBeGreaterThan(0);
      expect(places.length).toBeLessThanOrEqual(3);
      expect(hintTopicWords(hint.matter)).toMatch(/^[A-Z0-9].*[.]$/);
      for (const { reasons } of hint.choices)
        for (const reason of reasons) expect(wordsOfReason(reason)).toMatch(/^\w/);
      asked++;
      const move = decideMove({ table: local.table, known, seat }, 'regular', chance);
      if (!move || !decide(local, seat, move).ok) throw new Error(`refused, seed ${seed}`);
    }
    expect(asked).toBeGreaterThan(60);
  });

  it('face-down cards and the opponent’s hand do not change the hint', () => {
    const hidden = (ice: string, inside: string, hand: string) =>
      hintIn(
        scenario({
          turn: 'runner',
          corp: { hand: [hand] },
          runner: { hand: ['score', 'tinweasel'], rig: ['black-dahlia'] },
          forts: { f1: { ice: [ice], inside: [inside] } },
        }),
        1,
      );
    expect(hidden('wall-of-static', 'tycho-extension', 'keeper')).toEqual(
      hidden('triggerman', 'rockerboy-promotion', 'marine-arcology'),
    );
  });
});
