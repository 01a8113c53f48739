/** What both phones record of accesses, exploits and things (T-ACC, T-ACT, T-EXP, T-ENT). */
import { describe, expect, it } from 'vitest';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import {
  ACCESS_STREAM,
  FIRST_CREATED_ID,
  gainsRefusal,
  withGains,
} from '../../../../src/rules/trenchcoat/game/gains.ts';
import {
  bringMove,
  callMove,
  endMove,
  stoppedMove,
  tellMove,
  withoutMove,
} from '../../../../src/rules/trenchcoat/game/master.ts';
import { refusal } from '../../../../src/rules/trenchcoat/game/refusal.ts';
import type { NodeView, Request, Table } from '../../../../src/rules/trenchcoat/game/table.ts';
import { effectsOf, isLocked } from '../../../../src/rules/trenchcoat/matrix/effects.ts';
import { emptyNode, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { readNode, writeNode } from '../../../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { checkAction } from '../../../../src/rules/trenchcoat/matrix/propose.ts';
import { emptySheet, type Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { refusalWords } from '../../../../src/words/en/trenchcoat/refusals/index.ts';
import { does, type Evening, inSecret, localEvening, masterOf } from '../../../support/trenchcoat/evening.ts';
import { actionOn } from '../../../support/trenchcoat/requests.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

type Action = Extract<Request, { kind: 'action' }>;
const plain: Request = { kind: 'test', who: 0, ability: [], say: '' };
const call = {
  label: 'Test',
  terms: { acts: singleCharacter([{ name: 'Logic', score: 4 }]) },
  acting: 'player',
  who: 0,
  exploit: null,
  open: false,
} as const;

async function called(): Promise<Evening> {
  const evening = localEvening([['++0-+', '-00+-']]);
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: moth });
  await does(evening, 1, { do: 'request', request: plain });
  await does(evening, 0, callMove(masterOf(evening), call));
  return evening;
}
const kindOf = (evening: Evening, move: unknown) => refusal(evening.table(), 1, move, evening.known(1))?.kind ?? 'ok';

it('a session can end in the middle of a test, and its dice can still be revealed', async () => {
  for (const rolled of [false, true]) {
    const evening = rolled ? await called() : localEvening(1);
    if (rolled) await does(evening, 1, { do: 'roll' });
    else {
      await does(evening, 0, { do: 'done' });
      await does(evening, 1, { do: 'sheet', at: 0, sheet: moth });
      await does(evening, 1, { do: 'request', request: plain });
    }
    await does(evening, 0, endMove(masterOf(evening)));
    expect(evening.table()).toMatchObject({ step: 'opening', pending: null, test: null });
    await does(evening, 0, { do: 'openDice' });
    expect(evening.table()).toMatchObject({ step: 'opening', opened: { dice: true } });
  }
});

it('a player can also end a session: the Game Master then seals what is waiting', async () => {
  for (const rolling of [false, true]) {
    const evening = rolling ? await called() : localEvening(1);
    if (!rolling) await does(evening, 0, { do: 'done' });
    await does(evening, 1, { do: 'stop' });
    expect(evening.table().step).toBe('ending');
    expect((await evening.tried(0, { do: 'done' })).ok).toBe(false);
    for (let nr = 0; nr < 40; nr++) inSecret(evening, { to: 'note', text: `note ${nr}` });
    for (let moves = 0; evening.table().step === 'ending' && moves < 9; moves++)
      await does(evening, 0, stoppedMove(masterOf(evening)));
    expect(evening.table()).toMatchObject({ step: 'opening', pending: null, test: null });
    expect(evening.known(0).secret?.bound).toBe(40);
  }
});

const node: Node = {
  ...emptyNode('Registry'),
  files: [{ name: 'ledger', crypt: 4, text: 'debts', level: 'anonymous' }],
};
const ask = (action: string) => actionOn(action, 'file');
const scene = (state: string | null) => ({
  view: {
    name: 'Registry',
    aid: true,
    level: 'user',
    down: false,
    alert: false,
    learned: [],
    things: [{ kind: 'file', id: 0, name: 'ledger', state, text: null, at: 0 }],
  } as const,
  node,
  alert: 'none' as const,
  states: {},
});
const noted = (state: string | null) => {
  const { view, ...rest } = scene(state);
  return { ...rest, view: { ...view, learned: [...view.learned], things: [...view.things] } };
};

describe('what is recorded', () => {
  it('T-ACC-09 given an open test, when the access method is changed, then it is E-STATE until the test is told', async () => {
    const evening = await called();
    const cold = { do: 'sheet', at: 0, sheet: { ...moth, method: 'cold-sim' } };
    expect(kindOf(evening, cold)).toBe('E-STATE');
    await does(evening, 1, { do: 'roll' });
    expect(kindOf(evening, cold)).toBe('E-STATE');
    const draft = { telling: 'success', choices: {}, say: '', gains: [], span: 0, next: 'done', step: null } as const;
    await does(evening, 0, tellMove(masterOf(evening), { ...draft, gains: [] }));
    expect(kindOf(evening, cold)).toBe('ok');
  });

  it('T-ACC-08 T-GAP-64 given a hit in Hot Sim, when the Game Master types 2 and "Physical", then nothing else is recorded', async () => {
    const evening = await called();
    const hit = withGains(evening.table(), [{ gain: 'damage', who: 0, pips: 2, label: 'Physical' }]);
    expect(hit.sheets[0]).toEqual({ ...moth, numbers: { ...moth.numbers, 'damage.damage-pip': 2 } });
  });

  it('T-ACT-07 given an account and a found file, when the node is left, then access and account end, and the file stays known', async () => {
    const evening = await called();
    const table = { ...evening.table(), nodes: [noted(null).view] };
    const left = withGains(table, [{ gain: 'left', node: 0 }]);
    expect(left.nodes[0]).toEqual({ ...table.nodes[0], level: null });
    expect(withGains(left, [{ gain: 'accessed', node: 0, level: 'anonymous' }]).nodes[0]).toMatchObject({
      level: 'anonymous',
      things: [{ name: 'ledger' }, { id: ACCESS_STREAM }],
    });
  });

  it('T-EXP-09 given a test that was not an exploit, when its own test is to follow, then it is E-STATE', async () => {
    const evening = await called();
    await does(evening, 1, { do: 'roll' });
    const draft = { telling: 'success', choices: {}, say: '', gains: [], span: 0, next: 'own', step: null } as const;
    const made = tellMove(masterOf(evening), { ...draft, gains: [] });
    expect(made.ok && refusal(evening.table(), 0, made.value, evening.known(0))?.kind).toBe('E-STATE');
    expect(withoutMove(masterOf(evening), { outcome: 'fails', say: '', gains: [], span: 0 }).ok).toBe(true);
  });

  it('T-ENT-08 T-GAP-42 given a file with a Crypt Rating, when it is read, then the Game Master is asked until it is broken or decrypted', () => {
    expect([null, 'encrypted', 'broken', 'decrypted'].map((state) => isLocked(ask('Read'), noted(state)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const open = {
      ...noted(null),
      node: { ...node, files: [{ name: 'ledger', crypt: null, text: '', level: 'anonymous' as const }] },
    };
    expect(isLocked(ask('Read'), open)).toBe(false);
    expect(isLocked(ask('Delete File'), noted(null))).toBe(false);
  });

  it('T-ACT-06 T-GAP-43 T-ANA-15 T-GAP-50 given a success, when the rules define its effect, then it is recorded; otherwise the Game Master types it', () => {
    expect(effectsOf(ask('Read'), noted(null), null).gains).toEqual([
      { gain: 'text', node: 0, kind: 'file', id: 0, text: 'debts' },
    ]);
    expect(effectsOf(ask('Delete File'), noted(null), null).gains).toEqual([
      { gain: 'gone', node: 0, kind: 'file', id: 0 },
    ]);
    expect(effectsOf(ask('Break'), noted(null), 1).gains).toMatchObject([{ gain: 'thing', state: 'broken' }]);
    expect(effectsOf(ask('Write to File'), noted(null), 1).gains).toEqual([]);
    expect(effectsOf(ask('Analyze'), noted(null), 5)).toEqual({ gains: [], missing: [], changes: [] });
  });

  it('T-TAL-12 T-GAP-03 T-GAP-63 T-ALR-03 given a tally that reaches 24 and then 25, when the tests are told, then the player only learns of the Active Alert', async () => {
    const evening = await inNode();
    for (const [add, alert] of [
      [24, false],
      [1, true],
    ] as const) {
      await does(evening, 1, { do: 'request', request: plain });
      inSecret(evening, { to: 'step', node: 0, add, test: 1 });
      const before = evening.table();
      const answer = { outcome: 'fails', say: '', gains: [], span: 0 } as const;
      await does(evening, 0, withoutMove(masterOf(evening), { ...answer, gains: [] }));
      const [seen] = evening.table().nodes;
      expect(seen).toEqual({ ...before.nodes[0], alert });
      expect(evening.known(1).secret).toBeNull();
      expect(JSON.stringify(evening.table())).not.toMatch(/tally|silent|fired/);
    }
    expect(evening.known(0).secret?.nodes[0]).toMatchObject({ tally: 25, alert: 'active' });
  });

  it('T-ACT-05 T-GAP-54 given an exploit that has failed, when it is told without a time, then the clock does not move', async () => {
    const evening = await inNode();
    await does(evening, 1, { do: 'request', request: plain });
    const exploit = { ...call, exploit: { node: 0 } };
    await does(evening, 0, callMove(masterOf(evening), exploit));
    await does(evening, 1, { do: 'roll' });
    const draft = { telling: 'success', choices: {}, say: '', span: 0, next: 'done', ruling: false } as const;
    const made = tellMove(masterOf(evening), {
      ...draft,
      gains: [],
      step: { node: 0, add: 8 },
    });
    await does(evening, 0, made);
    expect(evening.table().clock).toBe(0);
  });
});

/** A node is added and accessed, and the player may act. */
async function inNode(): Promise<Evening> {
  const evening = localEvening([['++0-+', '-00+-']]);
  await does(evening, 0, bringMove('Registry', true, writeNode(node)));
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: moth });
  await does(evening, 1, { do: 'request', request: plain });
  const gains: Gain[] = [{ gain: 'accessed', node: 0, level: 'anonymous' }];
  const access = { outcome: 'succeeds', say: '', gains, span: 0 } as const;
  await does(evening, 0, withoutMove(masterOf(evening), access));
  return evening;
}

describe('a node and its contents', () => {
  it('T-ENT-01 T-GAP-28 given a node without things, when it is read, then it is valid; without a name it is not', () => {
    const bare = emptyNode('Bare');
    expect(readNode(writeNode(bare))).toEqual({ ok: true, value: bare });
    expect(readNode(writeNode({ ...bare, name: '' }))).toMatchObject({ ok: false });
  });

  it('given a node whose Firewall is too high, when it is read, then that is the only fault, with its row; the same for a text that is too long for an entry', () => {
    const text = writeNode({ ...emptyNode('Registry'), ratings: { system: 4, firewall: 21 } });
    const row = text.split('\n').indexOf('Firewall: 21') + 1;
    const read = readNode(text.replace('Firewall: 21', 'Firewall: 22'));
    const faults = read.ok ? [] : read.error.map((fault) => [fault.row, fault.field, refusalWords(fault)]);
    expect(faults).toEqual([[row, 'Firewall', 'Firewall 22 has no colour. Use 0 to 21.']]);
    expect(readNode(text.replace('Logs:', `Logs: ${'x'.repeat(2001)}`))).toMatchObject({
      error: [{ kind: 'E-RANGE', field: 'Logs' }],
    });
    expect(readNode(text.replace('Logs:', `Logs: ${'x'.repeat(2000)}`))).toMatchObject({ ok: true });
  });

  it('T-ENT-02 T-ENT-06 given ICE that is crashed, when its node is written and read, then it keeps its kind and state; another kind is E-ENUM', () => {
    const hound = { name: 'hound', ice: 'Combat', score: 7, state: 'crashed', text: '' } as const;
    const text = writeNode({ ...emptyNode('Registry'), processes: [hound] });
    expect(readNode(text)).toMatchObject({ ok: true, value: { name: 'Registry', processes: [hound] } });
    for (const wrong of [text.replace('ICE: Combat', 'ICE: Polite'), text.replace('State: crashed', 'State: bored')])
      expect(readNode(wrong)).toMatchObject({ ok: false, error: [{ kind: 'E-ENUM' }] });
  });

  it('T-ENT-02 given a field that a process does not have, when its node is read, then it is refused with its row', () => {
    const hound = { name: 'hound', ice: null, score: 7, state: 'idle', text: '' } as const;
    const text = writeNode({ ...emptyNode('Registry'), processes: [hound] });
    const extra = text.replace('State: idle', 'State: idle\nColour: red');
    const row = extra.split('\n').indexOf('Colour: red') + 1;
    expect(readNode(text)).toMatchObject({ ok: true });
    const read = readNode(extra);
    const faults = read.ok ? [] : read.error.map((fault) => [fault.row, refusalWords(fault)]);
    expect(faults).toEqual([[row, expect.stringContaining('Colour')]]);
  });

  it('T-ENT-04 T-ENT-05 given an agent with Find 4, when it looks for files, then it may; without the program it is E-PROGRAM', () => {
    const agent: Sheet = { ...emptySheet('Ferret'), kind: 'agent', numbers: { 'programs.find': 4 } };
    const look: Action = { ...ask('Find File'), thing: null };
    expect(checkAction(look, agent, noted(null).view)).toMatchObject({ ok: true });
    expect(checkAction(look, emptySheet('Ferret'), noted(null).view)).toMatchObject({ error: { kind: 'E-PROGRAM' } });
  });

  it.each([
    ['Create File', 'file', null],
    ['Start Process', 'process', 'running'],
    ['Start Stream', 'stream', null],
  ] as const)(
    'T-ACT-06 %s creates a thing with the player’s name for it, whatever else the node contains',
    (action, target, state) => {
      const asked: Action = { ...ask(action), target, thing: null, say: ' ferret ' };
      const { gains } = effectsOf(asked, noted(null), null);
      expect(gains).toEqual([{ gain: 'thing', node: 0, kind: target, id: FIRST_CREATED_ID, name: 'ferret', state }]);
      const after = withGains({ sheets: [], clock: 0, nodes: [noted(null).view] } as unknown as Table, gains);
      const view = after.nodes[0] as NodeView;
      expect(effectsOf(asked, { ...noted(null), view }, null).gains).toMatchObject([{ id: FIRST_CREATED_ID + 1 }]);
    },
  );

  it('T-ACT-06 a written text can be read, and an encrypted file is locked until it is broken', () => {
    const { view, ...scene } = noted(null);
    const table = { sheets: [], clock: 0, nodes: [view] } as unknown as Table;
    const write: Action = { ...ask('Write to File'), say: 'Nothing to see' };
    const written = withGains(table, effectsOf(write, { ...scene, view }, null).gains).nodes[0] as NodeView;
    expect(effectsOf(ask('Read'), { ...scene, view: written }, null).gains).toMatchObject([{ text: 'Nothing to see' }]);
    const gains = effectsOf(ask('Encrypt'), { ...scene, view }, null).gains;
    const locked = withGains(table, gains).nodes[0] as NodeView;
    expect(isLocked(ask('Read'), { ...scene, view: locked })).toBe(true);
    const slow: Action = { ...ask('Slow'), target: 'node', thing: null };
    expect(effectsOf(slow, { ...scene, view }, null).gains).toMatchObject([{ field: 'Condition', value: 'slowed' }]);
  });

  const access: Gain = { gain: 'accessed', node: 0, level: 'anonymous' };
  const own = { kind: 'stream', id: ACCESS_STREAM } as const;
  const streams = ({ nodes }: Table) => (nodes[0]?.things ?? []).filter(({ kind }) => kind === 'stream');

  it('T-ENT-07 given an access, then there is one stream, from the deck to the node, and it ends with the access', async () => {
    const evening = await inNode();
    const table = evening.table();
    const name = `${moth.device?.name} to ${table.nodes[0]?.name}`;
    expect(streams(table)).toEqual([{ ...own, name, state: null, text: null, at: expect.any(Number) }]);
    expect(streams(withGains(table, [access]))).toHaveLength(1);
    for (const end of [
      { gain: 'left', node: 0 },
      { gain: 'down', node: 0, down: true },
      { gain: 'gone', node: 0, ...own },
    ] as const) {
      const after = withGains(table, [end]);
      expect([streams(after), after.nodes[0]?.level]).toEqual([[], null]);
      expect(streams(withGains(after, [{ gain: 'down', node: 0, down: false }, access]))).toHaveLength(1);
    }
  });

  it('T-ENT-07 given no access, when its stream is named, then it is E-ENUM: without an access there is no stream', async () => {
    const evening = await inNode();
    await does(evening, 1, { do: 'leave', node: 0 });
    for (const gain of [
      { gain: 'thing', node: 0, ...own, name: 'Deck', state: 'slowed' },
      { gain: 'gone', node: 0, ...own },
    ] as const)
      expect(gainsRefusal(evening.table(), [gain])).toMatchObject({ kind: 'E-ENUM' });
  });

  it('T-ACT-E22 given a user in a node, when they terminate the stream of their own access, then they have left the node', async () => {
    const { nodes, ...table } = (await inNode()).table();
    const view = { ...nodes[0], level: 'user' } as NodeView;
    const terminate: Action = { ...ask('Terminate Stream'), target: 'stream', thing: ACCESS_STREAM };
    expect(checkAction(terminate, moth, view)).toMatchObject({ ok: true, value: { exploit: null } });
    const { gains } = effectsOf(terminate, { ...noted(null), view }, null);
    expect(withGains({ ...table, nodes: [view] }, gains).nodes[0]).toMatchObject({ level: null, things: [] });
  });

  it('T-ENT-03 T-ENT-07 given an access, when it is tried again, then it is E-STATE, and no stream changes: a persona is in a node only once', async () => {
    const evening = await inNode();
    const again: Action = { ...ask('Access'), target: 'node', thing: null };
    const view = () => evening.table().nodes[0] ?? noted(null).view;
    const before = streams(evening.table());
    expect(checkAction(again, moth, view())).toMatchObject({ error: { kind: 'E-STATE' } });
    expect(await evening.tried(1, { do: 'request', request: again })).toMatchObject({ error: { kind: 'E-STATE' } });
    expect(streams(evening.table())).toEqual(before);
    await does(evening, 1, { do: 'leave', node: 0 });
    expect(checkAction(again, moth, view())).toMatchObject({ ok: true });
  });
});
