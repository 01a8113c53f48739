/** Golden rules (N-GOLD). */
import { describe, expect, it } from 'vitest';
import { starterDecks } from '../../../../src/rules/netrunner/cards/starters.ts';
import { netrunner } from '../../../../src/rules/netrunner/index.ts';
import { difficulty, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import { startLocal } from '../../../../src/solo/local.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { plays, rezzed, runs, scenario } from '../../../support/scenario.ts';

describe('penalties and costs', () => {
  const pipe = (bits: number) => {
    return plays('weather-to-finance-pipe', { corp: { bits, hand: ['tycho-extension'] } }).until('runner action');
  };

  it('N-GOLD-01 a penalty that cannot be paid in full is paid as far as possible, with no debt', () => {
    const t = pipe(2);
    expect([t.corp.bits, t.table.debt]).toEqual([0, [0, 0]]);
    t.runner.takesBit().runner.takesBit().runner.takesBit().until('corp action').corp.takesBit();
    expect(t.corp.bits).toBe(1);
    const rich = pipe(9);
    expect([rich.corp.bits, rich.table.runner.points], 'in full where it can be, and nothing is accessed').toEqual([
      5, 0,
    ]);
  });

  it('N-GOLD-01 a Corp that has to trash two pieces but has one trashes that one', () => {
    const t = plays('corporate-detective-agency', { runner: { tags: 1, rig: ['mouse'] } });
    expect([t.asked, t.table.runner.rig.length]).toEqual(['corp action', 1]);
  });

  it('N-GOLD-03 if a cost or requirement is not met, nothing happens', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 1, hand: ['loony-goon', 'desperate-competitor'], rig: ['nomad-allies'] },
    });
    t.refuses('E-BITS', () => t.runner.installs('loony-goon'));
    t.refuses('E-TARGET', () => t.runner.plays('desperate-competitor'));
    t.refuses('E-TAG', () => t.runner.uses('nomad-allies'));
    const empty = scenario({ corp: { scored: [{ card: 'political-coup', counters: {} }] } });
    empty.refuses('E-STATE', () => empty.corp.uses('political-coup'));
    const late = scenario({ actions: 1, corp: { scored: ['marine-arcology'] } });
    late.refuses('E-ACTIONS', () => late.corp.uses('marine-arcology'));
  });

  it('N-GOLD-04 with one bit a penalty of four takes it, and a cost of two is refused', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 1, tags: 1, hand: ['weather-to-finance-pipe'] },
      corp: { bits: 1, hand: ['tycho-extension'] },
    });
    t.refuses('E-BITS', () => t.runner.removesTag());
    t.runner.plays('weather-to-finance-pipe').until('runner action');
    expect([t.corp.bits, t.runner.bits]).toEqual([0, 1]);
  });
});

describe('effects in combination', () => {
  it('N-GOLD-02 forgone actions are the exception: those not paid now are owed', () => {
    const t = scenario({ at: 'start', debt: [4, 0], runner: { hand: [] } });
    expect([t.asked, t.table.debt], 'a whole turn is gone and one action is left to forgo').toEqual([
      'runner action',
      [1, 0],
    ]);
    for (let i = 0; i < 4; i++) t.runner.takesBit();
    expect([t.asked, t.table.actions, t.table.debt]).toEqual(['corp action', 2, [0, 0]]);
  });

  it('N-GOLD-06 effects add up', () => {
    const t = scenario({
      turn: 'runner',
      forts: {
        f1: {
          ice: [rezzed('keeper')],
          inside: [rezzed('antiquated-interface-routines'), rezzed('antiquated-interface-routines')],
        },
      },
    });
    expect(strength(t.table, t.slot('keeper'))).toBe(4 + 1 + 1);
    const easy = scenario({ corp: { scored: ['executive-extraction', 'executive-extraction'] } });
    expect(difficulty(easy.table, 'hostile-takeover')).toBe(3 - 1 - 1);
  });

  it('N-GOLD-07 the player whose turn it is orders simultaneous effects', () => {
    const t = scenario({ at: 'start', corp: { scored: ['employee-empowerment', 'polymer-breakthrough'] } });
    expect(t.asked).toBe('corp choose order');
    t.refuses('E-TURN', () => t.runner.chooses(0));
    t.corp.chooses(1);
    expect([t.corp.bits, t.table.corp.hand]).toEqual([6, 0]);
    t.corp.chooses(0);
    expect(t.asked).toBe('corp choose may');
  });

  it('N-GOLD-08 a card overrules the rules: Subsidiary Branch gives the Corp four actions', () => {
    const t = scenario({ at: 'start', corp: { scored: ['subsidiary-branch'] } });
    expect(t.table.actions).toBe(4);
  });
});

describe('cards that leave play', () => {
  it('N-GOLD-05 the Corp picks one after the other the programs that its ice trashes', () => {
    const t = runs('hq', {
      runner: { rig: ['mouse', 'shield', 'clown'] },
      forts: { hq: { ice: [rezzed('banpei'), rezzed('banpei')] } },
    });
    expect(t.asked).toBe('corp choose trashProgram');
    t.refuses('E-COUNT', () => t.corp.choosesCards('mouse', 'shield'));
    t.refuses('E-TURN', () => t.runner.choosesCards('mouse'));
    t.corp.choosesCards('clown');
    expect(t.table.runner.trash).toEqual(['clown']);
  });

  it('N-GOLD-05 when one effect trashes two programs, the first leaves before the second is chosen', () => {
    const t = runs('f1', {
      runner: { rig: ['mouse', 'shield', 'clown'] },
      forts: { f1: { inside: [rezzed('experimental-ai', { advancement: 2 })] } },
    });
    t.until('runner last').runner.passes();
    t.refuses('E-COUNT', () => t.corp.choosesCards('mouse', 'shield'));
    const mouse = t.slot('mouse');
    t.corp.chooses(mouse);
    expect([t.asked, t.table.runner.trash]).toEqual(['corp choose trashProgram', ['mouse']]);
    t.refuses('E-TARGET', () => t.corp.chooses(mouse));
    t.corp.choosesCards('clown');
    expect([t.asked, t.table.runner.trash]).toEqual(['runner settle', ['clown', 'mouse']]);
  });

  it('N-GOLD-05 several are chosen in the order in which they go to the pile', () => {
    const t = plays('corporate-detective-agency', {
      runner: { tags: 1, rig: ['fall-guy', 'databroker', 'the-short-circuit'] },
    });
    t.refuses('E-COUNT', () => t.corp.choosesCards('fall-guy', 'databroker', 'the-short-circuit'));
    t.corp.choosesCards('the-short-circuit', 'fall-guy');
    expect([t.table.runner.trash, t.corp.bits]).toEqual([['fall-guy', 'the-short-circuit'], 4]);
    expect(t.table.runner.rig).toEqual([t.slot('databroker')]);
  });

  it('N-GOLD-09 stolen agendas return to the Corp for the next game', () => {
    const t = runs('f1', { forts: { f1: { inside: ['hostile-takeover'] }, f2: { inside: ['marine-arcology'] } } });
    t.until('runner action').runner.runs('f2').until('runner action');
    expect(t.table.runner.stolen).toEqual(['hostile-takeover', 'marine-arcology']);
    const next = startLocal(netrunner, starterDecks, {}, seeded(2));
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    const { known } = next.value;
    expect([...known[CORP].hand, ...known[CORP].pile].sort(), 'the lists of the players make the decks').toEqual(
      [...starterDecks[CORP]].sort(),
    );
  });

  it('N-GOLD-10 a Corp card the Runner trashes goes to Archives', () => {
    const t = runs('f1', { runner: { trash: ['score'] }, forts: { f1: { inside: [rezzed('rockerboy-promotion')] } } });
    t.until('runner settle').runner.trashes('rockerboy-promotion');
    expect([t.table.corp.up, t.table.runner.trash]).toEqual([['rockerboy-promotion'], ['score']]);
  });

  it('N-GOLD-10 a Runner card the Corp trashes goes to the Runner’s trash', () => {
    const t = scenario({ runner: { tags: 1, rig: ['fall-guy'] } });
    t.corp.trashesResource('fall-guy');
    expect([t.table.runner.trash, t.table.corp.up, t.table.corp.down]).toEqual([['fall-guy'], [], []]);
  });
});
