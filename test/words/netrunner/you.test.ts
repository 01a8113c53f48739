/** A line of the record addresses its own player. */
import { describe, expect, it } from 'vitest';
import type { NetrunnerEvent } from '../../../src/rules/netrunner/event.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { sayAll } from '../../../src/words/en/netrunner/record/record.ts';
import { readBy } from '../../../src/words/en/you.ts';
import { scenario } from '../../support/scenario.ts';

const names = ['Mina', 'Rae'] as const;

function linesOf(events: readonly NetrunnerEvent[], called: readonly [string, string] = names) {
  return sayAll(events, scenario({}).table, called);
}

describe('a line of the record', () => {
  it.each<[NetrunnerEvent, string]>([
    [{ kind: 'tags', amount: 1 }, 'You took a tag'],
    [{ kind: 'success', fort: 'hq' }, 'You got into HQ'],
    [{ kind: 'drew', seat: RUNNER, count: 2 }, 'You drew 2 cards'],
  ])('%j names its player, who reads "You"', (event, read) => {
    const [line] = linesOf([event]);
    expect(line && readBy(line, RUNNER, names)).toBe(read);
    expect(line && readBy(line, CORP, names)).toBe(read.replace('You', 'Rae'));
    expect(line && readBy(line, null, names)).toBe(read.replace('You', 'Rae'));
  });

  it('has no second verb, which would stay in the third person', () => {
    const [line] = linesOf([{ kind: 'purged' }]);
    expect(line && readBy(line, CORP, names)).toBe('You gave up 3 actions to remove all virus counters');
  });

  it('also addresses a player without a name', () => {
    const unnamed = ['the Corp', 'the Runner'] as const;
    const [line] = linesOf([{ kind: 'drew', seat: CORP, count: 1 }], unnamed);
    expect(line && readBy(line, CORP, unnamed)).toBe('You drew a card');
  });

  it.each<[NetrunnerEvent, string]>([
    [{ kind: 'rolled', value: 4 } as NetrunnerEvent, 'The die showed 4'],
    [{ kind: 'exposed', slot: 1, card: 'fire-wall' } as NetrunnerEvent, 'Fire Wall was exposed'],
  ])('%j addresses nobody, even a player of that name', (event, text) => {
    const called = ['Fire Wall', 'The die'] as const;
    const [line] = linesOf([event], called);
    expect(line && [readBy(line, CORP, called), readBy(line, RUNNER, called)]).toEqual([text, text]);
  });
});
