// @vitest-environment happy-dom
/** The table's questions in sheets: what can be chosen, what is off and why, and what the answer sends. */
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../../support/screens/topLayer.ts';

beforeEach(closeLikeBrowsers);
afterEach(cleanup);

describe('a payment from several places', () => {
  it('names what each holds, starts with the most restricted, and always adds up', () => {
    const { screen } = boardOnScreen('paying', RUNNER);
    expect([reads('h2'), lists('.sources li')]).toEqual([
      'Pay 2 from where?',
      [
        'Temporary bits2 to 0, only for this run−2+',
        'Cloak3 there, only for using non-noisy icebreakers during runs−0+',
        'ZZ22 Speed Chip2 there, only for using killers during runs−0+',
        'Raven Microcyb Owl3 there, only for using non-noisy icebreakers during runs−0+',
        'Cortical Cybermodem2 there, only for using icebreakers during runs−0+',
        'Your pool9 there, for anything−0+',
      ],
    ]);
    press('more for Your pool');
    expect([lists('.sources b'), offers()]).toEqual([
      [
        'Temporary bits',
        '1',
        'Cloak',
        '0',
        'ZZ22 Speed Chip',
        '0',
        'Raven Microcyb Owl',
        '0',
        'Cortical Cybermodem',
        '0',
        'Your pool',
        '1',
      ],
      [
        'less for Temporary bits',
        'more for Temporary bits',
        'less for Cloak (off)',
        'more for Cloak',
        'less for ZZ22 Speed Chip (off)',
        'more for ZZ22 Speed Chip',
        'less for Raven Microcyb Owl (off)',
        'more for Raven Microcyb Owl',
        'less for Cortical Cybermodem (off)',
        'more for Cortical Cybermodem',
        'less for Your pool',
        'more for Your pool',
        'Pay 2your pool goes from 9 to 8 (main)',
        'Look at the table first',
      ],
    ]);
    press('Pay 2');
    expect(screen.sent).toEqual([[{ do: 'choose', picks: [1, 0, 0, 0, 0, 1] }]]);
  });
});

describe('counters to keep', () => {
  it('are counted up to the total, and no further down than none', () => {
    const { screen } = boardOnScreen('kept', RUNNER);
    press('less for Pox');
    press('more for Pox');
    expect(offers().at(-2)).toEqual('Keep theseThe total must be 2, not 1. (main, off)');
    press('more for Fait');
    expect(offers().at(-2)).toEqual('Keep these (main)');
    press('Keep these');
    expect(screen.sent).toEqual([[{ do: 'choose', picks: [0, 1, 1, 0, 0, 0, 0, 0, 0] }]]);
  });
});

describe('ice to trash first', () => {
  it('is chosen by toggles; the button says how much, and putting it aside keeps the question', () => {
    const none = [
      'Hunter, R&D, outermost',
      'Wall of Static, R&D, ice 2 of 3',
      'Keeper, R&D, innermost',
      'Trash none (main)',
      'Look at the table first',
    ];
    const { screen } = boardOnScreen('clear', CORP);
    expect(offers()).toEqual(['Peek at your cardscovered again automatically (main)', 'Look at the table first']);
    press('Peek at your cards');
    expect(offers()).toEqual(none);
    press('Hunter');
    press('Keeper');
    expect(offers()).toEqual([
      '1Hunter, R&D, outermost (on)',
      'Wall of Static, R&D, ice 2 of 3',
      '2Keeper, R&D, innermost (on)',
      'Confirm 2 (main)',
      'Look at the table first',
    ]);
    press('1Hunter');
    expect(offers().at(-2)).toEqual('Confirm (main)');
    press('Look at the table first');
    expect(offers('.actions')).toEqual(['Choose…back to the question (main)']);
    press('Choose');
    expect(offers()).toEqual(none);
    press('Trash none');
    expect(screen.sent).toEqual([[{ do: 'choose', picks: [] }]]);
  });
});

describe('a question of one card', () => {
  const asked = () => [reads('h2'), reads('p'), ...offers().filter((name) => name !== 'Look at the table first')];

  it('is answered by a tap, and says what each answer does', () => {
    const dice = boardOnScreen('dice', RUNNER);
    expect(asked()).toEqual([
      'Gain bits, or roll again?',
      'You reroll a die for each bit you don’t gain. For Playful AI.',
      '0 bits, reroll 3 dice',
      '1 bit, reroll 2 dice',
      '2 bits, reroll 1 die',
      '3 bits, reroll no dice',
    ]);
    press('1 bit, reroll');
    expect(dice.screen.sent).toEqual([[{ do: 'choose', picks: [1] }]]);
    cleanup();
    boardOnScreen('strengthen', RUNNER);
    expect(asked()).toEqual([
      'Strengthen which icebreaker?',
      'The counters stay on it. For The Personal Touch.',
      'Codecrackerstrength 0 now',
      'Jackhammerstrength 0 now',
    ]);
    cleanup();
    boardOnScreen('moveIce', CORP);
    expect(asked()).toEqual([
      'Move it where?',
      'Among the ice of its fort. For Walking Wall.',
      'Outermostoutside Keeper',
      'Ice 3 of 4inside unrezzed ice',
      'Innermostinside Hunter',
    ]);
    cleanup();
    boardOnScreen('breakFree', RUNNER);
    expect(asked()).toEqual([
      'Break which subroutine?',
      'On Neural Blade, for free. For Bulldozer.',
      'Deal 1 Net damage.You lose 1 of 5 cards at random.',
      'The Runner cannot break subroutines on the next ice they encounter in this run.You can’t break anything on the next ice.',
    ]);
    cleanup();
    boardOnScreen('shield', RUNNER);
    expect(asked()).toEqual([
      'Prevent how much of the damage?',
      '2 Net damage is coming, and you have 5 cards in hand. You can prevent 7 more in this run.',
      '0take 2 of it, 7 left for later',
      '1take 1 of it, 6 left for later',
      '2take none of it, 5 left for later',
    ]);
  });

  it('with many numbers waits for one to be chosen', () => {
    const { screen } = boardOnScreen('rig', CORP);
    expect(asked()).toEqual([
      'Pay how many times?',
      'Emergency Rig: Pay at least 1 bit. X is the number of bits you pay. Rez a piece of ice for free and put X Kludge counters on it. The ice may already be rezzed.',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      'Choosechoose a number first (main, off)',
    ]);
    press('Choose');
    expect(screen.sent).toEqual([]);
    press('7');
    expect(offers().slice(-2)).toEqual(['Choose 7 (main)', 'Look at the table first']);
    press('Choose');
    expect(screen.sent).toEqual([[{ do: 'choose', picks: [7] }]]);
  });

  it('about cards that only its player knows waits for a peek', () => {
    const { screen } = boardOnScreen('keepHidden', CORP);
    expect(asked()).toEqual([
      'Which card is not exposed?',
      'It stays face down. For Department of Misinformation.',
      'Peek at your cardscovered again automatically (main)',
    ]);
    press('Peek at your cards');
    expect(asked()).toEqual([
      'Which card is not exposed?',
      'It stays face down. For Department of Misinformation.',
      'Quandary, Fort 1, innermost',
      'Marine Arcology, Fort 1',
    ]);
    press('Marine Arcology');
    expect(screen.sent).toHaveLength(1);
    cleanup();
    boardOnScreen('swapPlaces', CORP);
    press('Peek at your cards');
    expect(asked()).toEqual([
      'Swap which two pieces of ice?',
      'The Runner sees this swap because one piece is rezzed or marked. Face-down ice is swapped after this.',
      'Data Wall, R&D, outermost',
      'Keeper, R&D, innermost',
      'Keeper, HQ, outermost',
      'Filter, HQ, innermost',
      'Wall of Static, Fort 1, outermost',
      'Hunter, Fort 1, ice 2 of 3',
      'Quandary, Fort 1, innermost',
      'Filter, Fort 2, its only ice',
      'Stop swapping (main)',
    ]);
  });
});

describe('a choice of a fort', () => {
  it('lists the forts in the order of the table', () => {
    boardOnScreen('insideJob', RUNNER);
    expect(reads('h2')).toBe('Run on which fort?');
    const forts = offers().map((one) => /^(Archives|R&D|HQ|Fort \d)/.exec(one)?.[0]);
    expect(forts.slice(0, 6)).toEqual(['Archives', 'R&D', 'HQ', 'Fort 1', 'Fort 2', 'Fort 3']);
  });
});
