/** A rematch between two phones, requested over the link, whatever screens the players are on. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstOffer } from '../../../src/app/offers/offers.ts';
import { Rematch } from '../../../src/app/play/rematch.ts';
import type { Wish } from '../../../src/app/play/rematchMessage.ts';
import { offerRematch } from '../../../src/app/play/rematchOffer.ts';
import { splitLink } from '../../../src/peer/link/split.ts';
import { gameInfo as trenchcoat } from '../../../src/words/en/trenchcoat/sign.ts';
import { pair } from '../../support/link/memory.ts';

const AFTER = '143 a1b2c3d4e5f60718';
const sign = { seats: ['White', 'Black'] } as unknown as Parameters<typeof offerRematch>[1]['ui']['info'];

interface Phone {
  rematch: Rematch;
  begun: Wish[];
}

let ann: Phone;
let bob: Phone;
let link: ReturnType<typeof pair>;

beforeEach(() => {
  vi.useFakeTimers();
  link = pair({ auto: true });
  const phoneOf = (end: typeof link.a): Phone => {
    const phone: Phone = { rematch: new Rematch(splitLink(end).words, () => null), begun: [] };
    phone.rematch.onBegin = (wish) => void phone.begun.push(wish);
    phone.rematch.closedAt(AFTER);
    return phone;
  };
  ann = phoneOf(link.a);
  bob = phoneOf(link.b);
  offerRematch(bob.rematch, { ui: { info: sign }, name: 'g1', seat: 1, names: ['Ann', 'Bob'], keys: ['a', 'b'] });
});

afterEach(() => {
  for (const { rematch } of [ann, bob]) rematch.close();
  vi.useRealTimers();
});

/** Long enough for a message to be repeated. */
const moment = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1500);

describe('a rematch that the opponent wants', () => {
  test('is offered to a player who is not at the end of the game, with both sides named', async () => {
    ann.rematch.want('changed');
    await moment();
    expect(firstOffer()).toMatchObject({
      title: 'Ann wants a rematch',
      detail: 'Swap sides',
      question: 'Rematch, swap sides?',
      means: ['You play the White, Ann the Black.', 'Your finished game is saved.'],
    });
  });

  test('is offered as the next session if the game has no winner', async () => {
    offerRematch(bob.rematch, {
      ui: { info: trenchcoat },
      name: 'g1',
      seat: 1,
      names: ['Ann', 'Bob'],
      keys: ['a', 'b'],
    });
    ann.rematch.want('same');
    await moment();
    expect(firstOffer()).toMatchObject({ title: 'Ann wants another session', question: 'Next session?' });
  });

  test('begins once on both phones when it is accepted, and a second tap does nothing', async () => {
    ann.rematch.want('same');
    await moment();
    const offer = firstOffer();
    offer?.accept();
    offer?.accept();
    await moment();
    expect([ann.begun, bob.begun]).toEqual([['same'], ['same']]);
    expect(firstOffer()).toBeNull();
  });

  test('is reported once when it is declined, and may be requested again', async () => {
    ann.rematch.want('changed');
    await moment();
    firstOffer()?.decline();
    expect(firstOffer()).toBeNull();
    await moment();
    expect([ann.rematch.mine, ann.rematch.refused]).toEqual([null, true]);
    expect(firstOffer()).toBeNull();
    ann.rematch.want('changed');
    await moment();
    expect(ann.rematch.refused).toBe(false);
    expect(firstOffer()?.title).toBe('Ann wants a rematch');
  });

  test('disappears when it is withdrawn', async () => {
    ann.rematch.want('changed');
    await moment();
    ann.rematch.want(null);
    await moment();
    expect(firstOffer()).toBeNull();
  });

  test('disappears when the connection is lost, and returns with it', async () => {
    ann.rematch.want('changed');
    await moment();
    link.cut();
    await moment();
    expect(firstOffer()).toBeNull();
    link.restore();
    await moment();
    expect(firstOffer()?.title).toBe('Ann wants a rematch');
  });

  test('is not offered if the end of the game rules it out', async () => {
    bob.rematch.inSight(true);
    ann.rematch.want('changed');
    await moment();
    expect([firstOffer(), bob.rematch.theirs]).toEqual([null, 'changed']);
    bob.rematch.inSight(false);
    expect(firstOffer()?.title).toBe('Ann wants a rematch');
  });

  test('ends with the game', async () => {
    ann.rematch.want('changed');
    await moment();
    bob.rematch.close();
    expect(firstOffer()).toBeNull();
  });
});

test('a wish remains while its player is elsewhere, and the game begins when the opponent wants the same', async () => {
  ann.rematch.want('changed');
  await moment();
  bob.rematch.want('same');
  await moment();
  expect([ann.begun, bob.begun]).toEqual([[], []]);
  bob.rematch.want('changed');
  await moment();
  expect([ann.begun, bob.begun]).toEqual([['changed'], ['changed']]);
});

test('a player who starts another game withdraws the wish, but a game that both have begun continues', async () => {
  ann.rematch.want('changed');
  ann.rematch.withdraw();
  await moment();
  expect(firstOffer()).toBeNull();
  ann.rematch.want('changed');
  bob.rematch.want('changed');
  await moment();
  ann.rematch.withdraw();
  expect(ann.rematch.mine).toBe('changed');
});
