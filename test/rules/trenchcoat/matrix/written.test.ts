/**
 * Edits by the player, the two ends of streams, and finding and jamming wireless nodes (T-ACT-N14 to N16, T-ENT-07,
 * T-EW).
 */
import { describe, expect, it } from 'vitest';
import type { NodeView, Request } from '../../../../src/rules/trenchcoat/game/table.ts';
import { effectsOf, type MatrixScene } from '../../../../src/rules/trenchcoat/matrix/effects.ts';
import { emptyNode, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { checkAction, propose } from '../../../../src/rules/trenchcoat/matrix/propose.ts';
import { totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

type Action = Extract<Request, { kind: 'action' }>;

const node: Node = {
  ...emptyNode('Tower'),
  ratings: { processor: 12, system: 7, firewall: 8, uplink: 12, signal: 6 },
  logs: 'Moth came at nine',
  accounts: 'guard',
  subscriptions: 'weather',
  streams: [
    { name: 'feed', from: 'Tower', to: 'Depot', crypt: null, text: '' },
    { name: 'hum', from: '', to: '', crypt: null, text: '' },
  ],
};
const view = (more: Partial<NodeView> = {}): NodeView => ({
  ...{ name: 'Tower', aid: true, level: 'admin', down: false, alert: false, learned: [], things: [] },
  ...more,
});
const ask = (action: string, more: Partial<Action> = {}): Action => ({
  ...{ kind: 'action', who: 0, action, target: 'node', node: 0, thing: null, ability: [], say: '' },
  ...more,
});
const scene = (seen = view()): MatrixScene => ({ view: seen, node, alert: 'none', states: {} });

describe('the player’s edit replaces the text', () => {
  it.each(['Logs', 'Accounts', 'Subscriptions'])('T-ACT-N14 T-ACT-N15 T-ACT-N16 %s', (field) => {
    const learned = { gain: 'learned', node: 0, field } as const;
    expect(effectsOf(ask(`Edit ${field}`, { say: ' Nobody came ' }), scene(), null).gains).toEqual([
      { ...learned, value: 'Nobody came' },
    ]);
    expect(effectsOf(ask(`Edit ${field}`, { say: ' ' }), scene(), null).gains).toEqual([]);
    const before = node[field.toLowerCase() as 'logs' | 'accounts' | 'subscriptions'];
    expect(effectsOf(ask(`View ${field}`), scene(), null).gains).toEqual([{ ...learned, value: before }]);
    const edited = view({ learned: [{ field, value: 'Nobody came', at: 0 }] });
    expect(effectsOf(ask(`View ${field}`), scene(edited), null).gains).toEqual([{ ...learned, value: 'Nobody came' }]);
  });
});

it('T-ENT-07 given a stream that joins two nodes, when it is analyzed, then both ends are learned, or nothing if it has none', () => {
  const analyze = (thing: number) => effectsOf(ask('Analyze', { target: 'stream', thing }), scene(), 3).gains;
  expect(analyze(0)).toEqual([{ gain: 'learned', node: 0, field: 'feed', value: 'Tower → Depot' }]);
  expect(analyze(1)).toEqual([]);
});

it('T-ACT-E11 given a file that was encrypted in play, when it is broken, then its Crypt Rating is typed, whatever it was before', () => {
  const at: Node = { ...node, files: [{ name: 'ledger', crypt: 4, text: '', level: 'anonymous' }] };
  const file = { kind: 'file', id: 0, name: 'ledger', text: null, at: 0 } as const;
  const sheet = { ...moth, numbers: { ...moth.numbers, 'programs.break': 6 } };
  const total = (state: string | null) => {
    const place = { view: view({ things: [{ ...file, state }] }), node: at, alert: 'none', exploited: false } as const;
    const call = propose(ask('Break', { target: 'file', thing: 0, ability: ['skills.processing'] }), sheet, place);
    return call.ok && totalOf(call.value.terms).ok;
  };
  expect([total(null), total('encrypted')]).toEqual([true, false]);
});

describe('electronic warfare', () => {
  const scanner = (scan: number | null, signal: number | null) => {
    const { 'programs.scan': _, ...numbers } = moth.numbers;
    const { signal: __, ...ratings } = moth.device?.ratings ?? {};
    return {
      ...moth,
      numbers: { ...numbers, ...(scan !== null && { 'programs.scan': scan }) },
      device: {
        name: 'Deck',
        class: 'cyberdeck',
        ratings: { ...ratings, ...(signal !== null && { signal }) },
      } as const,
    };
  };
  const outside = view({ aid: false, level: null, name: '' });
  const proposed = (action: string, at = node) =>
    propose(ask(action, { ability: ['skills.processing'] }), scanner(5, 5), {
      ...{ view: outside, node: at, alert: 'none', exploited: false },
    });

  it('T-EW-04 needs no account, no address and no exploit', () => {
    for (const action of ['Find Wireless', 'Jam Wireless'])
      expect(checkAction(ask(action), scanner(5, 5), outside)).toMatchObject({ ok: true, value: { exploit: null } });
  });

  it('T-EW-01 a search needs a Signal and Scan, jamming only Scan', () => {
    const kind = (action: string, sheet: ReturnType<typeof scanner>) => {
      const legal = checkAction(ask(action), sheet, outside);
      return legal.ok ? 'ok' : legal.error.kind;
    };
    expect(['Find Wireless', 'Jam Wireless'].map((action) => kind(action, scanner(5, null)))).toEqual([
      'E-PREREQ',
      'ok',
    ]);
    expect(['Find Wireless', 'Jam Wireless'].map((action) => kind(action, scanner(null, 5)))).toEqual([
      'E-PROGRAM',
      'E-PROGRAM',
    ]);
  });

  it('T-EW-01 the difficulty is typed, with both ranges next to it; T-EW-02 jamming has none', () => {
    const search = proposed('Find Wireless');
    if (!search.ok) throw new Error(search.error.why);
    expect(totalOf(search.value.terms)).toMatchObject({ ok: false, error: { kind: 'E-BLANK' } });
    expect(search.value.reasons['Difficulty']).toEqual({ kind: 'ranges', own: 50, its: 100 });
    const jam = proposed('Jam Wireless');
    if (!jam.ok) throw new Error(jam.error.why);
    expect([jam.value.test, totalOf(jam.value.terms).ok]).toEqual([true, true]);
  });

  it('T-EW-03 a node without Signal is not a target, which only the Game Master’s phone knows', () => {
    const { signal: _, ...ratings } = node.ratings;
    for (const action of ['Find Wireless', 'Jam Wireless'])
      expect(proposed(action, { ...node, ratings })).toMatchObject({ ok: false, error: { why: 'notWireless' } });
  });

  it('finding gives the address and name, and a jammed node reads "jammed"', () => {
    expect(effectsOf(ask('Find Wireless'), scene(outside), 2).gains).toEqual([
      { gain: 'named', node: 0, name: 'Tower' },
      { gain: 'aid', node: 0 },
    ]);
    expect(effectsOf(ask('Jam Wireless'), scene(), 2).gains).toEqual([
      { gain: 'learned', node: 0, field: 'Condition', value: 'jammed' },
    ]);
  });
});
