/** What two phones send each other before the game; only the size of a deck is sent. */
import { describe, expect, it } from 'vitest';
import { agreed, type LobbyChoice, readChoice, writeChoice } from '../../../src/app/play/lobby.ts';
import { fromUtf8, utf8 } from '../../../src/base/bytes.ts';
import { MAX_CHAIN_LENGTH } from '../../../src/peer/succession/chain.ts';

const wishes: LobbyChoice = {
  name: 'Mina',
  ready: false,
  hostSeat: 0,
  game: 'netrunner',
  options: { rules: '1996' },
  cards: 46,
};
const packet = (what: object): Uint8Array => utf8(`lobby/1 ${JSON.stringify({ ...wishes, ...what })}`);

describe('a lobby choice', () => {
  it('is read back as it was written', () => {
    expect(readChoice(writeChoice(wishes))).toEqual(wishes);
  });

  it('contains the number of cards in the deck, but no card', () => {
    expect(Object.keys(JSON.parse((fromUtf8(writeChoice(wishes)) ?? '').slice(8))).sort()).toEqual(
      ['cards', 'game', 'hostSeat', 'name', 'options', 'ready'].sort(),
    );
  });

  it('with a number of cards that no deck has is read as not stating one', () => {
    for (const cards of [-1, 0.5, 1001, '46', null, [1], undefined])
      expect(readChoice(packet({ cards }))).toEqual({ ...wishes, cards: 0 });
  });

  it('names a game; one that names none means the original game', () => {
    const { game: _, ...silent } = wishes;
    expect(readChoice(utf8(`lobby/1 ${JSON.stringify(silent)}`))).toEqual(wishes);
    expect(readChoice(packet({ game: 'chess' }))).toEqual({ ...wishes, game: 'chess' });
    for (const game of [1, null, ['netrunner'], 'x'.repeat(25)]) expect(readChoice(packet({ game }))).toBeNull();
  });

  it('says which keys this phone’s key succeeds, if any; invalid or too many keys are left out', () => {
    expect(readChoice(writeChoice({ ...wishes, follows: 'ab12' }))).toEqual({ ...wishes, follows: 'ab12' });
    for (const follows of [1, null, ['ab'], 'a'.repeat(2 * MAX_CHAIN_LENGTH + 1)])
      expect(readChoice(packet({ follows }))).toEqual(wishes);
    const longest = { ...wishes, name: 'M'.repeat(20), follows: 'a'.repeat(2 * MAX_CHAIN_LENGTH) };
    expect(readChoice(writeChoice(longest))).toEqual(longest);
  });

  it('matches another one whatever the decks are', () => {
    const [mine, theirs] = [46, 60].map((cards) => ({ ...wishes, ready: true, cards })) as [LobbyChoice, LobbyChoice];
    expect([agreed(mine, theirs), agreed(mine, { ...theirs, hostSeat: 1 })]).toEqual([true, false]);
    expect(agreed(mine, { ...theirs, game: 'chess' })).toBe(false);
  });
});
