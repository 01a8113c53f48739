/** Installed cards sent to the trash, and what saves them. */
import { describe, expect, it } from 'vitest';
import { memory } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import { meets, type Place, plays, rezzed, runs, type Scenario, scenario } from '../../../../support/scenario.ts';

/** The Runner runs on HQ into the given rezzed ice. */
const into = (ice: string, rig: Place[], hand: string[] = []): Scenario =>
  meets(ice, { runner: { rig, hand, bits: 9 } });

describe('cards that are trashed', () => {
  it('R-GEN-30 N-BRK-17 D’Arc Knight lets the Corp choose the program', () => {
    const t = into('darc-knight', ['clown', 'mouse']);
    expect(t.asked).toBe('corp choose trashProgram');
    t.corp.choosesCards('clown');
    expect([t.rig, t.asked]).toEqual([['mouse'], 'runner action']);
  });

  it('Cinderella resolves its whole text when the trace succeeds: the run ends, hardware is trashed, two points of meat damage', () => {
    const t = into('cinderella', ['mram-chip', 'force-shield'], ['score', 'score', 'score']);
    t.trace(0);
    expect([t.rig, t.table.runner.hand, t.table.run]).toEqual([['force-shield'], 1, null]);
  });

  it('Liche does three separate points of brain damage (R-GEN-37)', () => {
    const t = into('liche', ['force-shield'], ['score', 'score', 'score']);
    t.runner.uses('force-shield').runner.passes().runner.uses('force-shield');
    expect([t.table.runner.hand, t.table.runner.brain]).toEqual([2, 1]);
  });

  it('Chimera trashes only a daemon when the Runner accesses it', () => {
    const t = runs('f1', { runner: { rig: ['raptor'] }, forts: { f1: { inside: [rezzed('chimera')] } } });
    t.until('runner settle');
    expect(t.rig).toEqual(['raptor']);
  });

  it('R-GEN-30 Power Grid Overload trashes everything paid for at once: memory is counted after all of it has left', () => {
    const t = plays('power-grid-overload', {
      corp: { bits: 5 },
      runner: { tags: 1, rig: ['wutech-mem-chip', 'wutech-mem-chip', 'dermatech-bodyplating', 'raptor', 'mouse'] },
    });
    t.corp.chooses(2);
    expect([t.corp.bits, t.rig]).toEqual([3, ['dermatech-bodyplating', 'raptor', 'mouse']]);
    expect(memory(t.table)).toBe(4);
  });

  it('Power Grid Overload does not trash cybernetics, and requires a tag', () => {
    const t = plays('power-grid-overload', {
      corp: { bits: 5, hand: ['power-grid-overload'] },
      runner: { tags: 1, rig: ['dermatech-bodyplating'] },
    });
    t.corp.chooses(5);
    expect(t.rig).toEqual(['dermatech-bodyplating']);
    const calm = scenario({ corp: { hand: ['power-grid-overload'] } });
    calm.refuses('E-TAG', () => calm.corp.plays('power-grid-overload'));
  });

  it('R-GEN-30 Shock Treatment trashes all hardware and two programs together, from a Runner with four tags', () => {
    const hit = (tags: number): Scenario =>
      runs('f1', {
        runner: {
          tags,
          rig: ['wutech-mem-chip', 'dermatech-bodyplating', 'raptor', 'mouse', 'clown', 'shield', 'dwarf'],
        },
        forts: { f1: { inside: [rezzed('shock-treatment')] } },
      });
    expect(hit(3).until('runner settle').rig.length).toBe(7);
    const t = hit(4);
    t.until('corp choose trashProgram').corp.choosesCards('raptor', 'mouse');
    t.corp.choosesCards('dermatech-bodyplating', 'mouse', 'wutech-mem-chip', 'raptor');
    expect([t.rig, t.asked], 'no program goes for want of memory besides').toEqual([
      ['clown', 'shield', 'dwarf'],
      'runner settle',
    ]);
    expect(t.table.runner.trash).toEqual(['raptor', 'wutech-mem-chip', 'mouse', 'dermatech-bodyplating']);
  });

  it('R-GEN-30 the player whose effect trashes everything chooses the order; the last is on top', () => {
    const t = plays('power-grid-overload', {
      corp: { bits: 5 },
      runner: { tags: 1, rig: ['wutech-mem-chip', 'tycho-mem-chip'] },
    });
    t.corp.chooses(2);
    expect(t.question).toMatchObject({ of: CORP, what: 'trashOrder', ordered: true, min: 2, max: 2 });
    expect(t.moves(CORP).length, 'both orders are on offer').toBe(2);
    t.corp.choosesCards('tycho-mem-chip', 'wutech-mem-chip');
    expect(t.table.runner.trash).toEqual(['wutech-mem-chip', 'tycho-mem-chip']);
  });

  it('Core Command: Jettison Ice costs as much as rezzing the ice, after a successful run on HQ', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 6, hand: ['core-command-jettison-ice'] },
      forts: { rd: { ice: [rezzed('fire-wall')] }, f1: { ice: [rezzed('code-corpse')] } },
    });
    t.refuses('E-TARGET', () => t.runner.plays('core-command-jettison-ice'));
    t.runner.runs('hq').runner.goesOn().until('runner action').runner.plays('core-command-jettison-ice');
    expect([t.ice('rd'), t.ice('f1'), t.runner.bits], 'the dearer one cannot be paid for').toEqual([
      [],
      ['code-corpse'],
      1,
    ]);
  });

  it('Security Code WORM Chip trashes unrezzed ice, face down into Archives', () => {
    const t = runs('hq', { runner: { hand: ['security-code-worm-chip'] }, forts: { rd: { ice: ['fire-wall'] } } });
    t.runner.goesOn().until('runner action').runner.plays('security-code-worm-chip');
    expect([t.fort('rd')?.ice, t.table.corp.down.length, t.table.corp.up]).toEqual([[], 1, []]);
  });

  it('misc.for-sale pays three bits for each card trashed', () => {
    const t = plays('misc-for-sale', { runner: { bits: 0, rig: ['raptor', 'mouse'] } });
    t.runner.choosesCards('raptor', 'mouse');
    expect([t.rig, t.runner.bits]).toEqual([[], 6]);
  });
});

describe('cards that are saved', () => {
  it('Joan of Arc is trashed instead of a program', () => {
    const t = into('darc-knight', ['clown', 'joan-of-arc']);
    t.corp.choosesCards('clown');
    expect(t.asked).toBe('runner save');
    t.runner.uses('joan-of-arc');
    expect([t.rig, t.table.runner.trash]).toEqual([['clown'], ['joan-of-arc']]);
  });

  it('Joan of Arc returns to hand for one bit', () => {
    const t = into('darc-knight', ['clown', 'joan-of-arc']);
    t.corp.choosesCards('clown');
    t.runner.uses('joan-of-arc', 1);
    expect([t.rig, t.runner.hand, t.runner.bits]).toEqual([['clown'], ['joan-of-arc'], 8]);
  });

  it('Joan of Arc does not save herself', () => {
    const t = into('darc-knight', ['clown', 'joan-of-arc']);
    t.corp.choosesCards('joan-of-arc');
    expect([t.asked, t.rig]).toEqual(['runner action', ['clown']]);
  });

  it('R-CARD-joan-of-arc.1 Joan among programs trashed together still saves the others', () => {
    const t = plays('misc-for-sale', { runner: { bits: 0, rig: ['raptor', 'mouse', 'joan-of-arc'] } });
    t.runner.choosesCards('joan-of-arc', 'raptor', 'mouse');
    t.runner.uses('joan-of-arc').runner.choosesCards('raptor', 'mouse');
    expect(t.rig).toEqual(['raptor', 'mouse']);
  });

  it('R-CARD-joan-of-arc.2 R-CARD-misc-for-sale a card that Joan saves pays nothing', () => {
    const t = plays('misc-for-sale', { runner: { bits: 0, rig: ['raptor', 'mouse', 'joan-of-arc'] } });
    t.runner.choosesCards('raptor', 'mouse');
    t.runner.uses('joan-of-arc').runner.choosesCards('raptor');
    expect([t.rig, t.runner.bits]).toEqual([['raptor'], 3]);
  });

  it('R-GEN-64 R-CARD-joan-of-arc.2 a saved Emergency Self-Construct does not save the Runner', () => {
    const t = plays('scorched-earth', {
      corp: { bits: 9 },
      runner: { tags: 1, hand: [], rig: ['emergency-self-construct', 'joan-of-arc'] },
    });
    t.runner.uses('emergency-self-construct').runner.uses('joan-of-arc');
    expect([t.rig, t.asked]).toEqual([['emergency-self-construct'], 'runner flatline']);
    t.runner.uses('emergency-self-construct');
    expect([t.over, t.rig]).toEqual([null, []]);
  });

  it('R-GEN-64 R-CARD-startup-immolator.3 a cost that is prevented is not paid: Startup Immolator stays, and so does the ice', () => {
    const t = meets('data-wall', { runner: { bits: 9, rig: ['startup-immolator', 'joan-of-arc', 'worm'] } });
    t.runner.breaks('worm', 0).runner.passes();
    t.until('runner pass').runner.uses('startup-immolator').runner.uses('joan-of-arc');
    expect([t.ice('hq'), t.rig]).toEqual([['data-wall'], ['startup-immolator', 'worm']]);
  });

  it('Umbrella Policy saves one program or piece of hardware', () => {
    const t = into('homewrecker', ['mram-chip', 'umbrella-policy'], ['score', 'score', 'score']);
    t.trace(0);
    expect(t.asked).toBe('runner save');
    t.runner.uses('umbrella-policy');
    expect([t.rig, t.table.runner.hand]).toEqual([['mram-chip'], 1]);
  });

  it('a card that is overwritten or exceeds the memory is not saved', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 9, hand: ['raptor'], rig: ['joan-of-arc', 'mouse'] } });
    t.runner.installs('raptor', { over: true }).runner.choosesCards('mouse');
    expect(t.rig).toEqual(['joan-of-arc', 'raptor']);
  });

  it('cards are not saved for free', () => {
    const t = scenario({ turn: 'runner', runner: { rig: ['joan-of-arc', 'mouse'] } });
    t.refuses('E-WINDOW', () => t.runner.uses('joan-of-arc'));
  });

  it('R-CARD-time-to-collect Time to Collect turns up to save other resources, only in the Corp’s turn', () => {
    const t = scenario({ runner: { tags: 1, rig: ['broker', { card: 'time-to-collect', hidden: true }] } });
    t.corp.trashesResource('broker');
    expect(t.asked).toBe('runner save');
    t.runner.reveals('time-to-collect');
    expect([t.rig, t.table.runner.trash, t.corp.bits]).toEqual([['broker'], ['time-to-collect'], 3]);
  });

  it('R-CARD-time-to-collect two that save each other cannot loop: a card being paid as a cost pays for no other', () => {
    const collect = { card: 'time-to-collect', hidden: true } as const;
    const t = scenario({ runner: { tags: 1, rig: ['broker', collect, collect, { card: 'bolt-hole', hidden: true }] } });
    const [one, two] = [t.slot('time-to-collect'), t.slot('time-to-collect', 1)];
    t.corp.trashesResource('broker');
    for (const slot of [one, two]) t.runner.does({ do: 'use', slot, ability: 0, card: 'time-to-collect' });
    t.refuses('E-STATE', () => t.runner.does({ do: 'use', slot: one, ability: 0 }));
    expect([t.asked, t.moves(1)]).toEqual(['runner save', [{ do: 'pass' }]]);
    t.runner.passes();
    // The first was saved by the second: it has not paid, and may still save the broker.
    expect([t.rig, t.asked]).toEqual([['broker', 'time-to-collect', 'bolt-hole'], 'runner save']);
    t.runner.uses('time-to-collect').runner.passes();
    expect([t.rig, t.asked]).toEqual([['broker', 'bolt-hole'], 'runner after']);
  });

  it('N-HID-20 a Runner with a face-down resource is asked whatever it is', () => {
    const t = scenario({ runner: { tags: 1, rig: ['broker', { card: 'bolt-hole', hidden: true }] } });
    t.corp.trashesResource('broker');
    expect([t.asked, t.moves(1)]).toEqual(['runner save', [{ do: 'pass' }]]);
    t.runner.passes();
    expect(t.rig).toEqual(['bolt-hole']);
  });
});
