/** Damage and flatline (N-DMG). */
import { describe, expect, it } from 'vitest';
import { handSize } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import {
  installs,
  type Place,
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
} from '../../../../support/scenario.ts';
import '../../../../support/netrunner/paperCards.ts';

/** The Runner runs on HQ into the given rezzed ice. */
function hitBy(ice: string | Place[], hand: string[], rig: Place[] = [], more: { brain?: number } = {}): Scenario {
  return runs('hq', {
    runner: { hand, rig, bits: 9, ...more },
    forts: { hq: { ice: typeof ice === 'string' ? [rezzed(ice)] : ice } },
  });
}

/** The Corp does meat damage to a tagged Runner: 2 with Punitive Counterstrike, 4 with Scorched Earth. */
const struck = (by: string, hand: string[], rig: Place[] = []): Scenario =>
  plays(by, { corp: { bits: 9 }, runner: { hand, rig, tags: 1, bits: 9 } });

const state = (t: Scenario) => [t.table.runner.hand, t.table.runner.trash.length, t.over?.winner ?? null];

describe('losing cards', () => {
  it('N-DMG-01 a card that prevents meat damage does not help against Net damage', () => {
    const t = hitBy('laser-wire', several(2), ['leland-corporate-bodyguard', 'dermatech-bodyplating']);
    expect([t.asked, ...state(t)]).toEqual(['runner action', 1, 1, null]);
    const meat = struck('punitive-counterstrike', several(3), ['shield']);
    expect([meat.asked, ...state(meat)]).toEqual(['corp action', 1, 2, null]);
  });

  it('N-DMG-02 N-HID-13 each point takes one random card, one after another, face up into the trash', () => {
    const t = scenario({
      corp: { bits: 9, hand: ['punitive-counterstrike'] },
      runner: { hand: ['score', 'inside-job', 'shield', 'mouse', 'dwarf'], tags: 1 },
    }).picks('dwarf', 'shield');
    t.corp.plays('punitive-counterstrike');
    expect(t.table.runner.trash).toEqual(['shield', 'dwarf']);
    expect([t.runner.hand, t.table.runner.hand]).toEqual([['inside-job', 'mouse', 'score'], 3]);
    const lost = t.eventsOf('card').map((event) => 'face' in event && event.face);
    expect(lost.slice(-2), 'both saw which').toEqual(['dwarf', 'shield']);
  });

  it('N-DMG-02 nobody chooses which cards are lost', () => {
    const t = hitBy('laser-wire', several(2), ['shield']);
    expect(t.asked).toBe('runner prevent');
    t.refuses('E-WINDOW', () => t.runner.discards('score'));
    t.refuses('E-FORM', () => t.runner.does({ do: 'pass', card: 'score' }));
  });

  it('N-DMG-03 a Runner survives as much damage as they have cards in hand', () => {
    expect(state(struck('punitive-counterstrike', several(2)))).toEqual([0, 2, null]);
  });

  it('N-DMG-04 N-WIN-03 more damage than cards in hand flatlines the Runner', () => {
    const t = struck('scorched-earth', several(3));
    expect(t.asked).toBe('runner flatline');
    t.runner.passes();
    expect(t.over?.winner).toBe(CORP);
    t.refuses('E-OVER', () => t.corp.draws());
    t.refuses('E-OVER', () => t.runner.draws());
  });

  it('N-DMG-05 with no cards in hand one point kills', () => {
    expect(hitBy('laser-wire', []).over?.winner).toBe(CORP);
  });

  it('N-DMG-05 with no cards in hand a prevented point does no damage', () => {
    const t = hitBy('laser-wire', [], ['shield']);
    t.runner.uses('shield');
    expect(t.over).toBeNull();
  });

  it('N-DMG-15 damage of different types is resolved one type after the other', () => {
    const t = hitBy('paper-hammer', ['score']);
    expect([t.over?.winner, t.table.runner.trash]).toEqual([CORP, ['score']]);
    const shielded = hitBy('paper-hammer', ['score'], ['shield']);
    shielded.runner.uses('shield');
    expect(state(shielded)).toEqual([0, 1, null]);
  });

  it('N-DMG-15 damage of one type from two subroutines is two packets', () => {
    const t = hitBy('code-corpse', ['score']);
    expect([t.over?.winner, t.table.runner.trash]).toEqual([CORP, ['score']]);
  });

  it('N-DMG-16 all cards for one packet are lost before either player can act', () => {
    const t = plays('punitive-counterstrike', {
      corp: { bits: 9 },
      runner: { hand: several(4), tags: 1 },
      forts: { f1: { inside: ['rockerboy-promotion'] } },
    });
    expect([t.asked, ...state(t)], 'nothing was asked in between').toEqual(['corp action', 2, 2, null]);
    const kinds = t.events.map((event) => event.kind).filter((kind) => kind === 'card' || kind === 'damage');
    expect(kinds.slice(-3)).toEqual(['card', 'card', 'damage']);
  });

  it('N-DMG-19 there is no action that does damage', () => {
    const t = scenario({ runner: { tags: 3 } });
    t.refuses('E-FORM', () => t.corp.does({ do: 'damage', type: 'net', amount: 1 }));
  });
});

describe('brain damage and hand size', () => {
  it('N-DMG-06 brain damage takes cards and lowers the hand size permanently', () => {
    const t = hitBy('code-corpse', several(4));
    expect([t.table.runner.hand, t.table.runner.brain, handSize(t.table, RUNNER)]).toEqual([2, 2, 3]);
    for (let i = 0; i < 3; i++) t.until('runner action').runner.draws();
    expect([t.asked, t.table.runner.hand]).toEqual(['runner discard', 5]);
    t.runner.discards('score');
    expect(t.asked).toBe('runner discard');
    t.runner.discards('score').until('corp action');
    expect([t.table.runner.hand, t.table.runner.brain]).toEqual([3, 2]);
  });

  it('N-DMG-07 a hand size of 0 does not lose the game: all cards are discarded at the end of the turn', () => {
    const t = scenario({ turn: 'runner', actions: 1, runner: { hand: several(3), brain: 5 } });
    t.runner.takesBit();
    for (let i = 0; i < 3; i++) t.until('runner discard').runner.discards('score');
    expect([t.asked, ...state(t)]).toEqual(['corp action', 0, 3, null]);
  });

  it('N-DMG-08 a hand size below 0 loses only at the end of the Runner’s own turn', () => {
    const t = scenario({ runner: { brain: 6 }, actions: 1 });
    t.corp.takesBit().until('runner action');
    expect([handSize(t.table, RUNNER), t.over]).toEqual([-1, null]);
    for (let i = 0; i < 4; i++) t.runner.takesBit();
    expect(t.over?.winner).toBe(CORP);
    t.refuses('E-OVER', () => t.runner.takesBit());
  });

  it('N-DMG-08 a hand size that is back at 0 by then does not lose the game', () => {
    const t = installs('mram-chip', { actions: 2, runner: { brain: 7 } });
    expect(handSize(t.table, RUNNER)).toBe(0);
    t.runner.takesBit();
    expect([t.asked, t.over]).toEqual(['corp action', null]);
  });

  it('N-DMG-08 the check comes after the discard', () => {
    const t = scenario({ turn: 'runner', actions: 1, runner: { brain: 6, hand: several(1) } });
    t.runner.takesBit();
    expect([t.asked, t.over]).toEqual(['runner discard', null]);
    t.runner.discards('score');
    expect(t.over?.winner).toBe(CORP);
  });

  it('N-DMG-09 a lowered hand size forces no discard before the end of the turn', () => {
    const t = hitBy('cortical-scrub', several(5));
    expect([t.table.runner.hand, handSize(t.table, RUNNER)]).toEqual([4, 4]);
    t.runner.draws().runner.draws();
    expect([t.asked, t.table.runner.hand]).toEqual(['runner action', 6]);
    t.runner.takesBit();
    expect([t.asked, t.table.runner.hand]).toEqual(['runner discard', 6]);
  });

  it('N-DMG-14 prevented brain damage does not lower the hand size', () => {
    const t = hitBy('cortical-scrub', several(2), ['force-shield']);
    t.runner.uses('force-shield');
    expect([handSize(t.table, RUNNER), ...state(t)]).toEqual([5, 2, 0, null]);
  });
});

describe('prevention', () => {
  it('N-DMG-10 damage is prevented before cards are lost', () => {
    const t = runs('f1', {
      corp: { bits: 9 },
      runner: { hand: several(1), rig: ['shield'] },
      forts: { f1: { inside: [rezzed('trap')] } },
    });
    t.until('corp choose mayPay').corp.chooses(4);
    expect([t.asked, t.table.runner.hand]).toEqual(['runner prevent', 1]);
    t.refuses('E-LIMIT', () => t.runner.uses('shield', 0, { times: 3 }));
    t.runner.uses('shield', 0, { times: 2 });
    expect([...state(t), t.table.runner.tags]).toEqual([0, 1, null, 1]);
  });

  it('N-DMG-10 a card for the wrong type is refused', () => {
    const t = hitBy('cortical-scrub', several(2), ['force-shield', 'shield', 'leland-corporate-bodyguard']);
    expect(t.asked).toBe('runner prevent');
    t.refuses('E-TYPE', () => t.runner.uses('shield'));
    t.refuses('E-TYPE', () => t.runner.uses('leland-corporate-bodyguard'));
    t.refuses('E-COUNT', () => t.runner.uses('force-shield', 0, { times: 2 }));
    t.runner.uses('force-shield');
  });

  it('N-DMG-11 if all of it is prevented, the Runner counts as not damaged', () => {
    const t = hitBy('paper-hornet', several(2), ['shield']);
    t.runner.uses('shield', 0, { times: 2 });
    expect([t.table.runner.tags, ...state(t)]).toEqual([0, 2, 0, null]);
    expect(t.table.past.turn.some((event) => event.kind === 'damage')).toBe(false);
  });

  it('N-DMG-12 if part of it is prevented, the Runner counts as damaged', () => {
    const t = hitBy('paper-hornet', several(2), ['shield']);
    t.runner.uses('shield').runner.passes();
    expect([t.table.runner.tags, ...state(t)]).toEqual([1, 1, 1, null]);
  });

  it('N-DMG-11 N-DMG-12 Corporate Headhunters lower the hand size only if they do damage', () => {
    const setup = {
      corp: { scored: ['corporate-headhunters'] },
      runner: { hand: several(4), tags: 1, rig: ['leland-corporate-bodyguard'] },
    };
    const t = scenario(setup);
    t.corp.uses('corporate-headhunters').runner.uses('leland-corporate-bodyguard');
    expect(handSize(t.table, RUNNER)).toBe(5);
    t.corp.uses('corporate-headhunters').runner.passes();
    expect([handSize(t.table, RUNNER), t.table.runner.brain, t.table.runner.hand]).toEqual([4, 0, 3]);
    t.corp.uses('corporate-headhunters').runner.passes();
    expect(handSize(t.table, RUNNER)).toBe(3);
  });

  it('N-DMG-10 a shield is used up for the turn, and the damage it did not prevent is done', () => {
    const t = hitBy([rezzed('nerve-labyrinth')], several(4), ['green-knight-surge-buffers']);
    t.runner.uses('green-knight-surge-buffers');
    expect(state(t), 'a used shield asks no more').toEqual([3, 1, null]);
    t.until('runner action').runner.runs('hq');
    expect([t.asked, ...state(t)]).toEqual(['runner action', 1, 3, null]);
  });

  it('N-DMG-18 damage from an accessed card comes before an agenda accessed with it is scored', () => {
    const t = runs('rd', {
      corp: { pile: ['tycho-extension', 'setup', 'filter', 'filter'] },
      runner: { hand: several(1), rig: ['rd-interface'], points: 4 },
    });
    t.until('runner accessed').runner.passes().runner.shows('setup').runner.passes();
    expect([t.over?.winner, t.table.runner.points]).toEqual([CORP, 4]);
  });
});

describe('Vacant Soulkiller', () => {
  it('N-DMG-06 does brain damage for each counter, and none without a counter', () => {
    const hurt = (count: number) => {
      return runs('f1', {
        runner: { hand: several(3) },
        forts: { f1: { inside: [rezzed('vacant-soulkiller', { advancement: count })] } },
      })
        .until('runner last')
        .runner.passes().table.runner.brain;
    };
    expect([0, 1, 3].map(hurt)).toEqual([0, 1, 3]);
  });
});
