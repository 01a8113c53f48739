/** Where rulebook and rulings allow two readings, the reading that this game uses (chapter 28 of RULES.md). */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import {
  type Place,
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  uses,
  withCounters,
} from '../../../support/scenario.ts';

describe('who caused the trashing', () => {
  /** The Runner accesses Self-Destruct, which trashes a node with it. */
  const blownUp = (node: string, more: { corp?: string[]; runner?: string[]; actions?: number } = {}): Scenario => {
    const t = runs('f1', {
      actions: more.actions ?? 4,
      corp: { bits: 9, hand: more.corp ?? [] },
      runner: { bits: 9, hand: ['score', 'score', ...(more.runner ?? [])] },
      forts: { f1: { inside: [rezzed(node), rezzed('self-destruct')] } },
    });
    t.until('runner choose access').runner.choosesCards('self-destruct');
    t.picks('score').corp.chooses(1);
    return t.corp.choosesCards('self-destruct', node);
  };

  it('a node that the Corp blew up itself does not let Data Sifters tag the Runner', () => {
    const t = blownUp('blood-cat', { corp: ['data-sifters'], actions: 1 }).until('corp action');
    t.refuses('E-TARGET', () => t.corp.plays('data-sifters'));
  });

  it('On the Fast Track pays nothing for an advertisement that the Corp trashed', () => {
    const t = blownUp('rockerboy-promotion', { runner: ['on-the-fast-track'] }).until('runner action');
    const before = t.runner.bits;
    expect(t.runner.plays('on-the-fast-track').runner.bits).toBe(before);
  });

  it('Frame-Up counts a Black Ops card that the Runner trashed in those runs', () => {
    const framed = (trashes: boolean): Scenario => {
      const t = runs('rd', {
        corp: { hand: ['schlaghund'], pile: ['keeper', 'filter'] },
        runner: { bits: 9, hand: ['frame-up'] },
      });
      t.runner.goesOn().until('runner action').runner.runs('hq').until('runner settle');
      if (trashes) t.runner.trashes('schlaghund');
      return t.until('runner action').runner.plays('frame-up');
    };
    expect([true, false].map((trashes) => framed(trashes).table.corp.badPublicity)).toEqual([2, 1]);
  });
});

describe('every gain of bits can be redirected (R-CARD-investment-firm.2)', () => {
  const firm = { f9: { inside: [rezzed('investment-firm', { bits: 1 })] } };
  const onFirm = (t: Scenario): number | undefined => t.installed('investment-firm').counters['bits'];

  it('Corporate Downsizing’s bits are a gain', () => {
    const t = scenario({
      at: 'start',
      corp: { bits: 0, hand: ['tycho-extension'] },
      forts: { ...firm, f1: { inside: [withCounters('corporate-downsizing', { advancement: 4 })] } },
    });
    t.corp.scores('corporate-downsizing').corp.does({ do: 'show', card: 'tycho-extension' });
    t.until('corp choose invest').corp.chooses(3);
    expect([t.corp.bits, onFirm(t)], 'eight for four points, and one off the firm as the turn starts').toEqual([6, 6]);
  });

  it.each([
    ['encryption-breakthrough', 'keeper'],
    ['superior-net-barriers', 'data-wall'],
  ])('%s’s bits are a gain', (agenda, ice) => {
    const t = scenario({
      at: 'start',
      corp: { bits: 0 },
      forts: { ...firm, hq: { ice: [rezzed(ice)] }, f1: { inside: [withCounters(agenda, { advancement: 9 })] } },
    });
    t.corp.scores(agenda).until('corp choose invest').corp.chooses(1);
    expect([t.corp.bits, onFirm(t)], 'one off the firm as the turn starts').toEqual([1, 2]);
  });

  it('Executive Boot Camp’s two bits, if forgone, are not available in the run', () => {
    const t = runs('hq', {
      corp: { bits: 0, hand: ['keeper'] },
      forts: { ...firm, hq: { ice: ['filter'] }, f1: { inside: [rezzed('executive-boot-camp')] } },
    });
    t.until('corp approach').corp.uses('executive-boot-camp');
    t.corp.chooses(2);
    expect([t.corp.bits, onFirm(t)]).toEqual([0, 5]);
    expect(t.table.lasting.filter(({ what }) => what === 'bits').map(({ amount }) => amount)).toEqual([0]);
  });

  it('Pocket Virtual Reality’s four bits, if forgone, are not available for its traces', () => {
    const t = runs('hq', { corp: { bits: 0 }, forts: { ...firm, hq: { ice: [rezzed('pocket-virtual-reality')] } } });
    t.until('corp choose invest').corp.chooses(3);
    expect([t.installed('pocket-virtual-reality').counters['bits'], onFirm(t)]).toEqual([1, 7]);
    t.refuses('E-BITS', () => t.trace(2));
  });

  it('bits put on a card to be taken later are not a gain yet', () => {
    const t = scenario({
      corp: { bits: 6, hand: ['braindance-campaign'] },
      forts: { ...firm, f1: { inside: ['braindance-campaign'] } },
    });
    t.corp.takesBit().corp.chooses(0).corp.rezzes('braindance-campaign');
    expect([t.asked, t.installed('braindance-campaign').counters['bits']]).toEqual(['corp action', 12]);
  });
});

describe('the rez cost as a number is the printed one', () => {
  it('Startup Immolator pays Fire Wall’s printed cost, even though Data Masons makes rezzing cheaper', () => {
    const t = runs('hq', {
      runner: { bits: 9, rig: ['startup-immolator', 'dwarf', 'hammer'] },
      forts: { hq: { ice: [rezzed('data-wall'), rezzed('fire-wall')] }, f1: { inside: [rezzed('data-masons')] } },
    });
    expect(strength(t.table, t.slot('data-wall'))).toBe(1);
    t.runner.boosts('dwarf').runner.breaks('dwarf', 0).runner.passes();
    const before = t.until('runner pass').runner.bits;
    t.runner.uses('startup-immolator');
    expect([before - t.runner.bits, t.ice('hq')]).toEqual([1, ['fire-wall']]);
  });

  it('Core Command: Jettison Ice pays Fire Wall’s printed cost, despite Data Masons', () => {
    const t = runs('hq', {
      runner: { bits: 9, hand: ['core-command-jettison-ice'] },
      forts: { rd: { ice: [rezzed('fire-wall')] }, f1: { inside: [rezzed('data-masons')] } },
    });
    t.runner.goesOn().until('runner action').runner.plays('core-command-jettison-ice');
    expect([t.ice('rd'), t.runner.bits]).toEqual([[], 4]);
  });
});

describe('current keywords', () => {
  const galatea: Place = { card: 'galatea', rezzed: true };
  const chosen = (agenda: string): Scenario => {
    const t = scenario({
      at: 'start',
      corp: { bits: 0 },
      forts: { hq: { ice: [galatea] }, f1: { inside: [withCounters(agenda, { advancement: 9 })] } },
    });
    Object.assign(t.installed('galatea'), { chosen: 'Code Gate' });
    return t.corp.scores(agenda);
  };

  it('Galatea as a code gate counts as one for Encryption Breakthrough’s bit and strength', () => {
    const t = chosen('encryption-breakthrough');
    expect([t.corp.bits, strength(t.table, t.slot('galatea'))]).toEqual([1, 5]);
  });

  it('Galatea as a code gate is not a wall for Superior Net Barriers', () => {
    const t = chosen('superior-net-barriers');
    expect([t.corp.bits, strength(t.table, t.slot('galatea'))]).toEqual([0, 4]);
  });
});

describe('an agenda is scored at its current difficulty', () => {
  it.each([
    ['project-babylon', [rezzed('washington-dc-city-grid')], {}, 4, 2],
    ['project-babylon', [rezzed('weapons-depot')], {}, 4, 2],
    ['project-babylon', [], { Fait: 2 }, 5, 1],
    ['project-babylon', [], { Fait: 2 }, 6, 2],
  ] as const)(
    '%s with %j, with %j counters there and %i on it, is worth %i',
    (agenda, beside, counters, on, points) => {
      const t = scenario({
        at: 'start',
        forts: { f1: { inside: [withCounters(agenda, { advancement: on }), ...beside], counters } },
      });
      t.corp.scores(agenda);
      expect(t.table.corp.points).toBe(points);
    },
  );

  it('Project Zurich includes Washington, D.C., City Grid’s discount', () => {
    const t = scenario({
      at: 'start',
      forts: {
        f1: { inside: [withCounters('project-zurich', { advancement: 4 }), rezzed('washington-dc-city-grid')] },
      },
    });
    t.corp.scores('project-zurich');
    expect(t.installed('project-zurich').counters['Zurich']).toBe(1);
  });
});

describe('every bit spent in a run is counted (R-CARD-obfuscated-fortress.1)', () => {
  it('Priority Wreck’s payment counts toward the announced budget', () => {
    const t = plays('priority-wreck', {
      corp: { bits: 9 },
      runner: { bits: 9 },
      forts: { hq: { inside: [rezzed('obfuscated-fortress')] } },
    });
    t.runner.chooses(4).until('runner choose drain');
    t.refuses('E-COUNT', () => t.runner.chooses(5));
    t.runner.chooses(3);
    expect([t.corp.bits, t.runner.bits], 'three paid, one of four lost').toEqual([6, 5]);
  });
});

describe('strength during an encounter', () => {
  it('Clown and a lasting bonus apply only to the ice encountered, and the board shows other ice without them', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 9, rig: ['clown', 'loony-goon'] },
      forts: {
        hq: { ice: [rezzed('canis-minor'), rezzed('keeper')] },
        rd: { ice: [rezzed('data-wall')] },
      },
    });
    const all = () => ['canis-minor', 'keeper', 'data-wall'].map((id) => strength(t.table, t.slot(id)));
    const before = all();
    t.runner.runs('hq');
    expect(all()).toEqual([(before[0] ?? 0) - 1, before[1], before[2]]);
    t.runner.passes();
    expect([t.asked, all()], 'past Canis Minor, before Keeper').toEqual(['runner jack', before]);
    t.runner.goesOn();
    expect(all()).toEqual([before[0], (before[1] ?? 0) + 1 - 1, before[2]]);
  });

  it('ice that is on no fort is still encountered', () => {
    const t = runs('f1', {
      corp: { bits: 9, hand: ['keeper'] },
      runner: { rig: ['clown', 'cyfermaster'] },
      forts: { f1: { inside: [rezzed('dr-dreff'), 'tycho-extension'] } },
    });
    t.until('corp allPassed').corp.uses('dr-dreff').corp.does({ do: 'show', card: 'keeper' });
    t.until('runner encounter');
    expect(strength(t.table, t.slot('keeper'))).toBe(3);
  });
});

describe('a redirected run', () => {
  /** Siren redirects the card's run to the first fort, which holds a node. */
  const drawn = (card: string, more: { bits?: number } = {}): Scenario =>
    scenario({
      turn: 'runner',
      corp: { bits: 9, hand: ['keeper'], pile: ['filter', 'filter'], up: ['scramble'] },
      runner: { bits: more.bits ?? 20, ...(card === 'program' ? {} : { hand: [card] }) },
      forts: { f1: { inside: [rezzed('siren')] } },
    });

  it.each(['blackmail', 'weather-to-finance-pipe', 'priority-wreck', 'edited-shipping-manifests'])(
    '%s requires success on HQ: on another fort there is a normal access',
    (card) => {
      const t = drawn(card);
      t.runner.plays(card).corp.chooses(1).runner.goesOn();
      t.until('runner settle');
      expect([t.table.runner.points, t.corp.bits, t.table.runner.tags], 'one bit for Siren').toEqual([0, 8, 0]);
      t.runner.trashes('siren');
      expect(t.fort('f1')).toBeUndefined();
    },
  );

  it('Gypsy Schedule Analyzer and R&D-Protocol Files require success on R&D', () => {
    const t = drawn('gypsy-schedule-analyzer');
    t.runner.plays('gypsy-schedule-analyzer').corp.chooses(1).runner.goesOn().until('runner settle');
    expect(t.table.corp.pile).toBe(2);
    const files = uses('rd-protocol-files', { corp: { bits: 9 }, forts: { f1: { inside: [rezzed('siren')] } } });
    files.corp.chooses(1).runner.goesOn();
    expect(files.asked).toBe('runner settle');
  });

  it('Private LDL Access counts only a success on HQ as one on R&D', () => {
    const t = drawn('private-ldl-access');
    t.runner.plays('private-ldl-access').corp.chooses(1).runner.goesOn().until('runner settle');
    expect(t.table.past.turn.filter(({ kind }) => kind === 'success')).toEqual([{ kind: 'success', fort: 'f1' }]);
    const shredder = uses('shredder-uplink-protocol', {
      corp: { bits: 9 },
      forts: { f1: { inside: [rezzed('siren')] } },
    });
    shredder.corp.chooses(1).runner.goesOn();
    expect(shredder.table.past.turn.filter(({ kind }) => kind === 'success')).toEqual([
      { kind: 'success', fort: 'f1' },
    ]);
  });

  it('Pirate Broadcast requires each run to succeed on its own fort', () => {
    const t = plays('pirate-broadcast', {
      corp: { bits: 1 },
      runner: { bits: 9 },
      forts: { f1: { inside: [rezzed('siren')] } },
    });
    t.runner.chooses(0).corp.chooses(1);
    t.until('runner choose runs').runner.chooses(1).until('runner choose runs').runner.chooses(2);
    t.until('runner action');
    expect(t.table.past.turn.filter(({ kind }) => kind === 'success')).toHaveLength(4);
    expect([t.table.runner.points, t.table.actions], 'one action forgone').toEqual([0, 2]);
  });
});

describe('effects in between', () => {
  it('Dr. Dreff may wait until the last window before the access', () => {
    const t = runs('f1', {
      corp: { bits: 9, hand: ['keeper'] },
      runner: { rig: ['dwarf'] },
      forts: { f1: { ice: [rezzed('data-wall')], inside: [rezzed('dr-dreff'), 'tycho-extension'] } },
    });
    t.until('runner encounter').runner.breaks('dwarf', 0).runner.passes();
    t.until('corp pass').corp.passes();
    t.runner.goesOn();
    expect(t.asked).toBe('corp final');
    t.corp.uses('dr-dreff').corp.does({ do: 'show', card: 'keeper' }).corp.passes();
    expect(t.asked).toBe('runner encounter');
    t.runner.passes();
    expect([t.table.run, t.table.runner.stolen]).toEqual([null, []]);
  });

  it('a Runner who draws with Crash Everett pays City Surveillance before choosing which card goes', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 9, rig: ['crash-everett-inventive-fixer'], pile: ['mouse', 'score', 'dwarf'] },
      forts: { f1: { inside: [rezzed('city-surveillance')] } },
    });
    t.runner.draws();
    expect([t.asked, t.table.runner.hand, t.local.known[1].own]).toEqual([
      'runner choose unlessPaid',
      0,
      { 0: 'mouse', 1: 'score' },
    ]);
    t.runner.chooses(1).runner.chooses(1);
    expect([t.asked, t.runner.bits]).toEqual(['runner sift', 7]);
    t.runner.passes();
    expect([t.runner.hand, t.runner.bits, t.asked]).toEqual([['mouse'], 7, 'runner action']);
  });

  it('a face-down preventer that is about to be trashed is offered while another card could be saved', () => {
    const t = plays('corporate-detective-agency', {
      corp: { bits: 9 },
      runner: { tags: 1, rig: [{ card: 'time-to-collect', hidden: true }, 'broker'] },
    });
    t.corp.choosesCards('time-to-collect', 'broker');
    expect(t.asked).toBe('runner save');
    t.runner.reveals('time-to-collect');
    expect([t.rig, t.table.runner.trash]).toEqual([['broker'], ['time-to-collect']]);
  });

  it('Field Reporter for Ice and Data counts ice that was rezzed twice only once', () => {
    const t = runs('hq', {
      actions: 2,
      corp: { bits: 20 },
      runner: { bits: 0, rig: ['field-reporter-for-ice-and-data', 'codecracker'] },
      forts: { hq: { ice: ['scaffolding'] } },
    });
    t.corp.rezzes('scaffolding');
    const slot = t.slot('scaffolding');
    Object.assign(t.table.cards[slot] ?? {}, { active: false });
    t.until('runner action').runner.runs('hq').corp.rezzes('scaffolding');
    const before = t.runner.bits;
    t.until('corp action');
    expect(t.runner.bits - before).toBe(1);
  });
});
