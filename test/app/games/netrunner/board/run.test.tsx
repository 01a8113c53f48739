// @vitest-environment happy-dom
/** A run on screen: the ice and its subroutines, what would break them at what price, and the Runner's choices. */
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../../support/screens/topLayer.ts';

beforeEach(closeLikeBrowsers);
afterEach(cleanup);

const choices = () => [
  ...lists('.run-choice .asks, .run-choice .waiting, .run-choice p.quiet:not(:empty)'),
  ...offers('.run-choice'),
];
const subs = () => lists('.subs > li');

describe('an encounter', () => {
  it('offers the cheapest way to break everything, or to let it fire; jacking out comes later', () => {
    const { screen } = boardOnScreen('encounter', RUNNER);
    expect(choices()).toEqual([
      'Break bothAI Boon, already strong enough2 bits9 to 7 (main)',
      'Let both fire1 Net damage, next ice can’t be broken',
      'Jack outonce past this ice (off)',
    ]);
    expect(subs()).toEqual([
      '11 Net damageYou lose 1 of 5 cards at random.AI BoonAI BoonAI Boon1 bitBig Frackin’ GunBig Frackin’ GunB. Gun6 bitsBlack DahliaBlack DahliaDahlia2 bitsBlack WidowBlack WidowWidow5 bits',
      '2Next ice can’t be brokenYou can’t break anything on the next ice.AI BoonAI BoonAI Boon1 bitBig Frackin’ GunBig Frackin’ GunB. Gun6 bitsBlack DahliaBlack DahliaDahlia2 bitsBlack WidowBlack WidowWidow5 bits',
    ]);
    press('Break');
    expect(screen.sent).toEqual([
      [{ ability: 0, do: 'use', slot: 19, sub: 0 }, { ability: 0, do: 'use', slot: 19, sub: 1 }, { do: 'pass' }],
    ]);
  });

  it('without enough bits breaks what it can, and says what is short', () => {
    const { screen } = boardOnScreen('poorEncounter', RUNNER);
    expect(choices()).toEqual([
      'Break both2 bits needed, 1 short2 bits (main, off)',
      'Let both fire1 Net damage, next ice can’t be broken',
      'Jack outonce past this ice (off)',
    ]);
    expect(subs()).toEqual([
      '11 Net damageYou lose 1 of 5 cards at random.AI BoonAI BoonAI Boon1 bitBig Frackin’ GunBig Frackin’ GunB. Gun5 short6 bitsBlack DahliaBlack DahliaDahlia1 short2 bitsBlack WidowBlack WidowWidow4 short5 bits',
      '2Next ice can’t be brokenYou can’t break anything on the next ice.AI BoonAI BoonAI Boon1 bitBig Frackin’ GunBig Frackin’ GunB. Gun5 short6 bitsBlack DahliaBlack DahliaDahlia1 short2 bitsBlack WidowBlack WidowWidow4 short5 bits',
    ]);
    press('Black Dahlia, program');
    expect(offers()).toEqual(['Black Dahlia: break 1Black Dahlia costs 2 bits to use, and you have 1.2 bits (off)']);
    press('Close');
    press('Let');
    expect(screen.sent).toEqual([[{ do: 'pass' }]]);
  });

  it('with another breaker chosen for a subroutine costs what that one costs', () => {
    boardOnScreen('encounter', RUNNER);
    press('Black Dahlia');
    expect(choices()).toEqual([
      'Break bothBlack Dahlia, AI Boon, already strong enough3 bits9 to 6 (main)',
      'Let both fire1 Net damage, next ice can’t be broken',
      'Jack outonce past this ice (off)',
    ]);
    press('Black Dahlia');
    expect(choices()).toEqual([
      'Break 1, let 1 fireAI Boon, already strong enough1 bit9 to 8 (main)',
      'Let both fire1 Net damage, next ice can’t be broken',
      'Jack outonce past this ice (off)',
    ]);
  });

  it('without a breaker only lets it fire, and says why', () => {
    boardOnScreen('noBreaker', RUNNER);
    expect([choices(), reads('.subs')]).toEqual([
      ['Let both fire1 Net damage, next ice can’t be broken', 'Jack outonce past this ice (off)'],
      '11 Net damageYou lose 1 of 5 cards at random.2Next ice can’t be brokenYou can’t break anything on the next ice.',
    ]);
  });

  it('pays from cards first, and can pay in another way', () => {
    const { screen } = boardOnScreen('pay', RUNNER);
    expect(choices()).toEqual([
      'Break bothBlack Dahlia, already strong enough, 4 from cards4 bits9 left (main)',
      'Pay another way…',
      'Let both fire1 Net damage, next ice can’t be broken',
      'Jack outonce past this ice (off)',
    ]);
    press('Break');
    expect(screen.sent).toEqual([
      [
        { ability: 0, do: 'use', slot: 19, sub: 0 },
        { do: 'choose', picks: [0, 2, 0] },
        { ability: 0, do: 'use', slot: 19, sub: 1 },
        { do: 'choose', picks: [0, 1, 1] },
        { do: 'pass' },
      ],
    ]);
    cleanup();
    const other = boardOnScreen('pay', RUNNER);
    press('Pay');
    expect(other.screen.sent).toEqual([
      [
        { ability: 0, do: 'use', slot: 19, sub: 0 },
        { ability: 0, do: 'use', slot: 19, sub: 1 },
      ],
    ]);
  });

  it('for the Corp is a matter of waiting, and shows what each subroutine would do', () => {
    boardOnScreen('encounter', CORP);
    expect([choices(), subs()]).toEqual([
      ['Waiting for Rae'],
      [
        '11 Net damageRae loses 1 of 5 cards at random.',
        '2Next ice can’t be brokenRae can’t break anything on the next ice.',
      ],
    ]);
  });

  it('with a ban on jacking out says so', () => {
    boardOnScreen('ladder', RUNNER);
    expect(choices()).toEqual([
      'Break all eight14 bits needed, 2 short14 bits (main, off)',
      'Let eight fire1 brain damage, the run ends',
      'Jack outnot in this run (off)',
    ]);
    expect(subs()).toHaveLength(8);
    expect(subs().at(-1)).toBe(
      '8The run endsThe run ends, and you access nothing.Black DahliaBlack DahliaDahlia4 bitsBartmoss Memorial IcebreakerBartm.Bartm.1 bit',
    );
  });

  it('with ice from HQ, or with a card that ignores it', () => {
    boardOnScreen('guest', RUNNER);
    expect([choices(), lists('h1, h2')]).toEqual([
      [
        'Break all threeAI Boon, already strong enough3 bits9 to 6 (main)',
        'Let three fire3 Net damage, trace 5, the run ends',
        'Jack outonce past this ice (off)',
      ],
      ['Netrunner with Mina', 'Run on Fort 1'],
    ]);
    cleanup();
    boardOnScreen('ignored', RUNNER);
    expect(choices()).toEqual(['Let it fire1 Net damage', 'Jack outonce past this ice (off)']);
  });
});

describe('an approach', () => {
  it('asks the Corp about the ice, whose price is known only after a peek', () => {
    const peeked = [
      'A run on Fort 1 starts. You can move some ice now, for 1 bit.',
      'Continuemove no ice (main)',
      'Walking WallMove this card to another place among the ice on this fort1 bit',
    ];
    const corp = boardOnScreen('begin', CORP);
    expect(choices()).toEqual([
      'A run on Fort 1 starts. You can move some ice now, for 1 bit.',
      'Peek at your cardscovered again automatically (main)',
      'Continuemove no ice',
      'Walking WallMove this card to another place among the ice on this fort1 bit',
    ]);
    press('Peek');
    expect(choices()).toEqual(peeked);
    expect(corp.screen.sent).toEqual([]);
    cleanup();
    boardOnScreen('moved', CORP);
    press('Peek');
    expect(choices()).toEqual(peeked);
    cleanup();
    boardOnScreen('begin', RUNNER);
    expect(choices()).toEqual(['Waiting for Mina']);
  });
});
