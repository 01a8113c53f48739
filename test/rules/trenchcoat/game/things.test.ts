/** What both phones note of accesses, exploits and things (T-ACC, T-ACT, T-EXP, T-ENT). */
import { describe, expect, it } from 'vitest';
import { withGains } from '../../../../src/rules/trenchcoat/game/gains.ts';
import { callMove, tellMove, withoutMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { refusal } from '../../../../src/rules/trenchcoat/game/refusal.ts';
import type { Request } from '../../../../src/rules/trenchcoat/game/table.ts';
import { effectsOf, isLocked } from '../../../../src/rules/trenchcoat/matrix/effects.ts';
import { emptyNode, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { alone } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { does, type Evening, localEvening } from '../../../support/trenchcoat/evening.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

type Action = Extract<Request, { kind: 'action' }>;
const plain: Request = { kind: 'test', who: 0, ability: [], say: '' };
const call = {
  label: 'Test',
  terms: { acts: alone([{ name: 'Logic', score: 4 }]) },
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
  await does(evening, 0, callMove(call, evening.known(0), evening.drawer));
  return evening;
}
const kindOf = (evening: Evening, move: unknown) => refusal(evening.table(), 1, move, evening.known(1))?.kind ?? 'ok';

const node: Node = {
  ...emptyNode('Registry'),
  files: [{ name: 'ledger', crypt: 4, text: 'debts', level: 'anonymous' }],
};
const ask = (action: string): Action => ({
  kind: 'action',
  who: 0,
  action,
  target: 'file',
  node: 0,
  thing: 0,
  ability: [],
  say: '',
});
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

describe('what is noted', () => {
  it('T-ACC-09 given an open test, when the access method is changed, then it is E-STATE until the test is told', async () => {
    const evening = await called();
    const cold = { do: 'sheet', at: 0, sheet: { ...moth, method: 'cold-sim' } };
    expect(kindOf(evening, cold)).toBe('E-STATE');
    await does(evening, 1, { do: 'roll' });
    expect(kindOf(evening, cold)).toBe('E-STATE');
    const draft = { telling: 'success', choices: {}, say: '', gains: [], span: 0, next: 'done', step: null } as const;
    await does(evening, 0, tellMove(evening.table(), evening.known(0), evening.drawer, { ...draft, gains: [] }));
    expect(kindOf(evening, cold)).toBe('ok');
  });

  it('T-ACC-08 T-GAP-64 given a hit in Hot Sim, when the Game Master types 2 and "Physical", then that is all that is counted', async () => {
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
      things: [{ name: 'ledger' }],
    });
  });

  it('T-EXP-09 given a test that was no exploit, when its own test is to follow, then it is E-STATE', async () => {
    const evening = await called();
    await does(evening, 1, { do: 'roll' });
    const draft = { telling: 'success', choices: {}, say: '', gains: [], span: 0, next: 'own', step: null } as const;
    const made = tellMove(evening.table(), evening.known(0), evening.drawer, { ...draft, gains: [] });
    expect(made.ok && refusal(evening.table(), 0, made.value, evening.known(0))?.kind).toBe('E-STATE');
    expect(
      withoutMove(evening.table(), evening.known(0), evening.drawer, { outcome: 'fails', say: '', gains: [], span: 0 })
        .ok,
    ).toBe(true);
  });

  it('T-ENT-08 T-GAP-42 given a file with a Crypt Rating, when it is read, then the Game Master is asked, until it is broken or decrypted', () => {
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

  it('T-ACT-06 T-GAP-43 given a success, when the rules say what it brings, then that is noted; else nothing is, and the Game Master types it', () => {
    expect(effectsOf(ask('Read'), noted(null), null).gains).toEqual([
      { gain: 'text', node: 0, kind: 'file', id: 0, text: 'debts' },
    ]);
    expect(effectsOf(ask('Delete File'), noted(null), null).gains).toEqual([
      { gain: 'gone', node: 0, kind: 'file', id: 0 },
    ]);
    expect(effectsOf(ask('Break'), noted(null), 1).gains).toMatchObject([{ gain: 'thing', state: 'broken' }]);
    expect(effectsOf(ask('Write to File'), noted(null), 1).gains).toEqual([]);
    expect(effectsOf(ask('Analyze'), noted(null), 5)).toEqual({ gains: [], missing: [], changes: [] }); // T-ANA-15
  });
});
