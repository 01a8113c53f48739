/** Damage, prevention and effects in between: cards of both sides combined. */
import { describe, expect, it } from 'vitest';
import { actionsPerTurn, handSize } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import {
  installs,
  meets,
  type Place,
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
  withCounters,
} from '../../../../support/scenario.ts';
import '../../../../support/netrunner/paperCards.ts';

interface Hit {
  rig?: Place[];
  hand?: string[];
  scored?: Place[];
  corp?: TableSetup['corp'];
  brain?: number;
  points?: number;
}

/** A tagged Runner suffers Scorched Earth: 4 meat damage; 3 of the Corp's bits are spent. */
function scorched({ rig = [], hand = several(5), scored = [], corp = {}, brain = 0, points = 0 }: Hit): Scenario {
  return scenario({
    corp: { bits: 9, hand: ['scorched-earth'], scored, ...corp },
    runner: { rig, hand, tags: 1, bits: 9, brain, points },
  }).corp.plays('scorched-earth');
}

/** The Runner runs on HQ into the given rezzed ice. */
const into = (ice: string, rig: Place[], hand: string[], more: TableSetup['corp'] = {}): Scenario =>
  meets(ice, { corp: more, runner: { rig, hand, bits: 9 } });

const hand = (t: Scenario): number => t.table.runner.hand;

describe('increased damage', () => {
  it('Bioweapons Engineering adds a point to every source of meat damage, and a second copy adds another', () => {
    expect(hand(scorched({ scored: ['bioweapons-engineering'] }))).toBe(0);
    const t = scorched({ scored: ['bioweapons-engineering', 'bioweapons-engineering'], hand: several(7) });
    expect(hand(t)).toBe(1);
  });

  it('Bioweapons Engineering does not affect Net or brain damage', () => {
    expect(hand(into('laser-wire', [], several(3), { scored: ['bioweapons-engineering'] }))).toBe(2);
    expect(hand(into('cortical-scrub', [], several(3), { scored: ['bioweapons-engineering'] }))).toBe(2);
  });

  it('R-CARD-cybertech-think-tank a counter is used when meat damage is about to be done, before it is prevented', () => {
    const t = plays('scorched-earth', {
      corp: { bits: 9 },
      runner: { rig: ['dermatech-bodyplating'], hand: several(6), tags: 1 },
      forts: { f1: { inside: [rezzed('cybertech-think-tank', { advancement: 2 })] } },
    });
    expect(t.asked).toBe('corp raise');
    t.corp.uses('cybertech-think-tank').corp.passes();
    expect([t.asked, t.installed('cybertech-think-tank').counters['advancement']]).toEqual(['runner prevent', 1]);
    t.runner.uses('dermatech-bodyplating');
    expect(hand(t)).toBe(2);
  });

  it('R-CARD-cybertech-think-tank does not affect Net damage', () => {
    const t = meets('laser-wire', {
      runner: { hand: several(3) },
      forts: { f1: { inside: [rezzed('cybertech-think-tank', { advancement: 2 })] } },
    });
    expect([t.asked, hand(t)]).not.toContain('corp raise');
  });
});

describe('damage held back', () => {
  it('Full Body Conversion lets through what the Corp pays for, and the Runner may prevent that by other means', () => {
    const t = scorched({ rig: ['full-body-conversion', 'dermatech-bodyplating'] });
    expect(t.asked).toBe('corp choose letThrough');
    t.refuses('E-COUNT', () => t.corp.chooses(5));
    t.corp.chooses(3);
    expect([t.asked, t.corp.bits]).toEqual(['runner prevent', 3]);
    t.runner.uses('dermatech-bodyplating');
    expect(t.asked, 'one point is left to be paid for').toBe('corp choose letThrough');
    t.corp.chooses(0);
    expect(hand(t)).toBe(3);
  });

  it('Full Body Conversion holds back everything while the Corp has no bits, without asking', () => {
    const t = scorched({ rig: ['full-body-conversion'], corp: { bits: 3 } });
    expect([t.asked, hand(t)]).toEqual(['corp action', 5]);
  });

  it('Full Body Conversion does nothing against damage that cannot be prevented', () => {
    const t = into('homewrecker', ['full-body-conversion', 'mram-chip'], several(4), { bits: 5 });
    t.trace(0).corp.choosesCards('mram-chip');
    expect(hand(t)).toBe(2);
  });

  it('R-CARD-please-dont-choke-anyone Please Don’t Choke Anyone turns points left after prevention into counters', () => {
    const t = scorched({ scored: ['please-dont-choke-anyone'], rig: ['dermatech-bodyplating'] });
    t.runner.uses('dermatech-bodyplating');
    expect(t.asked).toBe('corp choose damageInstead');
    t.refuses('E-COUNT', () => t.corp.chooses(4));
    t.corp.chooses(2);
    expect([hand(t), t.installed('please-dont-choke-anyone').counters['PDCA']]).toEqual([4, 2]);
    const left = t.table.actions;
    t.corp.uses('please-dont-choke-anyone');
    expect(t.table.actions).toBe(left + 1);
    t.refuses('E-LIMIT', () => t.corp.uses('please-dont-choke-anyone'));
  });

  it("R-CARD-please-dont-choke-anyone Please Don't Choke Anyone does not work on damage that cannot be prevented", () => {
    const t = into('homewrecker', ['mram-chip'], several(4), { bits: 5, scored: ['please-dont-choke-anyone'] });
    t.trace(0);
    expect([t.asked, hand(t)]).toEqual(['runner action', 2]);
  });

  it("Please Don't Choke Anyone may spare a Runner who would be flatlined", () => {
    const t = scorched({ scored: ['please-dont-choke-anyone'], hand: several(2) });
    t.corp.chooses(2);
    expect([t.over, hand(t)]).toEqual([null, 0]);
  });
});

describe('prevention', () => {
  it('R-GEN-62 damage that is fully prevented has not happened', () => {
    const t = into('nerve-labyrinth', ['force-shield'], several(3));
    t.runner.uses('force-shield', 0, { times: 2 });
    expect(hand(t)).toBe(3);
    expect(t.table.past.turn.some((event) => event.kind === 'damage')).toBe(false);
  });

  it('R-GEN-63 prevention is offered against damage of its kind, and at no other time', () => {
    const t = scenario({ turn: 'runner', runner: { rig: ['cortical-stimulators'] } });
    t.refuses('E-WINDOW', () => t.runner.uses('cortical-stimulators'));
    expect(hand(scorched({ rig: ['cortical-stimulators'] })), 'meat damage').toBe(1);
  });

  it('Cortical Stimulators prevents one point per turn, of Net or brain damage', () => {
    const t = into('cortical-scrub', ['cortical-stimulators'], several(3));
    t.runner.uses('cortical-stimulators');
    expect([hand(t), t.table.runner.brain]).toEqual([3, 0]);
    t.runner.runs('hq');
    expect([t.table.runner.brain, t.asked]).toEqual([1, 'runner action']);
  });

  it('R-CARD-enterprise-inc-shields can be used repeatedly on a large packet, and saves nothing for the next', () => {
    const t = into('bolter-cluster', ['enterprise-inc-shields'], several(5));
    t.runner.uses('enterprise-inc-shields').runner.uses('enterprise-inc-shields');
    expect([hand(t), t.runner.bits]).toEqual([5, 7]);
    const odd = into('laser-wire', ['enterprise-inc-shields'], several(3));
    odd.runner.uses('enterprise-inc-shields').runner.runs('hq');
    expect([odd.asked, odd.runner.bits]).toEqual(['runner prevent', 8]);
  });

  it('Skullcap prevents any amount at once, and is trashed', () => {
    const t = into('bolter-cluster', ['skullcap'], several(1));
    t.runner.uses('skullcap');
    expect([hand(t), t.table.runner.trash]).toEqual([1, ['skullcap']]);
  });

  it('Trauma Team regains its counters for actions', () => {
    const t = installs('trauma-team').runner.uses('trauma-team', 1);
    expect(t.installed('trauma-team').counters['Trauma']).toBe(3);
    const hit = scorched({ rig: [{ card: 'trauma-team', counters: { Trauma: 2 } }] });
    hit.runner.uses('trauma-team').runner.uses('trauma-team').runner.passes();
    expect(hand(hit)).toBe(3);
  });

  it('Evil Twin breaks sentries and is also a shield', () => {
    const t = into('code-corpse', ['evil-twin'], several(3));
    t.runner.boosts('evil-twin').runner.boosts('evil-twin').runner.breaks('evil-twin', 2).runner.passes();
    t.runner.uses('evil-twin', 2).runner.uses('evil-twin', 2);
    expect([hand(t), t.table.runner.brain, t.runner.bits]).toEqual([3, 0, 4]);
  });
});

describe('a pending flatline', () => {
  it('R-GEN-63 R-CARD-emergency-self-construct.3 Emergency Self-Construct works only then', () => {
    const t = scorched({ rig: ['emergency-self-construct'], hand: several(4) });
    expect([t.asked, hand(t)]).toEqual(['corp action', 0]);
    t.refuses('E-TURN', () => t.runner.uses('emergency-self-construct'));
  });

  it('R-CARD-emergency-self-construct.1 the Runner survives without their hand, with three actions and immune to meat damage', () => {
    const t = scorched({ rig: ['emergency-self-construct'], hand: several(2), brain: 2 });
    expect(t.asked).toBe('runner flatline');
    t.runner.uses('emergency-self-construct');
    expect([t.over, hand(t), t.table.runner.brain]).toEqual([null, 0, 0]);
    expect([handSize(t.table, RUNNER), actionsPerTurn(t.table, RUNNER)]).toEqual([4, 3]);
    expect(t.table.runner.trash).toEqual(['score', 'score', 'emergency-self-construct']);
    t.corp.takesBit().corp.takesBit().until('runner action');
    expect(t.table.actions).toBe(3);
  });

  it('Emergency Self-Construct prevents all later meat damage', () => {
    const t = scorched({
      rig: ['emergency-self-construct'],
      hand: [],
      corp: { hand: ['scorched-earth', 'urban-renewal'] },
    });
    t.runner.uses('emergency-self-construct').corp.plays('urban-renewal');
    expect([t.over, t.asked]).toEqual([null, 'corp action']);
  });

  it('R-CARD-emergency-self-construct.2 R-CARD-arasaka-owns-you nothing helps against damage that cannot be prevented', () => {
    const t = into('homewrecker', ['emergency-self-construct', 'mram-chip'], ['arasaka-owns-you'], { bits: 5 });
    t.trace(0);
    expect(t.over?.winner).toBe(CORP);
  });

  it('R-GEN-40 R-GEN-42 a hand size below zero at the end of their turn does not kill a Runner with Emergency Self-Construct', () => {
    const t = scenario({ turn: 'runner', at: 'end', runner: { brain: 6, rig: ['emergency-self-construct'] } });
    expect(t.asked).toBe('runner flatline');
    t.runner.uses('emergency-self-construct');
    expect([t.over, handSize(t.table, RUNNER), t.asked]).toEqual([null, 4, 'corp action']);
  });

  it('R-GEN-40 a Runner at hand size -1 survives only until the end of their turn', () => {
    const t = scenario({ turn: 'runner', actions: 1, runner: { brain: 6 } });
    expect(t.over).toBeNull();
    t.runner.takesBit();
    expect(t.over?.why).toMatch(/below zero/);
  });

  it('Arasaka Owns You prevents the damage, heals and pays, and costs four actions and three future points', () => {
    const t = scorched({ hand: ['arasaka-owns-you', 'score'], brain: 1, points: 1 });
    expect(t.asked).toBe('runner flatline');
    t.runner.plays('arasaka-owns-you');
    expect([t.over, hand(t), t.runner.bits]).toEqual([null, 5, 19]);
    expect([t.table.runner.tags, t.table.runner.brain, t.table.debt[RUNNER]]).toEqual([0, 0, 4]);
    expect(t.table.runner.trash).toEqual(['arasaka-owns-you']);
  });

  it('Arasaka Owns You forfeits the next three agenda points, however they are scored', () => {
    const t = meets('nerve-labyrinth', {
      corp: { up: ['tycho-extension', 'hostile-takeover'] },
      runner: { hand: ['arasaka-owns-you'], points: 1 },
    });
    t.runner.plays('arasaka-owns-you').until('corp action');
    t.corp.takesBit().corp.takesBit().corp.takesBit().until('runner action');
    expect(t.table.actions, 'three were forgone at once, the fourth now').toBe(3);
    t.runner.runs('archives').runner.goesOn();
    expect([t.table.runner.stolen.length, t.table.runner.points]).toEqual([2, 3]);
  });

  it('Arasaka Owns You is not an action, and cannot respond to damage that is survived', () => {
    const t = scenario({ turn: 'runner', runner: { hand: ['arasaka-owns-you'] } });
    t.refuses('E-WINDOW', () => t.runner.plays('arasaka-owns-you'));
    expect(t.moves(RUNNER).some((move) => move.do === 'play')).toBe(false);
    expect(scorched({ hand: ['arasaka-owns-you', ...several(3)] }).asked).toBe('corp action');
  });

  it('N-HID-20 a Runner with any card in hand is asked, whatever it is', () => {
    expect(scorched({ hand: ['score'] }).asked).toBe('runner flatline');
    expect(scorched({ hand: [] }).over?.winner).toBe(CORP);
  });
});

describe('tags', () => {
  it('Datapool by Zetatech gives two, each of which can be avoided', () => {
    const t = plays('datapool-by-zetatech', { runner: { tags: 1, bits: 5, rig: ['nasuko-cycle'] } });
    t.runner.uses('nasuko-cycle');
    expect([t.asked, t.table.runner.tags]).toEqual(['runner avoidTag', 1]);
    t.refuses('E-BITS', () => t.runner.uses('nasuko-cycle'));
    t.runner.passes();
    expect(t.table.runner.tags).toBe(2);
  });

  it('R-CARD-total-genetic-retrofit two copies avoid the next two tags', () => {
    const t = plays('total-genetic-retrofit', {
      actions: 6,
      runner: { tags: 3, bits: 6, hand: ['total-genetic-retrofit'] },
      forts: { hq: { ice: [rezzed('hunter')] } },
    });
    t.runner.plays('total-genetic-retrofit');
    expect(t.table.runner.tags).toBe(0);
    const tags = [1, 2, 3].map(() => {
      t.runner.runs('hq').trace(0).until('runner last').runner.jacksOut();
      return t.table.runner.tags;
    });
    expect(tags).toEqual([0, 0, 1]);
  });

  it('Street Enforcer takes a bit for every tag as a run on its fort begins, as far as possible', () => {
    const t = runs('f1', { runner: { tags: 3, bits: 2 }, forts: { f1: { inside: [rezzed('street-enforcer')] } } });
    expect(t.runner.bits).toBe(0);
  });
});

describe('a budget for a run', () => {
  const withRig = (rig: Place[], bits: number): Scenario =>
    runs('f1', {
      runner: { bits, rig },
      forts: { f1: { ice: [rezzed('data-wall')], inside: [rezzed('paper-toll')] } },
    });

  it('R-CARD-obfuscated-fortress.1 only the announced bits can be spent, wherever they are', () => {
    const t = withRig(['dwarf', 'parraline-5750'], 9);
    expect(t.asked).toBe('runner choose budget');
    t.runner.chooses(0);
    t.refuses('E-BITS', () => t.runner.breaks('dwarf', 0));
  });

  it('R-CARD-obfuscated-fortress.1 also limits a bid, including the cost of the base link', () => {
    const t = runs('f1', {
      options: { trace: 'comprehensive' },
      corp: { bits: 0 },
      runner: { bits: 9, rig: ['access-to-arasaka'] },
      forts: { f1: { ice: [rezzed('hunter')], inside: [rezzed('obfuscated-fortress')] } },
    });
    t.runner.chooses(3).until('corp trace').corp.does({ do: 'bid', bits: 0 });
    const bids = (bits: number) => () => t.runner.does({ do: 'bid', bits, base: t.slot('access-to-arasaka') });
    t.refuses('E-BITS', bids(4));
    expect(bids(3)().runner.bits).toBe(6);
  });

  it('R-CARD-obfuscated-fortress.2 announced bits that are not spent are lost when the run is over, from the pool only', () => {
    const t = withRig(['dwarf'], 9);
    t.runner.chooses(4).runner.breaks('dwarf', 0).runner.passes();
    t.until('runner last').runner.jacksOut();
    expect(t.runner.bits, 'one paid, three lost').toBe(5);
    const poor = withRig(['parraline-5750'], 1);
    poor.runner.chooses(4);
    expect([poor.runner.bits, poor.installed('parraline-5750').counters['bits']]).toEqual([0, 1]);
  });
});

/** A run on a fort with ice and an unrezzed Obfuscated Fortress. */
const guarded = () =>
  scenario({
    turn: 'runner',
    corp: { bits: 4 },
    runner: { bits: 5, rig: ['dwarf'] },
    forts: { f1: { ice: [rezzed('data-wall')], inside: ['obfuscated-fortress'] } },
  });

describe('Obfuscated Fortress', () => {
  it('R-CARD-obfuscated-fortress.2 may be rezzed as a run on its fort begins, and asks for a number immediately', () => {
    const t = guarded();
    t.runner.runs('f1').until('corp approach').corp.rezzes('obfuscated-fortress');
    expect(t.asked).toBe('runner choose budget');
    t.runner.chooses(12);
    t.until('runner encounter').runner.breaks('dwarf', 0).runner.passes();
    t.until('runner last').runner.jacksOut();
    expect(t.runner.bits).toBe(0);
  });

  it('rezzed later in the run, it does not affect that run', () => {
    const t = guarded();
    t.runner.runs('f1').until('runner encounter').runner.breaks('dwarf', 0).runner.passes();
    t.until('runner last').runner.goesOn().until('corp final').corp.rezzes('obfuscated-fortress');
    expect(t.asked).not.toBe('runner choose budget');
  });
});

describe('the start of a run for Obfuscated Fortress', () => {
  it('R-CARD-obfuscated-fortress.3 is over when the first piece of ice has been dealt with', () => {
    const t = guarded();
    t.runner.runs('f1').until('runner encounter').runner.breaks('dwarf', 0).runner.passes();
    t.until('corp pass').corp.rezzes('obfuscated-fortress');
    expect(t.asked).toBe('runner last');
  });

  it('has its own question if there is no ice, for a Corp that can pay', () => {
    const start = (bits: number, card: Place = 'obfuscated-fortress') =>
      scenario({ turn: 'runner', corp: { bits }, runner: { bits: 5 }, forts: { f1: { inside: [card] } } }).runner.runs(
        'f1',
      );
    const t = start(4);
    expect(t.asked).toBe('corp runStart');
    t.corp.rezzes('obfuscated-fortress');
    expect(t.asked).toBe('runner choose budget');
    t.runner.chooses(0).until('runner last').runner.jacksOut();
    expect(start(3).asked).toBe('runner last');
    expect(start(9, withCounters('corporate-boon', { advancement: 1 })).asked).toBe('runner last');
  });

  it('R-CARD-obfuscated-fortress.3 a number stays when the run is redirected, until another copy asks again', () => {
    const drawn = (there: Place[]) =>
      scenario({
        turn: 'runner',
        corp: { bits: 5 },
        runner: { bits: 9, rig: ['dwarf'] },
        forts: {
          f1: { ice: [rezzed('data-wall')], inside: [rezzed('siren'), ...there] },
          f2: { inside: [rezzed('obfuscated-fortress')] },
        },
      });
    const t = drawn([]);
    t.runner.runs('f2').corp.chooses(1).runner.chooses(2).corp.chooses(1);
    t.until('runner encounter').runner.boosts('dwarf').runner.breaks('dwarf', 0);
    expect(t.table.lasting.find((one) => one.what === 'cap')?.amount).toBe(0);
    t.runner.passes().until('runner last').runner.jacksOut();
    expect(t.runner.bits).toBe(7);
    const again = drawn([rezzed('obfuscated-fortress')]);
    again.runner.runs('f2').corp.chooses(1).runner.chooses(2).corp.chooses(1);
    expect(again.asked).toBe('runner choose budget');
    again.runner.chooses(5).until('runner encounter').runner.breaks('dwarf', 0).runner.passes();
    again.until('runner last').runner.jacksOut();
    expect(again.runner.bits, 'one spent, the rest of five lost').toBe(4);
  });
});

describe('Identity Donor', () => {
  const shot = (hand: string[], more: TableSetup = {}) =>
    scenario({
      asksAlways: true,
      corp: { bits: 9, hand: ['scorched-earth'], ...more.corp },
      runner: { tags: 1, hand, ...more.runner },
    }).corp.plays('scorched-earth');

  it('prevents all of the meat damage, deadly or not, and gives the Corp bad publicity', () => {
    const deadly = shot(['identity-donor', 'score']);
    expect(deadly.asked).toBe('runner flatline');
    deadly.runner.plays('identity-donor');
    expect([deadly.over, deadly.table.runner.hand]).toEqual([null, 1]);
    const t = shot(['identity-donor', 'score', 'score', 'score', 'score']);
    expect(t.asked).toBe('runner prevent');
    t.runner.plays('identity-donor');
    expect([t.over, t.table.runner.hand, t.table.runner.trash, t.table.corp.badPublicity]).toEqual([
      null,
      4,
      ['identity-donor'],
      2,
    ]);
  });

  it('N-HID-20 the Runner is asked whatever they hold, and can play nothing else then', () => {
    const t = shot(['score', 'score', 'score', 'score', 'score']);
    expect(t.asked).toBe('runner prevent');
    t.refuses('E-WINDOW', () => t.runner.plays('score'));
    t.refuses('E-CARD', () => t.runner.plays('identity-donor'));
    t.runner.passes();
    expect(t.table.runner.hand).toBe(1);
  });

  it('the seventh point of bad publicity makes the Corp lose', () => {
    const t = shot(['identity-donor'], { corp: { badPublicity: 5 } });
    t.runner.plays('identity-donor');
    expect(t.over?.winner).toBe(RUNNER);
  });

  it('is not an action, and does not help in the Runner’s own turn or against other damage', () => {
    const own = scenario({ turn: 'runner', runner: { hand: ['identity-donor'] } });
    own.refuses('E-WINDOW', () => own.runner.plays('identity-donor'));
    const net = meets('laser-wire', { runner: { hand: ['identity-donor', 'score'] } });
    expect(net.table.runner.hand).toBe(1);
  });
});

describe("Do the 'Drine", () => {
  it('pays four bits for every point of brain damage, and cannot kill', () => {
    const t = plays('do-the-drine', { runner: { bits: 0, brain: 3, hand: several(4), rig: ['force-shield'] } });
    t.refuses('E-TARGET', () => t.runner.chooses(3));
    t.runner.chooses(2);
    expect([t.runner.bits, t.table.runner.brain, hand(t)]).toEqual([8, 5, 2]);
  });
});

describe('amounts bid in secret', () => {
  const doors = (bits: [number, number], bids: [number, number]): Scenario => {
    const t = meets('too-many-doors', { corp: { bits: bits[0] }, runner: { bits: bits[1] } });
    return t.trace(bids[0], { bits: bids[1] });
  };

  it('Too Many Doors ends the run unless both spend the same; both pay', () => {
    const differ = doors([5, 5], [1, 2]);
    expect([differ.table.run, differ.corp.bits, differ.runner.bits]).toEqual([null, 4, 3]);
    const same = doors([5, 5], [2, 2]);
    expect([same.asked, same.corp.bits, same.runner.bits]).toEqual(['runner last', 3, 3]);
  });

  it('Too Many Doors takes at most two bits, and no more than there are', () => {
    expect(() => doors([5, 5], [3, 0])).toThrow('E-LIMIT');
    expect(() => doors([5, 1], [0, 2])).toThrow('E-BITS');
  });
});

describe('effects at the end of a turn', () => {
  it('R-CARD-preying-mantis.2 each Preying Mantis is used separately, once per turn, and does damage separately', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      runner: { hand: several(3), rig: ['preying-mantis', 'preying-mantis', 'force-shield'] },
    });
    t.runner.takesBit();
    t.does(RUNNER, { do: 'use', slot: t.slot('preying-mantis', 0), ability: 0 });
    t.does(RUNNER, { do: 'use', slot: t.slot('preying-mantis', 1), ability: 0 });
    t.refuses('E-LIMIT', () => t.runner.uses('preying-mantis'));
    t.runner.passes().until('runner action');
    expect(t.table.actions).toBe(2);
    t.runner.takesBit().until('runner action').runner.takesBit().until('corp action');
    expect([hand(t), t.table.runner.brain]).toEqual([1, 2]);
  });

  it('Armadillo pays for removing tags, and prevents three points of meat damage', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 0, tags: 1, rig: ['armadillo-armored-road-home'] } });
    t.runner.removesTag();
    expect([t.table.runner.tags, t.installed('armadillo-armored-road-home').counters['bits']]).toEqual([0, 0]);
    const hit = scorched({ rig: ['armadillo-armored-road-home'] });
    hit.runner.uses('armadillo-armored-road-home');
    expect(hand(hit)).toBe(4);
  });
});
