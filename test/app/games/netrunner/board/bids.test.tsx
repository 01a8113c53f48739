// @vitest-environment happy-dom
/** Secret numbers: what each player reads before and after a peek, and what is sealed. */
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../../support/screens/topLayer.ts';

beforeEach(closeLikeBrowsers);
afterEach(cleanup);

describe('a secret number', () => {
  const first = () => {
    const seen = [reads('h2'), reads('.quiet'), ...offers()];
    press(offers()[0]?.replace(' (main)', '') ?? '');
    press('3');
    return [...seen, ...offers(), ...lists('.spend')];
  };
  const seal = () => press('Seal');

  it('is guessed by the Corp, who knows how many bits there are in all', () => {
    const { screen } = boardOnScreen('guess', CORP);
    expect(first()).toEqual([
      'How many bits is Rae hiding?',
      'Rae has 9 in all.',
      'Make your guesshold the phone so that Rae can’t see it (main)',
      '3 (on)',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      'Seal 3 (main)',
    ]);
    seal();
    expect(screen.sent).toEqual([[{ do: 'bid', bits: 3 }]]);
  });

  it('is hidden by the Runner, who reads what a right guess would cost', () => {
    const { screen } = boardOnScreen('guess', RUNNER);
    expect(first()).toEqual([
      'Hide some of your bits',
      'If the guess is right, you lose them.',
      'Hide bitshold the phone so that Mina can’t see it (main)',
      '3 (on)',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      'Seal 3 (main)',
      'If the guess is right 9 to 6',
    ]);
    seal();
    expect(screen.sent).toEqual([[{ do: 'bid', bits: 3 }]]);
  });

  it('is paid by both at a pair of doors', () => {
    boardOnScreen('doors', CORP);
    expect(first()).toEqual([
      'Spend bits in secret',
      'You both pay your bids. What matters is whether they match.',
      'Make your bidhold the phone so that Rae can’t see it (main)',
      '0',
      '1',
      '2',
      '3 (on)',
      'Seal 3 (main)',
    ]);
    cleanup();
    boardOnScreen('doors', RUNNER);
    expect(first()).toEqual([
      'Spend bits in secret',
      'You both pay your bids. What matters is whether they match.',
      'Make your bidhold the phone so that Mina can’t see it (main)',
      '0',
      '1',
      '2',
      '3 (on)',
      'Seal 3 (main)',
    ]);
  });
});

describe('a sealed trace', () => {
  it('by the Corp: up to the limit, with what it costs', () => {
    const { screen } = boardOnScreen('trace', CORP);
    expect([lists('.envelopes div'), lists('.stakes p')]).toEqual([
      ['Raenot yet', 'Yoursnot yet'],
      [
        'If your trace is equal or higher:',
        'End this run, trash an installed piece of hardware and deal 2 meat damage that cannot be prevented.',
        'If the link is higher, nothing happens.',
      ],
    ]);
    press('Make your bid');
    expect([offers(), lists('.spend')]).toEqual([
      ['0', '1', '2', '3', '4', '5', 'Sealchoose a number first (main, off)'],
      ['Bits you pay, win or lose 7 to 7'],
    ]);
    press('4');
    expect([offers(), lists('.spend')]).toEqual([
      ['0', '1', '2', '3', '4 (on)', '5', 'Seal a bid for a trace of 44 bits (main)'],
      ['Bits you pay, win or lose 7 to 3'],
    ]);
    press('Seal');
    expect(screen.sent).toEqual([[{ bits: 4, do: 'bid' }]]);
  });

  it('against the Runner: with a base link card, then how far it is raised', () => {
    const { screen } = boardOnScreen('trace', RUNNER);
    press('Make your bid');
    expect([offers(), lists('.spend')]).toEqual([
      [
        'No base link card',
        '✓Access through Alpha (on)',
        'Access to Arasaka',
        'Access to Kiribati',
        'Back Door to Hilliard',
        'Seal a link of 91 bit (main)',
      ],
      ['Bits you pay, win or lose 8 to 7'],
    ]);
    press('Back Door to Hilliard');
    expect([offers(), lists('.spend')]).toEqual([
      [
        'No base link card',
        'Access through Alpha',
        'Access to Arasaka',
        'Access to Kiribati',
        '✓Back Door to Hilliard (on)',
        '2',
        '3',
        '4',
        'Sealchoose a number first (main, off)',
      ],
      ['Bits you pay, win or lose 8 to 8'],
    ]);
    press('3');
    expect([offers(), lists('.spend')]).toEqual([
      [
        'No base link card',
        'Access through Alpha',
        'Access to Arasaka',
        'Access to Kiribati',
        '✓Back Door to Hilliard (on)',
        '2',
        '3 (on)',
        '4',
        'Seal a link of 33 bits (main)',
      ],
      ['Bits you pay, win or lose 8 to 5'],
    ]);
    press('Seal');
    expect(screen.sent).toEqual([
      [
        {
          base: 20,
          bits: 3,
          do: 'bid',
          links: [[20, 1, 1]],
        },
      ],
    ]);
  });

  it('that costs the Corp more per point says so', () => {
    boardOnScreen('dearTrace', CORP);
    press('Make your bid');
    expect([offers(), lists('.bidding .quiet')]).toEqual([
      ['0', '1', '2', '3', 'Sealchoose a number first (main, off)'],
      ['Each point costs 2 bits.', 'Bits you pay, win or lose'],
    ]);
    cleanup();
    boardOnScreen('dearTrace', RUNNER);
    press('Make your bid');
    expect([offers(), lists('.bidding .quiet')]).toEqual([
      ['Seal a link of 0 (main)'],
      ['You have no base link card.', 'Bits you pay, win or lose'],
    ]);
  });
});
