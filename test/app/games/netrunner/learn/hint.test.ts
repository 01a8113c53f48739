/** A hint comes from what the player sees himself: other hidden cards give the same one, its choices are legal, and all of it has words. */
import { describe, expect, it } from 'vitest';
import { hintFor } from '../../../../../src/app/games/netrunner/learn/guided/hint.ts';
import { matterWords, wordsOfReason } from '../../../../../src/app/games/netrunner/learn/guided/words.ts';
import type { Seat } from '../../../../../src/rules/game.ts';
import { starterDecks } from '../../../../../src/rules/netrunner/cards/starters.ts';
import { netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { decideMove } from '../../../../../src/rules/netrunner/machine/decide.ts';
import { decide, decideSealed, startLocal } from '../../../../../src/solo/local.ts';
import { seeded } from '../../../../../src/solo/random.ts';
import { scenario } from '../../../../support/scenario.ts';

const hintIn = (t: ReturnType<typeof scenario>, seat: Seat) => {
  const known = t.local.known[seat];
  return hintFor({ table: t.table, known, seat }, netrunner.moves(t.table, seat, known));
};

describe('what matters', () => {
  it('a win comes before everything', () => {
    const t = scenario({
      at: 'start',
      corp: { points: 5 },
      forts: { f1: { inside: [{ card: 'marine-arcology', counters: { advancement: 3 } }] } },
    });
    expect(hintIn(t, 0).matter).toEqual({ kind: 'win' });
    expect(matterWords({ kind: 'win' })).toBe('You can win now.');
  });

  it('a tagged Runner with few cards is told that he could be flatlined, with the numbers', () => {
    const t = scenario({ turn: 'runner', runner: { tags: 1, hand: ['score', 'score'] } });
    expect(matterWords(hintIn(t, 1).matter)).toBe('You could be flatlined: 1 tag, and 2 cards in hand.');
  });

  it('an advanced card is named by its fort and its counters', () => {
    const t = scenario({
      turn: 'runner',
      forts: { f1: { ice: ['filter'], inside: [{ card: 'tycho-extension', counters: { advancement: 2 } }] } },
    });
    expect(matterWords(hintIn(t, 1).matter)).toBe('The card in Fort 1 has 2 counters: it may be scored next turn.');
  });

  it('agendas in an open hand are told to the Corp', () => {
    const t = scenario({ corp: { hand: ['tycho-extension', 'marine-arcology'] } });
    expect(matterWords(hintIn(t, 0).matter)).toBe('2 agendas in your hand, and no ice before HQ.');
  });
});

describe('in whole games', () => {
  it('three choices at most, legal and in the order of the rules, each reason in words; other hidden cards, the same hint', () => {
    const seed = 20;
    const started = startLocal(netrunner, starterDecks, {}, seeded(seed));
    if (!started.ok) throw new Error(started.error.text);
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
      expect(matterWords(hint.matter)).toMatch(/^[A-Z0-9].*[.]$/);
      for (const { reasons } of hint.choices)
        for (const reason of reasons) expect(wordsOfReason(reason)).toMatch(/^\w/);
      asked++;
      const move = decideMove({ table: local.table, known, seat }, 'regular', chance);
      if (!move || !decide(local, seat, move).ok) throw new Error(`refused, seed ${seed}`);
    }
    expect(asked).toBeGreaterThan(60);
  });

  it('what lies face down and what the other one holds does not change it', () => {
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
