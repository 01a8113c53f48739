// @vitest-environment happy-dom
/** The access screen: what each player can read and press on it. */
import { cleanup } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';

afterEach(cleanup);

describe('R-GEN-54 the Runner’s choice for an accessed card', () => {
  it('stays on this phone until the last page sends everything together', () => {
    const runner = boardOnScreen('accessDeep', RUNNER);
    expect(runner.foot()).toEqual(['Steal itIt counts once all cards are accessed (main)']);
    runner.press('Steal it');
    expect(runner.screen.sent).toEqual([[{ do: 'pass' }]]);
    expect(runner.part('.page h2')).toBe('Rockerboy Promotion');
    runner.press('Trash it');
    expect(runner.foot()[0]).toMatch(/^Finish the accessIt goes back where it was in R&D3 bits9 to 6 \(main\)$/);
    expect(runner.part('.so-far')).toBe('Your choices so farSteal Marine Arcology+2Trash Rockerboy Promotion3 bits');
    runner.press('Finish the access');
    expect(runner.screen.sent.at(-1)).toEqual([
      { do: 'pass' },
      { do: 'trash', at: 1, card: 'rockerboy-promotion' },
      { do: 'steal', at: 0, card: 'marine-arcology' },
      { do: 'pass' },
    ]);
    expect(runner.has('.access-view')).toBe(false);
    expect(runner.screen.game.table.runner).toMatchObject({ points: 5, bits: 6, stolen: ['marine-arcology'] });
  });

  it('can be changed before that, except for an agenda', () => {
    const runner = boardOnScreen('accessDeep', RUNNER);
    runner.press('Steal it');
    runner.press('Trash it');
    runner.press('Change what happens to Rockerboy Promotion');
    runner.press('Finish the access');
    expect(runner.screen.sent.at(-1)).toEqual([
      { do: 'pass' },
      { do: 'steal', at: 0, card: 'marine-arcology' },
      { do: 'pass' },
    ]);
    expect(runner.screen.game.table.runner).toMatchObject({ points: 5, bits: 9 });
  });

  it('can be changed on its own page, reached by its pip', () => {
    const runner = boardOnScreen('accessDeep', RUNNER);
    runner.press('Steal it');
    runner.press('Trash it');
    runner.press('Card 2, Rockerboy Promotion');
    runner.press('Leave it');
    expect(runner.part('.page h2')).toBe('Quandary');
    expect(runner.part('.so-far')).not.toContain('Rockerboy');
  });
});

describe('N-ACC-14 two worthless cards from R&D', () => {
  it('take two taps, the second of which also sends the choices', () => {
    const runner = boardOnScreen('accessWorthless', RUNNER);
    expect(runner.text()).toContain('It does nothing here. Ice can’t be trashed.');
    runner.press('Next card');
    expect(runner.text()).toContain('It does nothing. Operations can’t be trashed.');
    runner.press('End the access');
    expect(runner.screen.sent).toEqual([[{ do: 'pass' }], [{ do: 'pass' }, { do: 'pass' }]]);
    expect(runner.has('.access-view')).toBe(false);
  });
});

describe('every accessed card has its own page, even if the rules ask nothing', () => {
  it('N-ACC-07 an agenda in a fort is stolen with a tap that sends nothing', () => {
    const runner = boardOnScreen('accessFort', RUNNER);
    runner.press('Stay in');
    runner.decides(CORP, { do: 'pass' });
    expect(runner.screen.game.table.runner.points).toBe(5);
    expect(runner.part('.panel')).toBe('You steal it3 to 5 points2 more points and you win.');
    expect(runner.part('.strip')).toContain('You, the Runner: 2 actions, 3 points');
    runner.press('Steal it');
    expect(runner.screen.sent).toHaveLength(1);
    expect(runner.has('.access-view')).toBe(false);
  });

  it('N-ACC-08 for a node that costs too much, the price is grey and leaving it is the main button', () => {
    const runner = boardOnScreen('accessDear', RUNNER);
    runner.press('Stay in');
    expect(runner.foot()).toEqual(['Trash it2 bits short7 bits (off)', 'Leave itIt stays in Fort 1 (main)']);
    expect(runner.part('.panel')).toBe('If you leave itMina gains 2 bits a turn8 over 4 turns');
  });

  it('N-ACC-02 three cards from HQ are read one by one', () => {
    const runner = boardOnScreen('accessHq', RUNNER);
    const read: string[] = [];
    for (let card = 0; card < 3; card++) {
      read.push(runner.part('.page h2'));
      runner.press(
        runner.foot().some((title) => title.startsWith('Leave it'))
          ? 'Leave it'
          : card < 2
            ? 'Next card'
            : 'End the access',
      );
    }
    expect(read.sort()).toEqual(['Accounts Receivable', 'Quandary', 'Rockerboy Promotion']);
    expect(runner.has('.access-view')).toBe(false);
    expect(runner.screen.sent).toEqual([[{ do: 'pass' }]]);
  });

  it('N-WIN-01 the button says so if the points win the game', () => {
    expect(boardOnScreen('accessWinning', RUNNER).foot()).toEqual(['Steal it and win (main)']);
  });
});

describe('an empty R&D', () => {
  it('N-RUN-02 leaves nothing to read after a run on it, and the turn continues', () => {
    const runner = boardOnScreen('emptyRd', RUNNER);
    runner.press('Stay in');
    expect(runner.has('.access-view')).toBe(false);
    expect(runner.text()).toContain('Your turn');
  });

  it('N-WIN-04 when the Corp draws from it, tells both players why the Runner wins', () => {
    for (const seat of [CORP, RUNNER]) {
      const board = boardOnScreen('emptyRdDrawn', seat);
      board.decides(CORP, { do: 'draw' });
      expect(board.screen.game.table.over).toMatchObject({ winner: RUNNER });
      expect(board.text()).toContain('R&D was empty');
      cleanup();
    }
  });
});

describe('a game that ends during an access', () => {
  it('N-WIN-07 by a concession closes the page, since nothing on it counts any more', () => {
    const runner = boardOnScreen('accessDeep', RUNNER);
    runner.decides(CORP, { do: 'concede' });
    expect(runner.has('.access-view')).toBe(false);
  });

  it('N-WIN-02 by a winning steal shows it to the Corp before the end of the game', () => {
    const corp = boardOnScreen('accessWinning', CORP);
    corp.decides(RUNNER, { do: 'pass' });
    corp.decides(RUNNER, { do: 'steal', at: 0, card: 'marine-arcology' });
    expect(corp.screen.game.table.over).toMatchObject({ winner: RUNNER });
    expect(corp.part('.panel')).toBe('Rae steals it5 to 7 pointsRae wins.');
    corp.press('Continue');
    expect(corp.has('.access-view')).toBe(false);
  });

  it('N-WIN-02 by a winning steal shows it to the Corp before the end, even if an earlier access is unread', async () => {
    const corp = boardOnScreen('accessBeforeWinning', CORP);
    for (let n = 0; n < 2; n++) corp.decides(RUNNER, { do: 'pass' });
    corp.decides(RUNNER, { do: 'run', fort: 'archives' });
    expect(corp.part('.access-view h2')).toBe('Access to R&D');
    // Not inside `act`, which would also run what waits for the next frame.
    corp.screen.decide(RUNNER, { do: 'pass' });
    for (let n = 0; n < 20; n++) await Promise.resolve();
    expect(corp.screen.game.table.over).toMatchObject({ winner: RUNNER });
    expect(corp.has('.actions.over')).toBe(false);
    expect(corp.part('.panel')).toBe('Rae steals it5 to 7 pointsRae wins.');
  });

  it('N-DMG-04 by a flatline shows it to the Runner, and one tap leads to the end', () => {
    const runner = boardOnScreen('accessDeadly', RUNNER);
    runner.press('Stay in');
    runner.decides(RUNNER, { do: 'pass' });
    expect(runner.screen.game.table.over).toMatchObject({ winner: CORP });
    expect(runner.part('.then')).toBe('Then the game is over.');
    runner.press('Continue');
    expect(runner.has('.access-view')).toBe(false);
  });

  it('N-WIN-02 by the Runner’s own winning tap shows nothing more, since they have already read it', () => {
    const runner = boardOnScreen('accessWinning', RUNNER);
    runner.press('Steal it and win');
    expect(runner.screen.game.table.over).toMatchObject({ winner: RUNNER });
    expect(runner.has('.access-view')).toBe(false);
  });
});

describe('N-ACC-17 a trap', () => {
  it('says what it does to the Runner, with both numbers, and is then trashed or left', () => {
    const runner = boardOnScreen('accessSprung', RUNNER);
    expect(runner.part('.panel')).toMatch(
      /^Mina uses it for 4 bits3 Net damageYou lose .+, .+ and .+, chosen at random from 4\.1 tag1 in all$/,
    );
    runner.press('Take the damage');
    expect(runner.foot()).toEqual(['Trash itto Archives, face up (main)', 'Leave itIt stays in Fort 2']);
  });

  it('that is an agenda is stolen with its own tap, with the points it brings', () => {
    const runner = boardOnScreen('accessMarked', RUNNER);
    runner.press('Stay in');
    runner.decides(CORP, { do: 'pass' });
    expect(runner.part('.panel')).toBe('Marked Accounts takes effect1 tag1 in all');
    expect(runner.part('.then')).toBe('Then you steal it.');
    runner.press('Take the tag');
    expect(runner.part('.panel')).toBe('You steal it3 to 5 points2 more points and you win.');
    expect(runner.foot()).toEqual(['Steal it (main)']);
  });

  it('that is an agenda tells the Corp of its harm and of the steal', () => {
    const corp = boardOnScreen('accessMarked', CORP);
    corp.decides(RUNNER, { do: 'pass' });
    corp.press('Peek at your cards');
    corp.press('Let Rae access');
    expect(corp.part('.panel')).toBe(
      'Marked Accounts takes effect1 tag1 in allRae steals it3 to 5 points2 more points and Rae wins.',
    );
  });

  it('from R&D that must be shown says that an effect may still follow', () => {
    const runner = boardOnScreen('accessTrapInRd', RUNNER);
    expect(runner.foot()).toEqual(['Show it to Minaits text says so (main)']);
    expect(runner.part('.then')).toBe('Then an effect may follow.');
  });

  it('in HQ is not called useless while the Corp is asked whether to use it', () => {
    const runner = boardOnScreen('accessTrapInHand', RUNNER);
    expect(runner.part('.page h2')).toBe('TRAP!');
    expect(runner.text()).not.toContain('Nothing now');
  });
});

describe('the Corp’s phone', () => {
  it('shows the same page, with nothing to press, while the Runner decides', () => {
    const corp = boardOnScreen('accessNode', CORP);
    expect(corp.part('.page h2')).toBe('Braindance Campaign');
    expect(corp.part('.panel')).toBe('If Rae leaves itYou gain 2 bits a turn8 over 4 turns');
    expect(corp.foot()).toEqual([]);
    expect(corp.part('.access-foot')).toBe('Rae is reading the card.');
    // The hand has no room here, so nothing offers to open it.
    expect(corp.has('.eye')).toBe(false);
  });

  it('N-HID-08 shows the back of a card from R&D until it is stolen', () => {
    const corp = boardOnScreen('accessAgenda', CORP);
    expect(corp.part('.accessed')).toBe('A card from R&D');
    corp.decides(RUNNER, { do: 'pass' });
    corp.decides(RUNNER, { do: 'steal', at: 0, card: 'marine-arcology' });
    expect(corp.part('.page h2')).toBe('Marine Arcology');
    expect(corp.part('.panel')).toBe('Rae steals it3 to 5 points2 more points and Rae wins.');
    expect(corp.foot()).toEqual(['Back to the table']);
    expect(corp.part('.access-foot .then')).toBe('The access is over.');
    expect(corp.has('.access-foot .waiting')).toBe(false);
    corp.press('Back to the table');
    expect(corp.has('.access-view')).toBe(false);
  });
});

describe('the Corp’s page of an access', () => {
  it('closes at the Corp’s own turn, even if a second access has followed', () => {
    const corp = boardOnScreen('accessWorthless', CORP);
    for (let n = 0; n < 3; n++) corp.decides(RUNNER, { do: 'pass' });
    corp.decides(RUNNER, { do: 'run', fort: 'archives' });
    corp.decides(RUNNER, { do: 'pass' });
    expect(corp.part('.access-view h2')).toBe('Access to R&D');
    corp.decides(RUNNER, { do: 'bit' });
    expect(corp.part('.access-view')).toBe('');
  });
});

describe('R-GEN-53 before a fort with a trap is accessed', () => {
  const covered = ['Peek at your cardscovered again automatically (main)', 'Let Rae accessrez nothing'];

  it('N-HID-20 with its hand covered, the Corp is asked the same thing, whatever is there and whatever it costs', () => {
    for (const name of ['beforeTrap', 'beforePoorTrap', 'beforeNode']) {
      expect(boardOnScreen(name, CORP).choices()).toEqual(covered);
      cleanup();
    }
  });

  it('with an open hand, using the trap comes first, with its total price and what it does to the Runner', () => {
    const corp = boardOnScreen('beforeTrap', CORP);
    corp.press('Peek at your cards');
    expect(corp.part('.panel')).toBe('If you use itRae loses 3 of 4 cards3 Net damage1 tag1 in all');
    expect(corp.foot()).toEqual([
      'Use TRAP!Rez it for 0, then pay 4 on access4 bits7 to 3 (main)',
      'Don’t use it',
      'Rez onlydecide on access',
    ]);
  });

  it('a trap that asks nothing more when accessed leaves nothing to decide later', () => {
    const corp = boardOnScreen('beforeFreeTrap', CORP);
    corp.press('Peek at your cards');
    expect(corp.foot()).toEqual(['Use Setup!Rez it for free (main)', 'Don’t use it']);
  });

  it('one tap rezzes the trap now and pays for it on access', () => {
    const corp = boardOnScreen('beforeTrap', CORP);
    const trap = corp.slot('trap');
    corp.press('Peek at your cards');
    corp.press('Use TRAP!');
    expect(corp.screen.sent).toEqual([
      [{ do: 'rez', slot: trap, card: 'trap' }, { do: 'pass' }],
      [{ do: 'choose', picks: [4] }],
    ]);
    expect(corp.screen.game.table.runner).toMatchObject({ hand: 1, tags: 1 });
    expect(corp.screen.game.table.corp.bits).toBe(3);
  });

  it('after only rezzing it, the Corp is asked again when it is accessed', () => {
    const corp = boardOnScreen('beforeTrap', CORP);
    corp.press('Peek at your cards');
    corp.press('Rez only');
    expect(corp.part('dialog h2')).toBe('Use TRAP!?');
    corp.press('Pay 4 bits');
    expect(corp.screen.game.table.runner).toMatchObject({ hand: 1, tags: 1 });
  });

  it('N-DMG-05 if the hand is too small, the first thing said is that the Runner is flatlined', () => {
    const corp = boardOnScreen('beforeDeadlyTrap', CORP);
    corp.press('Peek at your cards');
    expect(corp.part('.panel')).toMatch(/^If you use itRae is flatlined\. You win\./);
  });

  it('if another card could be rezzed, the button says where it is', () => {
    const corp = boardOnScreen('beforeOther', CORP);
    corp.press('Peek at your cards');
    expect(corp.choices()).toContain('Rez TRAP!in Fort 3, free');
  });

  it('with too few bits, using it is grey and leaving it is the main button', () => {
    const corp = boardOnScreen('beforePoorTrap', CORP);
    corp.press('Peek at your cards');
    expect(corp.foot().slice(0, 2)).toEqual(['Use TRAP!1 bit short4 bits (off)', 'Don’t use it (main)']);
  });
});
