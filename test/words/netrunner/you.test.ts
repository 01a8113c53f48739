/** A line of the record addresses its own player. */
import { describe, expect, it } from 'vitest';
import { sayAll } from '../../../src/words/en/netrunner/record/record.ts';
import { inSecondPerson } from '../../../src/words/en/you.ts';
import { scenario } from '../../support/scenario.ts';

describe('a line of the record', () => {
  it.each([
    ['Rae lost Shaka to 1 Net damage from Neural Blade', 'You lost Shaka to 1 Net damage from Neural Blade'],
    ['Rae took a tag', 'You took a tag'],
    ['Rae rezzed Keeper on HQ', 'You rezzed Keeper on HQ'],
    ['Rae accessed Setup!', 'You accessed Setup!'],
    ['Rae passed Filter', 'You passed Filter'],
    ['Rae used Fall Guy, which was trashed', 'You used Fall Guy, which was trashed'],
    ['Rae discarded Shaka, 1 over the hand limit', 'You discarded Shaka, 1 over the hand limit'],
    ['Rae spent 2 bits, Mina 1 bit', 'You spent 2 bits, Mina 1 bit'],
  ])('%s', (text, told) => {
    expect(inSecondPerson(text, 'Rae')).toBe(told);
  });

  it('has no second verb, which would stay in the third person', () => {
    const { table: before } = scenario({});
    const events = [{ kind: 'purged' }] as const;
    const [line] = sayAll(events, before, ['Mina', 'Rae']);
    expect(inSecondPerson(line?.text ?? '', 'Mina')).toBe('You gave up 3 actions to remove all virus counters');
  });

  it('also addresses a player without a name', () => {
    for (const text of ['the Corp drew a card', 'The Corp drew a card'])
      expect(inSecondPerson(text, 'the Corp')).toBe('You drew a card');
  });

  it('stays the same if it begins with another player, or a card of that name', () => {
    for (const text of ['Mina rezzed Keeper on HQ', 'Raes Net was trashed', 'The die showed 4'])
      expect(inSecondPerson(text, 'Rae')).toBe(text);
  });
});
