/** What the player is told about alerts and attacks, and what the Game Master reads about that. */
import { describe, expect, it, test } from 'vitest';
import { attackDraft } from '../../../../src/app/games/trenchcoat/board/matrix/attack.ts';
import { ShutHalf } from '../../../../src/app/games/trenchcoat/board/test/called.tsx';
import { newsOf } from '../../../../src/app/games/trenchcoat/board/test/told.tsx';
import { proposeTest } from '../../../../src/app/games/trenchcoat/master/pickAbility.ts';
import { consequencesOf, sceneOf } from '../../../../src/app/games/trenchcoat/master/proposal.ts';
import type { TestLine } from '../../../../src/app/games/trenchcoat/recorder.ts';
import type { ChangeWhat } from '../../../../src/rules/trenchcoat/game/page.ts';
import { effectsOf } from '../../../../src/rules/trenchcoat/matrix/effects.ts';
import { type Evening, inSecret } from '../../../support/trenchcoat/evening.ts';
import { goldenUntil } from '../../../support/trenchcoat/golden.ts';
import { actionOn } from '../../../support/trenchcoat/requests.ts';

const mastered = (evening: Evening) => ({
  table: evening.table(),
  known: evening.known(0),
  drawer: evening.drawer,
  names: ['Mina', 'Rae'] as [string, string],
});

const analyze = actionOn('Analyze');

test.each([
  ['active', 'yes'],
  ['silent', 'no'],
  ['none', 'no'],
] as const)(
  'T-ANA-01 analyzing a node with alert %s shows Active Alert: %s, from inside and outside',
  async (value, read) => {
    const evening = await goldenUntil('S-02');
    inSecret(evening, { to: 'alert', node: 0, value });
    const scene = sceneOf(mastered(evening), 0);
    if (!scene) throw new Error('the node is not here');
    const { gains } = effectsOf({ ...analyze, ability: [] }, { ...scene, view: { ...scene.view, level: null } }, 0);
    expect(gains).toContainEqual({ gain: 'learned', node: 0, field: 'Active Alert', value: read });
  },
);

describe('a tally step says which measures the player notices', () => {
  it.each([
    ['anonymous', ': Active Alert, which Rae notices'],
    [null, ': Active Alert, unseen by Rae'],
  ] as const)('with an account %s', async (level, words) => {
    const evening = await goldenUntil('S-04');
    inSecret(evening, { to: 'tally', node: 0, value: 24 });
    const v = mastered(evening);
    const [node] = v.table.nodes;
    if (!node) throw new Error('no node is here');
    const { test: open } = v.table;
    const call = { label: 'x', acting: 'player', who: 0, exploit: { node: 0 }, open: false, terms: {} } as never;
    const table = { ...v.table, nodes: [{ ...node, level }], test: { ...open, call } as never };
    const { tally } = consequencesOf({ ...v, table }, { result: 5, quality: 0 } as never, false);
    expect(tally?.fires).toBe(words);
  });
});

test.each([
  [true, { success: false, title: 'It gets through' }],
  [false, { success: true, title: 'You fend it off' }],
])('T-OPP-04 an attack that succeeds (%s) is told from the player’s side', (success, heard) => {
  const tell = {
    telling: 'success',
    success,
    band: null,
    quality: null,
    say: '',
    gains: [],
    span: 0,
    next: 'done',
  } as const;
  const line = { is: 'test', number: 1, call: { label: 'Combat ICE attacks', acting: 'gm' } } as TestLine;
  const news = newsOf({ kind: 'told', test: 1, tell: { ...tell, gains: [] }, clock: 0, page: 0 }, [line]);
  expect(news).toMatchObject(heard);
});

test('the Game Master’s words have no headline', () => {
  expect(newsOf({ kind: 'announced', say: 'It rains.', gains: [], page: 0 }, [])).toMatchObject({
    title: '',
    say: 'It rains.',
  });
});

describe('T-ANA-14 analyzing a node whose bands are not set', () => {
  const told = async (quality: number, said: Record<string, string>) => {
    const evening = await goldenUntil('S-04');
    const v = mastered(evening);
    const [view] = v.table.nodes;
    const [node] = v.known.secret?.nodes ?? [];
    if (!view || !node || !v.known.secret) throw new Error('no node is here');
    const text = node.text.replace(/\n\[Told as\][^[]*/, '\n');
    const learned = Object.entries(said).map(([field, value]) => ({ field, value, at: 0 }));
    const call = { label: 'Analyze', acting: 'player', who: 0, exploit: null, open: false, terms: {} } as never;
    const table = {
      ...v.table,
      nodes: [{ ...view, learned }],
      pending: { request: { ...analyze, ability: [] }, exploited: false },
      test: { ...v.table.test, call } as never,
    };
    const known = { ...v.known, secret: { ...v.known.secret, nodes: [{ ...node, text }] } };
    const { gains } = consequencesOf({ ...v, table, known }, { result: 0, quality } as never, true);
    return Object.fromEntries(
      gains.flatMap((gain) =>
        gain.gain === 'learned' && ['Processor', 'System', 'Firewall'].includes(gain.field)
          ? [[gain.field, gain.value]]
          : [],
      ),
    );
  };

  it.each([
    [6, {}, { Processor: 'High', System: 'Low', Firewall: 'High' }],
    [10, {}, { Processor: 'Medium', System: 'Low', Firewall: 'Medium' }],
    [6, { System: 'High' }, { Processor: 'High', System: 'High', Firewall: 'High' }],
  ])(
    'at quality %i proposes the bands from the numbers, and keeps what was told before',
    async (quality, said, bands) => {
      expect(await told(quality, said)).toEqual(bands);
    },
  );
});

describe('T-TAL-07 Combat ICE', () => {
  const find = { ...analyze, action: 'Find Process' } as const;
  const seen = async (...changes: ChangeWhat[]) => {
    const evening = await goldenUntil('S-04');
    for (const change of changes) inSecret(evening, change);
    const v = mastered(evening);
    const scene = sceneOf(v, 0);
    if (!scene) throw new Error('no node is here');
    const ice = scene.node.processes.findIndex((process) => process.ice === 'Combat');
    const others = scene.node.processes.map((_, id) => id).filter((id) => id !== ice);
    const things = others.map((id) => ({ kind: 'process', id, name: 'x', state: null, text: null, at: 0 }) as const);
    const view = { ...scene.view, things };
    const { gains } = effectsOf({ ...find, ability: [] }, { ...scene, view }, 0);
    return [gains.map((gain) => gain.gain === 'thing' && gain.state), attackDraft(v, scene.node)?.running];
  };
  const fire: ChangeWhat = { to: 'fire', node: 0, measure: 'combat' };
  const crash = { to: 'thing', node: 0, kind: 'process', id: 1, state: 'crashed' } as const;

  it('is idle until it is triggered, then attacks, unless it was crashed or held back', async () => {
    expect(await seen()).toEqual([['idle'], false]);
    expect(await seen(fire)).toEqual([['running'], true]);
    expect(await seen(fire, crash)).toEqual([['crashed'], false]);
    expect(await seen({ ...fire, to: 'hold' })).toEqual([['idle'], false]);
  });
});

test('T-DICE-11 without dice, no half is hidden from the player', async () => {
  const table = (await goldenUntil('S-04')).table();
  const half = (dice: boolean) => ShutHalf({ v: { table: { ...table, dice }, names: ['Mina', 'Rae'] } });
  expect([half(true) !== null, half(false)]).toEqual([true, null]);
});

test.each([
  ['-3', 'Cracking'],
  ['', 'Cracking'],
  ['I climb the crane', 'I climb the crane'],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
])('a test requested as "%s" is called %s: a difficulty is not a name', async (say, label) => {
  const v = mastered(await goldenUntil('S-04'));
  const request = { kind: 'test' as const, who: 0, ability: ['skills.processing:Cracking'], say };
  expect(proposeTest(v, request).draft.label).toBe(label);
});
