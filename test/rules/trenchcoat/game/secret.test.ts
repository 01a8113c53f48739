/** Secret changes of a node, and the drawer in which they wait. */
import { describe, expect, test } from 'vitest';
import { emptyDrawer, put, waitingIn } from '../../../../src/rules/trenchcoat/game/drawer.ts';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';
import { freshNode, knowledge } from '../../../../src/rules/trenchcoat/game/knowledge.ts';
import type { Spare, TrenchSecrets } from '../../../../src/rules/trenchcoat/game/known.ts';
import { nextSpare, secretsOf, secretTest } from '../../../../src/rules/trenchcoat/game/master.ts';
import type { ChangeWhat } from '../../../../src/rules/trenchcoat/game/page.ts';
import { report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { stepOf, withChange } from '../../../../src/rules/trenchcoat/game/secret.ts';
import { pageOf } from '../../../../src/rules/trenchcoat/game/slots.ts';
import { findingWords } from '../../../../src/words/en/trenchcoat/report.ts';
import { localEvening } from '../../../support/trenchcoat/evening.ts';
import { dice, playGolden, readRegistry } from '../../../support/trenchcoat/golden.ts';

const found = (add: number): ChangeWhat => ({ to: 'found', node: 0, add });
const nodeAfter = (...changes: ChangeWhat[]) => changes.reduce(withChange, freshNode('A node.'));

describe('a tally', () => {
  test.each<[string, number, ChangeWhat[], string[]]>([
    [
      'triggers the measures it passes, in rising order',
      50,
      [found(4), found(46)],
      ['analyze', 'trace', 'silent', 'combat', 'active', 'shutdown'],
    ],
    [
      'triggers when it reaches a threshold: 14, then 20',
      20,
      [found(14), found(6)],
      ['analyze', 'trace', 'silent', 'combat'],
    ],
    [
      'triggers nothing twice after it was lowered',
      16,
      [found(16), { to: 'tally', node: 0, value: 12 }, found(4)],
      ['analyze', 'trace', 'silent'],
    ],
    ['triggers nothing when it is corrected', 30, [{ to: 'tally', node: 0, value: 30 }], []],
    [
      'triggers nothing that was held back',
      12,
      [{ to: 'hold', node: 0, measure: 'trace' }, found(12)],
      ['analyze', 'trace'],
    ],
  ])('%s', (_, tally, changes, fired) => {
    expect(nodeAfter(...changes)).toMatchObject({ tally, fired });
  });

  test.each([
    [-6, 7, 6, 7],
    [1, 4, 6, 0],
    [0, 7, null, 7],
    [0, 7, 0, 7],
  ])('grows by the size of R %i and System %i minus Sleaze %s, never below zero: %i', (result, system, sleaze, add) => {
    expect(stepOf(result, system, sleaze)).toBe(add);
  });
});

describe('an alert', () => {
  test('is not lowered by a measure', () => {
    expect(nodeAfter({ to: 'alert', node: 0, value: 'active' }, found(16)).alert).toBe('active');
    expect(nodeAfter(found(16)).alert).toBe('silent');
    expect(nodeAfter(found(26)).alert).toBe('active');
  });

  test('can be cleared by hand, regardless of what has been triggered', () => {
    expect(nodeAfter(found(26), { to: 'alert', node: 0, value: 'none' })).toMatchObject({ alert: 'none', tally: 26 });
  });

  test('does nothing while held back, and works when triggered by hand', () => {
    expect(nodeAfter({ to: 'hold', node: 0, measure: 'silent' }, found(16)).alert).toBe('none');
    expect(nodeAfter({ to: 'fire', node: 0, measure: 'silent' })).toMatchObject({ alert: 'silent', tally: 0 });
  });
});

describe('the drawer', () => {
  const known = knowledge.begin(0, []);

  test('numbers changes in order', () => {
    const two = put(put(emptyDrawer, known, found(1)), known, found(2));
    expect(waitingIn(two, known).map(({ nr }) => nr)).toEqual([1, 2]);
  });

  test('uses no number twice, even before it knows that all are on a page', () => {
    const two = put(put(emptyDrawer, known, found(1)), known, found(2));
    const page = pageOf(waitingIn(two, known));
    if (!page.ok) throw new Error(page.error.why);
    const wiser = knowledge.told(known, { kind: 'fact', of: 0, number: 0, value: page.value });
    const three = put(two, wiser, found(3));
    const bound = pageOf(waitingIn(three, wiser));
    if (!bound.ok) throw new Error(bound.error.why);
    const wisest = knowledge.told(wiser, { kind: 'fact', of: 0, number: 1, value: bound.value });
    expect(waitingIn(put(three, known, found(4)), wisest).map(({ nr }) => nr)).toEqual([4]);
  });

  test('drops changes that are on a page, even if the phone crashed before emptying it', () => {
    const two = put(put(emptyDrawer, known, found(1)), known, found(2));
    const page = pageOf(waitingIn(two, known).slice(0, 1));
    if (!page.ok) throw new Error(page.error.why);
    const wiser = knowledge.told(known, { kind: 'fact', of: 0, number: 0, value: page.value });
    expect(waitingIn(two, wiser).map(({ nr }) => nr)).toEqual([2]);
    expect(waitingIn(put(two, wiser, found(3)), wiser).map(({ nr }) => nr)).toEqual([2, 3]);
    // The page is read again when it is revealed: nothing happens twice.
    expect(knowledge.told(wiser, { kind: 'fact', of: 0, number: 0, value: page.value })).toEqual(wiser);
  });
});

test('T-FAIR-09 five tests revealed before a phone left are verified, and six are not', async () => {
  const evening = localEvening(dice);
  await playGolden(evening);
  const opened = (await evening.events())
    .filter(({ kind }) => kind !== 'openedNode')
    .map((event) => (event.kind === 'openedDice' ? { ...event, held: event.held.slice(0, 25) } : event));
  const { finding, tests } = report(opened, readRegistry);
  expect(findingWords(finding)).toBe('5 of 11 halves match, 6 not verified.');
  expect(tests.map(({ verdict }) => verdict === 'fits')).toEqual([...Array(5).fill(true), ...Array(6).fill(false)]);
});

describe('spare numbers', () => {
  const number = (held: number, value = held) => ({ kind: 'held', of: 0, number: held, value }) as const;
  /** The Game Master’s knowledge after `tests` tests. */
  const wiserBy = (tests: number) =>
    Array.from({ length: tests }, (_, at) => 5 * at).reduce(
      (known, first) => {
        const told = [0, 1, 2, 3, 4].reduce((one, at) => knowledge.told(one, number(first + at)), known);
        const event: TrenchEvent = { kind: 'held', test: first / 5 + 1, held: first, count: 5 };
        return knowledge.learn(told, [event], []);
      },
      knowledge.begin(0, []),
    );

  test('are used in order, at most twenty are kept, and a waiting one is never dropped', () => {
    const spares = (tests: number) => (wiserBy(tests).secret?.spares ?? []).map(({ held }) => held);
    expect(spares(2)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(spares(5)).toHaveLength(20);
    expect(spares(9)).toEqual(spares(5));
    expect(wiserBy(9).secret).toMatchObject({ half: 40, held: 45 });
  });

  test('are used in the same order by a secret test that waited while others were rolled', () => {
    const [early, late] = [wiserBy(1), wiserBy(7)];
    const spare = nextSpare(secretsOf({ known: early, drawer: emptyDrawer }) as TrenchSecrets);
    const drawer = put(emptyDrawer, early, secretTest(spare as Spare, 'Watch', 0));
    expect(nextSpare(secretsOf({ known: late, drawer: emptyDrawer }) as TrenchSecrets)).toEqual(spare);
    expect(nextSpare(secretsOf({ known: late, drawer }) as TrenchSecrets)?.held).toBe(2);
  });
});
