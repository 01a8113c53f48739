/** The report names everything that a Game Master’s phone sealed in violation of the rules. */
import { describe, expect, test } from 'vitest';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';
import type { PageChange, PagePlace } from '../../../../src/rules/trenchcoat/game/page.ts';
import { type Report, report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { pageOf, piecesOf, readPage } from '../../../../src/rules/trenchcoat/game/slots.ts';
import { findingWords, rulingWords } from '../../../../src/words/en/trenchcoat/report.ts';
import { localEvening } from '../../../support/trenchcoat/evening.ts';
import { dice, playGolden, readRegistry, SYSTEM } from '../../../support/trenchcoat/golden.ts';

const ALL_FIT = { kind: 'fit', fit: 11, of: 11 };

type Told = Extract<TrenchEvent, { page: number }>;

const evening = localEvening(dice);
await playGolden(evening);
const golden = await evening.events();

/** The report of the golden script with a different page sealed in the first entry of the given kind. */
function sealed(
  kind: Told['kind'],
  test: number | null,
  change: (places: readonly PagePlace[]) => readonly PagePlace[],
): Report {
  const found = golden.find(
    (event) => event.kind === kind && (test === null || ('test' in event && event.test === test)),
  );
  if (found === undefined || !('page' in found)) throw new Error(`no entry of kind ${kind}`);
  return withFact(found.page, (fact) => {
    const page = pageOf(change(readPage(fact) ?? []));
    if (!page.ok) throw new Error(page.error.why);
    return page.value;
  });
}

const [exploit] = golden.filter((event) => event.kind === 'called').filter(({ call }) => call.exploit !== null);
if (exploit === undefined) throw new Error('no exploit is called');

type Fact = Extract<TrenchEvent, { kind: 'openedNode' }>['facts'][number];

function withFact(number: number, change: (fact: Fact) => Fact): Report {
  const events = golden.map((event) => {
    if (event.kind !== 'openedNode') return event;
    return { ...event, facts: event.facts.map((fact, at) => (at === number ? change(fact) : fact)) };
  });
  return report(events, readRegistry);
}

const secret = (held: number, label = 'Watch'): PageChange => ({
  is: 'change',
  nr: 90,
  to: 'secret',
  held,
  label,
  total: 3,
});
const step = (test: number): PageChange => ({ is: 'change', nr: 0, to: 'step', node: 0, add: SYSTEM, test });

describe('the report names', () => {
  test('nothing in a fair session with a secret test on a spare number', () => {
    expect(report(golden, readRegistry)).toMatchObject({ finding: ALL_FIT, faults: [] });
    expect(sealed('told', 2, (page) => [...page, secret(1), secret(2, 'Listen')])).toMatchObject({
      finding: ALL_FIT,
      secrets: [{ label: 'Watch' }, { label: 'Listen' }],
    });
  });

  test.each([
    ['a spare number used by two secret tests', [secret(1), secret(1, 'Listen')], /Listen.*used before/],
    ['the half of a called test that a secret test also used', [secret(5)], /Watch.*test 2/],
    ['a secret test on a number that was never held', [secret(55)], /Watch.*never held/],
    [
      'a secret test for which a better number was picked instead of the next',
      [secret(3)],
      /Watch.*number 4.*number 2 was next/,
    ],
    [
      'a picked number where the next one was used before it',
      [secret(1), secret(4, 'Listen')],
      /Listen.*number 5.*number 3/,
    ],
    ['a tally that was raised without a told test', [step(1)], /tally/],
  ])('%s', (_, places, fault) => {
    const { finding, faults } = sealed('called', 4, (page) => [...page, ...places]);
    expect(faults).toHaveLength(1);
    expect(findingWords(finding)).toMatch(fault);
  });

  test('a tally that was raised twice for one exploit', () => {
    const { finding, nodes } = sealed('told', exploit.test, (page) => [...page, step(exploit.test)]);
    expect(nodes?.[0]?.tally).toBeGreaterThan(29);
    expect(findingWords(finding)).toMatch(/^Test \d+ .*doesn’t match: .*twice/);
  });

  test('a piece of a node where the hidden terms of a call should be', () => {
    const page = golden.find((event) => event.kind === 'called')?.page ?? -1;
    const pieces = piecesOf('');
    const { finding } = withFact(page, (fact) => (pieces.ok && pieces.value[0] !== undefined ? pieces.value[0] : fact));
    expect(findingWords(finding)).toMatch(/page/);
  });

  test('T-FAIR-10 a secret test without a spare number as not verifiable', () => {
    const alone: PageChange = { is: 'change', nr: 90, to: 'alone', label: 'Watch', total: 3, value: 59048 };
    expect(sealed('without', null, (page) => [...page, alone])).toMatchObject({
      finding: ALL_FIT,
      faults: [],
      secrets: [{ label: 'Watch', total: 3, quality: 13, verifiable: false }],
    });
    expect(sealed('told', 2, (page) => [...page, secret(1)]).secrets).toMatchObject([{ verifiable: true }]);
  });

  test('a secret test on a number that was drawn later', () => {
    const { finding } = sealed('called', 2, (page) => [...page, secret(6)]);
    expect(findingWords(finding)).toMatch(/Watch.*number 7.*number 2/);
  });

  const against = (value: number, name = 'Wall'): PagePlace => ({
    is: 'term',
    term: { is: 'ability', side: 'against', row: 0, name, value },
  });
  const isAgainst = (place: PagePlace) => place.is === 'term' && place.term.side === 'against';

  test.each<[string, PagePlace[], string]>([
    ['without the Firewall', [], 'Called against nothing. The node had Firewall 11.'],
    ['against another Firewall', [against(3)], 'Called against 3. The node had Firewall 11.'],
    ['against more than the Firewall', [against(11), against(5)], 'Called against 11 and 5. The node had Firewall 11.'],
    [
      'against a Firewall with a limit below its rating',
      [{ is: 'term', term: { is: 'ability', side: 'against', row: 0, name: 'Wall', value: 11, limit: 2 } }],
      'Called against 2. The node had Firewall 11.',
    ],
  ])('an exploit called %s as a ruling', (_, places, ruling) => {
    const { tests } = sealed('called', exploit.test, (page) => [...page.filter((one) => !isAgainst(one)), ...places]);
    expect(rulingWords(tests[exploit.test - 1]?.ruling ?? [])).toContain(ruling);
  });

  test('no ruling if a secret alert came before the call that includes it', () => {
    const raised: PageChange = { is: 'change', nr: 90, to: 'alert', node: 0, value: 'active' };
    const up = (places: readonly PagePlace[]) =>
      places.map((place) =>
        place.is === 'term' && place.term.side === 'against' && place.term.is === 'ability'
          ? { ...place, term: { ...place.term, value: (place.term.value ?? 0) + 3 } }
          : place,
      );
    // Keeps the dice unchanged.
    const even: PagePlace = { is: 'term', term: { is: 'modifier', side: 'against', row: 0, name: 'Even', value: -3 } };
    const { tests } = sealed('called', exploit.test, (page) => [...up(page), even, raised]);
    expect(tests[exploit.test - 1]).toMatchObject({ verdict: 'fits', ruling: [] });
  });
});
