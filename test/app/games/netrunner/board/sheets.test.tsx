// @vitest-environment happy-dom
/** The sheets over the table: what each player reads about players, forts, cards and piles, and can do there. */
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../../support/screens/topLayer.ts';

beforeEach(closeLikeBrowsers);
afterEach(cleanup);

describe('a player’s sheet', () => {
  it('lists every number of the Runner, harm included, and what the Runner can do about it', () => {
    const { screen } = boardOnScreen('infamousRunner', RUNNER);
    press('Everything you have');
    expect(reads('h2')).toBe('You, the Runner');
    expect(lists('.lies li')).toEqual([
      '3 of 4actions left this turn',
      '4 of 7agenda points: 7 to win',
      '9 bitsin the pool, for anything',
      '3 bitson Arasaka Portable Prototype, only for using icebreakers during runs',
      '2 bitson "Armadillo" Armored Road Home, only for removing tags',
      expect.stringMatching(/^2tags: /),
      expect.stringMatching(/^1brain damage/),
      expect.stringMatching(/^1counter: 1 Crying/),
      '5in hand, limit 4 at the end of a turn',
      '40left in the stack',
      '3 of 7memory units (MU) used by programs',
    ]);
    expect(offers()).toEqual([
      'Remove a tag2 bits',
      'Remove a Crying counter2 bits',
      'Your trash2 cards, visible to both',
    ]);
    press('Remove a tag');
    expect(screen.sent).toEqual([[{ do: 'removeTag' }]]);
  });

  it('lists the Corp’s bad publicity and counters for both, and offers the Runner nothing against them', () => {
    boardOnScreen('infamousCorp', RUNNER);
    press('Everything Mina has');
    expect(reads('h2')).toBe('Mina, Corp');
    expect(lists('.lies .harm')).toEqual([
      expect.stringMatching(/^5 of 7/),
      expect.stringMatching(/^3counters: 2 Cascade, 1 Skivviss/),
    ]);
    expect(offers()).toEqual(['Archives4 cards, 2 face down']);
    cleanup();
    boardOnScreen('infamousCorp', CORP);
    press('Everything Rae has');
    expect(offers()).toEqual(['Rae’s trash2 cards, visible to both']);
  });

  it('says which effects are in force, and leads to the discard pile', () => {
    boardOnScreen('banned', RUNNER);
    press('Everything you have');
    expect(reads()).toContain('In force');
    expect(lists('.force li').length).toBeGreaterThan(0);
    press('Your trash');
    expect(reads('h2')).toBe('Your trash 2 cards, newest first');
    cleanup();
    boardOnScreen('plainRunner', RUNNER);
    press('Everything you have');
    expect(reads()).not.toContain('In force');
  });

  it('shows both players during a run', () => {
    boardOnScreen('encounter', CORP);
    press('You, the Corp: 3 points');
    expect(lists('h2')).toEqual(['You, the Corp', 'Rae, Runner']);
    expect(offers()).toEqual(['Archives4 cards, 2 face down', 'Rae’s trash2 cards, visible to both']);
  });
});

describe('a fort’s sheet', () => {
  it('lists ice from the outside in, what is inside, and the Runner’s way in', () => {
    const { screen } = boardOnScreen('plainRunner', RUNNER);
    press('R&D: 39 cards');
    expect(reads('h2')).toBe('R&D 3 ice, 2 rezzed');
    expect(lists('h3')).toEqual(['Ice, outermost first']);
    expect(offers()).toEqual([
      'Run on R&D3 ice, 2 rezzed (main)',
      '5HunterHunterrezzed',
      '2StaticWall of Staticrezzed',
      'Unrezzed ice',
    ]);
    expect(reads()).toContain('39 cards left in R&D, the Corp’s draw pile.');
    press('Run on R&D');
    expect(screen.sent).toEqual([[{ do: 'run', fort: 'rd' }]]);
  });

  it('with a face-down card inside says how far it is advanced', () => {
    boardOnScreen('plainRunner', RUNNER);
    press('Fort 1: 2 pieces of ice');
    expect(lists('h3')).toEqual(['Ice, outermost first', 'Inside']);
    expect(offers().at(-1)).toBe('2A face-down card2 advancement counters');
    press('2A face-down card');
    expect(reads('.place')).toBe('In Fort 1');
    expect(reads()).toContain('Only Mina knows what it is.');
    cleanup();
    boardOnScreen('plainRunner', RUNNER);
    press('HQ: 5 cards');
    expect(reads()).toContain('5 cards in HQ, the Corp’s hand.');
    cleanup();
    boardOnScreen('plainRunner', RUNNER);
    press('Archives: 2 cards');
    press('4 cards');
    expect(reads('h2')).toBe('Archives 4 cards, newest first');
  });

  it('shows the Corp its own cards only after a peek', () => {
    boardOnScreen('plainCorp', CORP);
    press('Fort 1: 2 pieces of ice');
    expect(offers()[0]).toBe('Peek at your cardscovered again automatically');
    expect(reads()).not.toContain('Marine Arcology');
    press('Peek at your cards');
    const open = offers();
    expect(open).toEqual([
      'Advance Marine ArcologyFort 1, from 2 to 3 counters1 bit (main)',
      '4BladeNeural Bladerezzed',
      '5 bitsFire WallFire Wallnot rezzed',
      'MA2/3MarineMarine Arcologynot rezzed, 2 advancement counters',
      'Install Priority Requisition in Fort 1trashes what is there',
      'Install Quandary on Fort 12 bits',
      'Install Quandary on Fort 1and trash ice there first',
      'Install Red Herrings in Fort 1',
    ]);
    expect(reads()).not.toContain('Peek at your cards');
  });

  it('says why no run is possible: not the Runner’s turn, or a ban that can be lifted', () => {
    boardOnScreen('plainCorp', RUNNER);
    press('Fort 2: 1 piece of ice');
    expect(reads('.no-run')).toBe('You can run on your turn.');
    cleanup();
    boardOnScreen('plainCorp', CORP);
    press('Fort 2: 1 piece of ice');
    expect(lists('.no-run')).toEqual([]);
    cleanup();
    const { screen } = boardOnScreen('banned', RUNNER);
    press('Fort 2: 1 piece of ice');
    expect(reads('.no-run')).not.toBe('');
    expect(offers().some((title) => title.startsWith('Run on'))).toBe(false);
    press(offers()[0]?.replace(' (main)', '') ?? '');
    expect(screen.sent).toEqual([[{ do: 'liftBan', bits: 2 }]]);
  });

  it('says which counters lie there', () => {
    boardOnScreen('marksCorp', RUNNER);
    press('Fort 2: 1 piece of ice');
    expect(reads()).toContain('12 Viral');
  });
});

describe('a card’s sheet', () => {
  it('says what it holds now, what it cost, and why it can’t be used', () => {
    boardOnScreen('plainRunner', RUNNER);
    press('Arasaka Portable Prototype');
    expect(reads('.place')).toBe('Your rig');
    expect(lists('.facts div')).toEqual(['on it now3 bits', 'to install11 bits']);
    expect(reads('.why')).toBe('You can’t do anything with this card right now.');
    cleanup();
    boardOnScreen('plainRunner', RUNNER);
    press('AI Boon');
    expect(offers()).toEqual([
      'AI Boon: breakYou can use that ability of AI Boon only during an encounter with ice.1 bit (off)',
    ]);
  });

  it('offers what can be done with it, and to the other player only that it is not their turn', () => {
    const { screen } = boardOnScreen('plainCorp', CORP);
    press('Access to Arasaka');
    expect(reads('.place')).toBe('The rig');
    expect(offers()).toEqual(['Trash Access to Arasakathe Runner is tagged2 bits (main)']);
    press('Trash Access to Arasaka');
    expect(screen.sent).toHaveLength(1);
    cleanup();
    boardOnScreen('plainCorp', RUNNER);
    press('Access to Arasaka');
    expect([reads('.why'), offers()]).toEqual(['It’s not your turn to act.', []]);
  });

  it('names its host and its guests', () => {
    boardOnScreen('hostedRunner', CORP);
    press('Codecracker');
    expect(lists('.lodging')).toEqual([expect.stringMatching(/Imp/)]);
    cleanup();
    boardOnScreen('hostedRunner', CORP);
    press('Afreet');
    expect(lists('.lodging')).toEqual([expect.stringMatching(/Jackhammer, Cloak/)]);
  });

  it('in the hand says where it can go; with too few bits, a bit can be taken first', () => {
    const { screen } = boardOnScreen('poorRunner', RUNNER);
    press('3 cards, tap or hold to peek');
    press('10 bitsBlack Dahlia');
    expect(reads('.place')).toBe('In your hand');
    expect(offers()[0]).toBe('+1 bityou would have 8 (main)');
    expect(offers()[1]).toMatch(/^Install Black Dahlia.*10 bits \(off\)$/);
    press('Install Black Dahlia');
    expect(lists('.way-on').length).toBeGreaterThan(0);
    press('+1 bit');
    expect(screen.sent).toEqual([[{ do: 'bit' }]]);
  });
});

describe('a discard pile', () => {
  it('can be searched by name, kind and text; a card opens when tapped, and closes again', () => {
    boardOnScreen('crowdedRunner', RUNNER);
    press('2trash');
    expect(offers()).toEqual([
      'Livewire’s ContactsPrep',
      'Livewire’s ContactsPrep',
      'Your trash2 (on)',
      'Archives2 face down4',
    ]);
    press('Livewire’s Contacts');
    expect(lists('.fallen-row.read h2')).toEqual(['Livewire’s Contacts']);
    press(offers()[0] ?? '');
    expect(lists('.fallen-row.read')).toEqual([]);
    press('Archives2 face down');
    expect(offers().slice(0, 2)).toEqual(['Accounts ReceivableOperation, Transactions', 'TRAP!Node, Ambush']);
    expect(lists('.fallen-row.down b')).toEqual(['Face down', 'Face down']);
    const find = (text: string): void => {
      fireEvent.input(document.querySelector('.find input') as Element, { target: { value: text } });
    };
    find(' operATION ');
    expect(offers().filter((name) => !/face down|trash/.test(name))).toEqual([
      'Accounts ReceivableOperation, Transactions',
    ]);
    find('no such card');
    expect(reads()).toContain('No card here');
  });

  it('shows the Corp its own face-down cards after a peek, and says so when it is empty', () => {
    boardOnScreen('plainCorp', CORP);
    press('5 cards, tap or hold to peek');
    press('Archives: 2 cards');
    press('4 cards');
    expect(lists('.fallen-row.through small')).toEqual([
      expect.stringMatching(/^face down, /),
      expect.stringMatching(/^face down, /),
    ]);
    cleanup();
    boardOnScreen('shield', CORP);
    press('You, the Corp');
    press('Rae’s trash');
    expect(lists('.find')).toEqual([]);
  });
});
