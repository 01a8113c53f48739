/** A line of the record is told to its own player as to somebody who is there. */
import { describe, expect, it } from 'vitest';
import { sayAll } from '../../../src/words/en/netrunner/record/record.ts';
import { toldTo } from '../../../src/words/en/you.ts';
import { scenario } from '../../support/scenario.ts';

describe('a line of the record', () => {
  it.each([
    ['Rae loses Shaka to 1 net damage, Neural Blade', 'You lose Shaka to 1 net damage, Neural Blade'],
    ['Rae is tagged', 'You are tagged'],
    ['Rae has to show Trap!', 'You have to show Trap!'],
    ['Rae rezzes Keeper on HQ', 'You rez Keeper on HQ'],
    ['Rae accesses Setup!', 'You access Setup!'],
    ['Rae passes Filter', 'You pass Filter'],
    ['Rae uses Fall Guy, which is trashed', 'You use Fall Guy, which is trashed'],
    ['Rae discards Shaka, 1 over the hand limit', 'You discard Shaka, 1 over the hand limit'],
    ['Rae spent 2 bits, Mina 1 bit', 'You spent 2 bits, Mina 1 bit'],
  ])('%s', (text, told) => {
    expect(toldTo(text, 'Rae')).toBe(told);
  });

  it('has no second verb, which would stay the other one’s', () => {
    const { table: before } = scenario({});
    const events = [{ kind: 'purged' }] as const;
    const [line] = sayAll(events, before, ['Mina', 'Rae']);
    expect(toldTo(line?.text ?? '', 'Mina')).toBe('You forgo 3 actions to remove all virus counters');
  });

  it('is told so too to one who has given no name', () => {
    for (const text of ['the Corp draws a card', 'The Corp draws a card'])
      expect(toldTo(text, 'the Corp')).toBe('You draw a card');
  });

  it('stays as it is where somebody else, or a card of such a name, begins it', () => {
    for (const text of ['Mina rezzes Keeper on HQ', 'Raes Net is trashed', 'The die shows 4'])
      expect(toldTo(text, 'Rae')).toBe(text);
  });
});
