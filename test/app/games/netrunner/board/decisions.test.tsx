// @vitest-environment happy-dom
/** The action bar and the lists it opens: what each player is asked, what is off and why, and what a tap sends. */
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../../support/screens/topLayer.ts';

beforeEach(closeLikeBrowsers);
afterEach(cleanup);

const hand = (): string => offers().find((name) => name.includes('tap or hold to peek')) ?? '';

describe('the four basic actions', () => {
  it('of the Corp: a covered hand says nothing about what can be advanced', () => {
    const { screen } = boardOnScreen('plainCorp', CORP);
    expect(offers('.actions')).toEqual(['Draw', '+1 bit', 'Advance…1 bit (main)', 'More…see all']);
    press('Advance…');
    expect(reads('h2')).toBe('Advance which card?');
    expect(offers()).toHaveLength(2);
    press(offers()[0] ?? '');
    expect(screen.sent).toEqual([[expect.objectContaining({ do: 'advance' })]]);
  });

  it('of a Corp that can score: the button says what for, and whether it wins', () => {
    const { screen } = boardOnScreen('ready', CORP);
    press(hand());
    press('AdvanceMarine');
    expect(offers('.actions')).toEqual(['Score Marine2 points, 5 of 7 (main)', 'Draw', '+1 bit', 'More…see all']);
    press('Score');
    expect(screen.sent).toEqual([[{ do: 'advance', slot: 9 }], [{ card: 'marine-arcology', do: 'score', slot: 9 }]]);
    cleanup();
    boardOnScreen('readyToWin', CORP);
    press(hand());
    press('AdvanceMarine');
    expect(offers('.actions')).toEqual([
      'Score Marine and win2 points, 7 of 7 (main)',
      'Draw',
      '+1 bit',
      'More…see all',
    ]);
  });

  it('of a Corp that can score two agendas: a list of both', () => {
    const { screen } = boardOnScreen('readyTwo', CORP);
    press(hand());
    press('Advance…');
    press('Advance Marine');
    expect(offers('.actions')).toEqual(['Score…2 ready (main)', 'Draw', '+1 bit', 'More…see all']);
    press('Score');
    expect([reads('h2'), offers()]).toEqual([
      'Score which agenda?',
      [
        'Score Marine Arcologyfree, brings you to 5 of 72 agenda points (main)',
        'Score Hostile Takeoverfree, brings you to 4 of 71 agenda point',
      ],
    ]);
    press('Score Hostile');
    expect(screen.sent.at(-1)).toEqual([expect.objectContaining({ do: 'score', card: 'hostile-takeover' })]);
  });

  it('of the Runner: what is off says why in a sheet of its own', () => {
    const { screen } = boardOnScreen('poorRunner', RUNNER);
    expect(offers('.actions')).toEqual([
      'Draw',
      '+1 bit',
      'Remove tagno tag You have no tags to remove.2 bits (off)',
      'Run… (main)',
    ]);
    press('Remove tag');
    expect(reads('h2')).toEqual('Remove a tag not now');
    expect(screen.sent).toEqual([]);
  });

  it('run lists the forts with their ice; banned runs name what lifts the ban', () => {
    const { screen } = boardOnScreen('plainRunner', RUNNER);
    press('Run…');
    expect(offers()).toEqual([
      'Archives1 ice, none rezzed',
      'R&D3 ice, rezzed: Hunter, Wall of Static',
      'HQ2 ice, rezzed: Quandary',
      'Fort 12 ice, rezzed: Neural Blade',
      'Fort 21 ice, rezzed: Filter',
      'Fort 32 ice, none rezzed',
    ]);
    press('Fort 1');
    expect(screen.sent).toEqual([[{ do: 'run', fort: 'f1' }]]);
    cleanup();
    boardOnScreen('banned', RUNNER);
    expect(offers('.actions').at(-1)).toEqual('Run…pay first');
    press('Run…');
    expect([reads('.quiet'), offers()]).toEqual([
      'You can’t run until you spend an action and 2 bits.',
      ['End the ban on running2 bits (main)'],
    ]);
  });
});

describe('what can I do?', () => {
  it('lists the moves by topic, hidden ones only with the hand open', () => {
    boardOnScreen('plainCorp', CORP);
    press('What can I do?');
    expect([lists('h3'), offers()]).toEqual([
      ['Actions'],
      [
        'Drawa card',
        '+1 bitfrom the bank',
        'Trash Access through Alphathe Runner is tagged2 bits',
        'Trash Access to Arasakathe Runner is tagged2 bits',
        'Peek at your cardscovered again automatically',
      ],
    ]);
    cleanup();
    boardOnScreen('marksRunner', RUNNER);
    press('5 cards');
    press('What can I do?');
    expect([lists('h3'), offers(), lists('section p')]).toEqual([
      ['Actions', 'Runs', 'From your hand', 'Counters'],
      [
        'Drawa card',
        '+1 bitfrom the bank',
        'Remove a tag2 bits',
        'Remove a Baskerville counter3 bits',
        'Run on Archives1 ice, 0 rezzed',
        'Run on R&D3 ice, 2 rezzed',
        'Run on HQ2 ice, 1 rezzed',
        'Run on Fort 12 ice, 1 rezzed',
        'Run on Fort 21 ice, 1 rezzed',
        'Run on Fort 32 ice, 0 rezzed',
        'Play Livewire’s Contacts',
        'Install Broker3 bits',
        'Install Codecracker2 bits',
        'Install Codecrackerand overwrite programs2 bits',
        'Install Jackhammer1 bit',
        'Install Jackhammerand overwrite programs1 bit',
        'Install The Shell Traders',
      ],
      ['The Corp: 2 Cascade, 1 Pox', 'The Runner: 1 Baskerville', 'HQ: 3 Fait', 'Fort 2: 12 Viral'],
    ]);
  });

  it('while a choice is open, leads back to it', () => {
    boardOnScreen('theirs', CORP);
    press('Look at the table first');
    expect(offers('.actions')).toEqual(['Choose…back to the question (main)']);
    press('What can I do?');
    expect(offers()).toEqual(['Back to the choice']);
    press('Back to');
    expect(reads('h2')).toBe('Trash which program?');
  });
});

describe('beside the hand', () => {
  it('the Runner has a stack and a trash, the Corp neither', () => {
    const piles = () => offers().filter((name) => /^\d+(stack|trash)$/.test(name));
    boardOnScreen('plainCorp', CORP);
    expect(piles()).toEqual([]);
    cleanup();
    boardOnScreen('plainRunner', RUNNER);
    expect(piles()).toEqual(['40stack', '2trash']);
    press('40stack');
    expect(reads('h2')).toBe('You, the Runner');
  });
});

describe('the table menu', () => {
  it('holds the record and the settings, and asks before conceding', () => {
    const { screen } = boardOnScreen('plainCorp', CORP);
    press('Table menu');
    expect(offers()).toEqual(['Record', 'Settings', 'Leave the table', 'Concede the game…']);
    press('Concede the game…');
    expect([reads('h2'), offers()]).toEqual(['Concede the game?', ['Concede', 'Play on (main)']]);
    press('Play on');
    expect(screen.sent).toEqual([]);
    press('Table menu');
    press('Concede the game…');
    press('Concede');
    expect(screen.sent).toEqual([[{ do: 'concede' }]]);
    expect(offers('.actions')).toEqual(['Recordread it again', 'Leavethe table (main)']);
  });
});

describe('a question in the bar', () => {
  const asked = () => [...lists('.asks'), ...offers('.actions')];

  it('fills the answer that leaves it, unless that loses a card', () => {
    boardOnScreen('raise', CORP);
    expect(asked()).toEqual([
      '4 meat damage is coming, and Rae has 5 cards in hand. Add to it?',
      'Leave itadd nothing (main)',
      'Cybertech Think TankWhen another card is about to do meat damage, it does 1 more',
    ]);
    cleanup();
    boardOnScreen('forcedRez', CORP);
    expect(asked()).toEqual([
      'Your ice, R&D, innermost: rez it or trash it.',
      'Peek at your cardscovered again automatically (main)',
      'Trash itface down',
    ]);
    press('Peek at your cards');
    expect(asked()).toEqual([
      'Your ice, R&D, innermost: rez it or trash it.',
      'Rez Keeperon R&D4 bits',
      'Trash itface down',
    ]);
    cleanup();
    boardOnScreen('beforeExpose', CORP);
    press('Peek at your cards');
    expect(asked()).toEqual([
      'Your cards are about to be exposed. Do anything first?',
      'Continuethey are exposed (main)',
      'Rez Department of Misinformationin Fort 3, free',
    ]);
    cleanup();
    boardOnScreen('rezInstalled', CORP);
    press('Peek at your cards');
    expect(asked()).toEqual([
      'Rez what you have just installed?',
      'Leave itit stays face down (main)',
      'Rez Fire Wallon Fort 65 bits',
    ]);
    cleanup();
    boardOnScreen('refill', CORP);
    press('Peek at your cards');
    expect(asked()).toEqual([
      'Make a new fort from HQ: up to 4 more cards.',
      'Donestop installing (main)',
      'Install Fire Wall on a new fort',
      'More…2 more',
    ]);
  });
});
