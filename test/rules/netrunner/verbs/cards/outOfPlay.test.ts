/** Face-up cards out of play: set aside with counters, or on top of another card. */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../../../src/rules/netrunner/cards/index.ts';
import { asideOn } from '../../../../../src/rules/netrunner/table.ts';
import { checkTable } from '../../../../support/properties.ts';
import { meets, rezzed, runs, type Scenario, scenario, uses, withCounters } from '../../../../support/scenario.ts';

const aside = (t: Scenario): (string | undefined)[] => t.table.runner.aside.map((slot) => t.face(slot));
const onDrive = (t: Scenario): (string | undefined)[] =>
  asideOn(t.table, t.slot('microtech-backup-drive')).map((slot) => t.face(slot));
const trashed = (t: Scenario): readonly string[] => t.table.runner.trash;

describe('The Shell Traders', () => {
  it('R-CARD-the-shell-traders.1 sets a program aside, face up, with as many Shell counters as it costs', () => {
    const t = scenario({ turn: 'runner', runner: { hand: ['raptor', 'score'], rig: ['the-shell-traders'] } });
    const cost = definition('raptor').cost ?? 0;
    t.runner.uses('the-shell-traders', 0);
    t.refuses('E-TYPE', () => t.runner.shows('score'));
    t.runner.shows('raptor');
    expect([aside(t), t.installed('raptor').counters, t.rig]).toEqual([
      ['raptor'],
      { Shell: cost },
      ['the-shell-traders'],
    ]);
    expect(t.installed('raptor').active).toBe(false);
    checkTable(t.table, t.question);
  });

  it('R-CARD-the-shell-traders.1 [1] removes a counter, and with the last one the card is installed for free', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 2, rig: ['the-shell-traders'], aside: [withCounters('raptor', { Shell: 2 })] },
    });
    t.runner.takesBit().runner.uses('the-shell-traders', 1);
    expect([aside(t), t.runner.bits]).toEqual([['raptor'], 2]);
    t.runner.uses('the-shell-traders', 1);
    expect([aside(t), t.rig, t.runner.bits]).toEqual([[], ['the-shell-traders', 'raptor'], 1]);
    expect(t.installed('raptor')).toMatchObject({ active: true, counters: {} });
    t.refuses('E-TARGET', () => t.runner.uses('the-shell-traders', 1));
  });

  it('R-CARD-the-shell-traders.2 at the start of the turn each copy has to remove one counter from a card', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      runner: {
        rig: ['the-shell-traders', 'the-shell-traders'],
        aside: [withCounters('raptor', { Shell: 1 }), withCounters('hq-interface', { Shell: 4 })],
      },
    });
    t.until('runner choose order').runner.chooses(0);
    t.refuses('E-COUNT', () => t.runner.chooses());
    t.runner.choosesCards('hq-interface').until('runner choose countDown').runner.choosesCards('raptor');
    expect([aside(t), t.installed('hq-interface').counters]).toEqual([['hq-interface'], { Shell: 3 }]);
    expect(t.rig).toContain('raptor');
  });

  it('R-CARD-the-shell-traders.4 puts a breaker into play in the middle of a run', () => {
    const t = runs('hq', {
      runner: { bits: 9, rig: ['the-shell-traders'], aside: [withCounters('codecracker', { Shell: 1 })] },
      forts: { hq: { ice: ['filter'] } },
    });
    t.runner.uses('the-shell-traders', 1).until('corp approach').corp.rezzes('filter');
    t.until('runner encounter');
    t.runner.breaks('codecracker', 0).until('runner last');
    expect(t.rig).toContain('codecracker');
  });

  it('R-CARD-the-shell-traders.5 leaves cards set aside when it leaves play; another copy continues with them', () => {
    const t = scenario({
      corp: { bits: 9 },
      runner: {
        tags: 1,
        rig: ['the-shell-traders'],
        hand: ['the-shell-traders'],
        aside: [withCounters('raptor', { Shell: 3 })],
      },
    });
    t.corp
      .trashesResource('the-shell-traders')
      .until('corp action')
      .corp.takesBit()
      .until('corp action')
      .corp.takesBit();
    t.until('runner action');
    expect([aside(t), t.installed('raptor').counters]).toEqual([['raptor'], { Shell: 3 }]);
    t.runner.installs('the-shell-traders').runner.uses('the-shell-traders', 1);
    expect(t.installed('raptor').counters).toEqual({ Shell: 2 });
  });

  it('R-CARD-the-shell-traders.6 other costs of a card apply: without the agenda points it leaves the game', () => {
    const comes = (points: number): Scenario => {
      const t = scenario({
        turn: 'runner',
        runner: {
          points,
          rig: ['the-shell-traders'],
          aside: [withCounters('arasaka-portable-prototype', { Shell: 1 })],
        },
      });
      return t.runner.takesBit().runner.uses('the-shell-traders', 1);
    };
    const price = definition('arasaka-portable-prototype').costsPoints ?? 0;
    expect(price).toBeGreaterThan(0);
    expect(comes(price).rig).toContain('arasaka-portable-prototype');
    expect(comes(price).table.runner.points).toBe(0);
    const out = comes(price - 1);
    expect([out.rig, aside(out), trashed(out)]).toEqual([['the-shell-traders'], [], []]);
  });

  it('a program that exceeds memory overwrites others as it enters play', () => {
    const t = scenario({
      turn: 'runner',
      runner: {
        rig: ['the-shell-traders', 'mouse', 'mouse', 'mouse', 'mouse'],
        aside: [withCounters('raptor', { Shell: 1 })],
      },
    });
    t.runner.takesBit().runner.uses('the-shell-traders', 1);
    expect(t.asked).toBe('runner choose overwrite');
    t.runner.chooses(t.slot('mouse'));
    expect(trashed(t)).toEqual(['mouse']);
    expect(t.rig).toContain('raptor');
  });

  it('a free card is installed immediately', () => {
    const t = uses('the-shell-traders', { runner: { hand: ['dermatech-bodyplating'] } });
    t.runner.shows('dermatech-bodyplating');
    expect([aside(t), t.rig]).toEqual([[], ['the-shell-traders', 'dermatech-bodyplating']]);
  });
});

describe('Microtech Backup Drive', () => {
  const drive = 'microtech-backup-drive';

  it('R-CARD-microtech-backup-drive.1 keeps a program that ice trashes, face up, and returns it for an action', () => {
    const t = meets('data-naga', { runner: { rig: [drive, 'raptor'] } });
    t.until('runner choose keepOn').runner.choosesCards('raptor');
    expect([onDrive(t), trashed(t)]).toEqual([['raptor'], []]);
    expect(t.installed('raptor')).toMatchObject({ card: 'raptor', active: false });
    checkTable(t.table, t.question);
    t.until('runner action').runner.uses(drive, 0);
    expect([onDrive(t), t.runner.hand]).toEqual([[], ['raptor']]);
    t.refuses('E-TARGET', () => t.until('runner action').runner.uses(drive, 0));
  });

  it('R-CARD-microtech-backup-drive.2 a program on it counts as trashed and uses no memory', () => {
    const t = scenario({
      turn: 'runner',
      runner: { rig: [drive, 'self-modifying-code'], bits: 9, pile: ['codecracker'] },
      forts: { hq: { ice: [rezzed('filter')] } },
    });
    t.runner
      .runs('hq')
      .until('runner encounter')
      .runner.uses('self-modifying-code')
      .until('runner choose keepOn')
      .runner.choosesCards('self-modifying-code');
    expect(t.table.past.turn.some((event) => event.kind === 'trashed' && event.card === 'self-modifying-code')).toBe(
      true,
    );
    // The cost was paid, so its effect follows.
    expect(t.asked).toBe('runner search');
    t.runner.shows('codecracker');
    expect([onDrive(t), t.rig]).toEqual([['self-modifying-code'], [drive, 'codecracker']]);
  });

  it('keeps any of the programs overwritten together, in the Runner’s order, the last on top', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['raptor'], bits: 20, rig: [drive, 'mouse', 'worm', 'dwarf'] },
    });
    t.runner.installs('raptor', { over: true }).runner.choosesCards('mouse', 'worm', 'dwarf');
    t.until('runner choose keepOn').runner.choosesCards('dwarf', 'mouse');
    expect([onDrive(t), trashed(t)]).toEqual([['dwarf', 'mouse'], ['worm']]);
    t.until('runner action').runner.uses(drive, 0);
    expect(t.runner.hand).toEqual(['mouse']);
  });

  it('keeps none if the Runner declines', () => {
    const t = scenario({ turn: 'runner', runner: { hand: ['raptor'], bits: 20, rig: [drive, 'worm'] } });
    t.runner.installs('raptor', { over: true }).runner.choosesCards('worm');
    t.until('runner choose keepOn').runner.chooses();
    expect([aside(t), trashed(t)]).toEqual([[], ['worm']]);
  });

  it('also keeps the programs inside a trashed daemon', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 20, hand: ['worm', 'raptor'], rig: [drive, 'imp'] } });
    t.runner.does({ do: 'install', card: 'worm', into: t.slot('imp') });
    t.until('runner action').runner.installs('raptor', { over: true }).runner.choosesCards('imp');
    t.until('runner choose keepOn').runner.choosesCards('imp', 'worm');
    expect([onDrive(t), trashed(t)]).toEqual([['imp', 'worm'], []]);
  });

  it('its cards go to the trash when it leaves play', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      runner: { hand: ['raptor'], bits: 20, rig: [drive, 'worm', 'smiths-pawnshop'] },
    });
    t.runner.installs('raptor', { over: true }).runner.choosesCards('worm').runner.choosesCards('worm');
    t.until('corp action').corp.takesBit().until('corp action').corp.takesBit().until('corp action').corp.takesBit();
    t.until('runner choose sell');
    expect(onDrive(t)).toEqual(['worm']);
    t.runner.choosesCards(drive);
    expect([aside(t), trashed(t)]).toEqual([[], ['microtech-backup-drive', 'worm']]);
  });
});
