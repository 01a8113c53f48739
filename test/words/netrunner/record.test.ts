/** The record contains everything public: who lost what to what, where a card was installed, how many were drawn. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../src/rules/game.ts';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { cardsInPile, type DiscardedCard, pilesAfter } from '../../../src/words/en/netrunner/record/piles.ts';
import { type RecordedLine, sayAll, sinceTrace } from '../../../src/words/en/netrunner/record/record.ts';
import { rezzed, type Scenario, scenario, type TableSetup } from '../../support/scenario.ts';

const names = ['Mina', 'Rae'] as const;

/** A table whose record is kept. */
function recorded(setup: TableSetup): {
  t: Scenario;
  /** The lines of one step. */
  of(step: (t: Scenario) => unknown): string[];
  said: RecordedLine[];
  pile(seat: 0 | 1): string[];
} {
  const t = scenario(setup);
  const said: RecordedLine[] = [];
  let piles: readonly DiscardedCard[] = [];
  return {
    t,
    said,
    of(step) {
      const before = t.table;
      step(t);
      const lines = sayAll(t.events, before, names);
      said.push(...lines);
      piles = pilesAfter(piles, t.events, before, names);
      return lines.map(({ text }) => text);
    },
    pile: (seat) => cardsInPile(t.table, seat, piles).map(({ card, fell }) => `${card ?? 'face down'}: ${fell?.how}`),
  };
}

describe('damage', () => {
  it('names every card lost, in order, and the card that did it (N-DMG-02, N-HID-13, R-GEN-38)', () => {
    const r = recorded({
      corp: { hand: ['scorched-earth'], bits: 9 },
      runner: { hand: ['inside-job', 'score', 'shaka', 'jackhammer', 'broker'], tags: 1 },
    });
    r.t.picks('shaka', 'broker', 'inside-job', 'jackhammer');
    const lines = r.of((t) => t.corp.plays('scorched-earth'));
    expect(lines).toContain('Rae lost Shaka, Broker, Inside Job and Jackhammer to 4 meat damage from Scorched Earth');
    expect(r.pile(RUNNER)).toEqual([
      'jackhammer: lost to 4 meat damage from Scorched Earth',
      'inside-job: lost to 4 meat damage from Scorched Earth',
      'broker: lost to 4 meat damage from Scorched Earth',
      'shaka: lost to 4 meat damage from Scorched Earth',
    ]);
    expect(r.pile(CORP)).toEqual(['scorched-earth: played']);
  });

  it('stays visible to both players longer than other news: the cards, the source, what is left', () => {
    const r = recorded({
      corp: { hand: ['scorched-earth'], bits: 9 },
      runner: { hand: ['inside-job', 'score', 'shaka', 'jackhammer', 'broker'], tags: 1 },
    });
    r.t.picks('shaka', 'broker', 'inside-job', 'jackhammer');
    r.of((t) => t.corp.plays('scorched-earth'));
    const moment = r.said.find(({ moment: one }) => one?.loss)?.moment;
    expect(moment).toEqual({
      weight: 5,
      stays: true,
      loss: {
        seat: RUNNER,
        title: '4 meat damage',
        by: 'Scorched Earth, played by Mina',
        cards: ['shaka', 'broker', 'inside-job', 'jackhammer'],
        hand: [5, 1],
      },
    });
  });
});

describe('a discard', () => {
  it('by the Runner is named, with the number of surplus cards; one by the Corp is face down', () => {
    const r = recorded({ turn: 'runner', at: 'end', runner: { hand: Array(5).fill('broker').concat('shaka') } });
    expect(r.of((t) => t.runner.discards('shaka'))[0]).toBe('Rae discarded Shaka, 1 over the hand limit');
    expect(r.pile(RUNNER)).toEqual([`shaka: discarded at the end of turn ${r.t.table.turn - 1}, chosen by Rae`]);

    const c = recorded({ at: 'end', corp: { hand: Array(6).fill('keeper') } });
    expect(c.of((t) => t.corp.discards('keeper'))[0]).toBe('Mina discarded a face-down card, 1 over the hand limit');
    expect(c.pile(CORP)[0]).toMatch(/^face down: discarded at the end of turn \d, chosen by Mina$/);
  });
});

describe('a face-down installation', () => {
  const r = () =>
    recorded({ corp: { hand: ['keeper', 'filter', 'trap'], bits: 9 }, forts: { rd: { ice: ['keeper'] } } });

  it('of ice is shown with its place on a fort, at its end if there is other ice', () => {
    expect(r().of((t) => t.corp.installs('keeper', 'hq'))).toContain('Mina installed ice on HQ');
    expect(r().of((t) => t.corp.installs('filter', 'rd'))).toContain('Mina installed ice outermost on R&D');
  });

  it('of another card is shown with its place, even in a new fort', () => {
    expect(r().of((t) => t.corp.installs('trap', 'new'))).toContain('Mina installed a card in a new fort, Fort 1');
  });
});

describe('a breaker', () => {
  it('is named with the strength that it gains, and with the subroutine that it breaks', () => {
    const r = recorded({
      turn: 'runner',
      runner: { bits: 9, rig: ['codecracker'] },
      forts: { hq: { ice: [rezzed('filter')] } },
    });
    r.t.runner.runs('hq').until('runner encounter');
    expect(r.of((t) => t.runner.boosts('codecracker'))).toEqual(['Rae raised Codecracker’s strength by 1']);
    expect(r.of((t) => t.runner.breaks('codecracker', 0))).toEqual(['Rae broke subroutine 1 with Codecracker']);
  });
});

describe('draws', () => {
  it('are counted, but not named', () => {
    const r = recorded({ turn: 'runner', runner: { bits: 5, hand: ['livewires-contacts'] } });
    expect(r.of((t) => t.runner.draws())).toEqual(['Rae drew a card']);
    const j = recorded({ turn: 'runner', runner: { bits: 5, hand: ['jack-n-joe'] } });
    expect(j.of((t) => t.runner.plays('jack-n-joe'))).toContain('Rae drew 3 cards');
  });
});

describe('a trashed card', () => {
  it('after an access: who trashed it, where, and the cost', () => {
    const r = recorded({
      turn: 'runner',
      runner: { bits: 9 },
      forts: { f1: { inside: [rezzed('rockerboy-promotion')] } },
    });
    r.of((t) => t.runner.runs('f1'));
    while (r.t.asked !== 'runner settle') r.of((t) => t.until('runner settle'));
    const cost = r.t.runner.bits;
    const [line] = r.of((t) => t.runner.trashes('rockerboy-promotion')).filter((text) => text.includes('trashed'));
    expect(line).toBe(`Rae trashed Rockerboy Promotion in Fort 1 for ${cost - r.t.runner.bits} bits`);
    expect(r.pile(CORP)[0]).toMatch(/^rockerboy-promotion: trashed by Rae for \d bits, accessed in Fort 1$/);
  });

  it('because the Runner is tagged: the Corp and the cost', () => {
    const r = recorded({ corp: { bits: 9 }, runner: { tags: 1, rig: ['broker'] } });
    expect(r.of((t) => t.corp.trashesResource('broker'))).toContain('Mina trashed Broker for 2 bits because of a tag');
  });

  it('because it was used: in one line', () => {
    const r = recorded({
      turn: 'runner',
      runner: { rig: ['fall-guy'], hand: ['broker'] },
      forts: { hq: { ice: [rezzed('hunter')] } },
    });
    r.of((t) => t.runner.runs('hq'));
    r.of((t) => t.until('sealed'));
    r.of((t) => t.trace(1));
    const lines = r.of((t) => t.runner.uses('fall-guy'));
    expect(lines.slice(0, 2)).toEqual(['Rae used Fall Guy, which was trashed', 'Rae avoided a tag']);
    expect(r.pile(RUNNER)).toEqual(['fall-guy: used: avoided a tag']);
  });
});

describe('a card with several abilities', () => {
  it('is used for one of them, which is quoted unless it has its own line', () => {
    const line = (card: CardId, ability = 0) =>
      recorded({ turn: 'runner', runner: { rig: [card], tags: 1, bits: 9 } }).of((t) =>
        t.runner.uses(card, ability),
      )[0];
    expect(line('broker')).toBe('Rae used Broker: put 3 bits from the bank on this card');
    expect(line('broker', 1)).toBe('Rae used Broker: take all bits from this card');
    expect(line('nomad-allies')).toBe('Rae used Nomad Allies: remove a tag');
  });
});

describe('a card that returns from a discard pile', () => {
  it('is named, and is no longer there (R-GEN-36)', () => {
    const r = recorded({ turn: 'runner', runner: { hand: ['gideons-pawnshop'], trash: ['shaka', 'broker'] } });
    r.of((t) => t.runner.plays('gideons-pawnshop'));
    expect(r.of((t) => t.runner.chooses(0))).toContain('Rae put Shaka from the trash into hand');
    expect(r.pile(RUNNER)).toEqual(['gideons-pawnshop: played', 'broker: undefined']);
  });
});

describe('the end of a run', () => {
  it.each([
    [true, ['Rae jacked out']],
    [false, []],
  ])(
    'if it was successful: told if the Runner left before the access (%s), otherwise told by the access',
    (jackedOut, told) => {
      const { table } = scenario({});
      const lines = sayAll([{ kind: 'runOver', fort: 'hq', success: true, jackedOut }], table, names);
      expect(lines.map(({ text }) => text)).toEqual(told);
    },
  );
});

describe('the record after a trace', () => {
  it('shows its result, and nothing from before', () => {
    const { table } = scenario({});
    const said = sayAll(
      [
        { kind: 'tags', amount: -1 },
        { kind: 'trace', limit: 5, trace: 4, link: 0, success: true },
        { kind: 'tags', amount: 1 },
      ],
      table,
      names,
    );
    expect(sinceTrace(said).map(({ text }) => text)).toEqual(['Rae took a tag']);
    expect(sinceTrace(said.slice(0, 2))).toEqual([]);
  });

  it('shows nothing that the Runner did next', () => {
    const { table } = scenario({});
    const since = (next: NetrunnerEvent): string[] =>
      sinceTrace(
        sayAll(
          [{ kind: 'trace', limit: 5, trace: 4, link: 0, success: true }, { kind: 'tags', amount: 1 }, next],
          table,
          names,
        ),
      ).map(({ text }) => text);
    expect(since({ kind: 'runOver', fort: 'rd', success: false, jackedOut: false })).toEqual([
      'Rae took a tag',
      'The run failed',
    ]);
    expect(since({ kind: 'runOver', fort: 'rd', success: false, jackedOut: true })).toEqual(['Rae took a tag']);
    expect(since({ kind: 'success', fort: 'rd' })).toEqual(['Rae took a tag']);
  });
});
