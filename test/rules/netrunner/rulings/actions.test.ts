/** Rulings on cards that give, take or cost Runner actions. */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { meets, type Place, plays, rezzed, scenario, type TableSetup, uses } from '../../../support/scenario.ts';

describe('actions', () => {
  it('R-CARD-lucidrine-drip-feed.1 R-CARD-lucidrine-drip-feed.2 gives one action per turn, which may be forgone', () => {
    const t = scenario({ turn: 'runner', at: 'start', runner: { rig: ['lucidrine-drip-feed'] } });
    expect(t.table.actions).toBe(5);
    const owing = scenario({ turn: 'runner', at: 'start', debt: [0, 1], runner: { rig: ['lucidrine-drip-feed'] } });
    expect(owing.table.actions).toBe(4);
  });

  it('R-CARD-preying-mantis.1 the action it gives may be forgone', () => {
    const t = scenario({
      turn: 'runner',
      actions: 2,
      runner: { bits: 9, rig: ['preying-mantis', 'japanese-water-torture'] },
      forts: { hq: { ice: [rezzed('data-wall')] } },
    });
    t.runner.takesBit().runner.uses('preying-mantis');
    expect(t.table.actions).toBe(2);
    t.until('runner action').runner.runs('hq').until('runner encounter').runner.boosts('japanese-water-torture');
    expect(t.table.actions).toBe(0);
  });

  const viacox = { card: 'bargain-with-viacox', counters: { roll: 6 } };

  it('R-CARD-bargain-with-viacox.1 a hidden resource is shown, and then installed face down', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 9, hand: ['bolt-hole', 'swiss-bank-account'], rig: [viacox] },
    });
    t.picks('bolt-hole');
    t.runner.uses('bargain-with-viacox');
    expect(t.events).toContainEqual(expect.objectContaining({ kind: 'shown', card: 'bolt-hole' }));
    t.refuses('E-PENDING', () => t.runner.passes());
    t.refuses('E-CARD', () => t.runner.does({ do: 'install', rig: true, hidden: 'swiss-bank-account' }));
    t.refuses('E-FORM', () => t.runner.installs('bolt-hole'));
    t.runner.does({ do: 'install', rig: true, hidden: 'bolt-hole' });
    expect(t.table.runner.rig.map((slot) => t.table.cards[slot]?.card)).toEqual(['bargain-with-viacox', null]);
  });

  it('R-CARD-bargain-with-viacox.3 its action may be forgone', () => {
    const t = meets('data-wall', {
      actions: 2,
      runner: { bits: 9, rig: [{ card: 'bargain-with-viacox', counters: { roll: 1 } }, 'japanese-water-torture'] },
    });
    t.until('runner encounter');
    t.runner.boosts('japanese-water-torture').runner.boosts('japanese-water-torture');
    expect([t.table.actions, t.table.debt[RUNNER]]).toEqual([0, 1]);
    t.until('runner action').runner.uses('bargain-with-viacox');
    expect([t.table.special, t.table.debt[RUNNER]]).toEqual([[], 0]);
  });

  describe('an optional extra action, after the last of the others', () => {
    const last = () =>
      scenario({
        turn: 'runner',
        actions: 1,
        runner: { rig: ['wilson-weeflerunner-apprentice'] },
        forts: { f1: { inside: ['dieter-esslin'] } },
      }).runner.takesBit();

    it('R-GEN-24 R-GEN-49 is offered in the Runner’s block, before the Corp rezzes anything', () => {
      const t = last();
      expect(t.asked).toBe('runner after');
      t.runner.uses('wilson-weeflerunner-apprentice');
      expect([t.asked, t.table.special]).toEqual(['corp after', [{ for: 'run', left: 1 }]]);
      t.corp.rezzes('dieter-esslin').until('runner action').runner.runs('archives');
      expect(t.table.past.turn).toContainEqual({ kind: 'run', fort: 'archives' });
    });

    it('R-GEN-24 cannot respond to what the Corp does in its block', () => {
      const t = last();
      t.runner.passes();
      expect(t.asked).toBe('corp after');
      t.corp.rezzes('dieter-esslin').until('corp action');
      expect([t.table.active, t.table.special]).toEqual([CORP, []]);
    });

    it('can be followed by the Runner’s other moves in that block', () => {
      const rig = ['wilson-weeflerunner-apprentice', 'executive-file-clerk'];
      const t = scenario({ turn: 'runner', actions: 1, runner: { bits: 9, rig } }).runner.takesBit();
      t.refuses('E-ACTIONS', () => t.runner.takesBit());
      t.runner.uses('executive-file-clerk');
      expect([t.asked, t.runner.bits], 'Wilson still offers his action').toEqual(['runner after', 8]);
      t.runner.uses('wilson-weeflerunner-apprentice');
      expect(t.asked).toBe('runner action');
    });

    it('R-GEN-46 is offered after single-purpose actions that the Runner skips', () => {
      const t = plays('valu-pak-software-bundle', { actions: 1, runner: { rig: ['wilson-weeflerunner-apprentice'] } });
      t.until('runner action').runner.passes();
      expect(t.asked).toBe('runner action');
      t.runner.uses('wilson-weeflerunner-apprentice');
      expect(t.table.special).toEqual([{ for: 'run', left: 1 }]);
    });

    it('is not offered while another action is left, and a mandatory one is not offered there', () => {
      const bargain = { card: 'bargain-with-viacox', counters: { roll: 1 } };
      const t = scenario({ turn: 'runner', actions: 2, runner: { rig: ['wilson-weeflerunner-apprentice'] } });
      expect(t.runner.takesBit().asked).toBe('runner action');
      const must = scenario({ turn: 'runner', actions: 1, runner: { rig: [bargain] } });
      expect(must.runner.takesBit().asked).toBe('runner action');
    });
  });

  describe('a debt carried into a turn', () => {
    const begins = (debt: number, ...rig: Place[]) =>
      scenario({ turn: 'runner', at: 'start', debt: [0, debt], runner: { rig } });

    it('R-GEN-46 R-CARD-wilson-weeflerunner-apprentice.1 may be paid with a run that a card gives', () => {
      const t = begins(1, 'wilson-weeflerunner-apprentice');
      expect([t.asked, t.table.actions]).toEqual(['runner choose forgo', 3]);
      t.runner.choosesCards('wilson-weeflerunner-apprentice');
      expect([t.asked, t.table.actions, t.table.debt]).toEqual(['runner action', 4, [0, 0]]);
      expect(t.events).toContainEqual(expect.objectContaining({ kind: 'forwent', seat: RUNNER }));
      t.refuses('E-LIMIT', () => t.runner.uses('wilson-weeflerunner-apprentice'));
    });

    it('R-GEN-46 may be paid with actions of the turn, and the run is still available', () => {
      const t = begins(1, 'wilson-weeflerunner-apprentice');
      t.runner.chooses().runner.uses('wilson-weeflerunner-apprentice').runner.runs('archives').until('runner action');
      expect([t.table.actions, t.table.debt]).toEqual([3, [0, 0]]);
    });

    it('R-CARD-bargain-with-viacox.3 may be paid with the random action of the turn, whatever was rolled for it', () => {
      const t = scenario({ actions: 1, debt: [0, 1], runner: { rig: ['bargain-with-viacox'] } });
      t.rolls(6).corp.takesBit();
      expect(t.asked).toBe('runner choose forgo');
      t.runner.choosesCards('bargain-with-viacox');
      expect([t.asked, t.table.actions]).toEqual(['runner action', 4]);
      expect(t.moves(RUNNER).some((move) => move.do === 'use')).toBe(false);
    });

    it('R-CARD-bargain-with-viacox.3 N-TURN-13 if larger than the turn, also takes the random action, whatever was rolled', () => {
      const t = scenario({
        turn: 'runner',
        actions: 0,
        debt: [0, 1],
        runner: { hand: ['score'], rig: [{ card: 'bargain-with-viacox', counters: { roll: 6 } }] },
      });
      t.runner.uses('bargain-with-viacox');
      expect([t.asked, t.runner.hand, t.table.debt]).toEqual(['corp action', ['score'], [0, 0]]);
    });

    it('N-TURN-13 if it takes the whole turn, leaves nothing once an extra action is forgone too', () => {
      const t = begins(5, 'wilson-weeflerunner-apprentice');
      t.runner.choosesCards('wilson-weeflerunner-apprentice');
      expect([t.asked, t.table.debt]).toEqual(['corp action', [0, 0]]);
    });

    it('R-GEN-46 is asked about only if a card gives an action, and only for as many as are owed', () => {
      expect(begins(1, 'mouse').asked).toBe('runner action');
      expect(begins(0, 'wilson-weeflerunner-apprentice').asked).toBe('runner action');
      const two = begins(1, 'wilson-weeflerunner-apprentice', 'wilson-weeflerunner-apprentice');
      expect(two.question).toMatchObject({ what: 'forgo', min: 0, max: 1 });
    });
  });

  it('R-CARD-quest-for-cattekin.2 sold before its roll, it is not rolled for; once rolled, the roll counts', () => {
    const setup: TableSetup = {
      turn: 'runner',
      at: 'start',
      runner: { bits: 0, rig: ['quest-for-cattekin', 'smiths-pawnshop'] },
    };
    const sold = scenario(setup);
    expect(sold.asked).toBe('runner choose order');
    sold.runner.chooses(1).runner.choosesCards('quest-for-cattekin');
    expect([sold.asked, sold.runner.bits, sold.table.runner.brain]).toEqual(['runner action', 2, 0]);
    const rolled = scenario(setup).rolls(6);
    rolled.runner.chooses(0);
    expect([rolled.table.runner.trash, rolled.table.actions]).toEqual([['quest-for-cattekin'], 5]);
  });

  it('R-CARD-quest-for-cattekin.1 its action may pay for an owed one', () => {
    const t = scenario({ actions: 1, debt: [0, 5], runner: { hand: [], rig: ['quest-for-cattekin'] } });
    t.rolls(6).corp.takesBit();
    expect([t.table.debt, t.asked]).toEqual([[0, 0], 'corp action']);
  });

  it('R-CARD-smiths-pawnshop sells once per turn', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      runner: { bits: 0, rig: ['smiths-pawnshop', 'mouse', 'clown'] },
    });
    t.runner.choosesCards('mouse');
    expect([t.runner.bits, t.asked]).toEqual([2, 'runner action']);
  });

  it('R-CARD-ronin-around.2 takes only cards that are paid for', () => {
    const t = uses('ronin-around', {
      runner: { bits: 1, pile: ['mram-chip', 'zetatech-mem-chip', 'score', 'score', 'score'] },
    });
    t.runner.does({ do: 'take', at: 0, card: 'mram-chip' });
    t.refuses('E-BITS', () => t.runner.does({ do: 'take', at: 0, card: 'zetatech-mem-chip' }));
    expect([t.runner.bits, t.runner.hand]).toEqual([0, ['mram-chip']]);
  });
});
