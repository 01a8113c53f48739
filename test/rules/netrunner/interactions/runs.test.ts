/** Runs that are redirected, lengthened, counted or cut short, with two cards involved. */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { plays, rezzed, runs, type Scenario, scenario, type TableSetup, uses } from '../../../support/scenario.ts';

const successes = (t: Scenario): string[] =>
  t.table.past.turn.flatMap((event) => (event.kind === 'success' ? [event.fort] : []));
const accessed = (t: Scenario): number => t.eventsOf('accessed').length;
/** Cards accessed up to the next action, if no other moves are made. */
function accessedInAll(t: Scenario): number {
  let seen = accessed(t);
  while (t.asked !== 'runner action') {
    const { question } = t;
    if (question.kind !== 'move') throw new Error(t.asked);
    seen += accessed(t.does(question.of, { do: 'pass' }));
  }
  return seen;
}
/** Siren is in the first fort and attracts runs announced elsewhere. */
const drawn = (more: TableSetup): Scenario =>
  scenario({
    turn: 'runner',
    ...more,
    corp: { bits: 9, ...more.corp },
    forts: { f1: { ice: [rezzed('keeper')], inside: [rezzed('siren')] }, ...more.forts },
  });

describe('a run that Siren redirects to her fort', () => {
  it('still benefits from Inside Job: the first ice there is passed outright', () => {
    const t = drawn({ runner: { bits: 9, hand: ['inside-job'] } });
    t.runner.plays('inside-job').runner.chooses(t.fortAt('hq')).corp.chooses(1);
    expect(t.asked).toBe('runner last');
    t.runner.goesOn();
    expect(successes(t)).toEqual(['f1']);
  });

  it('pays Reconnaissance for cards the Corp rezzes there', () => {
    const t = drawn({
      runner: { bits: 1, hand: ['reconnaissance'] },
      forts: { f1: { ice: ['filter'], inside: [rezzed('siren')] } },
    });
    t.runner.plays('reconnaissance').runner.chooses(t.fortAt('hq')).corp.chooses(1);
    const before = t.runner.bits;
    t.until('corp approach').corp.rezzes('filter');
    expect(t.runner.bits - before).toBe(1);
  });

  it('pays nothing for Tokyo-Chiba Infighting at the announced fort if it fails', () => {
    const t = drawn({
      runner: {},
      forts: {
        f2: { inside: [rezzed('tokyo-chiba-infighting')] },
        f1: { ice: [rezzed('keeper')], inside: [rezzed('siren')] },
      },
    });
    t.runner.runs('f2').corp.chooses(1);
    expect([t.table.run, t.corp.bits], 'ended by Keeper; one bit for Siren').toEqual([null, 8]);
  });

  it('gives no Vienna 22 counter, since it did not succeed on HQ', () => {
    const t = drawn({ runner: { rig: ['vienna-22', 'cyfermaster'], bits: 9 } });
    t.runner.runs('hq').corp.chooses(1).runner.breaks('cyfermaster', 0).runner.passes();
    t.until('runner action');
    expect([successes(t), t.table.corp.counters]).toEqual([['f1'], {}]);
  });
});

describe('deflectors', () => {
  const into = (ice: string, fort: string, more: TableSetup = {}): Scenario =>
    scenario({
      turn: 'runner',
      ...more,
      corp: { bits: 9, hand: ['keeper', 'filter', 'scramble'], ...more.corp },
      runner: { bits: 20, ...more.runner },
      forts: { [fort]: { ice: [rezzed(ice)] }, ...more.forts },
    });

  it('Entrapment redirects a run on R&D to HQ, where HQ Interface accesses an extra card', () => {
    const t = into('entrapment', 'rd', { runner: { rig: ['hq-interface'] } });
    t.runner.runs('rd').corp.chooses(2).corp.chooses(t.fortAt('hq')).runner.goesOn();
    expect([successes(t), accessed(t)]).toEqual([['hq'], 2]);
  });

  it('Vortex redirects Custodial Position to HQ: one card, since the extra two apply to R&D', () => {
    const t = into('vortex', 'rd', { runner: { bits: 9, hand: ['custodial-position'] } });
    t.runner.plays('custodial-position').corp.chooses(2).corp.chooses(t.fortAt('hq')).runner.goesOn();
    expect([successes(t), accessed(t)]).toEqual([['hq'], 1]);
  });

  it('Trapdoor redirects Romp through HQ to a subsidiary fort, where nothing may be trashed for free', () => {
    const t = into('trapdoor', 'hq', {
      runner: { bits: 2, hand: ['romp-through-hq'] },
      forts: { hq: { ice: [rezzed('trapdoor')] }, f1: { inside: [rezzed('remote-facility')] } },
    });
    t.runner.plays('romp-through-hq').corp.chooses(t.fortAt('f1')).runner.goesOn();
    expect([t.asked, t.inside('f1')], 'no bits, no question').toEqual(['runner action', ['remote-facility']]);
  });

  it('Dumpster redirects a run on HQ to Archives, where Credit Subversion does not apply', () => {
    const t = into('dumpster', 'hq', { runner: { rig: [{ card: 'credit-subversion', hidden: true }] } });
    t.runner.runs('hq').until('runner last').runner.goesOn().until('runner success');
    const use = { do: 'use', slot: t.slot('credit-subversion'), ability: 0, card: 'credit-subversion' } as const;
    t.refuses('E-PLACE', () => t.runner.does(use));
  });

  it('Vortex redirects Shredder’s run to Archives: it counts as one on HQ again', () => {
    const t = into('vortex', 'archives', { runner: { rig: ['shredder-uplink-protocol'] } });
    t.runner.uses('shredder-uplink-protocol').corp.chooses(2).corp.chooses(t.fortAt('archives'));
    // Archives has the same Vortex, so it is encountered again; the Corp declines to use it.
    t.corp.chooses().runner.goesOn();
    expect(successes(t)).toEqual(['hq']);
  });
});

describe('success that counts on another fort', () => {
  it('Private LDL Access makes R&D Mole work, but not HQ Mole', () => {
    const hidden = (card: string) => ({ card, hidden: true }) as const;
    const t = scenario({
      turn: 'runner',
      corp: { hand: ['keeper'], pile: ['keeper', 'filter', 'scramble', 'quandary'] },
      runner: { bits: 9, hand: ['private-ldl-access'], rig: [hidden('rd-mole'), hidden('hq-mole')] },
    });
    const use = (card: string) => ({ do: 'use', slot: t.slot(card), ability: 0, card });
    t.runner.plays('private-ldl-access').until('runner success');
    t.refuses('E-PLACE', () => t.runner.does(use('hq-mole')));
    t.runner.does(use('rd-mole')).runner.passes();
    t.until('runner action');
    expect(t.local.known[1].seen).toEqual({ 0: 'keeper', 1: 'filter', 2: 'scramble' });
  });

  it('Shredder Uplink Protocol gives Vienna 22’s cards from HQ, and its counter', () => {
    const t = uses('shredder-uplink-protocol', {
      corp: { hand: ['keeper', 'filter', 'scramble', 'quandary'], counters: { Vienna: 2 } },
      runner: { rig: ['vienna-22'] },
    });
    expect([accessedInAll(t), t.table.corp.counters['Vienna']]).toEqual([3, 3]);
  });

  it('Shredder Uplink Protocol counts as a successful run on HQ for False Echo', () => {
    const t = uses('shredder-uplink-protocol', {
      corp: { bits: 9 },
      runner: { rig: ['false-echo'] },
      forts: { hq: { ice: ['filter'] }, archives: {} },
    });
    t.runner.goesOn().until('runner after').runner.uses('false-echo');
    t.corp.rezzes('filter');
    expect(t.installed('filter').active).toBe(true);
  });

  it('All Hands accesses four cards in HQ, one fewer with Simon Francisco', () => {
    const t = plays('all-hands', {
      corp: { hand: ['keeper', 'filter', 'scramble', 'quandary', 'sleeper'] },
      runner: { bits: 9 },
      forts: { hq: { inside: [rezzed('simon-francisco')] } },
    });
    t.runner.goesOn();
    let seen = accessed(t);
    while (t.asked === 'runner choose access') {
      t.runner.chooses(0);
      seen += accessed(t);
    }
    expect(seen, 'three stored cards and Simon himself').toBe(4);
  });
});

describe('trashing cards that normally can’t be trashed (N-GEN-06)', () => {
  it('Kilroy Was Here trashes Fetal AI for free, although it would cost two to steal', () => {
    const t = plays('kilroy-was-here', {
      corp: { pile: ['fetal-ai', 'filter'] },
      runner: { bits: 0, hand: ['score', 'score'] },
    });
    t.runner.goesOn().runner.shows('fetal-ai').runner.trashes('fetal-ai');
    t.until('runner action');
    expect([t.table.corp.up, t.table.runner.points]).toEqual([['fetal-ai'], 0]);
  });

  it('Romp through HQ trashes an agenda that Red Herrings makes too expensive to steal', () => {
    const t = plays('romp-through-hq', {
      corp: { hand: ['tycho-extension'] },
      runner: { bits: 2 },
      forts: { hq: { inside: [rezzed('red-herrings')] } },
    });
    t.runner.goesOn().until('runner choose access').runner.chooses(0);
    t.until('runner settle').runner.trashes('tycho-extension');
    expect([t.table.corp.up, t.table.runner.points]).toEqual([['tycho-extension'], 0]);
  });

  it('Crumble’s counters let Theorem Proof be trashed instead of installed', () => {
    const t = runs('hq', {
      corp: { hand: ['theorem-proof'], counters: { Crumble: 2 } },
      runner: { bits: 0, rig: ['crumble'] },
    });
    t.until('runner settle').runner.trashes('theorem-proof');
    expect(t.table.corp.up).toEqual(['theorem-proof']);
  });

  it('Death from Above trashes Self-Destruct unaccessed, so it does no damage', () => {
    const t = runs('f1', {
      runner: { bits: 9, hand: ['score'], rig: [{ card: 'death-from-above', hidden: true }] },
      forts: { f1: { inside: [rezzed('self-destruct'), 'tycho-extension'] } },
    });
    t.until('runner success');
    t.runner.reveals('death-from-above');
    t.runner.choosesCards('tycho-extension', 'self-destruct').until('runner action');
    expect([t.fort('f1'), t.runner.hand, t.table.corp.up]).toEqual([undefined, ['score'], ['self-destruct']]);
  });
});

describe('ice added during a run', () => {
  it('Jenny Jett’s ice gets the strength that Antiquated Interface Routines gives the fort', () => {
    const t = runs('f1', {
      corp: { bits: 9, hand: ['keeper'] },
      runner: { rig: ['clown'] },
      forts: { f1: { inside: [rezzed('jenny-jett'), rezzed('antiquated-interface-routines')] } },
    });
    t.until('corp allPassed').corp.uses('jenny-jett');
    t.corp
      .does({ do: 'install', hidden: 'keeper', ice: true, fort: 'f1' })
      .until('corp approach')
      .corp.rezzes('keeper');
    expect(strength(t.table, t.slot('keeper')), 'Clown counts once it is met').toBe(5);
  });

  it('Dr. Dreff’s ice is not on a fort, so Tesseract Fort Construction gives it no subroutine', () => {
    const t = runs('f1', {
      corp: { bits: 9, hand: ['filter'] },
      runner: { bits: 9, rig: ['codecracker'] },
      forts: { f1: { inside: [rezzed('dr-dreff'), rezzed('tesseract-fort-construction')] } },
    });
    t.until('corp allPassed').corp.uses('dr-dreff').corp.does({ do: 'show', card: 'filter' });
    t.until('runner encounter').runner.breaks('codecracker', 0);
    t.refuses('E-TARGET', () => t.runner.breaks('codecracker', 1));
  });

  it('Encoder, Inc., still gives that code gate a subroutine', () => {
    const t = runs('f1', {
      corp: { bits: 9, hand: ['filter'] },
      runner: { bits: 9, rig: ['codecracker'] },
      forts: { f1: { inside: [rezzed('dr-dreff')] }, f2: { inside: [rezzed('encoder-inc')] } },
    });
    t.until('corp allPassed').corp.uses('dr-dreff').corp.does({ do: 'show', card: 'filter' });
    t.until('runner encounter').runner.breaks('codecracker', 0).runner.breaks('codecracker', 1).runner.passes();
    expect(t.until('runner last').table.run?.ended).toBe(false);
  });
});

describe('runs cut short', () => {
  it('Dropp makes the run fail, so Tokyo-Chiba Infighting pays two', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 0 },
      runner: { bits: 9, rig: ['dropp'] },
      forts: { f1: { ice: [rezzed('filter')], inside: [rezzed('tokyo-chiba-infighting')] } },
    });
    t.runner
      .runs('f1')
      .runner.uses('dropp', 0, { subs: [0] } as object)
      .until('runner action');
    expect(t.corp.bits).toBe(2);
  });

  it('Newsgroup Taunting ends a run before Top Runners’ Conference, which is trashed, gains anything', () => {
    const t = runs('hq', {
      runner: { bits: 0, rig: ['top-runners-conference'] },
      forts: { f1: { inside: [rezzed('newsgroup-taunting')] } },
    });
    if (t.asked === 'runner choose order') t.runner.chooses(0);
    expect([t.table.run, t.table.runner.trash]).toEqual([null, ['top-runners-conference']]);
  });

  it('Stumble through Wilderspace’s nine link does not help while Crash Space makes every trace succeed', () => {
    const t = plays('stumble-through-wilderspace', {
      corp: { bits: 5 },
      runner: { bits: 9, rig: ['crash-space'] },
      forts: { hq: { ice: [rezzed('hunter')] } },
    });
    t.runner.chooses(t.fortAt('hq')).trace(0);
    expect(t.table.runner.tags, 'one of Hunter, one of Crash Space').toBe(2);
  });
});
