/** What both phones record of an outcome, and what follows an exploit. */
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../../../../src/base/canonical.ts';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import { ACCESS_STREAM, gainsRefusal, withGains, withNode } from '../../../../src/rules/trenchcoat/game/gains.ts';
import { announceMove, callMove, tellMove, withoutMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { refusal } from '../../../../src/rules/trenchcoat/game/refusal.ts';
import type { NodeView, Table } from '../../../../src/rules/trenchcoat/game/table.ts';
import { analysisOf } from '../../../../src/rules/trenchcoat/matrix/analyze.ts';
import { effectsOf } from '../../../../src/rules/trenchcoat/matrix/effects.ts';
import { emptyNode, type Node, places } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { does, inSecret, masterOf } from '../../../support/trenchcoat/evening.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';
import { actionOn } from '../../../support/trenchcoat/requests.ts';

const ledger = { node: 0, kind: 'file', id: 0 } as const;
const fileIn = ({ nodes }: Table) => nodes[0]?.things.find(({ kind }) => kind === 'file');

describe('T-ACT-06 a success changes only what is recorded', () => {
  const changes: readonly [string, Gain, (table: Table) => unknown, unknown][] = [
    ['an access', { gain: 'accessed', node: 0, level: 'user' }, ({ nodes }) => nodes[0]?.level, 'user'],
    ['an account', { gain: 'level', node: 0, level: 'admin' }, ({ nodes }) => nodes[0]?.level, 'admin'],
    ['an end of it', { gain: 'left', node: 0 }, ({ nodes }) => nodes[0]?.level, null],
    ['an Active Alert', { gain: 'alert', node: 0, active: true }, ({ nodes }) => nodes[0]?.alert, true],
    [
      'a node that goes down, with everybody in it',
      { gain: 'down', node: 0, down: true },
      ({ nodes }) => nodes[0]?.level,
      null,
    ],
    ['a text read', { gain: 'text', ...ledger, text: 'Crates.' }, (table) => fileIn(table)?.text, 'Crates.'],
    [
      'a thing that is gone',
      { gain: 'gone', ...ledger },
      ({ nodes }) => nodes[0]?.things.map(({ id }) => id),
      [ACCESS_STREAM],
    ],
    [
      'a thing in another state',
      { gain: 'thing', ...ledger, name: 'ledger', state: 'slowed' },
      (table) => fileIn(table)?.state,
      'slowed',
    ],
    [
      'damage, a counter and no more',
      { gain: 'damage', who: 0, pips: 2, label: 'Stun' },
      ({ sheets }) => sheets[0]?.numbers['damage.damage-pip'],
      2,
    ],
    [
      'damage mended, never below nothing',
      { gain: 'damage', who: 0, pips: -5, label: 'Stun' },
      ({ sheets }) => sheets[0]?.numbers['damage.damage-pip'],
      0,
    ],
  ];
  test.each(changes)('%s', async (_, gain, look, expected) => {
    const table = (await goldenUntil('S-09')).table();
    expect(gainsRefusal(table, [gain])).toBeNull();
    expect(look(withGains(table, [gain]))).toEqual(expected);
  });

  test('learning a line again replaces the old one, with the new time', async () => {
    const table = (await goldenUntil('S-03')).table();
    const before = table.nodes[0]?.learned ?? [];
    const gain = { gain: 'learned', node: 0, field: 'Type', value: 'cyberdeck' } as const;
    const after = withGains({ ...table, clock: 5 }, [gain]).nodes[0]?.learned ?? [];
    expect(after).toHaveLength(before.length);
    expect(after.find(({ field }) => field === 'Type')).toEqual({ field: 'Type', value: 'cyberdeck', at: 5 });
  });

  const line = (at: number): Gain => ({ gain: 'learned', node: 0, field: `Row ${at}`, value: 'High' });

  test('a node keeps up to forty lines, and any of them can be learned again', async () => {
    const before = (await goldenUntil('S-02')).table();
    const forty = Array.from({ length: 40 }, (_, at) => line(at));
    expect(gainsRefusal(before, forty)).toBeNull();
    expect(gainsRefusal(before, [...forty, line(40)])).toMatchObject({ kind: 'E-RANGE' });
    const table = withGains(before, forty);
    expect(gainsRefusal(table, [line(40)])).toMatchObject({ kind: 'E-RANGE' });
    expect(gainsRefusal(table, [{ ...line(39), value: 'Low' } as Gain])).toBeNull();
  });

  test('a node with forty known things can still be accessed, and lines learned there', async () => {
    const table = (await goldenUntil('S-01')).table();
    const forty = Array.from(
      { length: 40 },
      (_, id): Gain => ({ gain: 'thing', node: 0, kind: 'file', id, name: 'x', state: null }),
    );
    const access: Gain = { gain: 'accessed', node: 0, level: 'anonymous' };
    expect(gainsRefusal(table, [...forty, access, line(1)])).toBeNull();
    const full = withGains(table, [...forty, access]);
    expect(gainsRefusal(full, [{ ...forty[3], state: 'broken' } as Gain])).toBeNull();
    expect(gainsRefusal(full, [{ ...forty[3], id: 40 } as Gain])).toMatchObject({ kind: 'E-RANGE' });
  });

  test('a gain may depend on an earlier one: an account after access, a text of a thing just found', async () => {
    const table = (await goldenUntil('S-01')).table();
    const both: Gain[] = [
      { gain: 'accessed', node: 0, level: 'anonymous' },
      { gain: 'level', node: 0, level: 'user' },
      { gain: 'thing', ...ledger, name: 'ledger', state: null },
      { gain: 'text', ...ledger, text: 'Crates.' },
    ];
    expect(gainsRefusal(table, both)).toBeNull();
    expect(gainsRefusal(table, both.toReversed())).toMatchObject({ kind: 'E-ENUM' });
  });

  test('the best analysis fits into one tell, with long texts and everything noticed', async () => {
    const evening = await goldenUntil('S-02');
    const text = 'x'.repeat(250);
    const place = Object.fromEntries(places.map((name) => [name, text]));
    const node: Node = { ...emptyNode('Registry'), aid: text, functionality: text, place };
    const { gains } = analysisOf(node, 0, 20, false);
    expect(gains).toHaveLength(20);
    inSecret(evening, { to: 'fire', node: 0, measure: 'active' });
    inSecret(evening, { to: 'fire', node: 0, measure: 'shutdown' });
    await does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
    const draft = { outcome: 'succeeds', say: '', span: 0, gains } as const;
    const made = withoutMove(masterOf(evening), draft);
    expect(made.ok && made.value.do === 'without' && made.value.gains).toHaveLength(22);
    await does(evening, 0, made);
    expect(evening.table().nodes[0]).toMatchObject({ down: true, alert: true });
  });

  test('gains that are too large for an entry are refused with a sentence', async () => {
    const evening = await goldenUntil('S-09');
    await does(evening, 1, { do: 'yield' });
    const gains = Array.from({ length: 5 }, (_, at) => ({ ...line(at), value: 'x'.repeat(2000) }) as Gain);
    const made = announceMove(masterOf(evening), { say: '', gains });
    expect(made.ok && refusal(evening.table(), 0, made.value)).toMatchObject({ kind: 'E-RANGE' });
  });

  test.each<[string, Gain]>([
    ['a text in a thing that was not found', { gain: 'text', node: 0, kind: 'stream', id: 4, text: 'x' }],
    ['damage to nobody', { gain: 'damage', who: 3, pips: 1, label: 'Stun' }],
    ['a line of a node that does not exist', { gain: 'learned', node: 4, field: 'Type', value: 'x' }],
  ])('but not %s', async (_, gain) => {
    expect(gainsRefusal((await goldenUntil('S-09')).table(), [gain])).toMatchObject({ kind: 'E-ENUM' });
  });
});

test('an address can be forgotten again, and an unknown node gets its name with its address', async () => {
  const evening = await goldenUntil('S-01');
  const table = withNode(evening.table(), { name: '', aid: false });
  const scene = {
    view: table.nodes[1] as NodeView,
    node: emptyNode('Glass Tower'),
    alert: 'none',
    states: {},
  } as const;
  const find = { kind: 'action', who: 0, action: 'Find Node', target: 'node', node: 1, thing: null } as const;
  const { gains } = effectsOf({ ...find, ability: [], say: '' }, scene, 0);
  expect(gains.map(({ gain }) => gain)).toEqual(['named', 'aid']);
  const found = withGains(table, gains);
  expect(found.nodes[1]).toMatchObject({ name: 'Glass Tower', aid: true });
  expect(withGains(found, [{ gain: 'noAid', node: 1 }]).nodes[1]).toMatchObject({ name: 'Glass Tower', aid: false });
  expect(gainsRefusal(table, [{ gain: 'named', node: 2, name: 'x' }])).toMatchObject({ kind: 'E-ENUM' });
});

test('T-ACT-07 leaving a node ends access and account; found things stay known', async () => {
  const evening = await goldenUntil('S-17');
  const [node] = evening.table().nodes;
  expect(node).toMatchObject({ level: null, aid: true });
  expect(node?.things.map(({ name }) => name)).toEqual(['ledger', 'Combat ICE']);
  expect(node?.learned.length).toBeGreaterThan(5);
});

test('T-EXP-09 a successful exploit leads to the action’s own test, not to a second exploit', async () => {
  const evening = await goldenUntil('S-09');
  const request = actionOn('View Logs');
  await does(evening, 1, { do: 'request', request });
  const call = { label: 'Exploit', acting: 'player', who: 0, open: false } as const;
  const terms = { acts: singleCharacter([{ name: 'Cracking', score: 9 }]) };
  await does(evening, 0, callMove(masterOf(evening), { ...call, terms, exploit: { node: 0 } }));
  await does(evening, 1, { do: 'roll' });
  const draft = {
    telling: 'success',
    choices: { event: 'ignore', success: true },
    ruling: true,
    say: '',
    gains: [],
    span: 0,
  } as const;
  const step = { node: 0, add: 3 };
  const told = tellMove(masterOf(evening), { ...draft, gains: [], step, next: 'own' });
  await does(evening, 0, told);
  expect(evening.table()).toMatchObject({ step: 'requested', pending: { request, exploited: true } });
  const again = callMove(masterOf(evening), { ...call, terms, exploit: { node: 0 } });
  expect(again.ok && refusal(evening.table(), 0, again.value)).toMatchObject({ kind: 'E-STATE' });
  await does(evening, 0, callMove(masterOf(evening), { ...call, terms, exploit: null }));
  expect(evening.table().step).toBe('called');
});

test('T-TAL-12 T-GAP-03 the tally, triggered measures and the held half are nowhere on the player’s phone', async () => {
  const evening = await goldenUntil('S-15');
  const secret = evening.known(0).secret?.nodes[0];
  expect(secret).toMatchObject({ tally: 24, alert: 'silent' });
  const open = canonicalText([evening.table(), evening.known(1), await evening.events()] as never);
  for (const word of ['tally', 'fired', 'silent', 'trace']) expect(open).not.toContain(`"${word}"`);
  expect(evening.known(1).secret).toBeNull();
});
